"""All that one viewer may know of a game of Word Whimsy: the screens and the computers get nothing else.

Until the chips are given no view tells whose an envelope is, how many cards somebody's hand or a closed envelope has,
who has closed his envelope, or taken it back.
"""

from enum import StrEnum

from msgspec import Struct

from wordgames.core.game import Result
from wordgames.core.players import Player, Seat, Viewer
from wordgames.games.whimsy.material import Prompt, Word
from wordgames.games.whimsy.moves import Why


class Phase(StrEnum):
    """Where a game stands."""

    PROMPT = "prompt"
    """Hands are full; the table has the next prompt turned (`Flip`). Somebody may sit down."""
    CHOOSING = "choosing"
    """All but the referee fill their envelopes, in any order; on a passed screen in a circle from the referee's left.
    When all are closed the table has them mixed (`Mix`)."""
    READING = "reading"
    """The table has one envelope after the other opened (`Open`)."""
    RANKING = "ranking"
    """All answers are open, may be read again, and are ranked (`Rank`)."""
    AWARDED = "awarded"
    """Chips are given and authors known, until the table goes on (`Next`). Somebody may sit down."""
    OVER = "over"
    """The game is over."""


class Length(StrEnum):
    """How many rounds a game has (rules, Word Whimsy 2)."""

    SHORT = "short"
    """Once round the table."""
    NORMAL = "normal"
    """One a stack; `WhimsyOptions.fewer_stacks` may take some out."""
    FULL = "full"
    """All twelve stacks, whoever referees more often."""


class Variant(StrEnum):
    """The house variants in place of the rulebook's variant cards (rules, Word Whimsy 10)."""

    SHORT_AND_SWEET = "short_and_sweet"
    """Exactly two cards."""
    FULL_HOUSE = "full_house"
    """All seven cards."""
    RHYME_OR_ALLITERATE = "rhyme_or_alliterate"
    """Two words of the phrase must; phrases that don't are ranked below the others."""
    EVERYBODY_RANKS = "everybody_ranks"
    """Referee and answerers rank, nobody his own; the mean place decides."""
    MULLIGAN = "mulligan"
    """Once a game seven new cards, for the chip that this answer would earn."""


class VariantChoice(StrEnum):
    """What the table chose of the variants; beside these two, each by its own name."""

    NONE = "none"
    """The rulebook's game."""
    DRAWN = "drawn"
    """The dice draw one of those that can be played with these seats and cards."""
    SHORT_AND_SWEET = "short_and_sweet"
    """`Variant.SHORT_AND_SWEET`."""
    FULL_HOUSE = "full_house"
    """`Variant.FULL_HOUSE`."""
    RHYME_OR_ALLITERATE = "rhyme_or_alliterate"
    """`Variant.RHYME_OR_ALLITERATE`."""
    EVERYBODY_RANKS = "everybody_ranks"
    """`Variant.EVERYBODY_RANKS`."""
    MULLIGAN = "mulligan"
    """`Variant.MULLIGAN`."""


class WhimsyOptions(Struct, frozen=True, kw_only=True):
    """What the table chose; the defaults are the rulebook's and `rules`' own."""

    lang: str = "en"
    """The language of the cards."""
    length: Length = Length.NORMAL
    fewer_stacks: bool = False
    """Whether in a Normal game two stacks are taken out with five seats, five with seven, so that all referee equally
    often."""
    first_referee: Seat | None = None
    """Whom the table tapped ("the biggest mouth"); None: the dice choose."""
    variant: VariantChoice = VariantChoice.NONE
    soft_glass_s: int | None = None
    """Seconds of the glass beside who chooses; it forces nothing and the rules never look at it. None: no glass."""
    firsts_break_ties: bool = False
    """Whether of equal totals at the end more first places win; else ties are shared."""
    spicy: bool = False
    """Whether cards for adults that ask for them are in."""
    blanks: bool = True
    """Whether the table's own cards are in, where there are any."""
    unseen_first: bool = True
    """Whether prompts that were not seen this evening come first."""
    seen: tuple[str, ...] = ()
    """Texts of the prompts that were seen this evening."""


