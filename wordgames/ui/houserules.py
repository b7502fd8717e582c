"""The house rules of a game, unfolded: what the table may choose instead of the default."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.texts import _, ngettext
from wordgames.ui.buttons import Button, PaperButton, RoundButton
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.shadows import RAISED, soft_shadow
from wordgames.ui.painting.shapes import fill, rounded, stroke
from wordgames.ui.painting.text import Align, draw_block, draw_text, fit_block, fitted
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.setup_page import Press, Rule, Tick, Turn
from wordgames.ui.setup_things import Tick as TickBox

ARROW = 5.0
LEFT, HEADING, VALUE = 4.6, 20.0, 27.0
"""Where the turns begin, and how wide their headings and values are."""
TURN_ROW, TICK_ROW = 8.4, 4.9
"""Heights of the rows; more of them than the sheet has room for lie closer."""
TICKS = LEFT + HEADING + VALUE + 2 * ARROW + 9.0
PRESS = 36.0
"""How wide a rule is that opens something of its own."""
NOTE, FOOT = 4.2, 5.2
"""The height of the note at the foot, and of the foot where something can be opened there, too."""


class Arrows:
    """The two arrows of a rule of which one of several values is chosen."""

    def __init__(self, sheet: QWidget) -> None:
        self.less = RoundButton(Icon.LEFT, "", sheet)
        self.more = RoundButton(Icon.RIGHT, "", sheet)
        self.rule: Turn | None = None

    def show_rule(self, rule: Turn) -> None:
        """Say what each of them leads to."""
        self.rule = rule
        for button, step in ((self.less, rule.less), (self.more, rule.more)):
            button.setEnabled(step is not None)
            if step is not None:
                name = _("{rule}: {value}").format(rule=rule.heading, value=step[0])
                button.set_symbol(button.symbol, name)
            button.setAccessibleDescription(_("now: {value}").format(value=rule.value))


class HouseRules(PaintedWidget):
    """A sheet over the lower half of the setup."""

    margin = 2.4
    changed = Signal(object)
    """The options as they are now."""
    pressed = Signal(str)
    """Something of its own is to be opened: the rule's key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.turns: dict[str, Arrows] = {}
        self.ticks: dict[str, TickBox] = {}
        self.presses: dict[str, PaperButton] = {}
        self.rules: tuple[Rule, ...] = ()
        self._note = ""

    def show_rules(self, rules: tuple[Rule, ...], note: str) -> None:
        """Show these, and nothing else."""
        self.rules, self._note = rules, note
        for rule in rules:
            if isinstance(rule, Turn):
                self._arrows(rule.key).show_rule(rule)
            elif isinstance(rule, Tick):
                tick = self._tick(rule.key)
                tick.setChecked(rule.on)
                tick.set_label(rule.text)
            else:
                self._press(rule.key).set_label(rule.text)
        here = {rule.key for rule in rules}
        for key, arrows in self.turns.items():
            arrows.less.setVisible(key in here)
            arrows.more.setVisible(key in here)
        for key, button in (*self.ticks.items(), *self.presses.items()):
            button.setVisible(key in here)
        self._lay_out()
        self.update()

    @property
    def stops(self) -> tuple[Button, ...]:
        """What can be pressed, in order."""
        stops: list[Button] = []
        for rule in self.rules:
            if isinstance(rule, Turn):
                arrows = self.turns[rule.key]
                stops += [arrows.less, arrows.more]
            else:
                stops.append(self.ticks[rule.key] if isinstance(rule, Tick) else self.presses[rule.key])
        return tuple(stops)

    # ---- its things

    def _arrows(self, key: str) -> Arrows:
        if key not in self.turns:
            arrows = self.turns[key] = Arrows(self)
            arrows.less.clicked.connect(self._less)
            arrows.more.clicked.connect(self._more)
        return self.turns[key]

    def _tick(self, key: str) -> TickBox:
        if key not in self.ticks:
            tick = self.ticks[key] = TickBox("", self)
            tick.clicked.connect(self._ticked)
        return self.ticks[key]

    def _press(self, key: str) -> PaperButton:
        if key not in self.presses:
            press = self.presses[key] = PaperButton("", self, size=2.3)
            press.clicked.connect(self._pressed)
        return self.presses[key]

    def _less(self) -> None:
        rule = next(arrows.rule for arrows in self.turns.values() if arrows.less is self.sender())
        self._step(rule.less if rule is not None else None)

    def _more(self) -> None:
        rule = next(arrows.rule for arrows in self.turns.values() if arrows.more is self.sender())
        self._step(rule.more if rule is not None else None)

    def _step(self, step: tuple[str, Any] | None) -> None:
        if step is not None:
            self.changed.emit(step[1])

    def _ticked(self) -> None:
        key = next(key for key, tick in self.ticks.items() if tick is self.sender())
        rule = next(rule for rule in self.rules if rule.key == key)
        if isinstance(rule, Tick):
            self.changed.emit(rule.changed)

    def _pressed(self) -> None:
        self.pressed.emit(next(key for key, press in self.presses.items() if press is self.sender()))

    # ---- layout

    def resizeEvent(self, event: object) -> None:
        self._lay_out()

    def _rows(self) -> tuple[list[tuple[Turn, float]], list[tuple[Tick, float]], float]:
        """The rules of either column with the middles of their rows, and the height of a row on the right."""
        turns = [rule for rule in self.rules if isinstance(rule, Turn)]
        others = [rule for rule in self.rules if isinstance(rule, Tick)]
        presses = any(isinstance(rule, Press) for rule in self.rules)
        foot = FOOT if presses else NOTE if self._note else 0.8
        high = self.face().height() / self.u - foot - 1.6
        turn = min(TURN_ROW, high / max(1, len(turns)))
        tick = min(TICK_ROW, high / max(1, len(others)))
        return (
            [(rule, 1.6 + turn * (row + 0.5)) for row, rule in enumerate(turns)],
            [(rule, 1.8 + tick * (row + 0.5)) for row, rule in enumerate(others)],
            tick,
        )

    def _lay_out(self) -> None:
        turns, others, high = self._rows()
        at = LEFT + HEADING
        for turn, middle in turns:
            arrows = self.turns[turn.key]
            self._set(arrows.less, at, middle - ARROW / 2, ARROW, ARROW)
            self._set(arrows.more, at + ARROW + VALUE, middle - ARROW / 2, ARROW, ARROW)
        for rule, middle in others:
            tall = min(4.2, high)
            self._set(self.ticks[rule.key], TICKS, middle - tall / 2, 148.0 - TICKS - 3.0, tall)
        # What opens something of its own stands beside the note, from the right.
        right, middle = 148.0 - 3.0, self.face().height() / self.u - 2.9
        for press in reversed([rule for rule in self.rules if isinstance(rule, Press)]):
            right -= PRESS
            self._set(self.presses[press.key], right, middle - 1.8, PRESS, 3.6)
            right -= 1.6

    def _set(self, button: Button, x: float, y: float, w: float, h: float) -> None:
        face, u, m = self.face(), self.u, button.margin
        button.setGeometry(
            round(face.x() + (x - m) * u),
            round(face.y() + (y - m) * u),
            round((w + 2 * m) * u),
            round((h + 2 * m) * u),
        )

    # ---- painting

    def look(self) -> Hashable:
        turns = tuple((rule.heading, rule.value, rule.below) for rule in self.rules if isinstance(rule, Turn))
        return turns, len(self.rules), self._note

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        sheet = rounded(0, 0, w, h, 1.0)
        soft_shadow(p, theme, sheet, RAISED)
        fill(p, sheet.translated(0, 0.3), theme.paper.edge)
        paper(p, theme, sheet, theme.paper.card, seed=71, hairs=True)
        stroke(p, rounded(0.9, 0.9, w - 1.8, h - 1.8, 0.7), color(theme.paper.keyline, 0.4), 0.12)
        ink, muted = theme.paper.ink, theme.paper.card_muted
        for rule, middle in self._rows()[0]:
            heading = fit_block(rule.heading, 2.7, 2.3, HEADING - 1.6, Face.TEXT_HEAVY)
            draw_block(p, heading, LEFT, middle, ink, Face.TEXT_HEAVY)
            center, room = LEFT + HEADING + ARROW + VALUE / 2, VALUE - 2.0
            size = fitted(rule.value, 3.6, room, Face.DISPLAY)
            upper = middle - (1.25 if rule.below else 0.0)
            draw_text(p, rule.value, center, upper, size, ink, Face.DISPLAY, Align.CENTER)
            draw_text(p, rule.below, center, middle + 1.95, 2.2, muted, align=Align.CENTER, width=room)
        if self._note:
            room = w - 2 * LEFT - (PRESS + 1.6) * sum(isinstance(rule, Press) for rule in self.rules)
            draw_text(p, self._note, LEFT, h - 2.9, 2.3, muted, width=room)


def summary(own: int) -> str:
    """How many rules are the table's own, for the folded slip."""
    if not own:
        return _("as in the rulebook")
    return ngettext("{n} of your own", "{n} of your own", own).format(n=own)
