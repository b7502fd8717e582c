"""The app's typefaces: loaded once from their packages, the same on every system."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

EM = 200
"""Pixel size at which glyph outlines are taken; they are scaled from there."""


@dataclass(frozen=True)
class _Source:
    package: str
    file: str
    family: str
    weight: QFont.Weight


class Face(Enum):
    """A typeface by its part in the app."""

    DISPLAY = _Source("font_fredoka_one", "FredokaOne-Regular.ttf", "Fredoka One", QFont.Weight.Normal)
    """Titles, sentences, tiles and numbers of Punch Line; it lacks a capital sharp s and all symbols."""
    TEXT = _Source("font_manrope", "Manrope-Medium.ttf", "Manrope", QFont.Weight.Medium)
    TEXT_SEMI = _Source("font_manrope", "Manrope-SemiBold.ttf", "Manrope", QFont.Weight.DemiBold)
    TEXT_BOLD = _Source("font_manrope", "Manrope-Bold.ttf", "Manrope", QFont.Weight.Bold)
    TEXT_HEAVY = _Source("font_manrope", "Manrope-ExtraBold.ttf", "Manrope", QFont.Weight.ExtraBold)
    """Names on plates."""
    SERIF = _Source(
        "font_source_serif_pro", "SourceSerifPro-Black.otf", "Source Serif Pro", QFont.Weight.Black
    )
    """Letters of Pun, prompts and words of Word Whimsy."""
    HAND = _Source("font_amatic_sc", "AmaticSC-Bold.ttf", "Amatic SC", QFont.Weight.Bold)
    """What a hand wrote: signatures; small capitals only."""


class FontError(Exception):
    """A font of the app is missing or damaged; the text names its file."""


def _path(source: _Source) -> Path:
    """The font's file in its package. Raises OSError where there is no such package."""
    found = find_spec(source.package)
    if found is None or found.origin is None:
        raise FileNotFoundError(source.package)
    return Path(found.origin).parent / "files" / source.file


@lru_cache(maxsize=1)
def load_fonts() -> None:
    """Hand the font files to Qt, once. Needs a QGuiApplication; raises FontError."""
    for face in Face:
        source = face.value
        try:
            loaded = QFontDatabase.addApplicationFontFromData(_path(source).read_bytes())
        except OSError as error:
            raise FontError(
                f"The font {source.file} is missing; install the package {source.package}."
            ) from error
        if loaded < 0:
            raise FontError(
                f"The font {source.file} of the package {source.package} is damaged; install it again."
            )


@cache
def font(face: Face, pixels: int = EM) -> QFont:
    """A QFont of this face, `pixels` high. Ligatures are off: letters stay letters."""
    load_fonts()
    result = QFont(face.value.family)
    result.setWeight(face.value.weight)
    result.setPixelSize(pixels)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    result.setFeature(QFont.Tag("liga"), 0)
    return result
