"""What a seat prepares: it never holds a card that is not in the hand, and new cards come last."""

from __future__ import annotations

import msgspec

from wordgames.games.whimsy.drafts import RankDraft, WhimsyDraft, seen
from wordgames.games.whimsy.moves import Played


def test_a_draft_is_the_hand_in_the_owner_s_order() -> None:
    draft = seen(WhimsyDraft(), (4, 2, 9))
    assert draft == WhimsyDraft((4, 2, 9))
    sorted_by_owner = WhimsyDraft((9, 4, 2), (Played(2, True), Played(9)), (2,))
    assert seen(sorted_by_owner, (4, 2, 9)) == sorted_by_owner


def test_what_has_left_the_hand_is_gone_everywhere_and_new_cards_are_last() -> None:
    draft = WhimsyDraft((9, 4, 2), (Played(2, True), Played(9)), (2, 4))
    assert seen(draft, (4, 9, 7, 1)) == WhimsyDraft((9, 4, 7, 1), (Played(9),), (4,))
    assert seen(draft, ()) == WhimsyDraft()


def test_drafts_survive_json() -> None:
    for draft in (WhimsyDraft((9, 4), (Played(4, True),), (4,)), RankDraft(3, (1, None, 0), (1,))):
        assert msgspec.json.decode(msgspec.json.encode(draft), type=type(draft)) == draft
