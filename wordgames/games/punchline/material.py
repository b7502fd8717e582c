"""What Punch Line is played with: activity cards, letter strips, letter values.

The files lie in `resources/decks/<language>/punchline/` and are made to be read and edited by people:
`cards.toml`, `strips.toml`, `values.toml` and `orders.toml`. They become one frozen value that a game's setup
holds by content, so a record replays after the files have changed. Whatever is wrong in them raises
`MaterialError`, which names the file, the line and the reason; nothing is dropped or mended silently.
"""

import re
import tomllib
from collections import Counter
from enum import StrEnum
from pathlib import Path
from string import ascii_uppercase
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from wordgames.core.resources import resource_root
from wordgames.games.punchline.moves import LETTERS, SLOTS

MIDDLE = LETTERS // 2
"""The cell of the centre column, always in the owner's colour."""
CARDS = 28
"""Activity cards of a deck (rulebook, Equipment 2)."""
SENTENCES = 4
"""Incomplete sentences on a side."""
BLANK = "____"
"""Stands in a sentence for the word that is missing."""
SENTENCE_LENGTH = 60
"""The most characters of a sentence, its blank included: one breath."""


_END = re.compile(r"""[.!?]"?$|"[.!?]$""")


class MaterialFault(StrEnum):
    """What can be wrong with a file; the facts of `MaterialError` say how much or which."""

    MISSING = "missing"
    """There is no such file."""
    UNREADABLE = "unreadable"
    """It can't be read, is not UTF-8 or is not TOML; facts: what the reader said."""
    SHAPE = "shape"
    """A key is missing, unknown or of the wrong kind; facts: what the reader said."""
    COUNT = "count"
    """Another number of things than the game needs; facts: thing, needed, found."""
    SWITCH = "switch"
    """A switch that does not name two different lines from 1 to 10; facts: the two."""
    SWITCH_BALANCE = "switch_balance"
    """A line is switched oftener than another by two or more; facts: rarest, times, commonest, times."""
    BLANK = "blank"
    """A sentence without exactly one blank of four underscores; facts: sentence, blanks found."""
    LENGTH = "length"
    """A sentence that is too long; facts: sentence, most, found."""
    TYPOGRAPHY = "typography"
    """A sentence with stray spaces or control characters, or without a mark at its end; facts: sentence."""
    DUPLICATE = "duplicate"
    """A sentence or strip that stands in the file twice; facts: it."""
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


class MaterialError(Exception):
    """A file of the material can't be played with."""

    def __init__(self, path: Path, line: int | None, fault: MaterialFault, *facts: int | str) -> None:
        super().__init__(path, line, fault, *facts)
        self.path = path
        self.line = line
        """Counted from 1; None where the fault is in no line, such as a missing file."""
        self.fault = fault
        self.facts = facts

    def __str__(self) -> str:
        place = str(self.path) if self.line is None else f"{self.path}:{self.line}"
        return f"{place}: {self.fault.value}" + "".join(f" {fact!r}" for fact in self.facts)


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


FileT = TypeVar("FileT")


