"""How the forms of a language are written: STRASSE is Straße, MASSE both Masse and Maße.

A second automaton beside the list holds the spellings: its letters are A to Z and, where written so, Ä, Ö, Ü, ß and é,
which the list has as AE, OE, UE, SS and E. The class bits of a terminal symbol tell whether it is written small, with
a capital, or both. It is read when a spelling is first asked for: nothing but showing a word needs it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

from wordgames.lexicon.automaton import LABEL, LABEL_SHIFT, TARGET, Automaton

SMALL, CAPITAL = 1, 2
"""The class bits of a spelling: written small, written with a capital."""

_EXTRA: Final = {"Ä": "[", "Ö": "\\", "Ü": "]", "ß": "^", "É": "_"}
"""The characters after Z that stand for letters beyond it in the automaton."""
_ENCODE = str.maketrans({**_EXTRA, "ä": "[", "ö": "\\", "ü": "]", "é": "_", "ẞ": "^"})
_DECODE = str.maketrans({code: letter.lower() for letter, code in _EXTRA.items()})
_FOLDED: Final = {"AE": 27, "OE": 28, "UE": 29, "SS": 30, "E": 31}
"""What the list has for the letters beyond Z, and their labels."""


def encode(text: str) -> tuple[str, int]:
    """A spelling as the automaton holds it, and its class bit. Accents other than é fall off."""
    bit = SMALL if text[0].islower() else CAPITAL
    kept = unicodedata.normalize("NFC", text).translate(_ENCODE)
    parts = unicodedata.normalize("NFD", kept)
    return "".join(char for char in parts if not unicodedata.combining(char)).upper(), bit


def decode(code: str, bit: int) -> str:
    """The spelling of an automaton's form in one of its two ways."""
    text = code.translate(_DECODE).lower()
    return text[0].upper() + text[1:] if bit == CAPITAL else text


def spellings(automaton: Automaton, form: str) -> Iterator[str]:
    """Every way in which a form of the list, in capitals A to Z, is written."""
    stack = [(automaton.root, 0, "")]
    while stack:
        node, at, code = stack.pop()
        for edge in automaton.edges(node):
            label = edge >> LABEL_SHIFT & LABEL
            if not label:
                if at == len(form):
                    yield from (decode(code, bit) for bit in (SMALL, CAPITAL) if edge & TARGET & bit)
                continue
            char = chr(64 + label)
            if form[at : at + 1] == char:
                stack.append((edge & TARGET, at + 1, code + char))
            for folded, extra in _FOLDED.items():
                if label == extra and form.startswith(folded, at):
                    stack.append((edge & TARGET, at + len(folded), code + char))
