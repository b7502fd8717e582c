"""The missed masterpiece for the poster."""

from __future__ import annotations

from wordgames.games.punchline.masterpiece import Masterpiece
from wordgames.games.punchline.masterpiece import missed_masterpiece as look_for
from wordgames.games.punchline.view import PunchlineView
from wordgames.lexicon import Lexicon, LexiconError


def missed_masterpiece(view: PunchlineView) -> Masterpiece | None:
    """Search the holders of a finished game; None where nothing was missed, or where there is no word list."""
    try:
        return look_for(view, Lexicon.open(view.options.lang))
    except LexiconError:
        return None
