"""One's own turn at Pun: the three choices by mouse, by dragging and by keys, standing offers, whom to ask, the log."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QImage, QRegion, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.qt.puntable import PunEvening
from wordgames.core.players import Player
from wordgames.games.pun.moves import Draw, Offer, Post, Refuse, Swap, TakeStanding, Wish
from wordgames.games.pun.view import Length, Phase, PunOptions
from wordgames.session.places import Cover
from wordgames.ui.screen import Screen
from wordgames.ui.tables.pun_public import PublicScreen
from wordgames.ui.tables.pun_trade import Kind, Plan, TradeScreen
from wordgames.ui.tables.pun_turn import TurnScreen
from wordgames.ui.tables.pun_turn_words import Choice
from wordgames.ui.widgets.pun_plate import CLOSE, FAR, NEAR, Build, PunPlate, Seen

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def two(qtbot: QtBot) -> PunEvening:
    """Two people, and the first one's own turn."""
    evening = PunEvening(qtbot, people=2)
    evening.lift()
    assert type(evening.shown) is TurnScreen
    return evening


def drag(start: QWidget, at: QPoint, to: QPoint) -> None:
    """Press, move, let go; `to` is on the whole desktop."""
    QTest.mousePress(start, LEFT, PLAIN, at)
    for part in (0.3, 0.6, 1.0):
        way = start.mapFromGlobal(to) - at
        QTest.mouseMove(start, at + QPoint(round(way.x() * part), round(way.y() * part)))
    QTest.mouseRelease(start, LEFT, PLAIN, start.mapFromGlobal(to))


# ---- the three choices


def test_a_swap_by_mouse_is_said_before_it_is_made(two: PunEvening) -> None:
    turn, me = two.shown, two.view.viewer
    centre, own = two.view.centre, two.own
    assert not turn.main.isEnabled()
    two.pick(own[2].card)
    assert turn.choice is Choice.SWAP
    assert not turn.main.isEnabled()
    assert turn.first.accessibleName() == "Pick 1 card from the centre for it."
    two.click(turn.centre[1])
    assert turn.main.label == f"Swap {own[2].face} for {centre[1].face}"
    assert turn.main.sub == "and end my turn"
    assert turn.swap.isChecked()
    two.click(turn.main)
    assert two.public.centre[1].card == own[2].card
    assert two.controller.lingering == me, "he looks at what he has got"
    assert centre[1].card in [card.card for card in two.own]
    two.close()


def test_a_card_that_is_picked_can_be_put_down_again(two: PunEvening) -> None:
    turn, own = two.shown, two.own
    two.pick(own[0].card)
    two.pick(own[0].card)
    assert turn.choice is Choice.NONE
    two.click(turn.centre[0])
    two.click(turn.centre[0])
    assert turn.choice is Choice.NONE
    two.close()


def test_two_are_swapped_for_two_and_not_for_three(two: PunEvening) -> None:
    turn, own = two.shown, two.own
    for card in own[:2]:
        two.pick(card.card)
    for place in turn.centre:
        two.click(place)
    assert not turn.main.isEnabled()
    assert turn.first.accessibleName() == "Pick 1 card of your own for it."
    two.click(turn.centre[2])
    two.click(turn.main)
    assert {card.card for card in own[:2]} < {card.card for card in two.public.centre}
    two.close()


def test_what_is_picked_stays_so_when_it_is_said_that_it_is_to_be_swapped(two: PunEvening) -> None:
    turn, own = two.shown, two.own
    two.click(turn.swap)
    assert turn.choice is Choice.SWAP
    two.click(turn.swap)
    assert turn.choice is Choice.NONE, "with nothing picked it is taken back"
    two.pick(own[1].card)
    two.click(turn.centre[2])
    two.click(turn.swap)
    assert turn.choice is Choice.SWAP
    assert turn.end_move() == Swap((own[1].card,), (two.view.centre[2].card,))
    two.close()


def test_a_card_dragged_onto_the_centre_is_to_be_swapped_for_what_lies_there(two: PunEvening) -> None:
    turn, own = two.shown, two.own
    place = turn.centre[0]
    rack = turn.rack
    drag(rack, rack.area_of(own[3].card).center(), place.mapToGlobal(place.rect().center()))
    assert place.isChecked()
    assert turn.rack.selected == (own[3].card,)
    assert turn.end_move() == Swap((own[3].card,), (two.view.centre[0].card,))
    two.close()


