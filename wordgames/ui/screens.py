"""Every screen as a picture: `python3 dev.py screens [FOLDER]` paints them without a display, in three sizes.

The pictures come from the real screens in states that a real game leads to, with computers that play and a clock that
is moved by hand, so the same code gives the same pictures.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QSize
from PySide6.QtWidgets import QApplication, QWidget

from wordgames import texts
from wordgames.core.players import TABLE, Player
from wordgames.games.punchline.laying import Layer
from wordgames.games.punchline.moves import Close, Lock, Read, Slide, Turn
from wordgames.games.punchline.view import Phase, PunchlineOptions
from wordgames.lexicon import Lexicon
from wordgames.qt.lineup import against_computers
from wordgames.qt.tables import Seated, begin_game
from wordgames.session.house import Verdict
from wordgames.session.store import Store
from wordgames.ui.errordialog import ErrorDialog
from wordgames.ui.flow import Flow
from wordgames.ui.painting.fonts import load_fonts
from wordgames.ui.painting.scenery import Scenery
from wordgames.ui.screens_match import MatchStates
from wordgames.ui.screens_open import open_states
from wordgames.ui.screens_passed import PassedStates
from wordgames.ui.screens_pun import PunStates
from wordgames.ui.screens_pun_count import PunCountStates
from wordgames.ui.screens_pun_trade import trade_states
from wordgames.ui.screens_setup import help_states, setup_states, waiting_states
from wordgames.ui.screens_tv import TvStates
from wordgames.ui.screens_whimsy import WhimsyStates
from wordgames.ui.screens_whimsy_reveal import WhimsyRevealStates
from wordgames.ui.theme import THEMES, load_theme
from wordgames.ui.trialgame import HandClock
from wordgames.ui.vision import Eyes, seen_by
from wordgames.ui.window import Window

SIZES = (QSize(1920, 1080), QSize(1366, 768), QSize(1024, 600))
GUESTS = ("Ana", "Ben", "Chloe", "David")
SEED = 11
TICK_MS = 100
WORDS = ("GARDENS", "CASTLES", "PIRATES", "LADDERS", "ORANGE", "SILVER", "TURTLE", "GARDEN", "STONE", "TRAIN")


class Gallery:
    """One window of one size, and everything it can show."""

    def __init__(self, size: QSize, folder: Path, theme_name: str = THEMES[0]) -> None:
        self.clock = HandClock()
        self.folder = folder
        self.size = size
        self.eyes: tuple[Eyes, ...] = ()
        """Also keep every picture as these see it."""
        self.store = Store(None)
        theme = load_theme(theme_name)
        self._scratch = tempfile.TemporaryDirectory()
        place = Path(self._scratch.name) / "window.ini"
        self.window = Window(QSettings(str(place), QSettings.Format.IniFormat))
        self.window.scenery = self.scenery = Scenery(theme, None)
        self.scenery.ready.connect(self.window.refresh_ground)
        self.flow = Flow(self.window, self.store, theme, clock=self.clock)
        self.window.setMinimumSize(1, 1)
        self.window.resize(size)
        self.flow.preferences.set_reduce_motion(True)
        self.flow.preferences.set_theme(theme_name)
        self.window.show()

    def close(self) -> None:
        """Put everything down."""
        self.flow.put_down()
        self.window.close()
        self.scenery.close()
        self.store.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self._scratch.cleanup()

    # ---- time and hands

    def settle(self) -> None:
        """Let everything arrive that is on its way: answers of workers, paintings, events."""
        if self.flow.controller is not None:
            self.flow.controller.wait_for_computers()
        QApplication.processEvents()
        self.scenery.finish()
        QApplication.processEvents()

    def pass_ms(self, ms: int) -> None:
        """Time goes by on the table."""
        for _tick in range(ms // TICK_MS):
            self.clock.ms += TICK_MS
            if self.flow.controller is None or self.flow.controller.paused:
                return
            self.flow.controller.clock.tick()
            self.settle()

    def shoot(self, name: str, shown: QWidget | None = None) -> None:
        """Keep the window, or what else is shown, as it looks now."""
        self.settle()
        file = self.folder / f"{name}-{self.size.width()}x{self.size.height()}.png"
        picture = (shown or self.window).grab().toImage()
        picture.save(str(file))
        print(file)
        for eyes in self.eyes:
            seen_by(picture, eyes).save(str(file.with_stem(f"{file.stem}-{eyes.name.lower()}")))

    # ---- states

    def all(self) -> Iterator[tuple[str, Callable[[], QWidget | None]]]:
        """Every picture's name, with what leads to it from the one before."""
        yield "shelf", self._shelf
        yield "shelf-name-refused", self._name_refused
        yield "setup", self._setup
        yield "setup-house-rules", self._house_rules
        yield "setup-name-refused", self._setup_name_refused
        yield from setup_states(self)
        yield "play-switch", self._switch
        yield "play", self._play
        yield "play-glass", self._glass
        yield "pause", self._pause
        yield from help_states(self)
        yield "settings", self._settings
        yield "about", self._about
        yield "about-licence", self._licence
        yield "question", self._question
        yield "reveal", self._reveal
        yield "reveal-words", self.see_words
        yield "race", self._race
        yield "race-end", self._race_end
        yield "reveal-pending", self._pending
        yield "reveal-challenged", self._challenged
        yield "end", self._end
        yield from waiting_states(self)
        yield from PassedStates(self).all()
        yield from MatchStates(self).all()
        yield from open_states(self)
        yield from PunStates(self).all()
        yield from PunCountStates(self).all()
        yield from trade_states(self)
        yield from WhimsyStates(self).all()
        yield from WhimsyRevealStates(self).all()
        yield from TvStates(self).all()
        yield "error", self._error

    def _shelf(self) -> None:
        for name in GUESTS:
            self.flow.add_guest(name)
        self.flow.show_shelf()
        shelf: Any = self.window.screen_shown
        shelf.show_go_on(("Punch Line, round 4.", "Ben was losing."), more=2)

    def _name_refused(self) -> None:
        shelf: Any = self.window.screen_shown
        shelf.add.click()
        shelf.edit.field.setText("ana")
        shelf.edit.field.done.emit()

    def _setup(self) -> None:
        self.flow.open_setup("punchline")
        setup: Any = self.window.screen_shown
        setup.lineup.next_level(2)

    def _house_rules(self) -> None:
        setup: Any = self.window.screen_shown
        setup.slip.setChecked(True)

    def _setup_name_refused(self) -> None:
        setup: Any = self.window.screen_shown
        setup.slip.setChecked(False)
        setup.places[0].click()
        setup.edit.field.setText("Otto")
        setup.edit.field.done.emit()

    def begin(self, target: int = 250, games: int = 1, *, arrange: bool = False) -> None:
        """Ana against three computers."""
        options = PunchlineOptions(first_reader=0, target=target, games=games, arrange=arrange)
        self.sit_down("punchline", options)

    def sit_down(self, game: str, options: Any, players: tuple[Player, ...] | None = None) -> None:
        """At the table of a new game: these players, or Ana and three computers."""
        here = against_computers("Ana") if players is None else players
        begun = begin_game(game, here, options, self.store, SEED, self.clock)
        if not isinstance(begun, Seated):
            raise SystemExit(begun)
        self.flow.sit_down(begun, paused=False)

    @property
    def _table(self) -> Any:
        return self.window.screen_shown

    @property
    def _view(self) -> Any:
        return self.flow.controller.session.view(0)

    def _switch(self) -> None:
        self.begin()

    def lay(self, words: tuple[str, ...] = WORDS, seat: int = 0) -> None:
        """A seat builds the first of these words that its strips can show and that has not scored for it."""
        view = self.flow.controller.session.view(seat)
        layer = Layer(view.seats[seat].strips, view.values)
        used = view.seats[seat].used
        laying = next(
            (best for word in words if word not in used and (best := layer.best(word)) is not None), None
        )
        if laying is None:
            raise SystemExit("none of the gallery's words can be laid")
        for slot, position in laying.spots:
            self.flow.controller.submit(seat, Slide(slot, position))

    def _play(self) -> None:
        self.flow.controller.submit(TABLE, Read())
        self.pass_ms(6_000)
        self.lay()

    def _glass(self) -> None:
        self.flow.controller.submit(0, Turn())
        self.pass_ms(8_000)

    def _pause(self) -> None:
        self.flow.controller.pause()

    def _settings(self) -> None:
        sheet: Any = self.window.cover_shown
        sheet.closed.emit()
        for word, counts, reason in (
            ("ZORK", True, "name"),
            ("QUIZZY", True, "word"),
            ("BLORP", False, "unknown"),
        ):
            self.store.house.remember(word, "en", Verdict(counts, reason), self.store.now())
        self.flow.show_settings()

    def _about(self) -> None:
        sheet: Any = self.window.cover_shown
        sheet.about.click()

    def _licence(self) -> None:
        sheet: Any = self.window.cover_shown
        for row in sheet.rows:
            # From a checkout nothing but the program itself may have its licence at hand.
            if row.component is not None and row.isEnabled():
                row.click()
                return

    def _question(self) -> None:
        sheet: Any = self.window.cover_shown
        sheet.closed.emit()
        self.flow.tell(
            "A word about your games",
            (
                "The disk is full. Everything up to now is kept, and you can play on, but what follows is lost when "
                "the program ends. Make some room and start it again.",
            ),
        )

    def _to_reveal(self) -> None:
        for _step in range(2_000):
            if self._view.phase is not Phase.BUILDING:
                return
            self.pass_ms(TICK_MS)

    def _reveal(self) -> None:
        sheet: Any = self.window.cover_shown
        sheet.action.click()
        self.flow.controller.resume()
        self._to_reveal()
        for _word in range(3):
            self._table.reveal.tap()
            self._table.reveal.tap()
        self.pass_ms(4_500)

    def see_words(self) -> None:
        """To the end of a reveal."""
        reveal = self._table.reveal
        for _tap in range(12):
            if reveal.pace.finished:
                break
            reveal.tap()
        self.pass_ms(1_000)

    def _race(self) -> None:
        self._table.reveal.replay.click()
        self.pass_ms(3_000)

    def _race_end(self) -> None:
        self._table.reveal.race.tap()

    def _challenged(self) -> None:
        reveal = self._table.reveal
        reveal.refuse.click()
        for _tap in range(12):
            if reveal.pace.finished:
                break
            reveal.tap()
        reveal.challenge.click()
        reveal.evidence.finish()

    def _pending(self) -> None:
        while self._view.phase is Phase.JUDGING:
            self.flow.controller.submit(TABLE, Close())
        self.flow.controller.submit(TABLE, Read())
        for slot in range(2, 8):
            self.flow.controller.submit(0, Slide(slot, slot))
        self.pass_ms(4_000)
        self.flow.controller.submit(0, Lock())
        self._to_reveal()
        reveal = self._table.reveal
        for _tap in range(12):
            if reveal.shown_seat == 0:
                break
            reveal.tap()
        self.pass_ms(6_000)
        reveal.evidence.finish()

    def _end(self) -> None:
        self.begin(target=75)
        self.play_out()

    def play_out(self) -> None:
        """To the end of the game."""
        for _round in range(12):
            if self._view.phase in (Phase.BETWEEN, Phase.OVER):
                break
            self.play_round()
            self.close_round()
        self._table.end.finish_search()

    def play_round(self) -> None:
        """To the reveal."""
        lexicon = Lexicon.open("en")
        self.flow.controller.submit(TABLE, Read())
        strips = self._view.seats[0].strips
        used = self._view.seats[0].used
        layer = Layer(strips, self._view.values)
        words = (word for word, entry in lexicon.entries(9) if len(word) == 5 and word not in used)
        self.lay(tuple(word for word in words if layer.can_lay(word))[:1])
        self.flow.controller.submit(0, Lock())
        self._to_reveal()

    def close_round(self) -> None:
        """Whatever nobody knows does not count."""
        for word in {word.word for word in self._view.rounds[-1].words if word.pending}:
            self.flow.controller.rule(word, "en", Verdict(False, "unknown"))
        self.flow.controller.submit(TABLE, Close())

    def _error(self) -> ErrorDialog:
        self.flow.show_shelf()
        dialog = ErrorDialog("ZeroDivisionError\n  shelf.py:100 in arrange", "wordgames.log", self.window)
        dialog.open()
        return dialog


