"""What lies on the shelf and at setup: it keeps to its place, shows its state, and is the same each time."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from wordgames.ui.painting import choices, lids, places, sofa
from wordgames.ui.painting.choices import LIFT, Seen
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.lids import LidWords
from wordgames.ui.painting.open_box import paint_open_box
from wordgames.ui.painting.places import ComputerWords
from wordgames.ui.painting.plates import NAME_FLOOR
from wordgames.ui.painting.scenes import SOFAS, sofa_box
from wordgames.ui.painting.shelf import (
    ShelfLayout,
    guest_size,
    paint_add,
    paint_guest,
    paint_lid,
    quiet_width,
)
from wordgames.ui.painting.text import fit_block, fit_name, fitted, text_width
from wordgames.ui.theme import load_theme

pytestmark = pytest.mark.usefixtures("qapp")
NIGHT = load_theme("night")
SCALE = 6.0
WORDS = LidWords("Word Whimsy", "3–7 players", "40 min", ("lukewarm", "goose"))
SHAPES = [(160.0, 90.0), (160.0, 93.75), (160.0, 120.0), (213.0, 90.0)]
"""16 to 9, 1024 x 600, 4 to 3, 21 to 9."""


def painted(paint: Callable[[QPainter], None], w: float, h: float) -> QImage:
    image = QImage(round(w * SCALE), round(h * SCALE), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    p.scale(SCALE, SCALE)
    paint(p)
    p.end()
    return image


def face(game: str) -> QImage:
    return painted(lambda p: lids.paint_face(p, NIGHT, game), lids.WIDTH, lids.HEIGHT)


@pytest.mark.parametrize(("w", "h"), SHAPES)
def test_things_on_the_shelf_stand_apart_and_inside(w: float, h: float) -> None:
    at = ShelfLayout(w, h)
    whole = QRectF(0, 0, w, h)
    boxes = [at.lid(i) for i in range(3)]
    corners = [QPointF(0, 0), QPointF(44, 0), QPointF(44, 58), QPointF(0, 58)]
    for i in range(3):
        tilted = [at.lid_transform(i).map(c) for c in corners]
        assert max(c.y() for c in tilted) == pytest.approx(at.upper - 0.55, abs=0.05), (
            "it stands on the board"
        )
        assert all(at.lid_area(i).contains(c) for c in tilted)
    for count in range(9):
        plates = at.plates(count)
        assert len(plates) == count + 1
        things = [*boxes, *plates, at.box]
        assert all(whole.contains(thing) for thing in things)
        overlaps = [(a, b) for i, a in enumerate(things) for b in things[i + 1 :] if a.intersects(b)]
        assert not overlaps, (count, overlaps)
        assert at.upper + 3 < at.tonight(count) - 1.5
        assert at.tonight(count) + 1.9 < plates[0].y()
    assert at.lower < at.quiet < h - 1.5


def test_names_of_guests_have_one_size_that_fits_all_plates() -> None:
    names = ["Ana", "Chloe", "Cy"]
    box = ShelfLayout(160, 90).plates(3)[0]
    size = guest_size(names, box)
    room = box.width() - box.height() * 1.34
    assert text_width(names[1], size, Face.TEXT_HEAVY) == pytest.approx(room)
    short = guest_size(["Ana"], box)
    assert size < short == pytest.approx(box.height() * 0.356)


def test_fault_34_a_long_name_of_a_guest_does_not_make_all_of_them_tiny() -> None:
    box = ShelfLayout(160, 90).plates(2)[0]
    assert guest_size(["Ana", "Wilhelmina the Third"], box) == NAME_FLOOR
    block = fit_name("Wilhelmina the Third", 3.2, NAME_FLOOR, 7.5)
    assert (block.size, len(block.lines)) == (NAME_FLOOR, 2)
    assert all(text_width(line, block.size, Face.TEXT_HEAVY) <= 7.51 for line in block.lines)
    assert block.lines[1].endswith("…")
    assert fit_name("Ana", 3.2, NAME_FLOOR, 7.5).lines == ("Ana",)


def test_a_fitted_name_stays_on_one_line() -> None:
    """A size made for a name and its room must not come out a hair too wide for them."""
    for room in (4.0, 5.37, 6.111, 7.29):
        size = fitted("Emma", 3.2, room, Face.TEXT_HEAVY)
        assert fit_block("Emma", size, size, room, Face.TEXT_HEAVY).lines == ("Emma",)


def test_lids_differ_and_their_words_are_live() -> None:
    at = ShelfLayout(160, 90)
    faces = {game: face(game) for game in lids.LIDS}
    assert len({bytes(f.constBits()) for f in faces.values()}) == 3
    for index, game in enumerate(lids.LIDS):
        area = at.lid_area(index)

        def lid(words: LidWords, index: int = index, game: str = game, area: QRectF = area) -> QImage:
            def paint(p: QPainter) -> None:
                p.translate(-area.topLeft())
                paint_lid(p, NIGHT, at, index, game, faces[game], words)

            return painted(paint, area.width(), area.height())

        german = LidWords("Wortspiel", "2 bis 6 Leute", "35 Minuten", ("lauwarm", "Gans"))
        assert lid(WORDS) == lid(WORDS)
        assert lid(WORDS) != lid(german)


def test_long_words_on_a_lid_stay_inside() -> None:
    long = LidWords("Wörterwundertütenspiel", "drei bis sieben Mitspielende", "ungefähr vierzig Minuten")
    blank = QImage(44, 58, QImage.Format.Format_RGB32)
    blank.fill(0)

    def paint(p: QPainter, words: LidWords) -> None:
        p.translate(3, 3)
        lids.draw_lid(p, NIGHT, "punchline", blank, words)

    with_words, without = (
        painted(lambda p, w=w: paint(p, w), 52, 66) for w in (long, LidWords(" ", " ", " "))
    )
    inside = QRectF(3 * SCALE, 3 * SCALE, 44 * SCALE, 58 * SCALE)
    changed = [
        (x, y)
        for x in range(0, with_words.width(), 2)
        for y in range(0, with_words.height(), 2)
        if with_words.pixel(x, y) != without.pixel(x, y)
    ]
    assert len(changed) > 200
    assert all(inside.contains(QPointF(*point)) for point in changed)


PIECES: dict[str, Callable[[QPainter], None]] = {
    "guest": lambda p: paint_guest(p, NIGHT, QRectF(1, 1, 19.6, 9), 1, "Ben", 3.2),
    "add": lambda p: paint_add(p, NIGHT, QRectF(1, 1, 6.6, 9)),
    "box": lambda p: paint_open_box(
        p, NIGHT, QRectF(1, 1, 42, 18), "Go on", ["Punch Line, round 4.", "Ana leads."]
    ),
    "box of letters": lambda p: paint_open_box(p, NIGHT, QRectF(1, 1, 42, 18), "Go on", ["Pun"], "pun"),
    "box of phrases": lambda p: paint_open_box(p, NIGHT, QRectF(1, 1, 42, 18), "Go on", ["Pun"], "whimsy"),
    "box, one line": lambda p: paint_open_box(p, NIGHT, QRectF(1, 1, 42, 18), "Go on", ["Punch Line"]),
    "sofa": lambda p: sofa.paint_sofa(p, NIGHT, QRectF(1, 1, 153, 33), 6),
    "sofa of eight": lambda p: sofa.paint_sofa(p, NIGHT, QRectF(1, 1, 153, 33), 8),
    "place": lambda p: places.paint_place(p, NIGHT, 1, 1, 0, "Ana"),
    "place typed": lambda p: places.paint_place(
        p, NIGHT, 1, 1, 0, "Ana", typed=True, caret=3.0, hint="Enter"
    ),
    "computer": lambda p: places.paint_place(p, NIGHT, 1, 1, 0, "Ana", computer=ComputerWords(1, "gentle")),
    "narrow place": lambda p: places.paint_place(p, NIGHT, 1, 1, 0, "Ana", width=16.0),
    "narrow computer": lambda p: places.paint_place(
        p, NIGHT, 1, 1, 0, "Ana", width=16.0, computer=ComputerWords(1, "gentle")
    ),
    "narrow computer like all others": lambda p: places.paint_place(
        p, NIGHT, 1, 1, 0, "Ana", width=16.0, computer=ComputerWords(0, "gentle")
    ),
    "computer like all others": lambda p: places.paint_place(
        p, NIGHT, 1, 1, 0, "Ana", computer=ComputerWords(0, "gentle")
    ),
    "narrow free place": lambda p: places.paint_free_place(
        p, NIGHT, 1, 1, "Add a guest", "Ben", Icon.PLUS, width=16.0
    ),
    "sly computer": lambda p: places.paint_place(
        p, NIGHT, 1, 1, 0, "Ana", computer=ComputerWords(3, "gentle")
    ),
    "free": lambda p: places.paint_free_place(p, NIGHT, 1, 1),
    "free, offered": lambda p: places.paint_free_place(p, NIGHT, 1, 1, "Add a guest", "a new one", Icon.PLUS),
    "everybody": lambda p: choices.paint_choice(
        p, NIGHT, CARD, Seen.EVERYBODY, "All", "see it", picked=False
    ),
    "passed": lambda p: choices.paint_choice(p, NIGHT, CARD, Seen.PASSED, "All", "see it", picked=False),
    "tv": lambda p: choices.paint_choice(p, NIGHT, CARD, Seen.TV, "All", "see it", picked=False),
    "a table of letters": lambda p: choices.paint_choice(
        p, NIGHT, CARD, Seen.TV, "All", "see it", picked=False, game="pun"
    ),
    "a table of phrases": lambda p: choices.paint_choice(
        p, NIGHT, CARD, Seen.TV, "All", "see it", picked=False, game="whimsy"
    ),
    "tv picked": lambda p: choices.paint_choice(p, NIGHT, CARD, Seen.TV, "All", "see it", picked=True),
    "ticket": lambda p: choices.paint_length(p, NIGHT, CARD, "Short", "20 min", "to 125", picked=False),
    "ticket picked": lambda p: choices.paint_length(p, NIGHT, CARD, "Short", "20 min", "to 125", picked=True),
    "slip": lambda p: choices.paint_slip(p, NIGHT, QRectF(1, 1, 28, 8.6), "House rules", "as printed"),
    "slip open": lambda p: choices.paint_slip(
        p, NIGHT, QRectF(1, 1, 28, 8.6), "House rules", "as printed", opened=True
    ),
}
CARD = QRectF(2, 3, 28, 20.4)


def test_each_piece_is_the_same_each_time_and_unlike_the_others() -> None:
    seen = {}
    for name, paint in PIECES.items():
        w, h = (160, 80) if name == "sofa" else (46, 26)
        first = painted(paint, w, h)
        assert first == painted(paint, w, h), name
        seen[name] = bytes(first.constBits())
    assert len(set(seen.values())) == len(PIECES)


def test_picked_things_lie_higher() -> None:
    plain, picked = (painted(PIECES[name], 46, 26) for name in ("ticket", "ticket picked"))

    def top(image: QImage) -> int:
        x = round(16 * SCALE)
        return next(y for y in range(image.height()) if image.pixelColor(x, y).lightness() > 180)

    assert (top(plain) - top(picked)) / SCALE == pytest.approx(LIFT + 0.45, abs=0.4)


@pytest.mark.parametrize("count", SOFAS)
def test_the_places_on_the_sofa_do_not_overlap(count: int) -> None:
    for w, h in SHAPES:
        box = sofa_box(w, h)
        width = places.width_of(sofa.pitch_of(box, count))
        spots = [places.place_box(x, sofa.cushion_top(box), width) for x in sofa.seats(box, count)]
        assert len(spots) == count
        assert all(a.right() < b.left() for a, b in pairwise(spots))
        assert box.left() + sofa.ARM < spots[0].left()
        assert spots[-1].right() < box.right() - sofa.ARM


def test_quiet_things_know_their_width() -> None:
    assert quiet_width("Settings") == pytest.approx(3.1 + text_width("Settings", 2.3, Face.TEXT_SEMI))
