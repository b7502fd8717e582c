"""Render every screen to PNG files, by the app itself: `python3 dev.py screens [NAME...] [--size WxH] [--lang en]`.

The screens show real games: computers play by themselves, and one of them moves the strips of the person, too. Time
is moved by hand and the seed is fixed, so that the same code gives the same pictures.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QSize

from wordgames import texts
from wordgames.app import GAME_LANGUAGE, application
from wordgames.core.players import TABLE, Kind, Level, Player
from wordgames.games.catalog import entry
from wordgames.games.punchline.moves import LETTERS, Close, Lock, Read, Slide, Turn
from wordgames.games.punchline.view import Phase, PunchlineOptions
from wordgames.lexicon import Lexicon
from wordgames.qt.tables import begin_game
from wordgames.session.store import Store
from wordgames.ui.curtain import Curtain, HandOver
from wordgames.ui.flow import Flow
from wordgames.ui.help import PAGES, Help
from wordgames.ui.painting.scenery import Scenery
from wordgames.ui.pause import Pause
from wordgames.ui.screen import Screen
from wordgames.ui.setup import Setup
from wordgames.ui.tables.catalog import make_table
from wordgames.ui.tables.punchline import PunchlineTable
from wordgames.ui.theme import load_theme
from wordgames.ui.window import Window

FOLDER = Path(__file__).resolve().parents[1] / "screens"
SIZES = ("1920x1080", "1366x768", "1024x600")
GUESTS = ("Ana", "Ben", "Chloe", "David")
COMPUTERS = ("Otto", "Vera", "Moss")
SEED = 5
SECONDS_TO_SETTLE = 30
STEP_MS = 100


class Evening:
    """The app with its window, and a clock that is moved by hand."""

    def __init__(self, folder: Path) -> None:
        self.ms = 1_000_000
        self.theme = load_theme()
        self.store = Store(None)
        self.scenery = Scenery(self.theme, folder / "scenery")
        self.window = Window(QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat))
        self.window.scenery = self.scenery
        self.scenery.ready.connect(self.window.refresh_ground)
        self.flow = Flow(self.window, self.store, self.theme, GAME_LANGUAGE)
        self.controller: Any = None
        self.window.show()

    def close(self) -> None:
        """Put everything away."""
        if self.controller is not None:
            self.controller.close()
        self.flow.put_down()
        self.window.close()
        self.scenery.close()
        self.store.close()

    def settle(self) -> None:
        """Carry out all that is due, until every ground has been painted in its size."""
        end = time.monotonic() + SECONDS_TO_SETTLE
        while time.monotonic() < end:
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            grounds = [it for it in self.window.findChildren(Screen) if it.isVisible() and it.ground_name]
            sizes = [(it.ground_name, it.size() * it.devicePixelRatioF()) for it in grounds]
            if all(self.scenery.image(name, size).size() == size for name, size in sizes):
                QCoreApplication.processEvents()
                return
            time.sleep(0.01)
        raise TimeoutError("a ground was not painted in time")

    # The shelf and setup

    def shelf(self) -> Screen:
        """The shelf as the app starts with it."""
        self.flow.show_shelf()
        self.settle()
        assert self.window.screen_shown is not None
        return self.window.screen_shown

    def setup(self) -> Setup:
        """The setup of Punch Line."""
        self.flow.open_setup("punchline")
        assert isinstance(self.window.screen_shown, Setup)
        return self.window.screen_shown

    # The table

    def sit_down(self, computers: Sequence[str] = COMPUTERS) -> PunchlineTable:
        """A game of Ana with computers, at its first card."""
        seats = [Player(name=GUESTS[0])]
        seats += [
            Player(name=name, kind=Kind.COMPUTER, level=level)
            for name, level in zip(computers, cycle(Level), strict=False)
        ]
        options = PunchlineOptions(lang=GAME_LANGUAGE)
        seated = begin_game("punchline", tuple(seats), options, self.store, SEED, lambda: self.ms)
        assert not isinstance(seated, str), seated
        self.controller = seated.controller
        self.ana = entry("punchline").computer(Lexicon.open(GAME_LANGUAGE))
        table = make_table(
            "punchline", self.controller, self.theme, reduce_motion=True, clock=lambda: self.ms
        )
        assert isinstance(table, PunchlineTable)
        self.window.show_screen(table)
        self.controller.start()
        return table

    def play(self, phase: Phase, *, until: Callable[[Any], bool] = lambda view: True) -> None:
        """Play on until the game stands there; Ana does what a computer would do on her strips."""
        while not (self.controller.view.phase is phase and until(self.controller.view)):
            view = self.controller.view
            if view.phase is Phase.OVER:
                raise RuntimeError("the game was over before")
            if view.phase is Phase.READING:
                self.controller.submit(TABLE, Read())
            elif view.phase is Phase.JUDGING:
                self.controller.submit(TABLE, Close())
            elif 0 in self.controller.session.waiting_for():
                turn = self.controller.session.bot_turn(0)
                move, _think_ms = self.ana.choose(turn.view, turn.options, turn.dice)
                self.controller.submit(0, move)
                self.pass_ms(2_000)
            else:
                self.pass_ms(STEP_MS)

    def pass_ms(self, ms: int) -> None:
        """Let time go by at the table; computers that are due make their moves."""
        for _step in range(0, ms, STEP_MS):
            self.controller._runner._pool.waitForDone()
            QCoreApplication.processEvents()
            self.ms += STEP_MS
            self.controller.clock.tick()
        self.settle()


def letters_shown(view: Any) -> int:
    """How many of Ana's windows show a letter."""
    return sum(0 <= strip.position < LETTERS for strip in view.seats[0].strips)


