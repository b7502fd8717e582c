"""Computers that play Punch Line as people of three levels do.

A computer hears the sentence, thinks of one word after the other that its strips can show, and after a while lays the
best of them, strip by strip. Then it turns the glass, or locks where somebody has turned it. A glass turned by
somebody else hurries it: it makes do with what it has thought of by then. How many words it thinks of decides
how well it plays; all of it follows from its own view and its own dice.
"""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from wordgames.core.players import Level
from wordgames.core.rng import Dice
from wordgames.games.punchline.laying import Layer, Laying
from wordgames.games.punchline.moves import OUT_RIGHT, SLOTS, Lock, Move, Slide, Turn
from wordgames.games.punchline.view import PunchlineView, StripView, TableMode
from wordgames.games.vocabulary import vocabulary
from wordgames.lexicon import Lexicon


class Manner(Struct, frozen=True):
    """How somebody of a level plays. Times in milliseconds."""

    words: tuple[int, int]
    """Least and most words that he thinks of in a round."""
    sees_colors: bool
    """Whether he places letters for their colours; else each goes into the first slot that has it."""
    a_word: int
    """Mean time to think of one."""
    a_slide: int
    """Mean time to bring one letter into its window."""


MANNERS: Final = {
    Level.EASY: Manner(words=(1, 3), sees_colors=False, a_word=13_000, a_slide=1_500),
    Level.NORMAL: Manner(words=(4, 8), sees_colors=True, a_word=5_000, a_slide=1_100),
    Level.HARD: Manner(words=(90, 180), sees_colors=True, a_word=240, a_slide=800),
}
"""Tuned so that the average word is worth 14 to 18, 22 to 28 and 36 to 46 points (benchmarks/bench_computers.py).
Who plays hard does not weigh so many words one by one: he sees which letters pay and looks for what holds them, and
trying many comes out the same."""

LISTENS_MS: Final = 4_000
"""Before the first thought: he hears the sentence and looks at his strips."""
STARTLED_MS: Final = 1_500
"""From somebody else's turn of the glass to the first thing done about it."""
MARGIN_MS: Final = 2_000
"""What he likes to have left when the last letter is in its window."""
TRIES: Final = 1_000
"""Words looked at before giving up: with a holder that can show hardly any word."""


class Thought(Struct, frozen=True):
    """What he has in mind in a round."""

    ideas: tuple[Laying, ...]
    """Each better than the one before."""
    times: tuple[int, ...]
    """When each came to his mind, on the clock of the round."""
    decides_ms: int
    """When he begins to lay the last of them, if nothing hurries him."""
    slides: tuple[int, ...]
    """How long each letter takes him, from the top; more than the longest word needs."""
    rest_ms: int
    """From the last letter to turning the glass or locking."""


