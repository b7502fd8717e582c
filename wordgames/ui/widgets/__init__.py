"""Painted, reusable parts of the screens. They show what they are given and decide no rules."""
