"""Old games are removed with everything that belongs to them; standings and ratings stay."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta

import pytest
from sqlalchemy import FromClause, func, select

from bot.errors import OperatorError
from bot.store import leaderboard_queries, pruning_queries, schema, shown_sums
from bot.store.pruning_queries import RoundRemoval
from bot.tables import Reason, Rejected, pruning
from bot.tables.pruning import KEPT, Pruning, RetentionPeriods
from bot.tables.tallying.recount import recount
from tests.tables.world import ANNA, BEN, CARA, DINA, World

KEPT_TABLES = (schema.rounds, schema.round_results)
PRUNED_TABLES = (schema.games, schema.seats, schema.actions, schema.messages)


async def game_that_is_over(world: World) -> str:
    game_id = await world.game_after_a_round(ANNA, BEN)
    await world.stop(game_id)
    return game_id


async def actions_of(world: World, game_id: str) -> int:
    query = select(func.count()).where(schema.actions.c.game_id == game_id)
    async with world.database.read() as connection:
        return (await connection.execute(query)).scalar_one()


async def rows_in(world: World, tables: Sequence[FromClause]) -> list[int]:
    async with world.database.read() as connection:
        counts = [
            (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in tables
        ]
    return counts


async def test_games_go_thirty_days_after_the_end(world: World) -> None:
    over = await game_that_is_over(world)
    world.clock.pass_by(KEPT)
    assert await world.tables.pruning.prune() == 0
    assert await actions_of(world, over) > 0
    world.clock.pass_by(timedelta(seconds=1))
    assert await world.tables.pruning.prune() == 1
    assert await actions_of(world, over) == 0
    assert await world.tables.pruning.prune() == 0


async def test_nothing_stays_but_results(world: World) -> None:
    over = await game_that_is_over(world)
    assert 0 not in await rows_in(world, PRUNED_TABLES)
    stay = await rows_in(world, KEPT_TABLES)
    board = await world.leaderboard(ANNA)
    assert board.own is not None
    world.clock.pass_by(2 * KEPT)
    await world.tables.pruning.prune()
    assert await rows_in(world, KEPT_TABLES) == stay
    assert await rows_in(world, PRUNED_TABLES) == [0, 0, 0, 0]
    assert await world.leaderboard(ANNA) == board
    world.restart()
    assert await world.tables.games.view(over, ANNA.user_id) is None
    assert await world.tables.lobbies.rematch(over, ANNA) == Rejected(Reason.NO_SUCH_GAME)


OF_ROUNDS = (schema.rounds, schema.round_results, schema.records)
SUMS = (
    shown_sums.standings,
    shown_sums.ratings,
    shown_sums.rating_steps,
    shown_sums.person_totals,
    shown_sums.rivalries,
    shown_sums.friend_scores,
    shown_sums.achievements,
)


async def rows_of(world: World, tables: Sequence[FromClause]) -> list[list[str]]:
    async with world.database.read() as connection:
        return [
            sorted(map(repr, (await connection.execute(select(table))).all())) for table in tables
        ]


async def three_rounds_over(world: World) -> None:
    for people in ((ANNA, BEN), (ANNA, CARA), (BEN, DINA)):
        over = await world.game_after_a_round(*people)
        await world.stop(over)
        world.clock.pass_by(timedelta(days=1))
    await world.leaderboard(ANNA)


async def prune(world: World, kept: RetentionPeriods) -> None:
    await Pruning(world.database, world.clock, kept).prune()


@pytest.mark.parametrize(
    ("kept", "left"),
    [
        (RetentionPeriods(), [3, 6, 3]),
        (RetentionPeriods(records=timedelta(days=40)), [3, 6, 1]),
        (RetentionPeriods(results=timedelta(days=40)), [1, 2, 1]),
        (RetentionPeriods(records=timedelta(days=40), results=timedelta(days=50)), [3, 6, 1]),
    ],
)
async def test_rounds_go_as_it_was_set_and_sums_stay(
    world: World, kept: RetentionPeriods, left: list[int]
) -> None:
    await three_rounds_over(world)
    sums = await rows_of(world, SUMS)
    board = await world.leaderboard(ANNA)
    # Two of them ended more than forty days ago, the third did not.
    world.clock.pass_by(timedelta(days=38, hours=12))
    await prune(world, kept)
    assert await rows_in(world, OF_ROUNDS) == left
    assert (await rows_of(world, SUMS))[1:] == sums[1:]
    assert await world.leaderboard(ANNA) == board

    if left == [3, 6, 3]:
        assert await recount(world.database, world.clock) == 3
    else:
        with pytest.raises(OperatorError, match="KEEP_RESULTS_DAYS"):
            await recount(world.database, world.clock)
        assert await world.leaderboard(ANNA) == board, "nothing was lost by asking for it"


async def remove(world: World, before: datetime) -> int:
    """Remove one record of a round that ended before this time, and return the number removed."""
    async with world.database.write() as connection:
        return await pruning_queries.remove_of_rounds(connection, RoundRemoval.RECORDS, before, 1)


async def test_a_record_is_kept_for_the_whole_time(world: World) -> None:
    await three_rounds_over(world)
    async with world.database.read() as connection:
        first = (await connection.execute(select(func.min(schema.rounds.c.ended_at)))).scalar_one()
    assert await remove(world, first) == 0
    assert await remove(world, first + timedelta(microseconds=1)) == 1


async def test_the_last_round_stays_and_the_next_is_counted_after_it(world: World) -> None:
    await three_rounds_over(world)
    world.clock.pass_by(2 * KEPT)
    kept = RetentionPeriods(records=KEPT, results=KEPT)
    for _ in range(2):
        await prune(world, kept)
        assert await rows_in(world, OF_ROUNDS[:1]) == [1]
    board = await world.leaderboard(ANNA)
    assert board.own is not None
    assert board.own.row.rounds == 2
    await world.game_after_a_round(ANNA, DINA)
    again = await world.leaderboard(ANNA)
    assert again.own is not None
    assert again.own.row.rounds == 3


async def test_results_stay_as_long_as_their_game(world: World) -> None:
    live = await world.game_after_a_round(ANNA, BEN, channel=71)
    await world.leaderboard(ANNA)
    await three_rounds_over(world)
    world.clock.pass_by(2 * KEPT)
    await prune(world, RetentionPeriods(results=KEPT))
    assert (await rows_in(world, OF_ROUNDS))[0] == 4, "the first one's match goes on"
    await world.stop(live)
    world.clock.pass_by(2 * KEPT)
    await prune(world, RetentionPeriods(results=KEPT))
    assert (await rows_in(world, OF_ROUNDS))[0] == 1


async def test_who_has_played_is_no_newcomer_without_rounds(world: World) -> None:
    await three_rounds_over(world)
    world.clock.pass_by(2 * KEPT)
    await prune(world, RetentionPeriods(results=KEPT))
    async with world.database.read() as connection:
        played = [
            await leaderboard_queries.has_played(connection, user_id)
            for user_id in (CARA.user_id, 404)
        ]
    assert played == [True, False]


async def test_rounds_go_a_few_at_a_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "_ROUNDS_AT_ONCE", 1)
    await three_rounds_over(world)
    world.clock.pass_by(2 * KEPT)
    await prune(world, RetentionPeriods(records=KEPT))
    assert await rows_in(world, OF_ROUNDS) == [3, 6, 1]


async def test_a_game_that_goes_on_keeps_everything(world: World) -> None:
    live = await world.game(CARA, DINA)
    before = await actions_of(world, live)
    world.clock.pass_by(2 * KEPT)
    assert await world.tables.pruning.prune() == 0
    assert await actions_of(world, live) == before


async def test_it_is_done_every_hour(world: World) -> None:
    over = await game_that_is_over(world)
    running = asyncio.create_task(world.tables.pruning.run())
    try:
        await world.clock.somebody_sleeps.wait()
        assert await actions_of(world, over) > 0
        assert world.clock.wakes_next == world.clock.now() + timedelta(hours=1)
        world.clock.somebody_sleeps.clear()
        world.clock.pass_by(2 * KEPT)
        await world.clock.somebody_sleeps.wait()
        assert await actions_of(world, over) == 0
    finally:
        running.cancel()
    await asyncio.gather(running, return_exceptions=True)
