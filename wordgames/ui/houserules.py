"""The house rules of Punch Line, unfolded: what the table may choose instead of the default."""

from __future__ import annotations

from collections.abc import Hashable

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.games.punchline.view import PunchlineOptions, TableMode
from wordgames.texts import _, ngettext
from wordgames.ui.buttons import Button, RoundButton
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.shadows import RAISED, soft_shadow
from wordgames.ui.painting.shapes import fill, rounded, stroke
from wordgames.ui.painting.text import Align, draw_text
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.setup_things import Tick

LEAST, MOST, STEP = 50, 500, 25
"""Points that a house may play to."""
FULL, EIGHT = 4, 8
"""Games of a match: one side of all cards, and both (rules, Punch Line 14)."""
SHORTEST, LONGEST, LONGER = 45, 180, 15
"""Seconds that each may have for himself on a passed screen (rules, "Equal sand")."""


class HouseRules(PaintedWidget):
    """A sheet over the lower half of the setup."""

    margin = 2.4
    changed = Signal(object)
    """The options as they are now."""

    def __init__(self, options: PunchlineOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.options = options
        self.fewer = RoundButton(Icon.LEFT, _("Fewer points"), self)
        self.fewer.clicked.connect(self._fewer)
        self.more = RoundButton(Icon.RIGHT, _("More points"), self)
        self.more.clicked.connect(self._more)
        self.shorter = RoundButton(Icon.LEFT, _("Less time"), self)
        self.shorter.clicked.connect(self._shorter)
        self.longer = RoundButton(Icon.RIGHT, _("More time"), self)
        self.longer.clicked.connect(self._longer)
        self.one_letter = Tick(_("A and I count as words"), self)
        self.repeat = Tick(_("A word may score for the same player again"), self)
        self.arranged = Tick(_("Strips are put in order by hand"), self)
        self.eight = Tick(_("Eight games: both sides of the cards"), self)
        self.ticks = (self.one_letter, self.repeat, self.arranged, self.eight)
        for tick in self.ticks:
            tick.toggled.connect(self._ticked)
        self.stops: tuple[Button, ...] = (
            self.fewer,
            self.more,
            self.shorter,
            self.longer,
            *self.ticks,
        )
        self.show_options(options)

    def show_options(self, options: PunchlineOptions) -> None:
        """Show what is chosen, telling nobody."""
        self.options = options
        for tick, on in (
            (self.one_letter, options.one_letter),
            (self.repeat, options.repeat_scores),
            (self.arranged, options.arrange),
            (self.eight, options.games == EIGHT),
        ):
            tick.blockSignals(True)
            tick.setChecked(on)
            tick.blockSignals(False)
        for button in (self.shorter, self.longer):
            button.setVisible(self._passed)
        self.update()

    @property
    def _passed(self) -> bool:
        """Whether each has a time of his own."""
        return self.options.mode is TableMode.PASSED

    def summary(self) -> str:
        """In few words, for the folded slip."""
        usual = PunchlineOptions()
        changes = (self.options.one_letter != usual.one_letter) + (
            self.options.repeat_scores != usual.repeat_scores
        )
        changes += self.options.target not in (125, 250)
        changes += self.options.arrange + (self.options.games == EIGHT)
        changes += self._passed and self.options.own_time_ms != usual.own_time_ms
        if not changes:
            return _("as in the rulebook")
        return ngettext("{n} of your own", "{n} of your own", changes).format(n=changes)

    def resizeEvent(self, event: object) -> None:
        face, u = self.face(), self.u
        for button, x, y in (
            (self.fewer, 29.0, 4.4),
            (self.more, 55.0, 4.4),
            (self.shorter, 29.0, 13.4),
            (self.longer, 55.0, 13.4),
        ):
            self._set(button, x, y, 5.0, 5.0, face.x(), face.y(), u)
        for line, tick in enumerate(self.ticks):
            self._set(tick, 78.0, 2.2 + 4.7 * line, 66.0, 4.2, face.x(), face.y(), u)

    @staticmethod
    def _set(
        button: Button, x: float, y: float, w: float, h: float, left: float, top: float, u: float
    ) -> None:
        m = button.margin
        button.setGeometry(
            round(left + (x - m) * u),
            round(top + (y - m) * u),
            round((w + 2 * m) * u),
            round((h + 2 * m) * u),
        )

    def look(self) -> Hashable:
        return (self.options.target, self.options.games, self.options.own_time_ms, self._passed)

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        sheet = rounded(0, 0, w, h, 1.0)
        soft_shadow(p, theme, sheet, RAISED)
        fill(p, sheet.translated(0, 0.3), theme.paper.edge)
        paper(p, theme, sheet, theme.paper.card, seed=71, hairs=True)
        stroke(p, rounded(0.9, 0.9, w - 1.8, h - 1.8, 0.7), color(theme.paper.keyline, 0.4), 0.12)
        draw_text(p, _("Played to"), 5.0, 6.9, 2.9, theme.paper.ink, Face.TEXT_HEAVY, width=22)
        draw_text(
            p, str(self.options.target), 44.5, 6.0, 4.4, theme.paper.ink, Face.DISPLAY, Align.CENTER, width=15
        )
        below = _("points in each game") if self.options.games > 1 else _("points")
        draw_text(p, below, 44.5, 9.9, 2.2, theme.paper.card_muted, align=Align.CENTER, width=30)
        if self._passed:
            seconds = self.options.own_time_ms // 1000
            ink, muted = theme.paper.ink, theme.paper.card_muted
            draw_text(p, _("Each has"), 5.0, 15.9, 2.9, ink, Face.TEXT_HEAVY, width=22)
            draw_text(p, str(seconds), 44.5, 15.0, 4.4, ink, Face.DISPLAY, Align.CENTER, width=15)
            below = ngettext("second", "seconds", seconds)
            draw_text(p, below, 44.5, 18.9, 2.2, muted, align=Align.CENTER, width=30)
        note = _("Names always count, abbreviations never; nobody judges whether a word fits the sentence.")
        draw_text(p, note, 5.0, h - 3.4, 2.3, theme.paper.card_muted, width=w - 10)

    def _fewer(self) -> None:
        self._change(target=max(LEAST, self.options.target - STEP))

    def _more(self) -> None:
        self._change(target=min(MOST, self.options.target + STEP))

    def _shorter(self) -> None:
        self._change(own_time_ms=max(SHORTEST * 1000, self.options.own_time_ms - LONGER * 1000))

    def _longer(self) -> None:
        self._change(own_time_ms=min(LONGEST * 1000, self.options.own_time_ms + LONGER * 1000))

    def _ticked(self) -> None:
        eight = self.eight.isChecked()
        games = EIGHT if eight else FULL if self.options.games == EIGHT else self.options.games
        self._change(
            one_letter=self.one_letter.isChecked(),
            repeat_scores=self.repeat.isChecked(),
            arrange=self.arranged.isChecked(),
            games=games,
        )

    def _change(self, **changes: object) -> None:
        self.options = replace(self.options, **changes)
        self.update()
        self.changed.emit(self.options)
