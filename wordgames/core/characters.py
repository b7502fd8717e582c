"""Characters of texts that people type: which of them show, and which play tricks."""

import unicodedata
from typing import Final

_JOINER: Final = "\u200d"
_BLANK_LETTERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols by category that show nothing."""
_ALLOWED_FORMAT: Final = frozenset("\u200c\u200d") | frozenset(map(chr, range(0xE0020, 0xE0080)))
"""Format characters that scripts and emoji are spelt with: the joiners and the tags of flags."""


def visible_length(text: str) -> int:
    """How many characters a reader sees: a mark, a joined or a toned emoji counts with what it belongs to.

    >>> visible_length("Zoe\u0308"), visible_length("👩\u200d🚀👍🏽🇩🇪")
    (3, 3)
    """
    count = 0
    joined = flag_open = False
    for char in text:
        is_flag = "\U0001f1e6" <= char <= "\U0001f1ff"
        if is_flag and flag_open and not joined:
            flag_open = False
            continue
        flag_open = is_flag
        if unicodedata.category(char) in ("Mn", "Me", "Cf") or "\U0001f3fb" <= char <= "\U0001f3ff":
            joined = char == _JOINER
            continue
        if not joined and char not in _BLANK_LETTERS:
            count += 1
        joined = False
    return count


def first_control(text: str) -> str | None:
    """The first character that plays tricks with a line (controls, breaks, overrides of direction), as "U+000A"."""
    for char in text:
        category = unicodedata.category(char)
        if category in ("Cc", "Cs", "Zl", "Zp") or (category == "Cf" and char not in _ALLOWED_FORMAT):
            return f"U+{ord(char):04X}"
    return None


def shows_nothing(text: str) -> bool:
    """Whether a reader sees no character of it."""
    return not any(visible_length(char) for char in text if not char.isspace())
