"""The kit paints letters and symbols that differ, the same pixels each time, and leaks nothing."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage, QPainter

from wordgames.ui.painting import cloth, crests, materials, plates, stage
from wordgames.ui.painting.fonts import Face, load_fonts
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import bezier, circle, cut_out, rounded, subtract
from wordgames.ui.painting.text import (
    draw_text,
    fit_block,
    fitted,
    one_size,
    text_path,
    text_path_middle,
    text_width,
    wrap,
)
from wordgames.ui.theme import load_theme

pytestmark = pytest.mark.usefixtures("qapp")
NIGHT = load_theme("night")


def painted(paint: Callable[[QPainter], None], w: int = 240, h: int = 120, scale: float = 12.0) -> QImage:
    image = QImage(w, h, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    p.scale(scale, scale)
    paint(p)
    p.end()
    return image


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


@pytest.mark.parametrize("face", list(Face))
def test_letters_are_no_boxes(face: Face) -> None:
    lower = "" if face is Face.HAND else "abcdefghijklmnopqrstuvwxyz"
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ0123456789" + lower
    shapes = {
        pixels(painted(lambda p, c=c: draw_text(p, c, 5, 5, 7, "#FFFFFF", face), 160, 120)) for c in letters
    }
    assert len(shapes) == len(letters)


def test_symbols_differ_and_fill_their_circle() -> None:
    images = {icon: painted(lambda p, i=icon: draw_icon(p, i, 4, 4, 3.5, "#FFFFFF"), 96, 96) for icon in Icon}
    assert len({pixels(i) for i in images.values()}) == len(Icon)
    for icon, image in images.items():
        covered = (
            sum(image.pixelColor(x, y).alpha() > 127 for x in range(0, 96, 3) for y in range(0, 96, 3))
            / 32**2
        )
        assert 0.02 < covered < 0.75, icon


def test_fault_48_a_seat_is_known_without_its_colour() -> None:
    """With all seats of one colour, crests, covers and plates still differ."""
    same = msgspec.structs.replace(NIGHT.seats, colors=("#33302E",) * 8, inks=("#33302E",) * 8)
    grey = msgspec.structs.replace(NIGHT, seats=same)
    pieces: list[Callable[[QPainter, int], None]] = [
        lambda p, seat: crests.crest_disc(p, grey, seat, 5, 5, 4),
        lambda p, seat: crests.fill_seat(p, grey, rounded(1, 1, 16, 8, 0.5), seat, 1.7),
        lambda p, seat: plates.nameplate(p, grey, 1, 1, 17, 7, seat, "Ana"),
    ]
    for piece in pieces:
        seats = {pixels(painted(lambda p, s=s, piece=piece: piece(p, s))) for s in range(8)}
        assert len(seats) == 8


def test_crests_and_patterns_differ() -> None:
    animals = {
        pixels(painted(lambda p, s=s: crests.draw_animal(p, NIGHT, s, 5, 5, 4.5), 120, 120)) for s in range(8)
    }
    assert len(animals) == 8
    boxes = [crests.pattern_path(s, 0, 0, 10, 10, 2.0) for s in range(8)]
    assert len({pixels(painted(lambda p, b=b: p.fillPath(b, p.pen().color()), 120, 120)) for b in boxes}) == 8


PIECES: dict[str, Callable[[QPainter], None]] = {
    "nameplate": lambda p: plates.nameplate(
        p, NIGHT, 1, 1, 17, 7, 2, "Chloe", score="83", computer=True, active=True
    ),
    "plaque": lambda p: plates.plaque(p, NIGHT, 1, 1, 17, 7, "Lock it", sub="final"),
    "paper button": lambda p: plates.paper_button(p, NIGHT, 1, 1, 17, 7, "No", icon=Icon.CROSS),
    "ticket": lambda p: plates.ticket(p, NIGHT, 1, 1, 12, 8, "+5", "six or more"),
    "crest": lambda p: crests.crest_disc(p, NIGHT, 3, 9, 5, 4),
    "wood": lambda p: p.drawImage(0, 0, materials.wood(NIGHT, 60, 40, NIGHT.wood.floor, 3)),
    "velvet": lambda p: p.drawImage(0, 0, cloth.velvet(NIGHT, 60, 40, NIGHT.velvet.table, 20, 3)),
    "swag": lambda p: cloth.swag(p, NIGHT, 1, 18, 1, 5, "#8E2036"),
    "tassel": lambda p: cloth.tassel(p, NIGHT, 5, 0, 1),
    "stage": lambda p: stage.stage(p, NIGHT, 20, 10, 6),
}


@pytest.mark.parametrize("name", PIECES)
def test_the_same_size_gives_the_same_pixels(name: str) -> None:
    first, second = painted(PIECES[name]), painted(PIECES[name])
    assert pixels(first) == pixels(second)
    assert len(set(pixels(first))) > 30, "something was painted"


def test_a_shadow_stays_where_the_lamp_throws_it() -> None:
    """Painted turned by a quarter or mirrored, a disc's shadow lies at the same place on the screen."""

    def disc(turn: float, sx: float) -> QImage:
        def paint(p: QPainter) -> None:
            p.translate(10, 5)
            p.rotate(turn)
            p.scale(sx, 1)
            soft_shadow(p, NIGHT, circle(0, 0, 2), Cast(2.0, 1.0, 0.5, 1.0))

        return painted(paint)

    def centre(image: QImage) -> tuple[float, float]:
        weights = [(x, y, image.pixelColor(x, y).alpha()) for x in range(0, 240, 2) for y in range(0, 120, 2)]
        total = sum(w for _, _, w in weights)
        return sum(x * w for x, _, w in weights) / total / 12, sum(y * w for _, y, w in weights) / total / 12

    for image in (disc(0, 1), disc(90, 1), disc(-15, 1), disc(0, -1)):
        assert centre(image) == pytest.approx((12.0, 6.0), abs=0.15)


