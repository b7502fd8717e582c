"""What lies on a table of Pun, in every look: never a letter that is sealed, never words beyond their paper."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from wordgames.core.players import Player
from wordgames.games.pun.moves import Wish
from wordgames.games.pun.view import CardView, SideView, StandingView
from wordgames.ui.painting.letter_lines import TILE, line_width, shortened, tiles, wrapped
from wordgames.ui.painting.pun_things import draw_bell, draw_deck, draw_fan, draw_no_deck
from wordgames.ui.painting.shapes import torn
from wordgames.ui.screen import Screen
from wordgames.ui.tables.pun_log import STRIP, Entry, LogSlip
from wordgames.ui.theme import THEMES, Theme, load_theme
from wordgames.ui.widgets.pun_offer import OfferTray
from wordgames.ui.widgets.pun_plate import NEAR, PunPlate, Seen
from wordgames.ui.widgets.pun_table_things import LapOrder

SCALE = 8


@pytest.fixture(params=THEMES)
def screen(request: pytest.FixtureRequest, qtbot: QtBot) -> Screen:
    screen = Screen(load_theme(request.param))
    screen.resize(1280, 720)
    qtbot.addWidget(screen)
    return screen


def picture(widget: QWidget) -> QImage:
    """What the widget paints, on nothing."""
    image = QImage(widget.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    widget.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return image


def painted(theme: Theme, draw: object, *what: object, **named: object) -> QImage:
    image = QImage(30 * SCALE, 30 * SCALE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(SCALE, SCALE)
    draw(p, theme, *what, **named)  # type: ignore[operator]
    p.end()
    return image


def ink(image: QImage) -> int:
    """How many pixels are painted."""
    return sum(
        image.pixelColor(x, y).alpha() > 128 for x in range(image.width()) for y in range(image.height())
    )


def offer(gives: SideView) -> StandingView:
    return StandingView(1, 2, gives, Wish(2, "E"))


def test_a_sealed_offer_is_one_picture_whatever_is_in_it(screen: Screen) -> None:
    tray = OfferTray(screen)
    screen.place(tray, 10, 10, 38.6, 13.2)
    tray.show_offer(
        offer(SideView(2, None, False)), ("gives 2 cards", "for 2 cards"), "Ana: 2 for 2", "1 of 2"
    )
    sealed = picture(tray)
    assert tray.accessibleName() == "Ana: 2 for 2 (1 of 2)"
    shown = SideView(2, (CardView(3, "Q"), CardView(4, "?")), True)
    tray.show_offer(offer(shown), ("gives 2 cards", "for 2 cards"), "Ana: 2 for 2", "1 of 2")
    assert picture(tray) != sealed
    tray.show_offer(None)
    assert picture(tray) != sealed
    assert tray.offer is None


def test_who_plays_stands_out_from_the_others(screen: Screen) -> None:
    player = Player(name="Ana")
    plates = []
    for active in (False, True):
        plate = PunPlate(Seen(0, player, 6, None, "", "", active=active), NEAR, screen)
        screen.place(plate, 10, 10, 44, 17.6)
        plates.append(picture(plate))
    calm, playing = plates
    rim = round((1.6 - 0.2) * screen.u)
    middle = round((1.6 + 17.6 - 5) * screen.u)
    assert playing.pixelColor(rim, middle) != calm.pixelColor(rim, middle)
    assert ink(playing) > ink(calm)


def test_a_fan_shows_how_many_cards_it_has_and_nothing_else(screen: Screen) -> None:
    fans = [ink(painted(screen.theme, draw_fan, 15, 26, count)) for count in (1, 4, 8)]
    assert fans == sorted(fans)
    assert painted(screen.theme, draw_fan, 15, 26, 6) == painted(screen.theme, draw_fan, 15, 26, 6)


def test_a_deck_gets_thinner_and_leaves_its_place(screen: Screen) -> None:
    thick = painted(screen.theme, draw_deck, 5, 5, 30)
    assert ink(thick) > ink(painted(screen.theme, draw_deck, 5, 5, 2))
    place = painted(screen.theme, draw_no_deck, 5, 5)
    assert place.pixelColor(10 * SCALE, 12 * SCALE).alpha() == 0
    assert any(place.pixelColor(x, round(5.2 * SCALE)).alpha() for x in range(5 * SCALE, 16 * SCALE))


def test_the_bell_stands_on_its_foot_and_has_its_button_on_top(screen: Screen) -> None:
    image = painted(screen.theme, draw_bell, 15, 25, 1.0)
    for y in (25 - 11.4, 25 - 6.0, 25 - 1.4):
        assert image.pixelColor(15 * SCALE, round(y * SCALE)).alpha() == 255


def test_a_line_that_is_too_long_for_a_slip_is_shortened_on_it(screen: Screen) -> None:
    slip = LogSlip(STRIP, screen)
    screen.place(slip, 10, 10, 30, 4.2)
    long = "Maximilian and Wilhelmina trade: 2 cards for 3 cards, which takes some room."
    slip.show_entries((Entry(1, long, long),))
    image = picture(slip)
    below = round((1.6 + 4.2 + 0.9) * screen.u)
    dark = QColor(screen.theme.paper.ink)
    assert not any(image.pixelColor(x, below) == dark for x in range(image.width()))
    assert shortened(long, 2.2, 26).endswith(" …")
    assert line_width(shortened(long, 2.2, 26), 2.2) <= 26


def test_lines_are_broken_at_spaces_and_tiles_stay_with_their_words() -> None:
    line = f"Ana swaps {tiles('EQ')} for {tiles('S')}."
    rows = wrapped(line, 5, 30)
    assert len(rows) > 1
    assert " ".join(rows) == line
    assert all(not row.endswith(TILE if isinstance(TILE, str) else "\ue000") for row in rows)


def test_nobody_is_left_to_play_where_there_is_no_order(screen: Screen) -> None:
    order = LapOrder(screen)
    screen.place(order, 10, 10, 60, 10)
    assert ink(picture(order)) == 0
    order.show_order((0, 3, 5), 1, "Still to play: Ben, Cem")
    assert ink(picture(order)) > 0
    assert order.accessibleName() == "Still to play: Ben, Cem"


def test_a_torn_sheet_is_torn_at_its_right_end_alone() -> None:
    sheet = torn(0, 0, 20, 10, left=False)
    assert sheet.boundingRect().left() == 0
    assert sheet.boundingRect().top() == 0
    assert abs(sheet.boundingRect().right() - 20) <= 0.3
