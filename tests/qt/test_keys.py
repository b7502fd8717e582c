"""Keys of two at one keyboard: what each is called, whose it is, and what cannot be."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from tests.qt.hands import HandClock
from wordgames.qt.keys import LEFT, RIGHT, Act, Cluster, KeyHands, key_name, read_clusters, with_key

NONE = Qt.KeyboardModifier.NoModifier


def event(key, *, scan=0, virtual=0, modifiers=NONE, kind=QEvent.Type.KeyPress):
    return QKeyEvent(kind, key, modifiers, scan, virtual, 0)


@pytest.mark.parametrize(
    ("platform", "left", "right"),
    [
        ("linux", {"scan": 50}, {"scan": 62}),
        ("win32", {"scan": 0x2A}, {"scan": 0x36}),
        ("darwin", {"virtual": 0x38}, {"virtual": 0x3C}),
    ],
)
def test_the_shifts_are_told_apart_by_the_codes_of_each_system(platform, left, right):
    assert key_name(event(Qt.Key.Key_Shift, **left), platform) == "LeftShift"
    assert key_name(event(Qt.Key.Key_Shift, **right), platform) == "RightShift"
    assert key_name(event(Qt.Key.Key_Shift), platform) == "Shift"


def test_keys_have_their_names_and_some_are_never_anybodys():
    assert key_name(event(Qt.Key.Key_W)) == "W"
    assert key_name(event(Qt.Key.Key_Up)) == "Up"
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_F1, Qt.Key.Key_F11, Qt.Key.Key_Tab, Qt.Key.Key_Control):
        assert key_name(event(key)) == ""
    assert key_name(event(0x01234567)) == ""


@pytest.fixture
def hands(qapp):
    clock = HandClock()
    hands = KeyHands({0: LEFT, 1: RIGHT}, clock=clock)
    hands.did = []
    hands.acted.connect(lambda seat, act: hands.did.append((seat, act)))
    hands.hand_clock = clock
    yield hands
    hands.let_go()


def test_each_key_is_of_one_person(hands):
    owners = {
        key: hands.owner(event(getattr(Qt.Key, f"Key_{key}")))
        for key in ("W", "Q", "E", "Left", "Return", "T")
    }
    assert owners == {
        "W": (0, Act.UP),
        "Q": (0, Act.GLASS),
        "E": (0, Act.LOCK),
        "Left": (1, Act.LEFT),
        "Return": (1, Act.LOCK),
        "T": None,
    }


def test_shortcuts_stay_shortcuts(hands):
    assert hands.owner(event(Qt.Key.Key_Q, modifiers=Qt.KeyboardModifier.ControlModifier)) is None
    assert not hands.press(event(Qt.Key.Key_Q, modifiers=Qt.KeyboardModifier.AltModifier))
    # The other's Shift is down.
    assert hands.press(event(Qt.Key.Key_W, modifiers=Qt.KeyboardModifier.ShiftModifier))


def test_a_shift_without_a_side_is_of_the_only_cluster_that_has_one(hands):
    assert hands.owner(event(Qt.Key.Key_Shift)) == (1, Act.GLASS)
    hands.set_clusters({0: Cluster("W", "A", "S", "D", "LeftShift", "E"), 1: RIGHT})
    assert hands.owner(event(Qt.Key.Key_Shift)) is None


def test_the_keypads_enter_does_the_same_unless_it_has_a_use_of_its_own(hands):
    assert hands.owner(event(Qt.Key.Key_Enter)) == (1, Act.LOCK)
    hands.set_clusters({0: Cluster("W", "A", "S", "D", "Q", "Enter"), 1: RIGHT})
    assert hands.owner(event(Qt.Key.Key_Enter)) == (0, Act.LOCK)
    assert hands.owner(event(Qt.Key.Key_Return)) == (1, Act.LOCK)


def test_glass_and_lock_are_done_once_however_long_the_key_is_held(hands):
    hands.press(event(Qt.Key.Key_Q))
    hands.press(event(Qt.Key.Key_E))
    hands.hand_clock.ms += 5_000
    hands.repeat()
    assert hands.did == [(0, Act.GLASS), (0, Act.LOCK)]


def test_a_key_told_of_twice_is_pressed_once(hands):
    hands.press(event(Qt.Key.Key_A))
    hands.press(event(Qt.Key.Key_A))
    assert hands.did == [(0, Act.LEFT)]
    hands.release(event(Qt.Key.Key_A, kind=QEvent.Type.KeyRelease))
    hands.press(event(Qt.Key.Key_A))
    assert len(hands.did) == 2


def test_a_key_taken_from_another_use_changes_places_with_it():
    left, right = with_key((LEFT, RIGHT), 0, Act.UP, "Up")
    assert (left.up, right.up) == ("Up", "W")
    left, right = with_key((LEFT, RIGHT), 0, Act.UP, "S")
    assert (left.up, left.down) == ("S", "W")
    left, right = with_key((LEFT, RIGHT), 1, Act.LOCK, "Return")
    assert (left, right) == (LEFT, RIGHT)


@pytest.mark.parametrize("kept", [None, 3, [], [{"up": "W"}], [["W", "A"], ["S"]]])
def test_what_was_kept_and_cannot_be_read_gives_the_usual_keys(kept):
    assert read_clusters(kept) == (LEFT, RIGHT)


def test_a_key_that_two_have_gives_the_usual_keys():
    both = [{name: getattr(LEFT, name) for name in LEFT.__struct_fields__}] * 2
    assert read_clusters(both) == (LEFT, RIGHT)
