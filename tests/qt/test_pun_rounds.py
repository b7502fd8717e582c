"""From round to round of Pun: what was laid in one is nothing in the next, though the same cards are dealt anew."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tests.qt.puntable import PunEvening
from wordgames.core.players import TABLE
from wordgames.games.pun.drafts import PunDraft
from wordgames.games.pun.moves import PUN_CARD, Close, EndRound, Row, Rule, Stand
from wordgames.games.pun.state import PunState
from wordgames.games.pun.view import Length, Phase, PunOptions
from wordgames.qt.pun_drafts import DraftKeeper
from wordgames.ui.tables.pun_turn import TurnScreen


def lay_all(evening: PunEvening) -> None:
    """Each lays his whole hand as one word, and the round is over."""
    for _turn in range(2):
        evening.lift()
        seat = evening.view.viewer
        cards = tuple(card.card for card in evening.own)
        word = "".join("E" if card.face == PUN_CARD else card.face for card in evening.own)
        evening.table.drafts.keep(seat, PunDraft(cards, (Row(cards, word),)))
        evening.controller.submit(seat, Stand() if evening.view.ender is not None else EndRound())
    evening.settle()
    evening.pass_ms(200)
    assert evening.public.phase is Phase.JUDGING


def close(evening: PunEvening) -> None:
    """The table lets every word count, and the next round is dealt."""
    for word in [word for hand in evening.public.shown[-1].hands for word in hand.words]:
        evening.controller.submit(TABLE, Rule(word.word, True, "word", "table"))
    assert evening.controller.submit(TABLE, Close())
    evening.settle()


@pytest.mark.parametrize("seed", [7, 8, 9])
def test_fault_07_a_card_that_is_dealt_again_lies_loose_and_is_new(qtbot: QtBot, seed: int) -> None:
    evening = PunEvening(qtbot, people=2, options=PunOptions(length=Length.NORMAL), seed=seed)
    lay_all(evening)
    before = [evening.controller.session.view(TABLE).shown[-1].hands[seat].cards for seat in range(2)]
    close(evening)
    after = [evening.controller.session.view(seat).seats[seat].hand for seat in range(2)]
    for seat in range(2):
        assert evening.table.drafts.draft(seat) == PunDraft()
        assert not evening.table.drafts.is_seen(seat)
    assert any(set(old) & set(new) for old, new in zip(before, after, strict=True)), "else it proves nothing"
    for _turn in range(2):
        evening.lift()
        assert isinstance(evening.shown, TurnScreen)
        assert evening.shown.rack.draft.rows == ()
        assert len(evening.shown.rack.draft.order) == 6
        evening.controller.submit(
            evening.view.viewer, Stand() if evening.view.ender is not None else EndRound()
        )
    evening.close()


def test_a_draft_of_another_version_or_round_is_none(qtbot: QtBot) -> None:
    evening = PunEvening(qtbot, people=2)
    keeper = DraftKeeper(evening.controller.session)
    keeper.keep(0, PunDraft((1, 2), (Row((1,), "A"),)))
    assert DraftKeeper(evening.controller.session).draft(0) == PunDraft((1, 2), (Row((1,), "A"),))
    kept = evening.controller.session.draft(0)
    evening.controller.session.keep_draft(0, kept | {"round_number": 2})
    assert keeper.draft(0) == PunDraft()
    evening.controller.session.keep_draft(0, {"order": [1]})
    assert keeper.draft(0) == PunDraft()
    evening.close()


def test_fault_58_a_power_cut_before_a_draft_followed_leaves_no_letter_on_a_pun_card(qtbot: QtBot) -> None:
    """The move was kept, and what the hand has lost was still in its rows: the table trims them as it is laid."""
    evening = PunEvening(qtbot, people=2)
    session = evening.controller.session
    state = session._state
    assert isinstance(state, PunState)
    cards = state.hands[0]
    evening.table.drafts.keep(0, PunDraft(cards, (Row(cards[:2], "AB"),)))
    session._show(replace(state, hands=(cards[1:], (*state.hands[1], cards[0]))))
    type(evening.table)(evening.controller, clock=evening.hand)
    assert evening.table.drafts.draft(0).rows == (Row(cards[1:2], "B"),)
    evening.close()
