"""The count of Pun on the screen: verdicts word by word, rulings, hindsight, winners of round and match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.qt.puntable import PunEvening
from tests.qt.walk import told
from wordgames.core.players import TABLE, Player
from wordgames.games.pun.moves import Leave, Rule
from wordgames.games.pun.view import Length, Phase, PunOptions
from wordgames.lexicon import LexiconError, LexiconFault
from wordgames.qt.pun_count import CountRole, Told
from wordgames.qt.tables import Seated, begin_game
from wordgames.qt.twin import TwinController
from wordgames.session.house import Verdict
from wordgames.session.places import Cover
from wordgames.ui.seats import Seats
from wordgames.ui.settling import SETTLE_MS
from wordgames.ui.staged_count import stage_count, stage_hands
from wordgames.ui.tables.count_pace import FIRST_MS, WORD_MS, CountPace
from wordgames.ui.tables.pun import PunTable
from wordgames.ui.tables.pun_confirm import ConfirmScreen
from wordgames.ui.tables.pun_count import CountScreen
from wordgames.ui.tables.pun_end import EndScreen
from wordgames.ui.theme import load_theme
from wordgames.ui.widgets.letter_rack import LetterRack

THREE = ("ZEbRA FOX", "TOY INGRID", "BLUMPS + KW")
"""Two words that count, one and a name, and one that no list knows."""

Make = Callable[..., "Counting"]


class Counting(PunEvening):
    """A table where all hands have been opened."""

    def __init__(self, qtbot: QtBot, hands: tuple[str, ...], computers: int = 0, **named: object) -> None:
        changes = named.pop("changes", {})
        self.qtbot = qtbot
        super().__init__(qtbot, len(hands) - computers, computers, **named)  # type: ignore[arg-type]
        stage_count(self.controller, hands, **changes)  # type: ignore[arg-type]
        self.settle()

    @property
    def count(self) -> CountScreen:
        """The screen of the count."""
        assert isinstance(self.shown, CountScreen)
        return self.shown

    def tap(self) -> None:
        """On the cloth beside the hands."""
        QTest.mouseClick(self.count, Qt.MouseButton.LeftButton, pos=self.count.rect().center())
        self.settle()

    def word(self, seat: int, index: int) -> Told:
        """What is known of a word."""
        word = self.count.model.word((seat, index))
        assert word is not None
        return word.told

    def found(self) -> None:
        """All that is looked for has been found."""
        self.count.hindsight.finish()
        self.count.ledge.evidence.finish()
        self.settle()

    def press(self, seat: int, index: int) -> None:
        """A word."""
        self.click(self.count.hands.spots[(seat, index)])

    def total(self, seat: int) -> str:
        """What the card of a hand says."""
        return self.count.hands.totals[seat].accessibleName()


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    tables: list[Counting] = []

    def build(hands: tuple[str, ...] = THREE, computers: int = 0, **named: object) -> Counting:
        tables.append(Counting(qtbot, hands, computers, **named))
        return tables[-1]

    yield build
    for table in tables:
        table.close()


# ---- word by word


def test_all_hands_lie_there_at_once_and_the_verdicts_come_one_by_one(make: Make) -> None:
    table = make()
    assert table.public.phase is Phase.JUDGING
    assert [table.word(*key) for key in table.count.pace.order] == [Told.LIES] * 5
    assert table.total(0) == "Ana", "no points before a word has been told, not even 0"
    table.pass_ms(FIRST_MS)
    assert table.word(0, 0) is Told.COUNTS
    assert table.word(0, 1) is Told.LIES
    assert table.total(0) == "Ana, 5 letters"
    table.pass_ms(WORD_MS)
    assert table.word(0, 1) is Told.COUNTS
    assert table.count.ledge.line.text == "FOX counts: 3 letters"


def test_a_tap_tells_everything_as_far_as_the_table_is_asked(make: Make) -> None:
    table = make()
    table.tap()
    assert table.word(1, 1) is Told.REFUSED
    assert table.word(2, 0) is Told.PENDING
    assert table.count.ledge.line.text == "Does BLUMPS count?"
    assert table.total(2) == "Chloe, 0 letters, the table decides"
    table.pass_ms(5_000)
    table.tap()
    assert table.word(2, 0) is Told.PENDING, "it waits for the table"
    assert not table.count.ledge.onward.isVisible()


def test_a_refused_word_says_why(make: Make) -> None:
    table = make(("TOY INGRID", "AB CAT + W"), options=PunOptions(min_length=3))
    table.tap()
    spoken = {key: spot.accessibleName() for key, spot in table.count.hands.spots.items()}
    assert spoken[(0, 1)] == "Ana: INGRID, A name. Names don't count."
    assert spoken[(1, 0)] == "Ben: AB, Too short. At least 3 letters."
    table.press(1, 0)
    assert not table.count.ledge.accept.isVisible(), "what the table's own options say is not ruled on"
    assert "Too short" in table.count.ledge.sub.text


def test_words_of_a_subject_and_abbreviations(make: Make) -> None:
    table = make(("ZEBRA CHAIR", "FBI"), options=PunOptions(subject="animals"))
    table.tap()
    reasons = {word.word: word.reason for word in table.count.model.items}
    assert reasons == {"ZEBRA": "", "CHAIR": "off_subject", "FBI": "abbreviation"}
    table.press(0, 1)
    assert table.count.ledge.accept.isVisible()
    assert not any(box.isVisible() for box in table.count.ledge.remember.values()), (
        "a house that remembers it would remember it for all subjects"
    )


def test_the_words_are_an_item_model(make: Make) -> None:
    model = make().count.model
    changed: list[int] = []
    model.dataChanged.connect(lambda first, last: changed.append(first.row()))
    rows = [model.index(row) for row in range(model.rowCount())]
    assert [row.data(CountRole.WORD) for row in rows] == ["ZEBRA", "FOX", "TOY", "INGRID", "BLUMPS"]
    assert {row.data(CountRole.TOLD) for row in rows} == {"lies"}
    assert [row.data(CountRole.SEAT) for row in rows] == [0, 0, 1, 1, 2]
    assert rows[0].data(CountRole.POINTS) == 0
    assert rows[0].data(CountRole.REASON) == rows[0].data(CountRole.WRITTEN) == ""
    assert model.data(model.index(9)) is None
    assert changed == []


def test_the_model_tells_what_changes(make: Make) -> None:
    table = make()
    model = table.count.model
    changed: list[int] = []
    model.dataChanged.connect(lambda first, last: changed.append(first.row()))
    table.pass_ms(FIRST_MS)
    assert changed == [0]
    assert model.index(0).data(CountRole.POINTS) == 5


def test_words_that_count_rise_and_come_down_again_when_they_are_refused(make: Make) -> None:
    table = make(("ZEBRA", "TOY"))
    count = table.count
    count.set_reduce_motion(False)
    table.tap()
    assert count._lifts[(0, 0)].at(table.hand.ms) < 0.2
    assert count._frames.isActive()
    table.hand.ms += 1_000
    count.advance()
    assert not count._frames.isActive()
    assert count._lifts[(0, 0)].at(table.hand.ms) == 1.0
    table.press(0, 0)
    table.click(count.ledge.refuse)
    assert count._lifts[(0, 0)].end == 0.0
    table.hand.ms += 1_000
    count.advance()
    assert count._lifts[(0, 0)].at(table.hand.ms) == 0.0
    assert not count._frames.isActive()


# ---- rulings


def test_fault_06_the_table_decides_what_no_list_knows_and_the_points_follow_at_once(make: Make) -> None:
    table = make()
    table.tap()
    table.found()
    assert not table.count.ledge.accept.is_brass
    assert not table.count.ledge.refuse.is_brass
    assert table.count.ledge.evidence.accessibleName().startswith("Not in our list")
    focused = QApplication.focusWidget()
    assert focused not in (table.count.ledge.accept, table.count.ledge.refuse), "no ruling without a thought"
    table.click(table.count.ledge.accept)
    assert table.word(2, 0) is Told.COUNTS
    assert table.public.shown[-1].hands[2].points == 6
    assert table.total(2).startswith("Chloe, 6 letters")
    assert table.count.ledge.onward.label == "That's it"
    assert table.count.ledge.line.text == "BLUMPS counts (the table)."
    assert table.store.house.find("BLUMPS", "en") is None


def test_any_word_can_be_challenged_and_the_ruling_changed_and_taken_back(make: Make) -> None:
    table = make(("ZEbRA FOX", "TOY INGRID"))
    table.tap()
    table.found()
    count = table.count
    table.press(1, 1)
    assert count.ledge.line.text == "Does INGRID count after all?"
    assert count.ledge.refuse.is_brass
    table.click(count.ledge.accept)
    assert table.word(1, 1) is Told.COUNTS
    assert table.public.shown[-1].hands[1].points == 9
    table.press(1, 1)
    assert count.ledge.line.text == "Does INGRID really count?"
    assert count.ledge.accept.is_brass
    table.click(count.ledge.accept)
    assert table.controller.session.revision == table.controller.session.revision
    assert table.word(1, 1) is Told.COUNTS, "the same ruling once more changes nothing"
    table.press(1, 1)
    table.click(count.ledge.refuse)
    assert count.model.word((1, 1)).source == "table"  # type: ignore[union-attr]
    assert table.public.shown[-1].hands[1].points == 3
    QTest.keyClick(count, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.word(1, 1) is Told.COUNTS
    QTest.keyClick(count, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.word(1, 1) is Told.REFUSED
    assert count.model.word((1, 1)).reason == "name"  # type: ignore[union-attr]


def test_a_challenge_is_left_by_a_tap_by_escape_or_by_the_same_press(make: Make) -> None:
    table = make(("ZEbRA FOX", "TOY INGRID"))
    table.tap()
    count = table.count
    for leave in (
        table.tap,
        lambda: QTest.keyClick(count, Qt.Key.Key_Escape),
        lambda: table.press(0, 0),
    ):
        table.press(0, 0)
        assert count.ledge.accept.isVisible()
        leave()
        assert not count.ledge.accept.isVisible()
        assert count.ledge.onward.isVisible()
    assert not count.escape(), "then Escape pauses"


def test_enter_pressed_once_too_often_skips_no_verdict(make: Make) -> None:
    table = make(("ZEbRA FOX", "TOY INGRID"))
    onward = table.count.ledge.onward
    QTest.keyClick(onward, Qt.Key.Key_Return)
    assert table.count.pace.told == 0
    table.pass_ms(SETTLE_MS)
    QTest.keyClick(onward, Qt.Key.Key_Return)
    assert table.count.pace.finished


def test_fault_51_by_keys_alone_a_word_is_challenged_and_ruled_on(make: Make) -> None:
    table = make(("ZEbRA FOX", "TOY INGRID"))
    count = table.count
    QTest.keyClick(count, Qt.Key.Key_Space)
    assert count.pace.finished
    count.hands.spots[(1, 1)].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(count.hands.spots[(1, 1)], Qt.Key.Key_Return)
    assert count.ledge.accept.isVisible()
    count.ledge.accept.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(count.ledge.accept, Qt.Key.Key_Return)
    assert table.word(1, 1) is Told.COUNTS


def test_fault_06_the_house_remembers_a_ruling_and_the_next_game_knows_it(make: Make) -> None:
    table = make()
    table.tap()
    table.click(table.count.ledge.remember["en"])
    table.click(table.count.ledge.accept)
    assert table.store.house.find("BLUMPS", "en") == Verdict(True, "word")
    table.tap()
    table.click(table.count.ledge.onward)
    begun = begin_game(
        "pun", table.controller.session.setup.players, PunOptions(), table.store, 5, table.hand
    )
    assert isinstance(begun, Seated)
    stage_count(begun.controller, ("BLUMPS", "FOX", "TOY"))
    hand = begun.controller.session.view(TABLE).shown[-1].hands[0]
    assert hand.points == 6
    assert hand.words[0].ruling.source == "house"
    begun.controller.close()


def test_what_the_house_says_is_told_with_its_source(make: Make, qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    evening.store.house.remember("TOY", "en", Verdict(False, "unknown"), 1)
    evening.store.house.remember("BLUMPS", "en", Verdict(True, "word"), 1)
    stage_count(evening.controller, ("TOY", "BLUMPS"))
    evening.settle()
    count = evening.shown
    evening.pass_ms(FIRST_MS)
    assert count.ledge.sub.text == "Not in this house."
    evening.pass_ms(WORD_MS)
    assert count.model.word((1, 0)).source == "house"
    assert count.hands.spots[(0, 0)].accessibleName() == "Ana: TOY, Not in this house."
    evening.close()


def test_in_two_languages_it_is_said_in_which_one_the_house_remembers(make: Make) -> None:
    table = make(("BLUMPS", "FOX"), options=PunOptions(also="de"))
    table.tap()
    english, german = table.count.ledge.remember["en"], table.count.ledge.remember["de"]
    table.click(english)
    table.click(german)
    assert not english.isChecked(), "one of the two"
    table.click(table.count.ledge.accept)
    assert table.store.house.find("BLUMPS", "en") is None
    assert table.store.house.find("BLUMPS", "de") == Verdict(True, "word")


def test_the_same_word_in_two_hands_is_asked_about_once(make: Make) -> None:
    table = make(("BLUMPS", "BLUMPS", "TOY"))
    table.tap()
    table.click(table.count.ledge.refuse)
    assert (table.word(0, 0), table.word(1, 0)) == (Told.REFUSED, Told.LIES)
    table.tap()
    assert table.word(1, 0) is Told.REFUSED
    assert table.count.pace.finished


def test_one_person_alone_is_marked_for_a_ruling_that_helps_and_only_for_that(make: Make) -> None:
    table = make(("TOY INGRID", "FOX"), computers=1)
    table.tap()
    table.press(0, 0)
    table.click(table.count.ledge.refuse)
    assert not table.controller.session.marked, "against oneself"
    table.press(0, 1)
    table.click(table.count.ledge.accept)
    assert table.controller.session.marked
    table.click(table.count.ledge.onward)
    assert isinstance(table.shown, EndScreen)
    assert "no records" in table.shown.marked.text


# ---- German


def test_fault_12_german_words_are_shown_with_their_own_spelling(make: Make) -> None:
    table = make(("STRASsE OEL", "GRUeN KFZ"), options=PunOptions(lang="de"))
    table.tap()
    table.found()
    written = {word.word: word.written for word in table.count.model.items}
    assert written == {"STRASSE": "Straße", "OEL": "Öl", "GRUEN": "Grün", "KFZ": ""}
    points = {word.word: word.points for word in table.count.model.items}
    assert points == {"STRASSE": 7, "OEL": 3, "GRUEN": 5, "KFZ": 0}
    assert table.count.hands.spots[(0, 0)].accessibleName() == "Ana: Straße, 7 letters"
    table.press(0, 0)
    assert table.count.ledge.line.text == "Does Straße really count?"


# ---- the most in each hand


def test_the_most_that_was_in_each_hand_is_shown_when_all_has_been_told(make: Make) -> None:
    table = make(("FOX + ZEBRA", "TOY INGRID"))
    count = table.count
    assert not count.ledge.best.isVisible()
    table.tap()
    table.found()
    assert table.total(0) == "Ana, 3 letters, of 8 possible"
    table.click(count.ledge.best)
    assert count.title.text == "The most in each hand"
    assert table.total(0) == "Ana, 8 letters, laid: 3"
    assert count.hands.spots == {}, "there is nothing to rule on"
    table.click(count.ledge.best)
    assert table.total(0) == "Ana, 3 letters, of 8 possible"
    table.click(count.ledge.best)
    table.tap()
    assert count.title.text == "The count"


def test_what_was_laid_is_the_most_where_the_table_let_more_count(make: Make) -> None:
    table = make(("QXZVWBK", "TOY"))
    table.tap()
    table.click(table.count.ledge.accept)
    table.tap()
    table.found()
    assert table.total(0) == "Ana, 7 letters, of 7 possible"
    table.click(table.count.ledge.best)
    assert table.total(0) == "Ana, 7 letters, as laid"


# ---- who gets up, and who sits down


def test_fault_29_whoever_gets_up_takes_his_hand_along_and_the_count_goes_on(make: Make) -> None:
    table = make()
    table.tap()
    assert table.controller.leave(1) is None
    table.settle()
    assert set(table.count.hands.rows) == {0, 2}
    assert table.word(2, 0) is Told.PENDING
    table.controller.join(type(table.public.seats[0].player)(name="Zoe"))
    table.settle()
    assert set(table.count.hands.rows) == {0, 2}, "who sits down plays from the next deal on"
    table.click(table.count.ledge.accept)
    assert table.count.ledge.onward.label == "That's it"


def test_when_only_one_is_left_the_match_ends_as_it_stands(make: Make) -> None:
    table = make(("ZEBRA", "TOY"))
    table.controller.leave(0)
    table.settle()
    assert isinstance(table.shown, EndScreen)
    assert "too few players" in table.shown.note.text


# ---- round and match


def test_the_winners_of_a_round_are_named_only_when_its_rulings_stand(make: Make) -> None:
    table = make(("ZEbRA FOX", "TOY"), options=PunOptions(length=Length.NORMAL))
    count = table.count
    assert "goes to" not in told(table.table)
    table.tap()
    table.found()
    table.click(count.ledge.onward)
    result = count.result
    assert result is not None
    assert result.title.text == "Round 1 goes to Ana"
    assert result.stairs.accessibleName() == "1st: Ana, 8 letters; 2nd: Ben, 3 letters"
    assert result.frame.accessibleName() == "biggest laying of the round: Ana, ZEBRA, FOX, 8 letters"
    table.click(result.back)
    assert count.result is None
    table.press(0, 0)
    table.click(count.ledge.refuse)
    table.press(0, 1)
    table.click(count.ledge.refuse)
    table.click(count.ledge.onward)
    assert count.result is not None
    assert count.result.title.text == "Round 1 goes to Ben"
    QTest.keyClick(count.result, Qt.Key.Key_Escape)
    assert count.result is None
    table.click(count.ledge.onward)
    table.click(count.result.onward)  # type: ignore[attr-defined]
    assert table.public.phase is Phase.TURN
    assert table.public.round_number == 2


def test_a_shared_round_is_said_to_be_shared(make: Make) -> None:
    table = make(("TOY", "FEN"), options=PunOptions(length=Length.NORMAL, by_rounds_won=True))
    table.tap()
    assert [plate.score for plate in table.count.hands.plates.values()] == [0, 0], "won before this round"
    table.click(table.count.ledge.onward)
    result = table.count.result
    assert result is not None
    assert result.title.text == "Round 1: Ana and Ben share it"
    assert result.stairs.accessibleName() == "1st: Ana, 1 round won; 1st: Ben, 1 round won"


def test_a_match_of_three_to_its_end(make: Make) -> None:
    table = make(("ZEbRA FOX", "TOY"), options=PunOptions(length=Length.NORMAL))
    laid = (("ZEbRA FOX", "TOY"), ("CAT", "WIZARD"), ("QUIZ", "LYNX BED"))
    for number, hands in enumerate(laid, 1):
        if number > 1:
            stage_count(table.controller, hands)
            table.settle()
        assert table.count.occasion.text == f"Round {number} of 3"
        table.tap()
        table.click(table.count.ledge.onward)
        if number < 3:
            assert table.count.result is not None
            table.click(table.count.result.onward)
    end = table.shown
    assert isinstance(end, EndScreen)
    assert end.title.text == "Ben wins!"
    assert end.title.accessibleDescription() == "Ben wins with 16 letters."
    assert end.stairs.accessibleName() == "1st: Ben, 16 letters; 2nd: Ana, 15 letters"
    assert [ticket.accessibleName() for ticket in end._tickets] == [
        "WIZARD, Ben, 6 letters",
        "ZEBRA, Ana, 5 letters",
        "LYNX, Ben, 4 letters",
    ]
    assert end.frame.accessibleName() == "biggest laying: Ana, ZEBRA, FOX, 8 letters"
    wanted = []
    table.table.again_wanted.connect(lambda: wanted.append("again"))
    table.table.shelf_wanted.connect(lambda: wanted.append("shelf"))
    table.click(end.onward)
    table.click(end.back)
    assert wanted == ["again", "shelf"]


def test_a_tie_is_a_tie(make: Make) -> None:
    table = make(("ZEBRA FOX", "QUEUe TIN", "LYNX", "+ MDK"))
    table.tap()
    table.found()
    table.click(table.count.ledge.onward)
    end = table.shown
    assert isinstance(end, EndScreen)
    assert end.title.text == "Ana and Ben share the win!"
    assert end.stairs.accessibleName().startswith("1st: Ana, 8 letters; 1st: Ben, 8 letters; 3rd: Chloe")
    assert end.frame.accessibleName() == "biggest laying: Ana, ZEBRA, FOX, 8 letters; as many: Ben"


def test_nobody_has_laid_anything(make: Make) -> None:
    table = make(("+ ZEB", "+ TOY"))
    assert table.count.pace.finished
    assert table.total(0).startswith("Ana, 0 letters")
    table.click(table.count.ledge.onward)
    assert isinstance(table.shown, EndScreen)
    assert table.shown.frame.isHidden()
    assert table.shown.caption.text == ""


# ---- secrets


def test_fault_25_before_the_hands_are_open_no_letter_of_another_hand_is_told(qtbot: QtBot) -> None:
    hands = ("QUIZ ROB", "WALTZ FEN", "JUMPY KID")
    evening = PunEvening(qtbot, people=3)
    lays = stage_hands(evening.controller, hands)
    for seat, lay in enumerate(lays):
        draft = evening.table.drafts.look(seat)
        evening.table.drafts.keep(seat, type(draft)(draft.order[:-1], lay.rows))
    evening.controller.disturb()
    evening.controller.pause()
    evening.controller.resume()
    evening.settle()
    words = [word for hand in hands for word in hand.split()]
    for _person in range(3):
        said = told(evening.table)
        assert not [word for word in words if word in said], "behind the curtain nothing is told"
        evening.lift()
        screen = evening.shown
        assert isinstance(screen, ConfirmScreen)
        seat = evening.view.viewer
        said = told(evening.table)
        others = [word for other, hand in enumerate(hands) if other != seat for word in hand.split()]
        assert not [word for word in others if word in said]
        evening.click(screen.confirm)
        evening.pass_ms(200)
    assert evening.public.phase is Phase.JUDGING
    evening.close()


def test_the_count_leaves_nothing_behind_when_the_next_round_is_dealt(make: Make) -> None:
    table = make(("WALTZ", "TOY"), options=PunOptions(length=Length.NORMAL))
    count = table.count
    table.tap()
    table.click(count.ledge.onward)
    assert count.result is not None
    table.click(count.result.onward)
    assert count.hands.rows == {}
    assert count.model.rowCount() == 0
    assert count.result is None


# ---- the pace, as a value


def test_the_pace_waits_for_the_table_and_forgets_who_has_gone() -> None:
    order = ((0, 0), (1, 0), (1, 1), (2, 0))
    pace = CountPace(order)
    assert pace.last is None
    assert pace.ticked(FIRST_MS - 1, False) == pace
    pace = pace.ticked(FIRST_MS, False)
    assert pace.last == (0, 0)
    assert pace.ticked(FIRST_MS + WORD_MS, True) == pace
    stopped = pace.tapped(5_000, frozenset({(1, 1)}))
    assert stopped.last == (1, 1)
    assert stopped.tapped(6_000, frozenset({(1, 1)})) == stopped
    assert stopped.among(((0, 0), (2, 0))) == CountPace(((0, 0), (2, 0)), 1, 5_000)
    assert stopped.touched(9_000).since_ms == 9_000


def test_who_has_left_cannot_be_ruled_on(make: Make) -> None:
    table = make()
    table.controller.submit(TABLE, Leave(2))
    assert table.controller.check(TABLE, Rule("BLUMPS", True, "word", "table")) is not None


# ---- on a second screen


def test_a_second_screen_shows_the_count_in_step_and_has_nothing_to_press(make: Make, qtbot: QtBot) -> None:
    table = make(("ZEbRA FOX", "TOY INGRID"), options=PunOptions(length=Length.NORMAL))
    twin = TwinController(table.controller)
    second = PunTable(twin, clock=table.hand)
    qtbot.addWidget(second)
    second.resize(1024, 600)
    second.show()
    table.settle()
    other = second.shown
    assert isinstance(other, CountScreen)

    def same() -> None:
        table.settle()
        assert other.pace.known == table.count.pace.known
        line = table.count.ledge.line.text
        if line != "Tap a word to challenge it":
            assert other.ledge.line.text == line
        else:
            assert "Tap" not in other.ledge.line.text, "on a TV there is nothing to tap"
        assert other.title.text == table.count.title.text
        assert (other.result is None) == (table.count.result is None)
        assert other.hands.spots == {}
        for button in (other.ledge.accept, other.ledge.refuse, other.ledge.best, other.ledge.onward):
            assert not button.isVisible()

    same()
    table.pass_ms(FIRST_MS)
    same()
    table.tap()
    same()
    table.press(1, 1)
    same()
    table.click(table.count.ledge.accept)
    same()
    table.found()
    other.hindsight.finish()
    table.settle()
    table.click(table.count.ledge.best)
    same()
    table.tap()
    table.click(table.count.ledge.onward)
    same()
    assert other.result is not None
    assert other.result.title.text == "Round 1 goes to Ben"
    table.click(table.count.result.back)  # type: ignore[union-attr]
    same()
    late = PunTable(twin, clock=table.hand)
    qtbot.addWidget(late)
    late.show()
    assert isinstance(late.shown, CountScreen)
    assert late.shown.pace.known == table.count.pace.known, "who comes late sees where it stands"
    other.tap()
    assert table.count.pace.finished


# ---- what nothing comes of


def test_while_the_game_is_paused_nothing_is_told_or_ruled_on(make: Make) -> None:
    table = make()
    table.controller.pause()
    table.count.tap()
    table.count.go_on()
    table.count._rule(True)
    assert table.count.pace.told == 0
    table.controller.resume()
    table.tap()
    assert table.count.pace.told == 5


def test_a_word_whose_verdict_is_still_to_come_cannot_be_pressed(make: Make) -> None:
    table = make()
    spot = table.count.hands.spots[(0, 0)]
    assert not spot.isEnabled()
    spot.clicked.emit()
    assert table.count.ledge.line.text == "All hands are open"
    assert spot.accessibleName() == "Ana: ZEBRA, its verdict is still to come"


def test_the_screen_can_change_its_size_and_its_look(make: Make) -> None:
    table = make(("ZEbRA FOX", "TOY INGRID"), options=PunOptions(length=Length.NORMAL))
    table.tap()
    table.click(table.count.ledge.onward)
    table.table.resize(1366, 768)
    table.settle()
    assert table.count.result is not None
    assert table.count.result.size() == table.count.size()
    for name in ("day", "contrast", "night"):
        table.table.set_theme(load_theme(name))
        table.table.grab()
    table.click(table.count.result.back)
    table.table.grab()


def test_a_round_without_a_word_list_has_no_hindsight(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_args: object) -> None:
        raise LexiconError(next(iter(LexiconFault)), "en", Path("en.dafsa"))

    monkeypatch.setattr("wordgames.ui.tables.pun_hindsight.hindsight.most_in", missing)
    monkeypatch.setattr("wordgames.ui.tables.pun_hindsight.hindsight.written", missing)
    table = make(("ZEBRA", "TOY"))
    table.tap()
    table.found()
    assert not table.count.ledge.best.isEnabled()
    assert table.total(0) == "Ana, 5 letters"


def test_fault_34_odd_names_stay_as_typed_and_break_nothing(make: Make) -> None:
    odd = ("<b>Ana</b> & Co", "Maximiliane & Konstantin", "שרה 🦊 Åsa")
    table = make(("ZEbRA FOX", "TOY INGRID", "LYNX"), names=odd, options=PunOptions(length=Length.NORMAL))
    table.tap()
    table.table.grab()
    assert [plate.player.name for plate in table.count.hands.plates.values()] == list(odd)
    assert table.total(0).startswith("<b>Ana</b> & Co, 8 letters")
    table.click(table.count.ledge.onward)
    assert table.count.result is not None
    assert table.count.result.title.text == "Round 1 goes to <b>Ana</b> & Co"
    table.table.grab()


def test_somebody_sits_down_by_the_pause_and_plays_from_the_next_deal_on(make: Make) -> None:
    table = make(("ZEBRA", "TOY"), options=PunOptions(length=Length.NORMAL))
    table.tap()
    table.controller.pause()
    seats = Seats(table.controller, lambda refusal: refusal.code)
    table.qtbot.addWidget(seats)
    seats.resize(1024, 600)
    seats.show()
    table.click(seats.computer)
    assert len(seats.rows) == 3
    table.click(seats.rows[1][1])
    table.click(seats.done)
    assert len(seats.rows) == 2
    seats.close()
    table.controller.resume()
    table.settle()
    assert set(table.count.hands.rows) == {0}
    table.click(table.count.ledge.onward)
    assert table.count.result is not None
    assert table.count.result.stairs.accessibleName().count("5 letters") == 2, (
        "the lowest total of those present"
    )
    table.click(table.count.result.onward)
    assert [one.cards for one in table.public.seats] == [6, 0, 6]


def test_a_guest_sits_down_with_somebody_who_played_alone_and_the_screen_is_passed_from_now_on(
    make: Make,
) -> None:
    table = make(("ZEBRA", "TOY"), computers=1, options=PunOptions(length=Length.NORMAL))
    table.tap()
    table.controller.pause()
    assert table.controller.join(Player(name="Zoe")) is None
    table.controller.resume()
    table.settle()
    assert table.controller.viewer == TABLE
    assert type(table.shown) is CountScreen
    table.click(table.count.ledge.onward)
    assert table.count.result is not None
    table.click(table.count.result.onward)
    for _moment in range(600):
        if table.controller.scene.cover is Cover.CURTAIN:
            break
        table.pass_ms(500)
        table.controller.hurry()
    assert table.controller.scene.passed_to in (0, 2)
    assert not any(rack.cards for rack in table.table.findChildren(LetterRack))
    table.lift()
    assert table.view.viewer in table.controller.session.waiting_for()
