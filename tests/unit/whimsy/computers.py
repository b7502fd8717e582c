"""Computers of Word Whimsy to be tried: whole games of them, and rounds that they have to rank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tests.rules.whimsy_table import GAME, Table
from tests.unit.whimsy.test_phrasing import DECK, deals
from wordgames.core.bot import bot_dice
from wordgames.core.game import Setup
from wordgames.core.players import Kind, Level, Player
from wordgames.core.playout import play_out
from wordgames.games.whimsy.bots import WhimsyBot
from wordgames.games.whimsy.material import Prompt, Word
from wordgames.games.whimsy.phrasing import phrases
from wordgames.games.whimsy.taste import OPEN, TASTES
from wordgames.games.whimsy.temperament import TEMPERAMENTS, Temperament
from wordgames.games.whimsy.view import (
    EnvelopeView,
    Length,
    PlayedView,
    RoundView,
    VariantChoice,
    WhimsyOptions,
    WhimsyView,
)

BOT = WhimsyBot()
LEVELS = {temperament: level for level, temperament in TEMPERAMENTS.items()}


def computer(temperament: Temperament, name: str = "Otto") -> Player:
    return Player(name=name, kind=Kind.COMPUTER, level=LEVELS[temperament])


def played(words: Sequence[Word]) -> tuple[PlayedView, ...]:
    return tuple(PlayedView(number, False, one, None, False) for number, one in enumerate(words))


def to_rank(
    phrases: Sequence[Sequence[Word]], prompt: Prompt, temperament: Temperament, **options: str
) -> WhimsyView:
    """What a computer that referees has before it."""
    table = Table(4, people=0, cards=DECK, **options)
    table.to_the_ranking()
    view = table.view(0)
    me = replace(view.seats[0], player=computer(temperament))
    return replace(
        view,
        prompt=prompt,
        seats=(me, *view.seats[1:]),
        envelopes=tuple(EnvelopeView(slot, played(words), None) for slot, words in enumerate(phrases)),
        to_rank=tuple(range(len(phrases))),
    )


def rounds(count: int) -> Iterator[tuple[list[tuple[Word, ...]], Prompt]]:
    """Six phrases for one prompt: what each temperament would say, and what somebody without any might."""
    made: list[tuple[Word, ...]] = []
    for number, (hand, prompt) in enumerate(deals(count * 6, seed=21)):
        if number % 6 == 0:
            made, asked = [], prompt
        taste = (*TASTES.values(), OPEN)[number % 4]
        made.append(phrases(hand, asked, taste)[0].words)
        if number % 6 == 5:
            yield made, asked


def choose(table: Table, seat: int, seed: int = 1) -> tuple[object, int]:
    view = table.view(seat)
    return BOT.choose(view, GAME.options(view, seat), bot_dice(seed, seat))


def game(seats: int, variant: str, seed: int, length: Length = Length.SHORT) -> tuple[RoundView, ...]:
    levels = tuple(Level)
    players = tuple(
        Player(name=f"C{seat}", kind=Kind.COMPUTER, level=levels[seat % 3]) for seat in range(seats)
    )
    options = WhimsyOptions(length=length, variant=VariantChoice(variant), spicy=True)
    setup = Setup("whimsy", GAME.rules, players, options, DECK, seed)
    state, _ = play_out(GAME, setup, dict.fromkeys(range(seats), BOT), lambda *_: (True, ""))
    assert GAME.result(state) is not None
    return state.shown
