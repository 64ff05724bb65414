"""A person is deleted in several transactions, and nobody notices that."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import select

from bot.leaderboard_choice import Order
from bot.place import PlaceKind
from bot.statistics import Stretch
from bot.store import schema
from bot.store.people_tables import FIRST_EDITION, RATINGS
from bot.store.sum_rows import RatingRow
from bot.tables import erasures
from bot.tables.playing import play
from bot.tables.privacy import Erasure
from bot.tables.tallying import tally as tallying
from bot.views.table_values import SOMEBODY
from bot.views.visibility import Viewer
from tests.tables.finished_rounds import finished_round, keep
from tests.tables.killed import KilledError, kill
from tests.tables.world import ANNA, BEN, CARA, GUILD, World, accepted, ever

A, B, C = ANNA.user_id, BEN.user_id, CARA.user_id
ROUNDS = 12


@pytest.fixture(autouse=True)
async def rounds(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve matches that Anna has won; in each transaction, one of them or two rows change."""
    monkeypatch.setattr(erasures, "_ROWS", (2, 2))
    await keep(
        world.database, *(finished_round(n, A, 10, losers=(B, C)) for n in range(1, ROUNDS + 1))
    )
    while await world.tables.tally.tally_some():
        pass
    of_three = [RatingRow(who, "", "classic", 25 + who % 7, 5, 12) for who in (A, B, C)]
    async with world.database.write() as connection:
        await RATINGS.save(connection, FIRST_EDITION, of_three)


async def pages(world: World) -> list[Any]:
    """Return what others see of it: statistics, a recap, leaderboards, a replay."""
    statistics, recaps = world.tables.statistics, world.tables.recaps
    viewer = Viewer(B, GUILD)
    board = await world.leaderboard(BEN, ever(Order.WINS))
    return [
        await statistics.of(B, viewer),
        await recaps.of_server(GUILD, Stretch.EVENING, viewer),
        [(place.place, place.row.name, place.row.wins) for place in board.shown],
        board.own,
        await statistics.of(A, viewer),
        await statistics.of(A, Viewer(A, GUILD)),
    ]


async def rows_naming(world: World, table: Any, column: str = "user_id") -> int:
    query = select(table).where(table.c[column] == A)
    async with world.database.read() as connection:
        return len((await connection.execute(query)).all())


async def test_others_see_the_same_all_the_time_and_a_killed_deletion_can_begin_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, seen = await pages(world), list[list[Any]]()
    kills = kill(monkeypatch, erasures, every=2)
    left: list[int] = []
    while True:
        try:
            done = await world.tables.privacy.forget(A)
        except KilledError:
            world.restart()
            seen.append(await pages(world))
            left.append(await rows_naming(world, schema.round_results))
        else:
            break
    assert kills() > 5
    assert isinstance(done, Erasure)
    assert len(set(left)) > 4, "it is deleted step by step"
    after = await pages(world)
    assert seen == [after] * len(seen)
    assert after != before
    assert after[2] == [(1, SOMEBODY, ROUNDS), (2, CARA.name, 0), (2, BEN.name, 0)]
    assert after[4:] == [None, None]
    assert (await world.tables.privacy.kept_of(A)).counts == {}


async def test_the_bot_finishes_a_deletion_when_it_starts(world: World) -> None:
    assert await world.tables.privacy.erasures.begin(A, world.clock) == []
    world.restart()
    assert await rows_naming(world, schema.round_results) == ROUNDS
    running = asyncio.create_task(world.tables.tally.run())
    try:
        await world.clock.somebody_sleeps.wait()
    finally:
        running.cancel()
        await asyncio.wait([running])
    assert await rows_naming(world, schema.round_results) == 0
    assert await rows_naming(world, schema.rivalries, "rival_id") == 0
    assert await rows_naming(world, schema.erasures) == 0


