"""Pun's own sentences: refusals, the log, why a computer does what it does, how a word was ruled."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from wordgames.core.events import Event
from wordgames.games.pun import events as happened
from wordgames.games.pun.moves import PUN_CARD, Why, Wish
from wordgames.games.pun.refusals import PunRefusal
from wordgames.texts import _, ngettext, pgettext
from wordgames.texts.punchline import reason_name as common_reason_name
from wordgames.texts.punchline import source_name
from wordgames.texts.words import Facts, decide_first, listing, name_of, names_of, points


def refusal(code: str, facts: Facts, names: Sequence[str]) -> str | None:
    """The sentence of a refusal of this game; None for a code that is not its own."""
    return (
        _refused_setup(code, facts)
        or _refused_trade(code, facts, names)
        or _refused_choice(code, facts, names)
        or _refused_word(code, facts)
    )


def _refused_setup(code: str, facts: Facts) -> str | None:
    match code:
        case PunRefusal.OPTION:
            return facts.into(_("The shortest word can have {least} to {most} letters, not {value}."))
        case PunRefusal.LANGUAGE:
            return facts.into(_("The cards are in another language ({deck}) than the game ({wanted})."))
        case PunRefusal.SUBJECT:
            return _("There are no words of this subject in the language that is played. Choose another one.")
        case PunRefusal.DECK_TOO_SMALL:
            text = ngettext(
                "{seats} players need {needed} cards, and there are {cards}: enough for {most} player. "
                "Take fewer cards out, or somebody.",
                "{seats} players need {needed} cards, and there are {cards}: enough for {most} players. "
                "Take fewer cards out, or somebody.",
                facts.number("most"),
            )
            return facts.into(text)
        case PunRefusal.DECK_FACES:
            return _(
                "A deck needs cards with at least two different letters from A to Z. Choose another one."
            )
        case PunRefusal.BETWEEN_ROUNDS:
            return _("Somebody new can sit down between two rounds.")
    return None


def _refused_trade(code: str, facts: Facts, names: Sequence[str]) -> str | None:
    name = name_of(facts["seat"], names)
    match code:
        case PunRefusal.NOT_YOUR_TURN:
            return _("It is {name}'s turn.").format(name=name)
        case PunRefusal.TRADE_OPEN:
            return _("{name} is still thinking about a trade.").format(name=name)
        case PunRefusal.NO_TRADE:
            return _("No trade waits for this answer any more. The cards stay where they are.")
        case PunRefusal.CARDS:
            return _("Choose at least one card of your own hand, each once.")
        case PunRefusal.WISH:
            return _("Say how many cards you want: at least one, and no more than there are.")
        case PunRefusal.PARTNER:
            return _("A trade needs somebody else at the table.")
        case PunRefusal.PARTNER_CLOSED:
            return _("{name} has said no twice: no more offers in this turn.").format(name=name)
        case PunRefusal.ENDER_CLOSED:
            return _("{name} has ended the round and does not trade any more.").format(name=name)
        case PunRefusal.CANNOT_SPEAK:
            return _("{name} is a computer: make an offer instead.").format(name=name)
        case PunRefusal.TOO_MANY_STANDING:
            text = ngettext(
                "{most} standing offer is enough. Take one back first.",
                "{most} standing offers are enough. Take one back first.",
                facts.number("most"),
            )
            return facts.into(text)
        case PunRefusal.NO_SUCH_OFFER:
            return _("This offer is not on the table any more.")
        case PunRefusal.DOES_NOT_FIT:
            return _("These are not the cards that the offer asks for.")
    return None


def _refused_choice(code: str, facts: Facts, names: Sequence[str]) -> str | None:
    match code:
        case PunRefusal.SWAP_COUNT:
            text = ngettext(
                "Swap {most} card at most with the centre, one for one.",
                "Swap one to {most} cards with the centre, one for one.",
                facts.number("most"),
            )
            return facts.into(text)
        case PunRefusal.NOT_IN_CENTRE:
            return _("Choose from the three cards in the centre, each once.")
        case PunRefusal.DECK_OUT:
            return _("The deck is empty. Swap with the centre, or end the round.")
        case PunRefusal.LAST_LAP:
            return _("{name} has ended the round already.").format(name=name_of(facts["seat"], names))
        case PunRefusal.NOT_LAST_LAP:
            return _("Swap, draw or end the round: one of the three it must be.")
        case PunRefusal.LAID:
            return _("Your words are on the table already.")
        case PunRefusal.ROW:
            return facts.into(
                _("{word} can't be laid with these cards. Each card lies once, a Pun card as any letter.")
            )
    return None


def _refused_word(code: str, facts: Facts) -> str | None:
    match code:
        case PunRefusal.NO_SUCH_WORD:
            return facts.into(_("Nobody has the word {word} in this round."))
        case PunRefusal.RULING:
            return _("A word is a word, a name, an abbreviation or unknown.")
        case PunRefusal.STRONGER_RULING:
            return facts.into(_("{word} has been ruled on already."))
        case PunRefusal.PENDING:
            return decide_first(str(facts["words"]).split())
    return None


def cards(n: int) -> str:
    """A number of cards."""
    return ngettext("{n} card", "{n} cards", n).format(n=n)


def rounds_won(n: int) -> str:
    """How many rounds somebody has won, where a match goes by that."""
    return ngettext("{n} round won", "{n} rounds won", n).format(n=n)


def letters(faces: str) -> str:
    """Cards by their faces, as a list: "E, S and a Pun card"."""
    pun = pgettext("in a list of letters", "a Pun card")
    return listing([pun if face == PUN_CARD else face for face in faces])


Spell: TypeAlias = Callable[[str], str]
"""How a text shows cards by their faces: `letters`, or as small cards where it is painted."""


def side(count: int, faces: str | None, spell: Spell = letters) -> str:
    """What one side of a trade gives, by letters where they are known."""
    return cards(count) if faces is None else spell(faces)


def wish(wanted: Wish, spell: Spell = letters) -> str:
    """What somebody wants: "an E" by its letter, or how many cards."""
    more = wanted.count - len(wanted.letters)
    if not wanted.letters:
        return cards(wanted.count)
    if not more:
        return spell(wanted.letters)
    text = ngettext("{letters} and {n} more card", "{letters} and {n} more cards", more)
    return text.format(letters=spell(wanted.letters), n=more)


def log_line(event: Event, names: Sequence[str], spell: Spell = letters) -> str | None:
    """What the log says of an event, by names, never "you"; None for an event of another game."""
    return (
        _log_of_trade(event, names, spell) or _log_of_turn(event, names, spell) or _log_of_table(event, names)
    )


def _log_of_trade(event: Event, names: Sequence[str], spell: Spell) -> str | None:
    match event:
        case happened.StandingPosted(seat=seat, given=given, letters=faces, wants=wants):
            return _("{name} offers everybody {given} for {wanted}.").format(
                name=name_of(seat, names), given=side(given, faces, spell), wanted=wish(wants, spell)
            )
        case happened.StandingGone(seat=seat, withdrawn=True):
            return _("{name} takes a standing offer back.").format(name=name_of(seat, names))
        case happened.StandingGone(seat=seat):
            return _("A standing offer of {name}'s has lapsed.").format(name=name_of(seat, names))
        case happened.OfferMade(seat=seat, partner=partner, given=given):
            return _("{name} offers {partner} {given}.").format(
                name=name_of(seat, names), partner=name_of(partner, names), given=cards(given)
            )
        case happened.OfferDetailed(seat=seat, letters=faces, wants=wants):
            if faces is None:
                return _("{name} wants {wanted}.").format(
                    name=name_of(seat, names), wanted=wish(wants, spell)
                )
            return _("{name} gives {given} and wants {wanted}.").format(
                name=name_of(seat, names), given=spell(faces), wanted=wish(wants, spell)
            )
        case happened.SpokenBegan(seat=seat, partner=partner):
            return _("{name} and {partner} have agreed on a trade.").format(
                name=name_of(seat, names), partner=name_of(partner, names)
            )
        case happened.Countered(seat=seat, given=given, letters=faces):
            return _("{name} would give {given} instead.").format(
                name=name_of(seat, names), given=side(given, faces, spell)
            )
        case happened.OfferRefused(seat=seat):
            return _("{name} says no.").format(name=name_of(seat, names))
        case happened.SpokenNotMade(seat=seat, partner=partner):
            return _("The trade of {name} and {partner} is not made.").format(
                name=name_of(seat, names), partner=name_of(partner, names)
            )
        case happened.TradeMade():
            return _("{name} and {partner} trade: {given} for {got}.").format(
                name=name_of(event.seat, names),
                partner=name_of(event.partner, names),
                given=side(event.given, event.given_letters, spell),
                got=side(event.got, event.got_letters, spell),
            )
        case happened.CardsTraded():
            return _("{name} gave {given}, {partner} gave {got}.").format(
                name=name_of(event.seat, names),
                partner=name_of(event.partner, names),
                given=spell(event.given_letters),
                got=spell(event.got_letters),
            )
    return None


def _log_of_turn(event: Event, names: Sequence[str], spell: Spell) -> str | None:
    match event:
        case happened.TurnBegan(seat=seat):
            return _("It is {name}'s turn.").format(name=name_of(seat, names))
        case happened.Swapped(seat=seat, gave=gave, took=took):
            return _("{name} swaps {gave} for {took}.").format(
                name=name_of(seat, names), gave=spell(gave), took=spell(took)
            )
        case happened.Drew(seat=seat, left=left):
            text = ngettext(
                "{name} draws. {n} card is left in the deck.",
                "{name} draws. {n} cards are left in the deck.",
                left,
            )
            return text.format(name=name_of(seat, names), n=left)
        case happened.CardDrawn(seat=seat, face=face):
            return _("{name} has drawn {card}.").format(name=name_of(seat, names), card=spell(face))
        case happened.RoundEnding(seat=seat, quiet=True):
            return _(
                "Three laps without a draw: {name} ends the round. One more turn for everybody else."
            ).format(name=name_of(seat, names))
        case happened.RoundEnding(seat=seat):
            return _("{name} ends the round. One more turn for everybody else.").format(
                name=name_of(seat, names)
            )
        case happened.Stood(seat=seat):
            return _("{name} leaves the hand as it is.").format(name=name_of(seat, names))
        case happened.HandLaid(seat=seat):
            return _("{name} has laid.").format(name=name_of(seat, names))
    return None


def _log_of_table(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.RoundDealt(round_number=number, starter=starter):
            return _("Round {number} is dealt; {name} begins.").format(
                number=number, name=name_of(starter, names)
            )
        case happened.CountBegan():
            return _("The round is over: everybody lays words.")
        case happened.HandsShown():
            return _("All hands are open.")
        case happened.WordRuled():
            return _ruled(event)
        case happened.RoundClosed(round_number=number, points=scored):
            told = [f"{name_of(seat, names)} {total}" for seat, total in scored]
            return _("Round {number}: {points}.").format(number=number, points=listing(told))
        case happened.MatchEnded(winners=winners):
            text = ngettext("{names} wins.", "{names} share the win.", len(winners))
            return text.format(names=names_of(winners, names))
        case happened.SeatLeft(seat=seat):
            return _("{name} has left the table.").format(name=name_of(seat, names))
        case happened.SeatJoined(seat=seat, total=total):
            return _("{name} sits down with {points}.").format(
                name=name_of(seat, names), points=points(total)
            )
    return None


def _ruled(event: happened.WordRuled) -> str:
    values = {"word": event.word, "source": source_name(event.source)}
    if event.counts:
        return _("{word} counts ({source}).").format(**values)
    return _("{word} doesn't count: {reason} ({source}).").format(reason=reason_name(event.reason), **values)


def reason_name(reason: str) -> str:
    """What a word is said to be, in the middle of a sentence."""
    return {
        "too_short": pgettext("what a word is", "too short"),
        "off_subject": pgettext("what a word is", "not of this subject"),
    }.get(reason) or common_reason_name(reason)


def why(reason: Why) -> str:
    """What a computer says with a step, in a few words."""
    return {
        Why.NEEDS_IT: _("That fits a word."),
        Why.SPARE: _("I have no word for it."),
        Why.NO_USE: _("That would not help me."),
        Why.NOTHING_HELPS: _("Nothing in the centre helps."),
        Why.CONTENT: _("My hand will do."),
        Why.LAST_LAP: _("Nothing helps any more."),
    }[reason]
