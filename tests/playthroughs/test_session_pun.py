"""Pun at the session's table: trades behind curtains, drafts, rulings of the house in two languages, resuming."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from wordgames.core.game import Setup, WordRulingNeeded
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.catalog import GAMES, entry
from wordgames.games.pun.drafts import PunDraft, is_seen, seen, trim
from wordgames.games.pun.events import CardDrawn, CardsTraded, OfferDetailed
from wordgames.games.pun.moves import (
    Answer,
    Close,
    Draw,
    EndRound,
    Lay,
    Offer,
    Post,
    Row,
    Speak,
    Stand,
    TakeStanding,
    Wish,
)
from wordgames.games.pun.view import Length, Phase, PunOptions, PunView
from wordgames.session.house import Verdict
from wordgames.session.places import Cover, Places
from wordgames.session.session import Accepted, Session
from wordgames.session.store import Store

PUN = entry("pun")
GAME = PUN.game
WORD = Verdict(True, "word")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "wordgames.sqlite", now=lambda: 1)
    yield store
    store.close()


def begin(
    store: Store, people: int, computers: int, judge: Any = lambda word, lang: None, **options: Any
) -> Session:
    players = tuple(Player(name=name) for name in ("Ana", "Ben", "Cem")[:people]) + tuple(
        Player(name=f"Robot {number}", kind=Kind.COMPUTER) for number in range(computers)
    )
    chosen = PunOptions(**options)
    deck = PUN.trim(PUN.load_deck("en"), chosen)
    session = Session.create(GAME, Setup("pun", GAME.rules, players, chosen, deck, 7), store, judge)
    assert isinstance(session, Session)
    return session


def play(session: Session, actor: int, move: Any) -> Accepted:
    done = session.submit(actor, move, move_id=session.fresh_id(), revision=session.revision)
    assert isinstance(done, Accepted), done
    return done


def hand(session: Session, seat: int) -> tuple[int, ...]:
    view: PunView = session.view(seat)
    cards = view.seats[seat].hand
    assert cards is not None
    return tuple(card.card for card in cards)


def test_hand_overs_are_few_a_standing_offer_needs_none(store: Store) -> None:
    session = begin(store, 3, 0)
    places = Places.at_one_screen(session.players())
    active = session.waiting_for()[0]
    partner, third = (active + 1) % 3, (active + 2) % 3

    def passed_to() -> int | None:
        return places.follow(session.waiting_for()).passed_to

    def lifted() -> None:
        assert places.lift(places.scene.turn)

    assert passed_to() == active
    lifted()
    play(session, active, Post(hand(session, active)[:1], True, Wish(1)))
    play(session, active, Draw())
    assert passed_to() == partner
    lifted()
    play(session, partner, TakeStanding(1, hand(session, partner)[:1]))
    assert places.follow(session.waiting_for()).viewer == partner, "nobody was asked"
    play(session, partner, Offer(third, hand(session, partner)[:1], False, Wish(1)))
    scene = places.follow(session.waiting_for())
    assert (scene.cover, scene.passed_to) == (Cover.CURTAIN, third)
    lifted()
    play(session, third, Answer(hand(session, third)[:1]))
    assert passed_to() == partner, "there and back"
    lifted()
    play(session, partner, Speak(active, hand(session, partner)[:1], Wish(1)))
    assert passed_to() == active
    play(session, active, Speak(partner, hand(session, active)[:1], Wish(2)))
    assert passed_to() == partner


def test_fault_27_the_log_of_the_table_names_no_letter_that_was_face_down(store: Store) -> None:
    session = begin(store, 3, 0)
    active = session.waiting_for()[0]
    partner = (active + 1) % 3
    play(session, active, Offer(partner, hand(session, active)[:1], False, Wish(1)))
    play(session, partner, Answer(hand(session, partner)[:1]))
    play(session, active, Draw())
    secrets = (CardDrawn, CardsTraded, OfferDetailed)
    told = [event for move in session.log(TABLE) for event in move]
    assert not any(isinstance(event, secrets) for event in told)
    assert sum(isinstance(event, secrets) for move in session.log(active) for event in move) == 3
    assert sum(isinstance(event, secrets) for move in session.log(partner) for event in move) == 2


def test_rule_12_drafts_are_kept_and_only_a_changed_hand_needs_the_screen(store: Store) -> None:
    session = begin(store, 2, 0)
    active = session.waiting_for()[0]
    other = 1 - active
    cards = hand(session, other)
    face = {card.card: card.face for card in session.view(other).seats[other].hand}
    word = "".join("E" if face[card] == "?" else face[card] for card in cards[:3])
    draft = PunDraft(cards[::-1], (Row(cards[:3], word),))
    session.keep_draft(other, msgspec.to_builtins(draft))

    def kept() -> PunDraft:
        resumed = Session.resume(store, session.record_id, GAMES)
        assert isinstance(resumed, Session)
        return msgspec.convert(resumed.draft(other), PunDraft)

    assert kept() == draft
    assert is_seen(kept(), hand(session, other))
    play(session, active, Offer(other, hand(session, active)[:1], True, Wish(1)))
    play(session, other, Answer(cards[:1]))
    session.keep_draft(other, msgspec.to_builtins(trim(draft, hand(session, other))))
    assert kept().rows == (Row(cards[1:3], word[1:]),)
    assert not is_seen(kept(), hand(session, other))
    session.keep_draft(other, msgspec.to_builtins(seen(kept(), hand(session, other))))
    assert is_seen(kept(), hand(session, other))
    play(session, active, EndRound())
    play(session, other, Stand())
    play(session, other, Lay(kept().rows))


def a_word(session: Session) -> str:
    """The seat that begins lays its first three cards as a word, the other none."""
    seat = session.waiting_for()[0]
    play(session, seat, EndRound())
    play(session, 1 - seat, Stand())
    cards = session.view(seat).seats[seat].hand[:3]
    word = "".join("E" if card.face == "?" else card.face for card in cards)
    play(session, seat, Lay((Row(tuple(card.card for card in cards), word),)))
    play(session, 1 - seat, Lay(()))
    return word


def test_fault_06_a_remembered_ruling_in_either_language_holds_in_the_next_game(store: Store) -> None:
    session = begin(store, 2, 0, also="de")
    word = a_word(session)
    assert session.needs() == (WordRulingNeeded(word, "en+de"),)
    session.rule(word, "de", WORD, remember=True, move_id="x", revision=session.revision)
    assert sum(seat.total for seat in session.view(TABLE).seats) == 3
    again = begin(store, 2, 0, also="de")
    assert a_word(again) == word
    assert again.needs() == ()
    assert again.record().moves[-1].move.source == "house"
    third = begin(store, 2, 0)
    a_word(third)
    assert third.needs() == (WordRulingNeeded(word, "en"),), "the house spoke of German"


def test_fault_29_whoever_leaves_is_not_waited_for_in_any_state(store: Store) -> None:
    for moves in range(8):
        session = begin(store, 3, 0)
        for _ in range(moves):
            actor = session.waiting_for()[0]
            play(session, actor, session.options(actor)[-1])
        for seat in (1, 0):
            if session.waiting_for():
                play(session, TABLE, GAME.leave(seat))
            assert seat not in session.waiting_for()
        result = session.result()
        assert result is not None


def test_fault_58_resumed_in_every_state_everything_is_as_it_was(store: Store) -> None:
    session = begin(store, 2, 2, lambda word, lang: WORD if len(word) > 2 else None, length=Length.FULL)
    random = Random(5)
    phases, trades = set(), 0
    for _ in range(150):
        actor = random.choice(session.waiting_for())
        pending = [need for need in session.needs() if isinstance(need, WordRulingNeeded)]
        if pending:
            session.rule(pending[0].word, "en", WORD, move_id=session.fresh_id(), revision=session.revision)
        else:
            play(session, actor, random.choice(session.options(actor)))
        resumed = Session.resume(store, session.record_id, GAMES, lambda word, lang: None)
        assert isinstance(resumed, Session)
        assert resumed.digest() == session.digest()
        assert resumed.record() == session.record()
        assert (resumed.waiting_for(), resumed.needs()) == (session.waiting_for(), session.needs())
        assert resumed.can_undo == session.can_undo
        for viewer in range(TABLE, len(session.players())):
            assert resumed.view(viewer) == session.view(viewer)
            assert resumed.log(viewer) == session.log(viewer)
        for seat in (2, 3):
            # The same view, dice and move id: it chooses the same, and can make it only once.
            assert replace(resumed.bot_turn(seat), revision=0) == replace(session.bot_turn(seat), revision=0)
        view: PunView = session.view(TABLE)
        phases.add(view.phase)
        trades += view.trade is not None
        if session.result() is not None:
            break
    assert phases >= {Phase.TURN, Phase.COUNTING, Phase.JUDGING}
    assert trades


def test_a_ruling_is_taken_back_and_nothing_else(store: Store) -> None:
    session = begin(store, 2, 0)
    word = a_word(session)
    session.rule(word, "en", WORD, move_id="x", revision=session.revision)
    assert session.can_undo
    session.undo()
    assert not session.can_undo
    assert session.needs() == (WordRulingNeeded(word, "en"),)
    session.rule(word, "en", WORD, move_id="y", revision=session.revision)
    play(session, TABLE, Close())
    assert not session.can_undo
    assert session.result() is not None
