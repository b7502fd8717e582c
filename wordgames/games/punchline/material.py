"""What Punch Line is played with: activity cards, letter strips, letter values.

The files lie in `resources/decks/<language>/punchline/` and are made to be read and edited by people:
`cards.toml`, `strips.toml`, `values.toml` and `orders.toml`. They become one frozen value that a game's setup
holds by content, so a record replays after the files have changed. Whatever is wrong in them raises
`MaterialError`; nothing is dropped or mended silently.
"""

import re
from collections import Counter
from enum import StrEnum
from pathlib import Path
from string import ascii_uppercase

from msgspec import Struct

from wordgames.core.material import BLANK, MaterialFault, Source, as_blanks
from wordgames.core.resources import resource_root
from wordgames.games.punchline.moves import LETTERS, SLOTS

MIDDLE = LETTERS // 2
"""The cell of the centre column, always in the owner's colour."""
CARDS = 28
"""Activity cards of a deck (rulebook, Equipment 2)."""
SENTENCE_LENGTH = 60
"""The most characters of a sentence, its blank included: one breath."""


_END = re.compile(r"""[.!?]"?$|"[.!?]$""")


class PunchlineFault(StrEnum):
    """What can be wrong with a file of Punch Line, beside `core.material.MaterialFault`."""

    SWITCH = "switch"
    """A switch that does not name two different lines from 1 to 10; facts: the two."""
    SWITCH_BALANCE = "switch_balance"
    """A line is switched oftener than another by two or more; facts: rarest, times, commonest, times."""
    CELL = "cell"
    """A cell of a strip that is no letter with an optional mark; facts: the cell."""
    MIDDLE_CELL = "middle_cell"
    """The middle cell is not in the owner's colour; facts: the strip."""
    ALPHABET = "alphabet"
    """Not exactly the letters that are needed; facts: the letters that are missing or too many."""
    VALUE = "value"
    """A letter value outside 1 to 10; facts: letter, value."""
    ORDER = "order"
    """An order that does not name each strip once; facts: the order."""


class CardSide(Struct, frozen=True):
    """One side of an activity card."""

    switch: tuple[int, int]
    """Two different lines, 1 to 10, whose strips change places on every holder."""
    sentences: tuple[str, str, str, str]
    """Game n of a match reads the one at (n - 1) mod 4; each holds `BLANK` once."""


class ActivityCard(Struct, frozen=True):
    """One card of the deck."""

    sides: tuple[CardSide, CardSide]


class Strip(Struct, frozen=True):
    """Eleven letters in a row that slide through one window."""

    letters: str
    """Capitals A to Z, left to right."""
    own: tuple[int, ...]
    """Cells 0 to 10 in the owner's colour, ascending; the middle one, 5, is always among them."""
    yellow: tuple[int, ...]
    """Yellow cells, ascending; none of them is also `own`."""


class PunchlineDeck(Struct, frozen=True):
    """All that a game of Punch Line is played with."""

    lang: str
    """The language of sentences, letter values and words, such as "en"."""
    cards: tuple[ActivityCard, ...]
    strips: tuple[Strip, ...]
    """Ten; every seat has the same."""
    values: tuple[int, ...]
    """Points of A to Z, 1 to 10 each."""
    fair_orders: tuple[tuple[int, ...], ...]
    """Orders of the strips (indices 0 to 9, slot 1 first) for "Shuffle", which draws one by seed. In each the
    share of words that can be laid is within 3 percentage points of the median of all orders
    (docs/strips.md)."""


class _CardTable(Struct, frozen=True, forbid_unknown_fields=True):
    front: CardSide
    back: CardSide


class _CardsFile(Struct, frozen=True, forbid_unknown_fields=True):
    card: list[_CardTable]


class _StripsFile(Struct, frozen=True, forbid_unknown_fields=True):
    strips: list[str]


class _ValuesFile(Struct, frozen=True, forbid_unknown_fields=True):
    values: dict[str, int]


class _OrdersFile(Struct, frozen=True, forbid_unknown_fields=True):
    orders: list[str]


def load_punchline(lang: str = "en", root: Path | None = None) -> PunchlineDeck:
    """The material of a language, from `root` (by default the app's resources); raises `MaterialError`."""
    folder = (root or resource_root()) / "decks" / lang / "punchline"
    return PunchlineDeck(
        lang=lang,
        cards=load_cards(folder / "cards.toml"),
        strips=load_strips(folder / "strips.toml"),
        values=load_values(folder / "values.toml"),
        fair_orders=load_orders(folder / "orders.toml"),
    )


