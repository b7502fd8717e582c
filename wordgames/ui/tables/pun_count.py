"""The count at Pun: everybody confirms his words, then all hands are open and words are ruled on."""

from __future__ import annotations

from wordgames.ui.tables.pun_screen import PunScreen


class ConfirmScreen(PunScreen):
    """Somebody's own view in COUNTING, who has not confirmed his words yet."""


class CountScreen(PunScreen):
    """All hands, for everybody, in JUDGING."""
