"""Plays a game in processes that are killed, and tells what was on their screens and what was kept.

    python -m tests.playthroughs.killing GAME STORE SEED KILLS

Every choice follows from the seed and the number of moves made so far, so that a game which is killed and resumed
again and again must become, move for move, the game that nobody disturbed. Each child prints a move only after the
session has said that it was made, and is killed by SIGKILL at a random moment, in the middle of a write as well as
between two.
"""

import json
import os
import select
import signal
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from wordgames.core.bot import Bot
from wordgames.core.game import Refusal, Setup, TimerNeeded, WordRulingNeeded
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.catalog import GAMES, entry
from wordgames.games.pun.view import Length, PunOptions
from wordgames.games.punchline.moves import Go, Lock, Slide, Turn
from wordgames.games.punchline.view import PunchlineOptions, TableMode
from wordgames.games.whimsy.view import VariantChoice, WhimsyOptions
from wordgames.lexicon import Lexicon
from wordgames.session.house import Verdict
from wordgames.session.records import RecordState
from wordgames.session.session import Accepted, Duplicate, Session
from wordgames.session.store import Store

STEPS = 700
"""Moves after which a game is done for this test; most are over before."""


def judge(word: str, lang: str) -> Verdict | None:
    """Knows words with an A, and nothing of the others."""
    return Verdict(True, "word") if "A" in word else None


def setup(game: str, seed: int) -> Setup:
    """A game of one person with three computers, or one of three people and a computer who pass the screen."""
    passed = seed % 2 == 1
    kinds = [Kind.PERSON, *[Kind.PERSON if passed else Kind.COMPUTER] * 2, Kind.COMPUTER]
    players = tuple(Player(name=f"Seat {seat}", kind=kind) for seat, kind in enumerate(kinds))
    options: Any = WhimsyOptions(variant=tuple(VariantChoice)[seed % len(VariantChoice)])
    if game == "punchline":
        options = PunchlineOptions(mode=TableMode.PASSED if passed else TableMode.LIVE, target=60)
    if game == "pun":
        options = PunOptions(length=Length.NORMAL)
    found = entry(game)
    return Setup(game, found.game.rules, players, options, found.trim(found.load_deck("en"), options), seed)


def session_of(store: Store, game: str, seed: int) -> Session:
    """The game of this seed, begun or resumed."""
    for summary in store.records.all(RecordState.PLAYING, RecordState.FINISHED):
        resumed = Session.resume(store, summary.id, GAMES, judge)
        assert isinstance(resumed, Session), resumed
        if resumed.setup.seed == seed:
            resumed.shown()
            return resumed
    created = Session.create(GAMES[game], setup(game, seed), store, judge)
    assert isinstance(created, Session)
    return created


def step(session: Session) -> bool:
    """Make the one move that follows from seed and state; False where there is none any more."""
    made = len(session.log(TABLE))
    waiting = session.waiting_for()
    if not waiting or made >= STEPS:
        return False
    random = Random(f"{session.setup.seed} {made}")
    session.keep_draft(TABLE, {"played_ms": made})
    pending = [need for need in session.needs() if isinstance(need, WordRulingNeeded)]
    if pending:
        verdict = Verdict(random.random() < 0.8, "word")
        done = session.rule(
            pending[0].word,
            pending[0].lang,
            verdict,
            remember=random.random() < 0.3,
            move_id=session.fresh_id(),
            revision=session.revision,
        )
    else:
        actor = random.choice(waiting)
        if actor != TABLE and session.players()[actor].is_computer:
            turn = session.bot_turn(actor)
            move, _ = computer(session.game.name).choose(turn.view, turn.options, turn.dice)
            done = session.submit(actor, move, move_id=turn.move_id, revision=turn.revision)
        else:
            move = _choose(session, actor, random)
            done = session.submit(actor, move, move_id=session.fresh_id(), revision=session.revision)
        if isinstance(done, Refusal):
            done = _ring(session, done)
    assert isinstance(done, Accepted), done
    return True


@cache
def computer(game: str) -> Bot:
    """The one that plays for all computers; it holds no memory."""
    return entry(game).computer(Lexicon.open("en"))


