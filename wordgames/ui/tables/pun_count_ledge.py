"""The ledge below a count of Pun: what was told or is asked, what speaks for a word, and the table's answers."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QAbstractButton

from wordgames.games.pun.view import PunView, RulingView
from wordgames.qt.pun_count import CountWord
from wordgames.texts import _
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.text import Align
from wordgames.ui.screen import Screen
from wordgames.ui.tables.pun_hindsight import evidence_in
from wordgames.ui.widgets.choices import Choice, TickBox
from wordgames.ui.widgets.evidencestairs import EvidenceStairs
from wordgames.ui.widgets.lines import Line

_LEFT_X, _RIGHT_X, _LEFT_W, _RIGHT_W = 85.4, 121.6, 33.6, 34.4
_BUTTON = (77.7, 10.2)
_RULING = (76.8, 9.2)
"""A little higher and lower: the box to tick stands below."""
_RIGHT = 156.0


class CountLedge:
    """Two lines at the left, two objects of one size at the right: *Doesn't count* and *Counts*, or how to go on."""

    def __init__(self, screen: Screen, *, leads: bool) -> None:
        """Where the screen does not lead, as on a TV, there is nothing to press."""
        self._screen = screen
        self._leads = leads
        heavy = Face.TEXT_HEAVY
        self.line = Line(4.7, screen, face=heavy, align=Align.LEFT, floor=3.0)
        self.sub = Line(3.0, screen, face=Face.TEXT, align=Align.LEFT, floor=2.4, alpha=0.92)
        self.evidence = EvidenceStairs(screen, find=evidence_in, align=Align.LEFT)
        self.refuse = Choice(_("Doesn't count"), screen, brass=False, icon=Icon.CROSS, face=heavy, size=3.4)
        self.accept = Choice(_("Counts"), screen, brass=False, icon=Icon.CHECK, face=heavy, size=3.4)
        self.best = Choice(_("The most in each hand"), screen, brass=False, face=heavy, size=3.0)
        self.onward = Choice(_("Go on"), screen, brass=True, face=heavy, size=3.4)
        self.remember: dict[str, TickBox] = {}
        """By language: whether the house remembers the ruling as one of a word of it."""
        for part in (self.refuse, self.accept, self.best):
            part.hide()
        screen.place(self.line, 4, 77.5, 78, 5.6, 1.0)
        screen.place(self.sub, 4, 83.4, 78, 4.0, 1.0)
        screen.place(self.evidence, 4, 82.9, 66, 6.2, 1.0)
        screen.place(self.best, _LEFT_X, _BUTTON[0], _LEFT_W, _BUTTON[1], 1.0)
        screen.place(self.onward, _RIGHT_X, _BUTTON[0], _RIGHT_W, _BUTTON[1], 1.0)
        screen.place(self.refuse, _LEFT_X, _RULING[0], _LEFT_W, _RULING[1], 1.0)
        screen.place(self.accept, _RIGHT_X, _RULING[0], _RIGHT_W, _RULING[1], 1.0)

    def place_boxes(self, view: PunView) -> None:
        """A box to tick for each language that is played; none where a word counts by its subject, too."""
        for box in self.remember.values():
            self._screen.forget(box)
        self.remember = {}
        if view.options.subject is not None:
            return
        langs = view.options.languages
        names = {"en": _("Remember it in English"), "de": _("Remember it in German")}
        x = _RIGHT
        for lang in reversed(langs):
            text = _("Remember it for this house") if len(langs) == 1 else names.get(lang, lang)
            box = self.remember[lang] = TickBox(text, self._screen)
            box.hide()
            box.clicked.connect(partial(self._untick_others, lang))
            w = box.width_u(2.9)
            x -= w
            self._screen.place(box, x, 86.7, w, 2.9, 1.0)
            x -= 3.0

    def _untick_others(self, lang: str) -> None:
        for other, box in self.remember.items():
            if other != lang:
                box.setChecked(False)

    def take_language(self) -> str | None:
        """In which language the house is to remember the ruling, None for none; it is asked anew the next time."""
        lang = next((lang for lang, box in self.remember.items() if box.isChecked()), None)
        for box in self.remember.values():
            box.setChecked(False)
        return lang

    def say(self, line: str, sub: str) -> None:
        """Two lines; the second may be empty."""
        self.line.set_text(line)
        self.sub.set_text(sub)

    def ask(self, word: CountWord | None, ruling: RulingView | None, view: PunView) -> None:
        """Show what speaks for a word that is being asked about; None: nothing is."""
        asks = word is not None
        self.evidence.setVisible(asks)
        if word is not None:
            self.evidence.ask(word.word, "+".join(view.options.languages))
            self.accept.set_brass(ruling is not None and ruling.counts)
            self.refuse.set_brass(ruling is not None and not ruling.counts)
        for box in self.remember.values():
            box.setVisible(asks and self._leads)

    def show_buttons(self, *, asks: bool, told: bool, looks_back: bool, may_look_back: bool) -> None:
        """The two rulings, or the way on; `told`: there is nothing more to tell of the round."""
        self.onward.set_label(_("That's it") if told else _("Go on"))
        self.best.set_label(_("What was laid") if looks_back else _("The most in each hand"))
        self.best.setEnabled(may_look_back)
        shown: tuple[tuple[QAbstractButton, bool], ...] = (
            (self.accept, asks),
            (self.refuse, asks),
            (self.best, not asks and told),
            (self.onward, not asks),
        )
        for button, visible in shown:
            button.setVisible(visible and self._leads)
