"""The table on a TV: what it shows and never shows, and what happens when screens come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.qt.passing import LEFT
from tests.qt.plugged import LAPTOP, THIRD, TV, TvEvening, display
from tests.qt.walk import told
from wordgames import texts
from wordgames.core.players import TABLE
from wordgames.games.punchline.view import Phase
from wordgames.qt.displays import Displays, pictures
from wordgames.session.places import Cover
from wordgames.ui.curtain import FALL_MS
from wordgames.ui.painting.scenery import Scenery
from wordgames.ui.pause import Pause
from wordgames.ui.publicwindow import PublicWindow
from wordgames.ui.sheet import Question
from wordgames.ui.tables.punchline_reveal import RevealScreen
from wordgames.ui.theme import load_theme
from wordgames.ui.tvsheet import TvSheet

Start = Callable[..., TvEvening]


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Start]:
    evenings = []

    def begin(**named: object) -> TvEvening:
        evening = TvEvening(qtbot, tmp_path, **named)  # type: ignore[arg-type]
        evenings.append(evening)
        return evening

    yield begin
    for evening in evenings:
        evening.close()


@pytest.fixture
def seated(start: Start) -> TvEvening:
    """Three people pass the laptop, the TV shows the table; the first card's switch is announced."""
    evening = start()
    evening.switch_on()
    evening.sit_down()
    return evening


@pytest.fixture
def building(seated: TvEvening) -> TvEvening:
    """The first of them has lifted the curtain and said "Go"."""
    seated.click(seated.play.main)
    seated.frames(FALL_MS + 20)
    seated.hold()
    seated.click(seated.play.main)
    seated.lay(((1, 3), (2, 4)))
    return seated


@pytest.fixture
def alone(start: Start) -> TvEvening:
    """One person and a computer at the laptop, watched on the TV."""
    evening = start(guests=("Ana",))
    evening.switch_on()
    evening.sit_down(computers=1)
    evening.click(evening.play.main)
    assert evening.view.seats[evening.me].strips
    return evening


def windows() -> list[PublicWindow]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, PublicWindow)]


# ---- what it shows


def test_the_tv_shows_the_table_on_the_other_screen_and_keeps_its_hands_off_the_keys(
    seated: TvEvening,
) -> None:
    assert seated.tv_window.area == TV.area
    assert seated.tv_window.isFullScreen()
    assert seated.tv_window.screen_shown is not seated.table
    assert seated.tv_cover is None
    assert seated.second.home == LAPTOP
    assert QApplication.activeWindow() is seated.window


def test_without_being_asked_nothing_is_shown(start: Start) -> None:
    evening = start()
    evening.sit_down()
    assert evening.second.public is None
    assert windows() == []


def test_whole_rounds_passed_from_hand_to_hand_tell_nothing_private_on_the_tv(seated: TvEvening) -> None:
    shown = set()
    for _round in range(2):
        seated.click(seated.play.main)
        for person in range(3):
            seated.frames(FALL_MS + 20)
            assert seated.covered
            assert seated.spilt() == []
            assert seated.told_on_tv() == []
            seated.hold()
            assert seated.told_on_tv() == []
            seated.click(seated.play.main)
            mine = seated.view.seats[seated.me].strips
            assert mine
            assert seated.told_on_tv() == []
            seated.lay(seated.idea() if person else ((1, 3), (2, 4)))
            seated.pass_ms(1_000)
            assert seated.told_on_tv() == []
            assert seated.spilt(), "the laptop shows them, so the walk would find them"
            shown.add(seated.me)
            seated.click(seated.play.lock)
        assert seated.phase is Phase.JUDGING
        assert isinstance(seated.tv_table.shown, RevealScreen)
        assert seated.told_on_tv() == []
        seated.see_the_reveal()
        assert seated.phase is Phase.READING
        assert seated.told_on_tv() == []
    assert shown == {0, 1, 2}


def test_a_whole_round_of_one_person_tells_nothing_private_on_the_tv(alone: TvEvening) -> None:
    for _round in range(2):
        alone.lay(alone.idea())
        alone.pass_ms(2_000)
        assert alone.told_on_tv() == []
        assert alone.view.sentence is not None
        assert alone.view.sentence.split("____")[0].strip() in told(alone.tv_window)
        if alone.phase is Phase.BUILDING and alone.play.main.isVisible():
            alone.click(alone.play.main)
        alone.pass_ms(40_000)
        assert alone.phase is Phase.JUDGING
        assert alone.told_on_tv() == []
        alone.see_the_reveal()
        while alone.phase is Phase.READING:
            if alone.play.main.isVisible():
                alone.click(alone.play.main)
            alone.pass_ms(5_000)


