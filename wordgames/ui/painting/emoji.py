"""Emoji in what people type: where no font has an outline for one, a symbol of our own stands there and no box.

Fonts for emoji are pictures in colour, or missing; our letters are outlines, with shadows and in the ink of their
place. So an emoji that can't be had as an outline is drawn as what it is most like: a heart, a star, a flag, or a face.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PySide6.QtGui import QFont, QPainterPath, QTextLayout

from wordgames.ui.painting.shapes import bezier, circle, rounded, star, unite

_BASE = "\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
_MARKS = "\ufe0e\ufe0f\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f\u20e3"
EMOJI: Final = re.compile(
    f"[\U0001f1e6-\U0001f1ff]{{2}}|[0-9#*]\ufe0f?\u20e3|[{_BASE}][{_MARKS}]*(?:\u200d[{_BASE}][{_MARKS}]*)*"
)
"""One emoji, however many characters spell it: joined, toned, or a flag."""

_HEARTS: Final = frozenset(
    "\u2661\u2665\u2763\u2764\U0001f5a4\U0001f9e1\U0001fa75\U0001fa76\U0001fa77"
) | frozenset(map(chr, (*range(0x1F493, 0x1F4A0), *range(0x1F90D, 0x1F910))))
_STARS: Final = frozenset("\u2605\u2606\u2728\u2b50\U0001f31f\U0001f320\U0001f4ab")
_FLAGS: Final = frozenset("\u2690\u2691\U0001f38c\U0001f3c1\U0001f3f3\U0001f3f4\U0001f6a9")


def _heart() -> QPainterPath:
    left = "M 0 .86 C -.62 .40 -1 .06 -1 -.36 C -1 -.92 -.28 -1.02 0 -.44"
    return bezier(f"{left} C .28 -1.02 1 -.92 1 -.36 C 1 .06 .62 .40 0 .86 Z")


def _flag() -> QPainterPath:
    cloth = bezier("M -.62 -.86 C -.2 -1.06 .2 -.62 .86 -.82 L .86 .06 C .2 .26 -.2 -.18 -.62 .02 Z")
    return unite(rounded(-0.78, -0.95, 0.17, 1.9, 0.08), cloth)


def _face() -> QPainterPath:
    smile = bezier("M -.52 .16 Q 0 .44 .52 .16 Q .46 .70 0 .70 Q -.46 .70 -.52 .16 Z")
    return _with_holes(
        circle(0, 0, 0.98), circle(-0.34, -0.24, 0.15, 0.21), circle(0.34, -0.24, 0.15, 0.21), smile
    )


def _turns_right(path: QPainterPath) -> bool:
    corners = path.toFillPolygon()
    points = [corners.at(i) for i in range(corners.count())]
    return sum(a.x() * b.y() - b.x() * a.y() for a, b in pairwise(points)) > 0


def _with_holes(path: QPainterPath, *holes: QPainterPath) -> QPainterPath:
    """With holes that stay holes among the letters, whose paths are filled by winding."""
    result = QPainterPath(path)
    for hole in holes:
        result.addPath(hole.toReversed() if _turns_right(hole) == _turns_right(path) else hole)
    return result


@lru_cache(maxsize=4)
def _symbol(kind: str) -> QPainterPath:
    if kind == "star":
        return star(0, 0, 1.0, 0.45)
    return {"heart": _heart, "flag": _flag, "face": _face}[kind]()


def stand_in(emoji: str) -> QPainterPath:
    """What is drawn for it, around (0, 0) in a circle of radius 1."""
    first = emoji[0]
    if first in _HEARTS:
        return _symbol("heart")
    if first in _STARS:
        return _symbol("star")
    if first in _FLAGS or "\U0001f1e6" <= first <= "\U0001f1ff":
        return _symbol("flag")
    return _symbol("face")


def plain(emoji: str) -> str:
    """Without the marks that ask for a picture in colour, or for a key around a figure."""
    return re.sub("[\ufe0e\ufe0f\u20e3]", "", emoji)


def has_outline(text: str, font: QFont) -> bool:
    """Whether this font, or one that Qt takes in its place, has an outline for each of these characters."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    glyphs = [(run.rawFont(), index) for run in layout.glyphRuns() for index in run.glyphIndexes()]
    return bool(glyphs) and all(index and not raw.pathForGlyph(index).isEmpty() for raw, index in glyphs)
