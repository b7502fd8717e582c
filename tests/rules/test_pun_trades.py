"""Pun, "Phase 1" (German: "Phase 1"), and rules 3 and 4: trades between the active player and the others."""

from __future__ import annotations

import pytest

from tests.rules.pun_table import Table
from wordgames.core.players import TABLE
from wordgames.games.pun.events import (
    CardsTraded,
    Countered,
    OfferDetailed,
    OfferMade,
    OfferRefused,
    SpokenNotMade,
    StandingGone,
    TradeMade,
)
from wordgames.games.pun.moves import (
    Accept,
    Answer,
    Draw,
    Offer,
    Post,
    Refuse,
    Speak,
    TakeStanding,
    Why,
    Wish,
    Withdraw,
)
from wordgames.games.pun.view import TradeStep

E_WANTED = Wish(1, "E")


def table(**options: object) -> Table:
    return Table("QZCATS", "EENOPR", "HIJKLM", centre="UVW", **options)  # type: ignore[arg-type]


def offer(at: Table, partner: int = 1, cards: str = "Q", wants: Wish = E_WANTED, shown: bool = False) -> None:
    at.do(at.turn, Offer(partner, at.cards(at.turn, cards), shown, wants))


# ---- offers


@pytest.mark.parametrize(
    ("given", "wants", "got"),
    [
        ("Q", Wish(1, "E"), "E"),
        ("QZ", Wish(1, "E"), "E"),
        ("Q", Wish(2, "EE"), "EE"),
        ("QZC", Wish(3, "E"), "ENO"),
        ("QZCAT", Wish(4), "EENO"),
        ("QZCATS", Wish(6), "EENOPR"),
    ],
)
def test_phase_1_several_cards_may_be_exchanged_for_one_or_many(given: str, wants: Wish, got: str) -> None:
    at = table()
    offer(at, cards=given, wants=wants)
    at.do(1, Answer(at.cards(1, got)))
    assert len(at.hand(0)) == 6 - len(given) + len(got)
    assert len(at.hand(1)) == 6 - len(got) + len(given)
    assert at.hand(0).endswith(got)
    assert at.hand(1).endswith(given)
    assert at.turn == 0
    assert at.state.trade is None


def test_phase_1_an_unlimited_number_of_trades() -> None:
    at = table()
    for _ in range(12):
        offer(at, wants=Wish(1))
        at.do(1, Answer(at.cards(1, at.hand(1)[:1])))
        offer(at, cards=at.hand(0)[-1], wants=Wish(1, "Q"))
        at.do(1, Answer(at.cards(1, "Q")))
    assert sorted(at.hand(0)) == sorted("QZCATS")


def test_phase_1_only_the_active_player_trades() -> None:
    at = table()
    assert at.refusal(1, Offer(2, at.cards(1, "E"), False, Wish(1))) == ("not_your_turn", {"seat": 0})
    assert at.refusal(2, Post(at.cards(2, "H"), True, Wish(1))) == ("not_your_turn", {"seat": 0})
    assert at.refusal(0, Offer(0, at.cards(0, "Q"), False, Wish(1))) == ("partner", {"seat": 0})
    assert at.refusal(0, Offer(7, at.cards(0, "Q"), False, Wish(1))) == ("partner", {"seat": 7})
    assert at.refusal(TABLE, Offer(1, at.cards(0, "Q"), False, Wish(1))) == ("seat_only", {})


def test_phase_1_face_down_the_others_learn_only_how_many() -> None:
    at = table()
    offer(at)
    assert at.events == (
        OfferMade(seat=0, partner=1, given=1, why=None),
        OfferDetailed(seat=0, partner=1, letters=None, wants=E_WANTED, audience=(0, 1)),
    )
    for viewer, knows_cards, knows_wish in (
        (0, True, True),
        (1, False, True),
        (2, False, False),
        (TABLE, False, False),
    ):
        trade = at.view(viewer).trade
        assert trade is not None
        assert trade.gives.count == 1
        assert (trade.gives.cards is not None) == knows_cards
        assert (trade.wants is not None) == knows_wish
        assert trade.waits_for == 1
    at.do(1, Answer(at.cards(1, "E")))
    made, private = at.events
    assert made == TradeMade(
        seat=0, partner=1, given=1, got=1, given_letters=None, got_letters=None, standing=None, why=None
    )
    assert private == CardsTraded(seat=0, partner=1, given_letters="Q", got_letters="E", audience=(0, 1))


