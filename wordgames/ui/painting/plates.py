"""Things of paper and brass that carry words: nameplates, plaques, buttons, keys, medals, tickets."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.crests import crest_disc, fill_seat
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.materials import bevel, brass, contour, paper, screw
from wordgames.ui.painting.shadows import CONTACT, RAISED, SMALL, Cast, soft_shadow
from wordgames.ui.painting.shapes import circle, fill, linear, outline, rect, rounded, stroke, subtract
from wordgames.ui.painting.text import (
    Align,
    draw_block,
    draw_engraved,
    draw_text,
    fit_block,
    fit_name,
    fitted,
    one_size,
    text_width,
)
from wordgames.ui.theme import Theme

RADIUS = 1.1
"""Corners of plaques and large paper buttons."""

NAME_FLOOR = 2.0
"""Size in u below which a name on a plate is set in two lines instead of smaller letters."""

_COG = 0.36
"""The radius of a computer's cog, by the size of the name beside it."""


def name_room(w: float, h: float, band: float | None = None) -> float:
    """Width left for the name (and the score beside it) on a plate; for `one_size` over a row of plates."""
    return w - (h * 0.98 if band is None else band) - h * 0.44


def cog_room(size: float) -> float:
    """What a computer's cog takes of it, beside a name of this size."""
    return size * _COG * 2 + 0.5


def nameplate(
    p: QPainter,
    theme: Theme,
    x: float,
    y: float,
    w: float,
    h: float,
    seat: int,
    name: str,
    *,
    score: str = "",
    sub: str = "",
    below: bool = False,
    figures: Face = Face.DISPLAY,
    computer: bool = False,
    active: bool = False,
    size: float | None = None,
    band: float | None = None,
    dim: float = 0.0,
    shadow: bool = True,
) -> None:
    """A cream place card: a band of the seat's colour with pattern and crest, the name, and a score if there is one.

    `sub` is a line of words under the name; `below` puts the score there, else it stands at the right in `figures`.
    A computer bears a small cog, beside the score where that is below. The active plate has a brass rim and a deeper
    shadow. `size` is the name's, at most; `band` the band's width; `dim` darkens the whole.
    """
    radius = min(h * 0.16, 1.1)
    plate = rounded(x, y, w, h, radius)
    if active and theme.flat:
        stroke(p, rounded(x - 0.55, y - 0.55, w + 1.1, h + 1.1, radius + 0.5), theme.focus.on_dark, 0.5)
    elif active:
        soft_shadow(p, theme, plate, Cast(0.6, 0.9, 1.7, 0.45))
        rim = rounded(x - 0.32, y - 0.32, w + 0.64, h + 0.64, radius + 0.32)
        fill(p, rim, linear(x, y, x + w, y + h, theme.brass.metal))
        bevel(p, theme, rim, 0.12, 0.6, 0.4)
    elif shadow:
        soft_shadow(p, theme, plate, SMALL)
    paper(p, theme, plate, theme.paper.plate, seed=seat + 11)
    band = h * 0.98 if band is None else band
    p.save()
    p.setClipPath(plate, Qt.ClipOperation.IntersectClip)
    fill_seat(p, theme, rect(x - 1, y - 1, band + 1, h + 2), seat, h * 0.2, 0.20)
    fill(p, rect(x + band, y, 0.10, h), color("#000000", 0.25))
    joint = [(0.0, color(theme.paper.plate_dark, 0.18)), (1.0, color(theme.paper.plate_dark, 0.0))]
    fill(p, rect(x + band + 0.1, y, 0.35, h), linear(x + band, y, x + band + 0.45, y, joint))
    p.restore()
    bevel(p, theme, plate, 0.12, 0.35, 0.18, dark_color=theme.paper.plate_dark)
    contour(p, theme, plate)
    crest_disc(p, theme, seat, x + band * 0.5, y + h / 2, min(band, h) * 0.41, ring=False)

    size = h * 0.38 if size is None else size
    left, right = x + band + h * 0.22, x + w - h * 0.22
    middle = y + h / 2
    ink, muted = theme.paper.ink, color(theme.paper.muted, 0.85)
    under = bool(sub) or (below and bool(score))
    upper = middle - h * 0.14 if sub else middle - size * 0.58 if under else middle
    if score and not below:
        large = size * (1.25 if figures is Face.SERIF else 1.0)
        draw_text(p, score, right, middle, large, ink, figures, Align.RIGHT)
        right -= text_width(score, large, figures) + h * 0.16
    cog = size * _COG
    beside_name = computer and (bool(sub) or not under)
    room = right - left - (cog_room(size) if beside_name else 0.0)
    block = fit_name(name, size, min(size, NAME_FLOOR), room)
    draw_block(p, block, left, upper, ink, Face.TEXT_HEAVY, leading=1.1)
    if beside_name:
        end = max(text_width(text, block.size, Face.TEXT_HEAVY) for text in block.lines)
        draw_icon(p, Icon.GEAR, left + end + 0.45 + cog, upper + 0.02, cog, muted)
    if sub:
        lower = middle + h * 0.22
        draw_text(p, sub, left, lower, size * 0.68, theme.paper.muted, Face.TEXT_SEMI, width=right - left)
    elif under:
        lower = middle + size * 0.60
        if computer:
            draw_icon(p, Icon.GEAR, right - cog, lower, cog, muted)
        room = right - left - (cog * 2 + 0.5 if computer else 0.0)
        draw_text(p, score, left, lower, size * 1.12, ink, Face.DISPLAY, width=room)
    if dim:
        fill(p, plate, color(theme.button.dim, dim))