class PunchlineBot:
    """A computer on any seat of Punch Line; it plays at the level that its player has."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._think = lru_cache(maxsize=64)(self._think_anew)
        # Only a cache: a thought depends on nothing but its arguments.

    def choose(self, view: PunchlineView, options: tuple[Move, ...], dice: Dice) -> tuple[Move, int]:
        """The next move of this seat and the time since its last one; `at_ms` of the move says the same."""
        mine = view.seats[view.viewer]
        assert mine.strips is not None
        thought = self._think(_bare(mine.strips), view.values, mine.used, mine.player.level, _mix(dice, view))
        startled_ms, end_ms = _hurry(view)
        steps = _steps(thought, startled_ms, end_ms)
        shown = {slot: strip.position for slot, strip in enumerate(mine.strips, 1)}
        clock = mine.clock_ms or 0

        def timed(at_ms: int) -> int:
            """Not before his last move, and never after the end: nobody else ends his time on a passed screen."""
            due = max(at_ms, clock)
            return due if end_ms is None else min(due, end_ms)

        for at_ms, slot, position in steps.slides:
            if shown[slot] != position:
                due = timed(at_ms)
                return Slide(slot, position, due), max(0, due - clock)
        due = timed(steps.done_ms)
        done: Move = Turn(due) if any(isinstance(move, Turn) for move in options) else Lock(due)
        return done, max(0, due - clock)

    def _think_anew(
        self,
        strips: tuple[StripView, ...],
        values: tuple[int, ...],
        used: tuple[str, ...],
        level: Level,
        dice: Dice,
    ) -> Thought:
        manner = MANNERS[level]
        layer = Layer(strips, values)
        known = vocabulary(self._lexicon, level)
        least, most = manner.words
        wanted, dice = dice.below(most - least + 1)
        wanted += least
        ideas: list[Laying] = []
        times: list[int] = []
        now, worth, found = LISTENS_MS, 0, 0
        for _ in range(TRIES):
            if found == wanted:
                break
            index, dice = dice.below(len(known))
            word = known[index]
            if word in used or not layer.can_lay(word):
                continue
            found += 1
            pause, dice = _about(manner.a_word, dice)
            now += pause
            laying = layer.best(word) if manner.sees_colors else layer.from_top(word)
            if laying is not None and laying.points > worth:
                worth = laying.points
                ideas.append(laying)
                times.append(now)
        slides: list[int] = []
        for _ in range(SLOTS):
            pause, dice = _about(manner.a_slide, dice)
            slides.append(pause)
        rest, dice = _about(2 * manner.a_slide, dice)
        return Thought(tuple(ideas), tuple(times), now, tuple(slides), rest)


class Steps(Struct, frozen=True):
    """A round from the first letter to the end."""

    slides: tuple[tuple[int, int, int], ...]
    """When, which slot, where to."""
    done_ms: int


def _steps(thought: Thought, startled_ms: int | None, end_ms: int | None) -> Steps:
    """What he does with his thoughts.

    `startled_ms` is when somebody else turned the glass, `end_ms` when the time is over; None where that does not
    matter. What was done before the glass was turned stays the same.
    """
    begin, slides = thought.decides_ms, thought.slides
    needed = sum(slides) + thought.rest_ms + MARGIN_MS
    if end_ms is not None and begin + needed > end_ms:
        # Whoever had begun when the glass was turned has time to finish: nobody needs the whole glass for laying.
        soonest = LISTENS_MS if startled_ms is None else startled_ms + STARTLED_MS
        begin = max(soonest, end_ms - needed)
    laying = _best_by(thought, begin)
    if laying is None:
        return Steps((), begin + thought.rest_ms)
    now = begin
    steps: list[tuple[int, int, int]] = []
    for pause, (slot, position) in zip(slides, laying.spots, strict=False):
        now += pause
        steps.append((now, slot, position))
    for slot in range(1, SLOTS + 1):
        # A strip that something else has moved is slid out again.
        if all(slot != used for _, used, _ in steps):
            steps.append((now, slot, OUT_RIGHT))
    return Steps(tuple(steps), now + thought.rest_ms)


def _best_by(thought: Thought, moment: int) -> Laying | None:
    """The best idea by then; the first one comes at the last moment, whatever happens."""
    by_then = [idea for idea, came in zip(thought.ideas, thought.times, strict=True) if came <= moment]
    return by_then[-1] if by_then else thought.ideas[0] if thought.ideas else None


def _hurry(view: PunchlineView) -> tuple[int | None, int | None]:
    """When somebody else turned the glass, and when his time ends."""
    if view.options.mode is TableMode.PASSED:
        return None, view.options.own_time_ms
    glass = view.timer
    return (None, None) if glass is None else (glass.at_ms, glass.at_ms + glass.duration_ms)


def _bare(strips: tuple[StripView, ...]) -> tuple[StripView, ...]:
    """The strips whatever they show, so that one round's thoughts stay the same while they slide."""
    return tuple(StripView(strip.letters, strip.marks, OUT_RIGHT, strip.strip) for strip in strips)


def _mix(dice: Dice, view: PunchlineView) -> Dice:
    """Fresh dice for each round from the ones that stay the same all game."""
    bits, _ = dice.bits()
    return Dice.seeded(bits + view.game_number * 1_000 + view.round_number)


def _about(mean: int, dice: Dice) -> tuple[int, Dice]:
    """A time from half to one and a half of the mean."""
    share, dice = dice.unit()
    return round(mean * (0.5 + share)), dice
