"""From what people type to the letters A to Z that lists, strips and cards hold."""

from __future__ import annotations

import unicodedata

_GERMAN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "AE", "Ö": "OE", "Ü": "UE"})
_SHARP_S = str.maketrans({"ß": "ss", "ẞ": "SS"})


def fold(text: str, language: str = "en") -> str | None:
    """The word in capitals A to Z, or None where the text is no single word.

    Accents fall off (``café`` is CAFE); German ä, ö, ü and ß become AE, OE, UE and SS, and ß is SS everywhere. A
    space, a digit, a hyphen or an apostrophe of any shape leaves None: nothing becomes a word by gluing its parts.
    Capitals are made from plain Latin letters only, so no locale and no Turkish dotless i plays a part.
    """
    text = unicodedata.normalize("NFC", text).translate(_SHARP_S)
    if language == "de":
        text = text.translate(_GERMAN)
    parts = unicodedata.normalize("NFD", text)
    letters = "".join(char for char in parts if not unicodedata.combining(char))
    return letters.upper() if letters.isascii() and letters.isalpha() else None
