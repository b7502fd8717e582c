"""What computers learn of the taste of people: from the chips that they gave, which everybody has seen."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from wordgames.games.whimsy.moves import HAND
from wordgames.games.whimsy.reading import Heard, hear
from wordgames.games.whimsy.tags import Tag
from wordgames.games.whimsy.taste import OPEN, TASTES, Taste, blend
from wordgames.games.whimsy.temperament import Temperament, temperament
from wordgames.games.whimsy.view import RoundView, Variant, WhimsyView

_STEP: Final = 0.3
"""How much one round teaches of what is in the better half of its phrases, and not in the other."""
_MOST: Final = 2.5
"""Beyond this nothing counts more, however often it won."""
_TABLE: Final = 0.5
"""Where everybody ranks, how much the others at the table count beside the referee."""


class Known(NamedTuple):
    """What everybody knows of this round's referee."""

    temperament: Temperament | None
    """A computer's."""
    rounds: tuple[RoundView, ...]
    """Those in which a person gave the chips."""
    everybody: bool
    """Whether the others at the table rank as well."""


def known_of(view: WhimsyView) -> Known:
    """What is known, and may be, of who referees."""
    referee = view.seats[view.referee].player
    everybody = view.variant is Variant.EVERYBODY_RANKS
    if referee.is_computer:
        return Known(temperament(referee), (), everybody)
    return Known(None, tuple(one for one in view.shown if one.referee == view.referee), everybody)


def taste_to_please(known: Known) -> Taste:
    """What this referee likes, as far as anybody at the table may know."""
    taste = learned(known.rounds) if known.temperament is None else TASTES[known.temperament]
    return blend(taste, OPEN, _TABLE) if known.everybody else taste


def learned(rounds: Sequence[RoundView]) -> Taste:
    """The taste that the chips of these rounds show. One teaches a little, five of the same kind a great deal."""
    taste = OPEN
    for finished in rounds:
        if len(finished.answers) > 1:
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
