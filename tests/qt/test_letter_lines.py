"""Lines with letters in them as little cards: measured, broken and read aloud."""

from __future__ import annotations

import re

import pytest
from pytestqt.qtbot import QtBot

from wordgames.ui.painting.letter_lines import broken, line_size, line_width, plain, tile, tiles
from wordgames.ui.screen import Screen
from wordgames.ui.widgets.letter_words import LetterLine


def spelled(text: str) -> str:
    """[S] for the little card of an S."""
    return re.sub(r"\[(.)\]", lambda found: tile(found[1]), text)


pytestmark = pytest.mark.usefixtures("qapp")


def test_a_line_is_as_wide_as_its_words_and_tiles() -> None:
    assert line_width(spelled("[E]"), 2.0) == pytest.approx(2.3)
    assert line_width(spelled("any [S] for [T]"), 2.0) > line_width("any for", 2.0) + 4.6
    assert line_width("", 2.0) == 0
    assert line_size([spelled("any [S]"), ""], 3.0, 100) == 3.0
    assert line_size([""], 3.0, 1) == 3.0
    assert line_width(spelled("any [S]"), line_size([spelled("any [S]")], 3.0, 5)) == pytest.approx(5)


def test_what_does_not_fit_is_broken_in_two() -> None:
    lines, size = broken(spelled("for two cards, one of them an [E]"), 2.9, 2.4, 26)
    assert len(lines) == 2
    assert " ".join(lines) == spelled("for two cards, one of them an [E]")
    assert all(line_width(line, size) <= 26.01 for line in lines)
    assert broken("short", 2.9, 2.4, 26) == (("short",), 2.9)
    assert broken("unbreakableunbreakable", 2.9, 2.4, 8)[0] == ("unbreakableunbreakable",)


def test_letters_are_read_as_letters(qtbot: QtBot) -> None:
    assert plain(spelled("any [S] for a [?]")) == "any S for a Pun card"
    assert plain(tiles("SE")) == "SE"
    screen = Screen()
    qtbot.addWidget(screen)
    screen.resize(960, 540)
    line = LetterLine(2.8, screen, on_felt=True)
    screen.place(line, 4, 4, 30, 8)
    line.grab()
    line.set_text(spelled("[E] for two cards, one of them [?]"))
    line.grab()
    assert line.accessibleName() == "E for two cards, one of them Pun card"
    assert line.text.startswith(tile("E"))
