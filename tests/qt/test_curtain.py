"""The curtain lifts by a fresh hold of 0.6 s and by nothing else; its words can be read on every seat's cloth."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSettings, QSize, Qt
from PySide6.QtGui import QAccessible, QImage, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.qt.hands import HandClock
from wordgames.qt.stilldown import StillDown
from wordgames.texts import curtain as texts
from wordgames.ui.curtain import FALL_MS, HOLD_MS, RISE_MS, Curtain, HandOver, State
from wordgames.ui.painting.colors import luminance
from wordgames.ui.painting.curtain import RING
from wordgames.ui.painting.scenes import MOST_SEATS, paint_scene
from wordgames.ui.screen import Screen
from wordgames.ui.theme import THEMES, load_theme
from wordgames.ui.window import Window

TO_ANA = HandOver(0, "Ana", "Build one word on your ten strips.", ((1, "Ben"), (2, "Chloe")), "Round 4")
LEFT = Qt.MouseButton.LeftButton


class Stage:
    """A window with a curtain over a table, and a clock moved by hand."""

    def __init__(self, qtbot, folder) -> None:
        self.clock = HandClock()
        self.lifted: list[int] = []
        self.risen: list[bool] = []
        self.window = Window(QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat))
        self.table = Screen()
        self.window.show_screen(self.table)
        qtbot.addWidget(self.window)
        self.window.resize(1280, 720)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.curtain: Curtain

    def fall(self, *, to: HandOver = TO_ANA, at_once: bool = False, reduce_motion: bool = False) -> Curtain:
        self.curtain = Curtain(to, at_once=at_once, reduce_motion=reduce_motion, clock=self.clock)
        self.curtain.lifted.connect(self.lifted.append)
        self.curtain.risen.connect(lambda: self.risen.append(True))
        self.window.cover(self.curtain)
        return self.curtain

    def down(self, **named: bool) -> Curtain:
        curtain = self.fall(**named)
        self.pass_ms(FALL_MS + 20)
        return curtain

    def pass_ms(self, ms: int, step: int = 20) -> None:
        """Time goes by in frames."""
        for _frame in range(ms // step):
            self.clock.ms += step
            self.curtain.tick()

    @property
    def middle(self) -> QPoint:
        return self.curtain.crest.rect().center()

    def touch(self) -> QTest.QTouchEventSequence:
        return QTest.touchEvent(self.curtain.crest, FINGER)


@pytest.fixture
def stage(qtbot, tmp_path):
    stage = Stage(qtbot, tmp_path)
    yield stage
    # What is still held would be held in the next tests, too.
    for button in (LEFT, Qt.MouseButton.RightButton):
        QTest.mouseRelease(stage.window, button)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyRelease(stage.window, key)


@pytest.fixture(scope="module", autouse=True)
def _finger(qapp):
    global FINGER
    FINGER = QTest.createTouchDevice()


def test_it_falls_over_the_table_and_knows_only_what_stands_on_it(stage):
    curtain = stage.fall()
    assert curtain.state is State.FALLING
    assert curtain.geometry().bottom() < 0
    stage.pass_ms(FALL_MS - 40)
    assert curtain.state is State.FALLING
    assert -curtain.height() < curtain.y() < 0
    stage.pass_ms(60)
    assert curtain.state is State.DOWN
    assert curtain.geometry() == stage.window.rect()
    names = [it.accessibleName() for it in curtain.findChildren(QWidget) if it.accessibleName()]
    assert names == [
        "Pass to Ana",
        "Build one word on your ten strips.",
        "Hold the fox to lift the curtain, or hold",
        "Hold the fox to lift the curtain, or hold Space",
        "Round 4",
        "then Ben, Chloe",
    ]


def test_a_hold_of_the_crest_lifts_it(stage):
    curtain = stage.down()
    QTest.mousePress(curtain.crest, LEFT, pos=stage.middle)
    stage.pass_ms(HOLD_MS - 20)
    assert not stage.lifted
    stage.pass_ms(20)
    assert stage.lifted == [0]
    assert curtain.state is State.RISING
    QTest.mouseRelease(curtain.crest, LEFT, pos=stage.middle)
    stage.pass_ms(RISE_MS - 40)
    assert not stage.risen
    assert -curtain.height() < curtain.y() < 0
    stage.pass_ms(60)
    assert stage.risen == [True]
    assert curtain.geometry().bottom() < 0
    assert stage.lifted == [0]


def test_a_hold_of_space_lifts_it_wherever_the_focus_is(stage):
    curtain = stage.down()
    for target in (curtain, curtain.crest):
        QTest.keyPress(target, Qt.Key.Key_Space)
        stage.pass_ms(HOLD_MS - 20)
        QTest.keyRelease(target, Qt.Key.Key_Space)
        assert not stage.lifted
    QTest.keyPress(curtain.crest, Qt.Key.Key_Space)
    stage.pass_ms(HOLD_MS)
    assert stage.lifted == [0]


def test_a_finger_lifts_it(stage):
    curtain = stage.down()
    stage.touch().press(0, stage.middle, curtain.crest).commit()
    stage.pass_ms(HOLD_MS - 20)
    assert not stage.lifted
    stage.touch().stationary(0).press(1, QPoint(2, 2), curtain.crest).commit()
    stage.touch().stationary(0).release(1, QPoint(2, 2), curtain.crest).commit()
    stage.pass_ms(20)
    assert stage.lifted == [0]
    stage.touch().release(0, stage.middle, curtain.crest).commit()


def test_a_finger_that_is_lifted_or_slides_off_lifts_nothing(stage):
    curtain = stage.down()
    stage.touch().press(0, stage.middle, curtain.crest).commit()
    stage.pass_ms(HOLD_MS - 20)
    stage.touch().release(0, stage.middle, curtain.crest).commit()
    stage.pass_ms(HOLD_MS)
    stage.touch().press(0, stage.middle, curtain.crest).commit()
    stage.pass_ms(100)
    stage.touch().move(0, QPoint(1, 1), curtain.crest).commit()
    stage.pass_ms(HOLD_MS)
    stage.touch().release(0, QPoint(1, 1), curtain.crest).commit()
    assert not stage.lifted


def test_the_bulbs_light_up_while_it_is_held_and_go_out(stage):
    curtain = stage.down()

    def seen() -> QImage:
        return curtain.grab(curtain.crest.geometry()).toImage()

    dark = seen()
    QTest.mousePress(curtain.crest, LEFT, pos=stage.middle)
    stage.pass_ms(HOLD_MS // 2)
    half = seen()

    def light(image: QImage, right: bool) -> float:
        width = image.width() // 2
        columns = range(width, 2 * width, 4) if right else range(0, width, 4)
        return sum(luminance(image.pixelColor(x, y)) for x in columns for y in range(0, image.height(), 4))

    assert light(half, right=True) > light(dark, right=True) * 1.02
    assert light(half, right=False) == pytest.approx(light(dark, right=False), rel=0.01)
    QTest.mouseRelease(curtain.crest, LEFT, pos=stage.middle)
    assert seen() == dark


def test_less_motion_has_it_down_and_up_at_once(stage):
    curtain = stage.fall(reduce_motion=True)
    assert curtain.state is State.DOWN
    assert curtain.geometry() == stage.window.rect()
    QTest.keyPress(curtain, Qt.Key.Key_Space)
    stage.pass_ms(HOLD_MS)
    assert stage.lifted == [0]
    assert stage.risen == [True]


def test_a_screen_reader_names_it_and_its_one_action_is_a_whole_hold(stage, qtbot):
    curtain = stage.down()
    interface = QAccessible.queryAccessibleInterface(curtain.crest)
    assert interface.text(QAccessible.Text.Name) == texts.hold_line(0)
    assert interface.text(QAccessible.Text.Description) == "Pass to Ana. Build one word on your ten strips."
    action = interface.actionInterface()
    with qtbot.waitSignal(curtain.crest.clicked):
        action.doAction(action.pressAction())
    assert not stage.lifted
    stage.pass_ms(HOLD_MS)
    assert stage.lifted == [0]


def test_fault_23_at_once_means_before_the_first_paint(stage):
    curtain = stage.fall(at_once=True)
    assert curtain.state is State.DOWN
    assert curtain.geometry() == stage.window.rect()
    assert stage.window.childAt(stage.window.rect().center()) is curtain.crest


def test_fault_23_a_resize_ends_the_fall_and_every_hold(stage):
    curtain = stage.fall()
    stage.pass_ms(60)
    stage.window.resize(1366, 768)
    assert curtain.geometry() == stage.window.rect()
    QTest.mousePress(curtain.crest, LEFT, pos=stage.middle)
    stage.pass_ms(HOLD_MS - 20)
    stage.window.resize(1280, 800)
    stage.pass_ms(HOLD_MS)
    assert not stage.lifted
    assert curtain.geometry() == stage.window.rect()


@pytest.mark.parametrize("reduce_motion", [False, True])
def test_fault_24_clicks_and_double_clicks_lift_nothing(stage, reduce_motion):
    curtain = stage.down(reduce_motion=reduce_motion)
    for _click in range(5):
        QTest.mouseClick(curtain.crest, LEFT, pos=stage.middle)
        QTest.mouseDClick(curtain.crest, LEFT, pos=stage.middle)
        QTest.mouseRelease(curtain.crest, LEFT, pos=stage.middle)
        stage.pass_ms(HOLD_MS)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        QTest.keyClick(curtain.crest, key)
        stage.pass_ms(HOLD_MS)
    QTest.keyPress(curtain.crest, Qt.Key.Key_Return)
    QTest.mousePress(curtain.crest, Qt.MouseButton.RightButton, pos=stage.middle)
    stage.pass_ms(2 * HOLD_MS)
    assert not stage.lifted
    # QTest remembers a pressed button, also in the tests that follow.
    QTest.mouseRelease(curtain.crest, Qt.MouseButton.RightButton, pos=stage.middle)
    QTest.keyRelease(curtain.crest, Qt.Key.Key_Return)
    assert not stage.lifted


def test_fault_24_the_second_half_of_a_double_click_from_before_lifts_nothing(stage):
    """The first click ended somebody's part; the second one, held, falls on the crest."""
    curtain = stage.fall(reduce_motion=True)
    event = _mouse(QEvent.Type.MouseButtonDblClick, stage.middle, curtain.crest)
    QApplication.sendEvent(curtain.crest, event)
    stage.pass_ms(2 * HOLD_MS)
    assert not stage.lifted
    QTest.mouseRelease(curtain.crest, LEFT, pos=stage.middle)
    # A double click that was made on the crest, and held, is a hold.
    QTest.mousePress(curtain.crest, LEFT, pos=stage.middle)
    QTest.mouseRelease(curtain.crest, LEFT, pos=stage.middle)
    QApplication.sendEvent(
        curtain.crest, _mouse(QEvent.Type.MouseButtonDblClick, stage.middle, curtain.crest)
    )
    stage.pass_ms(HOLD_MS)
    assert stage.lifted == [0]