def main(arguments: list[str] | None = None) -> int:
    """Paint the pictures; returns the exit status."""
    parser = argparse.ArgumentParser(prog="dev.py screens", description="Render every screen to PNG.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("screens"))
    parser.add_argument("--only", metavar="NAME", help="keep the pictures whose name begins so")
    parser.add_argument("--size", metavar="WxH", help="one size, such as 1366x768, instead of three")
    parser.add_argument("--lang", default="en", choices=texts.LANGUAGES, help="the language of the texts")
    parser.add_argument("--theme", default=THEMES[0], choices=THEMES, help="what it all looks like")
    parser.add_argument(
        "--vision",
        action="store_true",
        help="each also in grey, and as three colour-vision deficiencies see it",
    )
    asked = parser.parse_args(arguments)
    sizes: tuple[QSize, ...] = SIZES
    if asked.size:
        width, _, height = asked.size.partition("x")
        if not (width.isdigit() and height.isdigit()):
            parser.error(f"{asked.size} is no size such as 1366x768")
        sizes = (QSize(int(width), int(height)),)
    texts.use_language(asked.lang)
    asked.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    load_fonts()
    for size in sizes:
        gallery = Gallery(size, asked.folder, asked.theme)
        gallery.eyes = tuple(Eyes) if asked.vision else ()
        for name, reach in gallery.all():
            shown = reach()
            if not asked.only or name.startswith(asked.only):
                gallery.shoot(name, shown)
        gallery.close()
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