class _Source:
    """The text of one file, and where in it things stand."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.text = path.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise MaterialError(path, None, MaterialFault.MISSING) from None
        except (OSError, UnicodeDecodeError) as error:
            raise MaterialError(path, None, MaterialFault.UNREADABLE, str(error)) from error
        self.lines = self.text.splitlines()

    def parse(self, kind: type[FileT]) -> FileT:
        """The file as `kind`."""
        try:
            table: dict[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"at line (\d+)", str(error))
            line = int(found[1]) if found else len(self.lines)
            raise MaterialError(self.path, line, MaterialFault.UNREADABLE, str(error)) from error
        try:
            return msgspec.convert(table, kind)
        except msgspec.ValidationError as error:
            raise self.error(self._line_of_path(str(error)), MaterialFault.SHAPE, str(error)) from error

    def error(self, line: int | None, fault: MaterialFault, *facts: int | str) -> MaterialError:
        return MaterialError(self.path, line, fault, *facts)

    def header(self, name: str, nth: int) -> int | None:
        """The line of the table header `[name]` that comes nth, counted from 0."""
        bare = (line.split("#")[0].strip() for line in self.lines)
        lines = [number for number, line in enumerate(bare, 1) if line == f"[{name}]"]
        return lines[nth] if nth < len(lines) else None

    def find(self, piece: str, start: int | None = 1, last: bool = False) -> int | None:
        """The first (or last) line from `start` on that holds `piece`, remarks left out; else `start`."""
        start = start or 1
        rest = enumerate(self.lines[start - 1 :], start)
        hits = [number for number, line in rest if piece in line and not line.startswith("#")]
        return (hits[-1] if last else hits[0]) if hits else start

    def _line_of_path(self, message: str) -> int | None:
        """The line that msgspec means by a path such as `$.card[3].front.switch[0]`."""
        card = re.search(r"\$\.card\[(\d+)\](?:\.(front|back))?(?:\.(\w+))?", message)
        if card:
            header = self.header(f"card.{card[2]}" if card[2] else "[card]", int(card[1]))
            return self.find(card[3], header) if card[3] else header
        key = re.search(r"\$\.(\w+)", message)
        return self.find(key[1]) if key else 1


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
    source = _Source(path)
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
                raise source.error(source.find("switch", header), MaterialFault.SWITCH, one, two)
            switched.update(side.switch)
            for sentence in side.sentences:
                _check_sentence(source, header, sentence)
                if sentence.casefold() in seen:
                    line = source.find(sentence, header)
                    raise source.error(line, MaterialFault.DUPLICATE, sentence)
                seen.add(sentence.casefold())
    (most, most_times), (least, least_times) = switched.most_common()[0], switched.most_common()[-1]
    if most_times - least_times > 1:
        raise source.error(None, MaterialFault.SWITCH_BALANCE, least, least_times, most, most_times)
    return tuple(ActivityCard((table.front, table.back)) for table in tables)


def _check_sentence(source: _Source, header: int | None, sentence: str) -> None:
    def error(fault: MaterialFault, *facts: int | str) -> MaterialError:
        return source.error(source.find(sentence, header), fault, sentence, *facts)

    blanks = re.findall("_+", sentence)
    if blanks != [BLANK]:
        raise error(MaterialFault.BLANK, len(blanks))
    if len(sentence) > SENTENCE_LENGTH:
        raise error(MaterialFault.LENGTH, SENTENCE_LENGTH, len(sentence))
    if not sentence.isprintable() or " ".join(sentence.split()) != sentence or not _END.search(sentence):
        raise error(MaterialFault.TYPOGRAPHY)


def load_strips(path: Path) -> tuple[Strip, ...]:
    """Ten strips, each written as eleven cells: `A` a letter, `A.` in the owner's colour, `A*` yellow."""
    source = _Source(path)
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
                raise source.error(line, MaterialFault.CELL, cell)
        strip = Strip(
            letters="".join(cell[0] for cell in cells),
            own=tuple(at for at, cell in enumerate(cells) if cell.endswith(".")),
            yellow=tuple(at for at, cell in enumerate(cells) if cell.endswith("*")),
        )
        if MIDDLE not in strip.own:
            raise source.error(line, MaterialFault.MIDDLE_CELL, row)
        if strip in strips:
            raise source.error(line, MaterialFault.DUPLICATE, row)
        strips.append(strip)
    missing = set(ascii_uppercase).difference(*(strip.letters for strip in strips))
    if missing:
        raise source.error(source.find("strips"), MaterialFault.ALPHABET, "".join(sorted(missing)))
    return tuple(strips)


def load_values(path: Path) -> tuple[int, ...]:
    """Points of A to Z."""
    source = _Source(path)
    values = source.parse(_ValuesFile).values
    wrong = set(ascii_uppercase).symmetric_difference(values)
    if wrong:
        raise source.error(source.header("values", 0), MaterialFault.ALPHABET, " ".join(sorted(wrong)))
    for letter, value in values.items():
        if not 1 <= value <= 10:
            raise source.error(source.find(f"{letter} = {value}"), MaterialFault.VALUE, letter, value)
    return tuple(values[letter] for letter in ascii_uppercase)


def load_orders(path: Path) -> tuple[tuple[int, ...], ...]:
    """Fair orders of the strips, each written as the ten strips' numbers from slot 1 on."""
    source = _Source(path)
    rows = source.parse(_OrdersFile).orders
    if not rows:
        raise source.error(source.find("orders"), MaterialFault.COUNT, "orders", 1, 0)
    orders: list[tuple[int, ...]] = []
    for row in rows:
        numbers = [int(piece) for piece in row.split() if piece.isdecimal()]
        if sorted(numbers) != list(range(1, SLOTS + 1)) or len(row.split()) != SLOTS:
            raise source.error(source.find(f'"{row}"'), MaterialFault.ORDER, row)
        orders.append(tuple(number - 1 for number in numbers))
    return tuple(orders)
