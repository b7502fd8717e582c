"""The reveal at the table: order, pace, rulings, scores; and the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.qt.punchline_tables import WORDS, LiveTable
from tests.qt.walk import told
from wordgames.core.players import TABLE
from wordgames.games.punchline.laying import Layer
from wordgames.games.punchline.masterpiece import Masterpiece
from wordgames.games.punchline.moves import Close, Leave, Lock, Turn
from wordgames.games.punchline.scoring import add_up
from wordgames.games.punchline.view import Phase, PunchlineView
from wordgames.lexicon import Lexicon, Use
from wordgames.ui.settling import SETTLE_MS
from wordgames.ui.tables.masterpiece import missed_masterpiece
from wordgames.ui.tables.pacing import FIRST_MS, STEP_MS, WORD_MS, Pace, reveal_order
from wordgames.ui.tables.reveal_row import SCORE_MS

Make = Callable[..., LiveTable]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    tables: list[LiveTable] = []

    def build(**named: object) -> LiveTable:
        tables.append(LiveTable(qtbot, **named))
        return tables[-1]

    yield build
    for table in tables:
        table.close()


def judged(
    make: Make, *, known: str = "0123", lengths: tuple[int, ...] = (5, 3, 4, 6), **named: object
) -> LiveTable:
    """A first round that is over: every seat has laid a word, of which the lexicon knows those of the seats `known`."""
    table = make(computers=("Otto", "Vera", "Moss")[: len(lengths) - 1], **named)
    table.read()
    words = [table.layable(seat, 3, 4, 5, 6)[length - 3] for seat, length in enumerate(lengths)]
    for seat in known:
        if int(seat) < len(words):
            table.known[words[int(seat)]] = "word"
    table.lay(words[0])
    for seat in range(1, len(words)):
        table.others_lay(seat, words[seat])
        table.do(seat, Lock())
    table.words = words
    table.click(table.play.lock)
    assert table.view.phase is Phase.JUDGING
    return table


def to_the_end(table: LiveTable) -> None:
    """Tap until every word that waits for nothing has been shown."""
    for _tap in range(40):
        if table.reveal.pace.finished or table.reveal._held_back():
            return
        table.reveal.tap()


def press_space(table: LiveTable) -> None:
    QTest.keyClick(table.reveal, Qt.Key.Key_Space)


# ---- order and pace


def test_words_come_from_the_lowest_to_the_highest(make: Make) -> None:
    table = judged(make)
    points = {word.seat: word.points for word in table.view.rounds[-1].words}
    order = table.reveal.pace.order
    assert sorted(order) == [0, 1, 2, 3]
    assert [points[seat] for seat in order] == sorted(points.values())
    assert table.reveal.shown_seat == order[0]


def test_the_first_rounds_show_the_sum_step_by_step(make: Make) -> None:
    table = judged(make)
    reveal = table.reveal
    assert reveal.pace.slow
    steps = reveal._steps(reveal.shown_seat)
    table.pass_ms(FIRST_MS - 100)
    assert reveal.pace.shown == 0
    table.pass_ms(200)
    assert reveal.pace.shown == 1
    for shown in range(2, steps + 1):
        table.pass_ms(STEP_MS + 100)
        assert reveal.pace.shown == shown
    assert "=" in reveal.sums.accessibleName()
    table.pass_ms(WORD_MS + 200)
    assert reveal.shown_seat == reveal.pace.order[1]


def test_what_is_still_to_come_is_covered_and_unsaid(make: Make) -> None:
    table = judged(make)
    later = [table.words[seat] for seat in table.reveal.pace.order[1:]]
    said = told(table.table)
    assert not any(word in said for word in later)
    for seat in table.reveal.pace.order[1:]:
        holder, slip, _plate = table.reveal.row.seats[seat]
        assert holder.isVisible()
        assert not slip.isVisible()


def test_enter_pressed_once_too_often_skips_nothing_of_the_reveal(make: Make) -> None:
    table = judged(make)
    reveal = table.reveal
    for _press in range(2):
        QTest.keyClick(QApplication.focusWidget() or reveal, Qt.Key.Key_Return)
    assert (reveal.pace.index, reveal.pace.shown) == (0, 0)
    table.pass_ms(SETTLE_MS)
    QTest.keyClick(reveal.onward, Qt.Key.Key_Return)
    assert (reveal.pace.index, reveal.pace.shown) == (0, reveal._steps(reveal.shown_seat))


def test_a_tap_completes_the_sum_and_the_next_tap_goes_on(make: Make) -> None:
    table = judged(make)
    reveal = table.reveal
    press_space(table)
    assert reveal.pace.index == 0
    assert reveal.pace.shown == reveal._steps(reveal.shown_seat)
    QTest.mouseClick(reveal.word, Qt.MouseButton.LeftButton, pos=reveal.word.rect().center())
    assert reveal.pace.index == 1


def test_later_rounds_stay_2500_ms_a_word_and_a_tap_shows_the_sum() -> None:
    pace = Pace((2, 0, 1), slow=False, since_ms=1_000)
    assert pace.ticked(1_000 + WORD_MS - 1, 4, waits=False) == pace
    assert pace.ticked(1_000 + WORD_MS, 4, waits=False).seat == 0
    opened = pace.tapped(1_200, 4, waits=False)
    assert (opened.seat, opened.shown) == (2, 4)
    assert opened.ticked(60_000, 4, waits=False) == opened
    assert opened.tapped(61_000, 4, waits=False).seat == 0


def test_a_word_without_ruling_holds_the_reveal_back() -> None:
    pace = Pace((1, 0), slow=False)
    assert pace.ticked(60_000, 3, waits=True) == pace
    opened = pace.tapped(60_000, 3, waits=True)
    assert opened.tapped(61_000, 3, waits=True).seat == 1
    assert Pace((1, 0), slow=True).ticked(FIRST_MS, 3, waits=True).shown == 1


def test_an_empty_reveal_is_finished() -> None:
    pace = Pace((), slow=True)
    assert pace.finished
    assert pace.ticked(9_999, 0, waits=False) == pace.tapped(9_999, 0, waits=False) == pace


def test_scores_rise_when_their_word_is_known(make: Make) -> None:
    table = judged(make)
    reveal = table.reveal
    seat = reveal.shown_seat
    plate = reveal.row.seats[seat][2]
    assert plate.score == 0
    reveal.tap()
    assert plate.score == 0
    table.pass_ms(SCORE_MS // 2)
    assert 0 <= plate.score <= table.view.seats[seat].total
    table.pass_ms(SCORE_MS)
    assert plate.score == table.view.seats[seat].total > 0


def test_a_seat_without_a_word_says_so(make: Make) -> None:
    table = make(computers=("Otto",))
    table.read()
    table.do(1, Lock())
    table.click(table.play.lock)
    assert "Ana made no word" in told(table.table)


def test_the_pace_stands_still_while_paused(make: Make) -> None:
    table = judged(make)
    table.controller.pause()
    before = table.reveal.pace
    table.hand.ms += 30_000
    table.reveal.tap()
    assert table.reveal.pace == before
    table.controller.resume()
    table.pass_ms(FIRST_MS + 100)
    assert table.reveal.pace.shown == 1


def test_fault_51_the_one_action_has_the_focus_from_screen_to_screen(make: Make) -> None:
    table = judged(make)
    assert table.reveal.onward.hasFocus()
    to_the_end(table)
    assert table.reveal.onward.hasFocus()
    table.key(Qt.Key.Key_Return)
    assert table.view.phase is Phase.READING
    assert table.play.board.hasFocus()
    table.key(Qt.Key.Key_Return)
    assert table.view.phase is Phase.BUILDING


# ---- rulings


def pending(make: Make) -> LiveTable:
    """A reveal that has come to the one word that the lexicon does not know, which is Ana's."""
    table = judged(make, known="123")
    to_the_end(table)
    assert table.reveal.shown_seat == 0
    table.reveal.tap()
    return table