def test_a_shadow_darkens_as_much_as_told() -> None:
    image = painted(lambda p: soft_shadow(p, NIGHT, rounded(2, 2, 16, 6, 0.1), Cast(0, 0, 0.5, 0.5)))
    assert image.pixelColor(120, 60).alpha() == pytest.approx(127, abs=4)
    assert image.pixelColor(1, 1).alpha() == 0


def test_circles_stay_round_when_cut() -> None:
    cut = subtract(rounded(0, 0, 4, 4, 0.2), circle(2, 2, 1))
    assert cut.elementCount() > 20
    assert not cut.contains(circle(2, 2, 0.98).pointAtPercent(0.06))


def test_what_is_cut_out_keeps_its_distance_from_what_lies_below() -> None:
    """As a value on the leg of a wide letter."""

    def paint(p: QPainter) -> None:
        p.fillRect(0, 0, 10, 10, "black")
        cut_out(p, circle(5, 5, 2), "black", "white", 0.5)

    image = painted(paint, 100, 100, 10.0)
    seen = [image.pixelColor(x, 50).lightness() for x in (10, 27, 40, 60, 72, 90)]
    assert seen == [0, 255, 0, 0, 255, 0]


def test_a_path_without_a_command_is_refused() -> None:
    with pytest.raises(ValueError, match="follows no command"):
        bezier("1 2 L 3 4")


def test_capitals_stand_in_the_middle() -> None:
    for face in Face:
        box = text_path_middle("H", 0, 10, 4, face).boundingRect()
        assert box.center().y() == pytest.approx(10, abs=0.02)


def test_overlapping_contours_leave_no_holes() -> None:
    """A of Fredoka is drawn with overlapping contours; filled odd-even its joints would be holes."""
    path = text_path("K", 0, 0, 10, Face.DISPLAY)
    assert path.fillRule().name == "WindingFill"


def test_text_shrinks_then_wraps_evenly() -> None:
    long = "Who turns the glass earliest on his own clock gets the five"
    assert fitted("Ana", 3, 100) == 3
    assert text_width(long, fitted(long, 3, 40)) == pytest.approx(40)
    block = fit_block(long, 3.0, 2.2, 30)
    assert len(block.lines) > 1
    assert block.size == 2.2
    assert " ".join(block.lines) == long
    widths = [text_width(line, block.size) for line in block.lines]
    assert max(widths) <= 30.001
    assert min(widths) > 0.6 * max(widths)
    assert fit_block("Ana", 3.0, 2.2, 30).lines == ("Ana",)
    assert wrap("", 2, 10) == []


def test_a_word_too_long_for_a_line_is_broken_not_cut() -> None:
    lines = wrap("Donaudampfschifffahrt-Gesellschaft", 2.2, 14)
    assert "".join(lines) == "Donaudampfschifffahrt-Gesellschaft"
    assert all(text_width(line, 2.2) <= 14 for line in lines)


def test_a_row_has_one_size() -> None:
    names = ["Ana", "Bartholomew", "Cy"]
    size = one_size(names, 3.2, 8, Face.TEXT_HEAVY)
    assert text_width("Bartholomew", size, Face.TEXT_HEAVY) == pytest.approx(8)
    assert one_size([], 3.2, 8) == 3.2


def test_fonts_load_once() -> None:
    load_fonts()
    assert load_fonts.cache_info().currsize == 1


class _Emitter(QObject):
    fired = Signal(object)
    flag = Signal(bool)


def test_true_is_not_used_up_by_painting_and_signals() -> None:
    """PySide6 6.12 on Python 3.11 drops a reference to True with each emit, until the interpreter aborts."""
    for piece in PIECES.values():
        painted(piece)
    emitter = _Emitter()
    seen: list[object] = []
    emitter.fired.connect(seen.append)
    gc.collect()
    before = [sys.getrefcount(x) for x in (True, False, None)]
    for _ in range(200):
        painted(PIECES["crest"], 60, 60)
    for i in range(2000):
        emitter.fired.emit(i)
        emitter.flag.emit(True)
    seen.clear()
    gc.collect()
    after = [sys.getrefcount(x) for x in (True, False, None)]
    assert all(a > b - 100 for a, b in zip(after, before, strict=True)), (before, after)
