"""The setup under real mouse and key events: places, names, order, lengths, house rules."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from wordgames.core.players import Kind, Level
from wordgames.games.punchline.view import PunchlineOptions, TableMode
from wordgames.qt.lineup import Lineup, against_computers
from wordgames.ui.flow import explain
from wordgames.ui.painting.choices import Seen
from wordgames.ui.setup import Setup

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def setup(qtbot):
    setup = Setup("punchline", Lineup(against_computers("Ana")), PunchlineOptions(), ("Ana", "Ben"), explain)
    setup.resize(1280, 720)
    qtbot.addWidget(setup)
    setup.show()
    qtbot.waitExposed(setup)
    setup.activateWindow()
    return setup


def click(widget):
    QTest.mouseClick(widget, LEFT, pos=widget.rect().center())


def plate_of(place):
    """A point on the plate, in pixels of the place."""
    plate = place.plate()
    u = place.u
    return QPoint(
        round((place.margin + plate.center().x()) * u), round((place.margin + plate.center().y()) * u)
    )


def names(setup):
    return [player.name for player in setup.lineup.players]


def shown(setup):
    return [place.label for place in setup.places if place.isVisible()]


def drag(setup, row, to, release=True):
    place = setup.places[row]
    start = plate_of(place)
    way = setup.free[to].x() - setup.free[row].x()
    QTest.mousePress(place, LEFT, NONE, start)
    for step in range(1, 11):
        # The plate follows the pointer, so each step is relative to where it is now.
        goal = setup.free[row].x() + way * step // 10
        QTest.mouseMove(place, start + QPoint(goal - place.x(), 0))
    if release:
        QTest.mouseRelease(place, LEFT, NONE, start)
    return place


def test_the_defaults_can_be_played_at_once(setup, qtbot):
    with qtbot.waitSignal(setup.begun) as begun:
        click(setup.start)
    players, options, game = begun.args
    assert game == "punchline"
    assert [player.kind for player in players] == [Kind.PERSON] + [Kind.COMPUTER] * 3
    assert options == PunchlineOptions()
    with qtbot.waitSignal(setup.begun):
        QTest.keyClick(setup, Qt.Key.Key_Return)


def test_a_name_is_typed_in_place(setup):
    QTest.mouseClick(setup.places[0], LEFT, pos=plate_of(setup.places[0]))
    assert setup.edit.field.hasFocus()
    QTest.keyClicks(setup.edit.field, "Chloe")
    QTest.keyClick(setup.edit.field, Qt.Key.Key_Return)
    assert names(setup)[0] == "Chloe" == shown(setup)[0]
    assert not setup.edit.isVisible()


@pytest.mark.parametrize("name", ["", "  ", "OTTO", "x" * 200, "a\nb"])
def test_fault_34_a_refused_name_says_why_and_can_be_mended(setup, name):
    QTest.keyClick(setup.places[0], Qt.Key.Key_Return)
    setup.edit.field.setText(name.replace("\n", "\t"))
    QTest.keyClick(setup.edit.field, Qt.Key.Key_Return)
    assert names(setup)[0] == "Ana"
    assert setup.hint.text.endswith(".")
    assert "Drag" not in setup.hint.text
    assert setup.edit.field.hasFocus()
    QTest.keyClick(setup.edit.field, Qt.Key.Key_Escape)
    assert not setup.edit.isVisible()
    assert setup.places[0].hasFocus()


def test_fault_50_typing_a_name_presses_nothing(setup, qtbot):
    QTest.keyClick(setup.places[0], Qt.Key.Key_Return)
    with qtbot.assertNotEmitted(setup.begun), qtbot.assertNotEmitted(setup.back_wanted):
        QTest.keyClicks(setup.edit.field, "dgm q 0+-")
    assert setup.edit.field.text() == "dgm q 0+-"
    assert len(names(setup)) == 4


def test_curtain_up_takes_the_name_that_is_being_typed(setup, qtbot):
    QTest.keyClick(setup.places[0], Qt.Key.Key_Return)
    setup.edit.field.setText("Dana")
    with qtbot.waitSignal(setup.begun) as begun:
        click(setup.start)
    assert begun.args[0][0].name == "Dana"


def test_a_drag_moves_somebody_along_the_sofa(setup):
    drag(setup, 0, 2)
    assert names(setup) == ["Otto", "Mabel", "Ana", "Kit"] == shown(setup)
    spots = [place.x() for place in setup.places if place.isVisible()]
    assert spots == sorted(spots)
    assert not any(place.dragging for place in setup.places)


def test_fault_60_a_plate_dropped_nowhere_keeps_everybody(setup):
    place = setup.places[0]
    QTest.mousePress(place, LEFT, NONE, plate_of(place))
    QTest.mouseMove(place, QPoint(-4000, -4000))
    QTest.mouseRelease(place, LEFT, NONE, QPoint(-4000, -4000))
    assert sorted(names(setup)) == ["Ana", "Kit", "Mabel", "Otto"]
    assert shown(setup) == names(setup)


def test_fault_61_escape_in_mid_drag_puts_everybody_back(setup):
    place = drag(setup, 0, 3, release=False)
    assert names(setup) != ["Ana", "Otto", "Mabel", "Kit"]
    QTest.keyClick(place, Qt.Key.Key_Escape)
    assert names(setup) == ["Ana", "Otto", "Mabel", "Kit"] == shown(setup)
    QTest.mouseRelease(place, LEFT, NONE, plate_of(place))
    assert names(setup) == ["Ana", "Otto", "Mabel", "Kit"]
    assert not any(place.dragging for place in setup.places)


def test_a_drag_is_no_press(setup):
    drag(setup, 1, 3)
    assert not setup.edit.isVisible()


def test_fault_51_places_move_and_go_by_keys(setup):
    setup.places[0].setFocus()
    QTest.keyClick(setup.places[0], Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert names(setup) == ["Otto", "Ana", "Mabel", "Kit"]
    assert setup.places[1].hasFocus()
    QTest.keyClick(setup.places[2], Qt.Key.Key_Delete)
    assert names(setup) == ["Otto", "Ana", "Kit"]
    QTest.keyClick(setup.levels[2], Qt.Key.Key_Space)
    assert setup.lineup.players[2].level is Level.HARD


def test_fault_51_the_focus_shows_wherever_tab_goes(setup):
    setup.back.setFocus(Qt.FocusReason.TabFocusReason)
    seen = []
    while True:
        here = setup.focusWidget()
        if here in seen:
            break
        seen.append(here)
        with_focus = here.grab().toImage()
        here.clearFocus()
        assert here.grab().toImage() != with_focus, here.accessibleName()
        here.setFocus(Qt.FocusReason.TabFocusReason)
        assert here.accessibleName()
        QTest.keyClick(here, Qt.Key.Key_Tab)
    assert setup.start in seen
    assert setup.slip in seen
    assert all(card in seen for card in setup.seen)


def test_computers_come_and_go_and_get_better(setup):
    click(setup.free[5])
    assert len(names(setup)) == 5
    click(setup.crosses[4])
    assert len(names(setup)) == 4
    before = setup.lineup.players[1].level
    click(setup.levels[1])
    assert setup.lineup.players[1].level is not before


def test_without_a_person_the_sofa_offers_a_guest(setup):
    click(setup.crosses[0])
    assert names(setup) == ["Otto", "Mabel", "Kit"]
    assert "guest" in setup.free[3].label
    click(setup.free[3])
    assert names(setup)[3] == "Ana"
    assert setup.edit.field.hasFocus()


def checked(setup):
    return [card.value for card in setup.seen if card.isChecked()]


def guest(setup, name):
    click(next(place for place in setup.free if place.isVisible()))
    setup.edit.field.setText(name)
    QTest.keyClick(setup.edit.field, Qt.Key.Key_Return)


def test_one_person_has_the_screen_alone(setup):
    assert checked(setup) == [Seen.ALONE]
    click(setup.seen[1])
    assert "Add a guest" in setup.hint.text
    assert checked(setup) == [Seen.ALONE]


def test_several_people_pass_the_screen(setup, qtbot):
    guest(setup, "Ben")
    assert checked(setup) == [Seen.PASSED]
    assert setup.meaning.text == "Each plays alone for 75 seconds behind the curtain."
    assert "Instead of a race" in setup.meaning_below.text
    click(setup.seen[0])
    assert "all but one" in setup.hint.text
    assert checked(setup) == [Seen.PASSED]
    with qtbot.waitSignal(setup.begun) as begun:
        click(setup.start)
    players, options, _game = begun.args
    assert [player.name for player in players if not player.is_computer] == ["Ana", "Ben"]
    assert options.mode is TableMode.PASSED
    click(setup.crosses[0])
    assert checked(setup) == [Seen.ALONE]


def test_each_has_from_45_to_180_seconds(setup, qtbot):
    click(setup.slip)
    assert "own_time" not in setup.house.turns
    click(setup.slip)
    guest(setup, "Ben")
    click(setup.slip)
    own_time = setup.house.turns["own_time"]
    for presses, seconds in ((1, 90), (9, 180)):
        for _ in range(presses):
            click(own_time.more)
        assert setup.options.own_time_ms == seconds * 1000
    assert not own_time.more.isEnabled()
    assert setup.slip.sub == "1 of your own"
    for _ in range(12):
        click(own_time.less)
    assert setup.options.own_time_ms == 45_000
    assert own_time.more.accessibleName() == "Each has: 60"
    assert own_time.more.accessibleDescription() == "now: 45"
    click(setup.slip)
    assert "45 seconds" in setup.meaning.text


def test_a_name_being_typed_stays_with_its_place_when_somebody_gets_up(setup):
    click(setup.free[4])
    setup.edit.field.setText("Chloe")
    click(setup.crosses[1])
    assert names(setup) == ["Ana", "Mabel", "Kit", "Chloe"]
    click(setup.free[4])
    click(setup.crosses[4])
    assert names(setup) == ["Ana", "Mabel", "Kit", "Chloe"]
    assert not setup.edit.isVisible()


def test_two_who_play_as_one_take_one_seat(setup, qtbot):
    QTest.mouseClick(setup.places[0], LEFT, pos=plate_of(setup.places[0]))
    assert "as one" in setup.hint.text
    setup.edit.field.setText("Ana & Ben")
    QTest.keyClick(setup.edit.field, Qt.Key.Key_Return)
    assert setup.lineup.players[0].kind is Kind.PAIR
    assert checked(setup) == [Seen.ALONE]
    guest(setup, "Chloe")
    assert checked(setup) == [Seen.PASSED]


@pytest.mark.parametrize(("index", "target", "games"), [(0, 125, 1), (1, 250, 1), (2, 250, 4)])
def test_lengths(setup, qtbot, index, target, games):
    click(setup.lengths[index])
    assert [ticket.isChecked() for ticket in setup.lengths] == [n == index for n in range(3)]
    with qtbot.waitSignal(setup.begun) as begun:
        click(setup.start)
    assert (begun.args[1].target, begun.args[1].games) == (target, games)


def test_house_rules_unfold_change_and_fold(setup, qtbot):
    assert setup.slip.sub == "as in the rulebook"
    click(setup.slip)
    assert setup.house.isVisible()
    click(setup.house.ticks["one_letter"])
    click(setup.house.ticks["repeat"])
    click(setup.house.turns["target"].more)
    assert setup.slip.sub == "3 of your own"
    QTest.keyClick(setup.slip, Qt.Key.Key_Escape)
    assert not setup.house.isVisible()
    with qtbot.waitSignal(setup.begun) as begun:
        click(setup.start)
    options = begun.args[1]
    assert (options.one_letter, options.repeat_scores, options.target) == (False, True, 275)


def test_escape_and_the_arrow_go_back(setup, qtbot):
    with qtbot.waitSignal(setup.back_wanted):
        QTest.keyClick(setup, Qt.Key.Key_Escape)
    with qtbot.waitSignal(setup.back_wanted):
        click(setup.back)


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 600), (2560, 1080)])
def test_fault_47_everything_lies_within_every_window(setup, size):
    setup.resize(*size)
    setup.grab()
    things = [*setup.seen, *setup.lengths, setup.slip, setup.start, setup.back, *setup.free]
    things += [place for place in setup.places if place.isVisible()]
    for thing in things:
        assert setup.rect().contains(thing.face().translated(thing.pos()).toAlignedRect())


def test_a_guest_sits_down_beside_one_who_has_no_name_yet(qtbot):
    setup = Setup("punchline", Lineup(against_computers("Guest")), PunchlineOptions(), (), explain)
    qtbot.addWidget(setup)
    setup.resize(1280, 720)
    setup.show()
    click(next(free for free in setup.free if free.isVisible() and "guest" in free.label))
    assert names(setup)[-1] == "Guest 2"
    assert setup.edit.field.hasFocus() or setup.edit.isVisible()


def minutes(setup):
    return [int(ticket.first.split()[1]) for ticket in setup.lengths]


def test_the_minutes_depend_on_who_plays_and_how(setup):
    alone = minutes(setup)
    assert alone[0] < 12, "a short game against computers took eight"
    assert alone == sorted(alone)
    for _turn in range(2):
        click(setup.levels[1])
    assert setup.lineup.players[1].level is Level.EASY
    # The others still are as good.
    assert minutes(setup) == alone
    for row in (2, 3):
        click(setup.levels[row])
        click(setup.levels[row])
    assert minutes(setup) > alone
    guest(setup, "Ben")
    assert checked(setup) == [Seen.PASSED]
    assert minutes(setup)[1] > 2 * alone[1], "each plays for himself, one after the other"


def test_one_seat_is_told_that_somebody_is_missing(setup):
    for _computer in range(3):
        click(setup.crosses[1])
    assert "0 computers" not in setup.meaning.text
    assert setup.meaning.text == "1 more is needed: add a guest or a computer."


def test_the_table_taps_who_reads_first(setup, qtbot):
    click(setup.slip)
    assert setup.house.turns["first"].rule.value == "the dice"
    click(setup.house.turns["first"].more)
    click(setup.house.turns["first"].more)
    assert setup.house.turns["first"].rule.value == "Otto"
    setup.lineup.move(1, 0)
    assert setup.house.turns["first"].rule.value == "Otto"
    with qtbot.waitSignal(setup.begun) as begun:
        click(setup.start)
    assert begun.args[1].first_reader == 0
