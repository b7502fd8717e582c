"""What the flow from screen to screen does about a TV: it lays the second table, asks, and covers where that is due."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from wordgames.qt.twin import TwinController
from wordgames.texts import _
from wordgames.ui.secondscreen import SecondScreen
from wordgames.ui.sheet import Question
from wordgames.ui.tables.table import Table
from wordgames.ui.theme import Theme

if TYPE_CHECKING:
    from wordgames.ui.flow import Flow


class Television(QObject):
    """Between a flow and its second screen."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self._flow = flow
        self.second = SecondScreen(flow.window, flow.theme, flow.displays, self)
        self.second.exposed.connect(self._exposed)
        self.second.returned.connect(self._returned)
        self.second.escaped.connect(flow.pause)
        self._stranded = False
        """The screen of the first window has gone, and nobody has gone on since."""

    def lay(self) -> None:
        """The table of the game that goes on is laid: so is the second, wherever it is to be shown."""
        self._stranded = False
        self.second.lay(self._flow.controller, self._make)

    def _make(self, twin: TwinController, theme: Theme) -> Table:
        from wordgames.ui.tables.catalog import make_table

        flow = self._flow
        table = make_table(
            twin.session.setup.game,
            twin,
            theme,
            reduce_motion=flow.preferences.reduce_motion,
            hands=flow.preferences.hands,
            clock=flow.clock,
        )
        flow.preferences.reduce_motion_changed.connect(table.set_reduce_motion)
        return table

    def clear(self) -> None:
        """The game is put away."""
        self.second.clear()

    def pause_lines(self) -> tuple[str, ...]:
        """What a pause has to say that nobody asked for."""
        if not self._stranded:
            return ()
        return (
            _("A screen has gone. What only one of you may see is covered."),
            _("Go on when only that person looks at this screen."),
        )

    def went_on(self) -> None:
        """A pause is over."""
        self._stranded = False

    # ---- screens come and go

    def _exposed(self, by_itself: bool) -> None:
        controller = self._flow.controller
        if controller is None:
            return
        controller.disturb(alone=self.second.wanted)
        if by_itself:
            self._stranded = True
            controller.pause()
        # Now, not with the event loop's next turn: until then the system would show what was painted last.
        self._flow.window.repaint()

    def _returned(self) -> None:
        wish = self.second.wish
        if wish is None:
            return
        question = Question(
            _("A second screen"),
            (_("There are two screens again. Shall {screen} show the table?").format(screen=wish.name),),
            self._flow.theme,
            action=_("Show it"),
            other=_("Not now"),
        )
        question.answered.connect(self._answered)
        self._flow.lay_over(question, question.answered)

    def _answered(self, show: bool) -> None:
        if show:
            self.second.show_again()
        else:
            self.second.stop()
