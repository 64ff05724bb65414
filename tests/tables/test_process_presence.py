"""Processes at one database share requests, and no time runs while a person's process is gone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime, timedelta

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import shared_database
from bot.tables import Tables
from bot.tables.process_presence import DEAD_AFTER, Doubt, ProcessPresence
from bot.tables.scheduling.grace import GRACE
from tests.tables.world import ANNA, BEN, GUILD, SECOND, TURN, World

pytestmark = pytest.mark.postgres


@pytest.fixture
async def world(migrated_postgresql: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    world = World(migrated_postgresql)
    take_turn = shared_database.take_turn

    async def at_the_still_time(connection: AsyncConnection) -> datetime:
        await take_turn(connection)
        return world.clock.now()

    monkeypatch.setattr(shared_database, "take_turn", at_the_still_time)
    yield world
    await world.close()


class Spender:
    """A spender that wants `wanted` requests a second, and has used some."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.used = 0
        self.allowed = -1

    def allow(self, requests: int) -> None:
        self.allowed = requests


def _two_processes(world: World) -> tuple[Tables, Tables]:
    """Return two processes: the first has shard 0, with the server and direct messages."""
    first = world.tables
    world.restart()
    first.presence.found(0, 2)
    world.tables.presence.found(1, 2)
    return first, world.tables


async def test_a_process_that_is_killed_costs_nobody_a_turn(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.show_everything()
    killed, other = _two_processes(world)
    for tables in (killed, other):
        await tables.presence.tell()
    version = (await world.view(game_id)).game.version
    for _ in range(10):
        world.clock.pass_by(TURN)
        await other.presence.tell()
        await other.scheduler.meet_due()
        await world.show_everything()
    assert (await world.view(game_id)).game.version == version, "timed out who cannot click"
    world.restart()
    back = world.tables
    back.presence.found(0, 2)
    for tables in (back, other):
        await tables.presence.tell()
    await other.presence.tell()
    world.clock.pass_by(GRACE - SECOND)
    await other.presence.tell()
    await back.presence.tell()
    await back.scheduler.meet_due()
    assert (await world.view(game_id)).game.version == version, "no time to act"
    for _ in range(3):
        world.clock.pass_by(GRACE)
        await back.presence.tell()
        await back.scheduler.meet_due()
    assert (await world.view(game_id)).game.version > version


async def test_what_one_process_knows_all_know(world: World) -> None:
    first, other = _two_processes(world)
    assert other.presence.reached_since(GUILD, directly=True) is Doubt.AWAY
    await first.presence.tell()
    await other.presence.tell()
    assert other.presence.reached_since(GUILD, directly=True) == world.clock.now()
    first.presence.lost(0, 2)
    await first.presence.tell()
    await other.presence.tell()
    assert other.presence.reached_since(GUILD, directly=True) is Doubt.AWAY


async def test_requests_go_to_who_needs_them_and_are_never_given_twice(world: World) -> None:
    first, second = (ProcessPresence(world.database, world.clock, 48) for _ in range(2))
    busy, calm = Spender(100), Spender(0)
    first.share(busy)
    second.share(calm)
    await first.tell()
    assert busy.allowed == 48
    busy.used = 48
    calm.wanted = 10
    await second.tell()
    assert calm.allowed == 0, "what the other has spent still counts"
    await first.tell()
    assert busy.allowed == 38
    await second.tell()
    assert calm.allowed == 0
    busy.used = 38
    await first.tell()
    await second.tell()
    assert (busy.allowed, calm.allowed) == (38, 10)
    await first.close()
    await second.tell()
    assert calm.allowed == 48


async def test_without_the_others_nothing_may_be_asked_for_long(world: World) -> None:
    presence, spender = ProcessPresence(world.database, world.clock, 48), Spender(5)
    presence.share(spender)
    assert spender.allowed == -1
    await presence.tell()
    assert spender.allowed == 48


async def test_a_process_knows_for_a_while_that_it_has_had_company(world: World) -> None:
    first, second = _two_processes(world)
    await first.presence.tell()
    assert not first.presence.has_company
    for tables in (second, first):
        await tables.presence.tell()
    assert first.presence.has_company
    assert second.presence.has_company
    await second.presence.close()
    world.clock.pass_by(timedelta(minutes=9))
    assert first.presence.has_company
    world.clock.pass_by(timedelta(minutes=2))
    assert not first.presence.has_company


async def test_another_number_of_shards_is_reported_once_a_minute(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = _two_processes(world)
    second.presence.lost(1, 2)

    async def reported() -> list[tuple[int, list[int]]]:
        caplog.clear()
        for tables in (second, first):
            await tables.presence.tell()
        return [
            (told["shard_count"], told["of_others"])
            for told in map(vars, caplog.records)
            if "SHARD_COUNT" in told["message"]
        ]

    assert await reported() == []
    second.presence.found(1, 3)
    assert await reported() == [(3, [2]), (2, [3])]
    assert await reported() == []
    world.clock.pass_by(timedelta(minutes=1))
    assert await reported() == [(2, [3])]  # the first has written no row for a minute
    assert await reported() == [(3, [2])]
    second.presence.lost(1, 3)
    second.presence.found(1, 2)
    world.clock.pass_by(timedelta(minutes=1))
    assert await reported() == []


async def test_a_clock_that_is_set_back_makes_nobody_live_longer(world: World) -> None:
    """A process that ends just then leaves a row, and times, that lie ahead."""
    killed, other = _two_processes(world)
    for tables in (killed, other):
        await tables.presence.tell()
    world.clock.pass_by(-timedelta(hours=1))
    await other.presence.tell()
    assert other.presence.reached_since(GUILD, directly=True) == world.clock.now()
    world.clock.pass_by(DEAD_AFTER + SECOND)
    await other.presence.tell()
    assert other.presence.reached_since(GUILD, directly=True) is Doubt.AWAY