def _brass_slab(p: QPainter, theme: Theme, x: float, y: float, w: float, h: float) -> None:
    """A raised brass plate with a keyline and four screws."""
    face = rounded(x, y, w, h, RADIUS)
    soft_shadow(p, theme, face, RAISED)
    soft_shadow(p, theme, face, CONTACT)
    fill(p, rounded(x, y + 0.3, w, h + 0.1, RADIUS), theme.brass.side)
    brass(p, theme, face, 0.24)
    stroke(p, rounded(x + 0.75, y + 0.75, w - 1.5, h - 1.5, 0.7), color(theme.brass.keyline, 0.55), 0.12)
    glint = color(theme.brass.ink_light, 0.5 * theme.effect.bevel)
    stroke(p, rounded(x + 0.82, y + 0.84, w - 1.5, h - 1.5, 0.7), glint, 0.08)
    if theme.effect.texture:
        for dx, dy, turn in (
            (1.75, 1.75, 20),
            (w - 1.75, 1.75, 75),
            (1.75, h - 1.75, -30),
            (w - 1.75, h - 1.75, 50),
        ):
            screw(p, theme, x + dx, y + dy, 0.48, turn)


def _paper_slab(p: QPainter, theme: Theme, x: float, y: float, w: float, h: float, seed: int) -> None:
    """A raised sheet of card with a keyline: what can be pressed and is not the one action."""
    face = rounded(x, y, w, h, RADIUS)
    soft_shadow(p, theme, face, RAISED)
    soft_shadow(p, theme, face, CONTACT)
    fill(p, rounded(x, y + 0.3, w, h + 0.1, RADIUS), theme.paper.edge)
    paper(p, theme, face, theme.paper.plate, seed=seed, hairs=True)
    stroke(p, rounded(x + 0.75, y + 0.75, w - 1.5, h - 1.5, 0.7), color(theme.paper.keyline, 0.55), 0.12)


def focus_ring(
    p: QPainter,
    theme: Theme,
    x: float,
    y: float,
    w: float,
    h: float,
    radius: float = RADIUS,
    *,
    on_light: bool = False,
) -> None:
    """The ring around what the keys act on, for things that stand on the ground of a screen or on paper."""
    ink = theme.focus.on_light if on_light else theme.focus.on_ground
    stroke(p, rounded(x - 0.6, y - 0.6, w + 1.2, h + 1.2, radius + 0.5), ink, 0.34)


def plaque(
    p: QPainter,
    theme: Theme,
    x: float,
    y: float,
    w: float,
    h: float,
    label: str,
    *,
    sub: str = "",
    icon: Icon | None = None,
    size: float | None = None,
    face: Face = Face.DISPLAY,
) -> None:
    """The one main action: an engraved brass plate; `sub` is a small line below the label, `icon` stands before it."""
    _brass_slab(p, theme, x, y, w, h)
    middle = y + h / 2 - (h * 0.12 if sub else 0.0)
    size = fitted(label, size or h * 0.42, w - 5 - (h * 0.5 if icon else 0.0), face)
    if icon is None:
        draw_engraved(p, theme, label, x + w / 2, middle, size, face)
    else:
        _with_icon(p, theme, x + w / 2, middle, label, size, icon, theme.brass.ink, face, engraved=True)
    if sub:
        block = fit_block(sub, 2.25, 1.8, w - 3.4)
        draw_block(p, block, x + w / 2, y + h * 0.74, theme.brass.ink, align=Align.CENTER, leading=1.1)


