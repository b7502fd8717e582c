"""What holds in every game of Word Whimsy, tried in random rounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.property.chi_square import is_even, is_independent
from tests.property.many_games import play
from tests.property.test_conformance import Walk
from tests.rules.whimsy_table import GAME, Table, deck
from wordgames.core.game import Setup
from wordgames.core.players import TABLE, Actor, Viewer
from wordgames.core.rng import Dice
from wordgames.games.catalog import GAMES, entry
from wordgames.games.whimsy.checks import possible_variants
from wordgames.games.whimsy.events import HandsRefilled, SeatLeft, WhimsyEvent
from wordgames.games.whimsy.moves import HAND, Close, Mix, Mulligan, Next, Open, Played, Rank, Reopen
from wordgames.games.whimsy.state import WhimsyState
from wordgames.games.whimsy.trial import chips
from wordgames.games.whimsy.view import Length, Phase, VariantChoice, WhimsyOptions
from wordgames.session.session import Accepted, Session
from wordgames.session.store import Store

WHIMSY = entry("whimsy")
ROUNDS = 10_000
EXAMPLES = 100
GAMES_OF_AN_EXAMPLE = 9
"""Of twelve rounds each."""


class Luck:
    """Dice that are thrown again and again."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice.seeded(seed)

    def below(self, n: int) -> int:
        value, self.dice = self.dice.below(n)
        return value

    def order(self, items: tuple[Any, ...]) -> tuple[Any, ...]:
        shuffled, self.dice = self.dice.shuffle(items)
        return shuffled


class Game:
    """Random rounds, one move after the other: envelopes had back, hands thrown away, orders of all kinds."""

    def __init__(self, seed: int, seats: int, cards: int, **options: Any) -> None:
        self.luck = Luck(seed)
        self.table = Table(seats, cards=deck(cards, prompts=4), seed=seed, **options)

    def answer(self, seat: int) -> tuple[Played, ...]:
        """Cards of his hand, as many as the variant asks for, doubles turned or not."""
        state = self.table.state
        hand = self.luck.order(state.hands[seat])
        least, most = {"short_and_sweet": (2, 2), "full_house": (7, 7)}.get(str(state.variant), (1, HAND))
        count = least + self.luck.below(most - least + 1)
        return tuple(
            Played(card, len(state.deck.cards[card].words) > 1 and self.luck.below(2) == 1)
            for card in hand[:count]
        )

    def moves(self) -> Iterator[tuple[Actor, Any]]:
        """What happens next, to the end of the round."""
        table, luck = self.table, self.luck
        yield TABLE, GAME.options(table.view(), TABLE)[0]
        while (waiting := table.state.still_choosing()) or luck.below(8) == 0:
            closed = [seat for seat, cards in enumerate(table.state.closed) if cards is not None]
            if closed and (not waiting or luck.below(6) == 0):
                yield closed[luck.below(len(closed))], Reopen()
                continue
            seat = waiting[luck.below(len(waiting))]
            thrown = GAME.check(table.state, seat, Mulligan()) is None and luck.below(3) == 0
            yield seat, Mulligan() if thrown else Close(self.answer(seat))
        yield TABLE, Mix()
        while table.state.phase is Phase.READING:
            shut = [one.slot for one in table.state.envelopes if not one.opened]
            yield TABLE, Open(shut[luck.below(len(shut))])
        while table.state.phase is Phase.RANKING:
            (actor, *_) = table.waiting
            yield actor, Rank(luck.order(table.view(actor).to_rank))
        yield TABLE, Next()

    def play(self) -> Iterator[WhimsyState]:
        """Every state of one round."""
        for actor, move in self.moves():
            self.table.do(actor, move)
            yield self.table.state

    def is_over(self) -> bool:
        return self.table.state.phase is Phase.OVER


