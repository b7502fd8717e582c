"""Trading at one screen: offers, counter-offers, what was agreed aloud, standing offers; by real events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.qt.puntrades import TradeEvening
from tests.qt.walk import told
from wordgames.core.players import TABLE
from wordgames.games.pun.events import OfferRefused, TradeMade
from wordgames.games.pun.moves import Draw, Offer, Post, Wish
from wordgames.games.pun.refusals import PunRefusal
from wordgames.games.pun.view import TradeStep
from wordgames.texts.refusals import say
from wordgames.ui.tables.pun_trade_deal import Answering, Deal, Kind, Mode, fits
from wordgames.ui.tables.pun_turn import TurnScreen
from wordgames.ui.widgets.tray_side import Shows


def shown(evening: TradeEvening) -> tuple[str, str]:
    """The faces on either side of the tray; sealed cards as a dot, wanted ones as their letters in brackets."""

    def text(side: str) -> str:
        pieces = getattr(evening.trade, side).pieces
        signs = {Shows.SEALED: lambda _face: "•", Shows.WANTED: lambda face: f"[{face}]", Shows.FACE: str}
        return "".join(signs[piece.shows](piece.face) for piece in pieces)

    return text("left_side"), text("right_side")


def test_an_open_offer_is_made_and_taken(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    trade = evening.plan(Kind.OFFER, 1)
    assert trade.mode is Mode.COMPOSE
    assert not trade.main.isEnabled()
    evening.tap("V")
    evening.want("E")
    assert shown(evening) == ("V", "[E]")
    assert trade.main.label == "Offer to Ben"
    assert trade.main.sub == "V for E"
    evening.act()
    evening.come_to(1)
    trade = evening.trade
    assert trade.mode is Mode.ANSWER
    assert shown(evening) == ("V", "")
    evening.answer(Answering.YES)
    assert shown(evening) == ("V", "E")
    assert trade.main.label == "Give E"
    assert trade.main.sub == "for V"
    evening.act()
    assert evening.hand_of(0) == "ABEERZ"
    assert evening.hand_of(1) == "FORSTV"
    evening.come_to(0)
    assert isinstance(evening.shown, TurnScreen)
    evening.close()


def test_a_sealed_offer_stays_sealed_and_is_countered(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    trade = evening.plan(Kind.OFFER, 1)
    evening.tap("VB")
    evening.click(trade.sealed)
    evening.want("E", 2)
    assert trade.deal.wish == Wish(2, "E")
    evening.act()
    evening.come_to(1)
    assert shown(evening) == ("••", "")
    said = told(evening.table)
    assert "B and V" not in said
    assert "Sealed card" in said
    evening.tap("FS")
    assert evening.trade.main.label == "Offer this instead"
    evening.act()
    evening.come_to(0)
    trade = evening.trade
    assert trade.mode is Mode.COUNTERED
    assert shown(evening) == ("VB", "••"), (
        "a counter to a sealed offer is sealed, too, where nobody says otherwise"
    )
    assert not trade.main.isEnabled()
    evening.answer(Answering.YES)
    evening.act()
    assert evening.hand_of(0) == "AEFRSZ"
    assert evening.hand_of(1) == "BEORTV"
    assert isinstance(evening.shown, TurnScreen)
    public = evening.controller.session.log(TABLE)
    made = [event for events in public for event in events if isinstance(event, TradeMade)]
    assert [(one.given_letters, one.got_letters) for one in made] == [(None, None)]
    evening.close()


def test_two_refusals_close_a_partner(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    for time in range(2):
        evening.plan(Kind.OFFER, 1)
        evening.tap("V")
        evening.act()
        evening.come_to(1)
        slips = evening.trade.face.slips if evening.trade.face else ()
        assert slips[2].sub == ("no more offers in this turn" if time else "Ana may ask you once more")
        evening.answer(Answering.NO)
        assert evening.trade.main.label == "No, thank you"
        evening.act()
        evening.come_to(0)
    trade = evening.plan(Kind.OFFER, 1)
    evening.tap("V")
    names = [player.name for player in evening.controller.session.players()]
    refusal = evening.controller.check(0, Offer(1, evening.cards(0, "V"), True, Wish(1)))
    assert refusal is not None
    assert refusal.code == PunRefusal.PARTNER_CLOSED
    assert trade.hint.text == say(refusal, names)
    assert not trade.main.isEnabled()
    trade.partner_pressed(2)
    assert trade.main.isEnabled(), "somebody else can still be asked"
    evening.close()


def test_a_counter_offer_can_be_left(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    evening.plan(Kind.OFFER, 1)
    evening.tap("V")
    evening.want("O")
    evening.act()
    evening.come_to(1)
    evening.answer(Answering.OTHER)
    assert not evening.trade.main.isEnabled()
    evening.tap("F")
    evening.click(evening.trade.sealed)
    evening.act()
    evening.come_to(0)
    assert shown(evening) == ("V", "•")
    evening.answer(Answering.NO)
    evening.act()
    assert evening.hand_of(0) == "ABERVZ"
    assert evening.view.seats[1].refused == 1
    evening.close()


def test_what_was_asked_for_can_be_changed_to_something_else_and_back(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    evening.plan(Kind.OFFER, 1)
    evening.tap("V")
    evening.want("O")
    evening.act()
    evening.come_to(1)
    evening.answer(Answering.YES)
    assert shown(evening)[1] == "O"
    evening.answer(Answering.OTHER)
    assert shown(evening)[1] == ""
    evening.tap("S")
    assert [slip.picked for slip in evening.trade.face.slips] == [False, True, False]
    evening.tap("S")
    evening.tap("O")
    assert [slip.picked for slip in evening.trade.face.slips] == [True, False, False]
    evening.answer(Answering.NO)
    evening.tap("O")
    assert not any(slip.picked for slip in evening.trade.face.slips)
    evening.close()


def test_who_has_not_got_what_is_asked_for_is_told(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    evening.plan(Kind.OFFER, 1)
    evening.tap("V")
    evening.want("QU")
    evening.act()
    evening.come_to(1)
    trade = evening.trade
    assert not trade.slips[0].isEnabled()
    assert trade.slips[0].sub == "you don't have Q and U"
    assert trade.slips[1].isEnabled()
    evening.close()


def enter(evening: TradeEvening, give: str, want: str) -> None:
    evening.tap(give)
    evening.want(want)
    evening.act()


def test_what_was_agreed_aloud_is_traded_where_both_enter_it(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    trade = evening.plan(Kind.SPEAK, 1)
    assert trade.face is not None
    assert trade.face.shown is None
    enter(evening, "V", "E")
    evening.come_to(1)
    assert evening.trade.mode is Mode.ENTER
    assert shown(evening) == ("", "[]"), "nothing of what the other entered"
    enter(evening, "E", "V")
    assert evening.hand_of(0) == "ABEERZ"
    evening.come_to(0)
    evening.close()


@pytest.mark.parametrize("no", [False, True])
def test_what_does_not_fit_is_only_not_made(qtbot: QtBot, no: bool) -> None:
    evening = TradeEvening(qtbot)
    evening.plan(Kind.SPEAK, 1)
    enter(evening, "V", "E")
    evening.come_to(1)
    if no:
        evening.answer(Answering.NO)
        evening.act()
    else:
        enter(evening, "S", "V")
    assert evening.hand_of(0) == "ABERVZ"
    assert evening.hand_of(1) == "EFORST"
    evening.come_to(0)
    names = {type(event).__name__ for events in evening.controller.session.log(0) for event in events}
    assert "SpokenNotMade" in names
    assert not names & {"TradeMade", "OfferRefused"}
    evening.close()


def test_a_standing_offer_is_made_lies_there_and_is_taken_without_a_hand_over(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    evening.controller.submit(0, Post(evening.cards(0, "Z"), True, Wish(1)))
    trade = evening.plan(Kind.POST)
    evening.tap("V")
    evening.want("E")
    assert trade.main.label == "Offer to all"
    evening.act()
    assert isinstance(evening.shown, TurnScreen), "back in one's own turn, with the screen"
    assert [(offer.owner, offer.wants) for offer in evening.view.standing] == [
        (0, Wish(1)),
        (0, Wish(1, "E")),
    ]
    evening.controller.submit(0, Draw())
    evening.controller.pass_on()
    evening.come_to(1)
    number = evening.view.standing[0].number
    trade = evening.plan(Kind.TAKE, 0, number)
    left, right = shown(evening)
    assert len(left) == 1, "a card that fits lies there at once"
    assert right == "Z"
    assert trade.main.isEnabled()
    evening.tap_piece(trade.left_side, 0)
    assert not trade.main.isEnabled()
    assert trade.hint.text == "Ana wants any card for it."
    evening.tap("F")
    assert trade.main.sub == "F for Z"
    evening.act()
    assert isinstance(evening.shown, TurnScreen)
    assert evening.controller.scene.passed_to is None or evening.view.viewer == 1
    assert evening.hand_of(1) == "EORSTZ"
    evening.close()


def test_computers_answer_at_once_and_for_a_reason(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot, people=1, computers=1, hands=("ZEBRAV", "FROSTE"))
    trade = evening.plan(Kind.OFFER, 1)
    assert trade.face is not None
    speak = next(slip for slip in trade.face.slips if slip.key is Kind.SPEAK)
    assert not speak.enabled
    evening.tap("V")
    evening.want("E")
    evening.act()
    assert evening.trade.mode is Mode.WAIT
    assert evening.trade.hint.text == "Ada is thinking."
    assert shown(evening) == ("V", "[E]")
    assert not evening.trade.main.isEnabled()
    evening.pass_ms(6_000)
    assert evening.view.trade is None
    assert isinstance(evening.shown, TurnScreen)
    events = [event for events in evening.controller.session.log(0) for event in events]
    answered = [event for event in events if isinstance(event, OfferRefused | TradeMade)]
    assert len(answered) == 1
    assert answered[0].why is not None
    evening.close()


def test_what_a_computer_says_to_a_trade_stands_beside_its_animal(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot, people=1, computers=1, hands=("?EBRAVS", "FROSTEIK"))
    evening.plan(Kind.OFFER, 1)
    evening.tap("?S")
    evening.want("K")
    evening.act()
    evening.pass_ms(6_000)
    assert "K" in evening.hand_of(0), "two good cards for one of no use"
    lines = [(line.seat, line.said, line.why) for line in evening.shown.log.shown]
    assert (1, "Ana gave a Pun card and S, Ada gave K.", "That fits a word.") in lines
    evening.close()


# ---- by keys, by dragging


def test_a_trade_by_keys_alone(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    trade = evening.plan(Kind.OFFER, 1)
    assert trade.rack.hasFocus()
    QTest.keyClicks(trade.rack, "v")
    evening.key(Qt.Key.Key_Space, trade.rack)
    trade.right_side.setFocus()
    QTest.keyClicks(trade.right_side, "e")
    assert trade.deal.wants == ("E",)
    QTest.keyClicks(trade.right_side, "o")
    assert trade.deal.wants == ("E", "O"), "the place has its letter: another card"
    evening.key(Qt.Key.Key_Right, trade.right_side)
    evening.key(Qt.Key.Key_Backspace, trade.right_side)
    assert trade.deal.wants == ("E", "")
    evening.key(Qt.Key.Key_Backspace, trade.right_side)
    assert trade.deal.wants == ("E",)
    evening.key(Qt.Key.Key_Plus, trade.right_side)
    assert trade.deal.wants == ("E", "")
    evening.key(Qt.Key.Key_Space, trade.right_side)
    assert not trade.letters.isHidden()
    evening.key(Qt.Key.Key_Escape, trade.right_side)
    assert trade.letters.isHidden()
    trade.left_side.setFocus()
    QTest.keyClicks(trade.left_side, "z")
    assert shown(evening) == ("VZ", "[E][]")
    evening.key(Qt.Key.Key_Backspace, trade.left_side)
    assert shown(evening)[0] == "Z"
    evening.key(Qt.Key.Key_Return, trade.left_side)
    assert evening.public.trade is not None
    assert evening.public.trade.step is TradeStep.OFFERED
    evening.close()


def test_an_umlaut_that_is_typed_asks_for_two_letters(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    trade = evening.plan(Kind.OFFER, 1)
    trade.right_side.setFocus()
    QTest.sendKeyEvent(
        QTest.KeyAction.Click,
        trade.right_side,
        Qt.Key.Key_unknown,
        "ü",
        Qt.KeyboardModifier.NoModifier,
    )
    assert trade.deal.wants == ("U", "E")
    evening.close()


def test_tab_comes_to_everything_on_the_trade_screen(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    trade = evening.plan(Kind.OFFER, 1)
    reached = set()
    for _time in range(30):
        evening.key(Qt.Key.Key_Tab, QApplication.focusWidget() or trade)
        reached.add(QApplication.focusWidget())
    there = {
        trade.rack,
        trade.left_side,
        trade.right_side,
        trade.open,
        trade.sealed,
        trade.more,
        *trade.slips,
    }
    assert there | {trade.close_trade, trade.pause, *trade.seats.plates.values()} <= reached
    evening.close()


def test_a_letter_is_chosen_from_the_slip_by_keys(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    trade = evening.plan(Kind.OFFER, 1)
    side = trade.right_side
    side.setFocus()
    QTest.keyClicks(side, "e")
    evening.key(Qt.Key.Key_Space, side)
    assert [tile.letter for tile in trade.letters.tiles if tile.isChecked()] == ["E"]
    QTest.keyClicks(side, "o")
    assert trade.deal.wants == ("O",), "the place for which the slip is open"
    assert trade.letters.isHidden()
    evening.key(Qt.Key.Key_Space, side)
    tile = next(tile for tile in trade.letters.tiles if tile.letter == "O")
    tile.setFocus()
    evening.key(Qt.Key.Key_Space, tile)
    assert trade.deal.wants == ("",), "the same letter once more: any card"
    evening.key(Qt.Key.Key_Space, side)
    tile.setFocus()
    evening.key(Qt.Key.Key_Escape, tile)
    assert trade.letters.isHidden()
    assert side.hasFocus(), "the keys are back where they were"
    assert evening.shown is trade
    evening.key(Qt.Key.Key_Space, side)
    evening.tap("V")
    assert trade.letters.isHidden(), "it goes with a tap elsewhere"
    evening.close()


def test_fault_62_fingers_tap_letters_and_places(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    trade = evening.plan(Kind.OFFER, 1)
    device = QTest.createTouchDevice()

    def tap(widget: QWidget, at: QPoint) -> None:
        QTest.touchEvent(widget, device).press(0, at, widget).commit()
        QTest.touchEvent(widget, device).release(0, at, widget).commit()
        evening.settle()

    tap(trade.rack, trade.rack.area_of(evening.cards(0, "V")[0]).center())
    assert shown(evening)[0] == "V"
    tap(trade.right_side, trade.right_side.area_of(0).center())
    assert not trade.letters.isHidden()
    tap(trade.left_side, trade.left_side.area_of(0).center())
    assert shown(evening)[0] == ""
    evening.close()


def test_fault_60_cards_are_dragged_into_the_tray_and_out_again_and_nowhere(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    trade = evening.plan(Kind.OFFER, 1)
    card = evening.cards(0, "V")[0]
    there = trade.left_side.mapTo(evening.table, trade.left_side.rect().center())
    evening.drag(trade.rack.area_of(card).center(), trade.rack, there)
    assert shown(evening)[0] == "V"
    evening.drag(trade.left_side.area_of(0).center(), trade.left_side, there + QPoint(10, 0))
    assert shown(evening)[0] == "V", "let go of in the tray it stays"
    out = trade.rack.mapTo(evening.table, trade.rack.rect().center())
    evening.drag(trade.left_side.area_of(0).center(), trade.left_side, out)
    assert shown(evening)[0] == ""
    nowhere = QPoint(500, 20)
    evening.drag(trade.rack.area_of(card).center(), trade.rack, nowhere)
    assert shown(evening)[0] == ""
    wish = trade.right_side.mapTo(evening.table, trade.right_side.rect().center())
    evening.drag(trade.rack.area_of(card).center(), trade.rack, wish)
    assert shown(evening)[0] == "", "what one wants is no place for one's own"
    evening.close()


@pytest.mark.parametrize("end", ["escape", "second button", "hide", "focus", "curtain"])
def test_fault_61_a_drag_out_of_the_tray_that_ends_anyhow_loses_no_card(qtbot: QtBot, end: str) -> None:
    evening = TradeEvening(qtbot)
    trade = evening.plan(Kind.OFFER, 1)
    evening.tap("V")
    side = trade.left_side
    start = side.area_of(0).center()
    QTest.mousePress(side, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(side, start + QPoint(40, 90))
    if end == "escape":
        side.setFocus()
        QTest.keyClick(side, Qt.Key.Key_Escape)
    elif end == "second button":
        QTest.mousePress(side, Qt.MouseButton.RightButton, pos=start)
    elif end == "hide":
        side.hide()
    elif end == "focus":
        side.setFocus()
        trade.rack.setFocus()
    else:
        evening.controller.disturb()
    QTest.mouseRelease(side, Qt.MouseButton.LeftButton, pos=start + QPoint(40, 90))
    if end == "curtain":
        assert side.pieces == ()
    else:
        assert shown(evening)[0] == "V"
    assert evening.hand_of(0) == "ABERVZ"
    evening.close()


def test_fault_07_a_pun_card_that_is_traded_away_and_comes_back_is_a_pun_card_again(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot, hands=("?EBRAV", "FROSTE", "CHALKY"))
    trade = evening.plan(Kind.OFFER, 1)
    pun = evening.cards(0, "?")[0]
    trade.rack.put((pun,), trade.rack.stops()[0])
    trade.rack.set_letter(pun, "S")
    assert trade.rack.draft.rows[0].word == "S"
    evening.tap("?")
    evening.act()
    evening.come_to(1)
    evening.answer(Answering.YES)
    evening.act()
    evening.come_to(0)
    assert not evening.table.drafts.draft(0).rows
    evening.plan(Kind.OFFER, 1)
    evening.tap("V")
    evening.want("?")
    evening.act()
    evening.come_to(1)
    evening.answer(Answering.YES)
    evening.act()
    evening.come_to(0)
    assert "?" in evening.hand_of(0)
    assert not evening.table.drafts.look(0).rows, "loose, and of no letter"
    evening.close()


# ---- nothing is left, nothing is told


def test_nothing_of_a_trade_is_left_on_a_hidden_page(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    trade = evening.plan(Kind.OFFER, 1)
    evening.tap("VZ")
    evening.want("E", 2)
    evening.controller.disturb()
    assert evening.shown is not trade
    assert trade.rack.cards == ()
    assert trade.left_side.pieces == trade.right_side.pieces == ()
    said = told(trade)
    assert "V and Z" not in said
    assert not trade.hint.text
    evening.close()


def test_leaving_a_trade_gives_the_turn_back(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    trade = evening.plan(Kind.OFFER, 1)
    evening.tap("V")
    evening.click(trade.close_trade)
    assert isinstance(evening.shown, TurnScreen)
    trade = evening.plan(Kind.OFFER, 2)
    assert shown(evening) == ("", "[]"), "another trade begins anew"
    assert trade.escape()
    assert isinstance(evening.shown, TurnScreen)
    evening.close()


def test_who_answers_cannot_leave(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    evening.plan(Kind.OFFER, 1)
    evening.tap("V")
    evening.act()
    evening.come_to(1)
    assert not evening.trade.close_trade.isVisible()
    assert not evening.trade.escape(), "Esc pauses"
    evening.close()


def test_the_way_to_trade_can_be_changed_without_losing_what_lies_there(qtbot: QtBot) -> None:
    evening = TradeEvening(qtbot)
    trade = evening.plan(Kind.POST)
    evening.tap("V")
    assert trade.face is not None
    assert [slip.enabled for slip in trade.face.slips] == [False, False, True]
    trade.partner_pressed(2)
    assert trade.deal == Deal(Kind.OFFER, 2)
    assert trade.main.label == "Offer to Chloe"
    evening.click(trade.slips[1])
    assert trade.deal.kind is Kind.SPEAK
    trade.partner_pressed(1)
    assert trade.deal == Deal(Kind.SPEAK, 1)
    evening.click(trade.slips[2])
    assert shown(evening)[0] == "V"
    assert trade.main.label == "Offer to all"
    evening.close()


@pytest.mark.parametrize("size", [QSize(1920, 1080), QSize(1024, 600)])
def test_trays_of_many_cards_lie_inside_without_overlap(qtbot: QtBot, size: QSize) -> None:
    evening = TradeEvening(qtbot, hands=("ZEBRAVGN", "FROSTE", "CHALKY"), size=size)
    trade = evening.plan(Kind.OFFER, 1)
    for letter in "ZEBRAVGN":
        evening.tap(letter)
        evening.click(trade.more)
        for side in (trade.left_side, trade.right_side):
            areas = [side.area_of(number) for number in range(len(side.pieces))]
            assert all(side.rect().contains(area) for area in areas)
            assert not any(a.intersects(b) for i, a in enumerate(areas) for b in areas[:i])
            assert all(area.width() > 3.9 * trade.u for area in areas)
    assert len(trade.left_side.pieces) == 8
    evening.table.grab()
    evening.close()


def test_a_deal_counts_what_is_wanted() -> None:
    deal = Deal()
    assert deal.wish == Wish(1)
    assert deal.with_letter(0, "S").wish == Wish(1, "S")
    assert deal.typed(-1, "S").wants == ("", "S")
    assert deal.typed(0, "S").typed(0, "A").wish == Wish(2, "AS")
    assert deal.less() == deal
    two = deal.more().with_letter(0, "S")
    assert two.less().wants == ("S",)
    assert two.less(0).wants == ("", "")
    assert two.less(1).wants == ("S",)
    assert two.with_letter(1, "A").less().wants == ("S",)
    many = deal
    for _more in range(20):
        many = many.more()
    assert len(many.wants) == 10
    assert many.with_letter(99, "A") == many
    assert deal.move((1,)) is None, "an offer needs somebody"


def test_cards_fit_a_wish_by_number_and_letters() -> None:
    assert fits("ES", Wish(2, "E"))
    assert fits("EE", Wish(2, "EE"))
    assert not fits("ES", Wish(2, "EE"))
    assert not fits("E", Wish(2, "E"))
    assert not fits("ESX", Wish(2, "E"))
    assert fits("X", Wish(1))
