"""What is drawn for an emoji in a name: never the box that stands for a missing letter, whatever fonts there are."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QPainterPath

from wordgames.ui.painting import text as painting
from wordgames.ui.painting.emoji import EMOJI, has_outline, plain, stand_in
from wordgames.ui.painting.fonts import EM, Face, font
from wordgames.ui.painting.text import text_path, text_width

FOX, HEART, STAR, ROCKETEER = "\U0001f98a", "\u2764\ufe0f", "\u2b50", "\U0001f469\u200d\U0001f680"
FLAG, THUMB, KEY = "\U0001f1e9\U0001f1ea", "\U0001f44d\U0001f3fd", "1\ufe0f\u20e3"
ALL = (FOX, HEART, STAR, ROCKETEER, FLAG, THUMB)
NOTHING = "\U0010fffd"
"""No font has it."""


def corners(path: QPainterPath) -> list[tuple[float, float]]:
    """The points of a path."""
    elements = (path.elementAt(i) for i in range(path.elementCount()))
    return [(round(one.x, 2), round(one.y, 2)) for one in elements]


@pytest.fixture
def no_emoji_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where no font has any emoji as an outline."""
    painting._glyphs.cache_clear()
    monkeypatch.setattr(painting, "has_outline", lambda text, _font: not EMOJI.fullmatch(text))
    yield
    painting._glyphs.cache_clear()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("emoji", ALL)
def test_no_box_is_drawn_for_an_emoji(face: Face, emoji: str) -> None:
    box = corners(text_path(NOTHING, 0, 0, EM, face))
    assert box
    drawn = corners(text_path(emoji, 0, 0, EM, face))
    assert drawn
    assert drawn[: len(box)] != box
    assert 0.5 * EM < text_width(emoji, EM, face) < 1.5 * EM, (
        "one emoji takes the room of one, however it is spelt"
    )


@pytest.mark.usefixtures("qapp", "no_emoji_fonts")
def test_where_no_font_has_them_hearts_stars_flags_and_faces_stand_there() -> None:
    drawn = {emoji: corners(text_path(emoji, 0, 0, EM)) for emoji in ALL}
    assert drawn[FOX] == drawn[ROCKETEER] == drawn[THUMB]
    assert len({tuple(drawn[emoji]) for emoji in (FOX, HEART, STAR, FLAG)}) == 4
    for emoji in ALL:
        around = text_path(emoji, 0, 0, EM).boundingRect()
        assert -0.9 * EM < around.top() < around.bottom() < 0.1 * EM
        assert around.left() > 0
        assert around.right() < text_width(emoji, EM)


@pytest.mark.usefixtures("qapp", "no_emoji_fonts")
def test_letters_around_an_emoji_stand_where_they_would() -> None:
    whole = text_width(f"Ana {FOX} & Ben", 4.0)
    assert whole == pytest.approx(text_width("Ana ", 4.0) + text_width(FOX, 4.0) + text_width(" & Ben", 4.0))
    path = text_path(f"{FOX}A", 0, 0, EM)
    assert path.boundingRect().right() == pytest.approx(
        text_width(FOX, EM) + text_path("A", 0, 0, EM).boundingRect().right()
    )


@pytest.mark.usefixtures("qapp")
def test_a_face_has_eyes_and_a_mouth_though_letters_are_filled_by_winding() -> None:
    from PySide6.QtCore import QPointF, Qt

    face = stand_in(FOX)
    face.setFillRule(Qt.FillRule.WindingFill)
    assert face.contains(QPointF(0, 0))
    for hole in (QPointF(-0.34, -0.24), QPointF(0.34, -0.24), QPointF(0, 0.5)):
        assert not face.contains(hole)


@pytest.mark.usefixtures("qapp")
def test_what_a_font_has_as_an_outline_is_drawn_by_the_font() -> None:
    text = font(Face.TEXT)
    assert has_outline("A", text)
    assert not has_outline(NOTHING, text)
    assert not has_outline(" ", QFont(text))
    assert plain(HEART) == "\u2764"
    assert plain(KEY) == "1"
    assert corners(text_path(KEY, 0, 0, EM)) == corners(text_path("1", 0, 0, EM))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Ana", []),
        ("Zoë “Z” — Q…", []),
        (f"{FOX}{FOX}", [FOX, FOX]),
        (f"{ROCKETEER}{FLAG}{THUMB}{HEART}{KEY}", [ROCKETEER, FLAG, THUMB, HEART, KEY]),
        ("12", []),
    ],
)
def test_an_emoji_is_found_as_one_however_many_characters_spell_it(text: str, found: list[str]) -> None:
    assert [one.group() for one in EMOJI.finditer(text)] == found