def cards_of(state: WhimsyState) -> list[int]:
    return sorted(
        (
            *state.pile,
            *state.discards,
            *(card for hand in state.hands for card in hand),
            *(one.card for cards in state.closed for one in cards or ()),
            *(one.card for envelope in state.envelopes for one in envelope.cards),
        )
    )


def test_fault_37_word_cards_and_chips_are_conserved_over_ten_thousand_random_rounds() -> None:
    """Small decks run dry in the middle of a refill; chips given, left and out of the game make the stacks."""
    rounds, reshuffled = 0, 0

    @settings(max_examples=EXAMPLES)
    @given(seed=st.integers(0, 1 << 30), seats=st.integers(3, 7), spare=st.integers(0, 12), data=st.data())
    def play_some(seed: int, seats: int, spare: int, data: st.DataObject) -> None:
        nonlocal rounds, reshuffled
        cards = HAND * seats + spare
        possible = [VariantChoice(one.value) for one in possible_variants(seats, cards)]
        variant = data.draw(st.sampled_from([VariantChoice.NONE, *possible]))
        whole, stacks = list(range(cards)), tuple((value, 12) for value in range(1, 6))
        for number in range(GAMES_OF_AN_EXAMPLE):
            game = Game(seed + number, seats, cards, variant=variant)
            while not game.is_over():
                for state in game.play():
                    assert cards_of(state) == whole
                    assert chips(state) == stacks
                    if state.phase is Phase.AWARDED:
                        left = len(state.pile)
                rounds += 1
                if not game.is_over():
                    assert [len(hand) for hand in state.hands] == [HAND] * seats
                    reshuffled += left > 0 and HandsRefilled(reshuffled=True) in game.table.events

    play_some()
    assert rounds >= ROUNDS
    assert reshuffled > ROUNDS // 10


@settings(max_examples=60)
@given(seed=st.integers(0, 1 << 30), seats=st.integers(3, 7), length=st.sampled_from(Length))
def test_referee_counts_differ_by_at_most_one_where_nobody_joins_or_leaves(
    seed: int, seats: int, length: Length
) -> None:
    game = Game(seed, seats, 60, length=length, fewer_stacks=seed % 2 == 0, first_referee=None)
    while not game.is_over():
        for _ in game.play():
            counts = game.table.state.refereed
            assert max(counts) - min(counts) <= 1
    assert sum(counts) == game.table.state.rounds


# ---- the order of the envelopes


def slots_of_one(state: WhimsyState, luck: Luck) -> tuple[int, int]:
    """Of one envelope, chosen by chance: its author and where it lies. With one a round the counts are independent."""
    envelope = state.envelopes[luck.below(len(state.envelopes))]
    return envelope.seat, envelope.slot


def test_the_order_of_the_envelopes_is_independent_of_seat_and_time_of_closing() -> None:
    by_seat = [[0] * 4 for _ in range(5)]
    by_time = [[0] * 4 for _ in range(4)]
    luck, rounds = Luck(1), 0
    while rounds < 1_000:
        table = Table(5, seed=1_000 + rounds, cards=deck(60))
        while table.state.phase is not Phase.OVER:
            table.flip()
            order = luck.order(table.waiting)
            table.close(*order)
            table.mix()
            seat, slot = slots_of_one(table.state, luck)
            by_seat[seat][slot] += 1
            by_time[order.index(seat)][slot] += 1
            rounds += 1
            table.open()
            table.rank()
            table.go_on()
    assert is_independent(by_seat)
    assert is_independent(by_time)
    assert is_even([sum(column) for column in zip(*by_time, strict=True)])