def test_the_reveal_on_the_tv_is_in_step_with_the_laptop(building: TvEvening) -> None:
    for _person in range(3):
        building.click(building.play.lock)
        if building.phase is Phase.JUDGING:
            break
        building.hold()
        building.click(building.play.main)
    laptop, tv = building.table.shown, building.tv_table.shown
    assert isinstance(laptop, RevealScreen)
    assert isinstance(tv, RevealScreen)
    assert laptop.onward.isVisible() or laptop.accept.isVisible()
    for _tap in range(12):
        assert tv.pace == laptop.pace
        assert tv.shown_seat == laptop.shown_seat
        assert tv.word.accessibleName() == laptop.word.accessibleName()
        assert not tv.onward.isVisible()
        building.pass_ms(700)
        laptop.tap()


def test_while_paused_the_tv_is_covered(building: TvEvening) -> None:
    building.key(Qt.Key.Key_Escape)
    assert isinstance(building.cover, Pause)
    assert building.tv_cover is not None
    building.click(building.cover.resume_button)
    assert building.tv_cover is None
    assert building.covered


def test_between_two_games_the_tv_rests(seated: TvEvening) -> None:
    seated.flow.show_shelf()
    seated.settle()
    assert seated.tv_window.screen_shown is None
    assert seated.tv_cover is not None
    assert "Wordgames" in told(seated.tv_cover)


def test_a_tv_that_rests_speaks_the_language_of_the_shelf(seated: TvEvening) -> None:
    seated.flow.show_shelf()
    texts.use_language("de")
    seated.flow.show_shelf()
    seated.settle()
    said = told(seated.tv_window)
    texts.use_language("en")
    assert "Gleich wird der Tisch gedeckt." in said
    assert "der Tisch" in seated.tv_window.windowTitle()


def test_another_language_and_look_come_to_the_tv_too(seated: TvEvening) -> None:
    first = seated.tv_table
    seated.flow.preferences.set_theme("day")
    assert seated.tv_table.theme.name == "day"
    assert seated.tv_window.cover_shown is None
    seated.flow.lay_table()
    seated.settle()
    assert seated.tv_table is not first
    assert seated.tv_table.theme.name == "day"


# ---- nothing is done there


def test_nothing_that_is_done_to_the_tv_does_anything(building: TvEvening) -> None:
    revision = building.controller.session.revision
    focused = QApplication.focusWidget()
    handle = building.tv_window.windowHandle()
    pressed: list[bool] = []
    button = QPushButton("press", building.tv_window)
    button.clicked.connect(lambda: pressed.append(True))
    button.setGeometry(0, 0, 200, 200)
    button.show()
    QTest.mouseClick(handle, LEFT, pos=QPoint(100, 100))
    QTest.mouseDClick(handle, LEFT, pos=QPoint(100, 100))
    QTest.wheelEvent(handle, QPointF(100, 100), QPoint(0, 120))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_A, Qt.Key.Key_Tab):
        QTest.keyClick(handle, key)
    building.settle()
    assert pressed == []
    assert building.controller.session.revision == revision
    assert building.cover is None
    assert QApplication.focusWidget() is focused
    assert QApplication.activeWindow() is building.window


def test_escape_on_the_tv_pauses_and_f11_makes_it_a_window(building: TvEvening) -> None:
    handle = building.tv_window.windowHandle()
    QTest.keyClick(handle, Qt.Key.Key_F11)
    assert not building.tv_window.isFullScreen()
    assert TV.area.contains(building.tv_window.geometry())
    QTest.keyClick(handle, Qt.Key.Key_F11)
    assert building.tv_window.isFullScreen()
    assert not building.window.isFullScreen()
    QTest.keyClick(handle, Qt.Key.Key_Escape)
    assert isinstance(building.cover, Pause)


def test_the_tv_window_closed_by_its_cross_is_no_longer_wanted_and_the_game_goes_on(
    building: TvEvening,
) -> None:
    building.tv_window.close()
    building.settle()
    assert building.second.public is None
    assert not building.second.wanted
    assert building.cover is None
    assert building.controller is not None


def test_it_closes_with_the_window_that_people_play_at(building: TvEvening) -> None:
    building.window.close()
    assert windows() == []


# ---- screens come and go


STATES = ("switch", "curtain", "lifted", "building", "reveal", "paused", "shelf")


