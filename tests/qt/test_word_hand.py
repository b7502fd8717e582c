"""A hand of word cards and its envelope: by mouse, keys and touch; and no drag, however it ends, loses a card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.qt.hands import HandClock
from wordgames.games.whimsy import arranging
from wordgames.games.whimsy.drafts import WhimsyDraft
from wordgames.games.whimsy.material import Word
from wordgames.games.whimsy.moves import Played
from wordgames.games.whimsy.tags import Part
from wordgames.games.whimsy.view import CardView
from wordgames.ui.painting.fonts import load_fonts
from wordgames.ui.painting.theatre import FRONT
from wordgames.ui.screen import Screen
from wordgames.ui.widgets.word_desk import Stop
from wordgames.ui.widgets.word_hand import WordHand
from wordgames.ui.widgets.word_motion import MOVE_MS, TURN_MS

LEFT = Qt.MouseButton.LeftButton
TEXTS = ("velvet", "crunchy/admiral", "dumpling", "sandwich", "choir", "retired/pickle", "undercover")
CARDS = tuple(
    CardView(number, tuple(Word(text, Part.NOUN) for text in words.split("/")), own=number == 2)
    for number, words in enumerate(TEXTS)
)
DRAFT = WhimsyDraft(order=tuple(range(7)))


class Stage(Screen):
    """A screen with nothing but a hand on it, and a field that can take the focus."""

    def __init__(self, clock: HandClock) -> None:
        super().__init__()
        self.hand = WordHand(self, clock=clock)
        self.other = QWidget(self)
        self.other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.other.setGeometry(0, 0, 5, 5)
        self.told: list[WhimsyDraft] = []
        self.hand.draft_changed.connect(self.told.append)

    def arrange(self) -> None:
        self.hand.setGeometry(0, 0, self.width(), round((FRONT + self.extra) * self.u))

    def point(self, stop: Stop, part: float = 0.3) -> QPoint:
        """A point of a card: so far below its upper edge, in shares of its height."""
        area = self.hand.area_of(stop)
        return QPoint(area.center().x(), round(area.top() + area.height() * part))

    def click(self, stop: Stop, part: float = 0.3) -> None:
        QTest.mouseClick(self.hand, LEFT, pos=self.point(stop, part))

    def pixel(self, x: float, y: float) -> QPoint:
        """A point in u of the screen."""
        return QPoint(round((x + self.wing) * self.u), round(y * self.u))

    def grab_card(self, stop: Stop) -> None:
        """Press on a card and pull it a little."""
        at = self.point(stop)
        QTest.mousePress(self.hand, LEFT, pos=at)
        QTest.mouseMove(self.hand, at + QPoint(40, 10))

    @property
    def laid(self) -> list[int]:
        return [played.card for played in self.hand.draft.envelope]

    def assert_whole(self) -> None:
        """All seven are there, once."""
        assert sorted(self.hand.draft.order) == list(range(7))
        assert len(set(self.laid)) == len(self.laid)
        assert [card.card for card in self.hand.hand.items] == list(self.hand.draft.order)
        assert [card.card for card in self.hand.letters.items] == self.laid
        assert not self.hand.holding


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture(params=[(1280, 720), (1024, 600)], ids=["16:9", "1024x600"])
def stage(qtbot, clock: HandClock, request) -> Stage:
    load_fonts()
    stage = Stage(clock)
    qtbot.addWidget(stage)
    stage.resize(*request.param)
    stage.show()
    stage.activateWindow()
    stage.hand.set_hand(CARDS, DRAFT)
    stage.hand.set_reduce_motion(True)
    stage.hand.setFocus()
    QApplication.processEvents()
    return stage


# ---- mouse


def test_a_tap_puts_a_card_in_and_takes_it_back(stage: Stage) -> None:
    stage.click(Stop(6))
    stage.click(Stop(2))
    stage.click(Stop(4))
    assert stage.laid == [6, 2, 4]
    stage.click(Stop(2))
    assert stage.laid == [6, 4], "from the place that it has left"
    stage.click(Stop(6, in_envelope=True))
    assert stage.laid == [4], "from the envelope"
    assert len(stage.told) == 5
    stage.assert_whole()


def test_the_lower_half_of_a_double_card_turns_it(stage: Stage) -> None:
    stage.click(Stop(1), 0.7)
    assert stage.hand.draft.turned == (1,)
    assert stage.hand.laid(1).up == "admiral"
    stage.click(Stop(1))
    assert stage.hand.draft.envelope == (Played(1, turned=True),)
    stage.click(Stop(1, in_envelope=True), 0.65)
    assert stage.hand.draft.envelope == (Played(1, turned=False),)
    stage.click(Stop(0), 0.7)
    assert stage.laid == [1, 0], "a single card has no other half"


def test_a_card_is_dragged_into_the_envelope_where_it_is_let_go(stage: Stage) -> None:
    stage.click(Stop(0))
    stage.click(Stop(2))
    stage.grab_card(Stop(4))
    above = stage.point(Stop(0, in_envelope=True), 0.1)
    QTest.mouseMove(stage.hand, above)
    assert [p.card for p in stage.hand.shown_draft.envelope] == [4, 0, 2], (
        "they make room while it hangs there"
    )
    assert stage.laid == [0, 2]
    QTest.mouseRelease(stage.hand, LEFT, pos=above)
    assert stage.laid == [4, 0, 2]
    stage.assert_whole()


def test_cards_change_places_in_the_envelope(stage: Stage) -> None:
    for card in (0, 2, 4):
        stage.click(Stop(card))
    stage.grab_card(Stop(4, in_envelope=True))
    QTest.mouseRelease(stage.hand, LEFT, pos=stage.point(Stop(0, in_envelope=True), 0.1))
    assert stage.laid == [4, 0, 2]
    stage.grab_card(Stop(4, in_envelope=True))
    QTest.mouseRelease(stage.hand, LEFT, pos=stage.pixel(139, 70))
    assert stage.laid == [0, 2, 4]
    stage.assert_whole()


def test_a_card_is_dragged_back_and_the_hand_is_sorted(stage: Stage) -> None:
    stage.click(Stop(3))
    stage.grab_card(Stop(3, in_envelope=True))
    QTest.mouseRelease(stage.hand, LEFT, pos=stage.point(Stop(0)))
    assert stage.laid == []
    assert stage.hand.draft.order == (3, 0, 1, 2, 4, 5, 6), "it lies where it was let go"
    stage.grab_card(Stop(3))
    QTest.mouseRelease(stage.hand, LEFT, pos=stage.point(Stop(6)))
    assert stage.hand.draft.order == (0, 1, 2, 4, 5, 6, 3)
    stage.assert_whole()


def test_from_the_place_that_it_has_left_a_card_can_be_dragged_too(stage: Stage) -> None:
    for card in (0, 2):
        stage.click(Stop(card))
    stage.grab_card(Stop(0))
    QTest.mouseRelease(stage.hand, LEFT, pos=stage.pixel(139, 74))
    assert stage.laid == [2, 0]


def test_fault_62_two_taps_on_numbers_change_places_without_a_drag(stage: Stage) -> None:
    for card in (0, 2, 4):
        stage.click(Stop(card))
    plan = stage.hand.plan

    def number(i: int) -> QPoint:
        at = plan.disc(plan.letters[i], in_envelope=True)
        return stage.pixel(at.x(), at.y())

    QTest.mouseClick(stage.hand, LEFT, pos=number(2))
    assert stage.hand.picked == Stop(4, in_envelope=True)
    QTest.mouseClick(stage.hand, LEFT, pos=number(0))
    assert stage.laid == [4, 0, 2]
    assert stage.hand.picked is None
    QTest.mouseClick(stage.hand, LEFT, pos=number(1))
    QTest.mouseClick(stage.hand, LEFT, pos=number(1))
    assert stage.hand.picked is None, "a second tap lets it be"
    QTest.mouseClick(stage.hand, LEFT, pos=number(1))
    stage.click(Stop(2, in_envelope=True))
    assert stage.laid == [4, 2, 0], "on the card itself it goes there, too"
    QTest.mouseClick(stage.hand, LEFT, pos=number(1))
    QTest.mouseClick(stage.hand, LEFT, pos=stage.pixel(60, 26))
    assert stage.hand.picked is None, "a tap on nothing lets it be"
    stage.assert_whole()


def test_fault_62_two_taps_sort_the_hand_without_a_drag(stage: Stage) -> None:
    hand = stage.hand

    def grip(card: int) -> QPoint:
        area = hand.area_of(Stop(card))
        return area.topLeft() + QPoint(round(1.5 * stage.u), round(2 * stage.u))

    plain = hand.grab().toImage()
    QTest.mouseClick(hand, LEFT, pos=grip(5))
    assert hand.picked == Stop(5)
    assert hand.grab().toImage() != plain
    stage.click(Stop(0))
    assert hand.draft.order == (5, 0, 1, 2, 3, 4, 6)
    assert stage.laid == []
    QTest.mouseClick(hand, LEFT, pos=grip(3))
    QTest.mouseClick(hand, LEFT, pos=grip(3))
    assert hand.picked is None, "a second tap lets it be"
    stage.click(Stop(2))
    QTest.mouseClick(hand, LEFT, pos=grip(6))
    stage.click(Stop(2, in_envelope=True))
    assert stage.laid == [6, 2], "before the card that was tapped"
    at = hand.plan.disc(hand.plan.letters[0], in_envelope=True)
    QTest.mouseClick(hand, LEFT, pos=stage.pixel(at.x(), at.y()))
    stage.click(Stop(0))
    assert stage.laid == [2]
    assert hand.draft.order.index(6) == 1, "out of the envelope to where it was put"
    stage.assert_whole()


# ---- drags that end nowhere


ENDS = (
    "nowhere",
    "above the window",
    "escape",
    "focus",
    "another window",
    "second button",
    "button lost",
    "hidden",
    "other hand",
    "cleared",
    "resized",
)


@pytest.mark.parametrize("from_envelope", [False, True], ids=["hand", "envelope"])
@pytest.mark.parametrize("end", ENDS)
def test_fault_60_61_a_drag_that_ends_nowhere_loses_no_card(
    stage: Stage, end: str, from_envelope: bool
) -> None:
    for card in (0, 2, 4):
        stage.click(Stop(card))
    before = stage.hand.draft
    held = Stop(2, in_envelope=True) if from_envelope else Stop(5)
    stage.grab_card(held)
    # It hangs over the envelope, so that ending it there would change something.
    over = stage.pixel(139, 24)
    QTest.mouseMove(stage.hand, over)
    assert stage.hand.holding
    hand = stage.hand
    match end:
        case "nowhere":
            QTest.mouseRelease(hand, LEFT, pos=stage.pixel(60, 10))
        case "above the window":
            # As on the title bar: the pointer is outside when it is let go.
            QTest.mouseRelease(hand, LEFT, pos=QPoint(stage.width() // 3, -60))
        case "escape":
            QTest.keyClick(hand, Qt.Key.Key_Escape)
        case "focus":
            stage.other.setFocus()
        case "another window":
            QApplication.sendEvent(hand, QEvent(QEvent.Type.WindowDeactivate))
        case "second button":
            QTest.mousePress(hand, Qt.MouseButton.RightButton, pos=over)
        case "button lost":
            QTest.mouseMove(hand, over + QPoint(3, 3))
            lost = QPointF(over + QPoint(9, 9))
            _send_move(hand, lost, Qt.MouseButton.NoButton)
        case "hidden":
            hand.hide()
            hand.show()
        case "other hand":
            hand.set_hand(CARDS[:6], WhimsyDraft(order=tuple(range(6))))
            hand.set_hand(CARDS, before)
        case "cleared":
            hand.clear()
            assert hand.draft == WhimsyDraft()
            hand.set_hand(CARDS, before)
        case "resized":
            stage.resize(stage.width() + 60, stage.height() + 40)
            QApplication.processEvents()
    assert not hand.holding
    assert hand.draft == before
    QTest.mouseRelease(hand, LEFT, pos=over)
    assert hand.draft == before, "what comes afterwards was meant for the hold that is over"
    stage.assert_whole()


def _send_move(widget: QWidget, at: QPointF, buttons: Qt.MouseButton) -> None:
    from PySide6.QtGui import QMouseEvent

    event = QMouseEvent(
        QEvent.Type.MouseMove,
        at,
        widget.mapToGlobal(at),
        Qt.MouseButton.NoButton,
        buttons,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget, event)


def test_escape_without_a_drag_is_the_screens(stage: Stage) -> None:
    seen: list[int] = []
    stage.escape = lambda: bool(seen.append(1)) or True
    QTest.keyClick(stage.hand, Qt.Key.Key_Escape)
    assert seen == [1]


# ---- keys


def test_keys_alone_lay_and_sort_everything(stage: Stage) -> None:
    hand = stage.hand
    key = lambda k, mods=Qt.KeyboardModifier.NoModifier: QTest.keyClick(hand, k, mods)  # noqa: E731
    shift = Qt.KeyboardModifier.ShiftModifier
    assert hand.stand == Stop(0)
    key(Qt.Key.Key_Right)
    assert hand.stand == Stop(1)
    key(Qt.Key.Key_T)
    assert hand.draft.turned == (1,)
    key(Qt.Key.Key_Space)
    assert stage.laid == [1]
    key(Qt.Key.Key_Down)
    assert hand.stand in (Stop(4), Stop(5))
    key(Qt.Key.Key_Space)
    key(Qt.Key.Key_7)
    assert len(stage.laid) == 3
    assert stage.laid[-1] == 6
    for _step in range(8):
        if hand.stand is not None and hand.stand.in_envelope:
            break
        key(Qt.Key.Key_Right)
    assert hand.stand is not None
    assert hand.stand.in_envelope
    card = hand.stand.card
    key(Qt.Key.Key_Up, shift)
    key(Qt.Key.Key_Up, shift)
    key(Qt.Key.Key_Up, shift)
    assert stage.laid[0] == card
    key(Qt.Key.Key_Down, shift)
    assert stage.laid[1] == card
    key(Qt.Key.Key_Backspace)
    assert len(stage.laid) == 2
    key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(stage.laid) == 3
    hand.set_stand(Stop(6))
    key(Qt.Key.Key_Left, shift)
    assert hand.draft.order.index(6) == 5
    key(Qt.Key.Key_9)
    stage.assert_whole()


def test_enter_and_other_keys_are_not_the_hands(stage: Stage) -> None:
    heard: list[int] = []
    stage.keyPressEvent = lambda event: heard.append(event.key())
    for key in (Qt.Key.Key_Return, Qt.Key.Key_F5, Qt.Key.Key_8):
        QTest.keyClick(stage.hand, key)
    QTest.keyClick(stage.hand, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(stage.hand, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(stage.hand, Qt.Key.Key_Left)
    QTest.keyClick(stage.hand, Qt.Key.Key_T)
    heard = [key for key in heard if key != Qt.Key.Key_Control]
    assert len(heard) == 7, "of a single card T turns nothing either, and left of the first there is nothing"
    assert stage.told == []


def test_every_card_can_be_reached_by_arrows(stage: Stage) -> None:
    hand = stage.hand
    for card in (0, 3, 5):
        stage.click(Stop(card))
    hand.set_stand(Stop(0))
    reached = {hand.stand}
    todo = [hand.stand]
    while todo:
        here = todo.pop()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            assert here is not None
            hand.set_stand(here)
            QTest.keyClick(hand, key)
            if hand.stand not in reached:
                reached.add(hand.stand)
                todo.append(hand.stand)
    assert reached == set(hand.stops())


# ---- touch


@pytest.fixture(scope="module")
def screen_of_glass() -> QPointingDevice:
    return QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)


def test_fault_62_fingers_tap_and_drag(stage: Stage, screen_of_glass: QPointingDevice) -> None:
    hand = stage.hand
    touch = lambda: QTest.touchEvent(hand, screen_of_glass)  # noqa: E731
    touch().press(1, stage.point(Stop(4)), hand).commit()
    touch().release(1, stage.point(Stop(4)), hand).commit()
    assert stage.laid == [4]
    start, over = stage.point(Stop(0)), stage.pixel(139, 22)
    touch().press(1, start, hand).commit()
    touch().move(1, start + QPoint(30, 5), hand).commit()
    # A second finger changes nothing.
    touch().stationary(1).press(2, stage.point(Stop(3)), hand).commit()
    touch().move(1, over, hand).stationary(2).commit()
    touch().release(1, over, hand).release(2, stage.point(Stop(3)), hand).commit()
    assert stage.laid == [0, 4]
    stage.assert_whole()


# ---- closed, motion, pictures


def test_a_closed_envelope_cannot_be_filled(stage: Stage) -> None:
    hand = stage.hand
    hand.set_hand(CARDS[:5], WhimsyDraft(order=tuple(range(5))), closed=True)
    stage.click(Stop(0))
    stage.click(Stop(1), 0.7)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_T, Qt.Key.Key_1, Qt.Key.Key_Backspace):
        QTest.keyClick(hand, key)
    QTest.keyClick(hand, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(hand, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert stage.told == []
    assert not hand.grab().isNull()


def test_cards_glide_and_turn_and_a_tap_skips_it(stage: Stage, clock: HandClock) -> None:
    hand = stage.hand
    hand.set_reduce_motion(False)
    stage.click(Stop(1))
    assert hand.motion.moves(1)
    still = hand.grab().toImage()
    clock.ms += MOVE_MS // 2
    hand.advance()
    assert hand.grab().toImage() != still
    clock.ms += MOVE_MS
    hand.advance()
    assert not hand.motion.busy
    stage.click(Stop(1, in_envelope=True), 0.65)
    assert hand.motion.turned(1, clock.ms) == 0
    clock.ms += TURN_MS // 2
    quarter = hand.motion.turned(1, clock.ms)
    assert quarter is not None
    assert 80 < quarter < 100
    hand.grab()
    stage.click(Stop(4))
    assert hand.motion.turned(1, clock.ms) is None, "the next tap has skipped the turn"
    assert stage.laid == [1, 4]
    hand.set_reduce_motion(True)
    assert not hand.motion.busy


def test_what_is_held_and_picked_is_seen(stage: Stage) -> None:
    hand = stage.hand
    stage.click(Stop(0))
    pictures = [hand.grab().toImage()]
    stage.grab_card(Stop(2))
    pictures.append(hand.grab().toImage())
    QTest.mouseMove(hand, stage.pixel(139, 30))
    pictures.append(hand.grab().toImage())
    QTest.keyClick(hand, Qt.Key.Key_Escape)
    at = hand.plan.disc(hand.plan.letters[0], in_envelope=True)
    QTest.mouseClick(hand, LEFT, pos=stage.pixel(at.x(), at.y()))
    pictures.append(hand.grab().toImage())
    hand.address("To Chloe", "our referee")
    pictures.append(hand.grab().toImage())
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[i + 1 :])
    hand.clear()
    assert hand.grab().toImage().pixelColor(300, 300).alpha() == 0 or not hand.cards


@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("count", range(8))
def test_however_many_lie_in_the_envelope_the_first_is_whole(stage: Stage, count: int, wide: bool) -> None:
    draft = DRAFT
    for card in range(count):
        draft = arranging.put_in(draft, card)
    stage.hand.set_hand(CARDS, draft, wide=wide)
    plan = stage.hand.plan
    front = FRONT + stage.extra
    assert len(plan.letters) == count
    for rect in plan.letters:
        assert rect.top() >= 5
    assert plan.envelope.top() < front - 3, "some of the envelope is seen"
    for upper, lower in zip(plan.letters, plan.letters[1:], strict=False):
        assert lower.top() - upper.top() >= 9.2, "the word of the one below is free"
    for place, row in zip(plan.hand, plan.rows_of, strict=True):
        assert place.right() < plan.envelope.left() - 2
        assert plan.rows[row].wave.top(90 + stage.extra) > place.top() + 10
    assert not stage.hand.grab().isNull()


# ---- for who does not see it


def test_a_screen_reader_hears_a_list_and_can_do_everything(stage: Stage) -> None:
    hand = stage.hand
    face = QAccessible.queryAccessibleInterface(hand)
    assert face.role() == QAccessible.Role.List
    assert face.childCount() == 7
    names = [face.child(i).text(QAccessible.Text.Name) for i in range(7)]
    assert names[0] == "Velvet"
    assert names[1] == "Crunchy, on its head Admiral"
    assert names[2] == "Dumpling, your own card"
    first, double = face.child(0), face.child(1)
    actions = double.actionInterface()
    assert {"turn", actions.pressAction()} <= set(actions.actionNames())
    assert "turn" not in first.actionInterface().actionNames()
    actions.doAction("turn")
    actions.doAction(actions.pressAction())
    assert hand.draft.envelope == (Played(1, turned=True),)
    assert face.childCount() == 8
    assert face.child(7).text(QAccessible.Text.Name).startswith("Admiral")
    assert "number 1" in face.child(1).text(QAccessible.Text.Name)
    assert face.child(1).state().selected
    first.actionInterface().doAction(first.actionInterface().pressAction())
    last = face.child(8)
    last.actionInterface().doAction("earlier")
    assert stage.laid == [0, 1]
    assert face.child(7).text(QAccessible.Text.Value) == ""
    assert actions.localizedActionName("turn") == "Turn over"
    assert actions.keyBindingsForAction("turn") == ["T"]
    assert actions.keyBindingsForAction(actions.pressAction()) == ["Space"]
    assert actions.localizedActionName(actions.pressAction())
    assert first.rect().isValid()
    assert first.parent().role() == QAccessible.Role.List
    centre = first.rect().center()
    assert face.childAt(centre.x(), centre.y()) is not None
    assert face.childAt(0, 0) is None
    assert face.focusChild() is not None
    assert face.indexOfChild(first) == 0
    hand.clear()
    assert face.childCount() == 0
    assert face.child(0) is None
    assert first.text(QAccessible.Text.Name) == ""
    assert first.state().invalid
    assert "earlier" not in first.actionInterface().actionNames()
    first.actionInterface().doAction("turn")
    assert not first.rect().isValid()
    assert face.focusChild() is None
