"""The missed masterpiece for the poster."""

from __future__ import annotations

from wordgames.games.punchline.masterpiece import missed_masterpiece as look_for
from wordgames.games.punchline.view import PunchlineView
from wordgames.lexicon import Lexicon, LexiconError
from wordgames.ui.widgets.poster import Masterpiece


def missed_masterpiece(view: PunchlineView) -> Masterpiece | None:
    """Search the holders of a finished game; None where nothing was missed, or where there is no word list."""
    try:
        found = look_for(view, Lexicon.open(view.options.lang))
    except LexiconError:
        return None
    if found is None:
        return None
    name = view.seats[found.seat].player.name
    return Masterpiece(found.seat, name, found.round_number, found.sentence, found.cells, found.total)