def bring(evening: TvEvening, state: str) -> None:
    """To a state of a first round."""
    if state == "switch":
        return
    if state == "shelf":
        evening.flow.show_shelf()
        evening.settle()
        return
    evening.click(evening.play.main)
    evening.frames(FALL_MS + 20)
    if state == "curtain":
        return
    evening.hold()
    if state == "lifted":
        return
    evening.click(evening.play.main)
    evening.lay(((1, 3), (2, 4)))
    if state == "paused":
        evening.controller.pause()
    while state == "reveal" and evening.phase is not Phase.JUDGING:
        evening.click(evening.play.lock)
        if evening.phase is not Phase.JUDGING:
            evening.hold()
            evening.click(evening.play.main)


@pytest.mark.parametrize("state", STATES)
def test_fault_53_unplugging_the_tv_takes_its_window_away_and_nothing_else(
    seated: TvEvening, state: str
) -> None:
    bring(seated, state)
    where = seated.window.geometry()
    scene = seated.controller.scene if seated.controller is not None else None
    seated.plugged.plug(LAPTOP)
    assert seated.second.public is None
    assert windows() == []
    assert seated.window.geometry() == where
    if scene is not None:
        assert seated.controller.scene == scene
    assert seated.flow.preferences is not None
    assert seated.second.wanted, "the wish stays for when it is there again"


@pytest.mark.parametrize("state", STATES)
def test_a_tv_that_is_plugged_in_again_is_offered(seated: TvEvening, state: str) -> None:
    bring(seated, state)
    seated.plugged.plug(LAPTOP)
    seated.plugged.plug(LAPTOP, TV)
    seated.settle()
    if state == "shelf":
        assert seated.second.public is None
        seated.click(seated.screen.lids[0])
        seated.click(seated.screen.start)
        # The game on the shelf is kept.
        seated.click(seated.cover.action)
        assert seated.tv_window.isVisible()
        return
    assert seated.second.public is None
    question = seated.cover
    assert isinstance(question, Question)
    assert TV.name in told(question)
    assert seated.spilt() == []
    seated.click(question.action)
    assert seated.tv_window.area == TV.area
    if state == "paused":
        assert isinstance(seated.cover, Pause)
    elif state in ("lifted", "building", "curtain"):
        assert seated.covered
        assert seated.spilt() == []


def test_an_offer_that_is_declined_is_not_made_again(building: TvEvening) -> None:
    building.plugged.plug(LAPTOP)
    building.plugged.plug(LAPTOP, TV)
    question = building.cover
    assert isinstance(question, Question)
    assert question.other is not None
    building.click(question.other)
    assert building.covered
    assert not building.second.wanted
    building.plugged.plug(LAPTOP)
    building.plugged.plug(LAPTOP, TV)
    assert building.second.public is None
    assert building.covered


@pytest.mark.parametrize("state", STATES)
def test_fault_53_a_laptop_that_goes_never_leaves_a_hand_on_the_tv(seated: TvEvening, state: str) -> None:
    bring(seated, state)
    told_first: list[tuple[Cover, list[str]]] = []

    def look() -> None:
        # Connected after the app's own slots: what was there when the first window had not moved yet.
        if seated.controller is not None:
            told_first.append((seated.controller.scene.cover, seated.spilt()))

    seated.plugged.changed.connect(look)
    seated.plugged.plug(TV)
    assert seated.second.public is None
    assert TV.area.contains(seated.window.geometry()), "the window is where it can be seen"
    if state == "shelf":
        return
    assert told_first == [(Cover.PAUSE, [])]
    assert isinstance(seated.cover, Pause)
    assert seated.spilt() == []
    seated.click(seated.cover.resume_button)
    if state in ("switch", "reveal"):
        assert seated.cover is None
    else:
        assert seated.covered
        assert seated.spilt() == []
        seated.hold()
        assert seated.controller.viewer != TABLE
    if state == "building":
        assert seated.spilt(), "its owner has lifted the curtain"


def test_fault_53_who_plays_alone_gets_a_curtain_where_a_screen_has_gone(alone: TvEvening) -> None:
    alone.lay(alone.idea())
    me = alone.me
    alone.plugged.plug(TV)
    assert alone.controller.scene.cover is Cover.PAUSE
    assert alone.spilt() == []
    said = told(alone.cover)
    assert "A screen has gone" in said
    alone.click(alone.cover.resume_button)
    assert alone.covered
    assert alone.spilt() == []
    assert alone.curtain.to.seat == me
    assert "may be seen" in alone.curtain.to.task
    alone.hold()
    assert alone.me == me
    assert alone.spilt()
    alone.controller.pause()
    assert "A screen has gone" not in told(alone.cover)


