"""What is put together on the trade screen, before it is a move; and which moves it can become."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from wordgames.core.players import Seat
from wordgames.games.pun import arranging
from wordgames.games.pun.drafts import PunDraft
from wordgames.games.pun.moves import PUN_CARD, Answer, Move, Offer, Post, Speak, TakeStanding, Wish
from wordgames.games.pun.view import CardView, PunView, StandingView, TradeStep
from wordgames.games.pun.viewing import fit

MOST_PLACES = 10
"""Cards that can be asked for here; more nobody has in a hand that can be read."""


class Kind(Enum):
    """What the active person puts together."""

    OFFER = "offer"
    """An offer to a partner."""
    SPEAK = "speak"
    """What was agreed aloud with a partner."""
    POST = "post"
    """A standing offer to everybody."""
    TAKE = "take"
    """The cards for somebody's standing offer, where more than one choice fits it."""


class Plan(Struct, frozen=True):
    """What kind of trade the active person begins, and with whom."""

    kind: Kind
    partner: Seat | None = None
    """None for a standing offer."""
    number: int | None = None
    """Of the standing offer that is taken."""
    cards: tuple[int, ...] = ()
    """Of the active person's hand, that he has picked for it already."""


class Mode(Enum):
    """What the viewer does about a trade."""

    COMPOSE = "compose"
    """In his own turn he puts one together."""
    ANSWER = "answer"
    """He was made an offer."""
    COUNTERED = "countered"
    """His own offer was answered with something else."""
    ENTER = "enter"
    """He enters what was agreed aloud."""
    WAIT = "wait"
    """A computer thinks about his offer."""


class Deal(Struct, frozen=True):
    """What is put together; the viewer's own cards lie in the tray, picked from his rack."""

    kind: Kind = Kind.OFFER
    partner: Seat | None = None
    number: int | None = None
    wants: tuple[str, ...] = ("",)
    """What the viewer gets: a place for each card, with its letter where he wants that one."""
    shown: bool = True
    """Whether everybody may know the viewer's letters."""

    @property
    def wish(self) -> Wish:
        """The same as the rules have it."""
        return Wish(len(self.wants), "".join(sorted(letter for letter in self.wants if letter)))

    def with_letter(self, place: int, letter: str) -> Deal:
        """Another letter at a place; none: any card. On a place that there is not, it is one more."""
        wants = list(self.wants)
        if 0 <= place < len(wants):
            wants[place] = letter
        elif len(wants) < MOST_PLACES:
            wants.append(letter)
        return replace(self, wants=tuple(wants))

    def typed(self, place: int, letter: str) -> Deal:
        """A letter is typed: on the place that the keys stand on, or where that has one, on the next that has none."""
        if 0 <= place < len(self.wants) and self.wants[place]:
            free = next((at for at, wanted in enumerate(self.wants) if not wanted), len(self.wants))
            return self.with_letter(free, letter)
        return self.with_letter(place, letter)

    def more(self) -> Deal:
        """One more card, whichever."""
        return replace(self, wants=(*self.wants, "")) if len(self.wants) < MOST_PLACES else self

    def less(self, place: int | None = None) -> Deal:
        """One card less, those of no letter first; never none. `place`: first its letter, then this one."""
        if place is not None and 0 <= place < len(self.wants) and self.wants[place]:
            return self.with_letter(place, "")
        if len(self.wants) < 2:
            return replace(self, wants=("",))
        if place is None:
            free = [at for at, wanted in enumerate(self.wants) if not wanted]
            place = free[-1] if free else len(self.wants) - 1
        return replace(self, wants=(*self.wants[:place], *self.wants[place + 1 :]))

    def move(self, cards: Sequence[int]) -> Move | None:
        """What it is in the rules, with these cards from the viewer's hand; None without a partner."""
        given = tuple(cards)
        if self.kind is Kind.POST:
            return Post(given, self.shown, self.wish)
        if self.kind is Kind.TAKE and self.number is not None:
            return TakeStanding(self.number, given, self.shown)
        if self.partner is None:
            return None
        if self.kind is Kind.SPEAK:
            return Speak(self.partner, given, self.wish, self.shown)
        return Offer(self.partner, given, self.shown, self.wish)


class Answering(Enum):
    """The three answers to an offer, and the two to a counter-offer or to a spoken trade."""

    YES = "yes"
    OTHER = "other"
    NO = "no"


def mode_of(view: PunView) -> Mode:
    """What this viewer does now."""
    trade, me = view.trade, view.viewer
    if trade is None:
        return Mode.COMPOSE
    if trade.waits_for != me:
        return Mode.WAIT
    return {
        TradeStep.OFFERED: Mode.ANSWER,
        TradeStep.COUNTERED: Mode.COUNTERED,
        TradeStep.SPOKEN: Mode.ENTER,
    }[trade.step]


def begun(plan: Plan, view: PunView) -> Deal:
    """A deal as it is first shown."""
    return Deal(plan.kind, plan.partner, plan.number, shown=plan.kind in (Kind.OFFER, Kind.POST))


def standing_of(view: PunView, deal: Deal) -> StandingView | None:
    """The standing offer that is being taken."""
    return next((offer for offer in view.standing if offer.number == deal.number), None)


def fits(faces: Sequence[str], wish: Wish) -> bool:
    """Whether cards with these faces are just what somebody wants."""
    return len(faces) == wish.count and not Counter(wish.letters) - Counter(faces)


def filling(hand: Sequence[CardView], draft: PunDraft, wish: Wish) -> tuple[int, ...] | None:
    """Cards that fit a wish, loose ones first and Pun cards last; None where the hand has not got them."""
    loose = set(arranging.loose(draft))
    order = sorted(hand, key=lambda card: (card.face == PUN_CARD, card.card not in loose))
    return fit(order, wish)


def answer_of(cards: Sequence[int], shown: bool) -> Answer:
    """The partner's cards, whether they fit or not."""
    return Answer(tuple(cards), shown)
