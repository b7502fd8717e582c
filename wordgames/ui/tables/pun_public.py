"""The table of Pun as everybody may see it: between two hand-overs, on a TV, and while computers play."""

from __future__ import annotations

from wordgames.ui.tables.pun_screen import PunScreen


class PublicScreen(PunScreen):
    """Huge, to be read from three metres; a person alone has his own hand in it, too."""
