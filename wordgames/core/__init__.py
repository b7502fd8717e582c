"""What every table game needs: the contract of a game, seats, cards, chance, events, records."""
