"""An evening at one laptop that goes from hand to hand: three people, and perhaps computers, at Punch Line."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.qt.evening import Evening
from tests.qt.punchline_tables import runs_of
from tests.qt.walk import told
from wordgames.core.players import TABLE
from wordgames.games.punchline.view import PunchlineView
from wordgames.qt.displays import Displays
from wordgames.session.places import Cover
from wordgames.session.store import Store
from wordgames.ui.curtain import FALL_MS, HOLD_MS, RISE_MS, Curtain
from wordgames.ui.tables.punchline_play import PlayScreen

LEFT = Qt.MouseButton.LeftButton
FRAME_MS = 20


class Passed(Evening):
    """What is done is done by events; the clock of the curtain is the table's."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        store: Store | None = None,
        *,
        guests: tuple[str, ...] = (),
        displays: Displays | None = None,
    ) -> None:
        super().__init__(qtbot, folder, store, displays=displays)
        for name in guests:
            self.flow.add_guest(name)

    def sit_down(self, *, computers: int = 0, length: int = 0) -> None:
        """From the shelf through setup to the table, with all of tonight's guests."""
        self.click(self.screen.lids[0])
        setup = self.screen
        for _computer in range(3 - computers):
            self.click(setup.crosses[1])
        for _guest in self.flow.guests[1:]:
            self.click(next(place for place in setup.free if place.isVisible()))
            QTest.keyClick(setup.edit.field, Qt.Key.Key_Return)
        self.click(setup.lengths[length])
        self.click(setup.start)

    # ---- looking

    @property
    def curtain(self) -> Curtain:
        """The curtain that is down."""
        cover = self.cover
        assert isinstance(cover, Curtain)
        return cover

    @property
    def play(self) -> PlayScreen:
        """The screen of the round."""
        assert isinstance(self.table.shown, PlayScreen)
        return self.table.shown

    @property
    def public(self) -> PunchlineView:
        """What the whole table may know."""
        view = self.controller.session.view(TABLE)
        assert isinstance(view, PunchlineView)
        return view

    def private(self, seat: int) -> PunchlineView:
        """What a seat may know."""
        view = self.controller.session.view(seat)
        assert isinstance(view, PunchlineView)
        return view

    @property
    def covered(self) -> bool:
        """Whether the curtain is down, and all clocks stand."""
        scene = self.controller.scene
        assert (scene.cover is Cover.CURTAIN) == (
            self.controller.viewer == TABLE and scene.passed_to is not None
        )
        return bool(scene.cover is Cover.CURTAIN) and self.controller.paused

    def spilt(self) -> list[str]:
        """Letters of any holder, five in a row, that anything in the application tells."""
        # What has been thrown away goes with the event loop's next turn.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        said = told()
        seats = range(len(self.public.seats))
        runs = {run for seat in seats for run in runs_of(self.private(seat).seats[seat].strips or ())}
        return sorted(run for run in runs if run in said)

    # ---- hands

    def frames(self, ms: int) -> None:
        """Time goes by in frames of the curtain, while there is one."""
        for _frame in range(ms // FRAME_MS):
            self.hand.ms += FRAME_MS
            if isinstance(self.cover, Curtain):
                self.cover.tick()
            if self.controller is not None:
                self.controller.clock.tick()
        self.settle()

    def hold(self, *, by_key: bool = False) -> None:
        """The owner holds the crest, or Space, until the curtain is gone."""
        self.frames(FALL_MS + FRAME_MS)
        curtain = self.curtain
        if by_key:
            QTest.keyPress(curtain.crest, Qt.Key.Key_Space)
        else:
            QTest.mousePress(curtain.crest, LEFT, pos=self.crest_point)
        self.frames(HOLD_MS)
        assert not self.covered
        if by_key:
            QTest.keyRelease(curtain.crest, Qt.Key.Key_Space)
        else:
            QTest.mouseRelease(curtain.crest, LEFT, pos=self.crest_point)
        self.frames(RISE_MS + FRAME_MS)
        assert self.cover is None

    @property
    def crest_point(self) -> QPoint:
        """The middle of the crest."""
        return self.curtain.crest.rect().center()

    def lay(self, spots: tuple[tuple[int, int], ...]) -> None:
        """Click letters into their windows."""
        for slot, position in spots:
            strips = self.view.seats[self.me].strips
            assert strips is not None
            at = self.play.board.point_of(slot, position - strips[slot - 1].position).toPoint()
            self.click(self.play.board, at)
            self.pass_ms(200)
            self.play.board.advance()

    def let_computers_play(self) -> None:
        """They move one after the other, without any time going by."""
        for _move in range(100):
            if self.covered:
                return
            self.settle()
        raise AssertionError("the computers come to no end")

    def see_the_reveal(self) -> None:
        """Tap through the words, rule that everything counts, and close the round."""
        reveal = self.table.reveal
        assert reveal is not None
        for _tap in range(100):
            if self.table.shown is not reveal:
                return
            if reveal.accept.isVisible():
                self.click(reveal.accept)
            elif reveal.onward.isEnabled():
                self.click(reveal.onward)
        raise AssertionError("the reveal does not come to its end")
