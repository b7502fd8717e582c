"""Word Whimsy's own sentences: refusals, what the setup notes, the log, variants, what a computer says of the best."""

from collections.abc import Sequence

from wordgames.core.events import Event
from wordgames.core.game import Refusal
from wordgames.games.whimsy import events as happened
from wordgames.games.whimsy.blanks import BlankRefusal
from wordgames.games.whimsy.moves import Why
from wordgames.games.whimsy.refusals import WhimsyNote
from wordgames.games.whimsy.refusals import WhimsyRefusal as Code
from wordgames.games.whimsy.tags import Part
from wordgames.games.whimsy.temperament import Temperament
from wordgames.games.whimsy.view import Length, Variant
from wordgames.texts import _, ngettext
from wordgames.texts.words import Facts, listing, name_of, names_of, points


def refusal(code: str, facts: Facts, names: Sequence[str]) -> str | None:
    """The sentence of a refusal of this game; None for a code that is not its own."""
    return (
        _refused_setup(code, facts)
        or _refused_envelope(code, facts, names)
        or _refused_ranking(code, facts, names)
        or _refused_blank(code, facts)
    )


def _refused_setup(code: str, facts: Facts) -> str | None:
    match code:
        case Code.OPTION:
            if facts["option"] == "soft_glass_s":
                return facts.into(_("The soft glass runs for {least} to {most} seconds, not for {value}."))
            return _("Whoever referees first must sit at the table. Tap somebody, or let the dice choose.")
        case Code.LANGUAGE:
            return facts.into(_("The cards are in another language ({deck}) than the game ({wanted})."))
        case Code.FEW_CARDS:
            text = ngettext(
                "{seats} players need {needed} word cards, and there are {cards}: enough for {most} player. "
                "Let more cards in, or take somebody out.",
                "{seats} players need {needed} word cards, and there are {cards}: enough for {most} players. "
                "Let more cards in, or take somebody out.",
                facts.number("most"),
            )
            return facts.into(text)
        case Code.NO_PROMPT:
            return _("No prompt is left to play with. Let at least one in.")
        case Code.VARIANT_SEATS:
            text = ngettext(
                "“{variant}” is for {least} player or more. Choose another variant, or none.",
                "“{variant}” is for {least} players or more. Choose another variant, or none.",
                facts.number("least"),
            )
            return text.format(variant=_variant_of(facts), least=facts["least"])
        case Code.BETWEEN_ROUNDS:
            return _("Somebody new can sit down between two rounds.")
    return None


def _variant_of(facts: Facts) -> str:
    known = facts["variant"]
    return variant_name(Variant(known)) if known in tuple(Variant) else str(known)


def _refused_envelope(code: str, facts: Facts, names: Sequence[str]) -> str | None:
    match code:
        case Code.NOT_REFEREE:
            return _("{name} is the referee of this round, and has no envelope.").format(
                name=name_of(facts["seat"], names)
            )
        case Code.CLOSED:
            return _("This envelope is closed. Open it again to change it.")
        case Code.NOT_CLOSED:
            return _("This envelope is open already.")
        case Code.CARDS:
            return _("Choose cards of your own hand, each once.")
        case Code.TURNED:
            return _("There is only one word on this card.")
        case Code.COUNT:
            least, most = facts.number("least"), facts.number("most")
            if least == most:
                text = ngettext(
                    "Exactly {n} card belongs into the envelope.",
                    "Exactly {n} cards belong into the envelope.",
                    most,
                )
                return text.format(n=most)
            return facts.into(_("Put {least} to {most} cards into the envelope."))
        case Code.NO_MULLIGAN:
            return _("New hands are dealt only in the variant “{variant}”.").format(
                variant=variant_name(Variant.MULLIGAN)
            )
        case Code.MULLIGAN_USED:
            return _("A new hand comes once a game, and it has been dealt.")
        case Code.STILL_CHOOSING:
            expected = facts.number("expected")
            text = ngettext(
                "{closed} of {expected} envelope is closed. Wait for the others.",
                "{closed} of {expected} envelopes are closed. Wait for the others.",
                expected,
            )
            return facts.into(text)
        case Code.SITS_OUT:
            return _("This round does not wait for {name} any more.").format(
                name=name_of(facts["seat"], names)
            )
        case Code.NO_SUCH_ENVELOPE:
            return _("This envelope has been opened already.")
    return None


def _refused_ranking(code: str, facts: Facts, names: Sequence[str]) -> str | None:
    match code:
        case Code.NOT_YOURS_TO_RANK:
            return _("{name} gives the chips in this round.").format(name=name_of(facts["seat"], names))
        case Code.RANKED:
            return _("This ranking has been handed in.")
        case Code.ORDER:
            text = ngettext(
                "Give the {answers} answer its place.",
                "Give each of the {answers} answers its place, no two the same.",
                facts.number("answers"),
            )
            return facts.into(text)
        case Code.BELOW:
            return _("Phrases that rhyme or alliterate come first, all others below them.")
        case Code.WORD:
            return facts.into(_("The best phrase does not hold the word {word}."))
    return None


