"""Which game falls due next, as far as a process knows."""

from __future__ import annotations

from bot.tables.scheduling.scheduler import DueQueue
from tests.tables.world import SECOND, START


def test_who_waits_longest_comes_first_and_once() -> None:
    queue = DueQueue()
    assert queue.next() is None
    for game_id, seconds in (("late", 3), ("first", 1), ("second", 2)):
        assert queue.expect(game_id, START + seconds * SECOND)
    assert not queue.expect("first", START + SECOND)
    assert queue.next() == START + SECOND
    assert queue.take(START) == []
    assert queue.take(START + 2 * SECOND) == ["first", "second"]
    assert queue.take(START + 2 * SECOND) == []
    assert queue.next() == START + 3 * SECOND


def test_no_more_are_taken_than_asked_for() -> None:
    queue = DueQueue()
    for game_id in "abc":
        queue.expect(game_id, START)
    assert queue.take(START, 2) == ["a", "b"]
    assert queue.take(START, 2) == ["c"]


def test_the_last_known_moment_counts() -> None:
    queue = DueQueue()
    for game_id, seconds in (("put off", 1), ("over", 1), ("brought forward", 5)):
        queue.expect(game_id, START + seconds * SECOND)
    assert queue.expect("put off", START + 4 * SECOND)
    assert queue.expect("brought forward", START + 2 * SECOND)
    queue.forget("over")
    queue.forget("unknown")
    assert queue.take(START + 3 * SECOND) == ["brought forward"]
    assert queue.next() == START + 4 * SECOND
