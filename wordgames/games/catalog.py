"""Every game that can be played, one explicit line each."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from wordgames.core.bot import Bot
from wordgames.core.game import Game
from wordgames.core.material import OwnCard
from wordgames.core.passing import AT_ONCE, PassingOn
from wordgames.core.trial import Trial
from wordgames.games.pun.bots import PunBot
from wordgames.games.pun.flow import progress as pun_progress
from wordgames.games.pun.material import load_pun, played_with
from wordgames.games.pun.moves import Draw, Swap
from wordgames.games.pun.rules import PunGame
from wordgames.games.pun.trial import PunTrial
from wordgames.games.pun.view import PunOptions
from wordgames.games.punchline.bots import PunchlineBot
from wordgames.games.punchline.evening import unseen_first
from wordgames.games.punchline.flow import progress as punchline_progress
from wordgames.games.punchline.material import load_punchline
from wordgames.games.punchline.moves import Go, Read
from wordgames.games.punchline.rules import PunchlineGame
from wordgames.games.punchline.trial import PunchlineTrial
from wordgames.games.punchline.view import PunchlineOptions, TableMode
from wordgames.games.whimsy.bots import WhimsyBot
from wordgames.games.whimsy.choice import played_with as whimsy_played_with
from wordgames.games.whimsy.choice import with_seen
from wordgames.games.whimsy.flow import progress as whimsy_progress
from wordgames.games.whimsy.material import load_whimsy
from wordgames.games.whimsy.owncards import with_own
from wordgames.games.whimsy.rules import WhimsyGame
from wordgames.games.whimsy.trial import WhimsyTrial
from wordgames.games.whimsy.view import Length as WhimsyLength
from wordgames.games.whimsy.view import WhimsyOptions
from wordgames.lexicon import Use


class Entry(NamedTuple):
    """A game and what belongs to it."""

    game: Game
    options: type[Any]
    """What the table chooses: a frozen Struct whose defaults are the rulebook's; it has at least a `lang`."""
    load_deck: Callable[[str], Any]
    """Its material in a language, such as "en"; raises the game's own error where a file is missing or damaged."""
    computer: Callable[[Any], Bot]
    """A computer for any of its seats, which is handed the word list of the language; None where there is no `use`."""
    use: Use | None
    """What its words are judged for; None where none is: then no word list is opened, and none can be missing."""
    progress: Callable[[Any], tuple[int, tuple[int, ...]]]
    """Rounds played so far in a state, and the points of each seat."""
    trial: Trial
    """What the suite of tests that tries every game needs."""
    brief: Any
    """Options with which a game is soon over: to try an installation."""
    trim: Callable[[Any, Any], Any] = lambda deck, options: deck
    """What of a deck a game with these options plays with, and its setup holds."""
    starts_clock: tuple[type[Any], ...] = ()
    """The moves with which the clock of a round begins."""
    passing: PassingOn = AT_ONCE
    """How its screen goes from person to person."""
    open_table: Callable[[Any], bool] = lambda options: False
    """Whether these options mean that everybody looks at the screen together."""
    with_own: Callable[[Any, Sequence[OwnCard]], Any] = lambda deck, cards: deck
    """The deck with the cards that the table has written itself."""
    with_seen: Callable[[Any, tuple[str, ...]], Any] = lambda options, seen: options
    """The options of a game on an evening on which all this has been asked already."""
    unseen_first: Callable[[Any, Any, tuple[str, ...]], Any] = lambda deck, state, seen: deck
    """The deck so set that what has been asked this evening comes last in a game that begins with this state."""
    languages: tuple[str, ...] = ("en",)
    """In which it can be played."""
    levels: bool = True
    """Whether computers are good, better and best; else a player's level says which of three temperaments he has."""


CATALOG: Final = (
    Entry(
        PunchlineGame(),
        PunchlineOptions,
        load_punchline,
        PunchlineBot,
        Use.PUNCHLINE,
        punchline_progress,
        PunchlineTrial(),
        PunchlineOptions(target=60),
        starts_clock=(Read, Go),
        open_table=lambda options: bool(options.mode is TableMode.OPEN),
        unseen_first=unseen_first,
    ),
    Entry(
        PunGame(),
        PunOptions,
        load_pun,
        # It opens the lists of all languages that are played.
        lambda lexicon: PunBot(),
        Use.PUN,
        pun_progress,
        PunTrial(),
        PunOptions(),
        played_with,
        languages=("en", "de"),
        # Who draws or swaps sees his new cards, and who asks a computer for a trade hears the answer.
        passing=PassingOn(
            (Draw, Swap), lambda view: view.turn if view.trade is not None else None, 1_800, 4_500
        ),
    ),
    Entry(
        WhimsyGame(),
        WhimsyOptions,
        load_whimsy,
        lambda lexicon: WhimsyBot(),
        # No word is judged: the cards are what there is to say.
        None,
        whimsy_progress,
        WhimsyTrial(),
        WhimsyOptions(length=WhimsyLength.SHORT),
        whimsy_played_with,
        with_own=with_own,
        with_seen=with_seen,
        levels=False,
    ),
)
"""The games in the order of the shelf."""

GAMES: Final[dict[str, Game]] = {entry.game.name: entry.game for entry in CATALOG}
"""The games by name, as records name them."""


def entry(name: str) -> Entry:
    """A game by its name. Raises KeyError."""
    return {one.game.name: one for one in CATALOG}[name]