def _with_icon(
    p: QPainter,
    theme: Theme,
    center: float,
    middle: float,
    label: str,
    size: float,
    icon: Icon,
    ink: str,
    face: Face,
    *,
    engraved: bool,
) -> None:
    """Icon and label, centred together."""
    mark = size * 0.42
    width = mark * 2 + size * 0.4 + text_width(label, size, face)
    left = center - width / 2
    draw_icon(
        p, icon, left + mark, middle, mark, theme.paper.accent if not engraved and icon is Icon.CROSS else ink
    )
    at = left + mark * 2 + size * 0.4
    if engraved:
        draw_engraved(p, theme, label, at, middle, size, face, align=Align.LEFT)
    else:
        draw_text(p, label, at, middle, size, ink, face)


def paper_button(
    p: QPainter,
    theme: Theme,
    x: float,
    y: float,
    w: float,
    h: float,
    label: str,
    *,
    icon: Icon | None = None,
    size: float = 3.6,
    seed: int = 44,
    face: Face = Face.DISPLAY,
) -> None:
    """A second choice beside a plaque, of the same size."""
    _paper_slab(p, theme, x, y, w, h, seed)
    ink = theme.paper.ink
    if icon is None:
        draw_text(p, label, x + w / 2, y + h / 2, size, ink, face, Align.CENTER, width=w - 4)
    else:
        size = fitted(label, size, w - 4 - size * 1.3, face)
        _with_icon(p, theme, x + w / 2, y + h / 2, label, size, icon, ink, face, engraved=False)


def still_slip(
    p: QPainter,
    theme: Theme,
    w: float,
    h: float,
    label: str,
    *,
    sub: str = "",
    size: float = 4.2,
    face: Face = Face.DISPLAY,
) -> None:
    """A slip of paper without a keyline where a button lies at other times: what it says cannot be pressed now."""
    slip = rounded(0, 0, w, h, 0.7)
    soft_shadow(p, theme, slip, SMALL)
    paper(p, theme, slip, theme.paper.slip, seed=12)
    middle = h * 0.38 if sub else h / 2
    ink = theme.paper.ink if sub else theme.paper.muted
    draw_text(p, label, w / 2, middle, size, ink, face, Align.CENTER, width=w - 2.4)
    if sub:
        draw_text(p, sub, w / 2, h * 0.74, 2.25, theme.paper.muted, align=Align.CENTER, width=w - 2.4)


def round_button(p: QPainter, theme: Theme, x: float, y: float, radius: float, icon: Icon) -> None:
    """A quiet dark disc with a gilt rim and a symbol."""
    disc = circle(x, y, radius)
    soft_shadow(p, theme, disc, Cast(0.3, 0.4, 0.9, 0.4))
    fill(p, disc, color(theme.button.round, 0.75))
    rim = max(0.18, theme.effect.outline)
    stroke(p, circle(x, y, radius - rim / 2), color(theme.bulb.rim, 1.0 if theme.flat else 0.8), rim)
    draw_icon(p, icon, x, y, radius * 0.48, theme.text.title)


def key_width(label: str, size: float) -> float:
    """How wide `keycap` is."""
    return text_width(label, size) + 2.2


def keycap(p: QPainter, theme: Theme, x: float, middle: float, label: str, size: float = 2.5) -> None:
    """A key of the keyboard with its left edge at `x`."""
    w, h = key_width(label, size), size * 1.55
    key = rounded(x, middle - h / 2, w, h, 0.6)
    soft_shadow(p, theme, key, Cast(0.15, 0.3, 0.5, 0.5))
    fill(p, key.translated(0, 0.32), theme.paper.edge)
    paper(p, theme, key, theme.paper.plate)
    draw_text(p, label, x + w / 2, middle, size, theme.paper.ink, align=Align.CENTER)


def medal(p: QPainter, theme: Theme, icon: Icon, x: float, y: float, radius: float) -> None:
    """A brass disc with an engraved symbol: the state of a covered holder."""
    disc = circle(x, y, radius)
    if theme.flat:
        fill(p, circle(x, y, radius + 0.6), theme.paper.plate)
        fill(p, disc, theme.paper.lit)
        draw_icon(p, icon, x, y, radius * 0.56, theme.brass.ink)
        return
    soft_shadow(p, theme, disc, Cast(0.2, 0.3, 0.6, 0.5))
    fill(p, disc, linear(x - radius, y - radius, x + radius, y + radius, theme.brass.metal))
    bevel(p, theme, disc, 0.14, 0.65, 0.42, theme.brass.bevel_light, theme.brass.bevel_dark)
    stroke(p, circle(x, y, radius * 0.82), color(theme.brass.keyline, 0.5), 0.09)
    draw_icon(p, icon, x + 0.05, y + 0.08, radius * 0.52, color(theme.brass.ink_light, 0.7))
    draw_icon(p, icon, x, y, radius * 0.52, theme.brass.ink)


