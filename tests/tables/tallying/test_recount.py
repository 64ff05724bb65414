"""A recount beside a bot that goes on: nothing of it is seen before it is complete."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Any

import pytest

from bot.errors import OperatorError
from bot.leaderboard_choice import LeaderboardChoice, Period
from bot.store import pruning_queries, rank_queries, recount_queries, schema
from bot.store.people_tables import ALL_TABLES
from bot.store.pruning_queries import RoundRemoval
from bot.store.rank_queries import RankRule
from bot.store.recount_queries import NOBODY_YET, RecountPhase, SumsRow
from bot.store.sum_rows import ESTABLISHED, EVERYWHERE
from bot.tables.privacy import Erasure
from bot.tables.tallying import recount as recounting
from bot.tables.tallying.facts_ahead import FactsAhead
from bot.tables.tallying.recount import Recount, recount
from bot.worker import InlineWorker
from tests.tables.finished_rounds import finished_round, keep, rounds_of_everybody
from tests.tables.killed import KilledError, kill
from tests.tables.sums import SUMS, rows_of
from tests.tables.world import ANNA, BEN, CARA, GUILD, SECOND, World

A, B, C = ANNA.user_id, BEN.user_id, CARA.user_id
SIX = (A, B, C, 11, 12, 13)
ROUNDS = 12
MEETINGS = 10 * 6 * 5 + 3 * 2
"""The rounds of all rivalries: the last round has one person and a computer player."""


@pytest.fixture(autouse=True)
async def rounds(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve rounds, and one of them in each transaction of a recount."""
    for name, size in (("_ROUNDS", (1, 1)), ("_PEOPLE", (4, 4)), ("_ROWS", (50, 50))):
        monkeypatch.setattr(recounting, name, size)
    monkeypatch.setattr(recounting, "_PEOPLE_AT_ONCE", 2)
    here = finished_round(21, A, 40, losers=(B, C)), finished_round(22, B, 20, losers=(None,))
    await keep(world.database, *rounds_of_everybody(1, *SIX), *here)
    await tally(world)


async def tally(world: World) -> None:
    while await world.tables.tally.tally_some():
        pass


async def sums(world: World) -> dict[str, list[Any]]:
    return {table.name: await rows_of(world.database, table) for table in SUMS}


async def in_steps(
    world: World, between: Callable[[SumsRow], Awaitable[None]], *, most: int = 10_000
) -> list[SumsRow]:
    """Recount step by step; `between` is called before each, with the state of the sums."""
    recounted = Recount(
        world.database, world.clock, lambda _done, _all: None, FactsAhead([InlineWorker()])
    )
    states = [await recounted.begin()]
    while states[-1].phase is not None and len(states) < most:
        await between(states[-1])
        states.append(await recounted.step(states[-1]))
    return states


def once(phase: RecountPhase, act: Callable[[], Awaitable[Any]]) -> Callable[..., Awaitable[None]]:
    """Return what acts the second time that the recount is in this phase, or at its first."""
    seen: list[SumsRow] = []

    async def between(state: SumsRow) -> None:
        if state.phase is phase:
            seen.append(state)
            if len(seen) == (2 if phase is RecountPhase.COUNTING else 1):
                await act()

    return between


async def nothing(_state: SumsRow) -> None:
    pass


async def other_rows(world: World) -> int:
    """Return the number of tables with rows that are not shown."""
    async with world.database.read() as connection:
        state = await recount_queries.load_sums(connection)
        editions = (state.other, schema.DRAFT)
        found = [
            await recount_queries.next_person(connection, table, editions, NOBODY_YET)
            for table in ALL_TABLES
        ]
    return sum(person is not None for person in found)


async def test_each_phase_is_passed_and_nothing_is_left_of_it(world: World) -> None:
    before = await sums(world)
    assert any(row.home_id == 0 for row in before["standings"]), "somebody has a rank"
    states = await in_steps(world, nothing)
    phases = dict.fromkeys(state.phase for state in states)
    assert list(phases) == [*RecountPhase, None]
    assert [states[0].shown, states[-1].shown] == [0, 1]
    assert await sums(world) == before
    assert await other_rows(world) == 0


