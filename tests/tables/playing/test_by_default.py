"""What the tables take from the system by default: clock and randomness."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, timedelta

import pytest

from bot.tables import SystemClock, Tables
from bot.tables.seating.lobby import new_game_id
from tests.tables.world import ANNA, BEN, CHANNEL, World, plain_brain


async def test_no_two_matches_are_dealt_from_the_same_seed(world: World) -> None:
    world.tables = Tables(world.database, notifier=world.bell, brain=plain_brain, clock=world.clock)
    games = [await world.dealt_game(ANNA, BEN, channel=CHANNEL + place) for place in range(2)]
    seeds = {(await world.state(game_id)).seed for game_id in games}
    assert [len(seed) for seed in seeds] == [16, 16]


def test_a_game_has_a_short_name_that_nobody_misreads() -> None:
    names = {new_game_id() for _ in range(50)}
    assert len(names) == 50
    assert all(re.fullmatch("[2-9a-hjkmnp-z]{8}", name) for name in names)


async def test_the_clock_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    clock = SystemClock()
    now = clock.now()
    assert now.tzinfo is UTC
    await clock.sleep_until(now - timedelta(hours=1))
    await clock.sleep_until(now + timedelta(hours=1))
    assert slept[0] == 0
    assert 3500 < slept[1] <= 3600
