"""The setup of Word Whimsy: seven places, who referees first, stacks, the soft glass, house variants, cards."""

import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from wordgames.core.players import Level
from wordgames.games.whimsy.material import deck_folder
from wordgames.games.whimsy.view import Length, VariantChoice, WhimsyOptions
from wordgames.qt.lineup import Lineup, against_computers
from wordgames.ui import setup_whimsy
from wordgames.ui.flow import explain
from wordgames.ui.setup import Setup
from wordgames.ui.setup_pages import PAGES

PAGE = PAGES["whimsy"]


@pytest.fixture
def make(qtbot):
    kept = []

    def made(seats=4, options=None):
        lineup = Lineup(against_computers("Ana", seats - 1), places=PAGE.places)
        options = options or PAGE.usual("en", lineup.players)
        setup = Setup("whimsy", lineup, options, (), explain)
        setup.resize(1280, 720)
        qtbot.addWidget(setup)
        kept.append(setup)
        setup.show()
        qtbot.waitExposed(setup)
        setup.activateWindow()
        return setup

    return made


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def value(setup, rule):
    return setup.house.turns[rule].rule.value


def test_the_sofa_holds_seven(make):
    setup = make(7)
    setup.lineup.add_computer()
    assert len(setup.lineup.players) == 7 == len(setup.places)


def test_three_are_needed(make):
    setup = make(3)
    click(setup.crosses[2])
    assert setup.meaning.text == "1 more is needed: add a guest or a computer."
    click(setup.crosses[0])
    click(setup.crosses[0])
    assert setup.meaning.text == "3 more are needed: add guests or computers."
    assert [ticket.value for ticket in setup.lengths] == ["short", "normal"]


def test_short_is_once_round_the_table(make, qtbot):
    setup = make(4)
    assert [ticket.second for ticket in setup.lengths] == ["once round the table", "12 rounds"]
    click(setup.lengths[0])
    with qtbot.waitSignal(setup.begun) as begun:
        click(setup.start)
    _players, options, game = begun.args
    assert (options.length, game) == (Length.SHORT, "whimsy")


@pytest.mark.parametrize(("seats", "extra", "even"), [(5, 2, 10), (7, 5, 7)])
def test_stacks_are_taken_out_so_that_all_referee_equally_often(make, seats, extra, even):
    setup = make(seats)
    assert (
        f"with {even} rounds all referee equally often; now {extra} players do once more"
        in setup.meaning_below.text.lower()
    )
    click(setup.slip)
    click(setup.house.ticks["fewer"])
    assert "once more" not in setup.meaning_below.text
    click(setup.slip)
    assert [ticket.second for ticket in setup.lengths] == [
        "once round the table",
        f"{even} rounds",
        "12 rounds",
    ]
    click(setup.lengths[2])
    assert setup.options.length is Length.FULL
    assert "once more" in setup.meaning_below.text
    setup.lineup.remove(1)
    # With so many seats the longest game is the normal one.
    assert [ticket.value for ticket in setup.lengths if ticket.isChecked()] == ["normal"]


def test_with_other_numbers_no_stacks_are_offered(make):
    setup = make(4)
    click(setup.slip)
    assert "fewer" not in setup.house.ticks
    setup.lineup.add_computer()
    assert setup.house.ticks["fewer"].isVisible()
    setup.lineup.remove(1)
    assert not setup.house.ticks["fewer"].isVisible()


def test_the_soft_glass_comes_with_the_fifth_and_goes_with_him(make):
    setup = make(4)
    assert setup.options.soft_glass_s is None
    setup.lineup.add_computer()
    assert setup.options.soft_glass_s == 40
    assert setup.slip.sub == "as in the rulebook"
    click(setup.slip)
    click(setup.house.ticks["glass"])
    assert setup.options.soft_glass_s is None
    assert setup.slip.sub == "1 of your own"
    setup.lineup.add_computer()
    assert setup.options.soft_glass_s is None
    setup.lineup.remove(1)
    setup.lineup.remove(1)
    setup.lineup.add_computer()
    assert setup.options.soft_glass_s == 40


