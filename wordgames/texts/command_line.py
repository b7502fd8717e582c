"""What the command line says to people. Keywords, options and JSON keys are never translated."""

from collections.abc import Sequence

from wordgames.core.game import Refusal
from wordgames.core.record import RecordError
from wordgames.texts import _, ngettext
from wordgames.texts.refusals import say


def what_it_is() -> str:
    """The first line of the help."""
    return _("Three party word games on one shared screen.")


def about_play() -> str:
    """Help for `play`."""
    return _("open the window (this is what happens without a command, too)")


def about_word() -> str:
    """Help for `word`."""
    return _("say of each word whether it counts, and what it is")


def about_best() -> str:
    """Help for `best`."""
    return _('lay as many letters of a hand of Pun as can be, such as "GAMETUR?"')


def about_score() -> str:
    """Help for `score`."""
    return _('add up a column of Punch Line, such as "C - A. - - - T* - - -"')


def about_simulate() -> str:
    """Help for `simulate`."""
    return _("let computers play whole games, one line of JSON each")


def about_replay() -> str:
    """Help for `replay`."""
    return _("play a recorded game again and compare where it leads")


def about_deck() -> str:
    """Help for `deck`."""
    return _("look after files of cards")


def about_deck_check() -> str:
    """Help for `deck check`."""
    return _("count the cards in a file, and name by line what can't be played with")


def about_deck_export() -> str:
    """Help for `deck export`."""
    return _("write the cards of punchline or whimsy into a new file, to change them")


def about_self_check() -> str:
    """Help for `self-check`."""
    return _("say whether the installation is whole")


def not_understood(message: str) -> str:
    """The parser's own words about an argument."""
    return _("{message}; `wordgames --help` lists what there is.").format(message=message)


def no_such_game(game: str, known: Sequence[str]) -> str:
    """An unknown game."""
    return _("there is no game called {game!r}; there is {known}.").format(game=game, known=", ".join(known))


def no_such_game_to_score(game: str) -> str:
    """Only Punch Line has columns."""
    return _("columns are added up in punchline only, not in {game!r}.").format(game=game)


def no_levels(game: str) -> str:
    """A level for a game whose computers differ by temperament."""
    return _("computers have temperaments in {game}, no levels: leave --level out.").format(game=game)


def no_games(games: int) -> str:
    """Too few games to simulate."""
    return _("--games must be 1 or more, not {games}.").format(games=games)


def refused_setup(game: str, refusal: Refusal, seats: range) -> str:
    """A game that can't begin so."""
    facts = dict(refusal.facts)
    if refusal.code in ("too_few_seats", "too_many_seats"):
        return _("{game} is for {least} to {most} players, not for {seats}.").format(
            game=game, least=seats[0], most=seats[-1], seats=facts["seats"]
        )
    return say(refusal, game=game)


def cannot_write(file: str, reason: str) -> str:
    """A record that can't be kept."""
    return _("the record can't be written to {file}: {reason}.").format(file=file, reason=reason)


def cannot_read(file: str, reason: str) -> str:
    """A file that can't be opened."""
    return _("{file} can't be read: {reason}.").format(file=file, reason=reason)


def not_a_record(file: str, error: RecordError) -> str:
    """A file that is no record, or none for this version."""
    facts = error.facts
    match error.code:
        case "other_game":
            return _("{file} is a record of {game!r}, which is not here.").format(file=file, **facts)
        case "other_rules":
            return _("{file} was played by version {recorded} of the rules; here is {here}.").format(
                file=file, **facts
            )
        case "setup_refused":
            return _("{file} begins with a game that can't be played: {refusal}.").format(file=file, **facts)
        case _:
            return _("{file} is no record of a game, or a damaged one.").format(file=file)


def changed_record(file: str, error: RecordError) -> str:
    """A move that was never possible."""
    return _("{file} was changed: move {number} is not possible there ({refusal}).").format(
        file=file, **error.facts
    )


def not_as_written(file: str) -> str:
    """The replayed game is another than the recorded one."""
    return _("{file} was changed after it was written.").format(file=file)


def no_window(reason: str) -> str:
    """The window's libraries are missing."""
    return _("the window can't be opened: {reason}.").format(reason=reason)


