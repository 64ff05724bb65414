"""Games whose messages wait during a load are looked at again as soon as the load is over."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.writing.priorities import GAMES_AT_ONCE, AfterLoad, Load

from .manual_timers import ManualTimers

GAME, OTHER = "abcd2345", "wxyz6789"


class Waiting:
    """A load, and the games woken after it, each with its second."""

    def __init__(self) -> None:
        self.timers = ManualTimers()
        self.load = Load(self.timers)
        self.woken: list[tuple[float, str]] = []
        self.after_load = AfterLoad(
            self.load, self.timers, cast(Any, SimpleNamespace(wake=self._wake))
        )

    def _wake(self, game_id: str) -> None:
        self.woken.append((self.timers.now(), game_id))

    def much_happens(self) -> None:
        for _ in range(150):
            self.load.note()


async def test_each_game_is_woken_once_the_load_is_over() -> None:
    waiting = Waiting()
    waiting.much_happens()
    waiting.after_load.expect(GAME)
    await waiting.timers.pass_by(2.0)
    waiting.much_happens()
    waiting.after_load.expect(OTHER)
    waiting.after_load.expect(GAME)
    await waiting.timers.pass_by(2.5)
    assert waiting.woken == [], "the load of the last three seconds is still high"
    await waiting.timers.pass_by(60.0)
    assert sorted(waiting.woken) == [(5.0, GAME), (5.0, OTHER)]


async def test_it_is_woken_again_after_the_next_load() -> None:
    waiting = Waiting()
    for _ in range(2):
        waiting.much_happens()
        waiting.after_load.expect(GAME)
        await waiting.timers.pass_by(10.0)
    assert waiting.woken == [(3.0, GAME), (13.0, GAME)]


async def test_many_games_are_woken_in_lots_in_the_order_in_which_they_began_to_wait() -> None:
    waiting = Waiting()
    waiting.much_happens()
    games = [f"game{number}" for number in range(2 * GAMES_AT_ONCE + 1)]
    for game in games:
        waiting.after_load.expect(game)
    await waiting.timers.pass_by(60.0)
    assert [game for _, game in waiting.woken] == games
    seconds = sorted({second for second, _ in waiting.woken})
    assert seconds == pytest.approx([3.0, 3.1, 3.2])


async def test_games_that_wait_for_something_else_are_not_woken() -> None:
    waiting = Waiting()
    waiting.after_load.expect(GAME)
    await waiting.timers.pass_by(60.0)
    assert waiting.woken == []
