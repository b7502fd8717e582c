"""The rack by itself: letters are laid by mouse, finger and keys, and none is ever lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.qt.hands import HandClock
from tests.qt.walk import told
from wordgames.games.pun import arranging
from wordgames.games.pun.arranging import LOOSE, Spot
from wordgames.games.pun.drafts import PunDraft
from wordgames.games.pun.moves import PUN_CARD, Row
from wordgames.games.pun.view import CardView
from wordgames.ui.screen import Screen
from wordgames.ui.widgets.card_layer import CardLayer
from wordgames.ui.widgets.letter_chooser import LetterChooser
from wordgames.ui.widgets.letter_geometry import plan_rack
from wordgames.ui.widgets.letter_keys import typed
from wordgames.ui.widgets.letter_parts import Stop
from wordgames.ui.widgets.letter_rack import LetterRack

LEFT = Qt.MouseButton.LeftButton
HAND = tuple(CardView(card, face) for card, face in enumerate("ZE?RAOXV"))
LAID = PunDraft(tuple(range(8)), (Row((0, 1, 2, 3, 4), "ZEBRA"), Row((5, 6), "OX")))
EMPTY = PunDraft(tuple(range(8)))


class Desk(Screen):
    """A rack on a screen, and what it told."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = HandClock()
        self.rack = LetterRack(self, clock=self.clock)
        self.rack.set_reduce_motion(True)
        self.place(self.rack, 4, 53, 152, 21.4)
        self.drafts: list[PunDraft] = []
        self.picked: list[tuple[int, ...]] = []
        self.dropped: list[tuple[int, QPoint]] = []
        self.rack.draft_changed.connect(self.drafts.append)
        self.rack.selection_changed.connect(self.picked.append)
        self.rack.dropped.connect(lambda card, at: self.dropped.append((card, at)))

    def words(self) -> list[str]:
        """What lies there now; whatever it is, no card is lost."""
        draft = self.rack.draft
        assert sorted(draft.order) == sorted(card.card for card in self.rack.cards)
        assert sorted(arranging.flow(draft)) == sorted(draft.order)
        return [row.word for row in draft.rows]

    def at(self, stop: Stop) -> QPoint:
        return self.rack.area_of(stop).center()

    def rect_now(self, card: int) -> QRectF:
        return self.rack.rect_of(card)

    def click(self, stop: Stop) -> None:
        QTest.mouseClick(self.rack, LEFT, pos=self.at(stop))

    def drag(self, card: int, to: QPoint, *, release: bool = True) -> None:
        start = self.at(card)
        QTest.mousePress(self.rack, LEFT, pos=start)
        for share in (0.3, 0.7, 1.0):
            point = QPointF(start) + (QPointF(to) - QPointF(start)) * share
            QTest.mouseMove(self.rack, point.toPoint())
        if release:
            QTest.mouseRelease(self.rack, LEFT, pos=to)

    def keys(self, *keys: Qt.Key | str, shift: bool = False) -> None:
        modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        for key in keys:
            if isinstance(key, str):
                QTest.keyClicks(self.rack, key)
            else:
                QTest.keyClick(self.rack, key, modifier)

    @property
    def layer(self) -> CardLayer | None:
        found = self.findChild(CardLayer)
        return found if isinstance(found, CardLayer) else None


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    desk = Desk()
    qtbot.addWidget(desk)
    desk.resize(1280, 720)
    desk.show()
    desk.activateWindow()
    desk.rack.set_hand(HAND, EMPTY)
    desk.rack.setFocus()
    return desk


def test_a_word_is_laid_by_picking_and_tapping_its_place(desk: Desk) -> None:
    desk.click(0)
    assert desk.rack.selected == (0,)
    desk.click(1)
    desk.click(Spot(0))
    assert desk.words() == ["ZE"]
    assert desk.rack.selected == ()
    desk.click(3)
    desk.click(Spot(0, 2))
    assert desk.words() == ["ZER"]
    desk.click(5)
    desk.click(Spot(1))
    assert desk.words() == ["ZER", "O"]
    desk.click(1)
    desk.click(Spot(LOOSE, 5))
    assert desk.words() == ["ZR", "O"]
    assert arranging.loose(desk.rack.draft)[-1] == 1
    assert desk.drafts[-1] == desk.rack.draft