def _refused_blank(code: str, facts: Facts) -> str | None:
    match code:
        case BlankRefusal.EMPTY:
            return _("An empty card would stay blank; write something on it.")
        case BlankRefusal.TOO_LONG:
            most = facts.number("most")
            text = ngettext(
                "A card has room for {most} character, and these are {length}; shorten it.",
                "A card has room for {most} characters, and these are {length}; shorten it.",
                most,
            )
            return facts.into(text)
        case BlankRefusal.CONTROL:
            return facts.into(_("A card can't show the character {character}; write it without."))
        case BlankRefusal.PART:
            return facts.into(
                _("Say of “{text}” what sort of word it is: an adjective or a noun serves best.")
            )
        case BlankRefusal.TWICE:
            return facts.into(_("There is a card that says “{text}” already. Write something else."))
        case BlankRefusal.TOO_MANY:
            most = facts.number("most")
            text = ngettext(
                "There is {most} blank of this kind, and it is full.",
                "There are {most} blanks of this kind, and they are full.",
                most,
            )
            return facts.into(text)
    return None


def note(noted: Refusal) -> str:
    """What the setup says of a game that can be played all the same (`games.whimsy.checks.setup_notes`)."""
    facts = Facts(noted.facts)
    if noted.code == WhimsyNote.TIGHT:
        return facts.into(
            _("With {cards} word cards some may come back in the next round; {enough} are enough.")
        )
    text = ngettext(
        "With {even} rounds all referee equally often; now {more} player does once more.",
        "With {even} rounds all referee equally often; now {more} players do once more.",
        facts.number("more"),
    )
    return facts.into(text)


def variant_name(variant: Variant) -> str:
    """The house variant's title."""
    return {
        Variant.SHORT_AND_SWEET: _("Short and sweet"),
        Variant.FULL_HOUSE: _("Full house"),
        Variant.RHYME_OR_ALLITERATE: _("Rhyme or alliterate"),
        Variant.EVERYBODY_RANKS: _("Everybody ranks"),
        Variant.MULLIGAN: _("Mulligan"),
    }[variant]


def variant_line(variant: Variant) -> str:
    """What is otherwise in such a game, in a few words."""
    return {
        Variant.SHORT_AND_SWEET: _("exactly two cards"),
        Variant.FULL_HOUSE: _("all seven cards"),
        Variant.RHYME_OR_ALLITERATE: _("two words must rhyme or begin alike"),
        Variant.EVERYBODY_RANKS: _("everybody ranks, nobody his own"),
        Variant.MULLIGAN: _("once a game seven new cards, for one chip"),
    }[variant]


def part_name(part: Part) -> str:
    """A part of speech, as short as it goes on a card."""
    return {
        Part.ADJECTIVE: _("adjective"),
        Part.NOUN: _("noun"),
        Part.VERB: _("verb"),
        Part.OWNER: _("owner"),
        Part.LINK: _("link"),
    }[part]


def part_use(part: Part) -> str:
    """What words of a part of speech do in a phrase, for who writes one."""
    return {
        Part.ADJECTIVE: _("An adjective stands before what it describes: “wobbly”."),
        Part.NOUN: _("A noun is what a phrase ends with: “goose”."),
        Part.VERB: _("A verb is done to what follows: “ironing”."),
        Part.OWNER: _("An owner has the rest of the phrase: “grandma's”."),
        Part.LINK: _("A link joins two nouns: “full of”."),
    }[part]


def length_line(length: Length, rounds: int) -> str:
    """How long a game of this length is."""
    if length is Length.SHORT:
        return _("once round the table")
    return ngettext("{n} round", "{n} rounds", rounds).format(n=rounds)


def temperament_name(temperament: Temperament) -> str:
    """What a computer is like, in a word."""
    return {
        Temperament.DREAMY: _("dreamy"),
        Temperament.CHEEKY: _("cheeky"),
        Temperament.DRY: _("dry"),
    }[temperament]


def temperament_line(temperament: Temperament) -> str:
    """What such a computer likes, for who wants to please it."""
    return {
        Temperament.DREAMY: _(
            "Dreamy: likes long phrases, magic, love and music, and words that begin alike."
        ),
        Temperament.CHEEKY: _(
            "Cheeky: likes what does not belong together, animals, and what is not quite proper."
        ),
        Temperament.DRY: _(
            "Dry: likes two cards that answer the prompt; offices and old things, but no magic."
        ),
    }[temperament]