def _ring(session: Session, refused: Refusal) -> Accepted | Duplicate | Refusal:
    """The glass runs out before a move that comes too late."""
    assert refused.code == "time_over"
    [timer] = [need for need in session.needs() if isinstance(need, TimerNeeded)]
    time_up = session.game.time_up(timer.timer_id)
    return session.submit(TABLE, time_up, move_id=session.fresh_id(), revision=session.revision)


def _choose(session: Session, actor: int, random: Random) -> Any:
    open_moves = session.options(actor)
    slides = [move for move in open_moves if isinstance(move, Slide)]
    others = [move for move in open_moves if not isinstance(move, Slide)]
    move = random.choice(slides) if slides and random.random() < 0.85 else random.choice(others)
    if not isinstance(move, Slide | Turn | Lock):
        return move
    moves = session.record().moves
    began = max(n for n, done in enumerate(moves) if isinstance(done.move, Go) or done.actor == TABLE)
    return replace(move, at_ms=50 * (len(moves) - began))


def play(path: Path, game: str, seed: int, screen: int) -> None:
    """Play to the end, writing the number and digest of each move to the screen once it is made."""
    session = session_of(Store(path), game, seed)
    more = True
    while more:
        os.write(screen, f"{len(session.log(TABLE))} {session.digest()}\n".encode())
        more = step(session)


def killed(path: Path, game: str, seed: int, random: Random) -> list[str]:
    """What a child had on its screen when it was killed, or had ended."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        status = 1
        try:
            play(path, game, seed, writing)
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    shown = b""
    # Its life is counted in moves, so that a busy machine kills no earlier; its end lies anywhere between two of them.
    moves, moment = random.randrange(45), random.uniform(0, 0.004)
    while shown.count(b"\n") <= moves and (data := os.read(reading, 65536)):
        shown += data
    select.select([], [], [], moment)
    os.kill(child, signal.SIGKILL)
    while data := os.read(reading, 65536):
        shown += data
    os.close(reading)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0, "the child failed by itself"
    return shown.decode().splitlines()


def remembers(session: Session) -> bool:
    """Whether the store has just those keepsakes that the game has made so far."""
    rows = session.store.keepsakes.all()
    found = sorted((row.round_number, row.place, row.said) for row in rows if row.record == session.record_id)
    made = session.game.keepsakes(session._state)
    return found == sorted((one.round_number, one.place, one.said) for one in made)


def main(game: str, path: Path, seed: int, kills: int) -> dict[str, Any]:
    """Kill so many times, going on with the next game whenever one is done; tell what was seen and kept."""
    random = Random(seed)
    computer(game)  # In the parent, so that no child spends its life on reading word lists.
    lost: list[str] = []
    differing: list[int] = []
    twice: list[int] = []
    forgotten: list[int] = []
    moves = games = in_a_game = before = 0
    for _ in range(kills):
        shown = killed(path, game, seed, random)
        store = Store(path)
        assert store.take_notices() == ()
        session = session_of(store, game, seed)
        if not remembers(session):
            forgotten.append(seed)
        kept = store.records.load(session.record_id, GAMES)[2]
        digests = {0: session._first_digest} | {move.number: move.digest for move in kept}
        lost += [line for line in shown if digests.get(int(line.split()[0])) != line.split()[1]]
        moves += len(kept) - before
        before = len(kept)
        in_a_game += bool(session.waiting_for()) and len(kept) < STEPS
        if not session.waiting_for() or len(kept) >= STEPS:
            with_nobody_killed = Session.create(GAMES[game], setup(game, seed), Store(None), judge)
            assert not isinstance(with_nobody_killed, Refusal)
            while step(with_nobody_killed):
                pass
            if with_nobody_killed.record() != session.record():
                differing.append(seed)
            for seat in range(len(session.players())):
                ids = [move.move_id for move in kept if move.move_id.startswith(f"bot-{seat}-")]
                if ids != [f"bot-{seat}-{number}" for number in range(len(ids))]:
                    twice.append(seed)
            # The next game, too, is compared with one in a house that remembers nothing.
            for ruling in store.house.all("en"):
                store.house.forget(ruling.word, "en")
            games += 1
            seed += 1
            before = 0
        store.close()
    return {
        "kills": kills,
        "in a game": in_a_game,
        "games": games,
        "moves": moves,
        "lost": lost,
        "differing": differing,
        "moved twice": twice,
        "forgotten": forgotten,
    }


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))))
