"""`best`: what a hand of Pun can spell."""

from collections.abc import Iterator, Sequence

from wordgames.commands.errors import CommandError
from wordgames.lexicon import Kind, Lexicon, LexiconError, fold
from wordgames.lexicon.laying import JOKER, best_laying, spellable
from wordgames.lexicon.strips import Wanted
from wordgames.lexicon.subjects import Subject, subject_forms
from wordgames.texts import command_line as texts
from wordgames.texts import notices

MOST_CARDS, PUN_CARDS = 20, 2
"""The largest hand that is taken, and the Pun cards of a deck."""
LONGEST = 10
"""How many words are listed."""
BOTH = ("en", "de")


def best_pun(letters: str, lang: str, min_length: int, subject: str | None) -> Iterator[str]:
    """The words that take the most cards of a hand together, their sum, and the words that take most on their own.

    The first field of a line says what it is: `lay` is followed by a word and its cards, `total` by a number, `word`
    by a word and its length; a word's last field is how it is written, where its letters hide that. Umlauts and ß are
    folded as German does.
    """
    cards = _cards(letters, lang)
    if min_length < 1:
        raise CommandError(texts.no_length(min_length))
    try:
        lexicons = [Lexicon.open(one) for one in (BOTH if lang == "both" else (lang,))]
        forms = _forms(Subject(subject), lexicons) if subject else None
        wanted = Wanted(kinds=Kind.WORD, min_length=min_length)
        laying = best_laying(lexicons, cards, wanted, forms)
        for laid in laying:
            yield "\t".join(("lay", laid.word, laid.cards, *_written(lexicons, laid.word)))
        yield f"total\t{sum(len(laid.word) for laid in laying)}"
        found = list(spellable(lexicons, cards, wanted, forms))
        found.sort(key=lambda one: (-len(one.word), -one.band, one.word))
        for one in found[:LONGEST]:
            yield "\t".join(("word", one.word, str(len(one.word)), *_written(lexicons, one.word)))
    except LexiconError as error:
        raise CommandError(notices.lexicon(error)) from error


def _cards(letters: str, lang: str) -> str:
    jokers = letters.count(JOKER)
    plain = letters.replace(JOKER, "")
    folded = fold(plain, "en" if lang == "en" else "de") if plain else ""
    if folded is None or not 1 <= len(folded) + jokers <= MOST_CARDS or jokers > PUN_CARDS:
        raise CommandError(texts.no_hand(letters, MOST_CARDS, PUN_CARDS))
    return folded + JOKER * jokers


def _forms(subject: Subject, lexicons: Sequence[Lexicon]) -> frozenset[str]:
    return frozenset().union(*(subject_forms(subject, lexicon.language) for lexicon in lexicons))


def _written(lexicons: Sequence[Lexicon], word: str) -> list[str]:
    return [", ".join(ways) for lexicon in lexicons if (ways := lexicon.written(word))]
