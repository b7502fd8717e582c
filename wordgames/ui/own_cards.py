"""Where a table writes its own cards of Word Whimsy: five red prompts and ten word cards, kept as they are written."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.core.game import Refusal
from wordgames.core.material import OwnCard
from wordgames.games.whimsy.blanks import BlankRefusal, tidy_blank
from wordgames.games.whimsy.material import WhimsyDeck
from wordgames.games.whimsy.owncards import BLANKS, PARTS, PROMPT, WORD, check_one
from wordgames.games.whimsy.tags import Part
from wordgames.session.owncards import OwnCards
from wordgames.texts import _, ngettext
from wordgames.texts.refusals import say
from wordgames.texts.whimsy import part_name, part_use
from wordgames.ui.accessible import announce
from wordgames.ui.buttons import Button, PaperButton, Plaque, RoundButton
from wordgames.ui.nameedit import NameEdit
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.shapes import fill, rounded
from wordgames.ui.painting.text import Align, draw_block, fit_block
from wordgames.ui.painting.word_cards import (
    as_printed,
    card_path,
    card_shadow,
    gap_place,
    prompt_card,
    word_card,
)
from wordgames.ui.screen import Screen, draw_focus
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.lines import Line

GAME: Final = "whimsy"
TOP, PITCH, HIGH = 16.6, 11.7, 10.0
"""Where rows of cards begin, how far they are apart, how high a card is."""
PROMPT_LEFT, PROMPT_WIDE = 6.0, 58.0
WORD_LEFTS: Final = (67.0, 111.4)
WORD_WIDE, PART_WIDE = 28.0, 13.8
ORDER: Final = (*PARTS, *(part for part in Part if part not in PARTS))
"""The parts of speech as a press goes through them: those that serve best come first."""


class BlankCard(Button):
    """A card to be written on, or with what stands on it."""

    margin = 1.6
    fades = False

    def __init__(self, kind: str, number: int, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.kind, self.number = kind, number
        self.show_card(None)

    @property
    def place_name(self) -> str:
        """Which of the blanks it is, in words."""
        text = _("Prompt {n}") if self.kind == PROMPT else _("Word card {n}")
        return text.format(n=self.number + 1)

    def show_card(self, card: OwnCard | None) -> None:
        """Show what stands on it; None where it is blank."""
        text = "" if card is None else tidy_blank(card.text)
        self.set_label(text, name=_("{card}: {text}").format(card=self.place_name, text=text or _("blank")))

    def look(self) -> Hashable:
        return self.label, self.state()

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        if not self.label:
            if theme.flat:
                # The lines of the scenery would go through the words.
                fill(p, card_path(w, h), theme.theatre.hole)
            gap_place(p, theme, w, h)
            ask = _("Write a prompt") if self.kind == PROMPT else _("Write a word")
            block = fit_block(ask, 2.7, 2.2, w - 4, Face.TEXT_SEMI)
            draw_block(p, block, w / 2, h / 2, color(theme.theatre.hole_ink), Face.TEXT_SEMI, Align.CENTER)
        elif self.kind == PROMPT:
            prompt_card(p, theme, w, h, as_printed(self.label), size=4.2, floor=2.4, own=True, lift=0.2)
        else:
            card_shadow(p, theme, w, h)
            word_card(p, theme, w, h, as_printed(self.label), size=4.2, own=True)
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.6, -0.6, w + 1.2, h + 1.2, 1.4))


class OwnCardsScreen(Screen):
    """Fifteen blanks on a stage. A press on one writes on it, Enter keeps it, nothing on it makes it blank again."""

    ground_name = "theatre_wait"

    closed = Signal()

    def __init__(
        self,
        kept: OwnCards,
        deck: WhimsyDeck,
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`deck` is the one that these cards come beside: no text stands in it twice."""
        super().__init__(theme, parent)
        self._kept, self._deck = kept, deck
        self.cards: dict[tuple[str, int], OwnCard] = {
            (card.kind, card.number): card for card in kept.all(GAME, deck.lang)
        }
        """What is written, by kind and place."""
        self.back = RoundButton(Icon.LEFT, _("Back to the setup"), self)
        self.back.clicked.connect(self._leave)
        self.title = Line(6.2, self, face=Face.DISPLAY, align=Align.LEFT, floor=4.0)
        self.title.set_text(_("Cards of your own"))
        self.blanks: dict[tuple[str, int], BlankCard] = {}
        self.parts: dict[int, PaperButton] = {}
        self.edit = NameEdit("", self)
        self.edit.hide()
        self.edit.accepted.connect(self._write)
        self.edit.dropped.connect(self._drop)
        self._writing: BlankCard | None = None
        self.what = Line(2.8, self, align=Align.LEFT, floor=2.2)
        self.also = Line(2.8, self, face=Face.TEXT, align=Align.LEFT, floor=2.2)
        self.done = Plaque(_("Done"), self, size=4.4)
        self.done.clicked.connect(self._leave)
        self.main_action = self.done
        self._make_blanks()
        self._place_still_things()
        self._refresh()

    def _make_blanks(self) -> None:
        for kind, most in BLANKS.items():
            for number in range(most):
                blank = BlankCard(kind, number, self)
                blank.clicked.connect(self._begin)
                self.blanks[kind, number] = blank
        for number in range(BLANKS[WORD]):
            part = PaperButton("", self, size=2.4)
            part.clicked.connect(self._next_part)
            self.parts[number] = part

    def _place_still_things(self) -> None:
        self.place(self.back, 6.0, 5.3, 5.8, 5.8)
        self.place(self.title, 14.2, 4.2, 100.0, 8.0)
        for (kind, number), blank in self.blanks.items():
            self.place(blank, *self._spot(kind, number), gap=0.5)
        for number, part in self.parts.items():
            x, y, w, h = self._spot(WORD, number)
            self.place(part, x + w + 1.0, y + (h - 6.0) / 2, PART_WIDE, 6.0, gap=0.5)
        self.place(self.what, 6.0, 79.4, 110.0, 3.6, 1.0)
        self.place(self.also, 6.0, 83.1, 110.0, 3.6, 1.0)
        self.place(self.done, 122.0, 77.7, 34.0, 10.2, 1.0)
        order: list[QWidget] = [self.back]
        for (kind, number), blank in self.blanks.items():
            order.append(blank)
            if kind == WORD:
                order.append(self.parts[number])
        for before, after in pairwise([*order, self.done]):
            QWidget.setTabOrder(before, after)

    def _spot(self, kind: str, number: int) -> tuple[float, float, float, float]:
        """Where a blank lies, in u."""
        if kind == PROMPT:
            return PROMPT_LEFT, TOP + PITCH * number, PROMPT_WIDE, HIGH
        column, row = divmod(number, BLANKS[WORD] // 2)
        return WORD_LEFTS[column], TOP + PITCH * row, WORD_WIDE, HIGH

    # ---- what it shows

    def _refresh(self) -> None:
        for place, blank in self.blanks.items():
            blank.show_card(self.cards.get(place))
        for number, button in self.parts.items():
            card = self.cards.get((WORD, number))
            button.setVisible(card is not None)
            if card is not None:
                name = _("{card}: {text}").format(
                    card=self.blanks[WORD, number].place_name, text=part_name(Part(card.part))
                )
                button.set_label(part_name(Part(card.part)), name=name)
        n, most = len(self.cards), sum(BLANKS.values())
        text = ngettext("{n} of {most} cards is written.", "{n} of {most} cards are written.", n)
        self.what.set_text(text.format(n=n, most=most))
        self.hint(_("Adjectives and nouns make the best cards; a prompt is seen with the referee's eyes."))

    def hint(self, sentence: str, *, spoken: bool = False) -> None:
        """The line below: what helps, or why something could not be kept."""
        self.also.set_text(sentence)
        if spoken:
            announce(self.also, sentence)

    # ---- writing

    def _begin(self) -> None:
        blank = self.sender()
        if not isinstance(blank, BlankCard) or not self._settle():
            return
        self._writing = blank
        x, y, w, h = self._spot(blank.kind, blank.number)
        self.edit.field.setAccessibleName(blank.place_name)
        self.place(self.edit, x, y + 1.2, w, h - 2.4, gap=0.5)
        self.edit.begin(blank.label)

    def _write(self, text: str) -> None:
        """Keep what was typed, or say why it can't stand there; then it can be changed."""
        blank = self._writing
        if blank is None:
            return
        place = (blank.kind, blank.number)
        before = self.cards.get(place)
        if not tidy_blank(text):
            self._wipe(blank)
            return
        part = "" if blank.kind == PROMPT else (before.part if before is not None else Part.NOUN.value)
        card = OwnCard(blank.kind, blank.number, tidy_blank(text), part)
        if (refusal := self._refusal(card)) is not None:
            self.hint(say(refusal, game=GAME), spoken=True)
            return
        self.cards[place] = card
        self._keep()
        self._close_edit()
        if card.part and before is None:
            self.hint(part_use(Part(card.part)), spoken=True)

    def _refusal(self, card: OwnCard) -> Refusal | None:
        others = [other for place, other in self.cards.items() if place != (card.kind, card.number)]
        return check_one(card, others, self._deck)

    def _wipe(self, blank: BlankCard) -> None:
        """Nothing stands on it any more."""
        if self.cards.pop((blank.kind, blank.number), None) is not None:
            self._keep()
            self._close_edit()
            self.hint(_("This card is blank again."), spoken=True)
        else:
            self._close_edit()
            self.hint(say(Refusal(BlankRefusal.EMPTY), game=GAME), spoken=True)

    def _keep(self) -> None:
        self._kept.keep(GAME, self._deck.lang, tuple(self.cards[place] for place in sorted(self.cards)))
        self._refresh()

    def _drop(self) -> None:
        self._close_edit()
        self._refresh()

    def _close_edit(self) -> None:
        blank, self._writing = self._writing, None
        had_focus = self.edit.field.hasFocus()
        self.edit.hide()
        if blank is not None and had_focus:
            blank.setFocus(Qt.FocusReason.OtherFocusReason)

    def _settle(self) -> bool:
        """Whether nothing is being written any more; what was, is kept if it can be."""
        if self._writing is not None:
            self._write(self.edit.field.text())
        return self._writing is None

    def _next_part(self) -> None:
        number = next(number for number, button in self.parts.items() if button is self.sender())
        card = self.cards.get((WORD, number))
        if card is None or not self._settle():
            return
        part = ORDER[(ORDER.index(Part(card.part)) + 1) % len(ORDER)]
        self.cards[WORD, number] = OwnCard(WORD, number, card.text, part.value)
        self._keep()
        self.hint(part_use(part), spoken=True)

    # ---- leaving

    def _leave(self) -> None:
        if self._settle():
            self.closed.emit()

    def escape(self) -> bool:
        if self._writing is not None:
            self._drop()
        else:
            self.closed.emit()
        return True
