"""The words that a computer knows: common ones, as people of its level would know them, and no crude ones."""

from functools import cache
from typing import Final

from wordgames.core.players import Level
from wordgames.lexicon import Kind, Lexicon

BANDS: Final = {Level.EASY: 8, Level.NORMAL: 7, Level.HARD: 6}
"""The least frequency band, half a zipf wide: zipf 4, 3.5 and 3 leave about 5,900, 11,500 and 20,000 words."""


@cache
def vocabulary(lexicon: Lexicon, level: Level) -> tuple[str, ...]:
    """Dictionary words of 3 to 10 letters that a player of this level would know, in alphabetical order.

    Crude and hurtful words, which the lexicon marks (resources/lexicon/build/crude_en.txt), are left out.
    """
    return tuple(
        word
        for word, entry in lexicon.entries(BANDS[level])
        if 3 <= len(word) <= 10 and entry.kinds & Kind.WORD and not entry.rare and not entry.crude
    )
