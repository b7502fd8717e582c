"""The end of a match of Pun."""

from __future__ import annotations

from PySide6.QtCore import Signal

from wordgames.ui.tables.pun_screen import PunScreen


class EndScreen(PunScreen):
    """Who has won, in OVER."""

    shelf_wanted = Signal()
    """Back to the shelf."""
    again_wanted = Signal()
    """The same seats, once more."""
