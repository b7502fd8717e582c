"""Punch Line's own sentences: refusals, the log, how a word was ruled."""

from collections.abc import Sequence

from wordgames.core.events import Event
from wordgames.games.punchline import events as happened
from wordgames.games.punchline.refusals import PunchlineRefusal
from wordgames.texts import _, ngettext, pgettext
from wordgames.texts.words import Facts, decide_first, listing, name_of, names_of, points, seconds


def refusal(code: str, facts: Facts, names: Sequence[str]) -> str | None:
    """The sentence of a refusal of this game; None for a code that is not its own."""
    return _refused_setup(code, facts) or _refused_race(code, facts, names) or _refused_ruling(code, facts)


def _refused_setup(code: str, facts: Facts) -> str | None:
    match code:
        case PunchlineRefusal.LIVE_FOR_ONE:
            text = ngettext(
                "The live game is for one person and computers, and there is {people} person. Choose another table.",
                "The live game is for one person and computers, and there are {people} people. "
                "Choose the open table, or pass the screen.",
                facts.number("people"),
            )
            return facts.into(text)
        case PunchlineRefusal.OPTION:
            text = _("{option} can be from {least} to {most}, not {value}.")
            shown = {
                name: _in_seconds(fact) if facts["option"] == "own_time_ms" else fact
                for name, fact in facts.items()
            }
            return Facts({**shown, "option": option_name(str(facts["option"]))}).into(text)
        case PunchlineRefusal.LANGUAGE:
            return facts.into(_("The cards are in another language ({deck}) than the game ({wanted})."))
        case PunchlineRefusal.DECK:
            return facts.into(
                _(
                    "These cards can't be played with: {part}, {found} found, {needed} needed. Choose another deck."
                )
            )
        case PunchlineRefusal.ORDER:
            return _("Each of the ten strips goes into one slot.")
        case PunchlineRefusal.READY:
            return _("The strips are in place already.")
        case PunchlineRefusal.BETWEEN_ROUNDS:
            return _("Somebody new can sit down between two rounds.")
    return None


def _refused_race(code: str, facts: Facts, names: Sequence[str]) -> str | None:
    match code:
        case PunchlineRefusal.TURNED:
            return _("Whoever turned the glass leaves the word as it is.")
        case PunchlineRefusal.LOCKED:
            return _("A locked word stays as it is.")
        case PunchlineRefusal.TIME_OVER:
            return _("The time was over; every strip stays where it was.")
        case PunchlineRefusal.NOT_HIS_GO:
            return _("It is {name}'s go.").format(name=name_of(facts["seat"], names))
        case PunchlineRefusal.GO_FIRST:
            return _("Lift the curtain first.")
        case PunchlineRefusal.GONE:
            return _("Your time has begun already.")
        case PunchlineRefusal.SLOT:
            return facts.into(_("Slots go from {least} to {most}; there is no slot {slot}."))
        case PunchlineRefusal.POSITION:
            return _("The strip can't slide any farther.")
        case PunchlineRefusal.TIME:
            return _("The round had not begun then.")
        case PunchlineRefusal.NO_LETTER:
            return _("Bring a letter into a window before you turn the glass.")
        case PunchlineRefusal.GLASS_RUNS:
            return _("{name} has turned the glass already.").format(name=name_of(facts["seat"], names))
        case PunchlineRefusal.STALE_TIMER:
            return _("This glass has run out already.")
    return None


def _refused_ruling(code: str, facts: Facts) -> str | None:
    match code:
        case PunchlineRefusal.NO_SUCH_WORD:
            return facts.into(_("Nobody has the word {word} in this round."))
        case PunchlineRefusal.RULING:
            return _("A word is a word, a name, an abbreviation or unknown.")
        case PunchlineRefusal.STRONGER_RULING:
            return facts.into(_("The table has ruled on {word} already."))
        case PunchlineRefusal.PENDING:
            return decide_first(str(facts["words"]).split())
    return None


def _in_seconds(fact: int | str) -> int | str:
    return fact // 1000 if isinstance(fact, int) else fact


def option_name(option: str) -> str:
    """What an option is called, at the beginning of a sentence."""
    return {
        "target": _("The target"),
        "games": _("The number of games"),
        "own_time_ms": _("Each player's time in seconds"),
        "first_reader": _("The first reader's seat"),
    }.get(option, option)


def log_line(event: Event, names: Sequence[str]) -> str | None:
    """What the log says of an event, by names, never "you"; None for an event of another game."""
    return _log_of_round(event, names) or _log_of_table(event, names)


def _log_of_round(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.CardTurned(round_number=number, reader=reader, switch=(one, two)):
            return _("Round {number}: {name} reads. Lines {one} and {two} change places.").format(
                number=number, name=name_of(reader, names), one=one, two=two
            )
        case happened.RoundBegan(round_number=number):
            return _("Round {number} begins.").format(number=number)
        case happened.SentenceRead(sentence=sentence):
            return sentence
        case happened.WentBehindCurtain(seat=seat, duration_ms=ms):
            return _("{name} has {time}.").format(name=name_of(seat, names), time=seconds(ms))
        case happened.StripSlid(seat=seat, slot=slot):
            return _("{name} slides strip {slot}.").format(name=name_of(seat, names), slot=slot)
        case happened.GlassTurned(seat=seat):
            return _("{name} turns the glass.").format(name=name_of(seat, names))
        case happened.SeatDone(seat=seat):
            return _("{name} is done.").format(name=name_of(seat, names))
        case happened.RoundEnded(time_up=True):
            return _("The sand has run out.")
        case happened.RoundEnded():
            return _("Everybody is done.")
        case happened.WordRuled():
            return _ruled(event)
        case happened.RoundClosed(round_number=number, points=scored):
            told = [f"{name_of(seat, names)} {total}" for seat, total in scored]
            return _("Round {number}: {points}.").format(number=number, points=listing(told))
    return None


def _ruled(event: happened.WordRuled) -> str:
    values = {"word": event.word, "source": source_name(event.source)}
    if event.counts:
        return _("{word} counts ({source}).").format(**values)
    return _("{word} doesn't count: {reason} ({source}).").format(reason=reason_name(event.reason), **values)


def _log_of_table(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.GameBegan(game_number=1):
            return _("The strips are set, the cards are shuffled.")
        case happened.GameBegan(game_number=number):
            return _("Game {number}: the strips are set anew.").format(number=number)
        case happened.StripsArranged(seat=seat):
            return _("{name} has put the strips in order.").format(name=name_of(seat, names))
        case happened.TieToBreak(seats=seats):
            return _("{names} are level: one more round.").format(names=names_of(seats, names))
        case happened.GameEnded(game_number=number, winners=winners):
            text = ngettext("Game {number} goes to {names}.", "{names} share game {number}.", len(winners))
            return text.format(number=number, names=names_of(winners, names))
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


def reason_name(reason: str) -> str:
    """What a word is said to be, in the middle of a sentence."""
    return {
        "word": pgettext("what a word is", "a word"),
        "name": pgettext("what a word is", "a name"),
        "abbreviation": pgettext("what a word is", "an abbreviation"),
        "unknown": pgettext("what a word is", "unknown"),
        "one_letter": pgettext("what a word is", "a single letter"),
    }.get(reason, reason)


def source_name(source: str) -> str:
    """Who says whether a word counts."""
    return {
        "table": pgettext("who ruled", "the table"),
        "house": pgettext("who ruled", "the house dictionary"),
        "lexicon": pgettext("who ruled", "the dictionary"),
        "rules": pgettext("who ruled", "the rules"),
    }.get(source, source)
