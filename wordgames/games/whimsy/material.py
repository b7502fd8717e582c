"""What Word Whimsy is played with: red prompts and word cards.

The files lie in `resources/decks/<language>/whimsy/` and are made to be read and edited by people: every `.toml` file
there may hold prompts and word cards. A deck is a frozen value that a game's setup holds by content, so a record
replays after the files have changed. A card that can't be played with is left out and named with line and reason.
"""

from enum import StrEnum
from pathlib import Path
from typing import Final

from msgspec import Struct

from wordgames.core.material import MaterialError, MaterialFault, Source, as_blanks
from wordgames.core.resources import resource_root
from wordgames.games.whimsy.blanks import BlankRefusal, check_blank, tidy_blank
from wordgames.games.whimsy.tags import Part, Profile, Tag

CARDS_OF_A_FILE: Final = 3_000
"""Cards that one file may hold: ten decks of ours."""


class WhimsyFault(StrEnum):
    """What can be wrong with a card of Word Whimsy, beside `core.material.MaterialFault`."""

    NO_CARD = "no_card"
    """Something that belongs to no card; facts: what."""
    PART = "part"
    """A word that is of no part of speech that there is; facts: what stands there."""
    WORDS = "words"
    """A card with another number of words than one or two; facts: words found."""
    TAG = "tag"
    """A tag that there is not; facts: tag, word or prompt."""
    EMPTY_TEXT = "empty_text"
    """A prompt or a word that shows nothing."""
    CONTROL = "control"
    """A text with a character that plays tricks with a line; facts: text, character."""


class Prompt(Struct, frozen=True):
    """A red prompt card: a thing, seen by the referee."""

    text: str
    """At most 60 characters; `core.material.BLANK` in it is shown as a line."""
    asks: tuple[Tag, ...] = ()
    """What would suit it."""
    profile: Profile = Profile.FAMILY
    own: bool = False
    """Whether the table wrote it on a blank."""


class Word(Struct, frozen=True):
    """One word of a card; it may be written as several: "hot-water bottle", "full of"."""

    text: str
    """At most 60 characters."""
    part: Part
    tags: tuple[Tag, ...] = ()


class WordCard(Struct, frozen=True):
    """A word card, single or double."""

    words: tuple[Word, ...]
    """One word, or two of different parts of speech: the first is up until the card is turned."""
    profile: Profile = Profile.FAMILY
    own: bool = False
    """Whether the table wrote it on a blank."""


class WhimsyDeck(Struct, frozen=True):
    """All that a game of Word Whimsy is played with."""

    lang: str
    """The language of the cards, such as "en"."""
    prompts: tuple[Prompt, ...]
    cards: tuple[WordCard, ...]


