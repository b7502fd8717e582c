"""Pun: trade letter cards, and lay words out of your own hand."""
