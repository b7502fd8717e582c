"""How often the screen of Pun is handed over, who keeps it meanwhile, and that a covered hand tells nobody anything."""

from __future__ import annotations

from collections import Counter

import pytest
from pytestqt.qtbot import QtBot

from tests.qt.puntable import PunEvening
from tests.qt.punwalk import spilt_letters
from wordgames.games.pun.moves import (
    Accept,
    Answer,
    Draw,
    EndRound,
    Move,
    Offer,
    Post,
    Refuse,
    Speak,
    Stand,
    Swap,
    TakeStanding,
    Wish,
)
from wordgames.games.pun.view import Phase
from wordgames.session.places import Cover
from wordgames.ui.tables.pun_public import PublicScreen
from wordgames.ui.tables.pun_trade import TradeScreen
from wordgames.ui.tables.pun_turn import TurnScreen


def spilt(evening: PunEvening) -> set[str]:
    """Letters of anybody's hand that anything says alone, and that do not lie on the table for all to see."""
    return spilt_letters(evening.controller.session)


def test_a_letter_that_is_shown_is_found_by_the_walk(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    assert not spilt(evening)
    evening.lift()
    public = {card.face for card in evening.public.centre} | {"?"}
    public |= {one.face for draw in evening.public.drawn for one in draw}
    assert {card.face for card in evening.own} - public <= spilt(evening), "else the walk proves nothing"
    evening.close()


def lap(evening: PunEvening, moves: dict[int, list[Move]]) -> None:
    """Each person makes his moves, and passes the screen on."""
    for _turn in range(len(evening.public.seats)):
        seat = evening.public.turn
        for move in moves.get(seat, [Draw()]):
            act(evening, seat, move)
        if evening.controller.lingering is not None:
            evening.controller.pass_on()
            evening.settle()


def act(evening: PunEvening, seat: int, move: Move) -> None:
    """Hand the screen to the seat, if it is not there, and make its move."""
    if evening.controller.scene.cover is Cover.CURTAIN:
        assert not spilt(evening)
        assert type(evening.shown) is PublicScreen
        evening.lift()
    assert evening.view.viewer == seat
    if isinstance(evening.shown, TurnScreen) and not evening.shown.rack.draft.rows:
        # Who has laid nothing at all is asked for his words at the count.
        rack = evening.shown.rack
        first = next(card.card for card in evening.own if card.face != "?")
        rack.put((first,), next(stop for stop in rack.stops() if not isinstance(stop, int)))
    assert evening.controller.submit(seat, move), move
    evening.settle()


def test_hand_overs_a_lap_are_one_a_person_and_two_an_offer_or_spoken_trade(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = PunEvening(qtbot, people=4)
    first = evening.public.turn

    def hand(seat: int) -> tuple[int, ...]:
        cards = evening.controller.session.view(seat).seats[seat].hand
        assert cards is not None
        return tuple(card.card for card in cards)

    counts: Counter[str] = Counter()

    def counted(name: str, offers: int) -> None:
        # The curtain that hangs there is the next lap's.
        hangs = evening.controller.scene.cover is Cover.CURTAIN
        falls = len(evening.falls) - hangs - counts["so far"]
        counts["so far"] = len(evening.falls) - hangs
        with capsys.disabled():
            print(f"\nPun, 4 people, {name}: {falls} hand-overs in a lap, {offers} offers and spoken trades")
        assert falls <= 4 + 2 * offers

    lap(evening, {})
    counted("everybody draws", 0)
    other = (first + 1) % 4
    act(evening, first, Post((hand(first)[0],), True, Wish(1)))
    act(evening, first, Swap((hand(first)[1],), (evening.public.centre[0].card,)))
    evening.controller.pass_on()
    number = evening.public.standing[0].number
    act(evening, other, TakeStanding(number, (hand(other)[0],)))
    act(evening, other, Draw())
    evening.controller.pass_on()
    for _turn in range(2):
        seat = evening.public.turn
        act(evening, seat, Draw())
        evening.controller.pass_on()
    counted("a standing offer is made and taken", 0)
    partner = (first + 2) % 4
    act(evening, first, Offer(partner, (hand(first)[0],), False, Wish(1)))
    act(evening, partner, Answer((hand(partner)[0], hand(partner)[1])))
    act(evening, first, Accept())
    act(evening, first, Offer(other, (hand(first)[0],), True, Wish(1)))
    act(evening, other, Refuse())
    act(evening, first, Speak(other, (hand(first)[0],), Wish(1)))
    act(evening, other, Speak(first, (hand(other)[0],), Wish(1)))
    act(evening, first, Draw())
    evening.controller.pass_on()
    for _turn in range(3):
        seat = evening.public.turn
        act(evening, seat, Draw())
        evening.controller.pass_on()
    counted("a counter-offer taken, a refusal, a spoken trade", 3)
    act(evening, first, EndRound())
    for _turn in range(3):
        seat = evening.public.turn
        act(evening, seat, Stand())
    counted("the last lap: everybody stands", 0)
    for _moment in range(6):
        evening.settle()
        evening.pass_ms(200)
    assert evening.public.phase is Phase.JUDGING, "nobody need look again before the count"
    counted("the count", 0)
    evening.close()


def test_who_asks_a_computer_keeps_the_screen_until_it_has_answered(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2, computers=1)
    while evening.public.turn == 2 or evening.public.trade is not None:
        trade = evening.public.trade
        if trade is not None and trade.waits_for != 2:
            evening.controller.submit(trade.waits_for, Refuse())
        evening.settle()
        evening.controller.hurry()
    evening.controller.hurry()
    evening.lift()
    me, falls = evening.view.viewer, len(evening.falls)
    evening.controller.submit(me, Offer(2, (evening.own[0].card,), True, Wish(1)))
    assert evening.view.viewer == me
    assert type(evening.shown) is TradeScreen
    evening.settle()
    evening.pass_ms(3_000)
    trade = evening.public.trade
    assert trade is None or trade.waits_for == me
    assert evening.view.viewer == me
    assert len(evening.falls) == falls
    evening.close()


def test_everybody_sees_what_a_computer_did_before_the_next_curtain_falls(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2, computers=1)
    for _turn in range(8):
        if evening.public.turn == 2 and evening.public.trade is None:
            break
        trade = evening.public.trade
        if trade is not None and trade.waits_for != 2:
            evening.controller.submit(trade.waits_for, Refuse())
        elif trade is None:
            evening.controller.lift(evening.controller.scene.turn)
            evening.controller.submit(evening.public.turn, Draw())
            evening.controller.pass_on()
    assert type(evening.shown) is PublicScreen
    assert evening.controller.scene.cover is Cover.NONE
    for _tenth in range(100):
        if evening.controller.showing:
            break
        evening.pass_ms(100)
    assert evening.controller.showing
    assert evening.shown.log.shown[-1].seat == 2
    evening.pass_ms(1_000)
    assert evening.controller.scene.cover is Cover.NONE
    evening.pass_ms(1_000)
    assert evening.controller.scene.cover is Cover.CURTAIN
    evening.close()


def test_computers_wait_while_somebody_looks_at_what_he_drew(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2, computers=2)
    while evening.public.turn != 1 or evening.public.trade is not None:
        trade = evening.public.trade
        if trade is not None and trade.waits_for < 2:
            evening.controller.submit(trade.waits_for, Refuse())
        elif evening.public.turn == 0 and trade is None:
            evening.controller.hurry()
            evening.controller.lift(evening.controller.scene.turn)
            evening.controller.submit(0, Draw())
            evening.controller.pass_on()
        evening.settle()
        evening.controller.hurry()
    evening.controller.hurry()
    evening.lift()
    evening.controller.submit(1, Draw())
    revision = evening.controller.session.revision
    evening.pass_ms(20_000)
    evening.controller.hurry()
    assert evening.controller.session.revision == revision
    assert evening.controller.lingering == 1
    assert type(evening.shown) is TurnScreen
    evening.controller.pass_on()
    evening.pass_ms(900)
    assert evening.controller.session.revision == revision, "it thinks from now on, where it is seen"
    evening.pass_ms(4_000)
    assert evening.controller.session.revision > revision
    evening.close()


def test_after_a_pause_who_looks_at_what_he_drew_lifts_the_curtain_again_and_goes_on_looking(
    qtbot: QtBot,
) -> None:
    evening = PunEvening(qtbot, people=2)
    evening.lift()
    me = evening.view.viewer
    evening.controller.submit(me, Draw())
    evening.controller.pause()
    assert not spilt(evening)
    evening.controller.pass_on()
    evening.controller.resume()
    assert evening.controller.scene.passed_to == me
    assert not spilt(evening)
    evening.lift()
    assert evening.shown.main.label == "Pass it on"
    evening.controller.pass_on()
    assert evening.controller.scene.passed_to == 1 - me
    evening.close()


def test_who_gets_up_while_he_looks_at_what_he_drew_keeps_no_screen(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=3)
    evening.lift()
    me = evening.view.viewer
    evening.controller.submit(me, Draw())
    evening.controller.leave(me)
    assert evening.controller.lingering is None
    assert evening.controller.scene.passed_to == (me + 1) % 3
    evening.close()