def shelf_first(evening: Evening) -> None:
    """Nobody has played here yet."""
    evening.shelf()


def shelf(evening: Evening) -> None:
    """Guests, and a game that was interrupted."""
    for name in GUESTS:
        evening.flow.add_guest(name)
    evening.sit_down()
    evening.play(Phase.BUILDING, until=lambda view: view.round_number >= 4)
    evening.shelf()


def setup(evening: Evening) -> None:
    """Who plays."""
    evening.flow.add_guest(GUESTS[0])
    evening.setup()


def setup_rules(evening: Evening) -> None:
    """Who plays, with the rules of the house unfolded."""
    evening.flow.add_guest(GUESTS[0])
    evening.setup().slip.setChecked(True)


def card(evening: Evening) -> None:
    """A card is turned."""
    evening.sit_down()
    evening.play(Phase.READING, until=lambda view: view.round_number >= 3)


def play(evening: Evening) -> None:
    """The sentence is read, and letters stand in the windows."""
    evening.sit_down()
    evening.play(Phase.BUILDING, until=lambda view: view.round_number >= 3 and letters_shown(view) >= 4)


def sand(evening: Evening) -> None:
    """The glass runs, and some have locked."""
    play(evening)
    evening.controller.submit(0, Turn())
    evening.controller.submit(0, Lock())
    evening.pass_ms(9_000)


def six(evening: Evening) -> None:
    """As many as can sit down, one with a long name."""
    evening.sit_down((*COMPUTERS, "Wilhelmina", "Bo"))
    evening.play(Phase.BUILDING, until=lambda view: letters_shown(view) >= 3)


def reveal_six(evening: Evening) -> None:
    """The words of six."""
    table = evening.sit_down((*COMPUTERS, "Wilhelmina", "Bo"))
    evening.play(Phase.JUDGING)
    assert table.reveal is not None
    while table.reveal.pace.index < 4:
        table.reveal.tap()


def end_six(evening: Evening) -> None:
    """Six on the show stairs."""
    table = evening.sit_down((*COMPUTERS, "Wilhelmina", "Bo"))
    evening.play(Phase.OVER)
    assert table.end is not None
    table.end.finish_search()


def reveal(evening: Evening) -> None:
    """The second word is on the board, with its sum."""
    table = evening.sit_down()
    evening.play(Phase.JUDGING, until=lambda view: view.round_number >= 2)
    assert table.reveal is not None
    table.reveal.tap()


