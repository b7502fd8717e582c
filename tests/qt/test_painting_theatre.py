"""The paper theatre, its cards and envelopes: the same each time, inside their outlines, readable in every theme."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from wordgames.core.resources import resource_root
from wordgames.games.whimsy.material import load_whimsy
from wordgames.ui.painting import paper_envelope, theatre, word_cards
from wordgames.ui.painting.colors import contrast, luminance, mix
from wordgames.ui.painting.theatre import THREE_ROWS, TWO_ROWS, wave_path
from wordgames.ui.painting.word_cards import CARD_H, CARD_W, as_printed
from wordgames.ui.theme import THEMES, Theme, load_theme

pytestmark = pytest.mark.usefixtures("qapp")
NIGHT = load_theme("night")
SCALE = 8.0
MARGIN = 3.0
LONGEST = "Undersecretary for the lukewarm hot-water-bottle manufactory"


def painted(paint: Callable[[QPainter], object], w: float, h: float) -> QImage:
    """What is painted from (0, 0) to (w, h), with the margin around it."""
    image = QImage(
        round((w + 2 * MARGIN) * SCALE), round((h + 2 * MARGIN) * SCALE), QImage.Format.Format_ARGB32
    )
    image.fill(0)
    p = QPainter(image)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    p.scale(SCALE, SCALE)
    p.translate(MARGIN, MARGIN)
    paint(p)
    p.end()
    return image


def dark_pixels(image: QImage, ink: str) -> list[tuple[int, int]]:
    """Where letters of this ink are."""
    wanted = QColor(ink)
    return [
        (x, y)
        for y in range(image.height())
        for x in range(image.width())
        if image.pixelColor(x, y).alpha() > 200
        and abs(image.pixelColor(x, y).lightness() - wanted.lightness()) < 12
    ]


PIECES: dict[str, tuple[Callable[[QPainter, Theme], object], float, float]] = {
    "single": (lambda p, t: word_cards.word_card(p, t, CARD_W, CARD_H, "Velvet"), CARD_W, CARD_H),
    "double": (lambda p, t: word_cards.word_card(p, t, CARD_W, CARD_H, "Crunchy", "Admiral"), CARD_W, CARD_H),
    "own": (lambda p, t: word_cards.word_card(p, t, CARD_W, CARD_H, "Velvet", own=True), CARD_W, CARD_H),
    "left": (lambda p, t: word_cards.left_place(p, t, CARD_W, CARD_H, "Velvet"), CARD_W, CARD_H),
    "gap": (lambda p, t: word_cards.gap_place(p, t, CARD_W, CARD_H), CARD_W, CARD_H),
    "prompt": (
        lambda p, t: word_cards.prompt_card(p, t, 60, 16, "What lives under my sofa", size=8, own=True),
        60,
        16,
    ),
    "deck": (lambda p, t: word_cards.prompt_back(p, t, 34, 14, sheets=3), 34, 14),
    "disc": (lambda p, t: word_cards.order_disc(p, t, 2, 2, 7), 4, 4),
    "open": (lambda p, t: paper_envelope.envelope_back(p, t, 28, 34), 28, 34),
    "front": (lambda p, t: paper_envelope.envelope_front(p, t, 28, 34, "To Chloe", "our referee"), 28, 34),
    "closed": (lambda p, t: paper_envelope.envelope(p, t, 18, 11), 18, 11),
    "opened": (lambda p, t: paper_envelope.envelope(p, t, 18, 11, opened=True), 18, 11),
    "empty": (lambda p, t: paper_envelope.empty_place(p, t, 10, 7), 10, 7),
}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("piece", PIECES)
def test_each_piece_is_the_same_each_time_and_shows_something(piece: str, theme: str) -> None:
    paint, w, h = PIECES[piece]
    first, second = (painted(lambda p: paint(p, load_theme(theme)), w, h) for _time in range(2))
    assert first == second
    assert any(first.pixelColor(x, round((MARGIN + 3) * SCALE)).alpha() for x in range(first.width()))


def test_a_card_of_the_tables_own_is_marked() -> None:
    one, other = (
        painted(lambda p, own=own: word_cards.word_card(p, NIGHT, CARD_W, CARD_H, "Velvet", own=own), 25, 13)
        for own in (False, True)
    )
    assert one != other


@pytest.mark.parametrize(
    ("word", "double"),
    [
        ("Goose", False),
        ("Goose", True),
        ("Load-bearing", True),
        (LONGEST, False),
        (LONGEST, True),
        ("W" * 60, False),
    ],
)
def test_nothing_of_a_word_is_cut(word: str, double: bool) -> None:
    """The letters end a finger's breadth inside of the card, however long the word is."""
    other = LONGEST if double else ""
    image = painted(lambda p: word_cards.word_card(p, NIGHT, CARD_W, CARD_H, word, other), CARD_W, CARD_H)
    spots = dark_pixels(image, NIGHT.theatre.word_ink)
    assert spots
    left, right = min(x for x, _y in spots) / SCALE - MARGIN, max(x for x, _y in spots) / SCALE - MARGIN
    top, bottom = min(y for _x, y in spots) / SCALE - MARGIN, max(y for _x, y in spots) / SCALE - MARGIN
    assert left > 0.7
    assert right < CARD_W - 0.7
    assert top > 0.1
    assert bottom < (CARD_H / 2 if double else CARD_H)


