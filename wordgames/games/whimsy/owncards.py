"""The cards that a table writes on its blanks, and how they come among the others (rules, Word Whimsy 9)."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from wordgames.core.game import Refusal
from wordgames.core.material import OwnCard, as_blanks
from wordgames.games.whimsy.blanks import BlankRefusal, check_blank, tidy_blank
from wordgames.games.whimsy.material import Prompt, WhimsyDeck, Word, WordCard
from wordgames.games.whimsy.tags import Part

PROMPT: Final = "prompt"
"""The kind of a red prompt card."""
WORD: Final = "word"
"""The kind of a word card."""
BLANKS: Final = {PROMPT: 5, WORD: 10}
"""How many blanks there are of each kind (rulebook, Components)."""
PARTS: Final = (Part.ADJECTIVE, Part.NOUN)
"""The parts of speech that the hint names first: they generally make the best cards (rulebook, Additional Notes)."""


def check_own(cards: Sequence[OwnCard], deck: WhimsyDeck) -> Refusal | None:
    """Why these can't be the table's own cards beside a deck; None if they can. The first that is wrong is named."""
    seen = _texts(deck)
    for kind, most in BLANKS.items():
        numbers = [card.number for card in cards if card.kind == kind]
        if len(set(numbers)) < len(numbers) or not set(numbers) <= set(range(most)):
            return Refusal(BlankRefusal.TOO_MANY, (("kind", kind), ("most", most)))
    for card in cards:
        if (refusal := _check_card(card, seen)) is not None:
            return refusal
        seen.add(_folded(card.text))
    return None


def check_one(card: OwnCard, others: Sequence[OwnCard], deck: WhimsyDeck) -> Refusal | None:
    """Why this can't stand on a blank beside the other ones of the table and a deck; None if it can."""
    return _check_card(card, _texts(deck) | {_folded(other.text) for other in others})


def _check_card(card: OwnCard, seen: set[str]) -> Refusal | None:
    if card.kind not in BLANKS:
        return Refusal(BlankRefusal.TOO_MANY, (("kind", card.kind), ("most", 0)))
    if (refusal := check_blank(card.text)) is not None:
        return refusal
    if card.kind == WORD and card.part not in tuple(Part):
        return Refusal(BlankRefusal.PART, (("text", tidy_blank(card.text)),))
    if _folded(card.text) in seen:
        return Refusal(BlankRefusal.TWICE, (("text", tidy_blank(card.text)),))
    return None


def _texts(deck: WhimsyDeck) -> set[str]:
    prompts = {prompt.text.casefold() for prompt in deck.prompts}
    return prompts | {word.text.casefold() for card in deck.cards for word in card.words}


def _folded(text: str) -> str:
    return tidy_blank(text).casefold()


def with_own(deck: WhimsyDeck, cards: Sequence[OwnCard]) -> WhimsyDeck:
    """The deck with the table's own cards behind its own; one that can't be a card is left out."""
    seen = _texts(deck)
    prompts, words = list(deck.prompts), list(deck.cards)
    for card in cards:
        if _check_card(card, seen) is not None:
            continue
        seen.add(_folded(card.text))
        text = tidy_blank(card.text)
        if card.kind == PROMPT:
            prompts.append(Prompt(as_blanks(text), own=True))
        else:
            words.append(WordCard((Word(text, Part(card.part)),), own=True))
    return replace(deck, prompts=tuple(prompts), cards=tuple(words))
