"""At the count of Pun only those are handed the screen who have something to decide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.qt.puntable import PunEvening
from wordgames.games.pun.arranging import Spot
from wordgames.games.pun.drafts import PunDraft
from wordgames.games.pun.moves import PUN_CARD, Draw, EndRound, Refuse, Row, Stand, Swap
from wordgames.games.pun.view import CardView, Phase, PunOptions, PunView
from wordgames.session.places import Cover
from wordgames.ui.tables.pun_confirm import ConfirmScreen


@pytest.fixture
def evenings(qtbot: QtBot) -> Iterator[list[PunEvening]]:
    evenings: list[PunEvening] = []
    yield evenings
    for evening in evenings:
        evening.close()


def hand_of(evening: PunEvening, seat: int) -> tuple[CardView, ...]:
    """All cards of a seat."""
    view: PunView = evening.controller.session.view(seat)
    hand = view.seats[seat].hand
    assert hand is not None
    return hand


def lay_one(evening: PunEvening, seat: int, letter: str) -> None:
    """The seat looks at its hand and lays one card as a word: a Pun card, as this letter, where it has one."""
    draft, hand = evening.table.drafts.look(seat), hand_of(evening, seat)
    card = next((card for card in hand if card.face == PUN_CARD), hand[0])
    word = letter if card.face == PUN_CARD else card.face
    evening.table.drafts.keep(seat, PunDraft(draft.order, (Row((card.card,), word),)))


def play_to_the_count(
    evening: PunEvening, last: object, *, lays: bool = True, letter: str = "A"
) -> list[int]:
    """Everybody lays a word in his turn; the first ends the round, the others stand, the last one does `last`."""
    order = []
    people = len(evening.public.seats)
    for turn in range(people):
        evening.lift()
        seat = evening.view.viewer
        order.append(seat)
        if lays:
            lay_one(evening, seat, letter)
        else:
            evening.table.drafts.look(seat)
        move: object = Stand() if evening.view.ender is not None else EndRound()
        if turn == people - 1 and last is not None:
            move = last
        if isinstance(move, Swap):
            loose = hand_of(evening, seat)[1]
            move = Swap((loose.card,), (evening.view.centre[0].card,))
        assert evening.controller.submit(seat, move)
    return order


def confirm(evening: PunEvening) -> tuple[list[int], int]:
    """Everybody who is asked confirms: who they are, and how often the screen is handed over for it."""
    asked, handed = [], 0
    for _step in range(12):
        evening.pass_ms(200)
        if evening.public.phase is not Phase.COUNTING:
            return asked, handed
        if evening.controller.scene.cover is Cover.CURTAIN:
            handed += 1
            evening.lift()
        if isinstance(evening.shown, ConfirmScreen):
            asked.append(evening.view.viewer)
            evening.click(evening.shown.confirm)
    raise AssertionError("the count comes to no end")


def confirm_with(evening: PunEvening, letter: str) -> tuple[list[int], int]:
    """As `confirm`, where a Pun card in a row stands for nothing: it is refused until it has its letter."""
    evening.pass_ms(200)
    if evening.controller.scene.cover is Cover.CURTAIN:
        evening.lift()
    screen = evening.shown
    evening.click(screen.confirm)
    assert evening.shown is screen, "what has no letter cannot be laid"
    assert "letter" in screen.second.text
    card = screen.rack.draft.rows[0].cards[0]
    screen.rack.set_letter(card, letter)
    return confirm(evening)


def test_nobody_is_handed_the_screen_where_no_hand_has_changed(
    qtbot: QtBot, evenings: list[PunEvening]
) -> None:
    evening = PunEvening(qtbot, people=3)
    evenings.append(evening)
    play_to_the_count(evening, None)
    assert confirm(evening) == ([], 0)
    assert [len(hand.words) for hand in evening.public.shown[-1].hands] == [1, 1, 1]


def test_who_has_drawn_last_is_handed_the_screen_and_nobody_else(
    qtbot: QtBot, evenings: list[PunEvening]
) -> None:
    for last in (Draw(), Swap((), ())):
        evening = PunEvening(qtbot, people=3)
        evenings.append(evening)
        order = play_to_the_count(evening, last)
        assert confirm(evening) == ([order[-1]], 0), "who has the screen keeps it"


def test_who_has_laid_nothing_has_to_look(qtbot: QtBot, evenings: list[PunEvening]) -> None:
    evening = PunEvening(qtbot, people=2)
    evenings.append(evening)
    order = play_to_the_count(evening, None, lays=False)
    assert confirm(evening) == (order[::-1], 1)


def test_a_pun_card_without_its_letter_has_to_be_looked_at(qtbot: QtBot, evenings: list[PunEvening]) -> None:
    for seed in range(60):
        evening = PunEvening(qtbot, people=2, seed=seed)
        evenings.append(evening)
        owners = [seat for seat in (0, 1) if any(card.face == PUN_CARD for card in hand_of(evening, seat))]
        if len(owners) == 1:
            break
    play_to_the_count(evening, None, letter=PUN_CARD)
    asked, _handed = confirm_with(evening, "E")
    assert asked == owners


def test_laying_asks_for_the_letter_of_a_pun_card_that_has_none(
    qtbot: QtBot, evenings: list[PunEvening]
) -> None:
    for seed in range(60):
        evening = PunEvening(qtbot, people=2, seed=seed)
        evenings.append(evening)
        if any(card.face == PUN_CARD for seat in (0, 1) for card in hand_of(evening, seat)):
            break
    play_to_the_count(evening, None, lays=False)
    evening.pass_ms(200)
    if not any(card.face == PUN_CARD for card in evening.shown.rack.cards):
        evening.click(evening.shown.confirm)
        evening.lift()
    screen = evening.shown
    pun = next(card.card for card in screen.rack.cards if card.face == PUN_CARD)
    screen.rack.put((pun,), Spot(0))
    screen.rack.end_choosing()
    evening.click(screen.confirm)
    assert screen.rack.choosing == pun, "the letters are shown at once"
    assert not evening.public.seats[evening.view.viewer].laid
    screen.rack.set_selected((pun,))
    screen.rack.set_letter(pun, "E")
    assert screen.rack.selected == (), "it is not moved by the next tap"
    seat = evening.view.viewer
    evening.click(screen.confirm)
    assert evening.public.seats[seat].laid or evening.public.phase is Phase.JUDGING


def test_with_the_option_the_best_of_each_hand_is_laid_without_a_look(
    qtbot: QtBot, evenings: list[PunEvening]
) -> None:
    for people, computers in ((3, 0), (1, 1)):
        evening = PunEvening(qtbot, people=people, computers=computers, options=PunOptions(lay_best=True))
        evenings.append(evening)
        for _turn in range(20):
            view = evening.public
            if view.phase is not Phase.TURN:
                break
            if evening.controller.scene.cover is Cover.CURTAIN:
                evening.lift()
            if view.trade is not None:
                evening.controller.submit(view.trade.waits_for, Refuse())
            elif view.turn < people:
                move = Stand() if view.ender is not None else EndRound()
                evening.controller.submit(view.turn, move)
            evening.pass_ms(5_000)
        assert confirm(evening) == ([], 0)
        assert all(hand.words for hand in evening.public.shown[-1].hands if hand.seat < people)


def test_the_own_letters_are_laid_and_sorted_while_they_are_confirmed(
    qtbot: QtBot, evenings: list[PunEvening]
) -> None:
    evening = PunEvening(qtbot, people=2)
    evenings.append(evening)
    play_to_the_count(evening, None, lays=False)
    evening.pass_ms(200)
    screen = evening.shown
    assert isinstance(screen, ConfirmScreen)
    assert screen.first.text == "You have laid nothing yet"
    assert screen.waiting.text == "1 other is still to lay."
    assert screen.confirm.label == "Lay nothing"
    seat = evening.view.viewer
    card = next(card for card in hand_of(evening, seat) if card.face != PUN_CARD)
    screen.rack.put((card.card,), Spot(0))
    assert screen.first.text == "1 word lies there"
    assert screen.second.text == "What is refused later counts 0."
    assert screen.confirm.label == "Lay it"
    assert evening.table.drafts.draft(seat).rows == (Row((card.card,), card.face),)
    evening.controller.pause()
    screen.confirm.click()
    assert not evening.public.seats[seat].laid, "while paused nothing is laid"
    evening.controller.resume()
    evening.lift()
    evening.click(evening.shown.confirm)
    evening.lift()
    screen = evening.shown
    assert screen.waiting.text == "All others have laid."
    screen.put_away()
    assert screen.rack.cards == ()
    assert screen.first.text == ""


def test_a_guest_with_the_helper_sees_letters_counted_on_his_own_view(
    qtbot: QtBot, evenings: list[PunEvening]
) -> None:
    evening = PunEvening(qtbot, people=2)
    evenings.append(evening)
    for name in ("Ana", "Ben"):
        guest = evening.store.guests.find(name)
        assert guest is not None
        evening.store.guests.prefer(guest.id, large_hand=False, helper=name == "Ana")
    play_to_the_count(evening, None, lays=False)
    evening.pass_ms(200)
    said = {}
    for _person in range(2):
        if evening.controller.scene.cover is Cover.CURTAIN:
            evening.lift()
        seat = evening.view.viewer
        screen = evening.shown
        cards = [card for card in hand_of(evening, seat) if card.face != PUN_CARD][:2]
        screen.rack.put([card.card for card in cards], Spot(0))
        said[seat] = screen.rack.accessibleDescription()
        screen.grab()
        evening.click(screen.confirm)
    assert said[0] in ("0 letters would count", "2 letters would count")
    assert said[1] == "", "nobody else is told"
