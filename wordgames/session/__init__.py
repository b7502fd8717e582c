"""One evening at one table: who sits where, the game under way, what may be shown, and everything that is
kept.
"""