def test_fault_24_what_is_pressed_while_it_falls_lifts_nothing(stage):
    curtain = stage.fall()
    stage.pass_ms(FALL_MS - 60)
    QTest.mousePress(curtain.crest, LEFT, pos=stage.middle)
    QTest.keyPress(curtain, Qt.Key.Key_Space)
    stage.touch().press(0, stage.middle, curtain.crest).commit()
    stage.pass_ms(2 * HOLD_MS)
    assert curtain.state is State.DOWN
    assert not stage.lifted
    stage.touch().release(0, stage.middle, curtain.crest).commit()
    QTest.keyRelease(curtain, Qt.Key.Key_Space)
    QTest.keyPress(curtain, Qt.Key.Key_Space)
    stage.pass_ms(HOLD_MS)
    assert stage.lifted == [0]


def test_fault_24_a_key_that_repeats_lifts_nothing(stage):
    """Space was held down somewhere else, and the repeats of the key reach the curtain."""
    curtain = stage.down()
    for _repeat in range(60):
        press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
        release = QKeyEvent(
            QEvent.Type.KeyRelease, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True
        )
        QApplication.sendEvent(curtain.crest, press)
        QApplication.sendEvent(curtain.crest, release)
        stage.pass_ms(40)
    assert not stage.lifted
    # And the repeats of a fresh hold do not disturb it.
    QTest.keyPress(curtain.crest, Qt.Key.Key_Space)
    for _repeat in range(HOLD_MS // 40):
        QApplication.sendEvent(curtain.crest, press)
        QApplication.sendEvent(curtain.crest, release)
        stage.pass_ms(40)
    assert stage.lifted == [0]


def space(down: bool, at_ms: int) -> QKeyEvent:
    kind = QEvent.Type.KeyPress if down else QEvent.Type.KeyRelease
    event = QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
    event.setTimestamp(at_ms)
    return event


def test_fault_24_a_repeat_that_is_not_marked_as_one_belongs_to_the_old_hold(stage):
    """Under X a key that is held may be released and pressed in the same moment."""
    curtain = stage.down()
    QApplication.sendEvent(curtain.crest, space(True, 1_000))
    stage.pass_ms(HOLD_MS - 100)
    QApplication.sendEvent(curtain.crest, space(False, 1_500))
    QApplication.sendEvent(curtain.crest, space(True, 1_500))
    stage.pass_ms(100)
    assert stage.lifted == [0], "one hold"


def test_fault_24_an_unmarked_repeat_of_what_began_in_the_fall_lifts_nothing(stage):
    curtain = stage.fall()
    stage.pass_ms(FALL_MS - 60)
    QApplication.sendEvent(curtain.crest, space(True, 1_000))
    stage.pass_ms(200)
    for now in (1_500, 1_540):
        QApplication.sendEvent(curtain.crest, space(False, now))
        QApplication.sendEvent(curtain.crest, space(True, now))
    stage.pass_ms(2 * HOLD_MS)
    assert not stage.lifted
    QApplication.sendEvent(curtain.crest, space(False, 4_000))
    QApplication.sendEvent(curtain.crest, space(True, 4_200))
    stage.pass_ms(HOLD_MS)
    assert stage.lifted == [0]


def test_fault_24_space_that_is_still_down_presses_nothing_below_the_curtain(stage):
    curtain = stage.down()
    QApplication.sendEvent(curtain.crest, space(True, 1_000))
    stage.pass_ms(HOLD_MS)
    assert stage.lifted == [0]
    below: list[tuple[QEvent.Type, int]] = []

    class Below(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            if isinstance(event, QKeyEvent):
                below.append((event.type(), event.key()))
            return False

    window = stage.window.windowHandle()
    listener = Below()
    # Whoever was installed last is asked first; this one comes after the watch.
    watch = window.findChild(StillDown)
    window.removeEventFilter(watch)
    window.installEventFilter(listener)
    window.installEventFilter(watch)
    for now in (1_700, 1_740):
        QApplication.sendEvent(window, space(False, now))
        QApplication.sendEvent(window, space(True, now))
    marked = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    QApplication.sendEvent(window, marked)
    marked = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    QApplication.sendEvent(window, marked)
    QApplication.sendEvent(window, space(False, 2_000))
    assert below == []
    letter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "a")
    QApplication.sendEvent(window, letter)
    QApplication.sendEvent(window, space(True, 2_300))
    QApplication.sendEvent(window, space(False, 2_400))
    assert below == [
        (QEvent.Type.KeyPress, Qt.Key.Key_A),
        (QEvent.Type.KeyPress, Qt.Key.Key_Space),
        (QEvent.Type.KeyRelease, Qt.Key.Key_Space),
    ]


def test_fault_24_a_short_press_in_a_busy_window_lifts_nothing(stage):
    """The window did not look for a second: the release may be waiting behind that."""
    curtain = stage.down()
    QTest.mousePress(curtain.crest, LEFT, pos=stage.middle)
    stage.pass_ms(1000, step=1000)
    assert not stage.lifted
    QTest.mouseRelease(curtain.crest, LEFT, pos=stage.middle)
    stage.pass_ms(HOLD_MS)
    assert not stage.lifted


def test_a_pointer_that_leaves_the_crest_lifts_nothing(stage):
    curtain = stage.down()
    QTest.mousePress(curtain.crest, LEFT, pos=QPoint(3, 3))
    stage.pass_ms(2 * HOLD_MS)
    QTest.mouseRelease(curtain.crest, LEFT, pos=QPoint(3, 3))
    QTest.mousePress(curtain.crest, LEFT, pos=stage.middle)
    stage.pass_ms(HOLD_MS // 2)
    QTest.mouseMove(curtain.crest, stage.middle + QPoint(round((RING + 1) * curtain.u), 0))
    stage.pass_ms(2 * HOLD_MS)
    assert not stage.lifted


def test_a_hold_ends_with_the_window_and_nothing_is_left_when_it_goes(stage):
    curtain = stage.down()
    QTest.keyPress(curtain, Qt.Key.Key_Space)
    stage.pass_ms(HOLD_MS - 20)
    curtain.setEnabled(False)
    curtain.setEnabled(True)
    stage.pass_ms(HOLD_MS)
    assert not stage.lifted
    QTest.keyRelease(curtain, Qt.Key.Key_Space)
    QTest.keyPress(curtain, Qt.Key.Key_Space)
    stage.window.uncover()
    assert not curtain._timer.isActive()


def test_who_listens_may_take_the_curtain_away(stage):
    curtain = stage.down()
    curtain.lifted.connect(stage.window.uncover)
    QTest.keyPress(curtain, Qt.Key.Key_Space)
    stage.pass_ms(HOLD_MS)
    assert stage.lifted == [0]
    assert not curtain._timer.isActive()
    assert stage.window.cover_shown is None


def _mouse(kind: QEvent.Type, pos: QPoint, widget: QWidget):
    at = QPointF(pos)
    return QMouseEvent(kind, at, QPointF(widget.mapToGlobal(pos)), LEFT, LEFT, Qt.KeyboardModifier.NoModifier)


# ---- what is painted

NAMES = ("Ana", "Ben", "Chloe", "David", "Emma", "Maximiliane von Bärenwald", "Gaston", "Wilhelmine")
SIZES = (QSize(1024, 600), QSize(1366, 768))


@pytest.mark.parametrize("seat", range(MOST_SEATS))
@pytest.mark.parametrize("theme_name", THEMES)
def test_words_can_be_read_on_every_cloth(qtbot, seat: int, theme_name: str) -> None:
    """Contrast of each line with the brightest 2 % of the pixels behind it, shadows not counted."""
    theme, size = load_theme(theme_name), SIZES[seat % len(SIZES)]
    ground = paint_scene(f"curtain_{seat}", theme, size)

    class Ground:
        def pixmap(self, name, size, ratio=1.0):
            return QPixmap.fromImage(ground)

    curtain = Curtain(HandOver(seat, NAMES[seat], TO_ANA.task, ((1, "Ben"),), "Round 4"), theme, at_once=True)
    curtain.scenery = Ground()
    qtbot.addWidget(curtain)
    curtain.resize(size)
    curtain.show()
    poor = {}
    for widget in curtain.findChildren(QWidget):
        text = widget.accessibleName()
        if not text or widget is curtain.crest:
            continue
        area = widget.geometry()
        behind = sorted(
            luminance(ground.pixelColor(x, y))
            for x in range(area.left(), area.right(), 3)
            for y in range(area.top(), area.bottom(), 3)
        )
        bright = behind[-max(1, len(behind) // 50) :]
        worst = sum(bright) / len(bright)
        quiet = text == "Round 4" or text.startswith("then")
        ink = theme.text.curtain_quiet if quiet else theme.text.curtain
        ratio = (luminance(ink) + 0.05) / (worst + 0.05)
        if ratio < 4.5:
            poor[text] = round(ratio, 2)
    assert not poor