def test_the_other_word_stands_on_its_head_in_the_lower_half() -> None:
    image = painted(lambda p: word_cards.word_card(p, NIGHT, CARD_W, CARD_H, "L", "L"), CARD_W, CARD_H)
    upper = [(x, y) for x, y in dark_pixels(image, NIGHT.theatre.word_ink) if y / SCALE - MARGIN < 6]
    lower = [(x, y) for x, y in dark_pixels(image, NIGHT.theatre.half_ink) if y / SCALE - MARGIN > 6.6]

    def heavy_side(spots: list[tuple[int, int]]) -> float:
        """Positive where an L's foot reaches to the right of its stem."""
        xs = sorted(x for x, _y in spots)
        return (xs[0] + xs[-1]) / 2 - sum(xs) / len(xs)

    assert upper
    assert lower
    assert heavy_side(upper) > 0 > heavy_side(lower)


def test_a_hand_has_one_size_and_a_german_deck_wide_cards() -> None:
    assert word_cards.word_size(["Goose"], CARD_W) == word_cards.WORD_SIZE
    long = word_cards.word_size(["Goose", "Grandmother's"], CARD_W)
    assert word_cards.WIDE_BELOW <= long < word_cards.WORD_SIZE
    assert word_cards.word_size(["Goose", LONGEST], CARD_W) == word_cards.WORD_SIZE, "it has its own lines"
    assert not word_cards.needs_wide_cards(["Undercover", "Passive-aggressive", "Hot-water bottle"])
    assert word_cards.needs_wide_cards(["Goose", "Wackelpuddingform"])


def test_the_english_deck_is_played_with_narrow_cards() -> None:
    words = [as_printed(word.text) for card in load_whimsy("en").cards for word in card.words]
    assert words[0][0].isupper()
    assert not word_cards.needs_wide_cards(words)


def test_a_prompt_is_as_large_as_it_fits() -> None:
    short = word_cards.prompt_block("My motto", 142, 37, 15.4)
    assert len(short.lines) == 1
    assert short.size == pytest.approx(15.4)
    two = word_cards.prompt_block("What lives under my sofa", 142, 37, 15.4)
    assert len(two.lines) == 2
    assert two.size >= 14
    longest = word_cards.prompt_block(
        "What my grandmother hid for sixty years under the floor boards", 114, 17.2, 9.6
    )
    assert longest.size >= 5
    assert len(longest.lines) * longest.size * 1.1 <= 17.2


@pytest.mark.parametrize("name", THEMES)
def test_words_stand_out_in_every_theme(name: str) -> None:
    t = load_theme(name).theatre
    pairs = [
        *((t.prompt_ink, red) for red in t.prompt),
        (t.word_ink, t.word),
        (t.half_ink, t.half),
        (t.disc_ink, t.disc),
        *((ink, mix(t.kraft, "#2A1608", 0.10)) for ink in t.kraft_ink),
        # The pressed word of a card that is in the envelope, on the lightest scenery that may lie under it.
        *((t.hole_ink, mix(ground, t.hole, t.hole_alpha)) for ground in (t.back[1], *t.waves)),
    ]
    assert all(contrast(ink, ground) >= 4.5 for ink, ground in pairs), [
        (ink, contrast(ink, ground)) for ink, ground in pairs
    ]
    marks = [(t.own, t.word), (t.prompt_rim, t.back[1])]
    assert all(contrast(mark, ground) >= 3 for mark, ground in marks if name == "night"), marks


@pytest.mark.parametrize("name", ["night", "day"])
@pytest.mark.parametrize("scene", ["theatre_choose", "theatre_choose_wide", "theatre_wait", "theatre_reveal"])
def test_what_to_do_stands_out_from_the_stage_front(scene: str, name: str) -> None:
    ground = QImage(str(resource_root() / "scenery" / name / f"{scene}.jpg"))
    spots = [(x, y) for x in range(40, 1880, 11) for y in range(930, 1060, 5)]
    lights = sorted(luminance(ground.pixelColor(x, y)) for x, y in spots)
    ink = luminance(load_theme(name).text.body)
    worst = lights[int(len(lights) * (0.98 if ink > 0.5 else 0.02))]
    low, high = sorted((ink, worst))
    assert (high + 0.05) / (low + 0.05) >= 4.5


@pytest.mark.parametrize(("W", "H"), [(160.0, 90.0), (160.0, 93.75), (160.0, 120.0), (213.0, 90.0)])
def test_waves_hide_no_more_than_the_lower_edge_of_a_card(W: float, H: float) -> None:
    for rows in (TWO_ROWS, THREE_ROWS):
        for row in rows:
            wave = wave_path(row.wave, W, H)
            crest = row.wave.top(H)
            assert crest - row.top(H) == pytest.approx(CARD_H - 1.45, abs=0.1)
            for x in range(int(W)):
                assert not wave.contains(QPointF(x, crest - 0.1))
                assert wave.contains(QPointF(x, crest + row.wave.rise + 0.2))
        tops = [row.top(H) for row in rows]
        assert tops == sorted(tops)
        assert rows[-1].wave.top(H) < theatre.FRONT + H - 90 - 4
