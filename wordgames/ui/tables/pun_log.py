"""What has happened at a table of Pun: the last lines on a slip, and all of it on a sheet."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from wordgames.core.events import Event
from wordgames.games.pun.events import (
    CardDrawn,
    CardsTraded,
    Drew,
    OfferDetailed,
    OfferMade,
    RoundEnding,
    StandingGone,
    TradeMade,
    TurnBegan,
)
from wordgames.games.pun.moves import Why
from wordgames.games.pun.view import PunView
from wordgames.texts import _
from wordgames.texts.pun import letters, log_line, why
from wordgames.ui.accessible import announce
from wordgames.ui.buttons import Button, RoundButton, lit
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.crests import crest_disc
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.letter_lines import draw_line as draw_words
from wordgames.ui.painting.letter_lines import fit_line, shortened, tiles, wrapped
from wordgames.ui.painting.pun_things import draw_sheet
from wordgames.ui.painting.shapes import line as draw_line
from wordgames.ui.painting.shapes import rounded, torn
from wordgames.ui.screen import PaintedWidget, draw_focus
from wordgames.ui.sheet import Sheet
from wordgames.ui.tables.pun_texts import drawn_last
from wordgames.ui.theme import Theme


@dataclass(frozen=True)
class Entry:
    """One line of the log."""

    seat: int | None
    """Whose doing it was."""
    text: str
    """Letters stand in it as tiles."""
    said: str
    """The same for a screen reader."""
    why: str = ""
    """What a computer says with it."""
    brief: str = ""
    """Fewer words for a slip, where the table shows the rest; empty: as `text`."""
    minor: bool = False
    """Whether it only follows from what else has happened: no slip need say it."""


def entries(moves: Iterable[Sequence[Event]], view: PunView) -> tuple[Entry, ...]:
    """Who began, and all that has been heard since, move by move, as lines, oldest first."""
    names = [seat.player.name for seat in view.seats]
    found = list(_drawn(view))
    for events in moves:
        open_offer = any(isinstance(event, OfferDetailed) and event.letters is not None for event in events)
        for event in events:
            # Whose turn it is stands on the table, and what an open offer says follows at once.
            if isinstance(event, TurnBegan) or (open_offer and isinstance(event, OfferMade)):
                continue
            # Who drew a card hears which, and who traded what came and went.
            private = {Drew: CardDrawn, TradeMade: CardsTraded}.get(type(event))
            if private is not None and any(isinstance(other, private) for other in events):
                continue
            said = log_line(event, names)
            if said is None:
                continue
            seat, reason = _speaks(event, events, view)
            found.append(
                Entry(
                    seat,
                    log_line(event, names, tiles) or said,
                    said,
                    why(reason) if reason is not None else "",
                    _brief(event, names),
                    isinstance(event, StandingGone) and not event.withdrawn,
                )
            )
    return tuple(found)


def _speaks(event: Event, events: Sequence[Event], view: PunView) -> tuple[int | None, Why | None]:
    """Whose doing it was, and the reason that he says. Of a trade it is the computer that wanted it, or agreed."""
    traded = next((one for one in events if isinstance(one, TradeMade)), None)
    seat: int | None = getattr(event, "seat", None)
    if traded is None or not isinstance(event, TradeMade | CardsTraded):
        return seat, getattr(event, "why", None)
    if traded.why is not None and not view.seats[traded.seat].player.is_computer:
        seat = traded.partner
    return seat, traded.why


def _brief(event: Event, names: Sequence[str]) -> str:
    """What the deck and the last lap need not be told for."""
    match event:
        case Drew(seat=seat):
            return _("{name} draws a card.").format(name=names[seat])
        case RoundEnding(seat=seat, quiet=False):
            return _("{name} ends the round.").format(name=names[seat])
    return ""


def _drawn(view: PunView) -> Iterable[Entry]:
    """What was drawn for who begins the match; the highest letter of the last draw decided."""
    last, best = drawn_last(view)
    name = view.seats[best].player.name
    text = _("{name} drew {letter} and begins.")
    yield Entry(
        best,
        text.format(name=name, letter=tiles(last[best])),
        text.format(name=name, letter=letters(last[best])),
    )


@dataclass(frozen=True)
class Sizes:
    """Of the newest line, the others, and what they shrink to before they wrap; in u."""

    first: float
    others: float
    floor: float


ROOM = Sizes(5.4, 5.0, 4.4)
"""For a whole room."""
NEAR = Sizes(2.9, 2.5, 2.2)
STRIP = Sizes(2.3, 2.2, 2.2)


def paint_entries(
    p: QPainter, theme: Theme, shown: Sequence[Entry], w: float, h: float, sizes: Sizes
) -> None:
    """The newest line at the top, below it as many older ones as there is room for."""
    edge = min(sizes.first * 0.55, h * 0.2)
    y = edge * 0.75
    for at, entry in enumerate(reversed(shown)):
        text = entry.brief or entry.text
        size, face = (sizes.first, Face.TEXT_HEAVY) if at == 0 else (sizes.others, Face.TEXT_SEMI)
        ink = theme.paper.ink if at == 0 else theme.paper.card_muted
        disc = size * 0.5
        left = edge + 2 * disc + size * 0.45
        room = w - left - edge
        size = fit_line(text, size, sizes.floor, room, face)
        pitch = size * 1.32
        most = max(1, int((h - y) / pitch)) if at == 0 else 2
        lines = wrapped(text, size, room, face)
        if len(lines) > most:
            lines = [*lines[: most - 1], shortened(" ".join(lines[most - 1 :]), size, room, face)]
        reason = f"“{entry.why}”" if entry.why and at == 0 else ""
        small = sizes.others * 0.92
        reasons = wrapped(reason, small, room) if reason else []
        high = len(lines) * pitch + len(reasons) * small * 1.3
        if at and y + high > h - edge * 0.6:
            return
        if at == 1:
            draw_line(p, edge, y, w - edge, y, color(theme.paper.perforation, 0.5), 0.1)
            y += size * 0.3
        middle = y + size * 0.66
        if entry.seat is not None:
            crest_disc(p, theme, entry.seat, edge + disc, middle, disc * 1.05, ring=False)
        for row, part in enumerate(lines):
            draw_words(p, theme, part, left, middle + row * pitch, size, ink, face)
        below = middle + (len(lines) - 0.5) * pitch + small * 0.6
        for row, part in enumerate(reasons):
            if below + row * small * 1.3 < h - small * 0.4:
                draw_words(p, theme, part, left, below + row * small * 1.3, small, theme.paper.card_muted)
        y += high + size * 0.28


class LogSlip(Button):
    """The last lines, on a torn sheet; a press opens the whole log."""

    margin = 1.6
    fades = False

    def __init__(self, sizes: Sizes, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._sizes = sizes
        self._shown: tuple[Entry, ...] = ()
        self._speak()

    @property
    def shown(self) -> tuple[Entry, ...]:
        """The lines, oldest first."""
        return self._shown

    def show_entries(self, shown: tuple[Entry, ...]) -> None:
        """Show the last of these; what is new is said."""
        if shown != self._shown:
            news = (
                shown[len(self._shown) :] if self._shown and shown[: len(self._shown)] == self._shown else ()
            )
            self._shown = shown
            self._speak()
            self.update()
            if news and self.isVisible():
                announce(self, " ".join(f"{entry.said} {entry.why}".strip() for entry in news))

    def set_sizes(self, sizes: Sizes) -> None:
        """Write larger or smaller."""
        if sizes != self._sizes:
            self._sizes = sizes
            self.update()

    def clear(self) -> None:
        """Hold no lines."""
        self.show_entries(())

    def _last(self) -> tuple[Entry, ...]:
        """What there may be room for."""
        return tuple(entry for entry in self._shown[-12:] if not entry.minor)[-8:]

    def _speak(self) -> None:
        newest = self._shown[-1] if self._shown else None
        said = "" if newest is None else f"{newest.said} {newest.why}".strip()
        self.setAccessibleName(_("Log: {line}").format(line=said) if said else _("Log"))

    def look(self) -> Hashable:
        return self._last(), self._sizes, self.state()

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        # What cannot be pressed, as on a second screen, lies there like the others.
        self.paint_button(p, w, h)

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        draw_sheet(p, self.theme, 0, 0, w, h)
        paint_entries(p, self.theme, self._last(), w, h, self._sizes)
        if self.underMouse() and self.isEnabled():
            lit(p, self.theme.bulb.rim, torn(0, 0, w, h, 9, left=False))
        if self.hasFocus():
            draw_focus(p, self.theme, rounded(-0.6, -0.6, w + 1.2, h + 1.2, 1.0))


_ROWS = 11
_PITCH = 5.4


class _Page(PaintedWidget):
    """As many lines as a sheet has room for, the newest at the top."""

    margin = 0.4

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Entry, ...] = ()

    def show_rows(self, rows: tuple[Entry, ...]) -> None:
        self._rows = rows
        self.setAccessibleName("\n".join(f"{row.said} {row.why}".strip() for row in rows))
        self.update()

    def look(self) -> Hashable:
        return self._rows

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        for at, row in enumerate(self._rows):
            y = (at + 0.5) * _PITCH
            if row.seat is not None:
                crest_disc(p, theme, row.seat, 1.8, y, 1.7, ring=False)
            text = f"{row.text}  “{row.why}”" if row.why else row.text
            size = fit_line(text, 2.7, 2.2, w - 5)
            lines = wrapped(text, size, w - 5)[:2]
            for line_at, part in enumerate(lines):
                middle = y + (line_at - (len(lines) - 1) / 2) * size * 1.2
                draw_words(p, theme, part, 4.6, middle, size, theme.paper.ink)
            draw_line(
                p, 0, (at + 1) * _PITCH, w, (at + 1) * _PITCH, color(theme.paper.perforation, 0.25), 0.08
            )


class LogSheet(Sheet):
    """The whole log, newest first; arrow keys, the wheel and two buttons leaf through it."""

    ground_name = "pun_table"

    def __init__(
        self, shown: tuple[Entry, ...], theme: Theme | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(_("What has happened"), theme, parent)
        self._shown = tuple(reversed(shown))
        self._top = 0
        self.page = _Page(self)
        self.newer = RoundButton(Icon.UP, _("Newer"), self)
        self.older = RoundButton(Icon.DOWN, _("Older"), self)
        self.newer.clicked.connect(lambda: self.leaf(-_ROWS + 1))
        self.older.clicked.connect(lambda: self.leaf(_ROWS - 1))
        self.place(self.page, 24, 19.6, 104, _ROWS * _PITCH, gap=0.5)
        self.place(self.newer, 132, 34, 6, 6, gap=0.5)
        self.place(self.older, 132, 58, 6, 6, gap=0.5)
        self.leaf(0)

    def clear(self) -> None:
        """Hold no lines any more."""
        self._shown = ()
        self.leaf(0)

    def leaf(self, by: int) -> None:
        """Go so many lines on, or back."""
        self._top = max(0, min(self._top + by, len(self._shown) - _ROWS))
        self.page.show_rows(self._shown[self._top : self._top + _ROWS])
        self.newer.setEnabled(self._top > 0)
        self.older.setEnabled(self._top + _ROWS < len(self._shown))

    def wheelEvent(self, event: QWheelEvent) -> None:
        step: QPoint = event.angleDelta()
        self.leaf(-1 if step.y() > 0 else 1)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -_ROWS + 1,
            Qt.Key.Key_PageDown: _ROWS - 1,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self.leaf(steps[key])
            event.accept()
            return
        super().keyPressEvent(event)
