"""The cards of Pun as they are painted: each to be told from the others, the same each time, in every look."""

from __future__ import annotations

from collections.abc import Callable
from string import ascii_uppercase

import pytest
from PySide6.QtGui import QImage, QPainter

from wordgames.games.pun.moves import PUN_CARD
from wordgames.ui.painting import kept
from wordgames.ui.painting import letter_cards as cards
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.text import text_path_middle
from wordgames.ui.theme import THEMES, Theme, load_theme

pytestmark = pytest.mark.usefixtures("qapp")
SCALE = 8


def painted(paint: Callable[[QPainter], None], w: float = 17, h: float = 21) -> QImage:
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


@pytest.mark.parametrize("name", THEMES)
def test_every_card_can_be_told_from_the_others_in_grey_too(name: str) -> None:
    theme = load_theme(name)
    seen: list[QImage] = []
    for face, letter in (
        *((one, "") for one in ascii_uppercase),
        (PUN_CARD, ""),
        (PUN_CARD, "B"),
        (PUN_CARD, "E"),
    ):

        def paint(p: QPainter, face: str = face, letter: str = letter) -> None:
            cards.draw_face(p, theme, 0, 0, face, letter)

        image = in_grey(painted(paint))
        assert image not in seen, (face, letter)
        assert image == in_grey(painted(paint)), "the same each time, from the cache too"
        seen.append(image)
    backs = [
        in_grey(painted(lambda p, seat=seat: cards.draw_sealed(p, theme, 0, 0, seat))) for seat in range(8)
    ]
    backs.append(in_grey(painted(lambda p: cards.draw_back(p, theme, 0, 0))))
    assert all(one not in seen for one in backs)
    assert all(one not in backs[:i] for i, one in enumerate(backs)), "each seat has a seal of its own"


def test_wide_letters_keep_clear_of_the_edge() -> None:
    for width in (5.1, 9.0, 11.0, 12.0):
        k = width / cards.WIDTH
        for letter in ascii_uppercase:
            size = cards.letter_size(letter, width)
            room = (width - text_path_middle(letter, 0, 0, size, Face.SERIF).boundingRect().width()) / 2
            assert room >= 0.95 * k - 0.01, (letter, width)
    assert cards.letter_size("W", 11) == pytest.approx(9.2, abs=0.35)
    assert cards.letter_size("E", 11) == 10.0


@pytest.mark.parametrize("name", THEMES)
def test_a_small_turn_is_left_out_where_all_is_in_outlines(name: str) -> None:
    theme = load_theme(name)

    def card(turn: float) -> QImage:
        return painted(lambda p: cards.draw_face(p, theme, 0, 0, "E", turn=turn))

    assert (card(1.5) == card(0)) == theme.flat
    assert card(20) != card(0)


def alpha_below(image: QImage) -> tuple[float, float]:
    """How dark the image is left and right of a card in the middle of it."""
    middle = image.height() // 2
    return image.pixelColor(12, middle).alphaF(), image.pixelColor(image.width() - 13, middle).alphaF()


def test_the_lamp_does_not_turn_with_a_card() -> None:
    theme: Theme = load_theme("night")
    for turn in (0.0, 180.0):
        left, right = alpha_below(
            painted(lambda p, turn=turn: cards.draw_back(p, theme, 0, 0, turn=turn, lift=1.2))
        )
        assert right > left + 0.05
    plain = load_theme("contrast")
    assert alpha_below(painted(lambda p: cards.draw_back(p, plain, 0, 0, lift=1.2))) == (0, 0)


def test_no_more_pictures_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    theme = load_theme("night")
    monkeypatch.setattr(kept, "_pictures", type(kept._pictures)())
    monkeypatch.setattr(kept, "MOST_BYTES", 400_000)
    for letter in "ABCDEFGH":
        painted(lambda p, letter=letter: cards.draw_face(p, theme, 0, 0, letter, shadow=False))
    assert 1 < len(kept._pictures) < 8
    monkeypatch.setattr(kept, "MOST_BYTES", 1)
    painted(lambda p: cards.draw_face(p, theme, 0, 0, "Z", shadow=False))
    assert len(kept._pictures) == 1, "the one that is shown stays"


@pytest.mark.parametrize("name", THEMES)
def test_places_show_what_left_or_is_wanted(name: str) -> None:
    theme = load_theme(name)
    w, h = cards.WIDTH, cards.HEIGHT
    shown = [
        painted(lambda p: cards.paint_ghost(p, theme, w, h, "E")),
        painted(lambda p: cards.paint_ghost(p, theme, w, h, "K")),
        painted(lambda p: cards.paint_ghost(p, theme, w, h, PUN_CARD)),
        painted(lambda p: cards.paint_wanted(p, theme, w, h)),
        painted(lambda p: cards.paint_wanted(p, theme, w, h, "E")),
        painted(lambda p: cards.paint_wanted(p, theme, w, h, PUN_CARD)),
        painted(lambda p: cards.draw_tile(p, theme, 0, 4, 2.8, "E")),
        painted(lambda p: cards.draw_tile(p, theme, 0, 4, 2.8, PUN_CARD)),
        painted(lambda p: cards.draw_face(p, theme, 0, 0, "E", ringed=True)),
    ]
    assert all(one not in shown[:i] for i, one in enumerate(shown))