def no_display() -> str:
    """There is nothing to open a window on."""
    return _("there is no display to open a window on; start this in a desktop session.")


def no_library(names: Sequence[str], packages: Sequence[str]) -> str:
    """Libraries of the system that the window needs, and the Debian packages that hold them."""
    return ngettext(
        "the window needs a library that is missing here: {names} (Debian, Ubuntu: sudo apt install {packages}).",
        "the window needs libraries that are missing here: {names} (Debian, Ubuntu: sudo apt install {packages}).",
        len(names),
    ).format(names=", ".join(names), packages=" ".join(packages))


def no_hand(typed: str, cards: int, jokers: int) -> str:
    """What is no hand of Pun."""
    return _(
        "a hand is 1 to {cards} letters A to Z, with at most {jokers} times ? for a Pun card, not {typed!r}."
    ).format(cards=cards, jokers=jokers, typed=typed)


def no_length(typed: int) -> str:
    """A least length of words that is none."""
    return _("--min must be 1 or more, not {typed}.").format(typed=typed)


def not_ten_windows(found: int) -> str:
    """A column of another length."""
    return ngettext(
        "a column has ten windows, separated by spaces, not {n}.",
        "a column has ten windows, separated by spaces, not {n}.",
        found,
    ).format(n=found)


def no_such_window(slot: int, window: str) -> str:
    """A window that can't be read."""
    return _("window {slot} is {window!r}; it must be -, a letter, or a letter with . or *.").format(
        slot=slot, window=window
    )


def no_letters() -> str:
    """An empty column."""
    return _("no letters")


def letters() -> str:
    """The sum of the letters."""
    return _("letters")


def own_color() -> str:
    """Double letter score."""
    return _("own colour in squares")


def yellow() -> str:
    """Double and triple word score."""
    return _("yellow in circles")


def started() -> str:
    """Bonus for the glass."""
    return _("started the timer")


def long_word() -> str:
    """Bonus for long words."""
    return _("six letters or more")


def no_such_file(file: str) -> str:
    """A file that is not there."""
    return _("there is no file {file}.").format(file=file)


def no_such_deck(name: str, known: Sequence[str]) -> str:
    """A deck that is not there."""
    return _("there is no deck called {name!r}; there is {known}.").format(name=name, known=", ".join(known))


def no_deck_in(name: str, lang: str) -> str:
    """A deck that is not there in a language."""
    return _("the deck {name} is not here in the language {lang!r}.").format(name=name, lang=lang)


def cannot_export(file: str, reason: str) -> str:
    """A deck that can't be written."""
    return _("the cards can't be written to {file}: {reason}.").format(file=file, reason=reason)


def exported(name: str, file: str) -> str:
    """A deck was written."""
    return _("the cards of {name} are in {file}").format(name=name, file=file)


def encoding(name: str) -> str:
    """A file that is not in UTF-8."""
    return _("read as {encoding}").format(encoding=name)


def activity_cards(n: int) -> str:
    """How many cards of Punch Line."""
    return ngettext("{n} activity card", "{n} activity cards", n).format(n=n)


def letter_cards(letters: int, pun_cards: int) -> str:
    """How many cards of Pun."""
    text = ngettext(
        "{n} card: {letters} with a letter, {pun} Pun",
        "{n} cards: {letters} with a letter, {pun} Pun",
        letters + pun_cards,
    )
    return text.format(n=letters + pun_cards, letters=letters, pun=pun_cards)


def prompts(n: int) -> str:
    """How many prompts of Word Whimsy."""
    return ngettext("{n} prompt", "{n} prompts", n).format(n=n)


def word_cards(single: int, double: int) -> str:
    """How many word cards of Word Whimsy."""
    text = ngettext(
        "{n} word card: {single} single, {double} double",
        "{n} word cards: {single} single, {double} double",
        single + double,
    )
    return text.format(n=single + double, single=single, double=double)


def profile(name: str, n: int) -> str:
    """How many cards are for whom; the profile's name is a keyword."""
    return ngettext("{n} {profile} card", "{n} {profile} cards", n).format(n=n, profile=name)


def skipped(n: int) -> str:
    """How much of a file can't be played with."""
    return ngettext("{n} skipped", "{n} skipped", n).format(n=n)
