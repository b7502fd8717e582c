"""Words: what is one, how common it is, and the search along letter strips.

Nothing is read on import; ``Lexicon.open`` reads one packed file a language.
"""

from wordgames.lexicon.entry import Entry, Kind
from wordgames.lexicon.errors import LexiconError, LexiconFault
from wordgames.lexicon.fold import fold
from wordgames.lexicon.lexicon import Judgement, Lexicon, Reason, Use, judge_in

__all__ = [
    "Entry",
    "Judgement",
    "Kind",
    "Lexicon",
    "LexiconError",
    "LexiconFault",
    "Reason",
    "Use",
    "fold",
    "judge_in",
]
