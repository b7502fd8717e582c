"""One whole game in the real window, played by the program itself: shows that an installation can play."""

from __future__ import annotations

from collections.abc import Callable

from wordgames.core.game import Result, WordRulingNeeded
from wordgames.core.players import TABLE
from wordgames.games.catalog import entry
from wordgames.lexicon import Lexicon
from wordgames.qt.lineup import against_computers
from wordgames.qt.tables import Seated, begin_game
from wordgames.session.house import Verdict
from wordgames.session.store import Store
from wordgames.ui.flow import Flow

TICK_MS = 200
MOST_STEPS = 60_000
"""A game that is not over by then will not end: more than three hours of its own time."""


class HandClock:
    """Milliseconds that pass when they are told to."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


def play_game(
    game: str, flow: Flow, store: Store, clock: HandClock, settle: Callable[[], object]
) -> Result | None:
    """Play a short game against three computers, and give its result; None where it found none.

    The flow must tell the time by `clock`; `settle` lets the window do what it has to do. For the person on the first
    seat a computer chooses, which does not take its time. Nobody sits there to rule on words, so a word that the list
    does not know is refused.
    """
    found = entry(game)
    begun = begin_game(game, against_computers("Ana"), found.brief, store, 1, clock)
    if not isinstance(begun, Seated):
        return None
    flow.sit_down(begun, paused=False)
    controller = flow.controller
    session = controller.session
    bot = found.computer(None if found.use is None else Lexicon.open(found.brief.lang))
    for _step in range(MOST_STEPS):
        waiting = session.waiting_for()
        if not waiting:
            return session.result()
        for need in session.needs():
            if isinstance(need, WordRulingNeeded):
                controller.rule(need.word, need.lang, Verdict(False, "unknown"))
        if TABLE in waiting:
            controller.submit(TABLE, session.game.options(session.view(TABLE), TABLE)[0])
        elif 0 in waiting:
            turn = session.bot_turn(0)
            controller.submit(0, bot.choose(turn.view, turn.options, turn.dice)[0])
        controller.wait_for_computers()
        clock.ms += TICK_MS
        controller.clock.tick()
        settle()
    return None
