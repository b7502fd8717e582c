"""Who may be shown on the shared screen, and when the curtain is down."""

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from wordgames.core.players import TABLE, Kind, Player
from wordgames.session.places import Cover, Place, Places, Scene

ANA, BEN = Player(name="Ana"), Player(name="Ben")
BOT = Player(name="Robot", kind=Kind.COMPUTER)


def passed() -> Places:
    return Places.at_one_screen([ANA, BOT, BEN])


def test_one_person_alone_sees_his_view_all_the_time() -> None:
    places = Places.at_one_screen([BOT, ANA, BOT])
    assert places.scene == Scene(1)
    assert places.follow((0, 1, 2)) == Scene(1)
    assert places.disturb() == Scene(1)
    assert [places.may_show(seat) for seat in range(3)] == [False, True, False]


def test_a_pause_covers_the_view_of_one_person_alone_and_ends_only_by_hand() -> None:
    places = Places.at_one_screen([ANA, BOT])
    assert places.pause() == Scene(TABLE, Cover.PAUSE)
    assert not places.may_show(0)
    assert places.follow((0,)).cover is Cover.PAUSE
    assert places.paused
    assert places.go_on() == Scene(0)
    assert places.go_on() == Scene(0)


def test_the_screen_goes_from_the_table_to_the_curtain_to_its_owner_and_straight_on() -> None:
    places = passed()
    assert places.scene == Scene(TABLE)
    assert not any(places.may_show(seat) for seat in range(3))
    scene = places.follow((1, 2, 0))
    assert scene == Scene(TABLE, Cover.CURTAIN, 2, 1)
    assert not places.may_show(2)
    assert places.lift(scene.turn)
    assert places.scene == Scene(2, Cover.NONE, None, 1)
    assert [places.may_show(seat) for seat in range(3)] == [False, False, True]
    assert places.follow((0, 2)).viewer == 2, "the game still waits for him"
    assert places.follow((0,)) == Scene(TABLE, Cover.CURTAIN, 0, 2)
    assert places.follow((TABLE,)) == Scene(TABLE, turn=2)
    assert places.follow(()) == Scene(TABLE, turn=2)


@pytest.mark.parametrize("what", ["disturb", "pause and go on", "change of another seat", "hand over again"])
def test_fault_23_no_hand_flashes_after_undo_resume_or_resize(what: str) -> None:
    places = passed()
    turn = places.follow((0,)).turn
    assert places.lift(turn)
    match what:
        case "disturb":
            places.disturb()
        case "pause and go on":
            places.pause()
            assert not places.may_show(0)
            places.go_on()
        case "change of another seat":
            places.change(2, Place.COMPUTER)
        case "hand over again":
            places.hand_over(0)
    assert places.scene == Scene(TABLE, Cover.CURTAIN, 0, turn + 1)
    assert not places.may_show(0)
    assert not places.lift(turn), "a hold that began on the earlier curtain lifts nothing"
    assert places.lift(turn + 1)


def test_fault_24_a_curtain_lifts_once_and_only_when_it_is_down() -> None:
    places = passed()
    assert not places.lift(0), "there is none yet"
    turn = places.follow((0,)).turn
    places.pause()
    assert not places.lift(turn)
    places.go_on()
    assert not places.lift(turn)
    assert places.lift(turn + 1)
    assert not places.lift(turn + 1)


def test_an_open_table_is_seen_by_all_but_computers_never_are() -> None:
    places = Places.at_one_screen([ANA, BOT, BEN], open_table=True)
    assert places.follow((0, 1, 2)) == Scene(TABLE)
    assert [places.may_show(seat) for seat in range(3)] == [True, False, True]
    places.pause()
    assert not any(places.may_show(seat) for seat in range(3))


def test_one_person_at_an_open_table_is_no_one_alone() -> None:
    assert Places.at_one_screen([ANA, BOT], open_table=True)[0] is Place.OPEN


def test_a_seat_that_is_handed_the_screen_where_it_needs_none_gets_the_table() -> None:
    places = passed()
    places.follow((0,))
    assert places.hand_over(1) == Scene(TABLE, turn=1)


def test_a_new_seat_sits_down_and_somebody_moves_to_another_place() -> None:
    places = Places.at_one_screen([ANA, BOT])
    with pytest.raises(ValueError, match="alone"):
        places.change(2, Place.CURTAIN)
    places = passed()
    places.change(3, Place.CURTAIN)
    assert places[3] is Place.CURTAIN
    turn = places.follow((3,)).turn
    assert places.lift(turn)
    assert places.change(3, Place.COMPUTER) == Scene(TABLE, turn=turn + 1)
    assert not places.may_show(3)


def test_who_was_alone_shares_the_screen_behind_the_curtain_when_somebody_sits_down() -> None:
    places = Places.at_one_screen([ANA, BOT])
    assert places.follow((0,)) == Scene(0)
    places.sit_down(computer=True)
    assert places.scene == Scene(0), "a computer needs no screen"
    assert places.sit_down() == Scene(TABLE)
    assert [places[seat] for seat in range(4)] == [
        Place.CURTAIN,
        Place.COMPUTER,
        Place.COMPUTER,
        Place.CURTAIN,
    ]
    assert places.shared is Place.CURTAIN
    assert not places.may_show(0)
    assert places.follow((0, 3)) == Scene(TABLE, Cover.CURTAIN, 0, 1)


