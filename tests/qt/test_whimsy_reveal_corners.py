"""Word Whimsy's reveal, scores and end in their corners: every look, the focus, what is pressed at the wrong time."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.qt import whimsy_show as game
from tests.qt.test_whimsy_reveal import GLIDE_MS, READ_MS, ranking, reading
from tests.qt.test_whimsy_scores import ALL_MS, awarded, finished, judged, scores
from tests.qt.whimsy_show import Show
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.whimsy.drafts import RankDraft
from wordgames.games.whimsy.moves import Next, Why
from wordgames.games.whimsy.view import Phase, VariantChoice
from wordgames.qt.twin import TwinController
from wordgames.ui.painting.podium import paint_sounds
from wordgames.ui.painting.signatures import paint_pen, paint_signature
from wordgames.ui.tables import whimsy_reveal_texts as words
from wordgames.ui.tables.whimsy_end import EndScreen, stands
from wordgames.ui.tables.whimsy_podium_draft import KEY, keep_podium, kept_podium
from wordgames.ui.tables.whimsy_reveal import RevealScreen
from wordgames.ui.tables.whimsy_scores import ScoresScreen
from wordgames.ui.tables.whimsy_stage import StageLayout
from wordgames.ui.tables.whimsy_verdict import VerdictScreen
from wordgames.ui.theme import THEMES, load_theme
from wordgames.ui.widgets.phrase_cards import PhraseCards
from wordgames.ui.widgets.speech import LARGEST, Speech, speech_block
from wordgames.ui.widgets.stairs import Stand
from wordgames.ui.widgets.whimsy_stairs import WhimsyStairs

OTHER = QPoint(640, 300)


def differs(show: Show, change: Callable[[], object]) -> bool:
    """Whether something is seen of it."""
    before = show.screen.grab().toImage()
    change()
    return bool(show.screen.grab().toImage() != before)


def hover(widget: QWidget) -> None:
    """The pointer stands over it."""
    widget.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    widget.update()


def picture(theme: str, paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(320, 240, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    p.scale(8, 8)
    p.translate(4, 12)
    paint(p)
    p.end()
    return image


# ---- every look


@pytest.mark.parametrize("name", THEMES)
def test_pen_flourish_and_notes_are_painted_in_every_look(name: str, qapp: object) -> None:
    theme = load_theme(name)
    nothing = picture(name, lambda p: None)
    pen = picture(name, lambda p: paint_pen(p, theme, 0, 0))
    notes = picture(name, lambda p: paint_sounds(p, theme, 8, 0))
    assert len({image.cacheKey() for image in (nothing, pen, notes)}) == 3
    assert pen not in (nothing, notes)
    assert notes != nothing
    steps = [
        picture(name, lambda p, at=at: paint_signature(p, theme, "Ana", 0, 4, 9, 0, written=at))  # type: ignore[misc]
        for at in (0.5, 0.85, 0.95, 1.0)
    ]
    assert all(one != two for one, two in pairwise(steps)), "the flourish grows, too"


@pytest.mark.parametrize("name", ["day", "contrast"])
def test_all_that_can_have_the_focus_shows_it(qtbot: QtBot, name: str) -> None:
    session = game.begin(4)
    game.answer(session)
    show = Show(qtbot, session, RevealScreen, theme=name)
    things = show.screen.things
    show.screen.main.setFocus()
    assert differs(show, things.pile.setFocus)
    show.click(show.screen.main)
    show.pass_ms(READ_MS)
    assert differs(show, things.envelopes[0].setFocus)
    assert differs(show, things.steps[1].setFocus)
    assert things.envelopes[0].picked
    rows = scores(qtbot)
    rows.pass_ms(ALL_MS)
    assert differs(rows, rows.screen.rows[1].setFocus)
    assert differs(rows, lambda: hover(rows.screen.rows[0]))
    end = Show(qtbot, finished(3), EndScreen, theme=name)
    assert differs(end, end.screen.tickets[0].setFocus)
    assert differs(end, lambda: hover(end.screen.tickets[1]))


def test_cards_that_the_table_wrote_bear_a_pencil(qtbot: QtBot) -> None:
    cards = PhraseCards(top=4, height=19)
    qtbot.addWidget(cards)
    cards.resize(1280, 720)
    pictures = []
    for own in (False, True):
        cards.show_phrase(["soggy", "séance"], [False, own])
        cards.show_words(2, sealed=True)
        pictures.append(cards.grab().toImage())
        assert cards.size_u > 5
    assert pictures[0] != pictures[1]
    cards.show_phrase(["house-trained", "tax inspector", "hot-water bottle", "melancholy"])
    cards.show_words(4, sealed=True)
    assert cards.strip is None, "two rows leave no room for the strip"
    assert not cards.grab().isNull()


def test_computers_on_the_stairs_have_a_cog(qtbot: QtBot) -> None:
    stairs = WhimsyStairs()
    qtbot.addWidget(stairs)
    stairs.resize(500, 350)
    empty = stairs.grab().toImage()
    pictures = [empty]
    for kind in (Kind.PERSON, Kind.COMPUTER):
        stairs.show_stands((Stand(0, Player(name="Otto", kind=kind), 1, 12),))
        pictures.append(stairs.grab().toImage())
    assert len({bytes(image.constBits()) for image in pictures}) == 3
    assert stairs.accessibleName() == "1st: Otto, 12 points"


def test_what_is_said_shrinks_to_its_bubble(qtbot: QtBot) -> None:
    assert speech_block("Ha!", 40, 8).size == LARGEST
    long = speech_block("A whole story, with the left half of a pantomime horse that nobody ordered.", 30, 8)
    assert long.size < LARGEST
    bubble = Speech()
    qtbot.addWidget(bubble)
    bubble.set_text("Short, and goose says it all.")
    assert bubble.accessibleName() == "Short, and goose says it all."
    bubble.set_text("")
    assert not bubble.isVisible()
    assert not bubble.grab().isNull()


@pytest.mark.parametrize("count", range(1, 7))
def test_nothing_on_the_stage_covers_another_thing(count: int) -> None:
    layout = StageLayout(count)
    steps = [layout.step(place) for place in range(count)]
    assert all(a.x >= b.right - 0.01 or b.x >= a.right - 0.01 for a in steps for b in steps if a is not b)
    for closed in range(count + 1):
        boxes = list(layout.loose(count - closed, closed))
        boxes += [layout.pile(closed)] if closed else []
        for a in boxes:
            assert a.x >= 0
            assert a.right <= 160
            assert a.y > 36
            assert a.right <= layout.left or a.x >= 160 - layout.left
            for b in boxes:
                assert (
                    a is b
                    or a.y + a.h <= b.y + 0.01
                    or b.y + b.h <= a.y + 0.01
                    or a.right <= b.x
                    or b.right <= a.x
                )
    for place in range(count):
        spot = layout.standing(place)
        assert layout.place_at(spot.x + spot.w / 2, spot.y + spot.h / 2) == place
        assert not layout.is_beside(spot.x + spot.w / 2, spot.y + spot.h / 2)


# ---- at the wrong time


@pytest.mark.parametrize("kind", [RevealScreen, VerdictScreen, ScoresScreen, EndScreen])
def test_a_screen_that_has_been_shown_nothing_yet_does_nothing(qtbot: QtBot, kind: type) -> None:
    controller = Show(qtbot, awarded(), ScoresScreen).controller
    screen = kind(controller, load_theme())
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    for name in ("advance", "tap", "go_on", "open_book", "open_next", "give", "undo"):
        getattr(screen, name, lambda: None)()
    controller.presentation.publish("whimsy.reveal", None)
    assert not screen.grab().isNull()
    assert controller.session.view(TABLE).phase is Phase.AWARDED


def test_while_a_phrase_is_read_presses_only_bring_its_rest(qtbot: QtBot) -> None:
    for press in ("envelope", "pile", "place", "key"):
        show = reading(qtbot, 5, counts=(3,))
        screen = show.screen
        show.click(screen.main)
        show.pass_ms(READ_MS)
        show.click(screen.main)
        show.pass_ms(600)
        assert len(screen.cards.shown_words) < 3
        if press == "envelope":
            show.click(screen.things.envelopes[0])
        elif press == "pile":
            show.click(screen.things.pile)
        elif press == "place":
            show.click(screen.things.steps[0])
        else:
            screen.things.envelopes[0].setFocus()
            show.key(Qt.Key.Key_R)
            show.key(Qt.Key.Key_1)
        assert screen.picked == 1
        assert screen.podium.loose == (0, 1, 2, 3)
        assert screen.things.pile.count == 2
        if press != "key":
            assert len(screen.cards.shown_words) == 3


def test_what_is_dragged_meanwhile_does_not_interrupt_the_reading(qtbot: QtBot) -> None:
    show = reading(qtbot, 5, counts=(3,))
    screen = show.screen
    show.click(screen.main)
    show.pass_ms(READ_MS)
    show.click(screen.main)
    show.pass_ms(600)
    show.drag(screen.things.envelopes[0], show.middle(screen.things.steps[1]), release=False)
    show.pass_ms(200)
    assert screen.things.dragged is screen.things.envelopes[0]
    QTest.mouseRelease(screen.things.envelopes[0], game.LEFT)
    show.pass_ms(GLIDE_MS)
    assert screen.podium.place_of(0) == 1
    assert screen.picked == 1
    assert not screen.reading.hurried


def test_nothing_of_the_podium_moves_while_the_game_is_paused(qtbot: QtBot) -> None:
    show = ranking(qtbot, 4)
    screen = show.screen
    show.click(screen.things.envelopes[0])
    show.controller.pause()
    for call in (
        lambda: screen.press_envelope(1),
        lambda: screen.put(1, 1),
        lambda: screen.take_off(0),
        screen.undo,
        screen.give,
        screen.go_on,
    ):
        call()
    assert screen.podium.places == (0, None, None)
    show.controller.resume()
    screen.give()
    assert show.view.phase is Phase.RANKING, "without a whole order nothing is given"


def test_a_click_on_an_envelope_that_is_reread_keeps_its_place(qtbot: QtBot) -> None:
    show = ranking(qtbot, 4)
    screen = show.screen
    show.click(screen.things.envelopes[2])
    show.pass_ms(GLIDE_MS)
    show.click(screen.things.envelopes[2])
    assert screen.podium.places == (2, None, None)
    show.key(Qt.Key.Key_Escape)
    QTest.mouseClick(screen, Qt.MouseButton.RightButton, pos=OTHER)
    QTest.mouseClick(screen.things.envelopes[1], Qt.MouseButton.RightButton)
    assert screen.podium.places == (2, None, None)


def test_scores_that_are_paused_or_not_yet_signed_stay(qtbot: QtBot) -> None:
    show = scores(qtbot)
    screen = show.screen
    show.controller.pause()
    screen.go_on()
    screen.tap()
    screen.open_book()
    assert not screen.finished()
    assert not screen.book.isVisible()
    show.controller.resume()
    screen.open_book()
    assert screen.finished()
    assert screen.book.isVisible()
    screen.book.close_it()
    assert screen.signing.hurried
    QTest.mouseClick(screen, Qt.MouseButton.RightButton, pos=OTHER)
    show.key(Qt.Key.Key_Escape)
    screen.hide()
    show.pass_ms(100)
    assert show.session.view(TABLE).phase is Phase.AWARDED


def test_a_verdict_that_is_paused_waits(qtbot: QtBot) -> None:
    show = judged(qtbot, why=Why.SHORT)
    show.controller.pause()
    show.click(show.screen.main)
    show.pass_ms(20_000)
    assert not any(row.slot for row in show.screen.things.places.items)
    show.controller.resume()
    show.key(Qt.Key.Key_Space)
    assert all(row.slot is not None for row in show.screen.things.places.items)
    show.key(Qt.Key.Key_Escape)


def test_a_verdict_is_not_shown_twice(qtbot: QtBot) -> None:
    """A table that is laid anew, as in another language, goes on with the scores."""
    show = judged(qtbot)
    show.click(show.screen.main)
    show.click(show.screen.main)
    again = Show(qtbot, show.session, VerdictScreen, controller=show.controller, hand=show.hand)
    assert not again.screen.has_something(show.session.view(TABLE))
    game.make(show.session, TABLE, Next())
    game.answer(show.session)
    game.read_all(show.session)
    game.award(show.session)
    assert not again.screen.has_something(show.session.view(TABLE)), "now a person has refereed"


def test_a_second_screen_takes_nothing_of_an_earlier_round(qtbot: QtBot) -> None:
    show = reading(qtbot, 4)
    show.controller.presentation.publish("whimsy.reveal", (7, None, (0, 1, 2), ()))
    show.controller.presentation.publish("whimsy.scores", (7, 0, True, "", None))
    show.controller.presentation.publish("other", 3)
    twin = Show(qtbot, show.session, RevealScreen, controller=TwinController(show.controller), hand=show.hand)
    assert twin.screen.podium.loose == (0, 1, 2)
    session = awarded()
    front = Show(qtbot, session, ScoresScreen)
    front.controller.presentation.publish("whimsy.scores", (7, 0, True, "", None))
    back = Show(qtbot, session, ScoresScreen, controller=TwinController(front.controller), hand=front.hand)
    assert not back.screen.finished()


def test_a_podium_is_kept_beside_what_else_its_owner_keeps() -> None:
    session = game.begin(4)
    session.keep_draft(2, {"order": [3, 1, 2]})
    podium = RankDraft(1, (1, None), (1,))
    keep_podium(session, 2, podium)
    assert session.draft(2)["order"] == [3, 1, 2], "the order of his hand goes on from round to round"
    assert kept_podium(session, 2, 1) == podium
    assert kept_podium(session, 2, 2) == RankDraft(), "of another round it is none any more"
    session.keep_draft(2, {KEY: {"places": "damaged"}})
    assert kept_podium(session, 2, 1) == RankDraft()
    session.keep_draft(2, [1, 2])
    assert kept_podium(session, 2, 1) == RankDraft()
    keep_podium(session, 2, podium)
    assert kept_podium(session, 2, 1) == podium


# ---- what is said


def test_lines_for_odd_ends_and_leaders() -> None:
    session = awarded(4)
    view = session.view(TABLE)
    nobody = replace(view, seats=tuple(replace(one, present=False) for one in view.seats))
    assert words.leader_line(nobody) == ""
    assert words.referee_line(nobody, view.shown[-1]) == ""
    assert words.next_referee(nobody) is None
    assert words.winners_title(view) == "The game is over"
    assert words.end_lines(view) == ("1 round, 3 phrases", "")
    assert stands(view) == ()
    level = replace(view, seats=tuple(replace(one, total=3) for one in view.seats))
    assert words.leader_line(level) == "Ana, Ben, Chloe and David lead together."
    alone = replace(view, seats=tuple(replace(one, present=seat == 1) for seat, one in enumerate(view.seats)))
    assert words.leader_line(alone).startswith("Ben leads by")
    over = finished(3).view(TABLE)
    assert over.result is not None
    early = replace(over, result=replace(over.result, reason="too_few_seats"))
    assert words.end_lines(early) == (
        "The game ends as it stands: too few players are left.",
        "3 rounds, 6 phrases",
    )
    assert words.why_line(view, view.shown[-1]) == ""


def test_an_end_that_came_early_says_so(qtbot: QtBot) -> None:
    over = finished(3)
    view = over.view(TABLE)
    assert view.result is not None
    show = Show(qtbot, over, EndScreen)
    show.screen.show_view(replace(view, result=replace(view.result, reason="too_few_seats")))
    assert show.screen.also.text == "3 rounds, 6 phrases"
    show.screen.show_view(replace(view, shown=()))
    assert show.screen.tickets == ()
    assert show.screen.caption.text == ""
    show.key(Qt.Key.Key_Escape)


def test_where_everybody_ranks_the_table_waits_for_them(qtbot: QtBot) -> None:
    session = game.begin(4, variant=VariantChoice.EVERYBODY_RANKS)
    game.answer(session)
    show = Show(qtbot, session, RevealScreen)
    assert show.screen.also.text == "Nobody knows whose it is."
    show.click(show.screen.main)
    show.pass_ms(READ_MS)
    assert show.screen.also.text == "then everybody ranks."
    game.read_rest(session)
    show.screen.show_view(session.view(TABLE))
    assert show.screen.main.label == "Pass it on"
    assert show.screen.main.sub == "Ben begins"
    assert not show.screen.may_place()
    show.pass_ms(READ_MS)
    twin = Show(qtbot, session, RevealScreen, controller=TwinController(show.controller), hand=show.hand)
    assert not twin.screen.main.isVisible()
    assert twin.screen.what.text == "Everybody ranks"
