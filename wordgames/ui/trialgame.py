"""One whole game in the real window, played by the program itself: shows that an installation can play."""

from __future__ import annotations

from collections.abc import Callable

from wordgames.core.players import TABLE
from wordgames.games.punchline.moves import Close, Lock, Read, Slide
from wordgames.games.punchline.view import Phase, PunchlineOptions, PunchlineView
from wordgames.qt.lineup import against_computers
from wordgames.qt.tables import Seated, begin_game
from wordgames.session.house import Verdict
from wordgames.session.store import Store
from wordgames.ui.flow import Flow

TICK_MS = 200
LONGEST_ROUND_MS = 600_000
"""Computers are done long before."""
MOST_ROUNDS = 56
"""A game has no more (rules, Punch Line 15)."""


class HandClock:
    """Milliseconds that pass when they are told to."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


def play_punchline(
    flow: Flow, store: Store, clock: HandClock, settle: Callable[[], object]
) -> PunchlineView | None:
    """Play a short game against three computers, and give its end as the table sees it; None where it found none.

    The flow must tell the time by `clock`; `settle` lets the window do what it has to do. The person on the first
    seat shows a letter and locks. Nobody sits there to rule on words, so a word that the list does not know is refused.
    """
    options = PunchlineOptions(first_reader=0, target=60)
    begun = begin_game("punchline", against_computers("Ana"), options, store, 1, clock)
    if not isinstance(begun, Seated):
        return None
    flow.sit_down(begun, paused=False)
    controller = flow.controller
    for _round in range(MOST_ROUNDS):
        view: PunchlineView = controller.session.view(TABLE)
        if view.phase is Phase.OVER:
            return view
        controller.submit(TABLE, Read())
        controller.submit(0, Slide(1, 0))
        controller.submit(0, Lock())
        for _tick in range(LONGEST_ROUND_MS // TICK_MS):
            if controller.session.view(TABLE).phase is not Phase.BUILDING:
                break
            controller.wait_for_computers()
            clock.ms += TICK_MS
            controller.clock.tick()
            settle()
        for word in {word.word for word in controller.session.view(TABLE).rounds[-1].words if word.pending}:
            controller.rule(word, options.lang, Verdict(False, "unknown"))
        controller.submit(TABLE, Close())
        settle()
    return None
