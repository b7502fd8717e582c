"""One's own turn at Pun: trades with the others, then one of the three choices."""

from __future__ import annotations

from PySide6.QtCore import Signal

from wordgames.ui.tables.pun_screen import PunScreen


class TurnScreen(PunScreen):
    """What the active person sees."""

    trade_wanted = Signal(object)
    """He wants to put a trade together: a `wordgames.ui.tables.pun_trade.Plan`."""