def test_phase_1_openly_the_whole_table_sees_cards_and_wish() -> None:
    at = table()
    offer(at, shown=True)
    assert at.events[1] == OfferDetailed(seat=0, partner=1, letters="Q", wants=E_WANTED)
    trade = at.view(2).trade
    assert trade is not None
    assert trade.gives.cards is not None
    assert [card.face for card in trade.gives.cards] == ["Q"]
    assert trade.wants == E_WANTED
    at.do(1, Answer(at.cards(1, "E"), shown=True))
    assert isinstance(at.events[0], TradeMade)
    assert (at.events[0].given_letters, at.events[0].got_letters) == ("Q", "E")


def test_rule_03_nobody_loses_a_card_without_his_own_yes() -> None:
    at = table()
    offer(at)
    for seat in (0, 2):
        assert at.refusal(seat, Answer(at.cards(seat, at.hand(seat)[:1]))) == ("no_trade", {})
        assert at.refusal(seat, Refuse()) == ("no_trade", {})
        assert at.refusal(seat, Accept()) == ("no_trade", {})
    assert at.refusal(1, Accept()) == ("no_trade", {})
    at.do(1, Refuse(why=Why.NO_USE))
    assert at.events == (OfferRefused(seat=1, partner=0, why=Why.NO_USE),)
    assert (at.hand(0), at.hand(1)) == ("QZCATS", "EENOPR")


def test_rule_03_two_refused_offers_close_a_partner_for_this_turn() -> None:
    at = table()
    for refused in (1, 2):
        assert at.view().seats[1].open_to_trade
        offer(at)
        at.do(1, Refuse())
        assert at.view().seats[1].refused == at.view().seats[1].offers == refused
    assert not at.view().seats[1].open_to_trade
    assert at.refusal(0, Offer(1, at.cards(0, "Q"), True, Wish(1))) == ("partner_closed", {"seat": 1})
    assert at.refusal(0, Speak(1, at.cards(0, "Q"), Wish(1))) == ("partner_closed", {"seat": 1})
    offer(at, partner=2, wants=Wish(1))
    at.do(2, Answer(at.cards(2, "H")))
    at.draw()
    at.do(1, Draw())
    at.do(2, Draw())
    offer(at, cards="Z")
    assert at.view().seats[1].refused == 0


def test_rule_03_while_a_trade_waits_nothing_else_is_done() -> None:
    at = table()
    offer(at)
    assert at.refusal(0, Draw()) == ("trade_open", {"seat": 1})
    assert at.refusal(0, Offer(2, at.cards(0, "Z"), True, Wish(1))) == ("trade_open", {"seat": 1})
    assert at.refusal(1, Draw()) == ("not_your_turn", {"seat": 0})


def test_a_side_is_cards_of_ones_own_hand() -> None:
    at = table()
    for cards in ((), at.cards(1, "E"), at.cards(0, "Q") * 2, (99,)):
        assert at.refusal(0, Offer(1, cards, False, Wish(1))) == ("cards", {})
        assert at.refusal(0, Post(cards, False, Wish(1))) == ("cards", {})
    offer(at)
    assert at.refusal(1, Answer(())) == ("cards", {})
    assert at.refusal(1, Answer(at.cards(0, "Q"))) == ("cards", {})


@pytest.mark.parametrize(
    "wish", [Wish(0), Wish(-1), Wish(7), Wish(1, "EE"), Wish(1, "e"), Wish(1, "Ä"), Wish(1, " ")]
)
def test_a_wish_names_letters_and_no_more_cards_than_the_partner_has(wish: Wish) -> None:
    at = table()
    assert at.refusal(0, Offer(1, at.cards(0, "Q"), False, wish))[0] == "wish"


# ---- counter-offers


@pytest.mark.parametrize("cards", ["N", "EN", "EE"])
def test_rule_04_what_does_not_fit_exactly_is_a_counter_offer(cards: str) -> None:
    at = table()
    offer(at)
    at.do(1, Answer(at.cards(1, cards), shown=cards == "N"))
    assert at.events == (
        Countered(seat=1, partner=0, given=len(cards), letters="N" if cards == "N" else None, why=None),
    )
    trade = at.view(0).trade
    assert trade is not None
    assert trade.step is TradeStep.COUNTERED
    assert trade.waits_for == 0
    assert trade.answer is not None
    assert trade.answer.count == len(cards)
    assert (trade.answer.cards is not None) == (cards == "N")
    # It changes only what the partner gives.
    at.do(0, Accept())
    assert at.hand(0) == "ZCATS" + cards
    assert at.hand(1).endswith("Q")


