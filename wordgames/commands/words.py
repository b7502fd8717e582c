"""`word` and `score`: questions about words and columns."""

import re
from collections.abc import Iterator

from wordgames.commands.errors import CommandError
from wordgames.core.material import MaterialError
from wordgames.core.resources import resource_root
from wordgames.games.punchline.material import load_values
from wordgames.games.punchline.moves import SLOTS
from wordgames.games.punchline.scoring import CIRCLES, add_up
from wordgames.games.punchline.view import CellView, Mark
from wordgames.lexicon import LexiconError, Use
from wordgames.lexicon.report import word_rows
from wordgames.texts import command_line as texts
from wordgames.texts import notices

_MARKS = {"": Mark.OTHER, ".": Mark.OWN, "*": Mark.YELLOW}


def word(words: list[str], lang: str, game: str | None) -> Iterator[str]:
    """A line a word: as typed, whether it counts, what it is; without a game a dictionary word counts."""
    try:
        rows = word_rows(words, lang, Use(game) if game else Use.DICTIONARY)
    except LexiconError as error:
        raise CommandError(notices.lexicon(error)) from error
    yield from (row.line() for row in rows)


def score(game: str, column: str, started: bool) -> Iterator[str]:
    """The sum of a column of Punch Line step by step, then `= TOTAL`."""
    if game != "punchline":
        raise CommandError(texts.no_such_game_to_score(game))
    cells = tuple(_cells(column))
    if not cells:
        yield texts.no_letters()
        yield "= 0"
        return
    worth = add_up(cells, started)
    yield _sum(texts.letters(), [(cell.letter, cell.value) for cell in cells], worth.letters)
    own = [(cell.letter, cell.value) for cell in cells if cell.mark is Mark.OWN and cell.slot not in CIRCLES]
    if own:
        yield _sum(texts.own_color(), own, worth.own)
    if worth.factor > 1:
        base = worth.letters + worth.own
        yield f"{texts.yellow()}: {base} x {worth.factor} = {base * worth.factor}"
    if worth.started:
        yield f"{texts.started()}: + {worth.started}"
    if worth.long:
        yield f"{texts.long_word()}: + {worth.long}"
    yield f"= {worth.total}"


def _sum(name: str, parts: list[tuple[str, int]], total: int) -> str:
    return f"{name}: {' + '.join(f'{letter} {value}' for letter, value in parts)} = {total}"


def _cells(column: str) -> Iterator[CellView]:
    windows = column.split()
    if len(windows) != SLOTS:
        raise CommandError(texts.not_ten_windows(len(windows)))
    try:
        values = load_values(resource_root() / "decks" / "en" / "punchline" / "values.toml")
    except MaterialError as error:
        raise CommandError(notices.material(error)) from error
    for slot, window in enumerate(windows, 1):
        if window == "-":
            continue
        found = re.fullmatch(r"([A-Za-z])([.*]?)", window)
        if not found:
            raise CommandError(texts.no_such_window(slot, window))
        letter = found[1].upper()
        yield CellView(slot, letter, _MARKS[found[2]], values[ord(letter) - ord("A")])
