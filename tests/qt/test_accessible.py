"""What a screen reader gets: ten sliders for ten strips, the countdown, and nothing where nothing may be told."""

from __future__ import annotations

import gc

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QStringListModel, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tests.qt.hands import HandClock
from tests.qt.walk import tells, told
from wordgames.games.punchline.moves import LETTERS, OUT_LEFT, OUT_RIGHT, SLOTS
from wordgames.games.punchline.view import Mark, StripView
from wordgames.ui import accessible
from wordgames.ui.buttons import Plaque
from wordgames.ui.screen import Screen
from wordgames.ui.theme import load_theme
from wordgames.ui.widgets.sandglass import SandGlass
from wordgames.ui.widgets.stripboard import StripBoard
from wordgames.ui.words import Words

VALUES = (1,) * 26
SETS = (
    "DASPEKTMORL",
    "CEAHTONSBIW",
    "FRINOLAGUEP",
    "EJSAOITVZRN",
    "MOLIUERATXS",
    "WHATGENIDLO",
    "UBISLDEONAR",
    "TIQRSPAYLEM",
    "GENUCARBODY",
    "SHVEDTYNARK",
)


def strips(*positions: int) -> tuple[StripView, ...]:
    marks = (Mark.OTHER, Mark.OWN, Mark.YELLOW) + (Mark.OTHER,) * (LETTERS - 3)
    places = positions + (OUT_RIGHT,) * (SLOTS - len(positions))
    return tuple(
        StripView(letters=letters, marks=marks, position=place, strip=i)
        for i, (letters, place) in enumerate(zip(SETS, places, strict=True))
    )


@pytest.fixture
def board(qtbot):
    board = StripBoard(load_theme(), clock=HandClock())
    qtbot.addWidget(board)
    board.set_reduce_motion(True)
    board.resize(900, 540)
    board.show_strips(strips(5, 1, 2), 0, VALUES)
    board.show()
    qtbot.waitExposed(board)
    return board


def text_of(interface, kind=QAccessible.Text.Value) -> str:
    return interface.text(kind)


def test_the_board_is_ten_sliders_with_the_letters_in_the_windows(board):
    whole = QAccessible.queryAccessibleInterface(board)
    assert whole.role() == QAccessible.Role.Grouping
    assert text_of(whole, QAccessible.Text.Name) == "Your strips"
    assert whole.childCount() == SLOTS
    sliders = [whole.child(i) for i in range(SLOTS)]
    assert whole.child(SLOTS) is None
    assert {slider.role() for slider in sliders} == {QAccessible.Role.Slider}
    assert [text_of(s, QAccessible.Text.Name) for s in sliders] == [
        "Window 1: K",
        "Window 2: E in own colour",
        "Window 3: I in yellow",
        *(f"Window {n}: empty" for n in range(4, 11)),
    ]
    assert [text_of(s) for s in sliders[:4]] == ["K", "E in own colour", "I in yellow", "empty"]
    assert text_of(sliders[0], QAccessible.Text.Description) == (
        "Strip: D, A in own colour, S in yellow, P, E, K, T, M, O, R, L"
    )
    for index, slider in enumerate(sliders):
        assert slider.parent() is whole
        assert whole.indexOfChild(slider) == index
        middle = slider.rect().center()
        assert whole.childAt(middle.x(), middle.y()) is slider
    assert sliders[2].rect().contains(board.mapToGlobal(board.point_of(3, 0).toPoint()))


def test_values_and_actions_move_a_strip_as_keys_do(board, qtbot):
    wished: list[tuple[int, int]] = []
    board.slideRequested.connect(lambda slot, place: wished.append((slot, place)))
    second = QAccessible.queryAccessibleInterface(board).child(1)
    value, actions = second.valueInterface(), second.actionInterface()
    assert (value.minimumValue(), value.currentValue(), value.maximumValue()) == (OUT_RIGHT, 1, OUT_LEFT)
    assert value.minimumStepSize() == 1
    assert actions.actionNames() == [
        actions.increaseAction(),
        actions.decreaseAction(),
        actions.setFocusAction(),
    ]
    actions.doAction(actions.increaseAction())
    actions.doAction(actions.decreaseAction())
    value.setCurrentValue(7)
    value.setCurrentValue(99)
    actions.doAction("something else")
    assert wished == [(2, 2), (2, 0), (2, 7), (2, OUT_LEFT)]
    assert board.slot == 2
    fifth = QAccessible.queryAccessibleInterface(board).child(4)
    with qtbot.waitSignal(board.slotChanged):
        fifth.actionInterface().doAction(actions.setFocusAction())
    assert fifth.state().focused
    assert QAccessible.queryAccessibleInterface(board).focusChild() is fifth
    assert not second.state().focused


def test_a_slider_hands_out_addresses_only(board):
    """The bridges of Qt ask in C++, where None in the place of an address is a crash."""
    slider = QAccessible.queryAccessibleInterface(board).child(0)
    for kind in QAccessible.InterfaceType:
        answer = slider.interface_cast(kind)
        address = answer if isinstance(answer, shiboken6.VoidPtr) else shiboken6.getCppPointer(answer)[0]
        has_it = kind in (QAccessible.InterfaceType.ValueInterface, QAccessible.InterfaceType.ActionInterface)
        assert bool(int(address)) is has_it, kind