def test_an_unknown_word_is_pending_and_never_first_0(make: Make) -> None:
    table = pending(make)
    reveal = table.reveal
    assert "if it counts" in reveal.sums.accessibleName()
    assert "isn't in our word list" in reveal.verdict.text
    assert reveal.remark.text == "What does the table say?"
    assert reveal.refuse.x() < reveal.accept.x()
    assert not reveal.refuse.is_brass
    assert not reveal.accept.is_brass
    table.pass_ms(20_000)
    assert reveal.shown_seat == 0


@pytest.mark.parametrize("counts", [True, False])
def test_fault_06_the_table_rules_and_the_score_follows_at_once(make: Make, counts: bool) -> None:
    table = pending(make)
    reveal = table.reveal
    table.click(reveal.accept if counts else reveal.refuse)
    mine = next(word for word in table.view.rounds[-1].words if word.seat == 0)
    assert mine.ruling.source == "table"
    assert mine.points == (mine.sum.total if counts else 0)
    table.pass_ms(1_000)
    assert reveal.row.seats[0][2].score == mine.points
    assert not reveal.accept.isVisible()


def test_enter_rules_on_nothing_by_accident(make: Make) -> None:
    table = pending(make)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        table.key(key)
    assert next(word for word in table.view.rounds[-1].words if word.seat == 0).pending


def test_fault_51_a_ruling_by_keys_alone(make: Make) -> None:
    table = pending(make)
    for _tab in range(12):
        if table.reveal.accept.hasFocus():
            break
        table.key(Qt.Key.Key_Tab)
    assert table.reveal.accept.hasFocus()
    table.key(Qt.Key.Key_Return)
    assert next(word for word in table.view.rounds[-1].words if word.seat == 0).points > 0