def test_the_laptop_comes_back_and_both_windows_are_where_they_were(building: TvEvening) -> None:
    building.plugged.plug(TV)
    building.click(building.cover.resume_button)
    building.hold()
    assert building.second.home == TV
    building.plugged.plug(LAPTOP, TV)
    building.settle()
    assert building.second.public is None
    question = building.cover
    assert isinstance(question, Question)
    assert TV.name in told(question)
    assert building.spilt() == []
    building.click(question.action)
    assert building.second.home == LAPTOP
    assert building.tv_window.area == TV.area
    assert building.covered
    assert building.spilt() == []


def test_of_three_screens_the_window_moves_to_the_one_that_is_not_the_tv(start: Start) -> None:
    evening = start(there=(LAPTOP, TV, THIRD))
    evening.switch_on()
    evening.sit_down()
    bring(evening, "building")
    evening.plugged.plug(TV, THIRD)
    assert evening.controller.scene.cover is Cover.PAUSE
    assert evening.second.home == THIRD
    assert evening.tv_window.area == TV.area
    assert evening.spilt() == []


def test_the_first_window_dragged_to_another_screen_is_behind_the_curtain(building: TvEvening) -> None:
    assert building.spilt()
    building.window.move(TV.area.topLeft() + QPoint(100, 100))
    building.settle()
    assert building.covered
    assert building.spilt() == []
    assert building.tv_window.area == LAPTOP.area, "they have changed places"
    building.hold()
    assert building.spilt()
    assert building.told_on_tv() == []


def test_choosing_the_screen_of_the_first_window_makes_room_behind_the_curtain(building: TvEvening) -> None:
    building.second.choose(LAPTOP.key)
    building.settle()
    assert building.tv_window.area == LAPTOP.area
    assert TV.area.contains(building.window.geometry())
    assert building.covered
    assert building.spilt() == []


def test_a_full_screen_window_that_makes_room_stays_full_screen(seated: TvEvening) -> None:
    seated.window.set_full_screen(True)
    seated.second.choose(LAPTOP.key)
    seated.settle()
    assert seated.window.isFullScreen()


def test_unknown_screens_are_not_chosen(seated: TvEvening) -> None:
    seated.second.choose("nowhere")
    assert seated.second.shown_on == TV


def test_the_tv_has_grounds_of_its_own_size_in_the_look_of_the_app(start: Start) -> None:
    evening = start()
    first = evening.window.scenery = Scenery(load_theme(), None)
    evening.switch_on()
    evening.sit_down()
    second = evening.tv_window.scenery
    assert isinstance(second, Scenery)
    assert second is not first
    evening.tv_window.grab()
    second.ready.emit(evening.tv_table.shown.ground_name)
    evening.flow.preferences.set_theme("contrast")
    assert second.image("play", TV.area.size()) != first.image("play", LAPTOP.area.size())
    evening.second.stop()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not shiboken6.isValid(second)
    first.close()


def test_a_key_that_is_held_on_the_tv_does_nothing_again_and_again(building: TvEvening) -> None:
    handle = building.tv_window.windowHandle()
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
        held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
        QCoreApplication.sendEvent(handle, held)
    building.settle()
    assert building.cover is None
    assert building.tv_window.isFullScreen()


def test_fault_53_a_window_that_the_system_has_hidden_with_its_screen_shows_again(
    building: TvEvening,
) -> None:
    building.window.windowHandle().setVisible(False)
    building.plugged.plug(TV)
    building.settle()
    assert building.window.windowHandle().isVisible()
    assert building.window.isVisible()
    assert isinstance(building.cover, Pause)


def test_no_screen_at_all_for_a_moment_is_survived(building: TvEvening) -> None:
    building.plugged.plug()
    assert building.second.public is None
    assert building.controller.scene.cover is Cover.PAUSE
    building.plugged.plug(LAPTOP, TV)
    building.settle()
    assert building.spilt() == []
    assert building.second.home == LAPTOP


# ---- choosing


def test_the_tv_is_chosen_and_stopped_in_the_pause(start: Start) -> None:
    evening = start()
    evening.sit_down()
    evening.key(Qt.Key.Key_Escape)
    evening.click(evening.cover.tv)
    sheet = evening.cover
    assert isinstance(sheet, TvSheet)
    assert not sheet.stop.isVisible()
    assert [button.display for button in sheet.buttons] == [LAPTOP, TV]
    assert not any(button.isChecked() for button in sheet.buttons)
    evening.click(sheet.buttons[1])
    assert [button.isChecked() for button in sheet.buttons] == [False, True]
    assert evening.tv_cover is not None, "it is paused"
    evening.click(sheet.stop)
    assert evening.second.public is None
    assert not sheet.stop.isVisible()
    evening.click(sheet.done)
    assert isinstance(evening.cover, Pause)


