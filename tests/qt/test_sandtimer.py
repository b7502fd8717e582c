"""Clocks and glasses, with a clock that is handed in (faults 15 to 20)."""

import pytest

from tests.qt.hands import HandClock
from wordgames.qt.sandtimer import JUMP_MS, PlayClock, SandTimer


@pytest.fixture
def hand() -> HandClock:
    return HandClock()


@pytest.fixture
def clock(hand, qapp):
    clock = PlayClock(hand)
    clock.resume()
    yield clock
    clock.pause()


@pytest.fixture
def ended() -> list[int]:
    return []


@pytest.fixture
def glass(clock, ended):
    glass = SandTimer(clock)
    glass.finished.connect(ended.append)
    return glass


def test_fault_15_a_glass_is_a_deadline_not_a_count_of_ticks(hand, clock, glass, ended):
    glass.start(1, 30_000)
    for step in (100, 4_900, 100, 4_900, 4_900, 4_900, 4_900, 4_900, 399):
        hand.ms += step
        clock.tick()
        assert ended == []
    assert glass.remaining_ms() == 1
    hand.ms += 1
    clock.tick()
    assert ended == [1]


def test_fault_16_pause_stops_the_glass(hand, clock, glass, ended):
    glass.start(1, 30_000)
    hand.ms += 2_000
    clock.pause()
    hand.ms += 3_600_000
    clock.tick()
    assert (glass.remaining_ms(), ended) == (28_000, [])
    clock.resume()
    hand.ms += 1_000
    assert glass.remaining_ms() == 27_000


def test_fault_17_started_twice_it_runs_once(hand, clock, glass, ended):
    glass.start(1, 3_000)
    hand.ms += 2_000
    glass.start(1, 3_000)
    assert glass.remaining_ms() == 1_000
    hand.ms += 1_000
    clock.tick()
    clock.tick()
    glass.settle()
    assert ended == [1]


def test_fault_18_a_move_after_the_end_finds_the_glass_finished(hand, clock, glass, ended):
    glass.start(4, 3_000)
    hand.ms += 3_000
    glass.settle()
    assert ended == [4]


def test_fault_19_a_glass_that_was_taken_away_never_finishes(hand, clock, glass, ended):
    glass.start(1, 3_000)
    glass.stop()
    hand.ms += 4_000
    clock.tick()
    assert ended == []
    assert not glass.running


def test_fault_20_a_sleep_is_a_pause_and_a_pause_outlasts_a_sleep(hand, clock, glass, ended):
    slept = []
    clock.slept.connect(lambda: slept.append(True))
    glass.start(1, 30_000)
    hand.ms += 1_000
    clock.tick()
    hand.ms += 8 * 3_600_000
    clock.tick()
    assert (slept, clock.paused, glass.remaining_ms()) == ([True], True, 29_000)
    hand.ms += 8 * 3_600_000
    clock.tick()
    assert (clock.paused, glass.remaining_ms(), ended) == (True, 29_000, [])
    clock.resume()
    hand.ms += JUMP_MS
    assert glass.remaining_ms() == 24_000


def test_a_glass_can_be_resumed_with_what_was_left(hand, clock, glass, ended):
    glass.start(2, 30_000, remaining_ms=500)
    assert (glass.duration_ms, glass.remaining_ms()) == (30_000, 500)
    hand.ms += 500
    clock.tick()
    assert ended == [2]
