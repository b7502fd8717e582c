"""The games: one folder each, pure rules over frozen values."""
