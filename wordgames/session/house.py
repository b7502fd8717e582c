"""The house dictionary: rulings that a table chose to remember, for each language."""

from msgspec import Struct

from wordgames.session.database import Database, Statement


class Verdict(Struct, frozen=True):
    """Whether a word counts, and as what."""

    counts: bool
    reason: str
    """`word`, `name`, `abbreviation` or `unknown`."""


class HouseRuling(Struct, frozen=True):
    """A remembered ruling."""

    word: str
    """Capitals A to Z."""
    verdict: Verdict


class House:
    """The table of remembered rulings; a later one of the same word replaces the earlier."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self, lang: str) -> tuple[HouseRuling, ...]:
        """In alphabetical order."""
        rows = self._database.read(
            "SELECT word, counts, reason FROM house WHERE lang = ? ORDER BY word", lang
        )
        return tuple(HouseRuling(word, Verdict(bool(counts), reason)) for word, counts, reason in rows)

    def find(self, word: str, lang: str) -> Verdict | None:
        """What this house says of the word."""
        rows = self._database.read("SELECT counts, reason FROM house WHERE lang = ? AND word = ?", lang, word)
        return Verdict(bool(rows[0][0]), rows[0][1]) if rows else None

    def remember(self, word: str, lang: str, verdict: Verdict, now: int) -> None:
        """From now on, and in games to come; rounds that are closed stay as they are. `now` in ms since 1970."""
        self._database.write(remembering(word, lang, verdict, now))

    def forget(self, word: str, lang: str) -> None:
        """The lexicon decides again."""
        self._database.write(forgetting(word, lang))


def remembering(word: str, lang: str, verdict: Verdict, now: int) -> Statement:
    """What `House.remember` writes, for a transaction with more in it."""
    return (
        "INSERT OR REPLACE INTO house (lang, word, counts, reason, made) VALUES (?, ?, ?, ?, ?)",
        (lang, word, verdict.counts, verdict.reason, now),
    )


def forgetting(word: str, lang: str) -> Statement:
    """What `House.forget` writes, for a transaction with more in it."""
    return "DELETE FROM house WHERE lang = ? AND word = ?", (lang, word)
