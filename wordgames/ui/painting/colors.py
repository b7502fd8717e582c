"""Colours: from a theme's text form, mixed, and compared for contrast."""

from __future__ import annotations

from PySide6.QtGui import QColor

Color = QColor | str


def color(value: Color, alpha: float | None = None) -> QColor:
    """A QColor of `value`, with another opacity (0 to 1) if given."""
    result = QColor(value)
    if alpha is not None:
        result.setAlphaF(alpha)
    return result


def mix(a: Color, b: Color, share: float) -> QColor:
    """`a` moved towards `b` by `share` (0 to 1), channel by channel."""
    x, y = QColor(a), QColor(b)
    return QColor.fromRgbF(
        x.redF() + (y.redF() - x.redF()) * share,
        x.greenF() + (y.greenF() - x.greenF()) * share,
        x.blueF() + (y.blueF() - x.blueF()) * share,
        x.alphaF() + (y.alphaF() - x.alphaF()) * share,
    )


def luminance(value: Color) -> float:
    """Relative luminance (WCAG 2.2), 0 for black to 1 for white."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    c = QColor(value)
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF())


def contrast(a: Color, b: Color) -> float:
    """Contrast ratio of two opaque colours (WCAG 2.2), 1 to 21."""
    x, y = sorted((luminance(a), luminance(b)))
    return (y + 0.05) / (x + 0.05)
