"""What lies on the table besides board and glass: sentence, tiles, tickets, plates, stairs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.qt.punchline_fixtures import GOOD, letters, players, word_view
from wordgames.core.players import Kind, Player
from wordgames.games.punchline.material import load_punchline
from wordgames.games.punchline.view import CellView, Mark
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.plates import cog_room, name_room
from wordgames.ui.painting.text import elided, fitted, text_width
from wordgames.ui.screen import Screen
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.seatplate import FLOOR, SeatPlate, shared_name_size
from wordgames.ui.widgets.sentence import (
    BLANK,
    SentenceLine,
    marks_of_blank,
    pieces,
    shown_sentence,
    split_sentence,
    typeset,
)
from wordgames.ui.widgets.stairs import ScoreStairs, Stand, on_stage
from wordgames.ui.widgets.sumtickets import Step, sum_steps
from wordgames.ui.widgets.tiles import tile_pitch
from wordgames.ui.widgets.wordrow import earned

WIDTH, HEIGHT = 132.0, 12.0
"""The place of the sentence on the table, in u."""


# ---- the sentence


def test_what_touches_the_blank_stays_with_it() -> None:
    assert [piece.text for piece in pieces("Never ____!")] == ["Never", None, "!"]
    assert [piece.spaced for piece in pieces("Never ____!")] == [False, True, False]
    assert [piece.text for piece in pieces("a ____-proof hat")] == ["a", None, "-proof", "hat"]


def test_quotation_marks_open_and_close() -> None:
    assert typeset('He said "____" twice.') == "He said “____” twice."
    assert typeset('"____!" she said.') == "“____!” she said."


def test_what_follows_the_blank_is_repeated_only_where_it_says_something() -> None:
    assert split_sentence("Never ____ in a canoe.") == ("Never", "in a canoe.")
    assert shown_sentence("Never ____ in a canoe.") == "Never … in a canoe."
    assert shown_sentence("My dentist collects ____.") == "My dentist collects"


def test_a_quotation_mark_stands_beside_the_word_that_it_opens_before() -> None:
    carved = 'Carved is a single word: "____".'
    assert shown_sentence(carved) == "Carved is a single word:"
    assert marks_of_blank(carved) == ("“", "”.")
    assert marks_of_blank("Never ____ in a canoe.") == ("", "")
    gifted = 'My report said: "Gifted, but ____."'
    assert shown_sentence(gifted) == "My report said: “Gifted, but"
    assert marks_of_blank(gifted) == ("", ".”"), "the quotation ends behind the word"
    assert shown_sentence(gifted, alone=True) == "My report said: “Gifted, but …”"
    assert shown_sentence('He said "____" twice.') == "He said “…” twice."


@pytest.mark.parametrize("word", [None, "", "CAT", "PUNCHLINES"])
def test_every_sentence_of_the_deck_fits_its_place(qtbot: QtBot, word: str | None) -> None:
    line = SentenceLine()
    qtbot.addWidget(line)
    for card in load_punchline("en").cards:
        for side in card.sides:
            for sentence in side.sentences:
                line.show_sentence(sentence, word)
                lines, size = line._layout(WIDTH, HEIGHT)
                assert size >= 5.0
                assert len(lines) * size * 1.12 <= HEIGHT + 0.01
                assert all(line._line_width(one, size) <= WIDTH + 0.01 for one in lines)
                assert [piece for one in lines for piece in one] == list(pieces(typeset(sentence)))


def test_fault_45_a_sentence_of_900_letters_shrinks_and_is_not_cut(qtbot: QtBot) -> None:
    line = SentenceLine()
    qtbot.addWidget(line)
    line.show_sentence("word " * 180 + BLANK, "CAT")
    lines, size = line._layout(WIDTH, HEIGHT)
    assert sum(len(one) for one in lines) == 181
    assert size > 0
    assert all(line._line_width(one, size) <= WIDTH + 0.01 for one in lines)


def test_it_speaks_with_the_letters_on_the_slip(qtbot: QtBot) -> None:
    line = SentenceLine()
    qtbot.addWidget(line)
    line.show_sentence("My dentist collects ____.", "KAZOOS")
    assert line.accessibleName() == "My dentist collects KAZOOS."
    line.show_sentence("My dentist collects ____.", None)
    assert line.accessibleName() == "My dentist collects …."


# ---- the sum


def test_the_tickets_follow_the_order_of_the_rulebook() -> None:
    cells = letters("SPOONAGE", (1, 2, 3, 4, 6, 7, 8, 9), own="G")
    cells = tuple(
        cell if cell.slot != 4 else CellView(cell.slot, cell.letter, Mark.YELLOW, cell.value)
        for cell in cells
    )
    word = word_view(1, cells, started=True, ruling=GOOD)
    assert sum_steps(word) == (
        Step("14", "8 letters"),
        Step("+4", "G in own colour", own=True),
        Step("×2", "star in a circle", bonus=True),
        Step("+5", "six or more"),
        Step("+5", "turned the glass"),
    )


def test_what_adds_nothing_has_no_ticket() -> None:
    assert sum_steps(word_view(0, letters("CAT"), ruling=GOOD)) == (Step("5", "3 letters"),)


def test_own_letters_in_circles_and_yellow_ones_in_squares_earn_no_badge() -> None:
    assert earned(letters("AB", (4, 5), own="A", yellow="B")) == ("", "")
    assert earned(letters("AB", (4, 7), yellow="AB")) == ("×2", "×3")
    assert earned(letters("KB", (1, 2), own="K")) == ("+5", "")


@pytest.mark.parametrize("count", range(1, 11))
def test_tiles_shrink_together_until_they_fit(count: int) -> None:
    size, pitch = tile_pitch(count, 12.2, 118.0)
    assert size <= 12.2
    assert size + pitch * (count - 1) <= 118.0 + 1e-9


# ---- names


def test_fault_34_long_names_share_one_size_and_are_elided_below_the_floor(qtbot: QtBot) -> None:
    screen = Screen()
    qtbot.addWidget(screen)
    plates = [SeatPlate(0, player, screen) for player in players("Bo", "Maximiliane von Weizsäcker")]
    shared_name_size(plates, 16.4, 6.6, 2.6)
    assert [plate._size for plate in plates] == [FLOOR, FLOOR]
    short = elided("Maximiliane von Weizsäcker", FLOOR, 7.0, Face.TEXT_HEAVY)
    assert short.endswith("…")
    assert text_width(short, FLOOR, Face.TEXT_HEAVY) <= 7.0
    assert elided("Bo", FLOOR, 7.0, Face.TEXT_HEAVY) == "Bo"
    assert "Maximiliane von Weizsäcker" in plates[1].accessibleName()


def test_a_cog_beside_a_name_takes_of_its_room_for_all_alike(qtbot: QtBot) -> None:
    screen = Screen()
    qtbot.addWidget(screen)
    ana, mabel = Player(name="Ana"), Player(name="Mabel", kind=Kind.COMPUTER)
    plates = [SeatPlate(seat, player, screen) for seat, player in enumerate((ana, mabel))]
    for plate in plates:
        plate.hide_score()
    width = name_room(30.0, 9.0)
    just = fitted("Mabel", 5.0, width, Face.TEXT_HEAVY)
    shared_name_size(plates, 30.0, 9.0, 5.0)
    size = plates[0]._size
    assert size == plates[1]._size < just, "the name alone would just fit"
    assert text_width("Mabel", size, Face.TEXT_HEAVY) <= width - cog_room(size)
    screen.resize(1600, 900)
    screen.place(plates[1], 4, 20, 30.0, 9.0)
    shown = plates[1].grab().toImage()
    plates[1].set_name_size(size, 99.0)
    assert plates[1].grab().toImage() == shown, "it is painted at the size that was told"


@pytest.mark.parametrize("height", [600, 768, 1080, 1441, 2121, 2160])
def test_names_that_fit_are_whole_in_every_number_of_pixels(qtbot: QtBot, height: int) -> None:
    screen = Screen()
    qtbot.addWidget(screen)
    screen.resize(height * 16 // 9, height)
    plates = [SeatPlate(0, player, screen) for player in players("Otto", "Mabel")]
    shared_name_size(plates, 16.4, 6.6, 2.6)
    screen.place(plates[1], 4, 20, 16.4, 6.6)
    # A plate whose room could hold no ellipsis too early looks the same.
    shown = plates[1].grab().toImage()
    plates[1].set_name_size(plates[1]._size, 99.0)
    assert plates[1].grab().toImage() == shown


def test_the_winner_stands_second_from_the_left(qtbot: QtBot) -> None:
    who = players("Ana", "Ben", "Chloe")
    stands = tuple(Stand(seat, player, seat + 1, 100 - seat) for seat, player in enumerate(who))
    assert [stand.seat for stand in on_stage(stands)] == [1, 0, 2]
    assert [stand.seat for stand in on_stage(stands[:2])] == [1, 0]
    stairs = ScoreStairs()
    qtbot.addWidget(stairs)
    stairs.show_stands(stands)
    assert stairs.accessibleName() == "1st: Ana, 100 points; 2nd: Ben, 99 points; 3rd: Chloe, 98 points"


def test_a_line_says_what_it_shows_and_takes_no_clicks(qtbot: QtBot) -> None:
    line = Line(2.6)
    qtbot.addWidget(line)
    line.set_text("Lock it & see <b>x</b>")
    assert line.accessibleName() == "Lock it & see <b>x</b>"
    assert line.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
