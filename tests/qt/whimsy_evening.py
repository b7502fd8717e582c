"""An evening at one screen with Word Whimsy: whatever is done is done to widgets, by events."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.qt.passing import Passed
from tests.qt.walk import told
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.whimsy.moves import Close, Flip, Played
from wordgames.games.whimsy.view import Phase, WhimsyOptions, WhimsyView
from wordgames.qt.tables import Seated, begin_game
from wordgames.session.session import Session
from wordgames.session.store import Store
from wordgames.ui.tables.whimsy import WhimsyTable
from wordgames.ui.tables.whimsy_choose import ChooseScreen
from wordgames.ui.tables.whimsy_mix import MixScreen
from wordgames.ui.widgets.envelopes import SHUFFLE_MS
from wordgames.ui.widgets.word_desk import Stop
from wordgames.ui.widgets.word_hand import WordHand

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Ana", "Ben", "Chloe", "David", "Emma", "Max", "Greta")


class WhimsyEvening(Passed):
    """From a game that has just begun, or from the shelf."""

    def __init__(self, qtbot: QtBot, folder: Path, store: Store | None = None, **named: Any) -> None:
        super().__init__(qtbot, folder, store, **named)
        self.common: set[str] = set()
        """Words that the screens say anyway."""

    def begin(
        self, people: int = 3, computers: int = 0, *, seed: int = 11, closed: bool = False, **options: Any
    ) -> None:
        """A game with so many people, then computers; the last person referees first, so that the first begins.

        `closed`: it is gone on with where all envelopes are closed.
        """
        players = [Player(name=name) for name in NAMES[:people]]
        players += [Player(name=f"Otto {n}", kind=Kind.COMPUTER) for n in range(computers)]
        options.setdefault("first_referee", people - 1)
        begun = begin_game("whimsy", tuple(players), WhimsyOptions(**options), self.store, seed, self.hand)
        assert isinstance(begun, Seated), begun
        if closed:
            answer(begun.controller.session)
        self.flow.sit_down(begun, paused=False)
        self.settle()
        self.note_common_words()

    def note_common_words(self) -> None:
        """What the screens say before anybody has seen his hand is no secret."""
        self.common |= set(re.findall(r"\w+", told().lower()))

    # ---- looking

    @property
    def table(self) -> WhimsyTable:
        screen = self.window.screen_shown
        assert isinstance(screen, WhimsyTable)
        return screen

    @property
    def view(self) -> WhimsyView:
        view = self.flow.controller.view
        assert isinstance(view, WhimsyView)
        return view

    @property
    def public(self) -> WhimsyView:
        view = self.controller.session.view(TABLE)
        assert isinstance(view, WhimsyView)
        return view

    def private(self, seat: int) -> WhimsyView:
        view = self.controller.session.view(seat)
        assert isinstance(view, WhimsyView)
        return view

    @property
    def phase(self) -> Phase:
        return self.view.phase

    @property
    def shown(self) -> Any:
        """The screen of the table that is seen."""
        return self.table.shown

    @property
    def choose(self) -> ChooseScreen:
        assert isinstance(self.table.shown, ChooseScreen)
        return self.table.shown

    @property
    def cards(self) -> WordHand:
        """The hand on the screen."""
        return self.choose.hand

    @property
    def laid(self) -> list[int]:
        """What lies in the envelope on the screen."""
        return [played.card for played in self.cards.draft.envelope]

    def spilt(self, *roots: QObject) -> list[str]:
        """Words of any hand or envelope that anything in the application, or below these roots, tells."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        said = told(*roots).lower()
        secrets: set[str] = set()
        for seat in range(len(self.public.seats)):
            one = self.private(seat).seats[seat]
            for card in one.hand or ():
                secrets |= {word.text.lower() for word in card.words}
            for played in one.answer or ():
                secrets |= {played.word.text.lower()} | (
                    {played.other.text.lower()} if played.other else set()
                )
        known = {word for word in secrets if set(re.findall(r"\w+", word)) <= self.common}
        return sorted(
            word for word in secrets - known if re.search(rf"\b{re.escape(word)}\b", said) is not None
        )

    # ---- hands

    def point(self, stop: Stop, part: float = 0.3) -> QPoint:
        """A point of a card, so far below its upper edge."""
        area = self.cards.area_of(stop)
        return QPoint(area.center().x(), round(area.top() + area.height() * part))

    def tap(self, card: int, *, lower: bool = False) -> None:
        """Tap a card of the hand."""
        self.click(self.cards, self.point(Stop(card), 0.7 if lower else 0.3))

    def fill(self, count: int = 2) -> list[int]:
        """Tap the first cards of the hand into the envelope."""
        cards = list(self.cards.draft.order[:count])
        for card in cards:
            self.tap(card)
        assert self.laid == cards
        return cards

    def drag_in(self, card: int) -> None:
        """Drag a card into the envelope, below all others."""
        hand = self.cards
        at = self.point(Stop(card))
        to = QPoint(round((139 + hand.wing) * hand.u), round((74 + hand.extra) * hand.u))
        QTest.mousePress(hand, LEFT, pos=at)
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(hand, at + (to - at) * share)
        QTest.mouseRelease(hand, LEFT, pos=to)
        self.settle()

    def drag_out(self, card: int) -> None:
        """Drag a card out of the envelope, to the place that it has left."""
        hand = self.cards
        at, to = self.point(Stop(card, in_envelope=True)), self.point(Stop(card))
        QTest.mousePress(hand, LEFT, pos=at)
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(hand, at + (to - at) * share)
        QTest.mouseRelease(hand, LEFT, pos=to)
        self.settle()

    def to_choosing(self) -> None:
        """The referee turns the prompt; where the screen goes round, it is read aloud and passed on."""
        assert self.phase is Phase.PROMPT
        self.click(self.shown.deck)
        if self.shown.main.isVisible() and not isinstance(self.shown, ChooseScreen):
            self.click(self.shown.main)

    def all_close(self, count: int = 2) -> None:
        """Everybody in turn lifts the curtain, fills an envelope and closes it."""
        for _seat in range(8):
            if not self.covered:
                break
            self.hold()
            self.fill(count)
            self.click(self.choose.main)
        assert self.public.closed == self.public.expected

    def let_computers_choose(self) -> None:
        """Time goes by until all computers have closed their envelopes."""
        for _look in range(40):
            if self.public.closed == self.public.expected:
                return
            self.pass_ms(2_000)
        raise AssertionError("the computers come to no end")

    def mix(self) -> None:
        """Press *Mix* and look on until the envelopes lie still."""
        mix = self.shown
        assert isinstance(mix, MixScreen)
        self.click(mix.main)
        self.hand.ms += SHUFFLE_MS + 10
        mix.row.advance()


def answer(session: Session) -> None:
    """The prompt is turned, and everybody closes an envelope with his first two cards."""
    moves: list[tuple[int, Any]] = [(TABLE, Flip())]
    while moves:
        for actor, move in moves:
            session.submit(actor, move, move_id=session.fresh_id(), revision=session.revision)
        moves = []
        for seat in session.waiting_for():
            if seat != TABLE:
                hand = session.view(seat).seats[seat].hand
                moves.append((seat, Close(tuple(Played(card.card) for card in hand[:2]))))
