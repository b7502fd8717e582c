"""The setup's pages, one explicit line a game."""

from __future__ import annotations

from typing import Final

from wordgames.ui.setup_page import SetupPage
from wordgames.ui.setup_pun import PunPage
from wordgames.ui.setup_punchline import PunchlinePage
from wordgames.ui.setup_whimsy import WhimsyPage

PAGES: Final[dict[str, SetupPage]] = {page.game: page for page in (PunchlinePage(), PunPage(), WhimsyPage())}
"""By the game's name."""