def test_a_card_of_the_centre_dragged_onto_the_hand_is_to_be_taken(two: PunEvening) -> None:
    turn, own = two.shown, two.own
    place = turn.centre[2]
    drag(place, place.rect().center(), two.point_of(own[1].card))
    assert place.isChecked()
    assert turn.rack.selected == (own[1].card,)
    drag(turn.centre[0], turn.centre[0].rect().center(), turn.mapToGlobal(QPoint(3, 3)))
    assert not turn.centre[0].isChecked(), "let go of anywhere else it lies where it lay"
    two.close()


@pytest.mark.parametrize("end", ["escape", "focus", "hidden", "other turn"])
def test_fault_61_a_centre_card_whose_drag_ends_anyhow_lies_where_it_lay(two: PunEvening, end: str) -> None:
    turn = two.shown
    place = turn.centre[1]
    card = place.card
    place.setFocus()
    QTest.mousePress(place, LEFT, PLAIN, place.rect().center())
    QTest.mouseMove(place, place.rect().center() + QPoint(40, 60))
    if end == "escape":
        QTest.keyClick(place, Qt.Key.Key_Escape)
    elif end == "focus":
        turn.deck.setFocus()
    elif end == "hidden":
        place.hide()
    else:
        two.controller.submit(two.view.viewer, Draw())
    QTest.mouseRelease(place, LEFT, PLAIN, place.rect().center() + QPoint(40, 60))
    assert place.card == card
    assert not place.isChecked()
    assert not place.isDown()
    two.close()


def test_drawing_shows_the_card_before_the_screen_goes_on(two: PunEvening) -> None:
    turn, me = two.shown, two.view.viewer
    two.click(turn.deck)
    assert turn.main.label == "Draw a card"
    two.click(turn.main)
    assert two.controller.scene.cover is Cover.NONE
    assert len(two.own) == 7
    assert turn.first.accessibleName().startswith("You drew ")
    assert turn.main.label == "Pass it on"
    assert not turn.deck.isEnabled()
    two.click(turn.main)
    assert two.controller.scene.cover is Cover.CURTAIN
    assert two.controller.scene.passed_to == 1 - me
    two.close()


def test_the_bell_ends_the_round_and_in_the_last_lap_one_may_stand(two: PunEvening) -> None:
    turn = two.shown
    two.click(turn.bell)
    assert turn.main.label == "End the round"
    two.click(turn.main)
    two.lift()
    assert two.view.ender == 1 - two.view.viewer
    assert turn.bell.label == "Stand"
    assert turn.lap.text == f"Last lap: {two.view.seats[two.view.ender].player.name} has rung"
    two.click(turn.bell)
    two.click(turn.main)
    assert two.public.phase is not Phase.TURN
    two.close()


def test_one_choice_takes_the_place_of_another(two: PunEvening) -> None:
    turn = two.shown
    two.click(turn.centre[0])
    two.pick(two.own[0].card)
    two.click(turn.deck)
    assert not turn.centre[0].isChecked()
    assert turn.rack.selected == ()
    two.click(turn.bell)
    assert turn.choice is Choice.END
    two.click(turn.bell)
    assert turn.choice is Choice.NONE
    two.click(turn.swap)
    assert turn.first.accessibleName() == "Pick cards of your hand, and as many in the centre."
    two.key(Qt.Key.Key_Escape, turn)
    assert turn.choice is Choice.NONE
    two.close()


def test_when_the_deck_is_out_there_is_nothing_to_draw_and_the_end_is_seen_coming(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=8)
    while evening.public.deck:
        evening.controller.lift(evening.controller.scene.turn)
        evening.controller.submit(evening.public.turn, Draw())
        evening.controller.pass_on()
    evening.lift()
    turn = evening.shown
    assert not turn.deck.isEnabled()
    assert turn.deck.accessibleName() == "Draw, the deck is empty"
    assert turn.lap.text == ""
    while evening.public.turns_to_quiet_end > 3:
        view = evening.public
        hand = evening.controller.session.view(view.turn).seats[view.turn].hand
        evening.controller.lift(evening.controller.scene.turn)
        evening.controller.submit(view.turn, Swap((hand[0].card,), (view.centre[0].card,)))
        evening.controller.pass_on()
    evening.lift()
    assert turn.lap.text == "3 more turns without a draw end the round"
    evening.close()


