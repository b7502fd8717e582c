"""The table of Pun as everybody sees it, and the cards that cross it."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.qt.hands import HandClock
from tests.qt.puntable import PunEvening
from wordgames.core.players import TABLE
from wordgames.games.pun.events import Drew, Swapped, TradeMade
from wordgames.games.pun.moves import Draw, EndRound, Lay, Offer, Post, Refuse, Stand, Swap, Wish
from wordgames.games.pun.view import Length, Phase, PunOptions
from wordgames.qt.twin import TwinController
from wordgames.session.places import Cover
from wordgames.ui.tables.pun import PunTable
from wordgames.ui.tables.pun_moving import Spots, move_cards, places_of
from wordgames.ui.tables.pun_public import PublicScreen, rows_of
from wordgames.ui.widgets.pun_flights import FLIGHT_MS, STAGGER_MS, Flights

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


def public_of(evening: PunEvening) -> PublicScreen:
    """The screen that everybody sees now."""
    shown = evening.shown
    assert isinstance(shown, PublicScreen)
    return shown


def passed_on(evening: PunEvening) -> None:
    """Whoever looks at what he drew is done."""
    evening.controller.pass_on()
    evening.settle()


@pytest.mark.parametrize("seats", range(1, 9))
def test_turns_run_clockwise_around_the_table(seats: int) -> None:
    upper, lower = rows_of(tuple(range(seats)))
    assert upper + tuple(reversed(lower)) == tuple(range(seats))
    assert len(lower) <= len(upper) <= 4


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", [QSize(1024, 600), QSize(1920, 1080), QSize(1024, 768), QSize(1600, 600)])
def test_everything_has_room_and_lies_on_the_screen(qtbot: QtBot, seats: int, size: QSize) -> None:
    evening = PunEvening(qtbot, people=seats, size=size)
    public = public_of(evening)
    things = [*public.plates.values(), public.deck, *public.centre, public.log, public.title, public.below]
    things += [public.note, public.pause]
    for one, other in combinations(things, 2):
        a, b = one.face().translated(one.pos()), other.face().translated(other.pos())
        assert not a.adjusted(1, 1, -1, -1).intersects(b.adjusted(1, 1, -1, -1)), (one, other)
    for thing in things:
        area = thing.face().translated(thing.pos()).toRect()
        assert public.rect().adjusted(-1, -1, 1, 1).contains(area), thing
    evening.close()


def test_everybody_sees_who_has_the_helper(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=3)
    public = public_of(evening)
    before = public.plates[1].grab().toImage()
    name = evening.public.seats[1].player.name
    guest = evening.store.guests.find(name)
    assert guest is not None
    evening.store.guests.prefer(guest.id, large_hand=False, helper=True)
    public.show_view(evening.controller.view)
    said = [plate.accessibleName() for _seat, plate in sorted(public.plates.items())]
    assert ["with the helper" in one for one in said] == [False, True, False]
    assert public.plates[1].grab().toImage() != before
    evening.close()


def test_it_says_who_plays_how_many_cards_each_has_and_what_is_offered(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=3)
    evening.lift()
    me = evening.view.viewer
    evening.controller.submit(me, Post((evening.own[0].card,), True, Wish(1, "E")))
    offered = evening.own[0].face
    evening.controller.submit(me, Draw())
    passed_on(evening)
    public = public_of(evening)
    name = evening.public.seats[me].player.name
    letter = "a Pun card" if offered == "?" else offered
    assert public.plates[me].accessibleName() == f"{name}, 7 cards, wants E, gives {letter}"
    other = evening.public.turn
    assert public.plates[other].accessibleName().endswith("6 cards, is playing")
    assert public.note.accessibleName() == f"{evening.public.seats[other].player.name}, is playing"
    assert public.log.shown[-1].said == f"{name} draws. {evening.public.deck} cards are left in the deck."
    assert public.deck.accessibleName() == f"{evening.public.deck} cards"
    assert [card.accessibleName() for card in public.centre] == [
        "a Pun card" if card.face == "?" else card.face for card in evening.public.centre
    ]
    evening.close()


def test_a_trade_waits_for_somebody_and_what_was_sealed_stays_sealed(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=3)
    evening.lift()
    me = evening.view.viewer
    partner = (me + 1) % 3
    evening.controller.submit(me, Offer(partner, (evening.own[0].card,), False, Wish(1, "E")))
    public = public_of(evening)
    assert "is thinking" in public.plates[partner].accessibleName()
    assert f"asks {evening.public.seats[partner].player.name}" in public.plates[me].accessibleName()
    assert public.log.shown[-1].said.endswith("1 card.")
    evening.close()


def test_the_last_lap_shows_who_still_plays(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=4, options=PunOptions(length=Length.NORMAL))
    public = public_of(evening)
    assert public.title.text == "Round 1 of 3"
    assert not public.bell.isVisible()
    evening.lift()
    ender = evening.view.viewer
    evening.controller.submit(ender, EndRound())
    assert public.title.text == "Last lap"
    assert public.bell.isVisible()
    names = [seat.player.name for seat in evening.public.seats]
    order = [names[(ender + step) % 4] for step in (1, 2, 3)]
    assert public.order.accessibleName() == "Still to play: " + ", ".join(order)
    evening.lift()
    evening.controller.submit(evening.public.turn, Stand())
    assert public.order.accessibleName() == "Still to play: " + ", ".join(order[1:])
    evening.close()


def test_a_table_in_the_count_says_so(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    evening.lift()
    evening.controller.submit(evening.public.turn, EndRound())
    evening.lift()
    evening.controller.submit(evening.public.turn, Stand())
    evening.settle()
    assert evening.public.phase is Phase.COUNTING
    # Who played last has the screen still: he confirms his words without a hand-over.
    evening.controller.submit(evening.view.viewer, Lay(()))
    assert public_of(evening).title.text == "The count"
    assert public_of(evening).note.accessibleName() == "The count, words are laid"
    evening.close()


def test_a_tap_or_space_takes_computers_on_at_once(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2, computers=6)
    for _turn in range(3):
        if evening.public.turn > 1 and evening.public.trade is None:
            break
        trade = evening.public.trade
        if trade is not None and trade.waits_for < 2:
            evening.controller.submit(trade.waits_for, Refuse())
        else:
            evening.controller.lift(evening.controller.scene.turn)
            evening.controller.submit(evening.public.turn, Draw())
            evening.controller.pass_on()
    evening.settle()
    public, revision = public_of(evening), evening.controller.session.revision
    assert evening.public.trade is None
    QTest.mouseClick(public, LEFT, PLAIN, QPoint(4, 4))
    assert evening.controller.session.revision == revision + 1
    evening.close()


def test_space_ends_the_look_at_who_drew_what(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2, skip_draw=False)
    public = public_of(evening)
    assert public.drawn.isVisible()
    QTest.keyClick(public, Qt.Key.Key_Space)
    assert not public.drawn.isVisible()
    assert evening.controller.scene.passed_to is not None
    evening.close()


def test_a_second_screen_shows_it_in_step_and_has_nothing_to_press(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2, computers=1, skip_draw=False)
    twin = TwinController(evening.controller)
    tv = PunTable(twin, clock=evening.hand, reduce_motion=True)  # type: ignore[arg-type]
    qtbot.addWidget(tv)
    tv.resize(1024, 600)
    tv.show()
    shown = tv.shown
    assert isinstance(shown, PublicScreen)
    assert shown.drawn.isVisible()
    assert not shown.pause.isVisible()
    evening.controller.hurry()
    assert not shown.drawn.isVisible()
    while evening.public.turn == 2 or evening.public.trade is not None:
        trade = evening.public.trade
        if trade is not None and trade.waits_for != 2:
            evening.controller.submit(trade.waits_for, Refuse())
        evening.settle()
        evening.controller.hurry()
    evening.controller.hurry()
    evening.lift()
    assert tv.shown is shown, "a hand that is looked at on the laptop is never on the TV"
    revision = evening.controller.session.revision
    QTest.mouseClick(shown, LEFT, PLAIN, QPoint(4, 4))
    assert evening.controller.session.revision == revision
    evening.controller.submit(evening.view.viewer, Draw())
    assert "draws" in shown.log.accessibleName()
    tv.close()
    evening.close()


# ---- cards that cross


class Sky:
    """A layer for flights over a bare widget, with a clock that is moved by hand."""

    def __init__(self, qtbot: QtBot) -> None:
        self.clock = HandClock()
        self.ground = QWidget()
        self.ground.resize(800, 450)
        qtbot.addWidget(self.ground)
        self.flights = Flights(self.ground, self.clock)
        self.ground.show()
        self.landed = 0
        self.flights.landed.connect(self._land)

    def _land(self) -> None:
        self.landed += 1


def test_cards_cross_one_after_the_other_and_land(qtbot: QtBot) -> None:
    sky = Sky(qtbot)
    sky.flights.fly("AB", 3, QPointF(100, 100), QPointF(700, 300), 6)
    assert sky.flights.flying
    sky.clock.ms += FLIGHT_MS // 2
    sky.flights.advance()
    picture = sky.flights.grab().toImage()
    assert any(picture.pixelColor(x, y).alpha() for x in range(100, 700, 10) for y in range(50, 400, 10)), (
        "something is seen on its way"
    )
    sky.clock.ms += FLIGHT_MS // 2
    sky.flights.advance()
    assert sky.flights.flying, "the others began later"
    sky.clock.ms += 2 * STAGGER_MS
    sky.flights.advance()
    assert not sky.flights.flying
    assert not sky.flights.isVisible()
    assert sky.landed == 1


def test_what_comes_and_what_goes_take_different_ways(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    view = evening.public
    ways: list[tuple[str, int, float, float]] = []

    class Watched(Flights):
        def fly(self, faces: str, count: int, start: QPointF, end: QPointF, width: float) -> None:
            ways.append((faces, count, start.x(), end.x()))

    spots = Spots(lambda seat: QPointF(seat, 0), lambda at: QPointF(10 + at, 0), lambda: QPointF(99, 0), 8)
    watched = Watched(evening.window)
    trade = TradeMade(
        seat=0, partner=1, given=2, got=1, given_letters=None, got_letters="E", standing=None, why=None
    )
    centre = [card.face for card in view.centre]
    swap = Swapped(seat=1, gave="Q", took=centre[2], why=None)
    move_cards(watched, spots, view, (trade, swap, Drew(seat=0, left=3, why=None)))
    slot = 10 + places_of(view, centre[2])[0]
    assert ways == [
        ("", 2, 0, 1),
        ("E", 1, 1, 0),
        (centre[2], 1, slot, 1),
        ("Q", 1, 1, slot),
        ("", 1, 99, 0),
    ]
    evening.close()


def test_with_motion_a_swap_crosses_and_a_tap_has_it_arrive(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2, computers=1, reduce_motion=False)
    while evening.public.turn == 2 or evening.public.trade is not None:
        trade = evening.public.trade
        if trade is not None and trade.waits_for != 2:
            evening.controller.submit(trade.waits_for, Refuse())
        evening.settle()
        evening.controller.hurry()
    evening.controller.hurry()
    evening.lift()
    me, turn = evening.view.viewer, evening.shown
    swap = Swap((evening.own[0].card,), (evening.view.centre[1].card,))
    evening.controller.submit(me, swap)
    assert turn.flights.flying
    assert turn.centre[1].grab().toImage() != turn.centre[0].grab().toImage()
    on_its_way = turn.centre[1].grab().toImage()
    QTest.mouseClick(turn, LEFT, PLAIN, QPoint(4, turn.height() - 4))
    assert not turn.flights.flying
    assert turn.centre[1].grab().toImage() != on_its_way, "it lies there when it has arrived"
    evening.controller.pass_on()
    evening.close()


def test_with_reduced_motion_nothing_crosses(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    evening.lift()
    turn = evening.shown
    evening.controller.submit(evening.view.viewer, Draw())
    assert not turn.flights.flying
    evening.table.set_reduce_motion(False)
    assert not turn.reduce_motion
    evening.close()


def test_everybody_is_the_table(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    assert evening.view.viewer == TABLE
    assert all(seat.hand is None for seat in evening.view.seats)
    evening.close()


def test_what_only_follows_stands_in_the_log_and_on_no_slip(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    evening.lift()
    me, own = evening.view.viewer, evening.own
    evening.controller.submit(me, Post((own[0].card,), True, Wish(1)))
    evening.controller.submit(me, Swap((own[0].card,), (evening.view.centre[0].card,)))
    passed_on(evening)
    log = public_of(evening).log
    assert log.shown[-1].said.endswith("has lapsed.")
    assert log.shown[-1].minor
    swap = next(entry for entry in reversed(log.shown) if not entry.minor)
    assert " swaps " in swap.said
    assert log.look()[0][-1] == swap
    evening.close()


def test_what_a_computer_does_crosses_the_table_and_a_tap_skips_it_first(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2, computers=6, reduce_motion=False)
    flew = False
    for _step in range(80):
        trade = evening.public.trade
        waits = trade.waits_for if trade is not None else evening.public.turn
        if waits < 2:
            if evening.controller.scene.cover is not Cover.CURTAIN:
                evening.controller.hurry()
            evening.controller.lift(evening.controller.scene.turn)
            evening.controller.submit(waits, Refuse() if trade is not None else Draw())
            evening.controller.pass_on()
            continue
        evening.settle()
        public = public_of(evening)
        QTest.keyClick(public, Qt.Key.Key_Space)
        if public.flights.flying:
            flew = True
            revision = evening.controller.session.revision
            QTest.mouseClick(public, LEFT, PLAIN, QPoint(4, 4))
            assert not public.flights.flying
            assert evening.controller.session.revision == revision, "one tap, one thing"
        if flew and evening.public.turn_number > 6:
            break
    assert flew
    QTest.keyClick(evening.shown, Qt.Key.Key_A)
    evening.close()


def test_a_place_in_the_centre_is_filled_once(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    view = evening.public
    faces = [card.face for card in view.centre]
    assert sorted(places_of(view, "".join(faces))) == [0, 1, 2]
    assert places_of(view, faces[0] * 4 + "\ue000").count(0) == 1
    evening.close()
