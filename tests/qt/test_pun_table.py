"""The table of Pun shows the screen that belongs to where the game stands and to whose view it is."""

from __future__ import annotations

import math

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.qt.puntable import PunEvening
from wordgames.games.pun.moves import (
    PUN_CARD,
    Answer,
    Draw,
    EndRound,
    Lay,
    Offer,
    Refuse,
    Row,
    Speak,
    Stand,
    Wish,
)
from wordgames.games.pun.view import Phase
from wordgames.qt.keys import LEFT, RIGHT
from wordgames.session.places import Cover
from wordgames.ui.painting.curtain import RADIUS
from wordgames.ui.painting.type_frame import TypeFrame
from wordgames.ui.tables.pun_confirm import ConfirmScreen
from wordgames.ui.tables.pun_count import CountScreen
from wordgames.ui.tables.pun_end import EndScreen
from wordgames.ui.tables.pun_public import PublicScreen
from wordgames.ui.tables.pun_trade import Kind, Plan, TradeScreen
from wordgames.ui.tables.pun_turn import TurnScreen
from wordgames.ui.theme import THEMES, load_theme


def test_each_moment_of_a_round_has_its_screen(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    first = evening.public.turn
    other = 1 - first
    assert type(evening.shown) is PublicScreen  # under the curtain
    assert evening.controller.scene.cover is Cover.CURTAIN
    evening.lift()
    assert type(evening.shown) is TurnScreen
    hand = evening.view.seats[first].hand
    assert hand is not None
    evening.controller.submit(first, Offer(other, (hand[0].card,), True, Wish(1)))
    assert type(evening.shown) is PublicScreen
    evening.lift()
    assert type(evening.shown) is TradeScreen
    hand = evening.view.seats[other].hand
    assert hand is not None
    evening.controller.submit(other, Answer((hand[0].card, hand[1].card)))
    evening.lift()
    assert evening.view.viewer == first
    assert type(evening.shown) is TradeScreen  # a counter-offer
    evening.close()


def test_who_puts_a_trade_together_is_on_the_trade_screen_until_he_leaves_it(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    evening.lift()
    turn = evening.shown
    turn.trade_wanted.emit(Plan(Kind.POST))
    trade = evening.shown
    assert isinstance(trade, TradeScreen)
    assert trade.plan == Plan(Kind.POST)
    trade.left.emit()
    assert evening.shown is turn
    turn.trade_wanted.emit(Plan(Kind.OFFER, 1 - evening.view.turn))
    evening.controller.submit(evening.view.turn, Draw())
    assert evening.shown is turn  # he sees what he drew
    evening.controller.pass_on()
    evening.lift()
    assert evening.shown is turn  # the next person's own turn, without the plan of the one before
    evening.close()


def test_from_the_count_to_the_end(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=1, computers=1)
    for _move in range(9):
        if evening.public.trade is not None:
            evening.controller.submit(0, Refuse())
        elif evening.public.phase is Phase.TURN and evening.public.turn == 0:
            evening.controller.submit(0, Stand() if evening.public.ender is not None else EndRound())
        evening.pass_ms(5_000)
    assert type(evening.shown) is ConfirmScreen
    evening.controller.submit(0, Lay(()))
    evening.pass_ms(5_000)
    assert type(evening.shown) is CountScreen
    evening.close()


def test_what_a_person_laid_is_laid_for_him_where_his_hand_is_as_he_last_saw_it(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    for _turn in range(2):
        evening.lift()
        seat = evening.view.viewer
        draft = evening.table.drafts.look(seat)
        hand = evening.view.seats[seat].hand
        assert hand is not None
        rows = (Row((hand[0].card,), "A" if hand[0].face == PUN_CARD else hand[0].face),)
        evening.table.drafts.keep(seat, type(draft)(draft.order, rows))
        evening.controller.submit(seat, Stand() if evening.view.ender is not None else EndRound())
    assert evening.controller.scene.cover is Cover.NONE, "nobody is handed the screen"
    evening.settle()
    evening.pass_ms(200)
    assert evening.public.phase is Phase.JUDGING
    assert all(len(one.words) == 1 for one in evening.public.shown[-1].hands)
    assert type(evening.shown) is CountScreen
    assert evening.controller.scene.cover is Cover.NONE
    evening.close()


def test_the_end_comes_when_the_rulings_are_closed(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    evening.controller.leave(0)
    evening.settle()
    assert type(evening.shown) is EndScreen
    evening.close()


def said(evening: PunEvening, seat: int) -> tuple[str, str]:
    """What stands on somebody's curtain."""
    to = evening.table.hand_over(seat)
    assert to.name == evening.public.seats[seat].player.name
    return to.task, to.occasion


def test_a_curtain_says_what_will_be_done_and_nothing_that_is_anybodys_own(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=3)
    first = evening.public.turn
    second, third = (first + 1) % 3, (first + 2) % 3
    names = [seat.player.name for seat in evening.public.seats]
    assert said(evening, first) == ("Your turn: trade, swap, draw", "Round 1")
    assert evening.table.hand_over(first).then == ((second, names[second]), (third, names[third]))
    evening.lift()
    card = evening.own[0].card
    evening.controller.submit(first, Offer(second, (card,), False, Wish(1, "E")))
    assert said(evening, second)[0] == f"{names[first]} asks you for a trade"
    assert evening.table.hand_over(second).then == ()
    evening.lift()
    evening.controller.submit(second, Answer((evening.own[0].card, evening.own[1].card)))
    assert said(evening, first)[0] == f"{names[second]} would give something else"
    evening.lift()
    evening.controller.submit(first, Refuse())
    evening.controller.submit(first, Speak(third, (card,), Wish(1)))
    assert said(evening, third)[0] == f"Enter what you agreed with {names[first]}"
    evening.lift()
    evening.controller.submit(third, Refuse())
    evening.lift()
    evening.controller.submit(first, EndRound())
    assert said(evening, second) == ("Your last turn: trade, swap, draw", "Last lap")
    assert evening.table.hand_over(second).then == ((third, names[third]),)
    for seat in (second, third):
        evening.lift()
        evening.controller.submit(seat, Stand())
    evening.controller.submit(third, Lay(()))
    assert said(evening, first) == ("Confirm the words that you lay", "The count")
    evening.close()


def test_a_shared_keyboard_changes_nothing_and_a_larger_window_brings_the_shown_screen_along(
    qtbot: QtBot,
) -> None:
    evening = PunEvening(qtbot, people=2)
    evening.table.set_clusters((LEFT, RIGHT))
    evening.lift()
    evening.click(evening.shown.log)
    evening.window.resize(1280, 720)
    evening.table.setGeometry(evening.window.rect())
    evening.settle()
    assert evening.shown.size() == evening.table.size()
    assert evening.shown.log_sheet.size() == evening.table.size()
    evening.close()


@pytest.mark.parametrize("name", THEMES)
def test_the_ring_on_its_curtain_is_type_that_lights_up_letter_by_letter(qapp: object, name: str) -> None:
    theme, frame = load_theme(name), TypeFrame()
    assert frame.steps == 26

    def painted(lit: bool) -> QImage:
        image = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        p = QPainter(image)
        p.translate(200, 200)
        p.scale(10, 10)
        frame.paint(p, theme, lit)
        p.end()
        return image

    dark, lit = painted(False), painted(True)
    for at in range(frame.steps):
        angle = math.tau * at / frame.steps - math.pi / 2
        # Beside its letter, near the edge of a sort.
        x, y = (round(200 + 10 * (RADIUS + 1.0) * way) for way in (math.cos(angle), math.sin(angle)))
        assert lit.pixelColor(x, y).lightness() > dark.pixelColor(x, y).lightness() + 60
