"""Letters and places of a rack as they are read aloud."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wordgames.games.pun import arranging
from wordgames.games.pun.arranging import LOOSE, Spot
from wordgames.games.pun.drafts import PunDraft
from wordgames.games.pun.moves import PUN_CARD
from wordgames.texts import _


def spoken_face(face: str, letter: str = "") -> str:
    """A card as it is read aloud."""
    if face != PUN_CARD:
        return face
    return _("Pun card as {letter}").format(letter=letter) if letter not in ("", PUN_CARD) else _("Pun card")


def spelled(word: str) -> str:
    """A word letter by letter; a Pun card that stands for nothing yet as such."""
    return " ".join(_("Pun card") if letter == PUN_CARD else letter for letter in word)


def spoken(draft: PunDraft, faces: Mapping[int, str], selected: Sequence[int], stop: int | Spot) -> str:
    """A letter with where it lies, or a place."""
    rows = draft.rows
    if isinstance(stop, int):
        face = spoken_face(faces[stop], arranging.letter_of(draft, stop))
        row = arranging.spot_of(draft, stop).row
        if stop in selected:
            # Translators: a letter card that is picked, read aloud.
            face = _("{letter}, picked").format(letter=face)
        if row == LOOSE:
            return _("{letter}, loose").format(letter=face)
        return _("{letter}, in word {number}: {word}").format(
            letter=face, number=row + 1, word=spelled(rows[row].word)
        )
    if stop.row == LOOSE:
        return _("Loose letters")
    if stop.row < len(rows):
        return _("End of word {number}: {word}").format(
            number=stop.row + 1, word=spelled(rows[stop.row].word)
        )
    return _("A new word")
