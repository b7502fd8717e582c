"""How common a form is, for people to see; nothing else asks wordfreq while the program runs."""

from __future__ import annotations

import math
from collections import defaultdict
from functools import cache

from wordgames.lexicon.fold import fold
from wordgames.lexicon.lexicon import Lexicon


def zipf(lexicon: Lexicon, word: str) -> float:
    """How common a text as typed is, as the power of ten of its occurrences in 10^9 words of running text.

    7.7 is THE, 6 are words of every page, 4 known to everybody, 2 and less hardly ever met. Exact where wordfreq's
    small list holds the form (from about zipf 3 on); below that the lower edge of the lexicon's band, and 0 for what
    nobody counted. The first call loads that list: never on the way to the first paint.
    """
    folded = fold(word, lexicon.language)
    if folded is None:
        return 0.0
    share = _shares(lexicon.language).get(folded)
    if share is not None:
        return round(math.log10(share) + 9, 2)
    entry = lexicon.lookup(folded)
    return entry.band / 2 if entry else 0.0


@cache
def _shares(language: str) -> dict[str, float]:
    """The share of each form in running text, all spellings that fold to it together, by wordfreq's small list."""
    from wordfreq import get_frequency_dict

    shares: dict[str, float] = defaultdict(float)
    for token, share in get_frequency_dict(language, "small").items():
        if folded := fold(token, language):
            shares[folded] += share
    return dict(shares)