class CardView(Struct, frozen=True):
    """A word card of the viewer's own hand."""

    card: int
    """Its number in the deck: the same card all game."""
    words: tuple[Word, ...]
    """One, or two of which the first is up until the card is turned."""
    own: bool
    """Whether the table wrote it."""


class PlayedView(Struct, frozen=True):
    """A card as it lies in an envelope."""

    card: int
    turned: bool
    word: Word
    """The one that is up."""
    other: Word | None
    """What stands on its head below; None on a single card."""
    own: bool
    """Whether the table wrote it."""


class EnvelopeView(Struct, frozen=True):
    """An envelope on the table, mixed. The slots stay for the round, also where an envelope is taken out."""

    slot: int
    cards: tuple[PlayedView, ...] | None
    """In reading order; None while it is closed."""
    fulfils: bool | None
    """Variant *Rhyme or alliterate*, when it is open: what its spelling suggests; the referee decides. Else None."""


class AnswerView(Struct, frozen=True):
    """An answer whose author is known."""

    slot: int
    seat: Seat
    """Its author, present or not."""
    cards: tuple[PlayedView, ...]
    place: int
    """From 1, best."""
    chip: int
    """The chip that it was given, 0 for none (last of six)."""
    kept: int
    """What of it the author keeps: 0 where he has left, or has paid with it for a mulligan."""
    mulligan: bool
    """Whether its author had drawn seven new cards for it."""
    fulfils: bool
    """Variant *Rhyme or alliterate*: whether the referee found that it does; else True."""


class RoundView(Struct, frozen=True):
    """A round whose chips were given."""

    number: int
    """From 1."""
    prompt: Prompt
    referee: Seat
    """Who gave the chips."""
    answers: tuple[AnswerView, ...]
    """Best first; none where nobody answered and the stack was set aside."""
    why: Why | None
    """What a computer said of the best."""
    word: str
    """What `why` is about."""


class SeatView(Struct, frozen=True):
    """A seat as the viewer may see it."""

    player: Player
    present: bool
    hand: tuple[CardView, ...] | None
    """Without what is in his closed envelope, in the order in which the cards came, new ones last; None where the
    viewer may not see it."""
    answer: tuple[PlayedView, ...] | None
    """What lies in his closed envelope, until the chips are given; None where it is open, or not the viewer's own."""
    total: int
    chips: tuple[int, ...]
    """The chips that make up the total, in the order in which they were won."""
    start: int
    """What a seat that sat down later began with; part of the total."""
    firsts: int
    """First places."""
    refereed: int
    """Rounds in which he gave, or was to give, the chips, this one included; 1 in his first."""
    mulligan_used: bool
    """As everybody may know it: of this round only when the chips are given; of his own at once."""
    sits_out: bool
    """The round does not wait for his envelope."""
    ranked: bool
    """Where everybody ranks: whether the viewer himself has; of others always False."""


class WhimsyView(Struct, frozen=True, kw_only=True):
    """Everything on the table that this viewer may know."""

    viewer: Viewer
    phase: Phase
    round_number: int
    """From 1."""
    rounds: int
    """In the game."""
    referee: Seat
    variant: Variant | None
    """The one of this game, drawn or chosen."""
    prompt: Prompt | None
    """None until it is turned over."""
    seats: tuple[SeatView, ...]
    rotation: tuple[Seat, ...]
    """All seats as they sit, each to the left of the one before."""
    closed: int
    """Envelopes that are closed (CHOOSING); whose they are nobody learns."""
    expected: int
    """Envelopes that the round waits for, or has; when all are closed they can be mixed."""
    envelopes: tuple[EnvelopeView, ...]
    """READING and RANKING: by slot; empty else."""
    stack: tuple[int, ...]
    """The chips of this round, lowest first: 1 to five, or to the number of answers."""
    stacks: int
    """Point stacks that are left, this round's included until its chips are given."""
    to_rank: tuple[int, ...]
    """RANKING: the slots that this viewer ranks, all but his own; empty for who does not rank, or has."""
    shown: tuple[RoundView, ...]
    """Rounds whose chips were given; the last is the one that is looked at in AWARDED."""
    options: WhimsyOptions
    result: Result | None