def test_a_tap_puts_a_picked_card_down_again(desk: Desk) -> None:
    desk.click(7)
    desk.click(7)
    assert desk.picked == [(7,), ()]
    assert not desk.drafts


def test_a_card_is_dragged_into_a_word_between_others_and_out_again(desk: Desk) -> None:
    desk.rack.set_hand(HAND, LAID)
    plan = desk.rack.plan
    between = desk.at(3) - QPoint(round(plan.card * 0.4 * desk.u), 0)
    desk.drag(7, between)
    assert desk.words() == ["ZEBVRA", "OX"]
    desk.drag(6, desk.at(Spot(LOOSE, 9)))
    assert desk.words() == ["ZEBVRA", "O"]
    desk.drag(5, desk.at(Spot(2)))
    assert desk.words() == ["ZEBVRA", "O"]
    desk.drag(2, desk.at(Spot(LOOSE, 9)))
    assert desk.words() == ["ZEVRA", "O"]
    assert arranging.letter_of(desk.rack.draft, 2) == ""


def test_fault_60_what_is_dropped_nowhere_lies_where_it_lay(desk: Desk) -> None:
    desk.drag(7, QPoint(100, -200), release=False)
    layer = desk.layer
    assert layer is not None
    assert layer.isVisible()
    assert layer.carried is not None
    assert layer.carried.face == "V"
    desk.grab()
    QTest.mouseRelease(desk.rack, LEFT, pos=QPoint(100, -200))
    assert layer.carried is None
    assert not layer.isVisible()
    assert desk.dropped == [(7, desk.rack.mapToGlobal(QPoint(100, -200)))]
    assert desk.words() == []


@pytest.mark.parametrize(
    "end", ["escape", "focus", "hide", "disable", "second button", "clear", "read only", "resize"]
)
def test_fault_61_a_drag_that_ends_anyhow_loses_no_card(desk: Desk, end: str) -> None:
    desk.rack.set_hand(HAND, LAID)
    desk.drag(2, QPoint(60, -80), release=False)
    rack = desk.rack
    assert rack.holding
    if end == "escape":
        QTest.keyClick(rack, Qt.Key.Key_Escape)
    elif end == "focus":
        other = QWidget(desk)
        other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        other.show()
        other.setFocus()
    elif end == "hide":
        rack.hide()
    elif end == "disable":
        rack.setEnabled(False)
    elif end == "second button":
        QTest.mousePress(rack, Qt.MouseButton.RightButton, pos=QPoint(60, 20))
    elif end == "clear":
        rack.clear()
    elif end == "read only":
        rack.set_read_only(True)
    else:
        desk.resize(1024, 600)
    assert not rack.holding
    assert desk.layer is not None
    assert desk.layer.carried is None
    QTest.mouseRelease(rack, LEFT, pos=QPoint(60, -80))
    assert not desk.dropped
    assert not desk.drafts
    if end != "clear":
        assert desk.words() == ["ZEBRA", "OX"]


def test_words_are_typed(desk: Desk) -> None:
    desk.keys(Qt.Key.Key_Home)
    assert desk.rack.stand == Spot(0)
    desk.keys("ze*")
    assert desk.words() == ["ZE?"]
    desk.keys("b", "r", "a")
    assert desk.words() == ["ZEBRA"]
    desk.keys(Qt.Key.Key_Backspace, Qt.Key.Key_Backspace)
    assert desk.words() == ["ZEB"]
    assert desk.rack.stand == 2
    desk.keys(Qt.Key.Key_Backspace)
    assert desk.words() == ["ZE?"]
    desk.keys(Qt.Key.Key_Backspace)
    assert desk.words() == ["ZE"]