def test_the_sheet_follows_when_screens_come_and_go(start: Start) -> None:
    evening = start(there=(LAPTOP,))
    evening.sit_down()
    evening.key(Qt.Key.Key_Escape)
    evening.click(evening.cover.tv)
    sheet = evening.cover
    assert sheet.buttons == []
    assert "everybody sees" in told(sheet)
    evening.plugged.plug(LAPTOP, TV, THIRD)
    assert len(sheet.buttons) == 3
    sheet.buttons[1].setFocus()
    evening.plugged.plug(LAPTOP, TV)
    assert sheet.buttons[1].hasFocus(), "the same screen"
    evening.plugged.plug(LAPTOP)
    assert sheet.buttons == []


def test_one_mirrored_picture_is_said_plainly(start: Start, qtbot: QtBot) -> None:
    evening = start(there=(LAPTOP,))
    sheet = TvSheet(evening.second)
    qtbot.addWidget(sheet)
    assert "where a TV mirrors it" in told(sheet)
    evening.plugged._mirrored = True
    sheet.show_screens()
    assert "one and the same picture" in told(sheet)
    assert "turn your heads" in told(sheet)


def test_the_tv_is_found_from_the_settings_on_the_shelf(start: Start) -> None:
    evening = start()
    evening.click(evening.screen.settings_link)
    evening.click(evening.cover.tv)
    sheet = evening.cover
    assert isinstance(sheet, TvSheet)
    evening.click(sheet.buttons[1])
    assert evening.second.wanted
    assert evening.second.public is None, "there is nothing to show yet"
    evening.key(Qt.Key.Key_Escape)
    assert evening.cover is None
    evening.sit_down()
    assert evening.tv_window.area == TV.area


def test_the_choice_is_kept_and_a_screen_that_is_not_there_is_not_waited_for(start: Start) -> None:
    evening = start(there=(LAPTOP,))
    evening.window.settings.setValue("tv/on", True)
    evening.window.settings.setValue("tv/screen", THIRD.key)
    evening.sit_down()
    assert evening.second.public is None
    evening.plugged.plug(LAPTOP, TV)
    assert evening.second.shown_on == TV, "any other screen serves"
    evening.plugged.plug(LAPTOP, TV, THIRD)
    assert evening.second.shown_on == THIRD


def test_a_screen_of_another_size_is_filled_again(building: TvEvening) -> None:
    larger = display(TV.key, 1366, 3840, 2160)
    building.plugged.plug(LAPTOP, larger)
    building.settle()
    assert building.tv_window.area == larger.area
    assert building.cover is None, "the game goes on"


# ---- the machine's own screens


def test_screens_that_lie_over_each_other_are_one_picture() -> None:
    full, small, beside = QRect(0, 0, 1920, 1080), QRect(0, 0, 1280, 720), QRect(1920, 0, 1280, 720)
    assert pictures([full, full]) == [0]
    assert pictures([small, full]) == [1]
    assert pictures([full, beside]) == [0, 1]
    assert pictures([full, beside.translated(-60, 0)]) == [0, 1]
    assert pictures([]) == []


def test_the_real_screens_are_told_with_a_name_and_a_place(qtbot: QtBot, start: Start) -> None:
    displays = Displays()
    (only,) = displays.all()
    assert only.name
    assert only.area == QApplication.primaryScreen().geometry()
    assert not displays.mirrored
    evening = start()
    assert displays.of(evening.window) == only
    told_of: list[bool] = []
    displays.changed.connect(lambda: told_of.append(True))
    QApplication.instance().screenAdded.emit(QApplication.primaryScreen())  # type: ignore[union-attr]
    assert told_of
    shiboken6.delete(displays)


def test_games_that_come_and_go_leave_no_objects_behind(start: Start) -> None:
    evening = start()
    evening.switch_on()
    counts = []
    for game in range(3):
        if game == 0:
            evening.sit_down()
        else:
            evening.click(evening.screen.lids[0])
            evening.click(evening.screen.start)
            # The game before is kept.
            evening.click(evening.cover.action)
        assert evening.tv_window.isVisible()
        evening.plugged.plug(LAPTOP)
        evening.flow.show_shelf()
        evening.plugged.plug(LAPTOP, TV)
        evening.settle()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        counts.append(len(evening.flow.tv.findChildren(QObject)))
    assert counts[0] == counts[1] == counts[2]
    assert windows() == []
