"""Word Whimsy's table with people who go, are away for a round, have odd names, or speak a longer language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tests.qt.test_fit import Longer, check
from tests.qt.test_fit import sizes as sizes
from tests.qt.whimsy_evening import NAMES, WhimsyEvening
from wordgames import texts
from wordgames.core.players import TABLE, Player
from wordgames.games.whimsy.moves import Open, Rank
from wordgames.games.whimsy.view import Phase, VariantChoice, WhimsyOptions
from wordgames.qt.tables import Seated, begin_game
from wordgames.session.places import Cover
from wordgames.ui.tables.whimsy_mix import MixScreen
from wordgames.ui.tables.whimsy_wait import WaitScreen


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[WhimsyEvening]:
    made = WhimsyEvening(qtbot, tmp_path)
    yield made
    made.close()


STATES = (
    "prompt",
    "aloud",
    "curtain",
    "choosing",
    "mix",
    "looking",
    "mixed",
    "reading",
    "ranking",
    "awarded",
)


def reach(evening: WhimsyEvening, state: str) -> None:
    """Bring a game of five to this state."""
    early = state in ("prompt", "aloud", "curtain", "choosing")
    evening.begin(5, closed=not early)
    if early:
        if state != "prompt":
            evening.click(evening.shown.deck)
        if state in ("curtain", "choosing"):
            evening.click(evening.shown.main)
        if state == "choosing":
            evening.hold()
            evening.fill(2)
        return
    evening.controller.resume()
    if state == "looking":
        evening.click(evening.shown.back)
        evening.click(evening.shown.names[1])
        evening.hold()
        return
    if state == "mix":
        return
    evening.mix()
    if state == "mixed":
        return
    evening.click(evening.shown.main)
    if state == "reading":
        return
    for envelope in evening.public.envelopes:
        evening.controller.submit(TABLE, Open(envelope.slot))
    if state == "awarded":
        evening.controller.submit(TABLE, Rank(evening.public.to_rank))
    evening.settle()


@pytest.mark.parametrize("who", ["who chooses", "referee"])
@pytest.mark.parametrize("state", STATES)
def test_fault_29_and_30_whoever_leaves_in_any_state_is_not_waited_for(
    evening: WhimsyEvening, state: str, who: str
) -> None:
    reach(evening, state)
    seat = 0 if who == "who chooses" else 4
    assert evening.controller.leave(seat) is None
    evening.settle()
    view = evening.public
    assert not view.seats[seat].present
    assert view.seats[view.referee].present or view.phase is Phase.AWARDED
    assert seat not in evening.controller.session.waiting_for()
    if evening.covered:
        assert evening.curtain.to.seat != seat
    assert not evening.spilt() or not evening.covered
    for _step in range(40):
        if evening.phase is Phase.READING and not isinstance(evening.shown, MixScreen):
            break
        if evening.phase in (Phase.RANKING, Phase.AWARDED):
            break
        if evening.covered:
            evening.hold()
            evening.fill(1)
            evening.click(evening.choose.main)
        elif isinstance(evening.shown, MixScreen):
            evening.mix()
        elif evening.shown is evening.table.choose:
            if not evening.choose.hand.closed and not evening.laid:
                evening.fill(1)
            evening.click(evening.choose.main)
        else:
            evening.click(evening.shown.main)
    assert evening.phase in (Phase.READING, Phase.RANKING, Phase.AWARDED)


def test_who_is_away_is_not_waited_for_and_may_come_back(evening: WhimsyEvening) -> None:
    evening.begin(4)
    evening.to_choosing()
    assert evening.curtain.to.name == "Ana"
    evening.controller.pause()
    evening.flow.show_seats()
    sheet = evening.cover
    _plate, button = sheet.rows[0]
    assert not sheet.away.isVisible()
    evening.click(button)
    assert sheet.away.isVisible()
    assert not sheet.computer.isVisible()
    evening.click(sheet.away)
    assert sheet.sentence.text == "This round does not wait for Ana."
    assert sheet.computer.isVisible()
    # A second time the rules say why not.
    evening.click(sheet.rows[0][1])
    assert not sheet.away.isVisible()
    evening.click(sheet.rows[1][1])
    assert sheet.away.isVisible()
    evening.click(sheet.guest if sheet.guest.isVisible() else sheet.close_button)
    if evening.cover is sheet:
        evening.click(sheet.close_button)
    evening.controller.resume()
    evening.settle()
    assert evening.curtain.to.name == "Ben"
    evening.all_close()
    assert evening.public.expected == 2
    mix = evening.shown
    evening.click(mix.back)
    assert [button.label for button in mix.names.values()] == ["Ana", "Ben", "Chloe"]
    evening.click(mix.names[0])
    evening.hold()
    assert evening.choose.reopen.label == "Stay out of it"
    evening.click(evening.choose.reopen)
    assert evening.shown is mix
    evening.click(mix.back)
    evening.click(mix.names[0])
    evening.hold()
    evening.fill(2)
    evening.click(evening.choose.main)
    assert evening.public.expected == 3
    assert isinstance(evening.shown, MixScreen)


ODD = ("W" * 24, "ⅷ👩🏽‍🚀🎺", "אבגדה מלך", '<b>x</b> & "y"')


@pytest.mark.parametrize("lang", ["en", "de"])
def test_fault_34_and_38_odd_names_are_shown_as_typed_on_every_screen(
    evening: WhimsyEvening, lang: str
) -> None:
    players = tuple(Player(name=name) for name in ODD)
    begun = begin_game(
        "whimsy", players, WhimsyOptions(first_referee=3, soft_glass_s=40), evening.store, 3, evening.hand
    )
    assert isinstance(begun, Seated)
    texts.use_language(lang)
    try:
        evening.flow.sit_down(begun, paused=False)
        assert not evening.window.grab().isNull()
        evening.click(evening.shown.deck)
        assert ODD[0] in evening.shown.main.accessibleName()
        assert not evening.window.grab().isNull()
        evening.click(evening.shown.main)
        evening.hold()
        evening.fill(7)
        assert ODD[3] in evening.cards.address_lines[0]
        assert not evening.window.grab().isNull()
        evening.click(evening.choose.main)
        evening.all_close()
        evening.click(evening.shown.back)
        assert [button.label for button in evening.shown.names.values()] == list(ODD[:3])
        width = evening.shown.width()
        assert all(b.x() >= 0 and b.geometry().right() <= width for b in evening.shown.names.values())
        assert not evening.window.grab().isNull()
    finally:
        texts.use_language("en")


@pytest.mark.parametrize("variant", [None, VariantChoice.MULLIGAN])
def test_fault_52_a_longer_language_is_not_cut(
    evening: WhimsyEvening, sizes: dict[str, float], monkeypatch: pytest.MonkeyPatch, variant: Any
) -> None:
    monkeypatch.setattr(texts, "_catalogue", Longer())
    evening.window.setMinimumSize(1, 1)
    evening.window.resize(1280, 720)
    options: dict[str, Any] = {"variant": variant} if variant is not None else {}
    evening.begin(5, soft_glass_s=40, **options)
    check(evening.shown, sizes)
    evening.click(evening.shown.deck)
    check(evening.shown, sizes)
    evening.click(evening.shown.main)
    evening.hold()
    check(evening.shown, sizes)
    evening.fill(7)
    check(evening.shown, sizes)
    evening.click(evening.choose.main)
    evening.all_close()
    evening.click(evening.shown.back)
    check(evening.shown, sizes)
    evening.click(next(iter(evening.shown.names.values())))
    evening.hold()
    check(evening.shown, sizes)
    evening.click(evening.choose.main)
    evening.mix()
    check(evening.shown, sizes)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1280, 1024), (2560, 1080)])
def test_fault_47_everything_lies_on_the_screen_in_every_shape(
    evening: WhimsyEvening, size: tuple[int, int]
) -> None:
    evening.window.resize(*size)
    evening.begin(7, soft_glass_s=40)
    evening.settle()
    screens = []

    def look() -> None:
        shown = evening.shown
        screens.append(type(shown).__name__)
        area = shown.rect()
        for part in (shown.main, shown.note, shown.pause, shown.plate, shown.prompt):
            if part is not None and part.isVisible():
                margin = round(part.margin * shown.u)
                inner = part.geometry().adjusted(margin, margin, -margin, -margin)
                assert area.contains(inner), (size, part)
        assert shown.childAt(shown.pause.geometry().center()) is shown.pause

    look()
    evening.click(evening.shown.deck)
    look()
    evening.click(evening.shown.main)
    evening.hold()
    evening.fill(7)
    look()
    hand = evening.cards
    for stop in hand.stops():
        area = hand.area_of(stop)
        assert hand.rect().contains(area.topLeft())
        assert hand.rect().contains(QPoint(area.right(), area.top() + area.height() // 2))
    evening.click(evening.choose.main)
    evening.all_close()
    look()
    assert screens == ["WaitScreen", "WaitScreen", "ChooseScreen", "MixScreen"]


def test_a_game_that_ends_while_the_prompt_is_read_aloud_ends(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.click(evening.shown.deck)
    assert isinstance(evening.shown, WaitScreen)
    assert evening.controller.leave(0) is None
    evening.settle()
    assert evening.phase is Phase.OVER
    assert evening.controller.scene.cover is Cover.NONE
    assert evening.shown is evening.table.end
    assert NAMES[0] not in evening.shown.prompt.text


def test_who_would_end_the_game_by_going_is_told_so(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.controller.pause()
    evening.flow.show_seats()
    sheet = evening.cover
    evening.click(sheet.rows[0][1])
    assert sheet.sentence.text == "Without Ana you are too few, and this game ends as it stands."
    evening.click(sheet.done)
    assert evening.controller.session.result() is not None


def test_an_envelope_that_is_not_waited_for_is_not_shown(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.controller.pause()
    evening.flow.show_seats()
    sheet = evening.cover
    evening.click(sheet.rows[0][1])
    evening.click(sheet.away)
    evening.click(sheet.close_button)
    evening.controller.resume()
    evening.settle()
    evening.all_close()
    assert isinstance(evening.shown, MixScreen)
    assert evening.shown.row.filled == evening.public.expected == 1
