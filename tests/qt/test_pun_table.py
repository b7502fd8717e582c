"""The table of Pun shows the screen that belongs to where the game stands and to whose view it is."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.qt.puntable import PunEvening
from wordgames.games.pun.moves import PUN_CARD, Answer, Draw, EndRound, Lay, Offer, Refuse, Row, Stand, Wish
from wordgames.games.pun.view import Phase
from wordgames.session.places import Cover
from wordgames.ui.tables.pun_confirm import ConfirmScreen
from wordgames.ui.tables.pun_count import CountScreen
from wordgames.ui.tables.pun_end import EndScreen
from wordgames.ui.tables.pun_public import PublicScreen
from wordgames.ui.tables.pun_trade import Kind, Plan, TradeScreen
from wordgames.ui.tables.pun_turn import TurnScreen


def test_each_moment_of_a_round_has_its_screen(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    first = evening.public.turn
    other = 1 - first
    assert type(evening.shown) is PublicScreen  # under the curtain
    assert evening.controller.scene.cover is Cover.CURTAIN
    evening.lift()
    assert type(evening.shown) is TurnScreen
    hand = evening.view.seats[first].hand
    assert hand is not None
    evening.controller.submit(first, Offer(other, (hand[0].card,), True, Wish(1)))
    assert type(evening.shown) is PublicScreen
    evening.lift()
    assert type(evening.shown) is TradeScreen
    hand = evening.view.seats[other].hand
    assert hand is not None
    evening.controller.submit(other, Answer((hand[0].card, hand[1].card)))
    evening.lift()
    assert evening.view.viewer == first
    assert type(evening.shown) is TradeScreen  # a counter-offer
    evening.close()


def test_who_puts_a_trade_together_is_on_the_trade_screen_until_he_leaves_it(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    evening.lift()
    turn = evening.shown
    turn.trade_wanted.emit(Plan(Kind.POST))
    trade = evening.shown
    assert isinstance(trade, TradeScreen)
    assert trade.plan == Plan(Kind.POST)
    trade.left.emit()
    assert evening.shown is turn
    turn.trade_wanted.emit(Plan(Kind.OFFER, 1 - evening.view.turn))
    evening.controller.submit(evening.view.turn, Draw())
    assert evening.shown is turn  # he sees what he drew
    evening.controller.pass_on()
    evening.lift()
    assert evening.shown is turn  # the next person's own turn, without the plan of the one before
    evening.close()


def test_from_the_count_to_the_end(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=1, computers=1)
    for _move in range(9):
        if evening.public.trade is not None:
            evening.controller.submit(0, Refuse())
        elif evening.public.phase is Phase.TURN and evening.public.turn == 0:
            evening.controller.submit(0, Stand() if evening.public.ender is not None else EndRound())
        evening.pass_ms(5_000)
    assert type(evening.shown) is ConfirmScreen
    evening.controller.submit(0, Lay(()))
    evening.pass_ms(5_000)
    assert type(evening.shown) is CountScreen
    evening.close()


def test_what_a_person_laid_is_laid_for_him_where_his_hand_is_as_he_last_saw_it(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    for _turn in range(2):
        evening.lift()
        seat = evening.view.viewer
        draft = evening.table.drafts.look(seat)
        hand = evening.view.seats[seat].hand
        assert hand is not None
        rows = (Row((hand[0].card,), "A" if hand[0].face == PUN_CARD else hand[0].face),)
        evening.table.drafts.keep(seat, type(draft)(draft.order, rows))
        evening.controller.submit(seat, Stand() if evening.view.ender is not None else EndRound())
    assert evening.controller.scene.cover is Cover.NONE, "nobody is handed the screen"
    evening.settle()
    evening.pass_ms(200)
    assert evening.public.phase is Phase.JUDGING
    assert all(len(one.words) == 1 for one in evening.public.shown[-1].hands)
    assert type(evening.shown) is CountScreen
    assert evening.controller.scene.cover is Cover.NONE
    evening.close()


def test_the_end_comes_when_the_rulings_are_closed(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    evening.controller.leave(0)
    evening.settle()
    assert type(evening.shown) is EndScreen
    evening.close()
