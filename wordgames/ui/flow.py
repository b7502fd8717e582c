"""Which screen follows which: the shelf, setup, the table, and what lies over them."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from wordgames import texts
from wordgames.core.game import Refusal
from wordgames.core.players import Player
from wordgames.qt.sandtimer import system_ms
from wordgames.session.records import RecordState
from wordgames.session.store import Store
from wordgames.ui.interrupted import Interrupted
from wordgames.ui.overlays import Overlays
from wordgames.ui.shelf import Shelf
from wordgames.ui.theme import Theme, chosen_theme
from wordgames.ui.tonight import Tonight
from wordgames.ui.window import Window

if TYPE_CHECKING:
    from wordgames.qt.displays import Displays
    from wordgames.session.places import Scene
    from wordgames.ui.tvflow import Television


def draw_seed() -> int:
    """The chance of a new game, from the machine."""
    return int.from_bytes(os.urandom(7))


def explain(refusal: Refusal) -> str:
    """A refusal in a sentence."""
    from wordgames.texts.refusals import say

    return say(refusal)


class Flow(Overlays):
    """Leads from screen to screen. It knows the store, and of a game only its controller."""

    def __init__(
        self,
        window: Window,
        store: Store,
        theme: Theme,
        parent: QObject | None = None,
        *,
        clock: Callable[[], int] = system_ms,
        draw_seed: Callable[[], int] = draw_seed,
        displays: Displays | None = None,
    ) -> None:
        """`displays` are the screens of this machine, if not all that Qt knows."""
        super().__init__(window, store, theme, parent)
        self.displays = displays
        self._tv: Television | None = None
        self._draw_seed = draw_seed
        self.clock = clock
        """What tables count their time by, in milliseconds."""
        self.tonight = Tonight(store)
        """Guests, and how each game was set up last."""
        self.preferences.theme_changed.connect(self._set_theme)
        self.passing: Any = None
        """What lays the curtain over that table (`wordgames.ui.passing.Passing`), or None."""
        self.interrupted = Interrupted(window, store, theme, self)
        self.interrupted.go_on.connect(self._resume)
        window.escaped.connect(self.pause)
        window.disturbed.connect(self._disturb)
        window.closing.connect(self.put_down)

    # ---- the shelf

    def show_shelf(self, sentence: str = "") -> None:
        """The shelf; whatever was played is kept and put down."""
        self.put_down()
        shelf = Shelf(self.add_guest, self.remove_guest, explain, self.theme)
        shelf.game_chosen.connect(self.open_setup)
        shelf.go_on_wanted.connect(self.interrupted.open_box)
        shelf.other_wanted.connect(self.interrupted.show_next)
        shelf.put_away_wanted.connect(self.interrupted.ask_to_put_away)
        shelf.settings_wanted.connect(self.show_settings)
        shelf.help_wanted.connect(self.show_help)
        shelf.quit_wanted.connect(self.quit_wanted)
        shelf.guest_picked.connect(self.tonight.pick)
        shelf.show_guests(self.guests, self.tonight.picked)
        if sentence:
            shelf.say(sentence)
        self.interrupted.forget()
        # Rules and records are read when the shelf has been painted.
        shelf.painted_first.connect(self._look_for_a_game)
        self.window.show_screen(shelf)

    def _shelf(self) -> Shelf | None:
        screen = self.window.screen_shown
        return screen if isinstance(screen, Shelf) else None

    def _look_for_a_game(self) -> None:
        shelf = self._shelf()
        if shelf is None or not shelf.isVisible():
            # The window was closed before it was painted.
            return
        if self.store.records.all(RecordState.PLAYING):
            self.interrupted.show_on(shelf)
        self.tell_notices()

    @property
    def guests(self) -> tuple[str, ...]:
        """Tonight's guests, in the order in which they came."""
        return self.tonight.guests

    def add_guest(self, name: str) -> Refusal | None:
        """Somebody comes; the first one is picked to play."""
        refusal = self.tonight.add(name)
        if refusal is None:
            self._show_guests()
        return refusal

    def remove_guest(self, name: str) -> None:
        """Somebody goes; what the guest played stays."""
        self.tonight.remove(name)
        self._show_guests()

    def _show_guests(self) -> None:
        shelf = self._shelf()
        if shelf is not None:
            shelf.show_guests(self.guests, self.tonight.picked)

    # ---- setup

    def open_setup(self, game: str) -> None:
        """Who plays: as last time, or one person and three computers."""
        from wordgames.games.catalog import entry
        from wordgames.qt.lineup import Lineup
        from wordgames.ui.setup import Setup
        from wordgames.ui.setup_pages import PAGES
        from wordgames.ui.tables.catalog import TABLES

        page = PAGES[game]
        last = self.tonight.last_setup(page, entry(game).options, texts.language())
        setup = Setup(
            game,
            Lineup(last.players, places=page.places, mixed=not page.levels_differ),
            last.options,
            self.guests,
            explain,
            self.theme,
            hands=self.preferences.hands,
            seen=last.seen,
            second=self.tv.second,
            has_helper=self.tonight.has_helper,
        )
        setup.hands_chosen.connect(self.preferences.keep_hands)
        setup.helper_chosen.connect(self.tonight.set_helper)
        setup.back_wanted.connect(self._leave_setup)
        setup.begun.connect(self.begin)
        setup.rule_opened.connect(self._open_rule)
        # While people look who sits where, what the table needs is imported.
        setup.painted_first.connect(TABLES[game])
        self.window.show_screen(setup)

    def _open_rule(self, key: str) -> None:
        """What of the house rules has a screen of its own, over the setup."""
        setup: Any = self.window.screen_shown
        sheet = setup.page.sheet(key, setup.options, self.store, self.theme)
        self.lay_over(sheet, sheet.closed)

    def _leave_setup(self) -> None:
        """Back to the shelf; whatever was chosen stands there the next time."""
        setup: Any = self.window.screen_shown
        self.tonight.remember(setup.game, setup.lineup.players, setup.options, setup.chosen)
        self.show_shelf()

    def begin(self, players: tuple[Player, ...], options: Any, game: str) -> None:
        """Curtain up, once it is said what becomes of a game that waits; where that can't be the setup says why."""
        self.interrupted.before_a_new_one(partial(self._begin, players, options, game))

    def _begin(self, players: tuple[Player, ...], options: Any, game: str) -> None:
        from wordgames.qt.tables import begin_game

        begun = begin_game(game, players, options, self.store, self._draw_seed(), self.clock)
        if isinstance(begun, str):
            self._say_here(begun)
            return
        setup: Any = self.window.screen_shown
        self.tonight.remember(game, players, options, getattr(setup, "chosen", None))
        self.sit_down(begun, paused=False)

    def _say_here(self, sentence: str) -> None:
        say_it = getattr(self.window.screen_shown, "say", None)
        if say_it is not None:
            say_it(sentence)
        else:
            self.show_shelf(sentence)

    # ---- the table

    def _resume(self, record: int) -> None:
        """Open the box: go on with a game that was interrupted."""
        from wordgames.qt.tables import resume_game

        resumed = resume_game(record, self.store, self.clock)
        if isinstance(resumed, str):
            self.show_shelf(resumed)
        else:
            self.sit_down(resumed, paused=True)

    def sit_down(self, seated: Any, *, paused: bool) -> None:
        """Show a table (a `wordgames.qt.tables.Seated`); a resumed one opens paused."""
        self.put_down()
        controller = seated.controller
        controller.setParent(self)
        self.controller = controller
        controller.sceneChanged.connect(self._scene_changed)
        controller.noticed.connect(self._noticed)
        self.lay_table()
        controller.start(paused=paused)

    def lay_table(self) -> None:
        """The table of the game that goes on; one that was there before is thrown away."""
        from wordgames.ui.passing import Passing
        from wordgames.ui.tables.catalog import make_table

        controller = self.controller
        table: Any = make_table(
            controller.session.setup.game,
            controller,
            self.theme,
            reduce_motion=self.preferences.reduce_motion,
            hands=self.preferences.hands,
            clock=self.clock,
        )
        self.preferences.reduce_motion_changed.connect(table.set_reduce_motion)
        self.preferences.clusters_changed.connect(table.set_clusters)
        if self.passing is not None:
            self.passing.deleteLater()
        self.passing = Passing(self.window, table, controller, self.theme, self.clock, self)
        table.pause_wanted.connect(controller.pause)
        table.shelf_wanted.connect(self.show_shelf)
        table.again_wanted.connect(self._again)
        self.window.show_screen(table)
        self.tv.lay()

    @property
    def tv(self) -> Television:
        """The second screen; it is made where it is asked for first, which is not on the way to the shelf."""
        if self._tv is None:
            from wordgames.ui.tvflow import Television

            self._tv = Television(self)
        return self._tv

    def _again(self) -> None:
        """The same people and options once more; where somebody got up or sat down, the setup shows it first."""
        session = self.controller.session
        setup, result = session.setup, session.result()
        here = tuple(session.players()[seat] for seat in sorted(one.seat for one in result.standings))
        if here == setup.players:
            self.begin(setup.players, setup.options, setup.game)
        else:
            self.tonight.remember(setup.game, here, setup.options, None)
            self.open_setup(setup.game)

    def put_down(self) -> None:
        """Leave the table, if there is one: the game is kept, and nothing of it moves or rings any more."""
        self._after_cover = None
        controller, self.controller = self.controller, None
        if self._tv is not None:
            self._tv.clear()
        if controller is not None:
            controller.close()
            controller.deleteLater()
            self.passing.deleteLater()
            self.passing = None

    def pause(self) -> None:
        """Stop the clocks of the table, if there is one."""
        if self.controller is not None:
            self.controller.pause()

    def _scene_changed(self, scene: Scene) -> None:
        from wordgames.session.places import Cover

        if scene.cover is not Cover.PAUSE:
            self.tv.went_on()
            self.passing.reduce_motion = self.preferences.reduce_motion
            self.passing.theme = self.theme
            self.passing.show_scene(scene)
        elif self.window.cover_shown is None or self.passing.curtain is not None:
            self.show_pause()

    def _disturb(self) -> None:
        if self.controller is not None:
            self.controller.disturb()

    def _set_theme(self, name: str) -> None:
        self.theme = chosen_theme(name)
        self.interrupted.theme = self.theme
        self.window.set_theme(self.theme)
        if self._tv is not None:
            self._tv.second.set_theme(self.theme)
