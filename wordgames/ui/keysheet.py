"""The keys of two people at one keyboard, shown as they lie there, to be changed one by one."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from wordgames.qt.keys import LEFT, RIGHT, Act, key_name, with_key
from wordgames.qt.preferences import Preferences
from wordgames.texts import _
from wordgames.ui.buttons import Button, PaperButton, Plaque
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import fill, rounded, stroke
from wordgames.ui.screen import draw_focus
from wordgames.ui.sheet import Sheet
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.foot import key_words, paint_key_sign
from wordgames.ui.words import Words

_PLACES = {
    Act.UP: (11.0, 30.0),
    Act.LEFT: (1.0, 39.4),
    Act.DOWN: (11.0, 39.4),
    Act.RIGHT: (21.0, 39.4),
    Act.GLASS: (1.0, 51.0),
    Act.LOCK: (1.0, 60.4),
}
"""From the left edge of a cluster's column."""
_SIDE = 8.2


class KeyButton(Button):
    """A key. A press makes it wait for the key of the keyboard that is to take its place; Esc keeps the old one."""

    margin = 1.4
    chosen = Signal(int, object, str)
    """Whose, what it does, and the new key; empty for one that cannot be had."""
    waiting_changed = Signal()
    waiting = False
    """Whether the next key is the new one."""

    def __init__(self, whose: int, act: Act, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.whose, self.act = whose, act
        self.key = ""
        self.clicked.connect(self._wait)

    def show_key(self, key: str, name: str) -> None:
        """Show this key; `name` says what it does."""
        self.key = key
        self.set_label("", name=f"{name}: {key_words(key)}")
        self.update()

    def _wait(self) -> None:
        self._set_waiting(True)

    def _set_waiting(self, waiting: bool) -> None:
        if waiting != self.waiting:
            self.waiting = waiting
            self.waiting_changed.emit()
            self.update()

    def event(self, event: QEvent) -> bool:
        if self.waiting and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
                return True
        return super().event(event)

    def _take(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            return
        self._set_waiting(False)
        if event.key() != Qt.Key.Key_Escape:
            self.chosen.emit(self.whose, self.act, key_name(event))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._set_waiting(False)

    def look(self) -> Hashable:
        return self.key, self.waiting, self.state()

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        cap = rounded(0, 0, w, h, 1.2)
        soft_shadow(p, theme, cap, Cast(0.25, 0.45, 0.8, 0.5))
        fill(p, cap.translated(0, 0.5), theme.paper.edge)
        paper(p, theme, cap, theme.paper.edited if self.waiting else theme.paper.plate)
        stroke(p, rounded(0.8, 0.6, w - 1.6, h - 1.8, 0.9), color(theme.paper.keyline, 0.35), 0.12)
        if self.waiting:
            stroke(p, cap, theme.focus.on_light, 0.5)
        else:
            paint_key_sign(p, self.key, w / 2, h / 2 - 0.3, 3.4, theme.paper.ink, w - 1.6)
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.5, -0.5, w + 1, h + 1, 1.6), on_light=True)


class KeySheet(Sheet):
    """Both clusters side by side."""

    def __init__(
        self, preferences: Preferences, theme: Theme | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(_("Keys at an open table"), theme, parent)
        self._preferences = preferences
        self.keys: list[KeyButton] = []
        for whose, (x, heading) in enumerate(((26.0, _("At the left")), (84.0, _("At the right")))):
            self._text(heading, x, 22.0, 40, size=3.0)
            for act in Act:
                key = KeyButton(whose, act, self)
                left, top = _PLACES[act]
                self.place(key, x + left, top, _SIDE, _SIDE, gap=0.5)
                key.chosen.connect(self._chosen)
                key.waiting_changed.connect(self._say_what_to_do)
                self.keys.append(key)
            self._text(_("turns the glass"), x + 12, 53.0, 30)
            self._text(_("locks the word"), x + 12, 62.4, 30)
        self.hint = Words("", self, size=2.4, floor=2.2, ink="card_muted", on_paper=True)
        self.place(self.hint, 26, 73.6, 52, 5, gap=0.5)
        self.usual = PaperButton(_("The usual keys"), self, size=2.4)
        self.usual.clicked.connect(self._take_usual)
        self.place(self.usual, 82, 73.0, 25, 6.0, gap=0.5)
        self.done = Plaque(_("Done"), self, size=3.8)
        self.done.clicked.connect(self.closed)
        self.main_action = self.done
        self.place(self.done, 110, 71.6, 26, 8.6, gap=0.5)
        self._show_keys()
        self._say_what_to_do()

    def _text(self, text: str, x: float, y: float, w: float, *, size: float = 2.5) -> None:
        face = Face.TEXT_HEAVY if size > 2.5 else Face.TEXT_BOLD
        self.place(
            Words(text, self, size=size, floor=2.0, ink="ink", on_paper=True, face=face), x, y, w, 4, 0.5
        )

    def _show_keys(self) -> None:
        does = {
            Act.UP: _("the strip above"),
            Act.DOWN: _("the strip below"),
            Act.LEFT: _("slide left"),
            Act.RIGHT: _("slide right"),
            Act.GLASS: _("turns the glass"),
            Act.LOCK: _("locks the word"),
        }
        clusters = self._preferences.clusters
        for key in self.keys:
            key.show_key(getattr(clusters[key.whose], key.act.value), does[key.act])

    def _say_what_to_do(self) -> None:
        if any(key.waiting for key in self.keys):
            self.hint.say(_("Now press the new key; Esc keeps the old one."))
        else:
            self.hint.say(_("Press a key here, then the one that is to take its place."))

    def _chosen(self, whose: int, act: Act, key: str) -> None:
        if key:
            self._preferences.set_clusters(with_key(self._preferences.clusters, whose, act, key))
            self._show_keys()
        else:
            self.hint.say(_("This key is needed for other things. The old one stays."))

    def _take_usual(self) -> None:
        self._preferences.set_clusters((LEFT, RIGHT))
        self._show_keys()
