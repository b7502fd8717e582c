"""Which cards of a deck a table plays with."""

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