def number_disc(
    p: QPainter, theme: Theme, x: float, y: float, radius: float, number: str, sub: str = ""
) -> None:
    """A large brass disc with a number, as for a total; `sub` is a small line below it."""
    disc = circle(x, y, radius)
    k = radius / 9.6
    soft_shadow(p, theme, disc, Cast(0.7 * k, 1.0 * k, 2.0 * k, 0.55))
    brass(p, theme, disc, 0.3 * k)
    stroke(p, circle(x, y, radius * 0.906), color(theme.brass.keyline, 0.6), 0.14 * k)
    stroke(p, circle(x + 0.06, y + 0.08, radius * 0.906), color(theme.brass.ink_light, 0.5), 0.08 * k)
    draw_engraved(p, theme, number, x, y - (1.0 * k if sub else 0.0), radius, width=radius * 1.5)
    if sub:
        draw_text(p, sub, x, y + 5.2 * k, 2.25 * k, theme.brass.ink, align=Align.CENTER, width=radius * 1.4)


def number_plate(p: QPainter, theme: Theme, x: float, y: float, w: float, h: float, number: str) -> None:
    """A small brass plate with a number around (x, y), as on the foot of the glass."""
    plate = rounded(x - w / 2, y - h / 2, w, h, 0.4)
    soft_shadow(p, theme, plate, Cast(0.1, 0.18, 0.4, 0.5))
    brass(p, theme, plate, 0.14)
    draw_engraved(p, theme, number, x, y, h * 0.66, width=w - 1.0)


def badge(
    p: QPainter, theme: Theme, x: float, y: float, label: str, ink: str, ground: str, size: float = 2.7
) -> None:
    """A pill around (x, y), as below a cell that earns something."""
    w, h = text_width(label, size, Face.DISPLAY) + 2.0, size * 1.35
    pill = rounded(x - w / 2, y - h / 2, w, h, h / 2)
    soft_shadow(p, theme, pill, Cast(0.2, 0.3, 0.6, 0.5))
    fill(p, pill, ground)
    bevel(p, theme, pill, 0.1, 0.35, 0.25)
    draw_text(p, label, x, y, size, ink, Face.DISPLAY, Align.CENTER)


def ticket_path(x: float, y: float, w: float, h: float, tear: float, notch: float = 0.75) -> QPainterPath:
    """A ticket's outline: a notch at each side where it tears, `tear` u below its top."""
    return subtract(rounded(x, y, w, h, 0.7), circle(x, y + tear, notch), circle(x + w, y + tear, notch))


def perforation(p: QPainter, theme: Theme, x: float, y: float, w: float) -> None:
    """The dashed line where a ticket tears."""
    row = QPainterPath(QPointF(x + 1.25, y))
    row.lineTo(x + w - 1.25, y)
    stroke(p, row, color(theme.paper.perforation, 0.6), 0.14, dash=(3, 4))


def ticket(
    p: QPainter,
    theme: Theme,
    x: float,
    y: float,
    w: float,
    h: float,
    label: str,
    caption: str,
    *,
    ink: str | None = None,
    base: str | None = None,
    caption_size: float = 2.2,
    seed: int = 3,
    lift: float = 0.0,
) -> None:
    """A paper ticket torn at two thirds: a large label, a caption below; `lift` deepens its shadow."""
    tear = h * 0.66
    sheet = ticket_path(x, y, w, h, tear)
    soft_shadow(p, theme, sheet, Cast(0.4 + lift, 0.6 + lift, 1.2 + lift, 0.5))
    paper(p, theme, sheet, base or theme.paper.plate, seed=seed, hairs=True)
    perforation(p, theme, x, y + tear, w)
    ink = ink or theme.paper.ink
    middle = x + w / 2
    draw_text(p, label, middle, y + h * 0.34, h * 0.5, ink, Face.DISPLAY, Align.CENTER, width=w - 2)
    draw_text(
        p, caption, middle, y + h * 0.83, caption_size, theme.paper.ink, align=Align.CENTER, width=w - 1.6
    )


def caption_size(captions: list[str], w: float, size: float = 2.2) -> float:
    """One size for the captions of a row of tickets `w` u wide."""
    return one_size(captions, size, w - 2.0)


def ringed(p: QPainter, theme: Theme, path: QPainterPath, width: float = 0.45) -> None:
    """The brass ring of a thing that is picked, `width` u outside of `path`; paint before the thing itself."""
    b = path.boundingRect()
    ring = outline(path, width * 2)
    fill(p, ring, linear(b.left(), b.top(), b.right(), b.bottom(), theme.brass.metal))
    bevel(p, theme, ring, 0.12, 0.6, 0.4, theme.brass.bevel_light, theme.brass.bevel_dark)
