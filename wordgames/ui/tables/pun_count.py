"""The count at Pun: all hands are open, verdicts are told word by word, and the table rules on what it likes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QWidget

from wordgames.core.events import Event
from wordgames.core.players import TABLE
from wordgames.games.pun.events import WordRuled
from wordgames.games.pun.judging import REASONS
from wordgames.games.pun.moves import Close, Rule
from wordgames.games.pun.view import LaidView, PunView, RoundView
from wordgames.qt.controller import GameController
from wordgames.qt.pun_count import CountModel, CountWord, Key, Told
from wordgames.qt.pun_drafts import DraftKeeper
from wordgames.qt.sandtimer import system_ms
from wordgames.session.house import Verdict
from wordgames.texts import _
from wordgames.texts.pun import log_line
from wordgames.ui.buttons import RoundButton
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.text import Align
from wordgames.ui.settling import SETTLE_MS, Settling
from wordgames.ui.tables.count_pace import CountPace
from wordgames.ui.tables.pun_count_hands import CountHands
from wordgames.ui.tables.pun_count_ledge import CountLedge
from wordgames.ui.tables.pun_count_shown import as_laid, looked_back
from wordgames.ui.tables.pun_count_texts import question, round_of, says_who, verdict
from wordgames.ui.tables.pun_hindsight import Hindsight
from wordgames.ui.tables.pun_result import RoundResult
from wordgames.ui.tables.pun_screen import PunScreen
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.motion import Glide

PRESENTED: Final = "pun count"
"""How far the count is, and what is asked about: a second screen shows it in step."""
LIFT_MS = 260
FRAME_MS = 16


class CountScreen(PunScreen):
    """All hands, for everybody. What has been told of a round can be ruled on until it is closed."""

    ground_name = "pun_count"

    def __init__(
        self,
        controller: GameController,
        drafts: DraftKeeper,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        super().__init__(controller, drafts, theme, parent, clock=clock)
        self.model = CountModel(self)
        self.hindsight = Hindsight(self)
        self._pace = CountPace(())
        self._round: int | None = None
        self._chosen: Key | None = None
        """A word that is challenged."""
        self._hindsight_shown = False
        self._said = ""
        """What was ruled last."""
        self._lifts: dict[Key, Glide] = {}
        self.result: RoundResult | None = None
        """The round's winners, once the table has said that the rulings stand."""
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MS)
        self._frames.timeout.connect(self.advance)
        self.hands = CountHands(self, self._word_pressed)

        self.title = Line(5.4, self, face=Face.SERIF, align=Align.LEFT)
        self.occasion = Line(4.0, self, face=Face.TEXT_SEMI, align=Align.RIGHT)
        self.pause = RoundButton(Icon.PAUSE, _("Pause"), self)
        self.ledge = CountLedge(self, leads=controller.leads)
        self.pause.setVisible(controller.leads)
        self.pause.clicked.connect(self.pause_wanted)
        self.ledge.refuse.clicked.connect(lambda: self._rule(False))
        self.ledge.accept.clicked.connect(lambda: self._rule(True))
        self.ledge.best.clicked.connect(self._turn_hindsight)
        self.ledge.onward.clicked.connect(self.go_on)
        Settling(self.ledge.onward, self._has_just_begun)
        self.hindsight.found.connect(self._refresh)
        controller.clock.ticked.connect(self._tick)
        controller.presentation.changed.connect(self._presented)
        self.main_action = self.ledge.onward
        self.title.set_text(_("The count"))
        self.place(self.title, 4, 1.1, 74, 6.4)
        self.place(self.occasion, 84, 1.1, 63.4, 6.4)
        self.place(self.pause, 150.4, 1.6, 5.6, 5.6)

    # ---- what is shown

    @property
    def pace(self) -> CountPace:
        """How far the count is."""
        return self._pace

    def show_view(self, view: PunView) -> None:
        super().show_view(view)
        shown = view.shown[-1]
        order = tuple((hand.seat, i) for hand in shown.hands for i in range(len(hand.words)))
        if self._round != shown.number:
            self._begin(view, shown, order)
        elif set(order) != set(self._pace.order):
            self._pace = self._pace.among(order)
            self._chosen = None
            self.hands.clear()
        self.hindsight.look(shown, view.options)
        self._refresh()

    def _begin(self, view: PunView, shown: RoundView, order: tuple[Key, ...]) -> None:
        self._round = shown.number
        self._pace = CountPace(order, since_ms=self.controller.clock.now_ms())
        self._chosen, self._hindsight_shown, self._said = None, False, ""
        self._lifts.clear()
        self.hindsight.begin()
        self.hands.clear()
        self.ledge.place_boxes(view)
        self._close_result()
        self._follow(self.controller.presentation.shown(PRESENTED))

    def show_events(self, events: tuple[Event, ...]) -> None:
        names = [player.name for player in self.controller.session.players()]
        for event in events:
            if isinstance(event, WordRuled) and event.source == "table":
                self._said = log_line(event, names) or ""

    def put_away(self) -> None:
        super().put_away()
        self._round = None
        self.model.become([], [])
        self.hands.clear()
        self._close_result()

    def _shown(self) -> RoundView:
        assert self.view is not None
        return self.view.shown[-1]

    def _laid(self, key: Key) -> LaidView:
        hand = next(hand for hand in self._shown().hands if hand.seat == key[0])
        return hand.words[key[1]]

    def _pending(self) -> frozenset[Key]:
        return frozenset(key for key in self._pace.order if self._laid(key).pending)

    def _waits(self) -> Key | None:
        """The first word that the table is being asked about."""
        pending = self._pending()
        return next((key for key in self._pace.order[: self._pace.told] if key in pending), None)

    def _asked(self) -> CountWord | None:
        """The word that is ruled on: one that was challenged, else the first that waits."""
        return self.model.word(self._chosen if self._chosen is not None else self._waits())

    def _refresh(self) -> None:
        view = self.view
        if view is None:
            return
        self.model.show(self._shown(), self._pace.known, self.hindsight.written)
        self._start_lifts()
        asked = self._asked()
        if asked is None and self._hindsight_shown and not self._may_look_back():
            self._hindsight_shown = False
        self._show_hands(view, asked)
        self.occasion.set_text(round_of(view))
        self.title.set_text(_("The most in each hand") if self._hindsight_shown else _("The count"))
        self._say(view, asked)
        self._show_choices(view, asked)
        if self.result is not None:
            self.result.show_view(view)

    def _show_hands(self, view: PunView, asked: CountWord | None) -> None:
        now = self.clock()
        lifted = {key: glide.at(now) for key, glide in self._lifts.items()}
        back = self._hindsight_shown
        hands = []
        for hand in self._shown().hands:
            most = self.hindsight.most.get(hand.seat)
            if back and most is not None:
                hands.append(looked_back(view, hand, most, self.hindsight.written))
            else:
                told = most if self._all_told() else None
                hands.append(as_laid(view, hand, self.model.of(hand.seat), told))
        picked = asked.key if asked is not None and not back else None
        self.hands.show(view, hands, lifted, picked, pressable=not back and self.controller.leads)

    def _all_told(self) -> bool:
        return self._pace.finished and not self._pending()

    def _may_look_back(self) -> bool:
        return self._all_told() and all(hand.seat in self.hindsight.most for hand in self._shown().hands)

    def _say(self, view: PunView, asked: CountWord | None) -> None:
        last = self.model.word(self._pace.last)
        if asked is not None:
            line, sub = question(asked), ""
        elif self._hindsight_shown:
            line, sub = _("So much was in the hands"), _("By the word list; crude and rare words count, too.")
        elif last is None:
            line, sub = _("All hands are open"), ""
        elif not self._all_told():
            line, sub = verdict(last), says_who(last, view.options)
        elif not self.controller.leads:
            # On a TV there is nothing to tap.
            line, sub = self._said or verdict(last), ""
        else:
            line = self._said or _("Tap a word to challenge it")
            sub = _("Rulings can be changed until the round is closed.")
        self.ledge.say(line, sub)

    def _show_choices(self, view: PunView, asked: CountWord | None) -> None:
        ledge, asks = self.ledge, asked is not None
        focused = self.focusWidget()
        ledge.ask(asked, None if asked is None else self._laid(asked.key).ruling, view)
        ledge.show_buttons(
            asks=asks,
            told=self._all_told(),
            looks_back=self._hindsight_shown,
            may_look_back=self._may_look_back(),
        )
        self.main_action = None if asks else ledge.onward
        if self.isVisible() and (focused is None or focused is self or not focused.isVisible()):
            # Neither ruling is the one to press without a thought: the keys choose one first.
            (self if asks else ledge.onward).setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- motion

    def _start_lifts(self) -> None:
        """Words that count rise; those that do not any more come down."""
        now = self.clock()
        for word in self.model.items:
            to = 1.0 if word.told is Told.COUNTS else 0.0
            glide = self._lifts.get(word.key)
            if glide is None or glide.end != to:
                start = glide.at(now) if glide is not None else 0.0
                self._lifts[word.key] = Glide(start, to, now, 0 if self.reduce_motion else LIFT_MS)
        for key in set(self._lifts) - {word.key for word in self.model.items}:
            del self._lifts[key]
        if self.isVisible() and any(not glide.done(now) for glide in self._lifts.values()):
            self._frames.start()

    def advance(self) -> None:
        """Move what moves to where it is by now."""
        view, now = self.view, self.clock()
        if view is not None:
            self._show_hands(view, self._asked())
        if view is None or all(glide.done(now) for glide in self._lifts.values()):
            self._frames.stop()

    # ---- pace

    def _tick(self) -> None:
        if self.view is None or not self.isVisible() or self.controller.paused or not self.controller.leads:
            return
        if self._chosen is None:
            now = self.controller.clock.now_ms()
            self._move_to(self._pace.ticked(now, self._waits() is not None))

    def _has_just_begun(self) -> bool:
        pace = self._pace
        return not pace.told and self.controller.clock.now_ms() - pace.since_ms < SETTLE_MS

    def _move_to(self, pace: CountPace) -> None:
        if pace != self._pace:
            self._pace = pace
            self._publish()
            self._refresh()

    def tap(self) -> None:
        """A tap: back from a word that was challenged, or from the hands looked back on; else on with the verdicts."""
        if self.view is None or self.controller.paused or not self.controller.leads:
            return
        if self._chosen is not None or self._hindsight_shown:
            self._chosen, self._hindsight_shown = None, False
            self._publish()
            self._refresh()
            return
        self._move_to(self._pace.tapped(self.controller.clock.now_ms(), self._pending()))

    def go_on(self) -> None:
        """The one action: on with the verdicts, and at their end the round is closed."""
        view = self.view
        if view is None or self.controller.paused:
            return
        if not self._all_told():
            self.tap()
        elif self.controller.check(TABLE, Close()) is None:
            if view.round_number < view.rounds:
                self._open_result()
            else:
                self.controller.submit(TABLE, Close())

    def _turn_hindsight(self) -> None:
        if self._may_look_back():
            self._hindsight_shown = not self._hindsight_shown
            self._publish()
            self._refresh()

    # ---- the round's winners

    def _open_result(self) -> None:
        if self.result is None and self.view is not None:
            result = self.result = RoundResult(
                self.controller, self.drafts, self.theme, self, clock=self.clock
            )
            result.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
            result.back_wanted.connect(self._back_to_the_words)
            result.pause_wanted.connect(self.pause_wanted)
            result.setGeometry(self.rect())
            result.show()
            result.raise_()
            result.show_view(self.view)
            self.setFocusProxy(result)
            result.setFocus()
            self._publish()

    def _back_to_the_words(self) -> None:
        self._close_result()
        self._publish()
        self._refresh()

    def _close_result(self) -> None:
        if self.result is not None:
            result, self.result = self.result, None
            self.setFocusProxy(None)
            result.hide()
            result.deleteLater()
            if self.isVisible():
                self.ledge.onward.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- rulings

    def _word_pressed(self, key: Key) -> None:
        word = self.model.word(key)
        if word is None or word.told is Told.LIES or not self.controller.leads:
            return
        if self._can_rule(word):
            self._chosen = None if self._chosen == key else key
            self._publish()
            self._refresh()
        else:
            # What the options say is not ruled on: only why is told.
            assert self.view is not None
            self._chosen = None
            self._refresh()
            self.ledge.say(verdict(word), says_who(word, self.view.options))

    def _can_rule(self, word: CountWord) -> bool:
        return self.controller.check(TABLE, Rule(word.word, True, "word", "table")) is None

    def _rule(self, counts: bool) -> None:
        view, word = self.view, self._asked()
        if view is None or word is None or self.controller.paused:
            return
        old = self._laid(word.key).ruling
        lang = self.ledge.take_language()
        self._chosen = None
        self._pace = self._pace.touched(self.controller.clock.now_ms())
        self._publish()
        if old is not None and old.counts == counts:
            self._refresh()
            return
        known = old is not None and old.reason in REASONS and old.reason != "unknown"
        reason = "unknown" if not counts else old.reason if old is not None and known else "word"
        ruled = Verdict(counts, reason)
        self.controller.rule(word.word, lang or view.options.lang, ruled, remember=lang is not None)

    def undo(self) -> None:
        """Take the last ruling back."""
        if self.controller.session.can_undo and self.controller.undo():
            self._chosen, self._said = None, ""
            self._refresh()

    # ---- in step with a second screen

    def _publish(self) -> None:
        if self.controller.leads and self._round is not None:
            pace = self._pace
            shown = (self._round, (pace.told, pace.since_ms), self._chosen, self._hindsight_shown)
            self.controller.presentation.publish(PRESENTED, (*shown, self.result is not None))

    def _presented(self, name: str, shown: object) -> None:
        if name == PRESENTED and not self.controller.leads and self.view is not None:
            self._follow(shown)
            self._refresh()

    def _follow(self, shown: Any) -> None:
        """Stand where the round was presented last: beside another screen, or when this one was laid anew."""
        if not isinstance(shown, tuple) or shown[0] != self._round:
            return
        _round, (told, since), self._chosen, self._hindsight_shown, closed = shown
        self._pace = CountPace(self._pace.order, min(told, len(self._pace.order)), since)
        if closed:
            self._open_result()
        else:
            self._close_result()

    # ---- events

    def arrange(self) -> None:
        if self.result is not None:
            self.result.setGeometry(self.rect())
        if self.view is not None:
            self._show_hands(self.view, self._asked())

    def escape(self) -> bool:
        if self._chosen is None and not self._hindsight_shown:
            return False
        self.tap()
        return True

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._frames.stop()
        self.ledge.evidence.finish()
        self.hindsight.finish()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.tap()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.tap()
            return
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
            return
        super().keyPressEvent(event)
