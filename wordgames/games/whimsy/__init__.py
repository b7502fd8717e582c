"""Word Whimsy: phrases from word cards that answer a prompt."""