def why(reason: Why, word: str) -> str:
    """What a computer says of the best phrase, in at most six words; `word` is one of it, written as two at most."""
    return {
        Why.SUITS: _("{word}: just what I meant."),
        Why.ODD_PAIR: _("Who would expect {word} there?"),
        Why.SHORT: _("Brief, and {word} hits home."),
        Why.LONG: _("A whole story, with {word}."),
        Why.SOUND: _("Say {word} aloud: it sings."),
        Why.RHYME: _("It rhymes! Well done, {word}."),
        Why.GRAND: _("So grand! {word} becomes me."),
        Why.MAGIC: _("{word}: pure magic, I swear."),
        Why.LOVE: _("My heart belongs to {word}."),
        Why.MUSIC: _("I hear {word} in dreams."),
        Why.ANIMAL: _("Animals first: {word} wins."),
        Why.GROSS: _("{word}? Disgusting. More of it!"),
        Why.BODY: _("How very improper: {word}!"),
        Why.DANGER: _("Things get dangerous with {word}."),
        Why.OFFICE: _("{word}: order at last."),
        Why.OLD: _("Tried and tested: {word}."),
        Why.HOME: _("No household without {word}."),
        Why.TASTE: _("{word}: I can't resist that."),
        Why.SHRUG: _("{word}? There was nothing better."),
        Why.SPEECHLESS: _("What can I say? This one."),
    }[reason].format(word=word)


def phrase(words: Sequence[str]) -> str:
    """An answer as one reads it: the words as they stand on the cards."""
    return " ".join(words)


def log_line(event: Event, names: Sequence[str]) -> str | None:
    """What the log says of an event, by names, never "you"; None for an event of another game."""
    return _log_of_choosing(event, names) or _log_of_chips(event, names) or _log_of_table(event, names)


def _log_of_choosing(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.RoundBegan(round_number=number, referee=referee):
            return _("Round {number}: {name} is the referee.").format(
                number=number, name=name_of(referee, names)
            )
        case happened.PromptTurned(referee=referee, prompt=prompt):
            return _("{name} turns a prompt over: “{prompt}”.").format(
                name=name_of(referee, names), prompt=prompt
            )
        case happened.EnvelopeClosed(seat=seat):
            return _("{name} has closed the envelope.").format(name=name_of(seat, names))
        case happened.EnvelopeReopened(seat=seat):
            return _("{name} has opened the envelope again.").format(name=name_of(seat, names))
        case happened.EnvelopesCounted(closed=closed, expected=expected):
            text = ngettext(
                "{closed} of {expected} envelope is closed.",
                "{closed} of {expected} envelopes are closed.",
                expected,
            )
            return text.format(closed=closed, expected=expected)
        case happened.HandExchanged(seat=seat):
            return _("{name} has thrown the hand away for a new one.").format(name=name_of(seat, names))
        case happened.SeatSatOut(seat=seat):
            return _("This round does not wait for {name}.").format(name=name_of(seat, names))
        case happened.EnvelopesMixed(envelopes=n):
            text = ngettext("{n} envelope is mixed.", "{n} envelopes are mixed.", n)
            return text.format(n=n)
    return None


def _log_of_chips(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.EnvelopeOpened(words=words):
            return _("An envelope says: “{phrase}”.").format(phrase=phrase(words))
        case happened.RankingMade(seat=seat):
            return _("{name} has ranked the answers.").format(name=name_of(seat, names))
        case happened.ChipsGiven(round_number=number, answers=answers):
            told = [_awarded(answer, names) for answer in answers]
            return _("Round {number}: {points}.").format(number=number, points=listing(told))
        case happened.StackSetAside():
            return _("Nobody has answered: the chips of this round are set aside.")
        case happened.HandsRefilled(reshuffled=True):
            return _("Everybody has seven cards again; the discards were shuffled in.")
        case happened.HandsRefilled():
            return _("Everybody has seven cards again.")
        case happened.CardsDrawn(seat=seat, cards=cards):
            text = ngettext("{name} draws {n} card.", "{name} draws {n} cards.", len(cards))
            return text.format(name=name_of(seat, names), n=len(cards))
    return None


def _awarded(answer: happened.Awarded, names: Sequence[str]) -> str:
    """One answer in the list of a round."""
    values = {"name": name_of(answer.seat, names), "phrase": phrase(answer.words), "chip": answer.chip}
    if answer.chip and not answer.kept:
        if answer.mulligan:
            return _("{name} “{phrase}” {chip}, given back for a new hand").format(**values)
        return _("{name} “{phrase}” {chip}, given back").format(**values)
    # Translators: one of a list: "Ana “Undercover Dumpling” 3"; the number is a chip.
    return _("{name} “{phrase}” {chip}").format(**values)


def _log_of_table(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.RefereeFollowed(seat=seat):
            return _("{name} takes over as the referee, without an answer.").format(name=name_of(seat, names))
        case happened.GameEnded(winners=winners):
            text = ngettext("{names} wins.", "{names} share the win.", len(winners))
            return text.format(names=names_of(winners, names))
        case happened.SeatLeft(seat=seat):
            return _("{name} has left the table.").format(name=name_of(seat, names))
        case happened.SeatJoined(seat=seat, total=total):
            return _("{name} sits down with {points}.").format(
                name=name_of(seat, names), points=points(total)
            )
    return None