def test_who_sits_down_at_an_open_table_sees_it_as_all_do() -> None:
    places = Places.at_one_screen([ANA, BOT], open_table=True)
    assert places.sit_down() == Scene(TABLE)
    assert places[2] is Place.OPEN


def test_somebody_sits_down_while_who_was_alone_is_behind_a_curtain() -> None:
    places = Places.at_one_screen([ANA, BOT])
    places.disturb(alone=True)
    assert places.sit_down().passed_to == 0
    assert places.lift(places.scene.turn)
    assert places.scene.viewer == 0
    assert places.follow((2,)).passed_to == 2, "it is not his alone any more"


def test_who_is_alone_at_the_screen_is_covered_where_others_may_suddenly_see_it() -> None:
    places = Places.at_one_screen([ANA, BOT])
    assert places.follow((0, 1)) == Scene(0)
    assert places.disturb() == Scene(0), "a resize shows nothing to anybody"
    assert places.disturb(alone=True) == Scene(TABLE, Cover.CURTAIN, 0, 1)
    assert not places.may_show(0)
    assert places.follow((1,)).passed_to == 0, "whomever the game waits for"
    assert places.follow(()).passed_to == 0
    places.pause()
    assert places.go_on() == Scene(TABLE, Cover.CURTAIN, 0, 2)
    assert places.change(2, Place.COMPUTER).passed_to == 0, "another computer sits down"
    assert not places.lift(2)
    assert places.lift(3)
    assert places.scene == Scene(0, turn=3)
    assert places.disturb() == Scene(0, turn=3), "it is his alone again"


def test_nobody_alone_is_covered_at_a_table_of_several() -> None:
    assert Places.at_one_screen([ANA, BEN], open_table=True).disturb(alone=True) == Scene(TABLE)
    places = passed()
    turn = places.follow((0,)).turn
    assert places.disturb(alone=True) == Scene(TABLE, Cover.CURTAIN, 0, turn + 1)


class Curtains(RuleBasedStateMachine):
    """Whatever happens: no seat behind the curtain is shown without its own fresh act since the curtain last fell."""

    def __init__(self) -> None:
        super().__init__()
        self.places = Places([Place.CURTAIN, Place.CURTAIN, Place.COMPUTER, Place.OPEN])
        self.acted: int | None = None
        self.old_turns: list[int] = [0]

    @rule(waiting=st.permutations([TABLE, 0, 1, 2, 3]), number=st.integers(0, 5))
    def follow(self, waiting: list[int], number: int) -> None:
        before = self.places.scene
        if self.places.follow(waiting[:number]) != before:
            self.acted = None

    @rule(seat=st.integers(0, 3))
    def hand_over(self, seat: int) -> None:
        self.acted = None
        self.places.hand_over(seat)

    @rule()
    def disturb(self) -> None:
        self.acted = None
        self.places.disturb()

    @rule()
    def pause(self) -> None:
        self.acted = None
        self.places.pause()

    @precondition(lambda self: self.places.paused)
    @rule()
    def go_on(self) -> None:
        self.places.go_on()

    @rule(data=st.data())
    def hold_from_before(self, data: st.DataObject) -> None:
        turn = data.draw(st.sampled_from(self.old_turns))
        fresh = turn == self.places.scene.turn
        owner = self.places.scene.passed_to
        if self.places.lift(turn):
            assert fresh
            assert owner is not None
            self.acted = owner
        self.old_turns.append(self.places.scene.turn)

    @invariant()
    def nobody_is_shown_unasked(self) -> None:
        for seat in (0, 1):
            assert self.places.may_show(seat) == (self.acted == seat)
        assert not self.places.may_show(2)
        if self.places.scene.cover is not Cover.NONE:
            assert not any(self.places.may_show(seat) for seat in range(4))
            assert self.places.scene.viewer == TABLE


TestCurtains = Curtains.TestCase


# ---- held in the open, and given to somebody who is not waited for


def test_while_the_screen_is_held_everybody_looks_and_nobody_gets_it() -> None:
    places = Places([Place.CURTAIN] * 3)
    places.hold()
    scene = places.follow([1, 2])
    assert (scene.viewer, scene.cover, scene.passed_to) == (TABLE, Cover.NONE, None)
    scene = places.pass_on([1, 2])
    assert (scene.cover, scene.passed_to) == (Cover.CURTAIN, 1)
    assert places.lift(scene.turn)
    assert places.hold().viewer == TABLE, "it takes the screen from whoever has it"


def test_whom_the_game_does_not_wait_for_gives_the_screen_back() -> None:
    places = Places([Place.CURTAIN] * 3)
    places.follow([TABLE])
    scene = places.hand_over(2)
    assert scene.passed_to == 2
    places.lift(scene.turn)
    assert places.scene.viewer == 2
    assert places.pass_on([TABLE]).viewer == TABLE
