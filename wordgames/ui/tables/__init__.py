"""The tables: one for each game, and their catalogue."""