def reveal_all(evening: Evening) -> None:
    """All words have been shown."""
    table = evening.sit_down()
    evening.play(Phase.JUDGING, until=lambda view: view.round_number >= 2)
    assert table.reveal is not None
    while not table.reveal.pace.finished:
        table.reveal.tap()


def ruling(evening: Evening) -> None:
    """Ana has laid letters that the word list does not know, and the table is asked."""
    table = evening.sit_down()
    evening.play(Phase.BUILDING)
    for slot in range(1, 8):
        evening.controller.submit(0, Slide(slot, 4))
    evening.controller.submit(0, Lock())
    evening.play(Phase.JUDGING)
    assert table.reveal is not None
    while not table.reveal.remember.isVisible():
        table.reveal.tap()


def end(evening: Evening) -> None:
    """The show stairs."""
    table = evening.sit_down()
    evening.play(Phase.OVER)
    assert table.end is not None
    table.end.finish_search()


def pause(evening: Evening) -> None:
    """The clocks stand."""
    play(evening)
    evening.controller.pause()
    evening.window.cover(Pause(evening.theme))


def curtain(evening: Evening) -> None:
    """The screen goes from hand to hand; its owner holds the crest half way."""
    to = HandOver(
        0,
        GUESTS[0],
        "Build one word on your ten strips. 75 seconds, from “Go”.",
        ((1, "Ben"), (2, "Chloe")),
        "Round 4",
    )
    fallen = Curtain(to, evening.theme, at_once=True)
    evening.shelf()
    evening.window.cover(fallen)
    fallen.crest.show_share(0.57)


def settings(evening: Evening) -> None:
    """What the app looks like."""
    evening.shelf()
    evening.flow.show_settings()


def notice(evening: Evening) -> None:
    """Something that has to be read."""
    evening.shelf()
    sentences = (
        "The file of kept games was damaged and has been put aside.",
        "New games are kept in a new one.",
    )
    evening.flow.tell("A word about your games", sentences)


def _help(page: int) -> Callable[[Evening], None]:
    def show(evening: Evening) -> None:
        evening.shelf()
        sheet = Help(evening.theme)
        evening.window.cover(sheet)
        sheet.show_page(page)

    return show


SCREENS: dict[str, Callable[[Evening], None]] = {
    "shelf-first": shelf_first,
    "shelf": shelf,
    "setup": setup,
    "setup-rules": setup_rules,
    "card": card,
    "play": play,
    "sand": sand,
    "six": six,
    "reveal-six": reveal_six,
    "end-six": end_six,
    "reveal": reveal,
    "reveal-all": reveal_all,
    "ruling": ruling,
    "end": end,
    "pause": pause,
    "curtain": curtain,
    **{f"help-{page + 1}": _help(page) for page in range(PAGES)},
    "settings": settings,
    "notice": notice,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py screens", description="Render screens to PNG files.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these: {', '.join(SCREENS)}")
    parser.add_argument("--size", action="append", metavar="WxH", help=f"by default {', '.join(SIZES)}")
    parser.add_argument("--lang", default="en", choices=texts.LANGUAGES, help="of the texts")
    asked = parser.parse_args()
    names = asked.names or list(SCREENS)
    if unknown := [name for name in names if name not in SCREENS]:
        parser.error(f"no screen is called {', '.join(unknown)}")
    try:
        sizes = [QSize(*map(int, size.split("x"))) for size in asked.size or SIZES]
    except (ValueError, TypeError):
        parser.error("a size is written as 1920x1080")
    texts.use_language(asked.lang)
    app = application()
    folder = FOLDER / asked.lang
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        for name in names:
            evening = Evening(Path(scratch))
            evening.window.setMinimumSize(1, 1)
            evening.window.resize(sizes[0])
            SCREENS[name](evening)
            for size in sizes:
                evening.window.resize(size)
                evening.settle()
                file = folder / f"{name}-{size.width()}x{size.height()}.png"
                if not evening.window.grab().save(str(file)):
                    sys.exit(f"{file} cannot be written.")
            evening.close()
            print(f"{asked.lang}/{name}", flush=True)
    app.quit()


if __name__ == "__main__":
    main()
