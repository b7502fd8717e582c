"""Chips are given: a computer's ranking is seen step by step, authors sign, totals grow, phrases are seen again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.qt import whimsy_show as game
from tests.qt.walk import told
from tests.qt.whimsy_show import NAMES, Show
from wordgames.core.players import TABLE
from wordgames.games.whimsy.moves import Next, Rank, Why
from wordgames.games.whimsy.view import Length, Phase, Variant, VariantChoice
from wordgames.qt.twin import TwinController
from wordgames.session.session import Session
from wordgames.session.store import Store
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.text import elided
from wordgames.ui.tables.whimsy_end import EndScreen, stands
from wordgames.ui.tables.whimsy_pacing import (
    CHIP_MS,
    RANK_MS,
    ROW_MS,
    SCORE_MS,
    SIGN_MS,
    WHY_MS,
    Signing,
    Verdict,
)
from wordgames.ui.tables.whimsy_phrases import PhraseBook, funniest, phrases_of, remembered
from wordgames.ui.tables.whimsy_scores import ScoresScreen
from wordgames.ui.tables.whimsy_texts import phrase
from wordgames.ui.tables.whimsy_verdict import VerdictScreen
from wordgames.ui.widgets.score_row import ScoreRow, _name_room, shared_sizes

ALL_MS = 6 * ROW_MS + SIGN_MS + CHIP_MS + SCORE_MS


def awarded(seats: int = 4, counts: tuple[int, ...] = (2, 3, 1), **options: object) -> Session:
    session = game.begin(seats, **options)  # type: ignore[arg-type]
    game.answer(session, counts)
    game.read_all(session)
    game.award(session)
    return session


def scores(qtbot: QtBot, seats: int = 4, **options: object) -> Show:
    return Show(qtbot, awarded(seats, **options), ScoresScreen)  # type: ignore[arg-type]


def finished(seats: int = 3, **options: object) -> Session:
    """A game that was played to its end; the referee always likes the first envelope best."""
    session = game.begin(seats, length=Length.SHORT, **options)  # type: ignore[arg-type]
    while session.result() is None:
        game.answer(session)
        game.read_all(session)
        game.award(session)
        game.make(session, TABLE, Next())
    return session


# ---- authors sign


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_authors_sign_from_the_last_place_to_the_first(qtbot: QtBot, seats: int) -> None:
    show = scores(qtbot, seats)
    screen = show.screen
    rows = screen.rows
    assert [line.row.place for line in rows] == list(range(1, seats))
    assert all(line.signed == 0 for line in rows)
    seen: list[int] = []
    for _step in range((ROW_MS * seats + 2_000) // 50):
        show.pass_ms(50)
        seen += [i for i, line in enumerate(rows) if line.signed >= 1 and i not in seen]
        for line in rows:
            assert line.shown_total == line.row.before or line.signed >= 1, "first the name, then the points"
    assert seen == list(reversed(range(seats - 1)))
    assert screen.finished()
    answers = show.view.shown[-1].answers
    for line, one in zip(rows, answers, strict=True):
        assert line.row.seat == one.seat
        assert line.row.phrase == phrase(one.cards)
        assert line.shown_total == show.view.seats[one.seat].total
        assert NAMES[one.seat] in line.accessibleName()
    assert rows[-1].row.chip == (0 if seats == 7 else 1)


def test_a_tap_has_all_signed_and_the_next_press_goes_on(qtbot: QtBot) -> None:
    show = scores(qtbot)
    screen = show.screen
    show.pass_ms(200)
    show.click(screen.main)
    assert screen.finished()
    assert all(line.signed == 1 for line in screen.rows)
    assert show.session.view(TABLE).phase is Phase.AWARDED
    show.key(Qt.Key.Key_Return)
    assert show.session.view(TABLE).phase is Phase.PROMPT


def test_taps_on_the_stage_and_space_skip_too(qtbot: QtBot) -> None:
    for tap in (
        lambda show: QTest.mouseClick(show.screen, game.LEFT, pos=QPoint(640, 130)),
        lambda show: QTest.keyClick(show.screen, Qt.Key.Key_Space),
        lambda show: show.click(show.screen.rows[0]),
        lambda show: show.touch(show.screen.rows[1]),
    ):
        show = scores(qtbot)
        assert not show.screen.finished()
        tap(show)
        assert show.screen.finished()
        assert not show.screen.large.phrase, "the first tap only brings everything there"


def test_with_less_motion_everything_stands_there(qtbot: QtBot) -> None:
    plain = Show(qtbot, awarded(), _Still)
    assert plain.screen.finished()
    assert all(line.shown_total == line.row.total for line in plain.screen.rows)


class _Still(ScoresScreen):
    """The scores for who wants less motion."""

    def show_view(self, view: object) -> None:
        self.set_reduce_motion(True)
        super().show_view(view)  # type: ignore[arg-type]


def test_what_is_said_of_leader_referee_and_who_comes_next(qtbot: QtBot) -> None:
    show = scores(qtbot, 4)
    screen = show.screen
    best = show.view.shown[-1].answers[0].seat
    assert (screen.what.text, screen.also.text) == ("Ana refereed and keeps 0.", ""), "the authors sign first"
    show.pass_ms(ALL_MS)
    assert screen.what.text == f"{NAMES[best]} leads by 1."
    assert screen.also.text == "Ana refereed and keeps 0."
    assert screen.plate.accessibleName() == "Ben, referees next"
    assert screen.main.label == "Next prompt"
    assert screen.main.sub == "Round 2 of 12"


def test_after_the_last_stack_nobody_referees_next(qtbot: QtBot) -> None:
    session = game.begin(3, length=Length.SHORT)
    for _round in range(3):
        game.answer(session)
        game.read_all(session)
        game.award(session)
        if session.view(TABLE).stacks:
            game.make(session, TABLE, Next())
    show = Show(qtbot, session, ScoresScreen)
    assert show.screen.main.label == "Who has won?"
    show.click(show.screen.main)
    show.click(show.screen.main)
    assert session.view(TABLE).phase is Phase.OVER


def test_a_round_that_nobody_answered_says_so(qtbot: QtBot) -> None:
    session = awarded()
    view = session.view(TABLE)
    empty = replace(view, shown=(replace(view.shown[-1], answers=()),))
    show = Show(qtbot, session, ScoresScreen)
    show.screen._number = 0
    show.screen.show_view(empty)
    assert show.screen.rows == []
    assert "Nobody answered" in show.screen.none.text
    assert show.screen.finished()


def test_a_chip_that_was_paid_for_a_mulligan_moves_no_total(qtbot: QtBot) -> None:
    session = awarded()
    view = session.view(TABLE)
    best = view.shown[-1].answers[0]
    paid = replace(best, kept=0, mulligan=True)
    seats = tuple(replace(one, total=0) if seat == best.seat else one for seat, one in enumerate(view.seats))
    shown = (replace(view.shown[-1], answers=(paid, *view.shown[-1].answers[1:])),)
    show = Show(qtbot, session, ScoresScreen)
    show.screen._number = 0
    show.screen.show_view(replace(view, shown=shown, seats=seats))
    show.pass_ms(ALL_MS)
    row = show.screen.rows[0].row
    assert (row.chip, row.before, row.total) == (3, 0, 0)
    assert row.note == "paid for new cards"
    assert "3 points (paid for new cards), now 0" in show.screen.rows[0].accessibleName()
    left = replace(seats[best.seat], present=False)
    show.screen._number = 0
    gone = tuple(left if seat == best.seat else one for seat, one in enumerate(seats))
    show.screen.show_view(replace(view, shown=shown, seats=gone))
    assert show.screen.rows[0].row.note == "has left"


def test_what_rhymes_is_marked_in_the_scores(qtbot: QtBot) -> None:
    session = awarded()
    view = session.view(TABLE)
    first, *others = view.shown[-1].answers
    changed = (first, *(replace(one, fulfils=False) for one in others))
    show = Show(qtbot, session, ScoresScreen)
    assert not any(line.row.sounds for line in show.screen.rows)
    show.screen._number = 0
    rhymes = replace(
        view, variant=Variant.RHYME_OR_ALLITERATE, shown=(replace(view.shown[-1], answers=changed),)
    )
    show.screen.show_view(rhymes)
    show.pass_ms(ALL_MS)
    assert [line.row.sounds for line in show.screen.rows] == [True, False, False]
    assert not show.screen.grab().isNull()


# ---- phrases again


def test_a_phrase_is_brought_large_and_taken_away(qtbot: QtBot) -> None:
    show = scores(qtbot)
    screen = show.screen
    show.pass_ms(ALL_MS)
    for away in ("click", "escape", "main"):
        show.click(screen.rows[1])
        assert screen.large.isVisible()
        assert screen.large.phrase == screen.rows[1].row.phrase
        assert screen.rows[1].row.name in screen.large.accessibleName()
        if away == "click":
            show.click(screen.large)
        elif away == "escape":
            show.key(Qt.Key.Key_Escape)
        else:
            show.click(screen.main)
        assert not screen.large.isVisible()
    assert show.session.view(TABLE).phase is Phase.AWARDED


def test_all_phrases_can_be_leafed_through(qtbot: QtBot) -> None:
    session = awarded(4)
    game.make(session, TABLE, Next())
    game.answer(session)
    game.read_all(session)
    game.award(session)
    show = Show(qtbot, session, ScoresScreen)
    screen = show.screen
    show.click(screen.all)
    book: PhraseBook = screen.book
    assert book.isVisible()
    view = session.view(TABLE)
    assert book.page == (0, 2)
    assert book.prompt.text == view.shown[1].prompt.text
    assert not book.onward.isEnabled()
    show.click(book.back)
    assert book.page == (0, 1)
    assert [line.row.phrase for line in book.lines] == [phrase(one.cards) for one in view.shown[0].answers]
    show.key(Qt.Key.Key_PageDown)
    assert book.page == (0, 2)
    show.click(book.lines[0])
    assert book.large.phrase == book.lines[0].row.phrase
    show.key(Qt.Key.Key_Escape)
    assert not book.large.isVisible()
    assert book.isVisible()
    show.key(Qt.Key.Key_Escape)
    assert not book.isVisible()
    show.click(screen.all)
    show.click(book.done)
    assert not book.isVisible()
    assert len(book.model.items) == 6
    assert session.view(TABLE).phase is Phase.AWARDED


def test_keys_stay_on_the_pages_that_lie_open(qtbot: QtBot) -> None:
    show = scores(qtbot)
    show.pass_ms(ALL_MS)
    show.screen.all.setFocus()
    show.key(Qt.Key.Key_Space)
    book = show.screen.book
    seen = []
    for _tab in range(5):
        focused = QApplication.focusWidget()
        assert book.isAncestorOf(focused)
        seen.append(focused)
        show.key(Qt.Key.Key_Tab)
    assert seen == [book.done, *book.lines, book.done]
    show.key(Qt.Key.Key_Return)
    assert book.large.isVisible()
    show.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is book.large
    show.key(Qt.Key.Key_Return)
    assert not book.large.isVisible()
    assert QApplication.focusWidget() is book.done
    show.key(Qt.Key.Key_Return)
    assert not book.isVisible()


def test_phrases_of_earlier_games_come_before_this_ones(qtbot: QtBot) -> None:
    store = Store(None)
    first = awarded(3, store=store)
    second = awarded(4, store=store, seed=9)
    show = Show(qtbot, second, ScoresScreen)
    show.click(show.screen.all)
    book = show.screen.book
    assert book.page == (0, 1)
    assert book.where.text == "Round 1 of 12"
    show.click(book.back)
    assert book.page == (first.record_id, 1)
    assert book.where.text == "An earlier game, round 1"
    answers = first.view(TABLE).shown[0].answers
    assert [line.row.phrase.lower() for line in book.lines] == [phrase(one.cards).lower() for one in answers]
    assert [line.row.name for line in book.lines] == [NAMES[one.seat] for one in answers]
    assert not book.back.isEnabled()
    twin = Show(qtbot, second, ScoresScreen, controller=TwinController(show.controller), hand=show.hand)
    assert remembered(twin.controller) == ()


def test_the_book_of_a_game_without_phrases_says_so(qtbot: QtBot) -> None:
    session = game.begin(3)
    book = PhraseBook()
    qtbot.addWidget(book)
    book.resize(1280, 720)
    book.open_it(session.view(TABLE))
    assert book.page is None
    assert book.where.text == "No phrase yet."
    assert book.lines == []
    book.turn(1)
    assert book.page is None


# ---- a ranking that others made


def judged(qtbot: QtBot, *, why: Why | None = None) -> Show:
    """Ana is a computer and has given the chips."""
    session = game.begin(4, computers=(0,))
    game.answer(session)
    game.read_all(session)
    view = session.view(0)
    first = view.envelopes[2].cards
    assert first is not None
    game.make(session, 0, Rank((2, 0, 1), why=why, word=first[0].word.text if why else ""))
    return Show(qtbot, session, VerdictScreen)


def test_a_computers_ranking_is_seen_place_by_place_the_last_first(qtbot: QtBot) -> None:
    show = judged(qtbot)
    screen = show.screen
    done: list[bool] = []
    screen.done.connect(lambda: done.append(True))
    standing = []
    for _step in range(8):
        standing.append(tuple(row.slot for row in screen.things.places.items))
        show.pass_ms(RANK_MS // 2)
    assert list(dict.fromkeys(standing)) == [
        (None, None, None),
        (None, None, 1),
        (None, 0, 1),
        (2, 0, 1),
    ]
    assert screen.things.envelopes[2].chip == 3
    show.pass_ms(2 * RANK_MS)
    assert done == [True]
    assert not screen.has_something(show.session.view(TABLE))


def test_what_it_says_of_the_best_is_read_before_it_goes_on(qtbot: QtBot) -> None:
    show = judged(qtbot, why=Why.TASTE)
    screen = show.screen
    done: list[bool] = []
    screen.done.connect(lambda: done.append(True))
    assert not screen.speech.isVisible()
    show.pass_ms(3 * RANK_MS + 100)
    assert screen.speech.isVisible()
    best = show.session.view(TABLE).shown[-1].answers[0].cards[0].word.text
    assert best.lower() in screen.speech.text.lower()
    assert len(screen.speech.text.split()) <= 8
    assert not done
    show.pass_ms(WHY_MS)
    assert done == [True]


def test_taps_hurry_the_verdict_and_then_go_on(qtbot: QtBot) -> None:
    show = judged(qtbot, why=Why.SUITS)
    screen = show.screen
    done: list[bool] = []
    screen.done.connect(lambda: done.append(True))
    show.click(screen, QPoint(640, 130))
    assert [row.slot for row in screen.things.places.items] == [2, 0, 1]
    assert screen.speech.isVisible()
    assert not done
    show.click(screen.main)
    assert done == [True]


def test_while_the_places_are_shown_no_author_is_told(qtbot: QtBot) -> None:
    show = judged(qtbot, why=Why.ODD_PAIR)
    for _step in range(6):
        said = told(show.screen)
        assert not [name for name in NAMES[1:4] if name in said]
        show.pass_ms(RANK_MS // 2)


def test_only_what_the_room_did_not_do_itself_is_shown(qtbot: QtBot) -> None:
    by_hand = Show(qtbot, awarded(4), VerdictScreen)
    assert not by_hand.screen.has_something(by_hand.view)
    together = Show(qtbot, awarded(4, variant=VariantChoice.EVERYBODY_RANKS), VerdictScreen)
    assert together.screen.has_something(together.view)
    assert together.screen.what.text == "Everybody has ranked."


def test_a_second_screen_sees_the_verdict_and_the_signatures_in_step(qtbot: QtBot) -> None:
    show = judged(qtbot, why=Why.SUITS)
    twin = Show(
        qtbot, show.session, VerdictScreen, controller=TwinController(show.controller), hand=show.hand
    )
    ended: list[bool] = []
    twin.screen.done.connect(lambda: ended.append(True))
    show.click(show.screen.main)
    assert [row.slot for row in twin.screen.things.places.items] == [2, 0, 1]
    assert not twin.screen.main.isVisible()
    show.click(show.screen.main)
    assert ended == [True]
    front = Show(qtbot, show.session, ScoresScreen, controller=show.controller, hand=show.hand)
    back = Show(qtbot, show.session, ScoresScreen, controller=TwinController(show.controller), hand=show.hand)
    front.pass_ms(400)
    assert [line.signed for line in back.screen.rows] == [line.signed for line in front.screen.rows]
    front.click(front.screen.main)
    assert back.screen.finished()
    front.click(front.screen.rows[1])
    assert back.screen.large.phrase == front.screen.rows[1].row.phrase
    front.click(front.screen.large)
    assert not back.screen.large.isVisible()
    assert not back.screen.all.isVisible()


def test_a_second_screen_leafs_along(qtbot: QtBot) -> None:
    for kind, session in ((ScoresScreen, awarded(3, store=Store(None))), (EndScreen, finished(3))):
        show = Show(qtbot, session, kind)
        twin = Show(qtbot, session, kind, controller=TwinController(show.controller), hand=show.hand)
        show.pass_ms(ALL_MS)
        show.click(show.screen.all)
        assert twin.screen.book.isVisible()
        assert twin.screen.book.page == show.screen.book.page
        assert not twin.screen.book.done.isVisible()
        show.click(show.screen.book.lines[1])
        assert twin.screen.book.large.phrase == show.screen.book.lines[1].row.phrase
        show.click(show.screen.book.large)
        assert not twin.screen.book.large.isVisible()
        QTest.keyClick(show.screen.book, Qt.Key.Key_PageUp)
        assert twin.screen.book.page == show.screen.book.page
        QTest.keyClick(show.screen.book, Qt.Key.Key_Escape)
        assert not show.screen.book.isVisible()
        assert not twin.screen.book.isVisible()
    show.click(show.screen.tickets[0])
    assert twin.screen.large.phrase == show.screen.tickets[0].row.phrase
    show.click(show.screen.large)
    assert not twin.screen.large.isVisible()


# ---- the end


def test_the_end_names_winners_and_ties(qtbot: QtBot) -> None:
    session = finished(3)
    show = Show(qtbot, session, EndScreen)
    result = session.result()
    assert result is not None
    view = session.view(TABLE)
    assert [one.place for one in stands(view)] == [one.place for one in result.standings]
    for seat in result.winners:
        assert NAMES[seat] in show.screen.prompt.text
    tie = replace(
        view,
        result=replace(
            result, winners=(0, 1), standings=tuple(replace(o, place=1) for o in result.standings)
        ),
    )
    show.screen.show_view(tie)
    assert show.screen.prompt.text == "A tie: Ana and Ben!"
    assert [one.place for one in show.screen.stairs.stands] == [1, 1, 1]
    assert show.screen.what.text == "3 rounds, 6 phrases"


def test_first_places_that_decided_are_told(qtbot: QtBot) -> None:
    session = finished(3, firsts_break_ties=True)
    view = session.view(TABLE)
    assert view.result is not None
    one, two, three = view.result.standings
    decided = replace(
        view.result,
        winners=(one.seat,),
        standings=(
            replace(one, place=1, points=5),
            replace(two, place=2, points=5),
            replace(three, place=3, points=1),
        ),
    )
    show = Show(qtbot, session, EndScreen)
    show.screen.show_view(replace(view, result=decided))
    assert show.screen.what.text == f"{NAMES[one.seat]} has more first places."


def test_the_funniest_phrases_hang_beside_the_podium(qtbot: QtBot) -> None:
    session = finished(4)
    show = Show(qtbot, session, EndScreen)
    view = session.view(TABLE)
    best = funniest(view, 3)
    assert [ticket.row for ticket in show.screen.tickets] == list(best)
    assert {row.chip for row in best} == {3}
    assert [row.number for row in best] == [4, 3, 2]
    assert len(phrases_of(view)) == 12
    show.click(show.screen.tickets[1])
    assert show.screen.large.phrase == best[1].phrase
    show.key(Qt.Key.Key_Escape)
    assert not show.screen.large.isVisible()
    show.click(show.screen.all)
    assert show.screen.book.page == (0, 4)
    show.key(Qt.Key.Key_Escape)


def test_from_the_end_on_to_the_next_game_or_the_shelf(qtbot: QtBot) -> None:
    show = Show(qtbot, finished(3), EndScreen)
    wanted: list[str] = []
    show.screen.again_wanted.connect(lambda: wanted.append("again"))
    show.screen.shelf_wanted.connect(lambda: wanted.append("shelf"))
    show.key(Qt.Key.Key_Return)
    show.click(show.screen.back)
    show.touch(show.screen.main)
    assert wanted == ["again", "shelf", "again"]


# ---- the values behind it


def test_a_hurried_verdict_still_lets_the_reason_be_read() -> None:
    verdict = Verdict((2, 0, 1), 1_000, says_why=True)
    assert [verdict.standing(1_000 + n * RANK_MS) for n in range(5)] == [0, 1, 2, 3, 3]
    hurried = verdict.skipped(1_200)
    assert hurried.standing(1_200) == 3
    assert not hurried.finished(1_200 + WHY_MS - 1)
    assert hurried.finished(1_200 + WHY_MS)
    silent = Verdict((1, 0), 0).skipped(10)
    assert silent.finished(10)
    assert not Verdict((1, 0), 0).finished(2 * RANK_MS)


def test_signing_is_over_when_the_best_has_his_points() -> None:
    signing = Signing(3, 0)
    assert signing.writing(0) == 2
    assert signing.writing(ROW_MS) == 1
    assert signing.writing(3 * ROW_MS) is None
    assert signing.written(0, 2 * ROW_MS) == 0
    assert signing.written(0, 2 * ROW_MS + SIGN_MS) == 1
    assert signing.flown(0, 2 * ROW_MS + SIGN_MS + CHIP_MS) == 1
    assert not signing.finished(2 * ROW_MS + SIGN_MS + CHIP_MS + SCORE_MS - 1)
    assert signing.finished(2 * ROW_MS + SIGN_MS + CHIP_MS + SCORE_MS)
    assert Signing(0, 0).finished(0)
    assert Signing(3, 0, hurried=True).risen(0, 0) == 1


@pytest.mark.parametrize("total", [1, 9, 47])
def test_usual_names_are_not_cut_on_a_plate(qtbot: QtBot, total: int) -> None:
    rows = [
        ScoreRow(
            place,
            "Slippery Ferret",
            place,
            name,
            3 - place,
            total - 1,
            total,
            ("Slippery", "Ferret"),
            "",
            False,
        )
        for place, name in ((1, "Max-Ole"), (2, "Béatrix"))
    ]
    heights = [15.0, 11.0]
    _size, name_size = shared_sizes(rows, heights)
    for row, h in zip(rows, heights, strict=True):
        assert elided(row.name, name_size, _name_room(row, h), Face.TEXT_HEAVY) == row.name