async def test_two_deletions_at_once_are_one(world: World) -> None:
    """Somebody presses twice: both have asked before either of them begins."""
    forget = world.tables.privacy.forget
    done = await asyncio.gather(forget(A), forget(A))
    assert all(isinstance(each, Erasure) for each in done)
    assert await rows_naming(world, schema.round_results) == 0
    assert await rows_naming(world, schema.erasures) == 0


async def test_whoever_plays_again_meanwhile_is_new(world: World) -> None:
    """What they play is not counted before the deletion is whole, and not deleted."""
    assert await world.tables.privacy.erasures.begin(A, world.clock) == []
    await keep(world.database, finished_round(50, A, 10, losers=(B,)))
    assert await world.tables.tally.tally_some() == 0
    await world.tables.privacy.erasures.finish(A)
    assert await world.tables.tally.tally_some() == 1
    assert await rows_naming(world, schema.round_results) == 1
    board = await world.leaderboard(ANNA)
    assert board.own is not None
    assert board.own.row.rounds == 1


async def test_a_round_that_is_being_counted_is_not_counted_for_a_deleted_person(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keep(world.database, finished_round(50, A, 10, losers=(B,)))

    async def in_thread(function: Any, *given: Any) -> Any:
        monkeypatch.undo()
        assert isinstance(await world.tables.privacy.forget(A), Erasure)
        return function(*given)

    monkeypatch.setattr(tallying.asyncio, "to_thread", in_thread)
    while await world.tables.tally.tally_some():
        pass
    assert (await world.tables.privacy.kept_of(A)).counts == {}
    board = await world.leaderboard(BEN)
    assert board.shown[0].row.rounds == ROUNDS + 1


async def test_a_person_at_a_table_is_not_deleted_at_all(world: World) -> None:
    before = await pages(world)
    lobby = await world.lobby(ANNA, BEN)
    assert await world.tables.privacy.erasures.begin(A, world.clock) != []
    assert await rows_naming(world, schema.erasures) == 0
    assert await pages(world) == before
    accepted(await world.tables.submit(lobby, A, play.leave))
    assert isinstance(await world.tables.privacy.forget(A), Erasure)


async def test_others_write_between_its_transactions(world: World) -> None:
    written, at = 0, list[int]()

    async def write() -> None:
        nonlocal written
        while True:
            await world.database.check()
            at.append(await rows_naming(world, schema.round_results))
            written += 1

    writing = asyncio.create_task(write())
    try:
        await world.tables.privacy.forget(A)
    finally:
        writing.cancel()
        await asyncio.wait([writing])
    # Never more at once than two rounds, or the rows of two transactions.
    assert at[-1] == 0
    assert all(before - after <= 4 for before, after in pairwise(at))


async def test_the_channel_of_own_direct_messages_leads_to_nobody(world: World) -> None:
    dm = 77_000_001
    alone = structs.replace(
        finished_round(99, A, 10, losers=(None,)),
        game_id="alone999",
        home_id=dm,
        channel_id=dm,
        place_kind=PlaceKind.BOT_DM,
    )
    await keep(world.database, alone)
    await world.tables.privacy.forget(A)
    async with world.database.read() as connection:
        rounds = (await connection.execute(select(schema.rounds))).all()
    homes = {row.game_id: (row.home_id, row.channel_id) for row in rounds}
    assert homes.pop("alone999")[0] < 0
    assert dm not in {each for pair in homes.values() for each in pair}
    assert GUILD in {home for home, _ in homes.values()}, "of others nothing has changed"


async def test_others_rivals_keep_their_names_while_somebody_is_deleted(world: World) -> None:
    viewer = Viewer(CARA.user_id, GUILD)
    before = await world.tables.statistics.of(CARA.user_id, viewer)
    assert await world.tables.privacy.erasures.begin(BEN.user_id, world.clock) == []
    after = await world.tables.statistics.of(CARA.user_id, viewer)
    assert before is not None
    assert after is not None
    assert before.nemesis is not None
    assert (after.nemesis, before.nemesis.name) == (before.nemesis, ANNA.name)