def test_the_order_of_the_envelopes_is_as_independent_after_a_resume() -> None:
    by_seat = [[0] * 3 for _ in range(4)]
    by_time = [[0] * 3 for _ in range(3)]
    luck, rounds = Luck(2), 0
    players = Table(4).state.players
    while rounds < 1_000:
        store = Store(None, now=lambda: 1)
        setup = Setup("whimsy", GAME.rules, players, WhimsyOptions(), deck(40, 4), 5_000 + rounds)
        session = Session.create(GAME, setup, store)
        assert isinstance(session, Session)
        while session.waiting_for():
            _submit(session, TABLE, GAME.options(session.view(TABLE), TABLE)[0])
            order = luck.order(session.waiting_for())
            for seat in order:
                hand = session.view(seat).seats[seat].hand
                assert hand is not None
                _submit(session, seat, Close((Played(hand[0].card),)))
            if rounds % 6 == 0:
                resumed = Session.resume(store, session.record_id, GAMES)
                assert isinstance(resumed, Session)
                session = resumed
            _submit(session, TABLE, Mix())
            assert isinstance(session._state, WhimsyState)
            seat, slot = slots_of_one(session._state, luck)
            by_seat[seat][slot] += 1
            by_time[order.index(seat)][slot] += 1
            rounds += 1
            while session.view(TABLE).phase not in (Phase.PROMPT, Phase.OVER):
                _submit(session, TABLE, GAME.options(session.view(TABLE), TABLE)[0])
        store.close()
    assert is_independent(by_seat)
    assert is_independent(by_time)


def _submit(session: Session, actor: Actor, move: Any) -> None:
    done = session.submit(actor, move, move_id=session.fresh_id(), revision=session.revision)
    assert isinstance(done, Accepted), done


def test_the_test_would_notice_envelopes_that_lie_as_they_were_closed() -> None:
    assert not is_independent([[250, 0, 0, 0], [0, 250, 0, 0], [0, 0, 250, 0], [0, 0, 0, 250]])
    # Even if only one envelope in six stayed where it came.
    assert not is_independent([[90, 53, 53, 54], [53, 90, 54, 53], [54, 53, 90, 53], [53, 54, 53, 90]])
    assert not is_even([300, 250, 250, 200])


# ---- secrets


@pytest.fixture(params=range(300, 312))
def walk(request: pytest.FixtureRequest) -> Walk:
    return Walk(WHIMSY, request.param)


def before_the_chips(state: WhimsyState) -> bool:
    return state.phase in (Phase.CHOOSING, Phase.READING, Phase.RANKING)


def test_no_view_before_the_chips_holds_an_author_a_hand_count_or_who_reopened(walk: Walk) -> None:
    """What a view shows of the others, in any order and number, is the same whoever wrote, closed or reopened."""
    for step in walk.steps:
        state: WhimsyState = step.state
        if not before_the_chips(state):
            continue
        for viewer in (TABLE, *range(len(state.players))):
            view = GAME.view(state, viewer)
            for seat, shown in enumerate(view.seats):
                if seat != viewer:
                    assert (shown.hand, shown.answer, shown.ranked) == (None, None, False)
                    assert shown.mulligan_used is (0 < state.mulligans[seat] < state.round_number)
            for envelope in view.envelopes:
                assert envelope.__struct_fields__ == ("slot", "cards", "fulfils")
            assert len({len(shown.__struct_fields__) for shown in view.seats}) == 1
            assert all(one.number < state.round_number for one in view.shown)


def test_whoever_closed_first_or_reopened_all_see_and_hear_the_same() -> None:
    """The same answers by the same people, closed in another order: nothing that anybody is shown differs."""

    def played(order: tuple[int, ...], back: int | None) -> list[Any]:
        table = Table(5, cards=deck(60))
        table.flip()
        heard: list[Any] = []
        for number, seat in enumerate(order):
            table.close(seat, count=1 + seat)
            heard.append([event for event in table.events if event.audience is None])
            if number == 2 and back is not None:
                answer = table.state.closed[back] or ()
                table.do(back, Reopen())
                heard.append([event for event in table.events if event.audience is None])
                table.do(back, Close(answer))
                heard.append([event for event in table.events if event.audience is None])
            others = [seat for seat in range(5) if seat not in order[: number + 1] and seat != back]
            heard.append([_of(table, viewer) for viewer in (TABLE, 0)])
            assert len({_of(table, viewer) for viewer in others if viewer}) <= len(others)
        table.mix()
        while table.state.phase is Phase.READING:
            heard.append([_of(table, viewer) for viewer in (TABLE, 0)])
            table.open(min(one.slot for one in table.state.envelopes if not one.opened))
            heard.append([event for event in table.events if event.audience is None])
        return heard

    assert played((1, 2, 3, 4), None) == played((4, 2, 1, 3), None) == played((3, 4, 2, 1), None)
    assert played((1, 2, 3, 4), 1) == played((1, 2, 3, 4), 3) == played((2, 4, 3, 1), 4)