def load_cards(path: Path) -> tuple[ActivityCard, ...]:
    """28 cards from a file of `[[card]]` tables with `[card.front]` and `[card.back]`."""
    source = Source.read(path)
    tables = source.parse(_CardsFile).card
    if len(tables) != CARDS:
        raise source.error(source.header("[card]", CARDS), MaterialFault.COUNT, "cards", CARDS, len(tables))
    seen: set[str] = set()
    switched: Counter[int] = Counter(dict.fromkeys(range(1, SLOTS + 1), 0))
    for index, table in enumerate(tables):
        for name, side in (("front", table.front), ("back", table.back)):
            header = source.header(f"card.{name}", index)
            one, two = side.switch
            if one == two or not (1 <= one <= SLOTS and 1 <= two <= SLOTS):
                raise source.error(source.find("switch", header), PunchlineFault.SWITCH, one, two)
            switched.update(side.switch)
            for written in side.sentences:
                sentence = as_blanks(written)
                line = source.find(written, header)
                _check_sentence(source, line, sentence)
                if sentence.casefold() in seen:
                    raise source.error(line, MaterialFault.DUPLICATE, sentence)
                seen.add(sentence.casefold())
    (most, most_times), (least, least_times) = switched.most_common()[0], switched.most_common()[-1]
    if most_times - least_times > 1:
        raise source.error(None, PunchlineFault.SWITCH_BALANCE, least, least_times, most, most_times)
    return tuple(ActivityCard((_side(table.front), _side(table.back))) for table in tables)


def _side(written: CardSide) -> CardSide:
    one, two, three, four = map(as_blanks, written.sentences)
    return CardSide(written.switch, (one, two, three, four))


def _check_sentence(source: Source, line: int, sentence: str) -> None:
    blanks = sentence.count(BLANK)
    if blanks != 1:
        raise source.error(line, MaterialFault.BLANK, sentence, blanks)
    if len(sentence) > SENTENCE_LENGTH:
        raise source.error(line, MaterialFault.LENGTH, sentence, SENTENCE_LENGTH, len(sentence))
    if not sentence.isprintable() or " ".join(sentence.split()) != sentence or not _END.search(sentence):
        raise source.error(line, MaterialFault.TYPOGRAPHY, sentence)


def load_strips(path: Path) -> tuple[Strip, ...]:
    """Ten strips, each written as eleven cells: `A` a letter, `A.` in the owner's colour, `A*` yellow."""
    source = Source.read(path)
    rows = source.parse(_StripsFile).strips
    if len(rows) != SLOTS:
        raise source.error(source.find("strips"), MaterialFault.COUNT, "strips", SLOTS, len(rows))
    strips: list[Strip] = []
    for row in rows:
        line = source.find(f'"{row}"', last=True)
        cells = row.split()
        if len(cells) != LETTERS:
            raise source.error(line, MaterialFault.COUNT, "letters", LETTERS, len(cells))
        for cell in cells:
            if not re.fullmatch(r"[A-Z][.*]?", cell):
                raise source.error(line, PunchlineFault.CELL, cell)
        strip = Strip(
            letters="".join(cell[0] for cell in cells),
            own=tuple(at for at, cell in enumerate(cells) if cell.endswith(".")),
            yellow=tuple(at for at, cell in enumerate(cells) if cell.endswith("*")),
        )
        if MIDDLE not in strip.own:
            raise source.error(line, PunchlineFault.MIDDLE_CELL, row)
        if strip in strips:
            raise source.error(line, MaterialFault.DUPLICATE, row)
        strips.append(strip)
    missing = set(ascii_uppercase).difference(*(strip.letters for strip in strips))
    if missing:
        raise source.error(source.find("strips"), PunchlineFault.ALPHABET, "".join(sorted(missing)))
    return tuple(strips)


def load_values(path: Path) -> tuple[int, ...]:
    """Points of A to Z."""
    source = Source.read(path)
    values = source.parse(_ValuesFile).values
    wrong = set(ascii_uppercase).symmetric_difference(values)
    if wrong:
        raise source.error(source.header("values", 0), PunchlineFault.ALPHABET, " ".join(sorted(wrong)))
    for letter, value in values.items():
        if not 1 <= value <= 10:
            raise source.error(source.find(f"{letter} = {value}"), PunchlineFault.VALUE, letter, value)
    return tuple(values[letter] for letter in ascii_uppercase)


def load_orders(path: Path) -> tuple[tuple[int, ...], ...]:
    """Fair orders of the strips, each written as the ten strips' numbers from slot 1 on."""
    source = Source.read(path)
    rows = source.parse(_OrdersFile).orders
    if not rows:
        raise source.error(source.find("orders"), MaterialFault.COUNT, "orders", 1, 0)
    orders: list[tuple[int, ...]] = []
    for row in rows:
        numbers = [int(piece) for piece in row.split() if piece.isdecimal()]
        if sorted(numbers) != list(range(1, SLOTS + 1)) or len(row.split()) != SLOTS:
            raise source.error(source.find(f'"{row}"'), PunchlineFault.ORDER, row)
        orders.append(tuple(number - 1 for number in numbers))
    return tuple(orders)
