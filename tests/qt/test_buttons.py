"""Our buttons under real mouse and key events."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from wordgames.ui.buttons import PaperButton, Plaque, RoundButton, SlabButton, TextLink
from wordgames.ui.painting.colors import contrast
from wordgames.ui.painting.icons import Icon
from wordgames.ui.screen import Screen
from wordgames.ui.sheet import Sheet
from wordgames.ui.widgets.choices import Choice


@pytest.fixture
def screen(qtbot):
    screen = Screen()
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    qtbot.waitExposed(screen)
    return screen


@pytest.fixture
def pressed():
    return []


def put(screen, button, pressed, x=20, y=20):
    button.setParent(screen)
    screen.place(button, x, y, 30, 8)
    button.clicked.connect(lambda: pressed.append(button.accessibleName()))
    button.show()
    return button


MAKERS = [
    lambda: Plaque("Curtain up"),
    lambda: PaperButton("Curtain up", sub="now", icon=Icon.PLAY),
    lambda: RoundButton(Icon.LEFT, "Curtain up"),
    lambda: TextLink("Curtain up", icon=Icon.GEAR),
]


@pytest.mark.parametrize("make", MAKERS)
def test_mouse_space_and_enter_press_a_button(screen, pressed, make):
    button = put(screen, make(), pressed)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.keyClick(button, Qt.Key.Key_Return)
    QTest.keyClick(button, Qt.Key.Key_Enter)
    assert pressed == ["Curtain up"] * 4


@pytest.mark.parametrize("make", MAKERS)
def test_focus_and_disabling_show(screen, pressed, make):
    button = put(screen, make(), pressed)
    plain = button.grab().toImage()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert button.grab().toImage() != plain
    button.clearFocus()
    assert button.grab().toImage() == plain
    button.setEnabled(False)
    assert button.grab().toImage() != plain
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert pressed == []


@pytest.mark.parametrize("make", [Plaque, SlabButton])
def test_the_pointer_lights_the_edge_and_leaves_the_words_as_they_are(screen, pressed, make):
    button = put(screen, make("Turn it"), pressed)
    words = button.face().toRect().adjusted(16, 16, -16, -16)
    plain, plain_words = button.grab().toImage(), button.grab(words).toImage()
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert button.grab(words).toImage() == plain_words
    assert button.grab().toImage() != plain


@pytest.mark.parametrize("make", [Plaque, SlabButton, lambda text: Choice(text, brass=True)])
def test_words_that_cannot_be_pressed_are_opaque_paper_with_readable_ink(screen, pressed, make):
    button = put(screen, make("Turn it"), pressed)
    button.setEnabled(False)
    shown = button.grab(button.face().toRect().adjusted(4, 4, -4, -4)).toImage()
    colors = [shown.pixelColor(x, y) for x in range(shown.width()) for y in range(shown.height())]
    ink, paper = min(colors, key=QColor.lightness), max(colors, key=QColor.lightness)
    assert contrast(ink, paper) >= 4.5
    assert paper.lightness() > 200


def test_the_margin_for_shadow_and_ring_takes_no_clicks(screen, pressed):
    button = put(screen, Plaque("Go"), pressed)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert pressed == []


def test_a_held_enter_presses_once(screen, pressed):
    button = put(screen, Plaque("Go"), pressed)
    QTest.keyPress(button, Qt.Key.Key_Return)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(button, held)
    assert pressed == ["Go"]


def test_enter_does_the_one_action_where_no_button_has_the_focus(screen, pressed):
    screen.main_action = put(screen, Plaque("Curtain up"), pressed)
    other = put(screen, PaperButton("House rules"), pressed, y=40)
    QTest.keyClick(screen, Qt.Key.Key_Return)
    QTest.keyClick(other, Qt.Key.Key_Return)
    assert pressed == ["Curtain up", "House rules"]


def test_arrow_keys_go_to_the_nearest_thing(screen, pressed):
    left = put(screen, PaperButton("left"), pressed, 10, 20)
    right = put(screen, PaperButton("right"), pressed, 60, 22)
    below = put(screen, PaperButton("below"), pressed, 12, 50)
    left.setFocus()
    QTest.keyClick(left, Qt.Key.Key_Right)
    assert right.hasFocus()
    QTest.keyClick(right, Qt.Key.Key_Left)
    assert left.hasFocus()
    QTest.keyClick(left, Qt.Key.Key_Down)
    assert below.hasFocus()


def test_fault_38_an_ampersand_on_a_button_is_a_letter(screen, pressed):
    plain = put(screen, PaperButton("Black Blue"), pressed)
    both = put(screen, PaperButton("Black & Blue"), pressed, y=40)
    assert both.text() == ""
    assert both.accessibleName() == "Black & Blue"
    assert both.shortcut().isEmpty()
    assert plain.grab().toImage() != both.grab().toImage()


def test_fault_50_keys_pressed_in_a_field_stay_there(screen, pressed):
    screen.main_action = put(screen, Plaque("Curtain up"), pressed)
    field = QLineEdit(screen)
    field.show()
    field.setFocus()
    QTest.keyClicks(field, "qwertz dgm QWE 0+-")
    assert field.text() == "qwertz dgm QWE 0+-"
    assert pressed == []


def test_a_double_click_whose_first_half_was_elsewhere_presses_nothing(qtbot):
    """As on "Lock it", which comes to lie where "Go" was."""
    button = SlabButton("Lock it")
    button.resize(200, 80)
    qtbot.addWidget(button)
    button.show()
    pressed = []
    button.clicked.connect(lambda: pressed.append(True))
    middle = QPointF(button.rect().center())

    def send(kind: QEvent.Type, at_ms: int) -> None:
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        held = none if kind is QEvent.Type.MouseButtonRelease else left
        event = QMouseEvent(
            kind, middle, button.mapToGlobal(middle), left, held, Qt.KeyboardModifier.NoModifier
        )
        event.setTimestamp(at_ms)
        QApplication.sendEvent(button, event)

    send(QEvent.Type.MouseButtonDblClick, 1_000)
    send(QEvent.Type.MouseButtonRelease, 1_050)
    assert not pressed
    for at_ms, kind in enumerate((QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)):
        send(kind, 60_000 + 100 * at_ms)
        send(QEvent.Type.MouseButtonRelease, 60_050 + 100 * at_ms)
    assert len(pressed) == 2


def test_tab_comes_to_all_of_a_screen_wherever_the_keys_begin(qtbot: QtBot) -> None:
    table = Screen()
    qtbot.addWidget(table)
    screen = Screen(parent=table)
    names = ("first", "second", "third", "fourth")
    buttons = [PaperButton(name, screen) for name in names]
    screen.setFocusProxy(buttons[2])
    late = PaperButton("late", screen)
    table.setFocusProxy(screen)
    table.show()
    table.activateWindow()
    QApplication.processEvents()
    screen.setFocus()
    assert QApplication.focusWidget() is buttons[2]
    reached = []
    for _time in range(5):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    assert reached == [buttons[0], buttons[1], buttons[3], late, buttons[2]]
    screen.setFocusProxy(None)
    assert screen.focusProxy() is None


@pytest.mark.parametrize("kind", [PaperButton, Plaque, SlabButton, RoundButton])
def test_the_ring_of_the_keys_can_be_seen_on_paper(qtbot: QtBot, kind: type) -> None:
    for screen, ink in ((Sheet("Title"), "on_light"), (Screen(), "on_ground")):
        qtbot.addWidget(screen)
        screen.resize(1600, 900)
        button = RoundButton(Icon.CROSS, "x", screen) if kind is RoundButton else kind("x", screen)
        screen.place(button, 60, 40, 30, 10)
        screen.show()
        screen.activateWindow()
        QApplication.processEvents()
        button.setFocus()
        wanted = QColor(getattr(screen.theme.focus, ink))
        image = button.grab().toImage()
        seen = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
        assert wanted.name() in seen