def test_rule_04_the_active_player_leaves_a_counter_offer_and_there_is_no_second() -> None:
    at = table()
    offer(at)
    at.do(1, Answer(at.cards(1, "N")))
    assert at.refusal(1, Answer(at.cards(1, "E"))) == ("no_trade", {})
    assert at.refusal(1, Accept()) == ("no_trade", {})
    assert at.refusal(0, Answer(at.cards(0, "Z"))) == ("no_trade", {})
    assert at.refusal(0, Draw()) == ("trade_open", {"seat": 0})
    at.do(0, Refuse())
    assert at.events == (OfferRefused(seat=0, partner=1, why=None),)
    assert (at.hand(0), at.hand(1)) == ("QZCATS", "EENOPR")
    assert at.view().seats[1].refused == 1


def test_rule_04_a_number_alone_is_met_by_any_cards() -> None:
    at = table()
    offer(at, wants=Wish(2))
    at.do(1, Answer(at.cards(1, "OP")))
    assert at.hand(0) == "ZCATSOP"


# ---- spoken trades


def test_rule_04_a_spoken_trade_is_made_where_both_entries_fit() -> None:
    at = table()
    at.do(0, Speak(1, at.cards(0, "QZ"), E_WANTED))
    at.do(1, Speak(0, at.cards(1, "E"), Wish(2, "Q")))
    assert isinstance(at.events[0], TradeMade)
    assert at.hand(0) == "CATSE"
    assert at.hand(1) == "ENOPRQZ"


@pytest.mark.parametrize(
    ("gives", "wants"), [("N", Wish(1, "Q")), ("E", Wish(1, "Z")), ("E", Wish(2)), ("EE", Wish(1, "Q"))]
)
def test_rule_04_if_the_two_do_not_fit_only_not_made_is_shown(gives: str, wants: Wish) -> None:
    at = table()
    at.do(0, Speak(1, at.cards(0, "Q"), E_WANTED))
    at.do(1, Speak(0, at.cards(1, gives), wants))
    assert at.events == (SpokenNotMade(seat=0, partner=1),)
    assert (at.hand(0), at.hand(1)) == ("QZCATS", "EENOPR")
    assert at.state.trade is None


def test_rule_04_a_no_to_a_spoken_trade_looks_like_one_that_does_not_fit() -> None:
    at = table()
    at.do(0, Speak(1, at.cards(0, "Q"), E_WANTED))
    at.do(1, Refuse())
    assert at.events == (SpokenNotMade(seat=0, partner=1),)
    assert at.view().seats[1].open_to_trade
    assert at.view().seats[1].refused == 0


def test_rule_04_nobody_else_sees_what_was_entered() -> None:
    at = table()
    at.do(0, Speak(1, at.cards(0, "QZ"), E_WANTED, shown=True))
    for viewer in (1, 2, TABLE):
        trade = at.view(viewer).trade
        assert trade is not None
        assert trade.step is TradeStep.SPOKEN
        assert (trade.gives.count, trade.gives.cards, trade.gives.shown, trade.wants) == (
            None,
            None,
            False,
            None,
        )
    mine = at.view(0).trade
    assert mine is not None
    assert mine.gives.cards is not None
    assert mine.wants == E_WANTED


def test_rule_04_who_enters_a_spoken_trade() -> None:
    at = table()
    at.do(0, Speak(1, at.cards(0, "Q"), E_WANTED))
    assert at.refusal(2, Speak(0, at.cards(2, "H"), Wish(1))) == ("trade_open", {"seat": 1})
    assert at.refusal(1, Speak(2, at.cards(1, "E"), Wish(1))) == ("trade_open", {"seat": 1})
    assert at.refusal(0, Speak(1, at.cards(0, "Q"), Wish(1))) == ("trade_open", {"seat": 1})
    assert at.refusal(1, Speak(0, at.cards(0, "Q"), Wish(1))) == ("cards", {})
    assert at.refusal(1, Speak(0, at.cards(1, "E"), Wish(7)))[0] == "wish"


def test_a_computer_speaks_to_nobody() -> None:
    at = table(people=2)
    assert at.refusal(0, Speak(2, at.cards(0, "Q"), Wish(1))) == ("cannot_speak", {"seat": 2})
    offer(at, partner=2, wants=Wish(1))


# ---- standing offers


def post(at: Table, cards: str, wants: Wish, shown: bool = True) -> int:
    """The active seat makes a standing offer; returns its number."""
    at.do(at.turn, Post(at.cards(at.turn, cards), shown, wants))
    return at.state.standing[-1].number