def test_what_the_rules_refuse_is_said_and_nothing_is_lost(two: PunEvening) -> None:
    turn, me = two.shown, two.view.viewer
    assert not two.controller.submit(me, Swap((two.own[0].card,), ()))
    assert turn.first.accessibleName() == "Swap one to 3 cards with the centre, one for one."
    two.close()


# ---- trades


def test_whom_to_ask_is_chosen_where_there_are_several(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2, computers=2)
    while evening.public.turn > 1 or evening.public.trade is not None:
        if evening.public.trade is not None and evening.public.trade.waits_for < 2:
            evening.controller.submit(evening.public.trade.waits_for, Refuse())
        evening.settle()
        evening.controller.hurry()
    evening.controller.hurry()
    evening.lift()
    turn, me = evening.shown, evening.view.viewer
    plans: list[Plan] = []
    turn.trade_wanted.disconnect()
    turn.trade_wanted.connect(plans.append)
    evening.click(turn.ask)
    assert turn.first.accessibleName() == "Choose with whom."
    plate = turn.seats.plates[2]
    evening.click(plate, QPoint(plate.width() // 2, plate.height() - round(4 * turn.u)))
    assert plans == [Plan(Kind.OFFER, 2)]
    evening.click(turn.speak)
    assert plans[-1] == Plan(Kind.SPEAK, 1 - me), "only one of the others is a person"
    evening.click(turn.post)
    assert plans[-1] == Plan(Kind.POST)
    evening.close()


def test_a_card_dragged_onto_a_nameplate_lies_in_the_tray_with_what_was_picked_before(
    two: PunEvening,
) -> None:
    turn, me = two.shown, two.view.viewer
    own = two.own
    plate = turn.seats.plates[1 - me]
    two.pick(own[4].card)
    name = QPoint(plate.width() // 2, plate.height() - round(4 * turn.u))
    drag(turn.rack, turn.rack.area_of(own[0].card).center(), plate.mapToGlobal(name))
    trade = two.shown
    assert isinstance(trade, TradeScreen)
    assert trade.plan == Plan(Kind.OFFER, 1 - me, cards=(own[4].card, own[0].card))
    assert trade.rack.selected == (own[4].card, own[0].card)
    two.click(trade.close_trade)
    assert two.shown is turn
    assert turn.rack.selected == ()
    two.pick(own[2].card)
    two.click(turn.post)
    assert trade.rack.selected == (own[2].card,)
    two.close()


def test_a_partner_who_refused_twice_is_closed_for_this_turn(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=3)
    evening.lift()
    me = evening.view.viewer
    partner = (me + 1) % 3
    for _time in range(2):
        evening.controller.submit(me, Offer(partner, (evening.own[0].card,), False, Wish(1)))
        evening.lift()
        evening.controller.submit(partner, Refuse())
        evening.lift()
    plate = evening.shown.seats.plates[partner]
    assert not plate.isEnabled()
    assert "no more offers now" in plate.accessibleName()
    assert evening.shown.seats.plates[(me + 2) % 3].isEnabled()
    evening.close()


def standing(evening: PunEvening, wants: Wish, cards: int = 1) -> None:
    """Whoever moves makes a standing offer, and the next one looks at it."""
    me = evening.view.viewer
    evening.controller.submit(me, Post(tuple(card.card for card in evening.own[:cards]), True, wants))
    evening.controller.submit(me, Draw())
    evening.controller.pass_on()
    evening.lift()


def test_a_standing_offer_for_a_letter_is_taken_with_one_press(two: PunEvening) -> None:
    owner = two.view.viewer
    letter = next(
        card.face for card in two.controller.session.view(1 - owner).seats[1 - owner].hand if card.face != "?"
    )
    standing(two, Wish(1, letter))
    turn, me = two.shown, two.view.viewer
    note = f"wants {letter}, gives "
    assert note in turn.seats.plates[owner].accessibleName()
    assert turn.tray.isVisible()
    assert turn.take.isEnabled()
    two.click(turn.take)
    assert not two.public.standing
    assert two.public.turn == me, "it is still his turn"
    assert not turn.tray.isVisible()
    assert turn.log.shown[-1].said.startswith(f"{two.view.seats[me].player.name} gave {letter}, ")
    two.close()


def test_where_any_cards_will_do_they_are_chosen_first(two: PunEvening) -> None:
    standing(two, Wish(2), cards=2)
    turn = two.shown
    plans: list[Plan] = []
    turn.trade_wanted.disconnect()
    turn.trade_wanted.connect(plans.append)
    two.click(turn.take)
    offer = two.view.standing[0]
    assert plans == [Plan(Kind.TAKE, offer.owner, offer.number)]
    two.close()


def test_ones_own_offers_are_leafed_through_and_taken_back(two: PunEvening) -> None:
    turn, me = two.shown, two.view.viewer
    for at in range(2):
        two.controller.submit(me, Post((two.own[at].card,), True, Wish(1)))
    first = turn.tray.offer
    two.click(turn.later)
    assert turn.tray.offer != first
    two.click(turn.earlier)
    assert turn.tray.offer == first
    assert turn.take.label == "Take back"
    two.click(turn.take)
    assert len(two.public.standing) == 1
    assert not turn.later.isVisible()
    two.close()


def test_an_offer_that_does_not_fit_the_hand_can_be_seen_but_not_taken(two: PunEvening) -> None:
    owner = two.view.viewer
    other = two.controller.session.view(1 - owner).seats[1 - owner].hand
    assert other is not None
    absent = next(letter for letter in "QXZJKV" if letter not in {card.face for card in other})
    standing(two, Wish(1, absent))
    turn = two.shown
    assert turn.tray.isVisible()
    assert not turn.take.isEnabled()
    offer = two.view.standing[0]
    assert two.controller.check(1 - owner, TakeStanding(offer.number, (two.own[0].card,))) is not None
    two.close()


# ---- the log, the drafts, the seats


def test_the_log_is_opened_leafed_through_and_closed(two: PunEvening) -> None:
    turn, me = two.shown, two.view.viewer
    for at in range(3):
        two.controller.submit(me, Post((two.own[at].card,), False, Wish(1)))
        for offer in two.view.standing[1:]:
            two.click(turn.take)
            assert offer
    two.click(turn.log)
    sheet = turn.log_sheet
    assert sheet is not None
    assert sheet.page.accessibleName().startswith(turn.log.shown[-1].said)
    two.key(Qt.Key.Key_Down, sheet)
    two.key(Qt.Key.Key_PageUp, sheet)
    turn.open_log()
    assert turn.log_sheet is sheet, "one at a time"
    two.key(Qt.Key.Key_Escape, sheet)
    assert turn.log_sheet is None
    assert sheet.page.accessibleName() == "", "what is thrown away tells nothing meanwhile"
    two.click(turn.log)
    assert turn.log_sheet is not None
    two.click(turn.log_sheet.close_button)
    assert turn.log_sheet is None
    assert two.view.viewer == me
    two.close()


def test_a_long_log_is_leafed_through_by_wheel_and_buttons(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    for _turn in range(14):
        evening.controller.lift(evening.controller.scene.turn)
        evening.controller.submit(evening.public.turn, Draw())
        evening.controller.pass_on()
    evening.lift()
    evening.shown.open_log()
    sheet = evening.shown.log_sheet
    assert not sheet.newer.isEnabled()
    top = sheet.page.accessibleName()
    wheel(sheet, -120)
    assert sheet.page.accessibleName() != top
    wheel(sheet, 120)
    assert sheet.page.accessibleName() == top
    evening.click(sheet.older)
    assert not sheet.older.isEnabled()
    assert "begins" in sheet.page.accessibleName().splitlines()[-1]
    evening.click(sheet.newer)
    assert sheet.page.accessibleName() == top
    evening.close()


def wheel(widget: QWidget, turned: int) -> None:
    """Turn the mouse wheel over a widget."""
    middle = widget.rect().center()
    event = QWheelEvent(
        QPointF(middle),
        QPointF(widget.mapToGlobal(middle)),
        QPoint(),
        QPoint(0, turned),
        Qt.MouseButton.NoButton,
        PLAIN,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_fault_34_a_long_name_and_a_long_wish_stay_within_their_plate(qtbot: QtBot) -> None:
    screen = Screen()
    screen.resize(1024, 600)
    qtbot.addWidget(screen)

    def right_of(name: str, note: str, build: Build) -> list[int]:
        """What is painted right of the plate, row by row."""
        plate = PunPlate(Seen(0, Player(name=name), 40, 99, note, note), build, screen)
        screen.place(plate, 60, 20, 21, 21.2)
        picture = QImage(plate.size(), QImage.Format.Format_ARGB32)
        picture.fill(0)
        plate.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        edge = round(plate.face().right() + 0.5 * screen.u)
        return [picture.pixelColor(edge, y).alpha() for y in range(picture.height())]

    for build in (NEAR, CLOSE, FAR):
        plain = right_of("Jo", "", build)
        for name in (
            "Wilhelmina-Katharina W.",
            "WWWWWWWWWWWWWWWWWWWWWWWW",
            "<b>x</b> & 🎲🎲🎲🎲🎲",
            "ÄÖÜß مرحبا",
        ):
            assert right_of(name, "", build) == plain, name
    screen.close()


def test_words_are_kept_while_others_play(two: PunEvening) -> None:
    turn, me = two.shown, two.view.viewer
    card = next(card for card in two.own if card.face != "?")
    turn.rack.put((card.card,), next(stop for stop in turn.rack.stops() if not isinstance(stop, int)))
    rows = turn.rack.draft.rows
    assert rows
    two.controller.submit(me, Draw())
    two.controller.pass_on()
    assert turn.rack.draft.rows == (), "nothing of it stays on a hidden page"
    two.lift()
    two.controller.submit(1 - me, Draw())
    two.controller.pass_on()
    two.lift()
    assert two.view.viewer == me
    assert turn.rack.draft.rows == rows
    two.close()


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", [QSize(1024, 600), QSize(1920, 1080), QSize(1024, 768)])
def test_everybody_has_room(qtbot: QtBot, seats: int, size: QSize) -> None:
    evening = PunEvening(qtbot, people=seats, size=size)
    evening.lift()
    standing(evening, Wish(1, "E"))
    turn = evening.shown
    things = [*(turn.seats.plates[seat] for seat in range(seats) if seat != evening.view.viewer)]
    things += [
        turn.tray,
        turn.take,
        turn.ask,
        turn.speak,
        turn.post,
        *turn.centre,
        turn.deck,
        turn.bell,
        turn.rack,
    ]
    things += [turn.log, turn.plate, turn.main, turn.pause, turn.first, turn.second]
    for one, other in combinations(things, 2):
        a, b = one.face().translated(one.pos()), other.face().translated(other.pos())
        assert not a.adjusted(1, 1, -1, -1).intersects(b.adjusted(1, 1, -1, -1)), (one, other)
    for thing in things:
        area = thing.face().translated(thing.pos()).toRect()
        assert turn.rect().adjusted(-1, -1, 1, 1).contains(area), thing
    evening.close()


def test_in_a_match_the_plates_say_how_many_letters_each_has(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2, options=PunOptions(length=Length.NORMAL))
    evening.lift()
    other = evening.shown.seats.plates[1 - evening.view.viewer]
    assert other.accessibleName().endswith("6 cards, 0 points")
    evening.close()


# ---- alone


def test_who_plays_alone_keeps_his_letters_before_him_while_computers_play(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=1, computers=2)
    while evening.public.turn != 0 or evening.public.trade is not None:
        if evening.public.trade is not None and evening.public.trade.waits_for == 0:
            evening.controller.submit(0, Refuse())
        evening.settle()
        evening.controller.hurry()
    turn = evening.shown
    assert type(turn) is TurnScreen
    evening.click(turn.deck)
    evening.click(turn.main)
    assert evening.shown is turn
    assert not turn.my_turn
    assert not turn.main.isVisible()
    assert turn.note.isVisible()
    assert len(turn.rack.cards) == 7
    before = evening.controller.session.revision
    evening.settle()
    QTest.mouseClick(turn, LEFT, PLAIN, QPoint(5, turn.height() - 5))
    assert evening.controller.session.revision == before + 1, "a tap takes the table on at once"
    evening.close()


def test_fault_67_what_is_pressed_while_computers_play_does_nothing_later(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=1, computers=2)
    turn = evening.shown
    for _step in range(60):
        trade = evening.public.trade
        if turn is evening.shown and not turn.my_turn and trade is None:
            break
        if trade is not None and trade.waits_for == 0:
            evening.controller.submit(0, Refuse())
        elif evening.public.turn == 0 and trade is None:
            evening.controller.submit(0, Draw())
        evening.settle()
    assert not turn.my_turn
    for thing in (turn.deck, turn.bell, turn.swap, turn.ask, turn.post, turn.centre[0]):
        # Not a tap on the table: these lie there, and cannot be pressed.
        QTest.mousePress(thing, LEFT, PLAIN, thing.rect().center())
        QTest.mouseRelease(thing, LEFT, PLAIN, thing.rect().center())
    turn.rack.setFocus()
    QTest.keyClick(turn.rack, Qt.Key.Key_Return)
    for _step in range(60):
        if turn is evening.shown and turn.my_turn:
            break
        trade = evening.public.trade
        if trade is not None and trade.waits_for == 0:
            evening.controller.submit(0, Refuse())
        evening.settle()
        evening.controller.hurry()
    assert turn.my_turn
    assert turn.choice is Choice.NONE
    assert not turn.main.isEnabled()
    assert turn.rack.hasFocus()
    evening.close()


def test_who_drew_what_is_shown_at_the_beginning_and_skipped_by_a_tap(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=1, computers=3, skip_draw=False)
    turn = evening.shown
    assert turn.drawn.isVisible()
    assert not turn.deck.isVisible()
    assert "begins" in turn.drawn.accessibleName()
    evening.pass_ms(3_000)
    assert evening.controller.session.revision == 0, "computers wait until it has been seen"
    QTest.mouseClick(turn, LEFT, PLAIN, QPoint(5, turn.height() - 5))
    assert not turn.drawn.isVisible()
    assert turn.deck.isVisible()
    evening.close()


def test_everybody_sees_who_drew_what_before_the_first_curtain_falls(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=3, skip_draw=False)
    public = evening.shown
    assert type(public) is PublicScreen
    assert public.drawn.isVisible()
    assert evening.controller.scene.cover is Cover.NONE
    evening.pass_ms(4_600)
    assert evening.controller.scene.cover is Cover.CURTAIN
    assert not public.drawn.isVisible()
    evening.close()


# ---- keys alone


def test_a_turn_by_keys_alone(two: PunEvening) -> None:
    turn = two.shown
    turn.rack.setFocus()
    own, centre = turn.rack.stand, two.view.centre
    two.key(Qt.Key.Key_Space)
    assert turn.rack.selected == (own,)
    two.reach(turn.centre[1])
    two.key(Qt.Key.Key_Space)
    two.reach(turn.main)
    two.key(Qt.Key.Key_Return)
    assert own in [card.card for card in two.public.centre]
    assert centre[1].card in [card.card for card in two.own]
    two.reach(turn.main)
    two.key(Qt.Key.Key_Space)
    two.lift()
    two.shown.rack.setFocus()
    two.reach(turn.bell)
    two.key(Qt.Key.Key_Space)
    two.key(Qt.Key.Key_Return, turn)
    assert two.public.ender is not None
    two.close()


def test_keys_choose_whom_to_ask(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=3)
    evening.lift()
    turn = evening.shown
    plans: list[Plan] = []
    turn.trade_wanted.disconnect()
    turn.trade_wanted.connect(plans.append)
    turn.rack.setFocus()
    evening.reach(turn.ask)
    evening.key(Qt.Key.Key_Space)
    evening.key(Qt.Key.Key_Space)
    assert len(plans) == 1
    assert plans[0].kind is Kind.OFFER
    evening.close()
