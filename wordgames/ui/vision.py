"""What a picture looks like to eyes that see fewer colours: to check that colour is never the only sign.

The matrices work on linear light and are those of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer
Graphics 15 (6), 2009, for severity 1.0.
"""

from __future__ import annotations

from array import array
from enum import Enum

from PySide6.QtGui import QImage

_Matrix = tuple[tuple[float, float, float], ...]


class Eyes(Enum):
    """A kind of sight; the value is its matrix, or None where there is no colour at all."""

    PROTAN = (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    )
    """No long-wave (red) cones."""
    DEUTAN = (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    )
    """No middle-wave (green) cones."""
    TRITAN = (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    )
    """No short-wave (blue) cones."""
    GREY = None
    """A grey screenshot or print."""


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _encoded(value: float) -> int:
    value = min(1.0, max(0.0, value))
    return round(255 * (value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))


def _table(matrix: _Matrix) -> list[int]:
    """For each colour of 5, 6 and 5 bits what is seen, as 0xffRRGGBB."""
    fives = [_linear(i / 31) for i in range(32)]
    sixes = [_linear(i / 63) for i in range(64)]
    table = []
    for packed in range(1 << 16):
        light = fives[packed >> 11], sixes[packed >> 5 & 63], fives[packed & 31]
        r, g, b = (_encoded(sum(m * v for m, v in zip(row, light, strict=True))) for row in matrix)
        table.append(0xFF000000 | r << 16 | g << 8 | b)
    return table


_tables: dict[Eyes, list[int]] = {}


def seen_by(image: QImage, eyes: Eyes) -> QImage:
    """The picture as these eyes see it, in about 65,000 colours: for looking at and for rough comparison."""
    if eyes.value is None:
        return image.convertToFormat(QImage.Format.Format_Grayscale8)
    if eyes not in _tables:
        _tables[eyes] = _table(eyes.value)
    table = _tables[eyes]
    small = image.convertToFormat(QImage.Format.Format_RGB16)
    pixels = array("H", bytes(small.constBits()))
    width, height, line = small.width(), small.height(), small.bytesPerLine() // 2
    seen = array("I", (table[p] for y in range(height) for p in pixels[y * line : y * line + width]))
    return QImage(seen.tobytes(), width, height, width * 4, QImage.Format.Format_RGB32).copy()
