"""Word Whimsy at the session's table: the circle of envelopes behind curtains, drafts, the memory, resuming."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from wordgames.__main__ import main
from wordgames.core.game import Refusal, Setup
from wordgames.core.material import OwnCard
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.catalog import GAMES, entry
from wordgames.games.punchline.view import PunchlineOptions
from wordgames.games.whimsy.drafts import WhimsyDraft, seen
from wordgames.games.whimsy.events import ChipsGiven
from wordgames.games.whimsy.moves import Close, Flip, Mix, Next, Open, Played, Rank, Reopen
from wordgames.games.whimsy.view import Length, Phase, VariantChoice, WhimsyOptions, WhimsyView
from wordgames.lexicon import Lexicon, LexiconError, LexiconFault
from wordgames.qt.tables import Seated, begin_game, resume_game
from wordgames.session.codes import SessionRefusal
from wordgames.session.keepsakes import Remembered
from wordgames.session.places import Cover, Places
from wordgames.session.session import Accepted, Session
from wordgames.session.store import Store
from wordgames.texts.events import log_line

WHIMSY = entry("whimsy")
GAME = WHIMSY.game
NAMES = ("Ana", "Ben", "Cem", "Dora", "Eva")


class Clock:
    """A clock that goes on by one whenever it is read."""

    def __init__(self) -> None:
        self.ms = 1_000

    def __call__(self) -> int:
        self.ms += 1
        return self.ms


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "wordgames.sqlite", now=Clock())
    yield store
    store.close()


def begin(store: Store, people: int, computers: int = 0, seed: int = 7, **options: Any) -> Session:
    players = tuple(Player(name=name) for name in NAMES[:people]) + tuple(
        Player(name=f"Robot {number}", kind=Kind.COMPUTER) for number in range(computers)
    )
    chosen = WhimsyOptions(**{"length": Length.SHORT, "first_referee": 0, **options})
    deck = WHIMSY.trim(WHIMSY.load_deck("en"), chosen)
    session = Session.create(GAME, Setup("whimsy", GAME.rules, players, chosen, deck, seed), store)
    assert isinstance(session, Session)
    return session


def play(session: Session, actor: int, move: Any) -> Accepted:
    done = session.submit(actor, move, move_id=session.fresh_id(), revision=session.revision)
    assert isinstance(done, Accepted), done
    return done


def hand(session: Session, seat: int) -> tuple[int, ...]:
    view: WhimsyView = session.view(seat)
    cards = view.seats[seat].hand
    assert cards is not None
    return tuple(card.card for card in cards)


def answer(session: Session, seat: int, count: int = 2) -> None:
    play(session, seat, Close(tuple(Played(card) for card in hand(session, seat)[:count])))


def step(session: Session) -> bool:
    """Whatever is next, by the first option; computers by their own choice. False when it is over."""
    waiting = session.waiting_for()
    if not waiting:
        return False
    actor = waiting[0]
    if actor != TABLE and session.players()[actor].is_computer:
        turn = session.bot_turn(actor)
        move, _ = WHIMSY.computer(None).choose(turn.view, turn.options, turn.dice)  # type: ignore[arg-type]
        done = session.submit(actor, move, move_id=turn.move_id, revision=turn.revision)
        assert isinstance(done, Accepted), done
    else:
        play(session, actor, session.options(actor)[0])
    return True


def until(session: Session, phase: Phase) -> None:
    while session.view(TABLE).phase is not phase:
        assert step(session)


def again(session: Session) -> Session:
    """The session as the next start of the program finds it."""
    session.store.close()
    store = Store(session.store.path, now=session.store.now)
    resumed = Session.resume(store, session.record_id, GAMES)
    assert isinstance(resumed, Session), resumed
    session.store = store
    return resumed


def test_one_circle_of_choosing_each_curtain_goes_straight_on_to_the_next(store: Store) -> None:
    session = begin(store, 4)
    places = Places.at_one_screen(session.players())
    hand_overs = 0
    for _ in range(2):
        assert places.follow(session.waiting_for()).passed_to is None, "the prompt is turned in the open"
        play(session, TABLE, Flip())
        referee = session.view(TABLE).referee
        for number in range(1, 4):
            scene = places.follow(session.waiting_for())
            assert (scene.cover, scene.passed_to) == (Cover.CURTAIN, (referee + number) % 4)
            assert places.lift(scene.turn)
            answer(session, (referee + number) % 4)
            hand_overs += 1
        # Mixing, reading and ranking are seen by everybody: nobody is handed the screen for them.
        while session.view(TABLE).phase is not Phase.PROMPT:
            scene = places.follow(session.waiting_for())
            assert (scene.cover, scene.viewer) == (Cover.NONE, TABLE)
            step(session)
    assert hand_overs == 6


def test_an_envelope_that_is_had_back_brings_its_owner_s_curtain_alone(store: Store) -> None:
    session = begin(store, 4)
    places = Places.at_one_screen(session.players())
    play(session, TABLE, Flip())
    for seat in (1, 2, 3):
        answer(session, seat)
    assert places.follow(session.waiting_for()).viewer == TABLE
    play(session, 2, Reopen())
    scene = places.follow(session.waiting_for())
    assert (scene.cover, scene.passed_to) == (Cover.CURTAIN, 2)


def test_where_everybody_ranks_the_screen_goes_round_again(store: Store) -> None:
    session = begin(store, 4, variant=VariantChoice.EVERYBODY_RANKS)
    until(session, Phase.RANKING)
    assert session.waiting_for() == (1, 2, 3, 0)
    places = Places.at_one_screen(session.players())
    assert places.follow(session.waiting_for()).passed_to == 1


def test_a_draft_is_kept_through_a_resume_and_never_holds_a_card_that_is_gone(store: Store) -> None:
    session = begin(store, 3)
    play(session, TABLE, Flip())
    mine = hand(session, 1)
    draft = seen(WhimsyDraft((mine[3],), (Played(mine[5]), Played(mine[0])), (mine[5],)), mine)
    session.keep_draft(1, msgspec.to_builtins(draft))
    session = again(session)
    found = msgspec.convert(session.draft(1), WhimsyDraft)
    assert found == draft
    assert sorted(found.order) == sorted(hand(session, 1))
    play(session, 1, Close(found.envelope))
    later = seen(found, hand(session, 1))
    assert later.envelope == ()
    assert set(later.order) == set(mine) - {mine[5], mine[0]}
    session.store.close()


# ---- the memory


def told(kept: tuple[Remembered, ...]) -> list[tuple[int, str, str, str, int, int]]:
    return [(one.round_number, one.asked, one.said, one.name, one.given, one.kept) for one in kept]


def test_every_phrase_with_prompt_author_and_chips_is_kept(store: Store) -> None:
    session = begin(store, 3, 1)
    given = []
    while True:
        shown = len(session.view(TABLE).shown)
        if not step(session):
            break
        view: WhimsyView = session.view(TABLE)
        if len(view.shown) > shown:
            latest = view.shown[-1]
            given += [
                (
                    latest.number,
                    latest.prompt.text,
                    " ".join(card.word.text for card in one.cards),
                    view.seats[one.seat].player.name,
                    one.chip,
                    one.kept,
                )
                for one in latest.answers
            ]
        # With the very move that gives the chips, and never before.
        assert sorted(told(store.keepsakes.all("whimsy"))) == sorted(given)
    assert len(given) == 4 * 3
    assert {name for *_, name, _, _ in given} == {"Ana", "Ben", "Cem", "Robot 0"}
    best = store.keepsakes.best(4)
    assert {one.given for one in best} == {3}
    assert told(store.keepsakes.all(name="ANA")) == [
        one for one in told(store.keepsakes.all()) if one[3] == "Ana"
    ]


def test_before_the_chips_nothing_that_is_kept_for_people_tells_an_author(store: Store) -> None:
    session = begin(store, 4)
    until(session, Phase.RANKING)
    assert store.keepsakes.all() == ()
    names = [player.name for player in session.players()]
    lines = [log_line(event, names) for events in session.log(TABLE) for event in events]
    assert any("3 of 3 envelopes are closed." in line for line in lines)
    # The referee is named; nobody else is.
    assert not any(name in line for line in lines for name in NAMES[1:])
    play(session, TABLE, session.options(TABLE)[0])
    assert any(isinstance(event, ChipsGiven) for events in session.log(TABLE) for event in events)
    assert len(store.keepsakes.all()) == 3


def test_who_left_is_remembered_with_the_phrase_that_earned_nothing(store: Store) -> None:
    session = begin(store, 5)
    play(session, TABLE, Flip())
    for seat in (1, 2, 3, 4):
        answer(session, seat)
    play(session, TABLE, GAME.leave(3))
    play(session, TABLE, Mix())
    for slot in range(4):
        play(session, TABLE, Open(slot))
    play(session, TABLE, Rank((0, 1, 2, 3)))
    kept = {one.name: one for one in store.keepsakes.all()}
    assert set(kept) == {"Ben", "Cem", "Dora", "Eva"}
    assert kept["Dora"].kept == 0
    assert kept["Dora"].given > 0


def test_the_memory_is_the_same_after_a_resume_at_any_moment(store: Store) -> None:
    session = begin(store, 2, 2)
    while True:
        before = told(session.store.keepsakes.all())
        views = [session.view(viewer) for viewer in (TABLE, 0, 1, 2, 3)]
        digest = session.digest()
        session = again(session)
        assert session.digest() == digest
        assert [session.view(viewer) for viewer in (TABLE, 0, 1, 2, 3)] == views
        assert told(session.store.keepsakes.all()) == before
        if not step(session):
            break
    assert len(before) == 4 * 3
    session.store.close()


def test_fault_26_a_prompt_an_answer_and_chips_are_not_taken_back(store: Store) -> None:
    session = begin(store, 3)
    while step(session):
        assert not session.can_undo
        undone = session.undo()
        assert isinstance(undone, Refusal)
        assert undone.code == SessionRefusal.UNDO_BARRED


def test_fault_58_a_resumed_computer_chooses_what_it_would_have_chosen_and_moves_once(store: Store) -> None:
    session = begin(store, 1, 3)
    play(session, TABLE, Flip())
    waiting = session.waiting_for()
    plans = {}
    for seat in waiting:
        turn = session.bot_turn(seat)
        plans[seat] = WHIMSY.computer(None).choose(turn.view, turn.options, turn.dice)  # type: ignore[arg-type]
    session = again(session)
    assert session.waiting_for() == waiting
    for seat in waiting:
        turn = session.bot_turn(seat)
        assert WHIMSY.computer(None).choose(turn.view, turn.options, turn.dice) == plans[seat]  # type: ignore[arg-type]
        move = plans[seat][0]
        first = session.submit(seat, move, move_id=turn.move_id, revision=turn.revision)
        assert isinstance(first, Accepted)
        assert not isinstance(session.submit(seat, move, move_id=turn.move_id, revision=0), Accepted)
    session.store.close()


# ---- an evening


def test_prompts_that_were_seen_this_evening_come_last_in_the_next_game(store: Store) -> None:
    players = tuple(Player(name=name) for name in NAMES[:3])
    played: list[str] = []
    for game in range(4):
        begun = begin_game("whimsy", players, WhimsyOptions(spicy=True), store, game)
        assert isinstance(begun, Seated), begun
        session = begun.controller.session
        assert set(session.setup.options.seen) == set(played)
        while step(session):
            pass
        fresh = [shown.prompt.text for shown in session.view(TABLE).shown]
        assert not set(fresh) & set(played)
        played += fresh
        begun.controller.close()
    assert len(set(played)) == 48


def test_the_table_s_own_cards_are_in_the_game_and_in_its_record(store: Store) -> None:
    own = (OwnCard("prompt", 0, "What Ben calls art"), OwnCard("word", 2, "<i>gnu</i>", "noun"))
    store.own_cards.keep("whimsy", "en", own)
    players = tuple(Player(name=name) for name in NAMES[:3])
    begun = begin_game("whimsy", players, WhimsyOptions(spicy=True), store, 1)
    assert isinstance(begun, Seated)
    deck = begun.controller.session.setup.deck
    assert (len(deck.prompts), len(deck.cards)) == (51, 251)
    assert deck.cards[-1].words[0].text == "<i>gnu</i>"
    begun.controller.close()
    # A record plays on with the cards that it began with, whatever becomes of them.
    record = begun.controller.session.record_id
    store.own_cards.keep("whimsy", "en", ())
    resumed = Session.resume(store, record, GAMES)
    assert isinstance(resumed, Session)
    assert len(resumed.setup.deck.cards) == 251
    without = begin_game("whimsy", players, WhimsyOptions(blanks=False, spicy=True), store, 1)
    assert isinstance(without, Seated)
    assert len(without.controller.session.setup.deck.cards) == 250
    without.controller.close()


def test_no_word_list_is_opened_and_so_none_can_be_missing(
    store: Store, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(_cls: type[Lexicon], lang: str) -> Lexicon:
        raise LexiconError(LexiconFault.MISSING, lang, Path("nowhere.dafsa"))

    monkeypatch.setattr(Lexicon, "open", classmethod(missing))
    players = (Player(name="Ana"), *(Player(name=name, kind=Kind.COMPUTER) for name in NAMES[1:4]))
    begun = begin_game("whimsy", players, WhimsyOptions(), store, 1)
    assert isinstance(begun, Seated), begun
    record = begun.controller.session.record_id
    begun.controller.close()
    assert isinstance(resume_game(record, store), Seated)
    assert main(["simulate", "whimsy", "--players", "3"]) == 0
    assert capsys.readouterr().out.startswith('{"game":"whimsy"')
    # A game that judges words asks for it.
    assert isinstance(begin_game("punchline", players, PunchlineOptions(), store, 1), str)


def test_the_last_round_is_looked_at_before_the_game_is_over(store: Store) -> None:
    session = begin(store, 3)
    for _ in range(3):
        until(session, Phase.AWARDED)
        assert session.result() is None
        play(session, TABLE, Next())
    result = session.result()
    assert result is not None
    assert store.records.results("whimsy")
