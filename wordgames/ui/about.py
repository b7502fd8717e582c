"""What this program is, what it is made of, and under which licences."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from wordgames import __version__
from wordgames.core.components import Component, components
from wordgames.texts import _
from wordgames.ui.buttons import Button, Plaque, RoundButton
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face, font
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.text import Align, draw_text
from wordgames.ui.sheet import Sheet
from wordgames.ui.theme import Theme
from wordgames.ui.words import Words

ROWS = 9
"""Components on one page."""


class ComponentButton(Button):
    """One component in a line; a press shows its licence."""

    margin = 0.6
    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.component: Component | None = None
        self.clicked.connect(self._pick)

    def show_component(self, component: Component | None) -> None:
        """Show this one, or nothing."""
        self.component = component
        self.setVisible(component is not None)
        if component is not None:
            self.setEnabled(bool(component.texts))
            self.set_label("", name=f"{component.name} {component.version}, {component.licence}")
            self.update()

    def _pick(self) -> None:
        self.picked.emit(self.component)

    def look(self) -> Hashable:
        return (self.component, self.state())

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        component, paper = self.component, self.theme.paper
        if component is None:
            return
        lit = self.isEnabled() and (self.underMouse() or self.hasFocus())
        if lit:
            p.fillRect(0, 0, round(w), round(h), color(paper.keyline, 0.28))
        face = Face.TEXT_HEAVY if lit else Face.TEXT_BOLD
        draw_text(p, component.name, 0.6, h / 2, 2.5, paper.ink, face, width=w * 0.4)
        draw_text(
            p, component.version, w * 0.43, h / 2, 2.3, paper.card_muted, Face.TEXT_BOLD, width=w * 0.16
        )
        draw_text(
            p, component.licence, w - 0.6, h / 2, 2.3, paper.ink, Face.TEXT_BOLD, Align.RIGHT, width=w * 0.39
        )


class LicenceText(QPlainTextEdit):
    """A licence in full, as it was written; it scrolls."""

    def __init__(self, parent: Sheet) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self.viewport().setAutoFillBackground(False)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, color(parent.theme.paper.ink))
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.setAccessibleName(_("Licence"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setFont(font(Face.TEXT, max(11, round(self.width() / 52))))


class About(Sheet):
    """The version, in two sentences what it is under, and every component; one of them opened shows its licence."""

    def __init__(self, theme: Theme | None = None, parent: QWidget | None = None) -> None:
        super().__init__(_("About Wordgames"), theme, parent)
        self._all = components()
        self.page = 0
        self._opened: ComponentButton | None = None
        """The row whose licence is read, to which one comes back."""
        self.version = Words(
            _("Version {version}").format(version=__version__), self, size=2.9, ink="ink", on_paper=True
        )
        self.place(self.version, 24, 18.4, 40, 4, gap=0.5)
        self.terms = Words(
            _(
                "Free software under the GNU General Public License, version 3 or later; the decks are shared under "
                "CC BY-SA 4.0. It stands on the work of others:"
            ),
            self,
            size=2.4,
            floor=2.2,
            ink="card_muted",
            on_paper=True,
            top=True,
        )
        self.place(self.terms, 24, 22.8, 112, 6.4, gap=0.5)
        self.rows = [ComponentButton(self) for _row in range(ROWS)]
        for index, row in enumerate(self.rows):
            self.place(row, 24, 30.2 + index * 4.5, 112, 4.2, gap=0.5)
            row.picked.connect(self.show_licence)
        self.text = LicenceText(self)
        self.place(self.text, 24, 18.4, 112, 52.2, gap=0.5)
        self.text.hide()
        self.up = RoundButton(Icon.UP, _("Earlier components"), self)
        self.up.clicked.connect(self._page_up)
        self.place(self.up, 24, 73, 5, 5, gap=0.5)
        self.down = RoundButton(Icon.DOWN, _("Later components"), self)
        self.down.clicked.connect(self._page_down)
        self.place(self.down, 31, 73, 5, 5, gap=0.5)
        self.qt_terms = Words(
            _("Qt is used under the LGPL: its libraries lie beside the program and may be exchanged."),
            self,
            size=2.3,
            floor=2.2,
            ink="card_muted",
            on_paper=True,
        )
        self.place(self.qt_terms, 38, 72.4, 68, 6.2, gap=0.5)
        self.done = Plaque(_("Done"), self, size=3.8)
        self.done.clicked.connect(self._back)
        self.main_action = self.done
        self.place(self.done, 110, 71.6, 26, 8.6, gap=0.5)
        self._show_page()

    def show_licence(self, component: Component) -> None:
        """The licence of a component in full, in the place of the list. A text that can't be read says so."""
        parts = []
        for path in component.texts:
            try:
                parts.append(path.read_text(encoding="utf-8", errors="replace"))
            except OSError:
                parts.append(_("{file} can't be read.").format(file=path.name))
        self._opened = next((row for row in self.rows if row.component == component), None)
        self.title.say(component.name)
        self.text.setPlainText("\n\n".join(parts))
        self._show_list(False)
        self.text.setFocus()

    def escape(self) -> bool:
        self._back()
        return True

    def _back(self) -> None:
        """From a licence to the list, and from the list away."""
        if self.text.isHidden():
            self.closed.emit()
            return
        self.title.say(_("About Wordgames"))
        self._show_list(True)
        (self._opened or self.done).setFocus()

    def _show_list(self, shown: bool) -> None:
        for thing in (self.version, self.terms, self.qt_terms):
            thing.setVisible(shown)
        self.text.setVisible(not shown)
        if shown:
            self._show_page()
            return
        for row in self.rows:
            row.hide()
        self.up.hide()
        self.down.hide()

    def _show_page(self) -> None:
        last = max(0, (len(self._all) - 1) // ROWS)
        shown = self._all[self.page * ROWS : (self.page + 1) * ROWS]
        for index, row in enumerate(self.rows):
            row.show_component(shown[index] if index < len(shown) else None)
        for button, possible in ((self.up, self.page > 0), (self.down, self.page < last)):
            button.setVisible(last > 0)
            button.setEnabled(possible)

    def _page_up(self) -> None:
        self.page = max(0, self.page - 1)
        self._show_page()

    def _page_down(self) -> None:
        self.page += 1
        self._show_page()
