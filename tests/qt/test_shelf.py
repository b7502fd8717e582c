"""The shelf under real mouse and key events: lids, guests, the open box."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from wordgames.session.names import check_name
from wordgames.ui.flow import explain
from wordgames.ui.shelf import GAMES, MOST_GUESTS, Shelf

LEFT = Qt.MouseButton.LeftButton


class Guests:
    """What the shelf asks about guests, and a list of them."""

    def __init__(self):
        self.names = ["Ana", "Ben"]
        self.shelf = None

    def add(self, name):
        refusal = check_name(name, self.names)
        if refusal is None:
            self.names.append(name.strip())
            self.shelf.show_guests(self.names, "Ana")
        return refusal

    def remove(self, name):
        self.names.remove(name)
        self.shelf.show_guests(self.names, self.names[0] if self.names else None)


@pytest.fixture
def guests():
    return Guests()


@pytest.fixture
def shelf(qtbot, guests):
    shelf = Shelf(guests.add, guests.remove, explain)
    guests.shelf = shelf
    shelf.resize(1280, 720)
    qtbot.addWidget(shelf)
    shelf.show_guests(guests.names, "Ana")
    shelf.show()
    qtbot.waitExposed(shelf)
    shelf.activateWindow()
    return shelf


def click(widget, pos=None):
    QTest.mouseClick(widget, LEFT, pos=pos or widget.rect().center())


def type_name(shelf, name):
    click(shelf.add)
    shelf.edit.field.setText(name)
    QTest.keyClick(shelf.edit.field, Qt.Key.Key_Return)


def test_the_first_lid_opens_its_game_by_mouse_and_by_enter(shelf, qtbot):
    with qtbot.waitSignal(shelf.game_chosen) as chosen:
        click(shelf.lids[0])
    assert chosen.args == ["punchline"]
    with qtbot.waitSignal(shelf.game_chosen):
        QTest.keyClick(shelf, Qt.Key.Key_Return)


def test_every_lid_opens_its_game(shelf, qtbot):
    for lid, game in zip(shelf.lids, GAMES, strict=True):
        with qtbot.waitSignal(shelf.game_chosen) as chosen:
            click(lid)
        assert chosen.args == [game]


def test_a_guest_is_added_by_typing_a_name(shelf, guests):
    click(shelf.add)
    QTest.keyClicks(shelf.edit.field, "Chloe")
    QTest.keyClick(shelf.edit.field, Qt.Key.Key_Return)
    assert guests.names == ["Ana", "Ben", "Chloe"]
    assert [plate.label for plate in shelf.plates] == guests.names
    assert not shelf.edit.isVisible()
    assert shelf.add.isVisible()


@pytest.mark.parametrize("name", ["", " ", "ana", "x" * 200, "a\tb"])
def test_fault_34_a_bad_name_is_refused_in_a_sentence_and_stays_to_be_mended(shelf, guests, name):
    type_name(shelf, name)
    assert guests.names == ["Ana", "Ben"]
    assert shelf.caption.text.endswith((".", "!"))
    assert shelf.caption.text != "Tonight"
    assert shelf.edit.isVisible()
    assert shelf.edit.field.hasFocus()
    QTest.keyClick(shelf.edit.field, Qt.Key.Key_Escape)
    assert not shelf.edit.isVisible()


def test_a_refusal_is_taken_back_with_the_next_good_name_and_with_escape(shelf, guests):
    type_name(shelf, "Ana")
    assert shelf.caption.text != "Tonight"
    shelf.edit.field.setText("Chloe")
    QTest.keyClick(shelf.edit.field, Qt.Key.Key_Return)
    assert "Chloe" in guests.names
    assert shelf.caption.text == "Tonight"
    type_name(shelf, "Ana")
    assert shelf.caption.text != "Tonight"
    QTest.keyClick(shelf.edit.field, Qt.Key.Key_Escape)
    assert shelf.caption.text == "Tonight"


@pytest.mark.parametrize("name", ["👩‍🚀 Kim", "نورا", "<b>x</b>", "Black & Blue", "W" * 24])
def test_fault_34_odd_names_stay_as_typed_inside_their_plates(shelf, guests, name):
    before = [plate.size() for plate in shelf.plates]
    type_name(shelf, name)
    assert shelf.plates[2].label == name == shelf.plates[2].accessibleName()
    assert [plate.size() for plate in shelf.plates[:2]] == before
    assert shelf.rect().contains(shelf.plates[2].geometry())


def test_a_guest_is_picked_and_sent_home(shelf, guests, qtbot):
    with qtbot.waitSignal(shelf.guest_picked) as picked:
        click(shelf.plates[1])
    assert picked.args == ["Ben"]
    assert [plate.isChecked() for plate in shelf.plates] == [False, True]
    plate = shelf.plates[1]
    face = plate.face()
    click(plate, QPoint(round(face.right() - 8), round(face.top() + 8)))
    assert guests.names == ["Ana"]


def test_delete_sends_a_guest_home(shelf, guests):
    shelf.plates[0].setFocus()
    QTest.keyClick(shelf.plates[0], Qt.Key.Key_Delete)
    assert guests.names == ["Ben"]


def test_a_full_shelf_takes_nobody_more(shelf, guests):
    for number in range(MOST_GUESTS):
        if shelf.add.isVisible():
            type_name(shelf, f"Guest {number}")
    assert len(shelf.plates) == MOST_GUESTS
    assert not shelf.add.isVisible()
    assert all(shelf.rect().contains(plate.geometry()) for plate in shelf.plates)


def test_the_box_is_there_only_with_a_game_to_go_on_with(shelf, qtbot):
    assert not shelf.box.isVisible()
    shelf.show_go_on(("Punch Line, round 4.", "Ben was losing."))
    assert "Ben was losing." in shelf.box.accessibleDescription()
    with qtbot.waitSignal(shelf.go_on_wanted):
        click(shelf.box)
    shelf.show_go_on(())
    assert not shelf.box.isVisible()


def test_every_game_has_its_own_box(shelf):
    looks = set()
    for game in GAMES:
        shelf.show_go_on(("Once more.",), game=game)
        looks.add(bytes(shelf.box.grab().toImage().constBits()))
    assert len(looks) == len(GAMES)


def test_other_games_that_wait_are_leafed_through(shelf, qtbot):
    shelf.show_go_on(("Punch Line, round 4.",), more=2)
    assert shelf.other.label == "2 more games wait"
    with qtbot.waitSignal(shelf.other_wanted):
        click(shelf.other)
    with qtbot.waitSignal(shelf.put_away_wanted):
        click(shelf.away)
    shelf.show_go_on(("Punch Line, round 4.",))
    assert not shelf.other.isVisible()


def test_fault_51_tab_goes_over_everything_as_it_is_read(shelf):
    shelf.lids[0].setFocus(Qt.FocusReason.TabFocusReason)
    visited = [shelf.focusWidget()]
    for _ in range(8):
        QTest.keyClick(shelf.focusWidget(), Qt.Key.Key_Tab)
        visited.append(shelf.focusWidget())
    assert visited == [*shelf.lids, *shelf.plates, shelf.add, *shelf.links]


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 600), (800, 768), (2560, 1080)])
def test_fault_47_everything_lies_within_every_window(shelf, size):
    shelf.show_go_on(("Punch Line, round 4.",))
    shelf.resize(*size)
    shelf.grab()
    for thing in (*shelf.plates, shelf.add, shelf.box, *shelf.links):
        assert shelf.rect().contains(thing.face().translated(thing.pos()).toAlignedRect())
