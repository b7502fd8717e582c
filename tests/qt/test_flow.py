"""From the shelf to the table and back: three clicks, pause, help, settings, going on, notices."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.qt.evening import Evening
from tests.qt.walk import told
from wordgames import texts
from wordgames.games.pun.view import PunOptions
from wordgames.games.punchline.moves import Lock, Read, Slide
from wordgames.games.punchline.view import Phase, PunchlineOptions
from wordgames.lexicon import Lexicon, LexiconError, LexiconFault
from wordgames.session.codes import Notice, NoticeCode
from wordgames.session.house import Verdict
from wordgames.session.records import RecordState
from wordgames.session.store import Store
from wordgames.ui.help import Help
from wordgames.ui.overlays import LANGUAGE
from wordgames.ui.painting.choices import Seen
from wordgames.ui.pause import Pause
from wordgames.ui.settings import Settings
from wordgames.ui.setup import Setup
from wordgames.ui.setup_pages import PAGES
from wordgames.ui.sheet import Question
from wordgames.ui.shelf import GAMES, Shelf
from wordgames.ui.tables.catalog import TABLES
from wordgames.ui.tables.punchline import PunchlineTable

TABLE = -1


@pytest.fixture
def start(qtbot, tmp_path):
    evenings = []

    def again(store=None):
        evening = Evening(qtbot, tmp_path, store or Store(tmp_path / "wordgames.db"))
        evenings.append(evening)
        return evening

    yield again
    for evening in evenings:
        evening.close()
    texts.use_language("en")


@pytest.fixture
def evening(start):
    return start()


@pytest.fixture
def seated(evening):
    """At the table, in the middle of a round."""
    evening.click(evening.screen.lids[0])
    evening.click(evening.screen.start)
    assert evening.controller.submit(TABLE, Read())
    for slot in (2, 3, 4):
        assert evening.controller.submit(evening.me, Slide(slot, slot))
    evening.settle()
    return evening


def test_three_clicks_from_the_shelf_to_the_first_move(evening):
    evening.click(evening.screen.lids[0])
    assert isinstance(evening.screen, Setup)
    evening.click(evening.screen.start)
    assert isinstance(evening.screen, PunchlineTable)
    evening.click(evening.table.play.main)
    assert evening.view.phase is Phase.BUILDING
    assert evening.controller.submit(evening.me, Slide(1, 0))


@pytest.mark.parametrize("game", TABLES)
def test_every_game_begins_with_its_defaults_and_is_gone_on_with(evening, game):
    lid = GAMES.index(game)
    evening.click(evening.screen.lids[lid])
    assert isinstance(evening.screen, Setup)
    assert evening.screen.game == game
    evening.click(evening.screen.start)
    assert isinstance(evening.screen, TABLES[game]())
    digest = evening.controller.session.digest()
    evening.flow.show_shelf()
    evening.settle()
    assert evening.screen.lids[lid].label in evening.screen.box.lines[0]
    evening.click(evening.screen.box)
    assert isinstance(evening.screen, TABLES[game]())
    assert evening.controller.session.digest() == digest
    evening.key(Qt.Key.Key_F1)
    assert evening.cover.game == game


def test_who_played_last_is_seated_again(evening):
    evening.flow.add_guest("Zoe")
    evening.click(evening.screen.lids[0])
    assert evening.screen.lineup.players[0].name == "Zoe"
    QTest.keyClick(evening.screen.places[0], Qt.Key.Key_Return)
    evening.screen.edit.field.setText("Yann")
    evening.click(evening.screen.start)
    evening.flow.show_shelf()
    assert "Yann" in evening.flow.guests
    evening.click(evening.screen.lids[0])
    assert evening.screen.lineup.players[0].name == "Yann"


def test_the_last_setup_is_kept_for_each_game(evening):
    evening.click(evening.screen.lids[0])
    evening.click(evening.screen.crosses[3])
    evening.click(evening.screen.lengths[0])
    evening.click(evening.screen.start)
    evening.flow.show_shelf()
    tonight = evening.flow.tonight
    last = tonight.last_setup(PAGES["punchline"], PunchlineOptions, "en")
    assert (len(last.players), last.options.target) == (3, 125)
    other = tonight.last_setup(PAGES["pun"], PunOptions, "de")
    assert other.players == last.players
    assert other.options == PunOptions(lang="de")


def test_leaving_the_setup_keeps_who_sits_there_and_what_was_chosen(evening):
    evening.click(evening.screen.lids[0])
    evening.click(evening.screen.crosses[3])
    evening.click(evening.screen.lengths[2])
    QTest.keyClick(evening.screen.places[0], Qt.Key.Key_Return)
    evening.screen.edit.field.setText("Yann")
    evening.click(evening.screen.back)
    assert isinstance(evening.screen, Shelf)
    assert evening.flow.guests == ("Yann",)
    evening.click(evening.screen.lids[0])
    assert [player.name for player in evening.screen.lineup.players] == ["Yann", "Otto", "Mabel"]
    assert evening.screen.lengths[2].isChecked()
    evening.click(evening.screen.free[3])
    evening.screen.edit.field.setText("Zoe")
    QTest.keyClick(evening.screen.edit.field, Qt.Key.Key_Return)
    evening.click(next(card for card in evening.screen.seen if card.seen is Seen.EVERYBODY))
    evening.key(Qt.Key.Key_Escape)
    evening.click(evening.screen.lids[0])
    assert [player.name for player in evening.screen.lineup.players] == ["Yann", "Otto", "Mabel", "Zoe"]
    assert evening.screen.seen_now is Seen.EVERYBODY


def test_too_few_seats_are_refused_in_a_sentence_and_nothing_is_lost(evening):
    evening.click(evening.screen.lids[0])
    for _ in range(3):
        evening.click(evening.screen.crosses[1])
    evening.click(evening.screen.start)
    assert isinstance(evening.screen, Setup)
    assert "2 players or more" in evening.screen.hint.text
    assert len(evening.screen.lineup.players) == 1


def test_computers_alone_are_refused_in_a_sentence(evening):
    evening.click(evening.screen.lids[0])
    evening.click(evening.screen.crosses[0])
    evening.click(evening.screen.start)
    assert isinstance(evening.screen, Setup)
    assert evening.screen.hint.text.endswith(".")


def test_fault_16_escape_pauses_and_covers_and_go_on_resumes(seated):
    letters = {strip.letters for strip in seated.view.seats[seated.me].strips}
    seated.key(Qt.Key.Key_Escape)
    assert isinstance(seated.cover, Pause)
    assert seated.controller.paused
    said = told(seated.window)
    assert not any(letter in said for letter in letters)
    before = seated.controller.clock.now_ms()
    seated.hand.ms += 3_600_000
    assert seated.controller.clock.now_ms() == before
    seated.key(Qt.Key.Key_Return)
    assert seated.cover is None
    assert not seated.controller.paused
    assert seated.controller.clock.now_ms() == before


def test_help_over_the_table_stops_the_clock_and_gives_it_back(seated):
    seated.key(Qt.Key.Key_F1)
    assert isinstance(seated.cover, Help)
    assert seated.controller.paused
    seated.key(Qt.Key.Key_F1)
    assert isinstance(seated.cover, Help)
    for _ in range(3):
        seated.key(Qt.Key.Key_Return)
    assert seated.cover is None
    assert not seated.controller.paused


def test_help_from_the_pause_goes_back_to_the_pause(seated):
    seated.key(Qt.Key.Key_Escape)
    seated.click(seated.cover.choices[0])
    assert isinstance(seated.cover, Help)
    seated.key(Qt.Key.Key_Escape)
    assert isinstance(seated.cover, Pause)
    assert seated.controller.paused
    seated.click(seated.cover.choices[1])
    assert isinstance(seated.cover, Settings)
    seated.click(seated.cover.done)
    assert isinstance(seated.cover, Pause)


def test_fault_19_back_to_the_shelf_nothing_of_the_table_goes_on(seated):
    controller, revision = seated.controller, seated.controller.session.revision
    seated.key(Qt.Key.Key_Escape)
    seated.click(seated.cover.choices[-1])
    assert isinstance(seated.screen, Shelf)
    assert seated.cover is None
    assert seated.controller is None
    seated.hand.ms += 4_000
    seated.settle()
    assert controller.session.revision == revision


def test_fault_58_going_on_opens_paused_and_covered_where_it_was(seated, start):
    digest = seated.controller.session.digest()
    played = seated.controller.clock.now_ms()
    seated.flow.show_shelf()
    seated.settle()
    assert seated.screen.box.isVisible()
    assert "round 1" in seated.screen.box.lines[0]
    seated.click(seated.screen.box)
    assert isinstance(seated.screen, PunchlineTable)
    assert isinstance(seated.cover, Pause)
    assert seated.controller.paused
    assert seated.controller.session.digest() == digest
    assert seated.controller.clock.now_ms() == played
    seated.key(Qt.Key.Key_Return)
    assert seated.view.phase is Phase.BUILDING


def test_fault_20_a_sleep_of_the_machine_pauses_the_table(seated):
    seated.hand.ms += 8 * 3_600_000
    seated.controller.clock.tick()
    seated.settle()
    assert isinstance(seated.cover, Pause)


def test_fault_55_a_game_that_made_the_app_fall_over_is_asked_about(seated):
    record = seated.controller.session.record_id
    seated.flow.put_down()
    seated.store.records.resuming(record)
    seated.flow.show_shelf()
    seated.settle()
    assert seated.screen.box.lines == ("Punch Line",)
    seated.click(seated.screen.box)
    assert isinstance(seated.cover, Question)
    seated.click(seated.cover.other)
    assert isinstance(seated.screen, Shelf)
    assert seated.cover is None
    seated.click(seated.screen.box)
    seated.click(seated.cover.action)
    assert isinstance(seated.screen, PunchlineTable)


def test_a_game_of_other_rules_is_set_aside_and_said_so(seated):
    record = seated.controller.session.record_id
    seated.flow.put_down()
    seated.store.records._database.write(("UPDATE records SET setup = ? WHERE id = ?", (b"{}", record)))
    seated.flow.show_shelf()
    seated.settle()
    seated.click(seated.screen.box)
    assert isinstance(seated.screen, Shelf)
    assert seated.screen.caption.text.endswith(".")
    assert seated.store.records.all(RecordState.SET_ASIDE)


def test_fault_54_what_the_store_has_to_say_is_said_once(start, tmp_path):
    (tmp_path / "wordgames.db").write_bytes(b"no database at all" * 100)
    evening = start()
    assert isinstance(evening.cover, Question)
    assert "damaged" in told(evening.cover)
    evening.click(evening.cover.action)
    assert evening.cover is None
    evening.flow.show_shelf()
    evening.settle()
    assert evening.cover is None


def test_fault_57_a_full_disk_is_told_in_mid_game_and_the_game_goes_on(seated):
    seated.controller.noticed.emit((Notice(NoticeCode.FULL, (("path", "/there"),)),))
    seated.settle()
    assert isinstance(seated.cover, Question)
    assert seated.controller.paused
    seated.key(Qt.Key.Key_Return)
    assert seated.cover is None
    assert not seated.controller.paused


def test_settings_forget_a_ruling_and_keep_less_motion(evening):
    evening.store.house.remember("ZORK", "en", Verdict(True, "name"), 1)
    evening.click(evening.screen.settings_link)
    settings = evening.cover
    assert isinstance(settings, Settings)
    assert "ZORK" in settings.rows[0].words.text
    evening.click(settings.rows[0].cross)
    assert evening.store.house.all("en") == ()
    assert not settings.rows[0].cross.isVisible()
    evening.click(settings.motion)
    assert evening.flow.preferences.reduce_motion
    evening.key(Qt.Key.Key_Escape)
    assert evening.cover is None


def test_settings_show_and_forget_rulings_of_every_language(evening):
    evening.store.house.remember("ZORK", "en", Verdict(True, "word"), 1)
    evening.store.house.remember("ZORK", "de", Verdict(False, "unknown"), 1)
    evening.click(evening.screen.settings_link)
    assert [row.words.text for row in evening.cover.rows[:2]] == [
        "ZORK (Deutsch): does not count",
        "ZORK: counts",
    ]
    evening.click(evening.cover.rows[0].cross)
    assert evening.store.house.all("de") == ()
    assert len(evening.store.house.all("en")) == 1


def test_many_rulings_are_turned_over_by_pages(evening):
    for number in range(17):
        evening.store.house.remember(f"WORD{chr(65 + number)}", "en", Verdict(False, "unknown"), 1)
    evening.click(evening.screen.settings_link)
    seen = []
    for _ in range(3):
        seen += [row.word for row in evening.cover.rows if row.cross.isVisible()]
        if evening.cover.down.isEnabled():
            evening.click(evening.cover.down)
    assert len(seen) == len(set(seen)) == 17


def test_fault_51_the_sheets_are_read_and_closed_by_keys(evening):
    evening.key(Qt.Key.Key_F1)
    assert evening.cover.page == 0
    evening.key(Qt.Key.Key_Right)
    assert evening.cover.page == 1
    evening.key(Qt.Key.Key_Left)
    assert evening.cover.page == 0
    evening.key(Qt.Key.Key_Escape)
    assert evening.cover is None


def test_an_error_pauses_the_table(seated):
    seated.flow.pause()
    assert isinstance(seated.cover, Pause)
    seated.flow.pause()
    assert isinstance(seated.cover, Pause)


def test_a_missing_word_list_is_named_and_no_game_begins(evening, monkeypatch, tmp_path):
    def missing(language):
        raise LexiconError(LexiconFault.MISSING, language, tmp_path / "en.dafsa")

    monkeypatch.setattr(Lexicon, "open", missing)
    evening.click(evening.screen.lids[0])
    evening.click(evening.screen.start)
    assert isinstance(evening.screen, Setup)
    assert "word list" in evening.screen.hint.text
    assert evening.store.records.all() == ()


def test_closing_the_window_keeps_the_game(seated, start, tmp_path):
    digest = seated.controller.session.digest()
    seated.window.close()
    assert seated.controller is None
    seated.store.close()  # As when the program ends.
    store = Store(tmp_path / "wordgames.db")
    evening = start(store)
    evening.click(evening.screen.box)
    assert evening.controller.session.digest() == digest


def test_another_language_is_spoken_at_once_and_kept(evening):
    evening.click(evening.screen.settings_link)
    evening.click(evening.cover.languages[1])
    evening.settle()
    assert isinstance(evening.cover, Settings)
    assert evening.cover.title.text == "Einstellungen"
    assert evening.store.setting(LANGUAGE) == "de"
    evening.key(Qt.Key.Key_Escape)
    assert evening.screen.add.accessibleName() != "Add a guest"


def test_another_language_in_the_middle_of_a_round_changes_words_and_nothing_else(seated):
    digest = seated.controller.session.digest()
    letters = {strip.letters for strip in seated.view.seats[seated.me].strips}
    seated.key(Qt.Key.Key_Escape)
    seated.click(seated.cover.choices[1])
    seated.click(seated.cover.languages[1])
    seated.settle()
    assert isinstance(seated.cover, Settings)
    assert seated.controller.paused
    assert not any(letter in told(seated.window) for letter in letters)
    seated.key(Qt.Key.Key_Escape)
    assert isinstance(seated.cover, Pause)
    seated.key(Qt.Key.Key_Return)
    assert seated.cover is None
    assert not seated.controller.paused
    assert seated.controller.session.digest() == digest
    assert seated.table.play.lock.accessibleName() == "Festlegen"
    assert seated.controller.submit(seated.me, Slide(5, 5))
    assert seated.controller.submit(seated.me, Lock())
    assert seated.table.play.note.accessibleName().startswith("Fest")


def test_screens_that_are_gone_leave_nothing_behind(evening):
    def things():
        evening.settle()
        for _turn in range(3):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return len(evening.window.findChildren(QWidget)), len(evening.flow.findChildren(QObject))

    # What decides about a second screen is made with the first table, and stays.
    assert evening.flow.tv is evening.flow.tv
    before = things()
    for _ in range(3):
        evening.click(evening.screen.lids[0])
        evening.click(evening.screen.start)
        if isinstance(evening.cover, Question):
            evening.click(evening.cover.action)
        evening.key(Qt.Key.Key_Escape)
        evening.click(evening.cover.choices[0])
        evening.key(Qt.Key.Key_Escape)
        evening.click(evening.cover.choices[-1])
    while evening.flow.interrupted.found is not None:
        evening.click(evening.screen.away)
        evening.click(evening.cover.action)
    evening.flow.show_shelf()
    evening.settle()
    evening.flow.remove_guest("Guest")
    assert things() == before
