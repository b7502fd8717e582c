"""`deck check` and `deck export`: what is in a file of cards, and a file to begin one's own from."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from wordgames.commands.errors import CommandError
from wordgames.core.material import MaterialError, MaterialFault, Source
from wordgames.core.resources import resource_root
from wordgames.games.pun import material as pun
from wordgames.games.pun.moves import PUN_CARD
from wordgames.games.punchline.material import load_cards
from wordgames.games.whimsy.material import WhimsyReader, deck_files, deck_folder
from wordgames.texts import command_line as texts
from wordgames.texts import notices


def check(file: str) -> tuple[list[str], bool]:
    """A line for each kind of card with its number, and one for all that was skipped; whether nothing was.

    Raises CommandError for a file that can't be read at all.
    """
    path = Path(file)
    try:
        source = Source.read(path)
    except MaterialError as error:
        if error.fault is MaterialFault.MISSING:
            raise CommandError(texts.no_such_file(file)) from error
        raise CommandError(notices.material(error)) from error
    lines = [] if source.encoding == "UTF-8" else [texts.encoding(source.encoding)]
    if any(line.startswith("[card.") for line in source.lines):
        counts, skipped = _punchline(path)
    elif any(line.startswith("[letters]") for line in source.lines):
        counts, skipped = _pun(path)
    else:
        counts, skipped = _whimsy(path)
    lines += [*counts, *(notices.material(error) for error in skipped)]
    if skipped:
        lines.append(texts.skipped(len(skipped)))
    return [_printable(line) for line in lines], not skipped


def export(name: str, lang: str, file: str) -> Iterator[str]:
    """Write the cards of a game into a new file, with all remarks. Raises CommandError; no file is overwritten."""
    files = {
        "punchline": (resource_root() / "decks" / lang / "punchline" / "cards.toml",),
        "pun": (resource_root() / "decks" / lang / "pun" / "cards.toml",),
        "whimsy": deck_files(deck_folder(lang)),
    }.get(name)
    if files is None:
        raise CommandError(texts.no_such_deck(name, ("punchline", "pun", "whimsy")))
    if not all(one.is_file() for one in files) or not files:
        raise CommandError(texts.no_deck_in(name, lang))
    try:
        cards = "\n".join(one.read_text(encoding="utf-8") for one in files)
        with Path(file).open("x", encoding="utf-8", newline="\n") as out:
            out.write(cards)
    except OSError as error:
        raise CommandError(texts.cannot_export(file, error.strerror or str(error))) from error
    yield texts.exported(name, file)


def _punchline(path: Path) -> tuple[list[str], list[MaterialError]]:
    """Punch Line plays with whole decks: the first mistake costs the file."""
    try:
        cards = load_cards(path)
    except MaterialError as error:
        return [texts.activity_cards(0)], [error]
    return [texts.activity_cards(len(cards))], []


def _pun(path: Path) -> tuple[list[str], list[MaterialError]]:
    """Pun plays with whole decks too."""
    try:
        cards = pun.load_cards(path)
    except MaterialError as error:
        return [texts.letter_cards(0, 0)], [error]
    jokers = cards.count(PUN_CARD)
    return [texts.letter_cards(len(cards) - jokers, jokers)], []


def _whimsy(path: Path) -> tuple[list[str], list[MaterialError]]:
    reader = WhimsyReader()
    reader.read(path)
    words = Counter(len(card.words) for card in reader.cards)
    profiles = Counter(prompt.profile.value for prompt in reader.prompts)
    profiles.update(card.profile.value for card in reader.cards)
    counts = [texts.prompts(len(reader.prompts)), texts.word_cards(words[1], words[2])]
    counts += [texts.profile(name, n) for name, n in sorted(profiles.items())]
    return counts, reader.skipped


def _printable(line: str) -> str:
    """The line without characters that would play tricks with a terminal."""
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode("ascii") for char in line
    )
