"""Games that the operator stops, in each state that a table can be in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest
from sqlalchemy import func, select

from bot.engine import Draw
from bot.evenings import EveningPhase
from bot.place import GroupDm
from bot.store import schema
from bot.store.orders import Done, OverBefore, StopGame
from bot.store.rows import MessageKind
from bot.tables import TableView
from bot.tables.playing import play, recess
from bot.tables.seating.evening_table import DEALT_AFTER, begin
from bot.tables.services.games_under_way import GameUnderWay, games_under_way
from bot.views.table_values import Status
from tests.tables.evenings import PLAN, evening_of, won_by_first
from tests.tables.world import ANNA, BEN, CARA, CHANNEL, GUILD, World, accepted, leave

WORDS = "We move, *sorry*!"


async def stop(world: World, game_id: str) -> TableView:
    assert await world.tables.orders.carry_out(StopGame(game_id, WORDS)) == Done()
    return await world.view(game_id)


async def listed(world: World) -> list[GameUnderWay]:
    async with world.database.read() as connection:
        return await games_under_way(connection, (), world.clock.now())


async def in_a_lobby(world: World) -> str:
    return await world.lobby(ANNA, BEN)


async def in_a_round(world: World) -> str:
    game_id = await world.game(ANNA, BEN, CARA)
    await world.act(game_id, ANNA, Draw(0))
    return game_id


async def between_rounds(world: World) -> str:
    return await world.game_after_a_round(ANNA, BEN)


async def in_a_break(world: World) -> str:
    game_id = await in_a_round(world)
    await world.tables.repository.change(game_id, lambda table: recess.begin(table, 0))
    return game_id


async def in_a_group(world: World) -> str:
    return await world.game(ANNA, BEN, channel=GroupDm(5))


async def in_an_evening(world: World) -> str:
    game_id = await world.game(ANNA, BEN)
    await world.submit(game_id, ANNA, begin, PLAN)
    return game_id


async def between_matches(world: World) -> str:
    game_id = await won_by_first(world, ANNA, BEN)
    accepted(await world.tables.evenings.next_match(game_id, BEN))
    return game_id


@pytest.mark.parametrize(
    "situation",
    [
        *(in_a_lobby, in_a_round, between_rounds, in_a_break, in_a_group),
        *(in_an_evening, between_matches),
    ],
)
async def test_it_is_over_and_says_why(
    situation: Callable[[World], Awaitable[str]], world: World
) -> None:
    game_id = await situation(world)
    assert [game.id for game in await listed(world)] == [game_id]
    await world.show_everything()
    before = await world.view(game_id)
    after = await stop(world, game_id)
    assert (after.game.status, after.game.operator_words) == (Status.OVER, WORDS)
    assert after.game.version > before.game.version
    assert await listed(world) == []
    stale = {row.kind for row in await world.tables.messages.stale(game_id)}
    board = MessageKind.LOBBY if situation is in_a_lobby else MessageKind.BOARD
    assert board in stale
    if situation in (in_a_round, in_a_break, in_an_evening):
        assert MessageKind.HAND in stale
    if after.game.evening is not None:
        assert after.game.evening.phase is EveningPhase.OVER
    assert await world.tables.orders.carry_out(StopGame(game_id, "again")) == OverBefore()
    assert (await world.view(game_id)).game.operator_words == WORDS
    # Nothing of it goes on by itself.
    await world.wait(timedelta(days=2))
    assert (await world.view(game_id)).game.operator_words == WORDS
    assert await world.tables.games.in_channel(CHANNEL) is None


async def test_the_next_match_is_not_dealt_any_more(world: World) -> None:
    game_id = await between_matches(world)
    await stop(world, game_id)
    await world.wait(DEALT_AFTER)
    assert await world.tables.games.in_channel(CHANNEL) is None
    assert (await evening_of(world, game_id)).phase is EveningPhase.OVER


async def kept_of(world: World) -> list[int]:
    """Return how many rounds are stored, and how many won matches."""
    async with world.database.read() as connection:
        return [
            (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in (schema.rounds, schema.match_wins)
        ]


async def test_its_open_round_counts_for_nobody_nor_for_who_has_left_it(world: World) -> None:
    """L3"""
    game_id = await in_a_round(world)
    await leave(world, game_id, CARA)
    await stop(world, game_id)
    assert await kept_of(world) == [0, 0]


async def test_rounds_that_were_over_stay(world: World) -> None:
    """L3"""
    await stop(world, await between_rounds(world))
    assert await kept_of(world) == [1, 0]


async def test_who_plays_where_is_listed_the_longest_idle_first(world: World) -> None:
    first = await world.game(ANNA, BEN, computers=1)
    await world.submit(first, BEN, play.leave)
    world.clock.pass_by(timedelta(hours=1))
    second = await world.lobby(CARA, channel=GroupDm(5))
    one, other = await listed(world)
    assert (one.id, one.state, one.place, one.server_id) == (first, "live", "server", str(GUILD))
    assert (one.people, one.computers, one.mode, one.round) == (1, 1, "classic", 1)
    assert other.last_action - one.last_action == timedelta(hours=1)
    assert (other.id, other.state, other.place, other.server_id) == (second, "lobby", "group", None)
    assert (other.people, other.computers, other.round, other.process) == (1, 0, None, None)
