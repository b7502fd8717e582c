"""What of a game outlives it, and what the next one of an evening makes of that: sentences not read yet come first."""

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from wordgames.core.game import Keepsake
from wordgames.games.punchline.material import PunchlineDeck
from wordgames.games.punchline.state import FinishedRound, PunchlineState
from wordgames.games.punchline.view import WordView


def keepsakes(state: PunchlineState) -> tuple[Keepsake, ...]:
    """Every word that scored in a closed round, with the sentence that it completed; of all games of the match."""
    return tuple(
        Keepsake(
            round_number=number,
            seat=word.seat,
            asked=closed.shown.sentence,
            said=word.word,
            place=1 + sum(other.points > word.points for other in closed.shown.words),
            given=word.points,
            kept=word.points,
        )
        for number, closed in enumerate(_closed(state), 1)
        for word in closed.shown.words
        if _scored(word)
    )


def _closed(state: PunchlineState) -> Iterator[FinishedRound]:
    """All closed rounds, in order. When a game is over its rounds are among those of the finished games already."""
    for game in state.games:
        yield from game.rounds
    if not state.games or state.games[-1].rounds != state.rounds:
        yield from state.rounds


def _scored(word: WordView) -> bool:
    return word.points > 0


def unseen_first(deck: PunchlineDeck, state: PunchlineState, seen: Collection[str]) -> PunchlineDeck:
    """The same cards, so set that in the first game with the dice of `state`, a first state with this deck, those come
    last whose sentences were read this evening.

    Which place of the deck comes up when, the dice say without looking at a card; so nothing else is otherwise.
    """
    drawn = [deck.cards[place] for place in state.pile]
    drawn.sort(key=lambda card: card.sides[0].sentences[0] in seen)
    cards = list(deck.cards)
    for place, card in zip(state.pile, drawn, strict=True):
        cards[place] = card
    return replace(deck, cards=tuple(cards))
