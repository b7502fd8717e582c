"""Punch Line: ten letter strips in a holder, a sentence with a blank, a glass of sand."""
