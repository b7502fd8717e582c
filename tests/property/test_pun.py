"""What holds in every game of Pun, tried in random games."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.property.many_games import play
from tests.property.test_conformance import Walk
from wordgames.core.players import TABLE
from wordgames.games.catalog import entry
from wordgames.games.pun.drafts import PunDraft, seen, trim
from wordgames.games.pun.moves import PUN_CARD, Row
from wordgames.games.pun.state import PunState
from wordgames.games.pun.view import Phase

PUN = entry("pun")
SEEDS = range(100, 112)
GAMES = 500
"""That only have to end; `many_games` plays ten thousand."""


@pytest.fixture(params=SEEDS)
def walk(request: pytest.FixtureRequest) -> Walk:
    return Walk(PUN, request.param)


def faces(state: PunState) -> Counter[str]:
    cards = (*state.pile, *state.centre, *state.aside, *(card for hand in state.hands for card in hand))
    return Counter(state.faces(cards))


def test_fault_37_54_cards_after_every_move_or_48_without_q_x_and_y(walk: Walk) -> None:
    out = "QXY" if walk.setup.options.without_qxy else ""
    whole = Counter(face for face in walk.setup.deck.cards if face not in out)
    assert whole.total() == 54 - 2 * len(out)
    for state in walk.states():
        assert faces(state) == whole
        assert state.phase is Phase.OVER or len(state.centre) == 3


def test_nobody_is_without_a_card_and_hands_are_disjoint(walk: Walk) -> None:
    for state in walk.states():
        held = [card for hand in state.hands for card in hand]
        assert len(held) == len(set(held))
        if state.phase in (Phase.TURN, Phase.COUNTING):
            assert all(state.hands[seat] for seat in state.seats_present())


def test_nobody_loses_a_card_without_his_own_yes(walk: Walk) -> None:
    """A hand grows smaller or changes by its owner's move, by a standing offer of his, or by his leaving."""
    for step in walk.steps:
        before, after = step.state, step.done.state
        if before.round_number != after.round_number or step.actor == TABLE:
            continue
        for seat, hand in enumerate(before.hands):
            lost = set(hand) - set(after.hands[seat])
            if not lost or seat == step.actor:
                continue
            trade = before.trade
            offered = {card for offer in before.standing if offer.owner == seat for card in offer.cards}
            if trade is not None and seat == before.turn:
                offered |= set(trade.cards)
            if trade is not None and seat == trade.partner:
                offered |= set(trade.answer)
            assert lost <= offered


def test_fault_07_a_pun_card_that_was_away_is_a_pun_card_again(walk: Walk) -> None:
    """Drafts are trimmed after every move; whoever looks lays his whole hand, each Pun card as an E."""
    drafts: dict[int, PunDraft] = {}
    looked = 0
    for step in walk.steps:
        state = step.done.state
        for seat, hand in enumerate(state.hands):
            before = drafts.get(seat, PunDraft())
            draft = trim(before, hand)
            rows = {
                card: letter for row in draft.rows for card, letter in zip(row.cards, row.word, strict=True)
            }
            assert set(rows) <= set(hand) & set(before.order)
            if seat == step.actor:
                draft = seen(draft, hand)
                rows = {
                    card: letter
                    for row in draft.rows
                    for card, letter in zip(row.cards, row.word, strict=True)
                }
                fresh = set(hand) - set(before.order)
                assert not fresh & set(rows)
                word = state.faces(hand).replace(PUN_CARD, "E")
                draft = PunDraft(draft.order, (Row(hand, word),) if hand else ())
                looked += 1
            drafts[seat] = draft
    assert looked or len(walk.steps) < 10


def test_fault_32_everybody_but_who_ended_a_round_has_one_more_turn(walk: Walk) -> None:
    turns: list[int] = []
    stayed = True
    for step in walk.steps:
        before, after = step.state, step.done.state
        stayed = stayed and before.present == after.present
        if (
            after.ender is not None
            and after.phase is Phase.TURN
            and (before.ender is None or after.turn_number != before.turn_number)
        ):
            turns.append(after.turn)
        if after.phase is Phase.COUNTING and before.phase is Phase.TURN:
            if stayed and after.ender is not None:
                others = [seat for seat in after.to_the_left_of(after.ender)[:-1] if after.present[seat]]
                assert turns == others
            turns, stayed = [], True


def test_random_games_end() -> None:
    assert play("pun", range(1_000, 1_000 + GAMES)) > GAMES