def test_rule_04_any_s_for_an_e_is_taken_without_asking_again() -> None:
    at = Table("EEABCD", "SFGHIJ", "SLMNOP", centre="UVW")
    number = post(at, "E", Wish(1, "S"))
    at.draw()
    at.do(1, TakeStanding(number, at.cards(1, "S")))
    assert isinstance(at.events[0], TradeMade)
    assert at.events[0].standing == number
    assert at.events[0].got_letters == "E"
    assert "S" in at.hand(0)
    assert "E" in at.hand(1)
    assert at.turn == 1
    assert at.state.standing == ()


def test_rule_04_two_for_one() -> None:
    at = table()
    number = post(at, "QZ", Wish(1), shown=False)
    for viewer in (1, TABLE):
        standing = at.view(viewer).standing[0]
        assert (standing.gives.count, standing.gives.cards, standing.wants) == (2, None, Wish(1))
    assert at.view(0).standing[0].gives.cards is not None
    at.draw()
    at.do(1, TakeStanding(number, at.cards(1, "R")))
    assert at.hand(1) == "EENOPQZ"


def test_rule_04_a_standing_offer_is_made_and_withdrawn_in_ones_own_turn() -> None:
    at = table()
    number = post(at, "Q", Wish(1))
    at.draw()
    assert at.refusal(0, Withdraw(number)) == ("not_your_turn", {"seat": 1})
    assert at.refusal(1, Withdraw(number)) == ("no_such_offer", {"number": number})
    at.draw()
    at.draw()
    at.do(0, Withdraw(number))
    assert at.events == (StandingGone(seat=0, number=number, withdrawn=True),)
    assert at.refusal(0, Withdraw(number)) == ("no_such_offer", {"number": number})


def test_rule_04_only_what_is_asked_for_takes_it() -> None:
    at = table()
    number = post(at, "Q", Wish(2, "E"))
    assert at.refusal(0, TakeStanding(number, at.cards(0, "ZC"))) == ("no_such_offer", {"number": number})
    at.draw()
    for cards in ("E", "NO", "EEN"):
        assert at.refusal(1, TakeStanding(number, at.cards(1, cards))) == ("does_not_fit", {})
    assert at.refusal(1, TakeStanding(99, at.cards(1, "EE"))) == ("no_such_offer", {"number": 99})
    at.do(1, TakeStanding(number, at.cards(1, "EN")))


def test_rule_04_it_lapses_when_it_can_not_be_met() -> None:
    at = table()
    number = post(at, "QC", Wish(1))
    other = post(at, "A", Wish(1))
    offer(at, cards="C", wants=Wish(1))
    at.do(1, Answer(at.cards(1, "E")))
    assert StandingGone(seat=0, number=number, withdrawn=False) in at.events
    assert [one.number for one in at.state.standing] == [other]


def test_rule_04_it_goes_on_while_an_equal_card_is_there() -> None:
    at = Table("EEABCD", "SFGHIJ", centre="UVW")
    number = post(at, "E", Wish(1, "S"))
    first = at.state.standing[0].cards
    at.do(0, Offer(1, first, True, Wish(1, "J")))
    at.do(1, Answer(at.cards(1, "J")))
    assert [one.number for one in at.state.standing] == [number]
    assert at.state.standing[0].cards != first
    assert set(at.state.standing[0].cards) <= set(at.state.hands[0])


def test_three_standing_offers_are_enough() -> None:
    at = table()
    for _ in range(3):
        post(at, "Q", Wish(1))
    assert at.refusal(0, Post(at.cards(0, "Z"), True, Wish(1))) == ("too_many_standing", {"most": 3})
    assert at.refusal(0, Post(at.cards(0, "Z"), True, Wish(0)))[0] == "too_many_standing"


def test_a_standing_offer_s_wish_is_a_wish() -> None:
    at = table()
    assert at.refusal(0, Post(at.cards(0, "Q"), True, Wish(1, "EE")))[0] == "wish"


# ---- in the last lap


def test_rule_07_who_ended_the_round_may_still_be_traded_with() -> None:
    at = table()
    number = post(at, "Q", Wish(1, "E"))
    at.end()
    at.do(1, TakeStanding(number, at.cards(1, "E")))
    offer(at, partner=0, cards="N", wants=Wish(1))
    at.do(0, Answer(at.cards(0, "Z")))
    assert at.hand(0) == "CATSEN"


def test_rule_07_option_who_ended_the_round_is_not_traded_with() -> None:
    at = table(trade_with_ender=False)
    number = post(at, "Q", Wish(1, "E"))
    at.end()
    assert StandingGone(seat=0, number=number, withdrawn=False) in at.events
    assert at.refusal(1, Offer(0, at.cards(1, "E"), True, Wish(1))) == ("ender_closed", {"seat": 0})
    assert not at.view(1).seats[0].open_to_trade
    offer(at, partner=2, cards="N", wants=Wish(1))
