"""Screens that a test plugs in and out, and an evening in front of a laptop and a TV."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.qt.passing import Passed
from tests.qt.punchline_tables import runs_of
from tests.qt.walk import told
from wordgames.qt.displays import Display, Displays
from wordgames.session.store import Store
from wordgames.ui.publicwindow import PublicWindow
from wordgames.ui.secondscreen import SecondScreen
from wordgames.ui.tables.punchline import PunchlineTable
from wordgames.ui.tvcover import Calm


def display(key: str, x: int, width: int, height: int) -> Display:
    """One beside another, without panels."""
    area = QRect(x, 0, width, height)
    return Display(key, f"the {key}", area, area)


LAPTOP = display("laptop", 0, 1366, 768)
TV = display("tv", 1366, 1920, 1080)
THIRD = display("projector", 4000, 1280, 720)


class Plugged(Displays):
    """As many screens as a test says."""

    def __init__(self, *there: Display, mirrored: bool = False) -> None:
        QObject.__init__(self)
        self._there = there
        self._mirrored = mirrored

    def all(self) -> tuple[Display, ...]:
        return self._there

    @property
    def mirrored(self) -> bool:
        return self._mirrored

    def of(self, window: QWidget) -> Display | None:
        middle = window.geometry().center()
        return next((one for one in self._there if one.area.contains(middle)), None)

    def plug(self, *there: Display) -> None:
        """These are there now, and no others; windows are where they were."""
        self._there = there
        self.changed.emit()
        QCoreApplication.processEvents()


class TvEvening(Passed):
    """People in front of a laptop, with a TV for the table."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        store: Store | None = None,
        *,
        guests: tuple[str, ...] = ("Ana", "Ben", "Chloe"),
        there: tuple[Display, ...] = (LAPTOP, TV),
    ) -> None:
        self.plugged = Plugged(*there)
        super().__init__(qtbot, folder, store, guests=guests, displays=self.plugged)

    @property
    def second(self) -> SecondScreen:
        """What decides about the TV."""
        return self.flow.tv.second

    @property
    def tv_window(self) -> PublicWindow:
        """The window on the TV."""
        public = self.second.public
        assert public is not None
        assert public.isVisible()
        return public

    @property
    def tv_table(self) -> PunchlineTable:
        """The table that the room sees."""
        table = self.tv_window.screen_shown
        assert isinstance(table, PunchlineTable)
        return table

    @property
    def tv_cover(self) -> Calm | None:
        """What lies over it."""
        cover = self.tv_window.cover_shown
        assert cover is None or isinstance(cover, Calm)
        return cover

    def switch_on(self) -> None:
        """The TV is to show the table."""
        self.second.choose(TV.key)
        self.settle()

    def told_on_tv(self) -> list[str]:
        """Letters of any holder, five in a row, that anything in the TV's window tells."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        said = told(self.tv_window)
        session = self.controller.session
        seats = range(len(session.players()))
        runs = {run for seat in seats for run in runs_of(session.view(seat).seats[seat].strips or ())}
        return sorted(run for run in runs if run in said)