def test_a_ruling_can_be_remembered_for_the_house(make: Make) -> None:
    table = pending(make)
    table.click(table.reveal.remember)
    table.click(table.reveal.accept)
    verdict = table.store.house.find(table.words[0], "en")
    assert verdict is not None
    assert verdict.counts
    assert not table.reveal.remember.isChecked()


def test_a_ruling_is_for_this_round_where_the_box_is_not_ticked(make: Make) -> None:
    table = pending(make)
    table.click(table.reveal.accept)
    assert table.store.house.find(table.words[0], "en") is None


def test_any_word_can_be_challenged_and_ruled_on_again_until_the_round_is_closed(make: Make) -> None:
    table = judged(make)
    to_the_end(table)
    reveal = table.reveal
    first = reveal.pace.order[0]
    table.click(reveal.row.seats[first][1])
    assert reveal.shown_seat == first
    table.click(reveal.challenge)
    assert reveal.accept.is_brass
    assert not reveal.refuse.is_brass
    table.click(reveal.refuse)
    word = next(word for word in table.view.rounds[-1].words if word.seat == first)
    assert word.points == 0
    assert "says the table" in reveal.verdict.text
    table.click(reveal.challenge)
    assert reveal.refuse.is_brass
    table.click(reveal.accept)
    assert next(w for w in table.view.rounds[-1].words if w.seat == first).points > 0


def test_the_shown_ruling_pressed_again_changes_nothing(make: Make) -> None:
    table = judged(make)
    to_the_end(table)
    before = table.session.digest()
    table.click(table.reveal.challenge)
    table.click(table.reveal.accept)
    assert table.session.digest() == before
    assert table.reveal.challenge.isVisible()


def test_the_order_of_the_row_stays_when_a_ruling_changes(make: Make) -> None:
    table = judged(make)
    to_the_end(table)
    order = table.reveal.pace.order
    table.click(table.reveal.challenge)
    table.click(table.reveal.refuse)
    assert table.reveal.pace.order == order


# ---- on


def test_the_next_card_comes_only_when_every_word_was_shown(make: Make) -> None:
    table = judged(make)
    assert table.reveal.onward.label == "Go on"
    table.click(table.reveal.onward)
    assert table.view.phase is Phase.JUDGING
    to_the_end(table)
    assert table.reveal.onward.label == "Next card"
    table.click(table.reveal.onward)
    assert table.view.phase is Phase.READING
    assert table.view.round_number == 2
    assert table.play.plate.score == table.view.seats[0].total > 0


def test_fault_59_a_double_click_on_next_card_closes_one_round(make: Make) -> None:
    table = judged(make)
    to_the_end(table)
    onward = table.reveal.onward
    QTest.mouseDClick(onward, Qt.MouseButton.LeftButton, pos=onward.rect().center())
    table.click(onward)
    assert table.view.round_number == 2
    assert table.view.phase is Phase.READING


def test_the_last_round_is_closed_by_thats_it_and_the_stairs_name_the_winner(make: Make) -> None:
    table = judged(make, target=5)
    to_the_end(table)
    best = max(table.view.seats, key=lambda seat: seat.total)
    assert table.reveal.onward.label == "That's it"
    table.click(table.reveal.onward)
    assert table.view.phase is Phase.OVER
    assert table.end.title.text == f"{best.player.name} wins!"
    assert f"1st: {best.player.name}, {best.total} points" in table.end.stairs.accessibleName()


def test_words_of_equal_worth_come_in_order_of_seats(make: Make) -> None:
    table = judged(make, known="")
    order = reveal_order(table.view.rounds[-1])
    worth = {word.seat: word.sum.total for word in table.view.rounds[-1].words}
    assert [(worth[seat], seat) for seat in order] == sorted((total, seat) for seat, total in worth.items())


# ---- the end


def finished(make: Make, **named: object) -> LiveTable:
    table = judged(make, target=5, **named)
    table.do(TABLE, Close())
    assert table.view.phase is Phase.OVER
    return table


def test_back_to_the_shelf_and_once_more_go_up(make: Make, qtbot: QtBot) -> None:
    table = finished(make)
    with qtbot.waitSignal(table.table.shelf_wanted):
        table.click(table.end.back)
    with qtbot.waitSignal(table.table.again_wanted):
        table.click(table.end.again)
    with qtbot.waitSignal(table.table.again_wanted):
        table.key(Qt.Key.Key_Return)


def test_the_best_words_lie_there_as_tickets(make: Make) -> None:
    table = finished(make)
    said = told(table.end)
    best = sorted((word.points for word in table.view.rounds[-1].words), reverse=True)[:3]
    assert [
        ticket.accessibleName().endswith(f"{points} points")
        for ticket, points in zip(table.end._tickets, best, strict=True)
    ]
    assert all(f"{points} points" in said for points in best)


