"""Longer languages: nothing is cut, and nothing is set too small to read (fault 52)."""

import gettext

import pytest
from PySide6.QtWidgets import QApplication

from tests.qt.evening import Evening
from wordgames import texts
from wordgames.core.players import Player
from wordgames.games.pun.view import Length, PunOptions
from wordgames.qt.tables import begin_game
from wordgames.ui.buttons import Button
from wordgames.ui.painting import text as painting
from wordgames.ui.screens_pun_count import EIGHT, FOUR
from wordgames.ui.staged_count import stage_count, stage_hands
from wordgames.ui.tables.pun_trade_deal import Kind, Plan
from wordgames.ui.words import Words

FLOOR = 1.3
"""In u: 10 pixels in a window of 1280 x 720; only the cards on a lid and badges come near it."""


class Longer(gettext.NullTranslations):
    """English with 40 % more letters, as other languages have."""

    @staticmethod
    def stretch(message):
        words = message.split(" ")
        extra = int(len(message.replace("{", "").replace("}", "")) * 0.4)
        while extra > 0:
            word = "o" * min(extra, 7)
            words.append(word)
            extra -= len(word) + 1
        return " ".join(words)

    def gettext(self, message):
        return self.stretch(message)

    def ngettext(self, singular, plural, n):
        return self.stretch(singular if n == 1 else plural)


@pytest.fixture
def evening(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(texts, "_catalogue", Longer())
    evening = Evening(qtbot, tmp_path)
    evening.window.setMinimumSize(1, 1)
    evening.window.resize(1280, 720)
    evening.settle()
    yield evening
    evening.close()


@pytest.fixture
def sizes(monkeypatch):
    """Every text that is painted, with the size in u that it ends up with."""
    painted = {}
    draw = painting.text_path

    def noted(text, x, baseline, size, *args, **named):
        painted[text] = min(size, painted.get(text, size))
        return draw(text, x, baseline, size, *args, **named)

    monkeypatch.setattr(painting, "text_path", noted)
    return painted


def check(shown, sizes):
    """Paint it afresh, and look at all that is painted on it."""
    sizes.clear()
    for widget in shown.findChildren(Button) + shown.findChildren(Words):
        widget._picture = None
    shown.grab()
    assert sizes
    # "Pun" on a small card is an ornament: asterisk and letter say what it is.
    small = {text: round(size, 2) for text, size in sizes.items() if size < FLOOR and text != "Pun"}
    assert not small
    for button in shown.findChildren(Button):
        if button.isVisible() and button.label:
            assert "…" not in button.label


def test_fault_52_shelf_and_setup(evening, sizes):
    evening.flow.add_guest("Wilhelmina the Third")
    check(evening.screen, sizes)
    evening.click(evening.screen.lids[0])
    check(evening.screen, sizes)
    evening.click(evening.screen.slip)
    check(evening.screen, sizes)


def test_fault_52_the_sheets(evening, sizes):
    evening.flow.show_help()
    for _page in range(3):
        check(evening.cover, sizes)
        lowest = max(
            words.geometry().bottom() - words.margin * words.u
            for words in evening.cover.findChildren(Words)
            if words.isVisible() and words is not evening.cover.number
        )
        assert lowest <= evening.cover.next.geometry().bottom()
        evening.cover.next.click()
    QApplication.processEvents()
    evening.flow.show_settings()
    check(evening.cover, sizes)


def test_fault_52_table_and_pause(evening, sizes):
    evening.click(evening.screen.lids[0])
    evening.click(evening.screen.start)
    check(evening.table.play, sizes)
    evening.flow.pause()
    check(evening.cover, sizes)


def test_fault_52_the_count_and_the_end_of_pun(evening, sizes):
    names = ("Wilhelmina the Third", "Ben", "Maximiliane & Konstantin", "Éa")
    players = tuple(Player(name=name) for name in names)
    begun = begin_game(
        "pun", players, PunOptions(length=Length.NORMAL, also="de"), evening.store, 3, evening.hand
    )
    evening.flow.sit_down(begun, paused=False)
    evening.settle()
    lays = stage_hands(evening.controller, FOUR)
    evening.controller.hurry()
    evening.window.uncover()
    evening.controller.lift(evening.controller.scene.turn)
    evening.settle()
    confirm = evening.screen.shown
    assert confirm.confirm.isVisible()
    check(confirm, sizes)
    assert len(lays) == 4
    stage_count(evening.controller, FOUR)
    evening.window.uncover()
    evening.settle()
    count = evening.screen.shown
    check(count, sizes)
    count.tap()
    count.hindsight.finish()
    evening.settle()
    check(count, sizes)
    count.hands.spots[(2, 1)].click()
    check(count, sizes)
    count.ledge.refuse.click()
    count.ledge.onward.click()
    check(count.result, sizes)
    stage_count(evening.controller, EIGHT[:4], round_number=3)
    evening.settle()
    count.tap()
    count.ledge.onward.click()
    evening.settle()
    assert evening.screen.shown is not count
    check(evening.screen.shown, sizes)


def test_fault_52_trades(evening, sizes):
    players = tuple(Player(name=name) for name in ("Ana", "Wilhelmina", "Chloe"))
    begun = begin_game("pun", players, PunOptions(), evening.store, 11, evening.hand)
    evening.flow.sit_down(begun, paused=False)
    evening.settle()
    controller = evening.controller
    controller.hurry()
    controller.lift(controller.scene.turn)
    evening.settle()
    evening.window.uncover()
    me = controller.view.turn
    evening.screen.shown.trade_wanted.emit(Plan(Kind.OFFER, (me + 1) % 3))
    trade = evening.screen.shown
    check(evening.screen, sizes)
    trade.rack.set_selected(trade.rack.draft.order[:3])
    for _more in range(4):
        evening.click(trade.more)
    evening.click(trade.sealed)
    for slip in trade.slips:
        evening.click(slip)
        check(evening.screen, sizes)
    evening.click(trade.slips[0])
    evening.click(trade.main)
    controller.lift(controller.scene.turn)
    evening.settle()
    evening.window.uncover()
    for slip in trade.slips[::-1]:
        if slip.isEnabled():
            evening.click(slip)
        check(evening.screen, sizes)
