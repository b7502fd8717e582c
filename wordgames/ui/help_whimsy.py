"""How to play Word Whimsy: the prompt, the envelope, the chips."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QPainter

from wordgames.core.players import Player
from wordgames.games.whimsy.temperament import Temperament
from wordgames.games.whimsy.view import Length, Variant, VariantChoice, WhimsyOptions
from wordgames.texts import _
from wordgames.texts.whimsy import temperament_line, variant_line, variant_name
from wordgames.ui.painting.paper_envelope import envelope_back, envelope_front
from wordgames.ui.painting.podium import paint_opened, paint_step, step_heights
from wordgames.ui.painting.shapes import placed
from wordgames.ui.painting.word_cards import card_shadow, prompt_card, word_card
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.widgets.seatplate import SeatPlate

if TYPE_CHECKING:
    from wordgames.ui.help import Help


class _Prompt(PaintedWidget):
    """A prompt."""

    margin = 2.0

    def __init__(self, text: str, parent: Help) -> None:
        super().__init__(parent)
        self._text = text

    def look(self) -> str:
        return self._text

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        prompt_card(p, self.theme, w, h, self._text, size=5.6, floor=4.0)


class _Envelope(PaintedWidget):
    """An open envelope with three cards, the first one on top; a double card beside it."""

    margin = 2.0

    def look(self) -> str:
        return "envelope"

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        wide, card_w, card_h = 36.0, 30.0, 9.4
        top = h - 24.0
        with placed(p, 0.0, top):
            envelope_back(p, theme, wide, 24.0)
        # The first card stands highest, before the others.
        words = ("Haunted", "Lasagne", "Orchestra")
        for place, word in reversed(list(enumerate(words))):
            with placed(p, 3.0, top - 7.4 - 7.6 * (len(words) - 1 - place)):
                card_shadow(p, theme, card_w, card_h)
                word_card(p, theme, card_w, card_h, word)
        with placed(p, 0.0, top):
            envelope_front(p, theme, wide, 24.0, "", "", stamp=True)
        with placed(p, 42.0, top - 6.0, -3.0):
            card_shadow(p, theme, 24.0, 11.0)
            word_card(p, theme, 24.0, 11.0, "Wobbly", "Senator", size=3.6)
        with placed(p, 42.0, top + 10.0, 2.0):
            card_shadow(p, theme, 24.0, 11.0)
            word_card(p, theme, 24.0, 11.0, "Senator", "Wobbly", size=3.6)


class _Podium(PaintedWidget):
    """Three opened envelopes on their steps, with the chips that they earned."""

    margin = 2.0

    def look(self) -> str:
        return "podium"

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        wide = w / 3
        phrases = ("Haunted lasagne", "My other goose", "Damp")
        heights = step_heights(3)
        for column, place in enumerate((1, 0, 2)):
            top = h - heights[place]
            word = (_("best"), _("then"), _("last"))[place]
            paint_step(p, theme, column * wide + 0.4, top, wide - 0.8, h, word)
            with placed(p, column * wide + wide / 2 - 8.6, top - 17.6):
                paint_opened(p, theme, 17.2, 17.6, phrases[place], chip=3 - place)


_LIKED: Final = {
    Temperament.DREAMY: ("Moonlit", "Harp", "In love with", "Countess"),
    Temperament.CHEEKY: ("Jealous", "Greasy", "Walrus"),
    Temperament.DRY: ("Unpaid", "Caesar"),
}
"""What each temperament would like."""


class _Phrase(PaintedWidget):
    """A phrase, card beside card."""

    margin = 2.0

    def __init__(self, words: tuple[str, ...], parent: Help) -> None:
        super().__init__(parent)
        self._words = words

    def look(self) -> str:
        return " ".join(self._words)

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        for place, word in enumerate(self._words):
            wide = w / len(self._words)
            with placed(p, place * wide, 0.4, (-0.8, 0.9)[place % 2]):
                card_shadow(p, self.theme, wide - 1.0, h - 0.8)
                word_card(p, self.theme, wide - 1.0, h - 0.8, word, size=2.8)


def _prompt(help: Help) -> None:
    text = _("What I would hide from my neighbours")
    name = _("Picture: a prompt card, “{prompt}”.").format(prompt=text)
    help.picture(_Prompt(text, help), name, 21.0, 22.0, 62.0, 20.0)
    plate = SeatPlate(2, Player(name="Chloe"), help)
    plate.hide_score()
    help.add(plate, 36.0, 47.0, 32.0, 8.0)
    help.caption(_("Chloe is the referee: what would she hide?"), 20.0, 57.0, 64.0)
    help.say(
        (
            (
                _("The referee's view"),
                _(
                    "Each round one of you is the referee, and the prompt is always seen with the referee's "
                    "eyes. Answer what pleases those."
                ),
            ),
            (
                _("Your answer"),
                _("All others put one to seven of their word cards in order: a phrase. {variant}").format(
                    variant=_variant(help.options)
                ),
            ),
            (
                _("Nobody knows whose"),
                _(
                    "The envelopes are mixed before the first one is opened. Who wrote what is told when the chips "
                    "are given, not before."
                ),
            ),
        )
    )


def _variant(options: WhimsyOptions | None) -> str:
    """What is otherwise in this game."""
    if options is None or options.variant in (VariantChoice.NONE, VariantChoice.DRAWN):
        return ""
    variant = Variant(options.variant.value)
    return _("{variant}: {line}.").format(variant=variant_name(variant), line=variant_line(variant))


def _envelope(help: Help) -> None:
    name = _("Picture: an open envelope with three cards, the first on top; a double card, either way up.")
    help.picture(_Envelope(help), name, 19.0, 20.0, 68.0, 48.0)
    help.say(
        (
            (
                _("The first card on top"),
                _(
                    "The card that stands highest is read first, then the one behind it, down to the envelope."
                ),
            ),
            (
                _("Double cards"),
                _(
                    "They have two words; the one that is up counts. Turn them as you like until the "
                    "envelope is closed."
                ),
            ),
            (
                _("Changed your mind?"),
                _("Your envelope can be opened again until all of them are mixed."),
            ),
        )
    )


def _chips(help: Help) -> None:
    name = _("Picture: three phrases on a podium, with 3, 2 and 1 points.")
    help.picture(_Podium(help), name, 19.0, 24.0, 68.0, 38.0)
    help.say(
        (
            (
                _("Best to worst"),
                _(
                    "The referee reads all phrases, some of them twice if need be, and puts them in order, without "
                    "ties. The best one gets the highest chip; with seven of you the last gets none."
                ),
            ),
            (
                _("Onward"),
                _(
                    "Played cards are gone, all hands are filled up to seven, and the next on the left is the referee."
                ),
            ),
            (_("Who wins"), _who_wins(help.options)),
        )
    )


def _who_wins(options: WhimsyOptions | None) -> str:
    short = options is not None and options.length is Length.SHORT
    rounds = (
        _("This game goes once round the table: everybody is referee once.")
        if short
        else _("The game ends with the last stack of chips.")
    )
    tie = (
        _("Of equal totals more first places win.")
        if options is not None and options.firsts_break_ties
        else _("Equal totals share the win.")
    )
    return " ".join((rounds, _("The most points win."), tie))


def _computers(help: Help) -> None:
    for row, (temperament, words) in enumerate(_LIKED.items()):
        top = 19.0 + 17.8 * row
        name = _("Picture: a phrase: “{phrase}”.").format(phrase=" ".join(words))
        wide = 17.0 * len(words)
        help.picture(_Phrase(words, help), name, 53.0 - wide / 2, top, wide, 8.4)
        help.caption(temperament_line(temperament), 21.0, top + 9.4, 64.0)
    help.say(
        (
            (
                _("Three temperaments"),
                _(
                    "Computers are dreamy, cheeky or dry, as you choose. None of them plays better than the others."
                ),
            ),
            (
                _("Learn their taste"),
                _(
                    "As referees they do not know whose a phrase is, always go by the same taste, and say what they "
                    "like about the best."
                ),
            ),
            (
                _("They learn yours"),
                _("Computers notice what you give high chips to, and try to please you with it."),
            ),
        )
    )


PAGES: Final = (_prompt, _envelope, _chips, _computers)
"""See `wordgames.ui.help_pages`."""
