"""A table with everything on it: session, deck, lexicon, computers; or one sentence about what is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from wordgames.core.game import Refusal, Setup
from wordgames.core.material import MaterialError
from wordgames.core.players import Player
from wordgames.core.record import RecordError
from wordgames.games.catalog import CATALOG, GAMES, Entry, entry
from wordgames.lexicon import Lexicon, LexiconError, Use
from wordgames.qt import pun_laying
from wordgames.qt.botrunner import Choose
from wordgames.qt.controller import GameController, StandIn
from wordgames.qt.sandtimer import system_ms
from wordgames.session.house import Verdict
from wordgames.session.rulings import Judge as WordJudge
from wordgames.session.session import BotTurn, Scores, Session, no_judge
from wordgames.session.store import Store
from wordgames.texts import notices
from wordgames.texts.refusals import say

STAND_INS: dict[str, StandIn] = {"pun": pun_laying.stand_in}
"""By game: what moves for people who need not decide."""


class Seated(Struct, frozen=True):
    """A game that is ready to be shown."""

    game: str
    controller: GameController


class Judge:
    """What the built-in lexicon says of a word, for one game; the list is opened when it is first asked."""

    def __init__(self, use: Use, lexicon: Lexicon) -> None:
        self._use = use
        self._lexicons = {lexicon.language: lexicon}

    def __call__(self, word: str, lang: str) -> Verdict | None:
        """The verdict. Raises LexiconError where there is no list of that language: no other one is asked."""
        lexicon = self._lexicons.get(lang) or Lexicon.open(lang)
        self._lexicons[lang] = lexicon
        judged = lexicon.judge(word, self._use)
        return Verdict(judged.accepted, judged.reason)


def begin_game(
    name: str,
    players: tuple[Player, ...],
    options: Any,
    store: Store,
    seed: int,
    clock: Callable[[], int] = system_ms,
) -> Seated | str:
    """A new game, or the sentence that says why not."""
    found = entry(name)
    try:
        lexicon = _open_lists(found, _languages(options))
        own = found.with_own(found.load_deck(options.lang), store.own_cards.all(name, options.lang))
        deck = found.trim(own, options)
        choosers = _choosers(found, lexicon)
    except (LexiconError, MaterialError) as error:
        return _missing(error)
    seen = store.keepsakes.asked(name, store.evening)
    options = found.with_seen(options, seen)
    if seen and not isinstance(state := found.game.setup(players, options, deck, seed), Refusal):
        deck = found.unseen_first(deck, state, seen)
    setup = Setup(found.game.name, found.game.rules, players, options, deck, seed)
    session = Session.create(found.game, setup, store, _judge(found, lexicon), _scores(found))
    if isinstance(session, Refusal):
        return say(session, [player.name for player in players], name)
    return _seat(name, session, choosers, clock)


def resume_game(record: int, store: Store, clock: Callable[[], int] = system_ms) -> Seated | str:
    """The game of a record as it was left, or the sentence that says why not."""
    summary = next((one for one in store.records.all() if one.id == record), None)
    # A record of a game that is not there is refused below, in words that name no game.
    name = summary.game if summary is not None and summary.game in GAMES else CATALOG[0].game.name
    found = entry(name)
    try:
        lexicon = _open_lists(found, _languages_of(store, record))
        choosers = _choosers(found, lexicon)
    except LexiconError as error:
        return _missing(error)
    session = Session.resume(store, record, GAMES, _judge(found, lexicon), _scores(found))
    if isinstance(session, Refusal):
        return say(session, [], name)
    return _seat(name, session, choosers, clock)


def _languages_of(store: Store, record: int) -> tuple[str, ...]:
    """The languages that a record is played in; English where that can't be read."""
    try:
        setup, _digest, _moves = store.records.load(record, GAMES)
    except (RecordError, KeyError):
        # Resuming meets the same trouble and says it in the right words.
        return ("en",)
    return _languages(setup.options)


def _languages(options: Any) -> tuple[str, ...]:
    """The languages that these options play in, the first one first."""
    return tuple(getattr(options, "languages", None) or (getattr(options, "lang", "en"),))


def _open_lists(found: Entry, languages: tuple[str, ...]) -> Lexicon | None:
    """The word list of the first language; the others are there too. Raises LexiconError before a game begins.

    None for a game that judges no words.
    """
    if found.use is None:
        return None
    lists = tuple(Lexicon.open(lang) for lang in languages)
    return lists[0]


def _scores(found: Entry) -> Scores:
    return lambda state: found.progress(state)[1]


def _judge(found: Entry, lexicon: Lexicon | None) -> WordJudge:
    """Who is asked what a word is."""
    return no_judge if found.use is None or lexicon is None else Judge(found.use, lexicon)


def _choosers(found: Entry, lexicon: Lexicon | None) -> Callable[[Player], Choose]:
    bot = found.computer(lexicon)

    def choose(turn: BotTurn) -> tuple[Any, int]:
        return bot.choose(turn.view, turn.options, turn.dice)

    return lambda player: choose


def _seat(
    name: str, session: Session, choosers: Callable[[Player], Choose], clock: Callable[[], int]
) -> Seated:
    found = entry(name)
    controller = GameController(
        session,
        choosers,
        starts_clock=found.starts_clock,
        passing=found.passing,
        open_table=found.open_table(session.setup.options),
        stand_in=STAND_INS.get(name),
        clock=clock,
    )
    return Seated(name, controller)


def _missing(error: LexiconError | MaterialError) -> str:
    return notices.lexicon(error) if isinstance(error, LexiconError) else notices.material(error)