class _PromptTable(Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    asks: str = ""
    profile: Profile = Profile.FAMILY


class _PromptPiece(Struct, frozen=True, forbid_unknown_fields=True):
    prompt: tuple[_PromptTable]


class _WordPiece(Struct, frozen=True, forbid_unknown_fields=True):
    word: tuple[dict[str, str]]


class WhimsyReader:
    """Reads deck files one after another into one deck in which nothing stands twice."""

    def __init__(self) -> None:
        self.prompts: list[Prompt] = []
        self.cards: list[WordCard] = []
        self.skipped: list[MaterialError] = []
        """Files and cards that were left out, in the order of the files."""
        self._seen: set[str] = set()

    def read(self, path: Path) -> str | None:
        """Read a file; what can't be played with goes to `skipped`. Returns its encoding, None if it is not read."""
        try:
            source = Source.read(path)
            head, *pieces = source.pieces(CARDS_OF_A_FILE)
            if strays := head.table():
                raise head.error(head.find("="), WhimsyFault.NO_CARD, next(iter(strays)))
        except MaterialError as error:
            self.skipped.append(error)
            return None
        if not pieces:
            self.skipped.append(source.error(1, MaterialFault.EMPTY))
        for piece in pieces:
            try:
                self._add(piece)
            except MaterialError as error:
                self.skipped.append(error)
        return source.encoding

    def deck(self, lang: str) -> WhimsyDeck:
        """What was read so far."""
        return WhimsyDeck(lang, tuple(self.prompts), tuple(self.cards))

    def _add(self, piece: Source) -> None:
        if piece.lines[0].startswith("[[prompt]]"):
            prompt = _prompt(piece)
            self._once(piece, piece.find("text"), prompt.text)
            self.prompts.append(prompt)
        elif piece.lines[0].startswith("[[word]]"):
            card = _card(piece)
            self._once(piece, piece.first, *(word.text for word in card.words))
            self.cards.append(card)
        else:
            raise piece.error(piece.first, WhimsyFault.NO_CARD, piece.lines[0])

    def _once(self, piece: Source, line: int, *texts: str) -> None:
        for number, text in enumerate(texts):
            if text.casefold() in self._seen or text in texts[:number]:
                raise piece.error(piece.find(text, line), MaterialFault.DUPLICATE, text)
        self._seen.update(text.casefold() for text in texts)


def load_whimsy(lang: str = "en", root: Path | None = None) -> WhimsyDeck:
    """The deck of a language, from `root` (by default the app's resources), without what is damaged.

    Raises MaterialError, the first that there is, where no prompt or no word card is left.
    """
    folder = deck_folder(lang, root)
    reader = read_folder(folder)
    if not reader.prompts or not reader.cards:
        raise next(iter(reader.skipped), MaterialError(folder, None, MaterialFault.MISSING))
    return reader.deck(lang)


def deck_folder(lang: str, root: Path | None = None) -> Path:
    """Where the files of a language lie."""
    return (root or resource_root()) / "decks" / lang / "whimsy"


def deck_files(folder: Path) -> tuple[Path, ...]:
    """The files of a deck, by name."""
    return tuple(sorted(folder.glob("*.toml")))


def read_folder(folder: Path) -> WhimsyReader:
    """All files of a deck, and what of them had to be left out."""
    reader = WhimsyReader()
    for path in deck_files(folder):
        reader.read(path)
    return reader


def _prompt(piece: Source) -> Prompt:
    (table,) = piece.parse(_PromptPiece).prompt
    text = as_blanks(_checked(piece, piece.find("text"), table.text))
    return Prompt(text, _tags(piece, piece.find("asks"), table.asks, text), table.profile)


def _card(piece: Source) -> WordCard:
    (table,) = piece.parse(_WordPiece).word
    profile = Profile.FAMILY
    words: list[Word] = []
    for key, value in table.items():
        line = piece.find(key)
        if key == "profile":
            if value not in tuple(Profile):
                raise piece.error(line, MaterialFault.SHAPE, value)
            profile = Profile(value)
            continue
        if key not in tuple(Part):
            raise piece.error(line, WhimsyFault.PART, key)
        written, _, tags = value.partition(":")
        text = _checked(piece, line, written)
        words.append(Word(text, Part(key), _tags(piece, line, tags, text)))
    if len(words) not in (1, 2):
        raise piece.error(piece.first, WhimsyFault.WORDS, len(words))
    return WordCard(tuple(words), profile)


def _checked(piece: Source, line: int, text: str) -> str:
    """The text as it stands on a card; what may not stand on a blank may not stand here either."""
    kept = tidy_blank(text)
    refusal = check_blank(kept)
    if refusal is None:
        return kept
    facts = dict(refusal.facts)
    match refusal.code:
        case BlankRefusal.TOO_LONG:
            raise piece.error(line, MaterialFault.LENGTH, kept, facts["most"], facts["length"])
        case BlankRefusal.CONTROL:
            raise piece.error(line, WhimsyFault.CONTROL, kept, facts["character"])
        case _:
            raise piece.error(line, WhimsyFault.EMPTY_TEXT)


def _tags(piece: Source, line: int, written: str, text: str) -> tuple[Tag, ...]:
    names = [name.strip() for name in written.split(",") if name.strip()]
    for name in names:
        if name not in tuple(Tag):
            raise piece.error(line, WhimsyFault.TAG, name, text)
    return tuple(Tag(name) for name in names)
