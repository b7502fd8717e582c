"""Deal hands of Word Whimsy for somebody who reads cards: `python resources/decks/build/hands.py [HANDS] [SEED]`.

Each hand of seven comes with a prompt, both shuffled anew when they run out. A reader makes the best phrase he can of
each and notes which cards he was never glad of; docs/whimsy-cards.md tells what came of it.
"""

import sys

from wordgames.core.rng import Dice
from wordgames.games.whimsy.material import load_whimsy


def main(hands: int, seed: int) -> None:
    """Print the hands, a line each."""
    deck = load_whimsy("en")
    dice = Dice.seeded(seed)
    prompts = cards = ()
    for number in range(1, hands + 1):
        if not prompts:
            prompts, dice = dice.shuffle(deck.prompts)
        if len(cards) < 7:
            cards, dice = dice.shuffle(deck.cards)
        hand, cards = cards[:7], cards[7:]
        words = " | ".join("/".join(word.text for word in card.words) for card in hand)
        print(f"{number}. {prompts[0].text}: {words}")
        prompts = prompts[1:]


if __name__ == "__main__":
    arguments = [int(argument) for argument in sys.argv[1:]]
    main(*arguments, *(100, 1)[len(arguments) :])
