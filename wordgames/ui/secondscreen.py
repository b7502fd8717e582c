"""The TV: whether the table is shown on another screen, on which one, and what happens when screens come and go.

The second window holds a second table, made from a controller that only shows (`wordgames.qt.twin`). The first window
keeps everything private and never has to change for it; only where it suddenly stands on a screen that others look at,
its private views go behind the curtain, before anything of them can be painted there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, QSettings, QTimer, Signal

from wordgames.qt.controller import GameController
from wordgames.qt.displays import Display, Displays
from wordgames.qt.twin import TwinController
from wordgames.session.places import Cover, Scene
from wordgames.texts import _
from wordgames.ui.publicwindow import PublicWindow
from wordgames.ui.screen import Screen
from wordgames.ui.theme import Theme
from wordgames.ui.tvcover import Calm
from wordgames.ui.window import Window

ON: Final = "tv/on"
SCREEN: Final = "tv/screen"
"""Of the window's settings: whether the table is to be shown on a screen, and on which."""

Make = Callable[[TwinController, Theme], Screen]
"""Lays the second table."""


def is_wanted(settings: QSettings) -> bool:
    """Whether the table is to be shown on another screen wherever there is one."""
    return settings.value(ON, "false") in (True, "true")


class SecondScreen(QObject):
    """Owns the second window, which is there only while it shows something."""

    changed = Signal()
    """What is offered, or shown, is otherwise now."""
    exposed = Signal(bool)
    """The first window stands, or will stand, on another screen, where others may see it; True: not by a person's hand.
    Told before anything is painted there.
    """
    returned = Signal()
    """In mid-game there is a second screen again, after there was none: the table can be shown where it was."""
    escaped = Signal()
    """Esc was pressed at the second window."""

    def __init__(
        self, window: Window, theme: Theme, displays: Displays | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._theme = theme
        self.displays = displays or Displays(self)
        self.displays.changed.connect(self._displays_changed)
        window.moved.connect(self._window_moved)
        window.closing.connect(self.close)
        self.public: PublicWindow | None = None
        """The window on the TV."""
        self._twin: TwinController | None = None
        self._make: Make | None = None
        self._held_back = False
        """The second screen went, and nobody has said yet that the table is to be shown again."""
        self._shown_on = ""
        self._home = self._key_of(self.displays.of(window))
        self._scenery: Any = None
        self._closed = False

    # ---- what there is

    def offers(self) -> tuple[Display, ...]:
        """The screens on which the table can be shown: all, where there is more than one picture."""
        shown = self.displays.all()
        return shown if len(shown) > 1 else ()

    @property
    def wanted(self) -> bool:
        """Whether the table is to be shown on another screen."""
        return is_wanted(self._window.settings)

    @property
    def home(self) -> Display | None:
        """Where the window is that people play at."""
        return self.displays.of(self._window)

    @property
    def tv(self) -> Display | None:
        """Where the table is to be shown: as chosen, else on any screen but that of the first window."""
        home = self._key_of(self.home)
        others = [one for one in self.offers() if one.key != home]
        chosen = self._window.settings.value(SCREEN, "")
        return next((one for one in others if one.key == chosen), others[0] if others else None)

    @property
    def wish(self) -> Display | None:
        """Where the table is wanted: as chosen, even where the first window has got there, else as `tv` says."""
        chosen = self._window.settings.value(SCREEN, "")
        return next((one for one in self.offers() if one.key == chosen), self.tv)

    @property
    def shown_on(self) -> Display | None:
        """Where the table is shown now."""
        if self.public is None:
            return None
        return next((one for one in self.displays.all() if one.key == self._shown_on), None)

    # ---- what people want

    def choose(self, key: str) -> None:
        """Show the table on this screen from now on. Where the first window is there, that makes room."""
        shown = {one.key: one for one in self.offers()}
        if key not in shown:
            return
        self._window.settings.setValue(SCREEN, key)
        self._window.settings.setValue(ON, True)
        self._held_back = False
        if self._key_of(self.home) == key:
            other = next(one for one in shown.values() if one.key != key)
            self.exposed.emit(False)
            self._window.move_to(other.room)
        self._settle()

    def want(self, wanted: bool) -> None:
        """Show the table on a TV wherever there is one, or nowhere; which one it is stays as it was."""
        if not wanted:
            if self.wanted:
                self.stop()
        elif self.wish is not None:
            self.choose(self.wish.key)
        else:
            self._window.settings.setValue(ON, True)

    def show_again(self) -> None:
        """The screens are there again: the table where it was, and the first window out of its way."""
        wish = self.wish
        if wish is not None:
            self.choose(wish.key)

    def stop(self) -> None:
        """The table is shown on no other screen any more."""
        self._window.settings.setValue(ON, False)
        self._held_back = False
        self._settle()

    # ---- the table

    def lay(self, controller: GameController, make: Make) -> None:
        """A game goes on at this controller; `make` lays its second table wherever that is to be shown."""
        if self._twin is None:
            # Whatever went in the game before: where the table is wanted it is shown.
            self._held_back = False
        self.clear()
        self._make = make
        self._twin = TwinController(controller, self)
        self._twin.sceneChanged.connect(self._scene_changed)
        if self.public is not None:
            self._show_table(self.public)
        self._settle()

    def clear(self) -> None:
        """The game is put away: what was shown of it goes at once, and the second window rests."""
        twin, self._twin = self._twin, None
        self._make = None
        if twin is not None:
            twin.deleteLater()
        if self.public is not None:
            self._rest(self.public)

    def close(self) -> None:
        """The first window closes: so does the second."""
        self._closed = True
        self.clear()
        self._drop()

    def set_theme(self, theme: Theme) -> None:
        """Look otherwise from now on."""
        self._theme = theme
        if self.public is not None:
            if self._scenery is not None:
                self._scenery.set_theme(theme)
            for screen in self.public.findChildren(Screen):
                screen.set_theme(theme)

    # ---- screens come and go

    def _displays_changed(self) -> None:
        if self._closed:
            return
        keys = {one.key for one in self.displays.all()}
        if self._home not in keys:
            self.exposed.emit(True)
        if self.public is not None and (self._shown_on not in keys or not self.offers()):
            # Before the system moves it to a screen that is left, over what people play at.
            self._drop()
            self._held_back = True
        # Where the system moves the first window is known when it has done so.
        QTimer.singleShot(0, self, self._look_again)

    def _look_again(self) -> None:
        if self._closed:
            return
        if self._home not in {one.key for one in self.displays.all()}:
            self._find_a_home()
        if self._held_back and self.wanted and self._twin is not None and self.wish is not None:
            self.returned.emit()
        self._settle()

    def _find_a_home(self) -> None:
        """The screen of the first window is gone: it stands on another, if there is one not on the TV."""
        shown = self.displays.all()
        chosen = self._window.settings.value(SCREEN, "") if self.wanted else ""
        rooms = [one.room for one in shown if one.key != chosen]
        if shown:
            here = self.home
            if rooms and (here is None or here.key == chosen):
                self._window.move_to(rooms[0])
            else:
                self._window.stay_on_screen([one.room for one in shown])
            self._window.come_back()
        self._home = self._key_of(self.home)

    def _window_moved(self) -> None:
        """The first window may stand on another screen, by whatever hand."""
        home = self._key_of(self.home)
        if home not in (self._home, ""):
            self._home = home
            self.exposed.emit(False)
            self._settle()

    def _settle(self) -> None:
        """Have the second window be where it should, or nowhere."""
        tv = self.tv
        wanted = self.wanted and not self._held_back and tv is not None
        if not wanted or (self.public is None and self._twin is None):
            self._drop()
        elif tv is not None:
            public = self.public or self._open()
            self._shown_on = tv.key
            public.show_on(tv.area)
            self._window.activateWindow()
        self.changed.emit()

    def _open(self) -> PublicWindow:
        public = self.public = PublicWindow()
        scenery: Any = self._window.scenery
        if scenery is not None:
            self._scenery = scenery.another(self)
            self._scenery.ready.connect(public.refresh_ground)
            public.scenery = self._scenery
        public.escaped.connect(self.escaped)
        public.touched.connect(self._window.activateWindow)
        public.closed.connect(self.stop)
        self._show_table(public)
        return public

    def _drop(self) -> None:
        public, self.public = self.public, None
        if public is not None:
            public.go()
            scenery, self._scenery = self._scenery, None
            if scenery is not None:
                scenery.close()
                scenery.deleteLater()

    # ---- what it shows

    def _show_table(self, public: PublicWindow) -> None:
        if self._twin is None or self._make is None:
            self._rest(public)
            return
        public.show_screen(self._make(self._twin, self._theme))
        self._scene_changed(self._twin.scene)

    def _rest(self, public: PublicWindow) -> None:
        public.show_screen(None)
        public.cover(Calm("Wordgames", _("The table is about to be laid."), self._theme))

    def _scene_changed(self, scene: Scene) -> None:
        public = self.public
        if public is None:
            return
        if scene.cover is Cover.PAUSE:
            public.cover(Calm(_("Paused"), _("The game goes on at the other screen."), self._theme))
        else:
            public.cover(None)

    @staticmethod
    def _key_of(display: Display | None) -> str:
        return display.key if display is not None else ""
