"""What every table is: the whole of a game on the screen, made from a controller."""

from __future__ import annotations

from PySide6.QtCore import Signal

from wordgames.core.players import Seat
from wordgames.qt.keys import Cluster
from wordgames.ui.curtain import HandOver
from wordgames.ui.painting.curtain import Frame
from wordgames.ui.screen import Screen


class Table(Screen):
    """The screen of a game that goes on. A game's table is made with its controller and theme, and by name
    `reduce_motion`, `hands` (how people play at an open table) and `clock`; it takes what it needs of these.
    """

    frame: Frame | None = None
    """What fills up around the crest on its curtains; None: the revue's bulbs."""

    pause_wanted = Signal()
    """The pause button was pressed."""
    shelf_wanted = Signal()
    """The game is over: back to the shelf."""
    again_wanted = Signal()
    """The game is over: the same seats, once more."""

    def set_reduce_motion(self, reduce: bool) -> None:
        """Switch motion off or on again."""
        raise NotImplementedError

    def set_clusters(self, clusters: tuple[Cluster, Cluster]) -> None:
        """Other keys for those who share a keyboard; without an open table there is nothing to do."""

    def hand_over(self, seat: Seat) -> HandOver:
        """What stands on a seat's curtain, from what the whole table may know."""
        raise NotImplementedError