def test_the_missed_masterpiece_is_hung_up_when_it_is_found(make: Make) -> None:
    asked: list[PunchlineView] = []

    def find(view: PunchlineView) -> Masterpiece:
        asked.append(view)
        best = max(view.rounds[-1].words, key=lambda word: word.points)
        return Masterpiece(best.seat, 1, view.rounds[-1].sentence, best.cells, 65)

    table = finished(make, find_masterpiece=find)
    table.end.finish_search()
    table._settle()
    assert table.end.poster.isVisible()
    assert "65 points" in table.end.poster.accessibleDescription()
    assert "'s strips in round 1." in table.end.poster.accessibleDescription()
    assert len(asked) == 1
    assert asked[0].rounds[-1].holders


def test_the_search_finds_a_word_that_lay_there_and_nobody_built(make: Make) -> None:
    table = finished(make)
    view = table.session.view(0)
    piece = missed_masterpiece(view)
    assert piece is not None
    word = "".join(cell.letter for cell in piece.cells)
    finished_round = next(one for one in view.rounds if one.number == piece.round_number)
    assert word not in {one.word for one in finished_round.words}
    holder = next(one for one in finished_round.holders if one.seat == piece.seat)
    for cell in piece.cells:
        strip = holder.strips[cell.slot - 1]
        assert (cell.letter, cell.mark) in set(zip(strip.letters, strip.marks, strict=True))
    assert [cell.slot for cell in piece.cells] == sorted({cell.slot for cell in piece.cells})
    assert piece.total == add_up(piece.cells, started=False).total
    assert Lexicon.open("en").judge(word, Use.PUNCHLINE).accepted


def test_who_ruled_alone_is_told_that_the_game_sets_no_records(make: Make) -> None:
    table = judged(make, known="123", target=5)
    to_the_end(table)
    table.reveal.tap()
    table.click(table.reveal.accept)
    table.do(TABLE, Close())
    assert "no records" in table.end.marked.text
    assert finished(make).end.marked.text == ""


def test_where_none_was_missed_no_poster_hangs(make: Make) -> None:
    table = finished(make, find_masterpiece=lambda view: None)
    table.end.finish_search()
    table._settle()
    assert not table.end.poster.isVisible()


def equal_words(table: LiveTable) -> tuple[str, str]:
    """A word for Ana and one for Otto that neither has had, and that are worth the same."""
    boards = [Layer(table.session.view(seat).seats[seat].strips, table.view.values) for seat in (0, 1)]
    for mine, his in product(WORDS, WORDS):
        fresh = mine not in table.view.seats[0].used and his not in table.view.seats[1].used
        a, b = boards[0].best(mine), boards[1].best(his)
        if fresh and a and b and a.points == b.points and max(len(mine), len(his)) < 6:
            return mine, his
    raise AssertionError("no two words are worth the same")


def test_a_tie_stands_equally_high_and_is_named_as_one(make: Make) -> None:
    table = make(computers=("Otto", "Vera"), target=1)
    for number in (1, 2):
        table.read()
        mine, his = equal_words(table)
        table.known |= {mine: "word", his: "word"}
        table.lay(mine)
        table.others_lay(1, his)
        table.do(1, Lock())
        table.do(2, Lock())
        table.click(table.play.lock)
        if number == 1:
            to_the_end(table)
            assert table.reveal.onward.label == "Next card"
        table.do(TABLE, Close())
    assert table.view.phase is Phase.OVER
    assert table.end.title.text == "A tie: Ana and Otto!"
    assert table.end.stairs.accessibleName().startswith("1st: Ana")
    assert "; 1st: Otto" in table.end.stairs.accessibleName()
    assert "; 3rd: Vera, 0 points" in table.end.stairs.accessibleName()


def test_fault_29_a_seat_that_leaves_takes_its_things_along(make: Make) -> None:
    table = make()
    table.read()
    table.do(TABLE, Leave(2))
    assert table.play._there == [1, 3]
    table.lay(table.layable(0, 3)[0])
    table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    for seat in (1, 3):
        table.do(seat, Lock())
    assert table.view.phase is Phase.JUDGING
    assert sorted(table.reveal.pace.order) == [0, 1, 3]


def test_fault_09_a_starter_with_a_bad_word_has_nothing(make: Make) -> None:
    table = make(computers=("Otto",))
    table.read()
    table.lay(table.layable(0, 6)[0])
    table.do(0, Turn())
    table.do(1, Lock())
    to_the_end(table)
    table.reveal.tap()
    table.click(table.reveal.refuse)
    table.pass_ms(1_000)
    assert table.view.seats[0].total == 0
    assert table.reveal.row.seats[0][2].score == 0
