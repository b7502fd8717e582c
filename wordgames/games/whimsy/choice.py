"""Which cards of a deck a table plays with."""

from msgspec.structs import replace

from wordgames.games.whimsy.material import Prompt, WhimsyDeck, WordCard
from wordgames.games.whimsy.tags import Profile
from wordgames.games.whimsy.view import WhimsyOptions


def played_with(deck: WhimsyDeck, options: WhimsyOptions) -> WhimsyDeck:
    """What of a deck a game with these options plays with; its setup holds this."""

    def is_in(card: Prompt | WordCard) -> bool:
        return (options.spicy or card.profile is Profile.FAMILY) and (options.blanks or not card.own)

    return WhimsyDeck(
        deck.lang,
        tuple(prompt for prompt in deck.prompts if is_in(prompt)),
        tuple(card for card in deck.cards if is_in(card)),
    )


def with_seen(options: WhimsyOptions, seen: tuple[str, ...]) -> WhimsyOptions:
    """The options of a game on an evening that has seen these prompts (rules, Word Whimsy 8)."""
    return replace(options, seen=seen)
