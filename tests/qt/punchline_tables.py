"""A real game of Punch Line on its table, with computers that do as they are told and a clock moved by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.qt.hands import HandClock
from wordgames.core.game import Setup
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.punchline.laying import Layer
from wordgames.games.punchline.material import load_punchline
from wordgames.games.punchline.moves import Lock, Move, Read, Slide
from wordgames.games.punchline.rules import PunchlineGame
from wordgames.games.punchline.view import Phase, PunchlineOptions, PunchlineView, StripView
from wordgames.qt.controller import GameController
from wordgames.session.house import Verdict
from wordgames.session.session import BotTurn, Session
from wordgames.session.store import Store
from wordgames.ui.tables.catalog import make_table
from wordgames.ui.tables.punchline import PunchlineTable
from wordgames.ui.tables.punchline_end import EndScreen
from wordgames.ui.tables.punchline_play import PlayScreen
from wordgames.ui.tables.punchline_reveal import RevealScreen
from wordgames.ui.widgets.board_accessible import spoken_letter

GAME = PunchlineGame()
NEVER_MS = 10**9
WORDS = (
    "CAT",
    "DOG",
    "SUN",
    "TEA",
    "ICE",
    "RED",
    "OLD",
    "EGG",
    "ANT",
    "ART",
    "RAIN",
    "TREE",
    "GOLD",
    "SALT",
    "LION",
    "DESK",
    "GATE",
    "SEAL",
    "TOAD",
    "STONE",
    "TRAIN",
    "GIANT",
    "PLATE",
    "SNAIL",
    "CRANE",
    "GRAPE",
    "TOAST",
    "ORANGE",
    "GARDEN",
    "SILVER",
    "PIRATE",
    "TURTLE",
    "CASTLE",
    "LADDER",
    "TRAILS",
    "DRAGON",
    "PIRATES",
    "CASTLES",
    "GARDENS",
    "LADDERS",
    "STRANGE",
)
"""Everyday words to lay, by which set of strips ever."""


def runs_of(strips: Iterable[StripView]) -> set[str]:
    """Five letters in a row of any strip, in every way in which the app could tell them."""
    runs = set()
    for strip in strips:
        for start in range(7):
            run = strip.letters[start : start + 5]
            read = zip(run, strip.marks[start : start + 5], strict=True)
            runs |= {run, " ".join(run), ", ".join(spoken_letter(*letter) for letter in read)}
    return runs


def never(turn: BotTurn) -> tuple[Move, int]:
    """A computer that thinks for ever."""
    return Lock(), NEVER_MS


class LiveTable:
    """Ana, who plays at the screen, and computers."""

    def __init__(
        self,
        qtbot: QtBot,
        *,
        computers: tuple[str, ...] = ("Otto", "Vera", "Moss"),
        words: Mapping[str, str] | None = None,
        size: tuple[int, int] = (1024, 600),
        seed: int = 5,
        **named: Any,
    ) -> None:
        """`words` is all that the lexicon knows: words and what they are; `named` goes to the options."""
        self.hand = HandClock()
        self.known = dict(words or {})
        self.store = Store(None)
        seated = (Player(name="Ana"), *(Player(name=name, kind=Kind.COMPUTER) for name in computers))
        find = named.pop("find_masterpiece", None)
        options = PunchlineOptions(first_reader=named.pop("first_reader", 0), **named)
        setup = Setup("punchline", GAME.rules, seated, options, load_punchline("en"), seed)
        session = Session.create(GAME, setup, self.store, self._judge)
        assert isinstance(session, Session)
        self.session = session
        self.controller = GameController(session, lambda player: never, starts_clock=(Read,), clock=self.hand)
        table = make_table("punchline", self.controller, find_masterpiece=find, clock=self.hand)
        assert isinstance(table, PunchlineTable)
        self.table = table
        table.resize(*size)
        qtbot.addWidget(table)
        table.show()
        table.activateWindow()
        self.controller.start()
        table.setFocus()
        self._settle()

    def close(self) -> None:
        """Leave the table and the store."""
        self.controller.close()
        self.table.hide()
        self.store.close()

    def _judge(self, word: str, lang: str) -> Verdict | None:
        reason = self.known.get(word)
        return None if reason is None else Verdict(reason in ("word", "name"), reason)

    # ---- looking

    @property
    def view(self) -> PunchlineView:
        """What Ana may know."""
        view = self.session.view(0)
        assert isinstance(view, PunchlineView)
        return view

    @property
    def play(self) -> PlayScreen:
        """The screen of the round."""
        assert isinstance(self.table.shown, PlayScreen)
        return self.table.shown

    @property
    def reveal(self) -> RevealScreen:
        """The screen of the rulings."""
        assert isinstance(self.table.shown, RevealScreen)
        return self.table.shown

    @property
    def end(self) -> EndScreen:
        """The screen of the winners."""
        assert isinstance(self.table.shown, EndScreen)
        return self.table.shown

    # ---- time

    def pass_ms(self, ms: int) -> None:
        """Let time go by, in steps that are no sleep of the machine."""
        while ms > 0:
            step = min(ms, 100)
            self.hand.ms += step
            ms -= step
            self.controller.clock.tick()
        if isinstance(self.table.shown, PlayScreen):
            self.table.shown.board.advance()
            self.table.shown.glass.advance()
        self._settle()

    def _settle(self) -> None:
        self.controller._runner._pool.waitForDone()
        QCoreApplication.processEvents()

    # ---- hands

    def click(self, widget: QWidget) -> None:
        """The left button on the middle of a thing."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())
        self._settle()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key on whatever has the focus."""
        QTest.keyClick(QApplication.focusWidget() or self.table, key, modifier)
        self._settle()

    def letter_point(self, slot: int, index: int) -> QPoint:
        """Where a letter of Ana's strip lies on the board."""
        strips = self.view.seats[0].strips
        assert strips is not None
        return self.play.board.point_of(slot, index - strips[slot - 1].position).toPoint()

    def layable(self, seat: int, *shape: int) -> tuple[str, ...]:
        """One word for each length asked for, all different, that can be laid on a seat's strips."""
        view = self.session.view(seat)
        layer = Layer(view.seats[seat].strips, view.values)
        found: list[str] = []
        for length in shape:
            found.append(next(w for w in WORDS if len(w) == length and w not in found and layer.can_lay(w)))
        return tuple(found)

    def lay(self, word: str) -> None:
        """Ana clicks the letters of a word into the windows, as high as they go."""
        strips = self.view.seats[0].strips
        assert strips is not None
        laying = Layer(strips, self.view.values).best(word)
        assert laying is not None, f"{word} cannot be laid on these strips"
        for slot, position in laying.spots:
            at = self.letter_point(slot, position)
            QTest.mouseClick(self.play.board, Qt.MouseButton.LeftButton, pos=at)
            self.pass_ms(200)

    def others_lay(self, seat: int, word: str) -> None:
        """A computer lays a word."""
        state_view = self.session.view(seat)
        laying = Layer(state_view.seats[seat].strips, state_view.values).best(word)
        assert laying is not None, f"{word} cannot be laid on these strips"
        for slot, position in laying.spots:
            assert self.controller.submit(seat, Slide(slot, position))

    def do(self, seat: int, move: Move) -> None:
        """Somebody makes a move."""
        assert self.controller.submit(seat, move)
        self._settle()

    def read(self) -> None:
        """The sentence is read."""
        self.do(TABLE, Read())
        assert self.view.phase is Phase.BUILDING