async def test_who_stands_first_in_the_world_does_so_after_a_recount(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of those with a rank, who has played eleven rounds has met enough: Anna, Ben and Cara."""
    first = RankRule(EVERYWHERE, ESTABLISHED, 5, "rounds", own=11, theirs=10)
    monkeypatch.setattr(rank_queries, "RANK_RULES", (rank_queries.RANK_RULES[0], first))
    await recount(world.database, world.clock)
    before = await sums(world)
    ranked = {row.user_id: row.home_id for row in before["standings"] if row.home_id <= EVERYWHERE}
    assert ranked == dict.fromkeys(SIX, EVERYWHERE) | dict.fromkeys((A, B, C), ESTABLISHED)
    await keep(world.database, finished_round(23, 11, 0, losers=(A,)))
    await tally(world)
    counted = await sums(world)
    assert {row.home_id for row in counted["standings"] if row.user_id == 11} >= {ESTABLISHED}
    await recount(world.database, world.clock)
    assert await sums(world) == counted


async def test_nothing_is_seen_before_everything_is_counted(world: World) -> None:
    """The sums are wrong at first, so that each page would show which edition it reads."""
    right = await sums(world)
    async with world.database.write() as connection:
        await connection.execute(schema.standings.update().values(wins=77))
    wrong = await sums(world)
    seen: dict[RecountPhase | None, dict[str, list[Any]]] = {}

    async def look(state: SumsRow) -> None:
        seen[state.phase] = await sums(world)

    await in_steps(world, look)
    assert seen.pop(RecountPhase.TIDYING) == right
    assert list(seen.values()) == [wrong] * len(seen)


async def test_a_recount_that_is_killed_again_and_again_goes_on_where_it_was(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, counted = await sums(world), list[int]()
    kills = kill(monkeypatch, recounting, every=5)
    while True:
        try:
            done = await recount(world.database, world.clock, lambda n, _all: counted.append(n))
        except KilledError:
            world.restart()
        else:
            break
    assert done == ROUNDS
    assert kills() > 5
    assert counted == sorted(set(counted)), "no round was added twice"
    assert await sums(world) == before
    assert await other_rows(world) == 0


async def test_another_version_begins_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await sums(world)
    states = await in_steps(world, nothing, most=6)
    assert states[-1].counted == 4
    monkeypatch.setattr(recounting, "program_digest", lambda: "another")
    counted: list[int] = []
    await recount(world.database, world.clock, lambda done, _all: counted.append(done))
    assert counted[0] == 1
    assert await sums(world) == before


async def test_a_recount_ends_if_another_version_has_begun_one(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def begin_another() -> None:
        with monkeypatch.context() as patched:
            patched.setattr(recounting, "program_digest", lambda: "another")
            await Recount(
                world.database, world.clock, lambda _done, _all: None, FactsAhead([InlineWorker()])
            ).begin()

    with pytest.raises(OperatorError, match="Another version"):
        await in_steps(world, once(RecountPhase.COUNTING, begin_another))


@pytest.mark.parametrize("phase", RecountPhase)
async def test_what_happens_meanwhile_is_in_it(world: World, phase: RecountPhase) -> None:
    """A round ends, a season begins, a round of that ends, and a person is deleted."""
    season = LeaderboardChoice(Period.SEASON)

    async def play(number: int) -> None:
        world.clock.pass_by(SECOND)
        now = world.clock.now()
        await keep(world.database, finished_round(number, C, 40, losers=(A, 21), at=now))
        await tally(world)

    async def act() -> None:
        await play(98)
        assert await world.tables.leaderboards.begin_season(GUILD, C, after=1) == 2
        await play(99)
        assert isinstance(await world.tables.privacy.forget(A), Erasure)

    await in_steps(world, once(phase, act))
    after = await sums(world)
    assert sum(row.rounds for row in after["rivalries"]) == MEETINGS + 2 * 6
    for number, rounds in ((1, [2, 2, 1, 1]), (2, [1, 1, 1])):
        board = await world.leaderboard(CARA, season.of_season(number) if number == 1 else season)
        assert sorted((place.row.rounds for place in board.shown), reverse=True) == rounds
    assert (await world.tables.privacy.kept_of(A)).counts == {}
    await recount(world.database, world.clock)
    assert await sums(world) == after


async def test_a_recount_finishes_a_deletion_that_was_killed(world: World) -> None:
    assert await world.tables.privacy.erasures.begin(A, world.clock) == []
    await recount(world.database, world.clock)
    assert (await world.tables.privacy.kept_of(A)).counts == {}
    assert sum(row.rounds for row in (await sums(world))["rivalries"]) == MEETINGS


async def test_rounds_that_are_removed_meanwhile_end_it(world: World) -> None:
    before = await sums(world)

    async def remove() -> None:
        async with world.database.write() as connection:
            now = world.clock.now()
            assert await pruning_queries.remove_of_rounds(connection, RoundRemoval.RESULTS, now, 1)

    recounted = Recount(
        world.database, world.clock, lambda _done, _all: None, FactsAhead([InlineWorker()])
    )
    state = await recounted.begin()
    while state.phase is not RecountPhase.COUNTING:
        state = await recounted.step(state)
    await remove()
    with pytest.raises(OperatorError, match="KEEP_RESULTS_DAYS"):
        await recount(world.database, world.clock)
    assert await sums(world) == before
    assert await other_rows(world) == 0


async def test_two_at_once_lead_to_the_same(world: World) -> None:
    before = await sums(world)
    both = [recount(world.database, world.clock) for _ in range(2)]
    assert await asyncio.gather(*both) == [ROUNDS, ROUNDS]
    assert await sums(world) == before


async def test_others_write_between_its_transactions(world: World) -> None:
    """Each transaction has one round: somebody who waits gets a turn after each of them."""
    written, at = 0, list[int]()

    async def write() -> None:
        nonlocal written
        while True:
            await world.database.check()
            written += 1

    writing = asyncio.create_task(write())
    try:
        await recount(world.database, world.clock, lambda _done, _all: at.append(written))
    finally:
        writing.cancel()
        await asyncio.wait([writing])
    assert len(at) == ROUNDS
    assert all(later > earlier for earlier, later in pairwise(at))