def test_typed_umlauts_are_two_letters(desk: Desk) -> None:
    desk.rack.set_hand(
        tuple(CardView(number, face) for number, face in enumerate("OELSSMAE")), PunDraft(tuple(range(8)))
    )
    desk.keys(Qt.Key.Key_Home)
    for text in "ö", "L":
        QTest.sendKeyEvent(
            QTest.KeyAction.Click, desk.rack, Qt.Key.Key_unknown, text, Qt.KeyboardModifier.NoModifier
        )
    assert desk.words() == ["OEL"]
    desk.keys("+", "ma")
    QTest.sendKeyEvent(
        QTest.KeyAction.Click, desk.rack, Qt.Key.Key_unknown, "ß", Qt.KeyboardModifier.NoModifier
    )
    assert desk.words() == ["OEL", "MASS"]
    assert [typed(text) for text in ("ü", "Ä", "é", "*", "?", "1", "-", "", "\b")] == [
        "UE",
        "AE",
        "E",
        "?",
        "?",
        "",
        "",
        "",
        "",
    ]


def test_letters_are_gone_to_where_none_can_be_laid(desk: Desk) -> None:
    desk.keys("v")
    assert desk.rack.stand == 7
    desk.keys("q")
    assert desk.rack.stand == 7
    assert not desk.drafts