def test_a_frozen_board_is_read_only(board):
    wished: list[int] = []
    board.slideRequested.connect(lambda slot, _place: wished.append(slot))
    board.set_frozen(True)
    slider = QAccessible.queryAccessibleInterface(board).child(0)
    assert slider.state().readOnly
    slider.actionInterface().doAction(slider.actionInterface().increaseAction())
    slider.valueInterface().setCurrentValue(2)
    assert not wished
    assert text_of(slider) == "K"


def test_fault_25_a_cleared_board_tells_nothing(board):
    assert any(tells(letters) for letters in SETS)
    whole = QAccessible.queryAccessibleInterface(board)
    first = whole.child(0)
    board.clear()
    assert whole.childCount() == 0
    assert whole.child(0) is None
    assert first.valueInterface().currentValue() == OUT_RIGHT
    assert not any(text_of(first, kind) for kind in (QAccessible.Text.Value, QAccessible.Text.Description))
    assert not [found for letters in SETS for found in tells(letters)]


def test_a_board_may_be_asked_before_it_is_set_up(qtbot):
    """A bridge asks as soon as the board has a name, and keeps what it got then."""

    class AskedEarly(StripBoard):
        def setAccessibleName(self, name: str) -> None:
            assert QAccessible.queryAccessibleInterface(self).childCount() == 0
            super().setAccessibleName(name)

    board = AskedEarly(load_theme(), clock=HandClock())
    qtbot.addWidget(board)
    board.show_strips(strips(5), 0, VALUES)
    assert QAccessible.queryAccessibleInterface(board).childCount() == SLOTS


def test_what_was_told_about_a_board_goes_with_it(qtbot):
    board = StripBoard(load_theme(), clock=HandClock())
    board.show_strips(strips(5), 0, VALUES)
    whole = QAccessible.queryAccessibleInterface(board)
    slider = whole.child(3)
    # As a screen reader's bridge does.
    assert QAccessible.uniqueId(slider) != QAccessible.uniqueId(whole)
    board.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert not shiboken6.isValid(whole)
    assert not shiboken6.isValid(slider)
    again = StripBoard(load_theme(), clock=HandClock())
    qtbot.addWidget(again)
    again.show_strips(strips(5), 0, VALUES)
    assert text_of(QAccessible.queryAccessibleInterface(again).child(0)) == "K"
    assert all(shiboken6.isValid(it) for it in accessible._kept)


@pytest.fixture
def heard(monkeypatch, qapp):
    """What would reach a screen reader: the kind of each event, with its child or its message."""
    events: list[tuple[QAccessible.Event, object]] = []

    def note(event):
        message = event.message() if event.type() == QAccessible.Event.Announcement else event.child()
        events.append((event.type(), message))

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return events


def test_a_slide_and_another_strip_are_told(board, heard):
    board.setFocus()
    board.show_strips(strips(5, 1, 3), 0, VALUES)
    assert heard[-2:] == [(QAccessible.Event.NameChanged, 2), (QAccessible.Event.ValueChanged, 2)]
    board.set_slot(7)
    assert heard[-1] == (QAccessible.Event.Focus, 6)


def test_the_countdown_is_announced_at_10_5_and_0(qtbot, heard):
    glass = SandGlass(clock=HandClock())
    qtbot.addWidget(glass)
    glass.set_reduce_motion(True)
    glass.rest(30_000)
    for left in range(30_000, -1, -100):
        glass.run(left, 30_000)
    said = [message for kind, message in heard if kind == QAccessible.Event.Announcement]
    assert said == ["10 seconds left", "5 seconds left", "The sand has run out."]


def test_a_glass_that_is_resumed_or_put_down_announces_no_more_than_it_must(qtbot, heard):
    glass = SandGlass(clock=HandClock())
    qtbot.addWidget(glass)
    glass.run(7_400, 30_000)
    glass.run(4_000, 30_000)
    glass.rest(30_000)
    said = [message for kind, message in heard if kind == QAccessible.Event.Announcement]
    assert said == ["4 seconds left"]


def test_nothing_is_told_where_nobody_listens(qtbot, monkeypatch):
    told_events: list[object] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", told_events.append)
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    glass = SandGlass(clock=HandClock())
    qtbot.addWidget(glass)
    for left in (12_000, 9_000, 100, 0):
        glass.run(left, 30_000)
    assert not told_events


def test_painted_words_are_texts_and_painted_buttons_are_buttons(qtbot):
    screen = Screen()
    qtbot.addWidget(screen)
    words, plaque = Words("Who sits where?", screen), Plaque("Go on", screen)
    for thing, role in ((words, QAccessible.Role.StaticText), (plaque, QAccessible.Role.Button)):
        interface = QAccessible.queryAccessibleInterface(thing)
        assert interface.role() == role
        assert text_of(interface, QAccessible.Text.Name) == thing.accessibleName()


# ---- the walk finds what is hidden


def test_fault_25_the_walk_finds_every_kind_of_text(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    hidden = QLabel("zebra", window)
    hidden.hide()
    button = QPushButton("go", window)
    button.setToolTip("a l-p a c-a")
    button.setAccessibleDescription("ocelot")
    button.setProperty("secret", "marmot")
    window.setWindowTitle("gibbon")
    model = QStringListModel(["x", "badger"], window)
    holder = QObject(window)
    holder.setProperty("animal", "ferret")
    for animal in ("zebra", "alpaca", "ocelot", "marmot", "gibbon", "badger", "ferret"):
        assert tells(animal), animal
    assert not tells("wombat")
    assert model.rowCount() == 2
    assert "gibbon" in told().splitlines()
    assert tells("zebra", hidden)
    assert not tells("zebra", button)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
