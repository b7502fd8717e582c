"""Computers of Pun: each step for a reason, a strict gain in every trade, from the view alone, and quick."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.rules.pun_table import GAME, Table
from wordgames.core.bot import bot_dice
from wordgames.core.game import Setup
from wordgames.core.players import Kind, Level, Player
from wordgames.core.playout import play_out
from wordgames.core.record import Record, begin
from wordgames.games.catalog import entry
from wordgames.games.pun.bots import MANNERS, PATIENCE, PunBot
from wordgames.games.pun.laying import best_rows, most
from wordgames.games.pun.moves import (
    Accept,
    Answer,
    Draw,
    EndRound,
    Lay,
    Move,
    Offer,
    Post,
    Refuse,
    Stand,
    Swap,
    TakeStanding,
    Why,
    Wish,
    Withdraw,
)
from wordgames.games.pun.state import PunState
from wordgames.games.pun.thinking import KEPT, Head, best_of, ordered, worth
from wordgames.games.pun.view import PunOptions
from wordgames.games.vocabulary import BANDS
from wordgames.lexicon import Lexicon, Use
from wordgames.lexicon.subjects import Subject, subject_forms

BOT = PunBot()


def table(
    *hands: str, level: Level = Level.HARD, centre: str = "QVX", pile: str | None = None, **options: object
) -> Table:
    """Everybody is a computer of a level."""
    at = Table(*hands, centre=centre, pile=pile, people=0, **options)  # type: ignore[arg-type]
    seated = tuple(Player(name=str(seat), kind=Kind.COMPUTER, level=level) for seat in range(len(hands)))
    at.state = replace(at.state, players=seated)
    return at


def later(at: Table) -> Table:
    """The same in a round in which everybody has had some turns."""
    at.state = replace(at.state, turn_number=PATIENCE * len(at.state.players) + 1)
    return at


def choice(at: Table, seat: int | None = None) -> Move:
    """What the computer on a seat does; it is legal."""
    who = at.turn if seat is None else seat
    view = at.view(who)
    move, think_ms = BOT.choose(view, GAME.options(view, who), bot_dice(1, who))
    assert GAME.check(at.state, who, move) is None
    assert 800 < think_ms < 3_000, "slow enough to be followed, and quick enough for seven of them"
    return move


def third_choice(at: Table) -> Move:
    """What it does when everybody has refused its offers, and its wish lies on the table."""
    while isinstance(move := choice(at), Offer | Post | Withdraw):
        at.do(at.turn, move)
        if isinstance(move, Offer):
            at.do(move.partner, Refuse())
    return move


# ---- phase 2


def test_it_takes_from_the_centre_what_makes_a_longer_word() -> None:
    at = table("WATEQV", "BCDFGH", centre="RXX")
    move = third_choice(at)
    assert isinstance(move, Swap)
    assert move.take == at.middle("R")
    assert at.state.faces(move.give) in ("Q", "V")
    assert move.why is Why.NEEDS_IT


@pytest.mark.parametrize(("level", "cards"), [(Level.EASY, 1), (Level.NORMAL, 2), (Level.HARD, 2)])
def test_how_many_cards_it_swaps_at_once_is_a_matter_of_level(level: Level, cards: int) -> None:
    at = table("FRIEJJW", "BCDGHK", centre="NDX", level=level)
    move = third_choice(at)
    assert isinstance(move, Swap)
    assert len(move.take) == cards


def test_it_draws_when_nothing_in_the_centre_helps() -> None:
    at = table("CATQVJ", "BDFGHK", "BDFGHK", centre="XXQ")
    assert third_choice(at) == Draw(why=Why.NOTHING_HELPS)


def test_it_ends_the_round_when_its_hand_will_do() -> None:
    assert third_choice(later(table("WINTER", "BCDFGH"))) == EndRound(why=Why.CONTENT)
    assert third_choice(later(table("HOUSEGARDENX", "BCDFGH"))) == EndRound(why=Why.CONTENT)


def test_a_hand_that_came_well_dealt_does_not_take_the_game_away_from_the_others() -> None:
    assert third_choice(table("WINTER", "BCDFGH")) == Draw(why=Why.NOTHING_HELPS)


def test_it_does_not_end_it_while_somebody_holds_many_more_cards() -> None:
    assert not isinstance(third_choice(table("CAT", "BCDFGHJKLMNP", centre="XXQ")), EndRound)


def test_in_the_last_lap_it_draws_or_stands() -> None:
    at = table("WINTER", "BCDFGH", centre="QVX", pile="J")
    at.do(0, EndRound())
    assert third_choice(at) == Draw(why=Why.NOTHING_HELPS)
    at = table("WINTER", "BCDFGH", centre="QVX", pile="")
    at.do(0, EndRound())
    assert third_choice(at) == Stand(why=Why.LAST_LAP)


def test_while_the_deck_is_out_it_looks_for_letters_of_more_words_and_then_ends_the_round() -> None:
    at = table("BCDFGH", "JKLMNP", centre="KLR", pile="")
    move = third_choice(at)
    assert isinstance(move, Swap)
    assert at.state.faces(move.take) == "R"
    assert move.why is Why.SPARE
    at.state = replace(at.state, quiet_turns=4)
    assert third_choice(at) == EndRound(why=Why.CONTENT)


# ---- trades


def test_it_offers_two_spare_cards_for_the_letter_that_helps() -> None:
    at = table("SHOTVVQ", "BCDGHK", centre="RWX")
    move = choice(at)
    assert isinstance(move, Offer)
    assert sorted(at.state.faces(move.cards)) == ["Q", "V"]
    assert move.shown
    assert move.wants.count == 1
    assert move.why is Why.NEEDS_IT


@pytest.mark.parametrize("level", Level)
def test_rule_15_it_offers_a_partner_at_most_once_a_turn(level: Level) -> None:
    at = table("SHOTVVQ", "BCDGHK", "BDFGKL", "MNPRUY", centre="RWX", level=level)
    asked: Counter[int] = Counter()
    while isinstance(move := choice(at), Offer):
        asked[move.partner] += 1
        at.do(0, move)
        at.do(move.partner, Refuse())
    assert 1 <= asked.total() <= MANNERS[level].offers
    assert set(asked.values()) == {1}


def offered(
    hand: str, given: str, wants: Wish, shown: bool = True, level: Level = Level.NORMAL
) -> tuple[Table, Move]:
    """An offer to the computer with this hand, and what it answers."""
    at = table(given + "BCDFGHJ"[: 7 - len(given)], hand, centre="ZZV", level=level)
    at.do(0, Offer(1, at.cards(0, given), shown, wants))
    return at, choice(at, 1)


def test_rule_15_it_gives_what_it_does_not_need_for_what_it_needs() -> None:
    at, move = offered("BIRDQ", "S", Wish(1, "Q"))
    assert move == Answer(at.cards(1, "Q"), why=Why.NEEDS_IT)


def test_rule_15_it_gives_no_card_of_a_word_for_one_that_does_not_help() -> None:
    assert offered("WINTER", "X", Wish(1, "W"))[1] == Refuse(why=Why.NO_USE)
    assert offered("WINTER", "X", Wish(1))[1] == Refuse(why=Why.NO_USE)
    assert offered("BIRDSQ", "V", Wish(1, "Q"))[1] == Refuse(why=Why.NO_USE), "no gain is no strict gain"


def test_rule_15_each_card_kept_counts_half_a_point() -> None:
    at, move = offered("BIRDSQ", "VJ", Wish(1, "Q"))
    assert move == Answer(at.cards(1, "Q"), why=Why.NEEDS_IT)
    assert offered("BIRDSQQ", "J", Wish(2, "QQ"))[1] == Refuse(why=Why.NO_USE)
    at, move = offered("BIRDSQ", "VJ", Wish(1), shown=False)
    assert move == Answer(at.cards(1, "Q"), why=Why.NEEDS_IT), (
        "two unseen cards for one that it has no use for"
    )


@pytest.mark.parametrize(
    ("level", "counters"), [(Level.EASY, False), (Level.NORMAL, True), (Level.HARD, True)]
)
def test_where_it_can_not_give_what_is_asked_for_it_may_offer_something_else(
    level: Level, counters: bool
) -> None:
    at, move = offered("BIRDQ", "S", Wish(1, "Z"), level=level)
    assert move == (
        Answer(at.cards(1, "Q"), shown=True, why=Why.SPARE) if counters else Refuse(why=Why.NO_USE)
    )


@pytest.mark.parametrize(("counter", "good"), [("S", True), ("V", False)])
def test_it_takes_a_counter_offer_that_pays(counter: str, good: bool) -> None:
    at = table("BIRDQ", counter + "CFGHK", centre="ZZV")
    at.do(0, Offer(1, at.cards(0, "Q"), True, Wish(1, "Z")))
    at.do(1, Answer(at.cards(1, counter), shown=True))
    assert choice(at, 0) == (Accept(why=Why.NEEDS_IT) if good else Refuse(why=Why.NO_USE))


def test_it_takes_a_standing_offer_that_pays() -> None:
    at = table("SCFGHK", "BIRDQ", "WINTER", centre="VJX")
    at.do(0, Post(at.cards(0, "S"), True, Wish(1, "Q")))
    at.draw()
    assert choice(at) == TakeStanding(1, at.cards(1, "Q"), why=Why.NEEDS_IT)
    at.draw()
    assert not isinstance(choice(at), TakeStanding)


# ---- laying


def left_open(at: Table) -> Move:
    """What it does first when everybody has refused its offers."""
    while isinstance(move := choice(at), Offer):
        at.do(at.turn, move)
        at.do(move.partner, Refuse())
    return move


@pytest.mark.parametrize("level", Level)
def test_what_nobody_gave_it_stands_on_the_table_for_a_spare_card_at_a_strict_gain(level: Level) -> None:
    at = table("SHOTVVQ", "BCDGHK", centre="XXZ", level=level)
    move = left_open(at)
    assert isinstance(move, Post)
    assert move.shown
    assert move.why is Why.NEEDS_IT
    assert move.wants.count == 1
    given, hand = at.state.faces(move.cards), "SHOTVVQ"
    assert given in "VQ"
    head = Head(level, at.state.options)
    after = hand.replace(given, "", 1) + move.wants.letters
    assert worth(head, after, hand, hand + move.wants.letters) > worth(head, hand)
    at.do(0, move)
    assert not isinstance(choice(at), Post | Withdraw), "one is enough, and it still pays"


def test_it_takes_its_offer_back_when_it_does_not_pay_any_more() -> None:
    at = table("CATQVJ", "BDFGHK", "BDFGHK", centre="XXQ")
    at.do(0, Post(at.cards(0, "A"), True, Wish(1, "Q")))
    assert left_open(at) == Withdraw(at.view(0).standing[0].number)


def test_it_leaves_no_wish_open_in_the_last_lap_or_when_it_ends_the_round() -> None:
    at = table("SHOTVVQ", "BCDGHK", centre="RWX", pile="")
    at.state = replace(at.state, ender=1)
    assert not isinstance(left_open(at), Post)
    assert isinstance(left_open(later(table("WINTER", "BCDFGH"))), EndRound)


@pytest.mark.parametrize(
    ("lang", "hand", "letters"), [("en", "GAMETURN", 8), ("de", "ZUGKARTE", 8), ("en", "CA?T", 4)]
)
def test_it_lays_the_words_that_it_knows(lang: str, hand: str, letters: int) -> None:
    at = table(hand, "BCDFGH", lang=lang)
    at.to_the_count()
    move = choice(at, 0)
    assert isinstance(move, Lay)
    assert sum(len(row.cards) for row in move.rows) == letters


def test_the_table_may_have_the_best_laid() -> None:
    hand = "AALIIZYG"
    at = table(hand, "BCDFGH", lay_best=True, level=Level.EASY)
    at.to_the_count()
    move = choice(at, 0)
    assert isinstance(move, Lay)
    seen = at.view(0).seats[0].hand
    assert seen is not None
    assert move.rows == best_rows(seen, PunOptions())
    assert most(seen, PunOptions()) == sum(len(row.cards) for row in move.rows)


def test_with_a_subject_it_lays_words_of_the_subject() -> None:
    at = table("CATDOGEE", "BCDFGH", subject="animals")
    at.to_the_count()
    move = choice(at, 0)
    assert isinstance(move, Lay)
    assert {row.word for row in move.rows} <= subject_forms(Subject.ANIMALS, "en")
    assert sum(len(row.cards) for row in move.rows) >= 6


def test_fault_68_words_by_level() -> None:
    lexicon = Lexicon.open("en")
    for level in Level:
        for hand in ("AEIRSTNOL", "QUIZZEST", "BALMYTHE", "WIDGETSO"):
            for laid in best_of(Head(level, PunOptions()), ordered(hand)).words:
                known = lexicon.lookup(laid.word)
                assert known is not None
                assert known.band >= BANDS[level]
                assert not known.rare
                assert not known.crude


def test_what_a_hand_is_worth() -> None:
    head = Head(Level.HARD, PunOptions())
    assert worth(head, "CATQ") == 3 + 4 * KEPT
    assert worth(head, "CATQ", unseen=2) == 3 + 6 * KEPT


# ---- whole games


def games(level: Level, count: int = 4, seats: int = 4) -> list[tuple[PunState, Record]]:
    found, lexicon = entry("pun"), Lexicon.open("en")
    players = tuple(Player(name=str(seat), kind=Kind.COMPUTER, level=level) for seat in range(seats))
    options = PunOptions()
    deck = found.trim(found.load_deck("en"), options)

    def judge(word: str, _lang: str) -> tuple[bool, str]:
        judged = lexicon.judge(word, Use.PUN)
        return judged.accepted, judged.reason.value

    played = []
    for seed in range(count):
        setup = Setup("pun", GAME.rules, players, options, deck, seed)
        played.append(play_out(GAME, setup, dict.fromkeys(range(seats), BOT), judge))
    return played


@pytest.mark.parametrize("level", Level)
def test_computers_play_to_the_end_for_reasons_and_their_words_count(level: Level) -> None:
    for state, record in games(level):
        assert 4 <= state.turn_number <= 60
        for made in record.moves:
            if hasattr(made.move, "why"):
                assert made.move.why is not None
        hands = state.closed[0].hands
        assert all(word.points == len(word.word) for hand in hands for word in hand.words)
        assert sum(hand.points for hand in hands) >= 10


def test_rule_15_every_trade_of_computers_is_a_strict_gain_for_both() -> None:
    traded = 0
    for _, record in games(Level.HARD, 8):
        state = begin(GAME, record.setup)
        for made in record.moves:
            done = GAME.apply(state, made.actor, made.move)
            after: PunState = done.state  # type: ignore[union-attr]
            trade = state.trade
            if isinstance(made.move, Answer | Accept) and trade is not None and after.trade is None:
                traded += 1
                for seat in (state.turn, trade.partner):
                    head = Head(Level.HARD, state.options)
                    before, now = (one.faces(one.hands[seat]) for one in (state, after))
                    assert worth(head, now, before, now + before) > worth(head, before)
            state = after
    assert traded
