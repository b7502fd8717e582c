"""What a referee gives, as it is painted: chips to be told apart in grey, steps, signatures, phrases that fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage, QPainter

from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.phrases import LARGEST, LEADING, ONE_ROW, TWO_ROWS, cut_block, lay_phrase
from wordgames.ui.painting.podium import paint_step
from wordgames.ui.painting.point_chips import MOST, paint_chip
from wordgames.ui.painting.signatures import (
    FLOOR,
    paint_pen,
    paint_signature,
    signature_size,
    signature_width,
)
from wordgames.ui.painting.text import text_width
from wordgames.ui.theme import THEMES, load_theme

pytestmark = pytest.mark.usefixtures("qapp")
SCALE = 8
NIGHT = load_theme("night")


def painted(paint: Callable[[QPainter], None], w: float = 40, h: float = 24) -> QImage:
    image = QImage(round(w * SCALE), round(h * SCALE), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    p.scale(SCALE, SCALE)
    p.translate(3, 3)
    paint(p)
    p.end()
    return image


def in_grey(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def inked(image: QImage) -> int:
    """How many of its pixels are painted at all."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    return sum(
        bytes(alpha.constScanLine(y))[x] > 40 for y in range(alpha.height()) for x in range(alpha.width())
    )


@pytest.mark.parametrize("name", THEMES)
def test_fault_48_chips_are_told_apart_without_colour(name: str) -> None:
    theme = load_theme(name)
    seen: list[QImage] = []
    for points in range(1, MOST + 1):

        def chip(p: QPainter, points: int = points) -> None:
            paint_chip(p, theme, 6, 6, 5, points)

        def numeral(p: QPainter, points: int = points) -> None:
            p.setClipRect(3, 3, 6, 6)
            chip(p, points)

        assert painted(chip) == painted(chip), "the same each time"
        middle = in_grey(painted(numeral))
        assert middle not in seen, points
        seen.append(middle)


@pytest.mark.parametrize("name", THEMES)
def test_a_step_names_its_place(name: str) -> None:
    theme = load_theme(name)
    first, second = (
        painted(lambda p, place=place: paint_step(p, theme, 0, 0, 22, 16, place))  # type: ignore[misc]
        for place in ("1st", "2nd")
    )
    assert first != second


def test_a_signature_grows_as_it_is_written_and_keeps_to_its_place() -> None:
    def name(written: float) -> int:
        return inked(painted(lambda p: paint_signature(p, NIGHT, "Chloe", 2, 12, 9, 2, written=written)))

    begun, half, name_only, whole = (name(share) for share in (0.0, 0.4, 0.8, 1.0))
    assert begun == 0
    assert begun < half < name_only < whole
    assert inked(painted(lambda p: paint_pen(p, NIGHT, 2, 12))) > 0
    assert signature_width("Ben", 9) < signature_width("Chloe", 9)
    assert signature_size("Ben", 9, 30) == 9
    long = "Maximiliane & Bartholomäus"
    size = signature_size(long, 9.6, 26)
    assert size == FLOOR, "it shrinks no further, and is elided then"


@pytest.mark.parametrize(
    "who", ["Maximiliane & Bartholomäus", "בנימין", "Ana \U0001f98a", "<b>x</b> & y", "W" * 24]
)
@pytest.mark.parametrize("name", THEMES)
def test_fault_34_a_signature_is_no_wider_than_it_may_be(name: str, who: str) -> None:
    theme = load_theme(name)
    image = painted(lambda p: paint_signature(p, theme, who, 0, 14, 9.6, 1, width=24))
    assert inked(image) > 0
    right = image.copy(round((3 + 26) * SCALE), 0, image.width(), image.height())
    assert inked(right) == 0


SHORT = ("Zombie", "walrus", "chicken")
LONG = (
    "house-trained",
    "tax inspector",
    "hot-water bottle",
    "melancholy",
    "bagpipes",
    "in love with",
    "archduke",
)


@pytest.mark.parametrize("count", range(1, 8))
def test_phrases_of_one_to_seven_cards_are_set_large(count: int) -> None:
    for words in (LONG[:count], LONG[-count:], ("goose",) * count):
        laid = lay_phrase(words, 150, 19.8)
        assert [" ".join(spot.lines) for spot in laid.spots] == list(words), "in reading order"
        # Two rows have 6.6 u at most, so many short words are larger on one that is below its floor.
        assert laid.size >= (ONE_ROW if laid.rows == 1 and count < 4 else TWO_ROWS), (words, laid.size)
        assert laid.rows == 1 or laid.size < ONE_ROW
        for spot in laid.spots:
            assert spot.x >= -0.01
            assert spot.x + spot.w <= 150.01
            assert text_width(spot.lines[0], laid.size) < spot.w * 1.2
        for one, two in zip(laid.spots, laid.spots[1:], strict=False):
            assert two.row > one.row or two.x >= one.x + one.w


def test_three_short_words_stand_as_large_as_they_can() -> None:
    assert lay_phrase(SHORT, 150, 19.8).size == LARGEST
    assert lay_phrase((), 150, 19.8).bottom == 0


def test_a_card_of_the_table_with_a_whole_sentence_is_set_in_lines() -> None:
    sentence = "the neighbour who waters my plants while I water hers twice"
    laid = lay_phrase((sentence,), 150, 19.8)
    assert len(laid.spots[0].lines) > 1
    assert laid.size >= TWO_ROWS
    crowd = lay_phrase((sentence,) * 7, 150, 19.8)
    assert crowd.bottom <= 19.8 * 1.2
    assert all(spot.x + spot.w <= 150.01 for spot in crowd.spots)


def test_what_has_no_room_on_a_slip_ends_in_an_ellipsis() -> None:
    phrase = "The left half of a pantomime horse that nobody ordered Passive-aggressive Vacuum-packed " * 3
    for w, h in ((12.0, 7.0), (16.0, 9.0), (30.0, 5.0)):
        block = cut_block(phrase, 5.2, 1.6, w, h)
        assert block.lines[-1].endswith("…")
        assert len(block.lines) * block.size * LEADING <= h + 0.01
        assert all(text_width(line, block.size, Face.SERIF) <= w + 0.05 for line in block.lines)
    short = cut_block("Soggy séance", 5.2, 1.6, 16, 9)
    assert " ".join(short.lines) == "Soggy séance"
    assert cut_block("Reincarnated", 5.2, 1.6, 14, 8).lines == ("Reincarnated",), "no word is broken"
    assert cut_block("", 5.2, 1.6, 14, 8).lines == ()