def test_keys_pick_lay_carry_and_take_back(desk: Desk) -> None:
    desk.keys("o", Qt.Key.Key_Space)
    assert desk.rack.selected == (5,)
    desk.keys("x", Qt.Key.Key_Space, Qt.Key.Key_Insert)
    assert desk.words() == ["OX"]
    desk.keys(Qt.Key.Key_Left, shift=True)
    assert desk.words() == ["XO"]
    desk.keys(Qt.Key.Key_Right, shift=True)
    desk.keys(Qt.Key.Key_Right, shift=True)
    assert desk.words() == ["O"]
    assert arranging.loose(desk.rack.draft)[0] == 6
    desk.keys(Qt.Key.Key_Left, shift=True)
    assert desk.words() == ["O", "X"]
    desk.keys(Qt.Key.Key_Left, shift=True)
    assert desk.words() == ["OX"]
    QTest.keyClick(desk.rack, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.words() == ["O", "X"]
    while desk.rack.can_undo:
        QTest.keyClick(desk.rack, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.words() == []


def test_enter_lays_only_where_something_is_picked(desk: Desk) -> None:
    desk.keys("v", Qt.Key.Key_Space, Qt.Key.Key_Home, Qt.Key.Key_Return)
    assert desk.words() == ["V"]
    desk.keys(Qt.Key.Key_Space, Qt.Key.Key_Escape)
    assert desk.rack.selected == ()


def test_picked_cards_can_lie_in_a_tray(desk: Desk) -> None:
    desk.rack.set_lifts(True)
    desk.click(7)
    assert [letter.card for letter in desk.rack.hand.items if letter.away] == [7]
    desk.click(Spot(0))
    assert desk.words() == [], "what lies in the tray is not laid"
    desk.drag(7, desk.at(Spot(0)))
    assert desk.words() == []
    desk.click(7)
    assert desk.rack.selected == ()


def test_a_rack_to_look_at_does_nothing(desk: Desk) -> None:
    desk.rack.set_hand(HAND, LAID)
    desk.rack.set_read_only(True)
    desk.click(7)
    desk.drag(7, desk.at(Spot(1, 2)))
    desk.keys("v", Qt.Key.Key_Space, Qt.Key.Key_Insert, Qt.Key.Key_Backspace)
    desk.keys(Qt.Key.Key_Left, shift=True)
    assert desk.words() == ["ZEBRA", "OX"]
    assert not desk.drafts
    assert not desk.picked


def test_a_cover_leaves_nothing(desk: Desk) -> None:
    desk.rack.set_hand(HAND, LAID)
    desk.click(7)
    desk.keys(Qt.Key.Key_Insert)
    desk.rack.clear()
    assert "ZEBRA" not in told(desk)
    assert "V" not in [line.strip() for line in told(desk).splitlines()]
    assert desk.rack.hand.rowCount() == desk.rack.words.rowCount() == 0
    assert not desk.rack.can_undo
    assert desk.rack.stops() == ()
    desk.grab()


def test_what_a_hand_has_lost_cannot_be_taken_back(desk: Desk) -> None:
    desk.click(7)
    desk.click(Spot(0))
    desk.rack.set_hand(HAND[:7], desk.rack.draft)
    assert desk.words() == []
    assert not desk.rack.can_undo


def test_loose_letters_are_sorted(desk: Desk) -> None:
    desk.rack.sort()
    faces = desk.rack.faces
    assert "".join(faces[card] for card in arranging.loose(desk.rack.draft)) == "AEORVXZ" + PUN_CARD


def test_every_hand_up_to_sixteen_cards_lies_inside_without_overlap(desk: Desk) -> None:
    whole = QRectF(-0.01, -0.01, 152.02, 21.42)
    for words in ((), (5, 2), (3, 3, 3), (2,) * 8, (16,), (9, 7), (1,) * 16, (4, 4, 4, 4)):
        for loose in range(17 - sum(words)):
            if sum(words) + loose == 0:
                continue
            cards = tuple(CardView(card, "W") for card in range(sum(words) + loose))
            rows, at = [], 0
            for length in words:
                rows.append(Row(tuple(range(at, at + length)), "W" * length))
                at += length
            desk.rack.set_hand(cards, PunDraft(tuple(range(len(cards))), tuple(rows)))
            plan = desk.rack.plan
            rects = list(plan.rects())
            assert len(rects) == len(cards)
            assert plan.card >= 5.4, "at least a letter of 4.9 u"
            for i, rect in enumerate(rects):
                assert whole.contains(rect), (words, loose)
                assert not any(rect.intersects(other) for other in rects[:i]), (words, loose)
            for card in range(len(cards)):
                assert desk.rack.card_at(desk.rack.rect_of(card).center()) == card


def test_hands_of_half_the_deck_lie_inside_without_overlap() -> None:
    whole = QRectF(-0.01, -0.01, 152.02, 21.42)
    for cards in range(17, 31):
        for words in ((), (5, 2), (2,) * 8, (9, 7), (6, 6, 5)):
            if sum(words) > cards:
                continue
            rects = list(plan_rack(words, cards - sum(words), 152, 21.4).rects())
            for i, rect in enumerate(rects):
                assert whole.contains(rect), (words, cards)
                assert not any(rect.intersects(other) for other in rects[:i]), (words, cards)


def chooser(desk: Desk) -> LetterChooser:
    found = desk.findChild(LetterChooser)
    assert isinstance(found, LetterChooser)
    return found


def test_a_pun_card_that_comes_into_a_row_is_asked_what_it_stands_for(desk: Desk) -> None:
    desk.drag(2, desk.at(Spot(0)))
    slip = chooser(desk)
    assert slip.isVisible()
    assert desk.rack.choosing == 2
    assert desk.rect().contains(slip.geometry())
    desk.grab()
    QTest.mouseClick(slip.tiles[1], LEFT)
    assert desk.words() == ["B"]
    assert not slip.isVisible()
    desk.click(2)
    assert slip.isVisible()
    assert [tile.letter for tile in slip.tiles if tile.isChecked()] == ["B"]
    QTest.keyClicks(slip.tiles[3], "e")
    assert desk.words() == ["E"]
    assert desk.rack.selected == ()
    desk.click(2)
    QTest.mouseClick(slip.tiles[-1], LEFT)
    assert desk.words() == [PUN_CARD], "taken back it is a Pun card again"
    desk.click(2)
    QTest.keyClicks(slip.tiles[3], "*")
    assert desk.words() == [PUN_CARD]


@pytest.mark.parametrize("end", ["escape", "escape there", "elsewhere", "clear", "hide", "lost", "away"])
def test_the_slip_goes_with_what_it_is_for(desk: Desk, end: str) -> None:
    desk.drag(2, desk.at(Spot(0)))
    slip = chooser(desk)
    if end == "escape":
        desk.keys(Qt.Key.Key_Escape)
    elif end == "escape there":
        slip.tiles[0].setFocus()
        QTest.keyClick(slip.tiles[0], Qt.Key.Key_Escape)
        assert desk.rack.hasFocus()
    elif end == "elsewhere":
        desk.click(7)
    elif end == "clear":
        desk.rack.clear()
    elif end == "hide":
        desk.rack.hide()
    elif end == "lost":
        desk.rack.set_hand(HAND[:2], desk.rack.draft)
    else:
        desk.drag(2, desk.at(Spot(LOOSE, 9)))
    assert not slip.isVisible()
    assert desk.rack.choosing is None


def parts(desk: Desk) -> list[QAccessibleInterface]:
    interface = QAccessible.queryAccessibleInterface(desk.rack)
    assert interface is not None
    children = [interface.child(number) for number in range(interface.childCount())]
    return [child for child in children if child is not None]


def test_letters_and_places_are_told_with_where_they_lie(desk: Desk) -> None:
    desk.rack.set_hand(HAND, LAID)
    desk.rack.set_selected((7,))
    names = [part.text(QAccessible.Text.Name) for part in parts(desk)]
    assert names == [
        "Z, in word 1: Z E B R A",
        "E, in word 1: Z E B R A",
        "Pun card as B, in word 1: Z E B R A",
        "R, in word 1: Z E B R A",
        "A, in word 1: Z E B R A",
        "End of word 1: Z E B R A",
        "O, in word 2: O X",
        "X, in word 2: O X",
        "End of word 2: O X",
        "A new word",
        "V, picked, loose",
        "Loose letters",
    ]
    assert parts(desk)[5].text(QAccessible.Text.Value) == "Z E B R A"
    assert parts(desk)[9].text(QAccessible.Text.Value) == ""
    assert parts(desk)[0].role() == QAccessible.Role.ListItem
    assert parts(desk)[10].state().selected
    assert not parts(desk)[0].state().selected
    desk.rack.set_letter(2, PUN_CARD)
    assert parts(desk)[2].text(QAccessible.Text.Name) == "Pun card, in word 1: Z E Pun card R A"


def test_letters_are_laid_by_aids_alone(desk: Desk) -> None:
    def do(number: int, action: str = "Press") -> None:
        actions = parts(desk)[number].actionInterface()
        assert actions is not None
        assert action in actions.actionNames()
        actions.doAction(action)

    do(1)
    do(2)
    assert desk.rack.selected == (0, 1)
    do(0)
    assert desk.words() == ["ZE"]
    do(4, "SetFocus")
    assert desk.rack.stand == desk.rack.stops()[4]
    whole = QAccessible.queryAccessibleInterface(desk.rack)
    assert whole is not None
    focused = whole.focusChild()
    assert focused is not None
    assert whole.indexOfChild(focused) == 4
    middle = focused.rect().center()
    found = whole.childAt(middle.x(), middle.y())
    assert found is not None
    assert whole.indexOfChild(found) == 4
    assert focused.parent() is not None
    assert (focused.childCount(), focused.child(0), focused.childAt(0, 0)) == (0, None, None)
    desk.rack.clear()
    assert whole.childCount() == 0
    assert whole.focusChild() is None
    assert focused.state().invalid
    assert focused.text(QAccessible.Text.Name) == ""
    assert focused.rect().isEmpty()


def test_fault_62_a_finger_drags_and_taps(desk: Desk) -> None:
    device = QTest.createTouchDevice()
    rack = desk.rack
    start, end = desk.at(0), desk.at(Spot(0))
    QTest.touchEvent(rack, device).press(0, start, rack).commit()
    QTest.touchEvent(rack, device).move(0, (start + end) / 2, rack).commit()
    QTest.touchEvent(rack, device).move(0, end, rack).commit()
    assert rack.holding
    QTest.touchEvent(rack, device).release(0, end, rack).commit()
    assert desk.words() == ["Z"]
    for stop in (1, Spot(0, 1)):
        at = desk.at(stop)
        QTest.touchEvent(rack, device).press(0, at, rack).commit()
        QTest.touchEvent(rack, device).release(0, at, rack).commit()
    assert desk.words() == ["ZE"]
    start = desk.at(0)
    QTest.touchEvent(rack, device).press(0, start, rack).press(1, desk.at(3), rack).commit()
    QTest.touchEvent(rack, device).move(0, start + QPoint(0, 60), rack).stationary(1).commit()
    QTest.touchEvent(rack, device).release(1, desk.at(3), rack).stationary(0).commit()
    assert rack.holding, "a second finger takes nothing away"
    QTest.touchEvent(rack, device).release(0, start + QPoint(0, -300), rack).commit()
    assert desk.words() == ["ZE"]
    assert [card for card, _at in desk.dropped] == [0]


def test_the_place_of_the_keys_is_shown_only_to_who_uses_them(desk: Desk) -> None:
    assert desk.rack.look_at_rest().cursor is None
    desk.keys(Qt.Key.Key_Right)
    assert desk.rack.look_at_rest().cursor == desk.rack.stand
    desk.click(7)
    assert desk.rack.look_at_rest().cursor is None
    QTest.keyRelease(desk.rack, Qt.Key.Key_Tab)
    assert desk.rack.look_at_rest().cursor == 7


def test_a_whole_word_is_picked_moved_and_taken_apart(desk: Desk) -> None:
    desk.rack.set_hand(HAND, LAID)
    desk.click(Spot(1, 2))
    assert desk.rack.selected == (5, 6)
    desk.click(Spot(0, 5))
    assert desk.words() == ["ZEBRAOX"]
    desk.keys(Qt.Key.Key_Backspace, shift=True)
    assert desk.words() == []
    desk.keys(Qt.Key.Key_Backspace, shift=True)
    assert desk.words() == [], "nothing to take apart among loose letters"
    QTest.keyClick(desk.rack, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.words() == ["ZEBRAOX"]
    desk.keys(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Space)
    assert desk.rack.selected == (), "loose letters are no word"
    desk.rack.set_stand(Spot(0, 7))
    desk.keys(Qt.Key.Key_Space)
    assert len(desk.rack.selected) == 7
    desk.keys(Qt.Key.Key_End, Qt.Key.Key_Space)
    assert desk.words() == []


def test_a_tag_or_a_key_sorts_the_loose_letters(desk: Desk) -> None:
    desk.rack.set_hand(HAND[:4], PunDraft((0, 1, 2, 3)))
    tag = desk.rack.plan.sorter
    assert not tag.isEmpty()
    desk.grab()
    u, m = desk.rack.u, desk.rack.margin
    at = QPoint(round((tag.center().x() + m) * u), round((tag.center().y() + m) * u))
    QTest.mouseClick(desk.rack, LEFT, pos=at)
    assert arranging.loose(desk.rack.draft) == (1, 3, 0, 2)
    assert not desk.rack.unsorted
    QTest.mouseClick(desk.rack, LEFT, pos=at)
    assert len(desk.drafts) == 1
    desk.rack.set_hand(HAND, EMPTY)
    QTest.keyClick(desk.rack, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert not desk.rack.unsorted
    assert desk.rack.plan.sorter.isEmpty(), "no room for it, and the key is there"


def test_letters_slide_to_where_they_lie_now(desk: Desk) -> None:
    desk.rack.set_reduce_motion(False)
    start = desk.rack.rect_of(7)
    desk.click(7)
    assert not desk.rack._sliding.running, "picked it lies where it lay"
    desk.click(Spot(0))
    end = desk.rack.rect_of(7)
    assert end != start
    assert desk.rack._sliding.rect(7, end) == start
    assert desk.rack.look() is None, "painted afresh while anything moves"
    desk.grab()
    desk.clock.ms += 70
    half = desk.rack._sliding.rect(7, end)
    assert end.left() < half.left() < start.left()
    desk.drag(6, desk.at(Spot(0, 1)))
    assert desk.rack._sliding.rect(6, desk.rect_now(6)).center() != desk.rect_now(6).center()
    desk.clock.ms += 200
    desk.rack._sliding._tick()
    assert not desk.rack._sliding.running
    assert desk.rack.look() is not None
    assert desk.words() == ["VX"]
    for stop in (lambda: desk.rack.set_reduce_motion(True), desk.rack.hide, lambda: desk.resize(1024, 600)):
        desk.rack.show()
        desk.rack.set_reduce_motion(False)
        desk.rack.put((0,), Spot(0, 9))
        assert desk.rack._sliding.running
        stop()
        assert not desk.rack._sliding.running
        desk.rack.undo()
        desk.rack._sliding.stop()