def test_the_table_taps_who_referees_first_and_he_keeps_it_where_he_sits(make):
    setup = make(3)
    click(setup.slip)
    assert value(setup, "first") == "the dice"
    click(setup.house.turns["first"].more)
    click(setup.house.turns["first"].more)
    assert value(setup, "first") == "Otto"
    assert setup.options.first_referee == 1
    setup.lineup.move(1, 2)
    assert setup.options.first_referee == 2
    assert setup.lineup.rename(2, "Olga") is None
    assert value(setup, "first") == "Olga"
    setup.lineup.remove(2)
    assert setup.options.first_referee is None
    click(setup.house.turns["first"].less)
    assert value(setup, "first") == "Mabel"


def test_house_variants_are_chosen_or_drawn(make, qtbot):
    setup = make(4)
    click(setup.slip)
    seen = []
    for _press in range(7):
        seen.append(value(setup, "variant"))
        click(setup.house.turns["variant"].more)
    assert seen == [
        "none",
        "drawn",
        "Short and sweet",
        "Full house",
        "Rhyme or alliterate",
        "Everybody ranks",
        "Mulligan",
    ]
    assert value(setup, "variant") == "none"
    click(setup.house.turns["variant"].less)
    assert "seven new cards" in setup.house.look()[-1]
    assert setup.options.variant is VariantChoice.MULLIGAN


def test_everybody_ranks_from_four_on(make):
    setup = make(3)
    click(setup.slip)
    seen = set()
    for _press in range(7):
        click(setup.house.turns["variant"].more)
        seen.add(value(setup, "variant"))
    assert "Everybody ranks" not in seen
    setup = make(4, WhimsyOptions(variant=VariantChoice.EVERYBODY_RANKS))
    setup.lineup.remove(3)
    assert "4 players or more" in setup.meaning.text
    assert value(setup, "variant") == "Everybody ranks"


def test_cards_for_families_or_spicy_ones_too(make):
    setup = make()
    click(setup.slip)
    click(setup.house.turns["profile"].more)
    assert setup.options.spicy
    click(setup.house.turns["profile"].more)
    assert not setup.options.spicy
    for rule in ("firsts", "unseen", "blanks"):
        click(setup.house.ticks[rule])
    assert setup.options == WhimsyOptions(firsts_break_ties=True, unseen_first=False, blanks=False)
    assert setup.slip.sub == "3 of your own"


def test_computers_have_temperaments_and_none_is_better(make):
    setup = make()
    assert setup.places[1].accessibleName() == "Otto, computer, cheeky"
    click(setup.levels[1])
    assert setup.lineup.players[1].level is Level.HARD
    assert setup.places[1].accessibleName() == "Otto, computer, dry"
    assert setup.hint.text.startswith("Dry: likes two cards")
    assert not setup.places[1].pips


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 600)])
def test_fault_47_every_rule_lies_on_its_sheet(make, size):
    setup = make(5)
    setup.resize(*size)
    click(setup.slip)
    setup.grab()
    sheet = setup.house.face()
    areas = [stop.face().translated(stop.pos()) for stop in setup.house.stops]
    assert len(areas) == 12
    assert all(sheet.contains(area) for area in areas)
    assert not any(one.intersects(other) for at, one in enumerate(areas) for other in areas[at + 1 :])


def test_a_damaged_file_is_named_with_line_and_reason_and_the_rest_is_dealt(
    make, tmp_path, monkeypatch, caplog
):
    folder = tmp_path / "whimsy"
    shutil.copytree(deck_folder("en"), folder)
    singles = folder / "singles.toml"
    singles.write_text(singles.read_text(encoding="utf-8") + '\n[[word]]\nnuon = "gnu"\n', encoding="utf-8")
    (folder / "zebra.toml").write_text("", encoding="utf-8")
    line = len(singles.read_text(encoding="utf-8").splitlines())
    monkeypatch.setattr(setup_whimsy, "deck_folder", lambda _lang: folder)
    setup_whimsy._skipped.cache_clear()
    try:
        setup = make(4)
        said = setup.meaning_below.text
        assert said.startswith(f"Left out, the first of 2: singles.toml, line {line}: ")
        assert "nuon" in said
        assert str(folder) not in said
        assert "zebra.toml" in caplog.text
        assert setup.start.isEnabled()
    finally:
        setup_whimsy._skipped.cache_clear()
