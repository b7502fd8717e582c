"""What computers learn of the taste of people: from the chips that they gave, which everybody has seen."""

from collections.abc import Sequence
from typing import Final

from wordgames.core.players import Seat
from wordgames.games.whimsy.moves import HAND
from wordgames.games.whimsy.reading import Heard, hear
from wordgames.games.whimsy.tags import Tag
from wordgames.games.whimsy.taste import OPEN, TASTES, Taste, blend
from wordgames.games.whimsy.temperament import temperament
from wordgames.games.whimsy.view import RoundView, Variant, WhimsyView

_STEP: Final = 0.3
"""How much one round teaches of what is in the better half of its phrases, and not in the other."""
_MOST: Final = 2.5
"""Beyond this nothing counts more, however often it won."""
_TABLE: Final = 0.5
"""Where everybody ranks, how much the others at the table count beside the referee."""


def taste_to_please(view: WhimsyView) -> Taste:
    """What this round's referee likes, as far as anybody at the table may know."""
    referee = view.seats[view.referee].player
    known = TASTES[temperament(referee)] if referee.is_computer else learned(view.shown, view.referee)
    return blend(known, OPEN, _TABLE) if view.variant is Variant.EVERYBODY_RANKS else known


def learned(rounds: Sequence[RoundView], referee: Seat) -> Taste:
    """The taste that somebody's chips show. One round teaches a little, five of the same kind a great deal."""
    taste = OPEN
    for finished in rounds:
        if finished.referee == referee and len(finished.answers) > 1:
            heard = [
                hear([card.word for card in answer.cards], finished.prompt) for answer in finished.answers
            ]
            taste = _after(taste, heard)
    return taste


def _after(taste: Taste, heard: Sequence[Heard]) -> Taste:
    """The taste after phrases were put in this order, best first."""
    half = (len(heard) + 1) // 2
    liked, left = heard[:half], heard[len(heard) - half :]

    def step(weight: float, more: float) -> float:
        return max(-_MOST, min(_MOST, weight + _STEP * more))

    loves = dict(taste.loves)
    for tag in Tag:
        more = _mean([min(2, one.tags.count(tag)) for one in liked])
        more -= _mean([min(2, one.tags.count(tag)) for one in left])
        if more:
            loves[tag] = step(loves.get(tag, 0.0), 2 * more)
    return Taste(
        suits=max(0.0, step(taste.suits, _more(heard, "suits"))),
        collision=max(0.0, step(taste.collision, _more(heard, "collision"))),
        sound=max(0.0, step(taste.sound, _more(heard, "sound"))),
        fluency=taste.fluency,
        lengths=tuple(
            step(weight, _near(liked, cards) - _near(left, cards))
            for cards, weight in enumerate(taste.lengths, start=1)
        ),
        loves=loves,
    )


def _more(heard: Sequence[Heard], of: str) -> float:
    half = (len(heard) + 1) // 2
    figures = [getattr(one, of) for one in heard]
    return _mean(figures[:half]) - _mean(figures[len(heard) - half :])


def _near(heard: Sequence[Heard], cards: int) -> float:
    """How many of these have about so many cards."""
    return _mean([max(0.0, 1 - abs(min(one.cards, HAND) - cards) / 2) for one in heard])


def _mean(figures: Sequence[float]) -> float:
    return sum(figures) / len(figures)
