"""What outlives a game of Punch Line, and that the next one of an evening begins with other sentences."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.rules.punchline_table import GAME, Table, deck
from wordgames.core.game import Keepsake
from wordgames.core.players import Kind, Player
from wordgames.games.punchline.evening import unseen_first
from wordgames.games.punchline.moves import NextGame
from wordgames.games.punchline.state import PunchlineState
from wordgames.games.punchline.view import PunchlineOptions
from wordgames.qt.tables import Seated, begin_game
from wordgames.session.store import Store

PLAYERS = tuple(Player(name=name, kind=Kind.COMPUTER) for name in ("Ana", "Ben"))


def sentences(state: PunchlineState) -> list[str]:
    """What would be read in the first game, in order."""
    return [state.deck.cards[card].sides[0].sentences[0] for card in state.pile]


def begun(seed: int, seen: tuple[str, ...] = ()) -> PunchlineState:
    options = PunchlineOptions()
    state = GAME.setup(PLAYERS, options, deck(), seed)
    assert isinstance(state, PunchlineState)
    state = GAME.setup(PLAYERS, options, unseen_first(state.deck, state, seen), seed)
    assert isinstance(state, PunchlineState)
    return state


def test_a_word_that_scored_is_remembered_with_its_sentence_when_its_round_is_closed() -> None:
    table = Table(3)
    asked = table.state.sentence
    table.play_round("STONE", "RAIN", None)
    assert GAME.keepsakes(table.state) == ()
    points = {seat: word.points for seat, word in table.words().items()}
    table.close()
    assert GAME.keepsakes(table.state) == (
        Keepsake(1, 0, asked, "STONE", 1, points[0], points[0]),
        Keepsake(1, 1, asked, "RAIN", 2, points[1], points[1]),
    )


def test_a_refused_word_is_not_remembered_and_equal_ones_share_their_place() -> None:
    table = Table(3)
    table.play_round("RAIN", "RAIN", "TIARSN", rule=False)
    table.rule("RAIN")
    table.rule("TIARSN", counts=False, reason="unknown")
    table.close()
    assert [(one.seat, one.said, one.place) for one in GAME.keepsakes(table.state)] == [
        (0, "RAIN", 1),
        (1, "RAIN", 1),
    ]


def test_rounds_of_all_games_of_a_match_are_remembered_once_and_counted_on() -> None:
    table = Table(2, target=5, games=2)
    numbers = []
    for _game in range(2):
        table.play_round("STONE", "RAIN")
        before = GAME.keepsakes(table.state)
        table.close()
        after = GAME.keepsakes(table.state)
        assert after[: len(before)] == before
        assert len(after) == len(before) + 2
        numbers.append(after[-1].round_number)
        if table.state.result is None:
            table.do(-1, NextGame())
            assert GAME.keepsakes(table.state) == after
    assert numbers == [1, 2]


@pytest.mark.parametrize("seed", range(5))
def test_sentences_read_this_evening_come_last_and_everything_else_is_as_it_was(seed: int) -> None:
    plain = begun(seed)
    seen = tuple(sentences(plain)[:9])
    fresh = begun(seed, seen)
    assert not set(sentences(fresh)[:19]) & set(seen)
    assert set(sentences(fresh)[19:]) == set(seen)
    assert replace(fresh, deck=plain.deck) == plain
    assert sorted(map(repr, fresh.deck.cards)) == sorted(map(repr, plain.deck.cards))


def test_when_all_were_read_the_dice_decide() -> None:
    plain = begun(3)
    assert sentences(begun(3, tuple(sentences(plain)))) == sentences(plain)


def test_the_second_game_of_an_evening_repeats_no_sentence(qapp: object) -> None:
    store = Store(None)
    shown: list[list[str]] = []
    for _game in range(2):
        seated = begin_game("punchline", PLAYERS, PunchlineOptions(), store, 11, lambda: 0)
        assert isinstance(seated, Seated)
        session = seated.controller.session
        state = session._state
        shown.append(sentences(state))
        read = tuple(shown[0][:9])
        store._database.write(
            *(
                (
                    "INSERT INTO keepsakes (record, number, item, round, seat, folded, name, kind, asked, said, "
                    "place, given, kept, made) VALUES (?, ?, 1, ?, 0, 'ana', 'Ana', 'person', ?, 'WORD', 1, 9, 9, 1)",
                    (session.record_id, number, number, sentence),
                )
                for number, sentence in enumerate(read, 1)
            )
        )
        seated.controller.close()
    assert shown[0] != shown[1]
    assert not set(shown[1][:19]) & set(shown[0][:9])
    store.close()
