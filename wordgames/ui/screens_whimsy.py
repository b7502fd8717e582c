"""The pictures of Word Whimsy from the deck to the mixed envelopes: few seats and many, long words, own cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from wordgames.core.game import Setup
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.whimsy.bots import WhimsyBot
from wordgames.games.whimsy.material import Prompt, WhimsyDeck, Word, WordCard, load_whimsy
from wordgames.games.whimsy.moves import Flip, Next, Open, Rank
from wordgames.games.whimsy.rules import WhimsyGame
from wordgames.games.whimsy.tags import Part
from wordgames.games.whimsy.view import VariantChoice, WhimsyOptions
from wordgames.qt.controller import GameController
from wordgames.qt.tables import Seated
from wordgames.session.session import BotTurn, Session
from wordgames.ui.widgets.word_desk import Stop

if TYPE_CHECKING:
    from wordgames.ui.screens import Gallery

State = tuple[str, Callable[[], "QWidget | None"]]
NAMES = ("Ana", "Ben", "Chloe", "David", "Emma", "Maximilian", "Greta")
SEED = 11
GERMAN = (
    "butterweich/Steuerprüfer",
    "Wackelpudding",
    "geheimnisvoll",
    "Gartenzwerg",
    "nachtaktiv/Blaskapelle",
    "schwindelfrei",
    "Wanderverein",
    "windschief/Zahnfee",
    "Kartoffelsalat",
    "halbherzig",
    "Staubsaugerbeutel",
    "frisch gebügelt",
    "Nudelholz",
    "weltberühmt/Oma",
    "Dachgepäckträger",
    "lauwarm",
    "Tante",
    "Fahrstuhlmusik",
    "übermütig/Notar",
    "Pfützenspringer",
    "Gummistiefel",
    "einsilbig",
    "Schlossgespenst",
    "kugelrund",
)
"""Cards of long words that can't be broken, as a German deck has them."""
LONG = (
    "passive-aggressive",
    "slightly haunted hot-water bottle/glow-in-the-dark",
    "brother-in-law's second-best barbecue apron",
    "impersonating/grandmother's",
    "vacuum-packed",
    "overconfident/misunderstood",
    "the left half of a pantomime horse that nobody ordered",
)


