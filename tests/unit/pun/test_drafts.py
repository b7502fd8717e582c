"""Drafts: what a hand loses leaves its row, and a Pun card that was away is a Pun card again."""

from __future__ import annotations

import msgspec

from wordgames.games.pun.drafts import PunDraft, is_seen, seen, trim
from wordgames.games.pun.moves import Row

DRAFT = PunDraft((4, 1, 2, 9), (Row((1, 9, 2), "CAT"), Row((4,), "E")))


def test_what_a_hand_loses_leaves_its_row() -> None:
    assert trim(DRAFT, (1, 2, 4)) == PunDraft((4, 1, 2), (Row((1, 2), "CT"), Row((4,), "E")))
    assert trim(DRAFT, (1, 2, 9)) == PunDraft((1, 2, 9), (Row((1, 9, 2), "CAT"),))
    assert trim(DRAFT, ()) == PunDraft()
    assert trim(DRAFT, (1, 2, 4, 9)) == DRAFT


def test_fault_07_a_pun_card_that_was_away_is_a_pun_card_again() -> None:
    away = trim(DRAFT, (1, 2, 4))
    back = seen(away, (1, 2, 4, 9))
    assert all(9 not in row.cards for row in back.rows)
    assert 9 in back.order


def test_rule_12_only_who_has_not_seen_his_hand_needs_the_screen() -> None:
    assert is_seen(DRAFT, (1, 2, 4, 9))
    assert not is_seen(DRAFT, (1, 2, 4, 9, 30))
    traded = trim(DRAFT, (1, 2, 4, 30))
    assert not is_seen(traded, (1, 2, 4, 30))
    assert is_seen(seen(traded, (1, 2, 4, 30)), (1, 2, 4, 30))


def test_new_cards_come_last_in_his_own_order() -> None:
    assert seen(DRAFT, (2, 30, 1, 4, 31, 9)).order == (4, 1, 2, 9, 30, 31)
    assert seen(PunDraft(), (3, 2)).order == (3, 2)


def test_a_draft_is_plain_enough_to_be_kept() -> None:
    plain = msgspec.to_builtins(DRAFT)
    assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(plain)), PunDraft) == DRAFT
