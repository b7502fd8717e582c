"""The cards that this table has written itself, for each game and language."""

from collections.abc import Sequence

from wordgames.core.material import OwnCard
from wordgames.session.database import Database, Statement


class OwnCards:
    """The table of own cards. What may stand on one is the game's affair, and asked before it is kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self, game: str, lang: str) -> tuple[OwnCard, ...]:
        """The cards of a game in a language, by kind and place."""
        rows = self._database.read(
            "SELECT kind, number, text, part FROM own_cards WHERE game = ? AND lang = ? ORDER BY kind, number",
            game,
            lang,
        )
        return tuple(OwnCard(*row) for row in rows)

    def keep(self, game: str, lang: str, cards: Sequence[OwnCard]) -> None:
        """These are the cards of a game from now on; what is not among them is blank again."""
        forget: Statement = ("DELETE FROM own_cards WHERE game = ? AND lang = ?", (game, lang))
        write = (
            (
                "INSERT INTO own_cards (game, lang, kind, number, text, part) VALUES (?, ?, ?, ?, ?, ?)",
                (game, lang, card.kind, card.number, card.text, card.part),
            )
            for card in cards
        )
        self._database.write(forget, *write)