class WhimsyStates:
    """What leads from one picture to the next, in a gallery."""

    def __init__(self, gallery: Gallery) -> None:
        self._gallery = gallery

    def all(self) -> Iterator[State]:
        """Every picture's name, with what leads to it from the one before."""
        yield "whimsy-prompt", partial(self._begin, 3)
        yield "whimsy-aloud", self._flip
        yield "whimsy-choose-first", self._first
        yield "whimsy-choose", partial(self._lay, 3)
        yield "whimsy-choose-turned", self._turn
        yield "whimsy-choose-held", self._hold
        yield "whimsy-mix", self._to_mix
        yield "whimsy-mix-names", self._ask_names
        yield "whimsy-choose-closed", self._look_again
        yield "whimsy-mixed", self._mix
        yield "whimsy-prompt-later", self._second_round
        yield "whimsy-aloud-later", self._flip
        yield "whimsy-choose-glass", partial(self._glass, 7, 2)
        yield "whimsy-choose-four", partial(self._lay, 4)
        yield "whimsy-choose-five", partial(self._lay, 5)
        yield "whimsy-choose-six", partial(self._lay, 6)
        yield "whimsy-choose-seven", partial(self._lay, 7)
        yield "whimsy-mix-seven", self._to_mix
        yield "whimsy-choose-variant", partial(self._variant, VariantChoice.MULLIGAN)
        yield "whimsy-choose-refused", partial(self._variant, VariantChoice.SHORT_AND_SWEET)
        yield "whimsy-choose-long", self._long
        yield "whimsy-choose-long-seven", partial(self._lay, 7)
        yield "whimsy-choose-german", self._german
        yield "whimsy-choose-german-seven", partial(self._lay, 7)
        yield "whimsy-alone-waiting", self._alone
        yield "whimsy-alone-referee", self._alone_referee

    # ---- hands

    @property
    def _controller(self) -> Any:
        return self._gallery.flow.controller

    @property
    def _shown(self) -> Any:
        table: Any = self._gallery.window.screen_shown
        return table.shown

    def _begin(
        self, people: int, computers: int = 0, *, deck: WhimsyDeck | None = None, **options: Any
    ) -> None:
        players = [Player(name=name) for name in NAMES[:people]]
        players += [Player(name=f"Otto {n}", kind=Kind.COMPUTER) for n in range(1, computers + 1)]
        options.setdefault("first_referee", min(2, people + computers - 1))
        chosen = WhimsyOptions(**options)
        setup = Setup("whimsy", WhimsyGame.rules, tuple(players), chosen, deck or load_whimsy("en"), SEED)
        session = Session.create(WhimsyGame(), setup, self._gallery.store)
        if not isinstance(session, Session):
            raise SystemExit(str(session))
        controller = GameController(session, chooser, clock=self._gallery.clock)
        self._gallery.flow.sit_down(Seated("whimsy", controller), paused=False)

    def _flip(self) -> None:
        self._controller.hold()
        self._controller.submit(TABLE, Flip())

    def _lift(self) -> None:
        self._controller.lift(self._controller.scene.turn)
        self._gallery.window.uncover()

    def _first(self) -> None:
        self._shown.main.click()
        self._lift()

    def _lay(self, count: int) -> None:
        """So many of the hand lie in the envelope; somewhere in the middle one is left out first."""
        hand = self._shown.hand
        order = hand.draft.order
        wanted = [card for i, card in enumerate(order) if i != 1] + [order[1]]
        for card in hand.letters.items:
            if card.card not in wanted[:count]:
                hand.toggle(card.card)
        lying = {card.card for card in hand.letters.items}
        for card in wanted[:count]:
            if card not in lying:
                hand.toggle(card)

    def _turn(self) -> None:
        hand = self._shown.hand
        for card in hand.hand.items:
            if card.double:
                hand.turn(card.card)

    def _hold(self) -> None:
        """A card of the hand hangs over the envelope."""
        hand = self._shown.hand
        free = next(card.card for card in hand.hand.items if not card.place)
        at = hand.area_of(Stop(free)).center().toPointF()
        hand.press(-1, at)
        hand.drag(-1, at + at * 0.02)
        target = hand.area_of(Stop(hand.letters.items[1].card, in_envelope=True)).center().toPointF()
        hand.drag(-1, target + (at - target) * 0.1)

    def _to_mix(self) -> None:
        """Everybody closes, whatever he has."""
        self._shown.hand.end_holds()
        for _seat in range(len(NAMES)):
            if not self._shown.hand.letters.items:
                self._lay(2)
            self._shown.main.click()
            if self._controller.scene.passed_to is None:
                return
            self._lift()

    def _ask_names(self) -> None:
        self._shown.back.click()

    def _look_again(self) -> None:
        seat = next(iter(self._shown.names))
        self._shown.names[seat].click()
        self._lift()

    def _mix(self) -> None:
        self._shown.main.click()
        self._shown.main.click()

    def _second_round(self) -> None:
        session = self._controller.session
        for envelope in session.view(TABLE).envelopes:
            self._controller.submit(TABLE, Open(envelope.slot))
        self._controller.submit(TABLE, Rank(session.view(TABLE).to_rank))
        self._controller.submit(TABLE, Next())

    def _glass(self, people: int, laid: int) -> None:
        self._begin(people, soft_glass_s=40)
        self._flip()
        self._first()
        self._gallery.pass_ms(14_000)
        self._lay(laid)

    def _variant(self, variant: VariantChoice) -> None:
        self._begin(3, variant=variant)
        self._flip()
        self._first()
        self._lay(1)

    def _long(self) -> None:
        """Words that hardly fit, and cards that the table wrote."""
        self._begin(3, deck=long_deck())
        self._flip()
        self._first()
        self._lay(3)

    def _german(self) -> None:
        self._begin(3, deck=german_deck(), lang="de", soft_glass_s=40)
        self._flip()
        self._first()
        self._gallery.pass_ms(14_000)
        self._lay(3)

    def _alone(self) -> None:
        self._begin(1, 3, first_referee=1)
        self._controller.submit(TABLE, Flip())
        self._lay(3)
        self._shown.main.click()

    def _alone_referee(self) -> None:
        self._begin(1, 3, first_referee=0)
        self._controller.submit(TABLE, Flip())


def long_deck() -> WhimsyDeck:
    """Words that hardly fit, and cards that the table wrote: enough for seven seats."""
    deck = load_whimsy("en")
    cards = [WordCard(_words(text), own=i % 2 == 0) for i, text in enumerate(LONG)]
    prompt = Prompt("What my grandmother hid for sixty years under the floorboards", own=True)
    return replace(deck, prompts=(prompt,), cards=tuple(cards * 7))


def german_deck() -> WhimsyDeck:
    """Long words that can't be broken: enough for four seats."""
    cards = tuple(WordCard(_words(text)) for text in GERMAN)
    return WhimsyDeck("de", (Prompt("Was hinter meinem Kühlschrank wohnt"),), cards * 2)


def _words(text: str) -> tuple[Word, ...]:
    return tuple(Word(word, Part.NOUN) for word in text.split("/"))


def chooser(_player: Player) -> Callable[[BotTurn], tuple[Any, int]]:
    """The computer that plays for a seat."""
    bot = WhimsyBot()
    return lambda turn: bot.choose(turn.view, turn.options, turn.dice)