def _of(table: Table, viewer: Viewer) -> bytes:
    return msgspec.json.encode(table.view(viewer))


def test_no_event_before_the_chips_tells_everybody_what_a_seat_did_with_its_envelope(walk: Walk) -> None:
    public = 0
    for step in walk.steps:
        state: WhimsyState = step.state
        if not before_the_chips(state) or isinstance(step.move, Rank):
            continue
        for event in step.done.events:
            if event.audience is not None:
                assert event.audience == (getattr(event, "seat", None),)
                continue
            public += 1
            told = type(event).__name__
            if "seat" in event.__struct_fields__:
                # Who leaves, follows or is away can be seen by everybody.
                assert told in ("SeatLeft", "RefereeFollowed", "SeatSatOut"), told
            assert told != "ChipsGiven" or isinstance(step.move, type(GAME.leave(0)))
    assert public or len(walk.steps) < 20


def test_what_everybody_hears_of_a_closed_envelope_does_not_depend_on_what_is_in_it(walk: Walk) -> None:
    """The session's log is made of events: two closings that differ only in what is hidden read the same."""
    tried = 0
    for step in walk.steps:
        if not isinstance(step.move, Close):
            continue
        other = Close(step.move.cards[:1])
        for move in (step.move, other):
            if GAME.check(step.state, step.actor, move) is not None:
                continue
            done = GAME.apply(step.state, step.actor, move)
            heard = [event for event in done.events if event.audience is None]  # type: ignore[union-attr]
            same = [event for event in step.done.events if event.audience is None]
            assert heard == same
            tried += 1
    assert tried or len(walk.steps) < 20


def test_events_are_those_that_the_texts_speak_for(walk: Walk) -> None:
    kinds = WhimsyEvent.__args__  # type: ignore[attr-defined]
    assert all(isinstance(event, kinds) for step in walk.steps for event in step.done.events)


# ---- people


def test_fault_30_a_referee_exists_in_every_state_and_chips_are_given_once(walk: Walk) -> None:
    for state in walk.states():
        if state.phase not in (Phase.AWARDED, Phase.OVER):
            assert state.present[state.referee]
        assert len(state.shown) == state.rounds - state.stacks
        numbers = [shown.number for shown in state.shown]
        assert numbers == list(range(1, len(numbers) + 1))


def test_fault_31_the_next_on_the_left_follows_nobody_skipped_or_twice(walk: Walk) -> None:
    for step in walk.steps:
        before, after = step.state, step.done.state
        if isinstance(step.move, Next) and after.phase is Phase.PROMPT:
            assert after.referee == before.here_from_left_of(before.referee)[0]
        if any(isinstance(event, SeatLeft) for event in step.done.events):
            followed = after.phase not in (Phase.AWARDED, Phase.OVER) and not after.present[before.referee]
            assert not followed or after.referee == after.here_from_left_of(before.referee)[0]


def test_who_left_keeps_no_card_and_who_is_there_has_seven_between_rounds(walk: Walk) -> None:
    for state in walk.states():
        for seat, hand in enumerate(state.hands):
            if not state.present[seat]:
                assert hand == ()
            elif state.phase is Phase.PROMPT:
                assert len(hand) == HAND


def test_random_games_end() -> None:
    assert play("whimsy", range(1_000, 1_200)) > 200
