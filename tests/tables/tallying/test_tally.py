"""Leaderboards from the standings: what counts, and each person's rank."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from bot.leaderboard_choice import LeaderboardChoice, Order, Period, Where
from bot.store import shown_sums
from bot.store.database import Database
from bot.store.leaderboard_queries import Leaderboard
from bot.store.rows import RoundRow, to_values
from bot.store.sum_rows import StandingRow
from bot.tables.tallying import leaderboards
from bot.tables.tallying.recount import recount
from bot.tables.tallying.standings import kept_periods
from tests.tables.finished_rounds import FIRST, finished_round, keep, rounds_of_everybody
from tests.tables.world import ANNA, BEN, CARA, GUILD, SECOND, START, World, ever

A, B, C = ANNA.user_id, BEN.user_id, CARA.user_id

THREE = (
    finished_round(1, A, 40, losers=(B, C)),
    finished_round(2, A, 20, losers=(B,), match_won=True),
    finished_round(3, B, 100, losers=(A, None)),
)


async def _board(
    world: World,
    *rounds: RoundRow,
    wanted: LeaderboardChoice | None = None,
    asking: int = A,
) -> Leaderboard:
    await keep(world.database, *rounds)
    while await world.tables.tally.tally_some():
        pass
    shown = await world.tables.leaderboards.show(GUILD, asking, wanted or ever())
    return shown.board


def _places(board: Leaderboard) -> list[tuple[int, int]]:
    return [(standing.place, standing.row.user_id) for standing in board.shown]


async def test_an_empty_server(world: World) -> None:
    assert await _board(world) == Leaderboard((), None, more=False)


async def test_what_each_has_done(world: World) -> None:
    board = await _board(world, *THREE)
    told = [
        (s.row.name, s.row.wins, s.row.rounds, s.row.points, s.row.matches) for s in board.shown
    ]
    assert told == [("Anna", 2, 3, 60, 1), ("Ben", 1, 3, 100, 0), ("Cara", 0, 1, 0, 0)]
    assert _places(board) == [(1, A), (2, B), (3, C)]
    assert board.own == board.shown[0]
    assert not board.more


async def test_by_points(world: World) -> None:
    board = await _board(world, *THREE, wanted=ever(Order.POINTS))
    assert _places(board) == [(1, B), (2, A), (3, C)]


async def test_ones_own_place_is_always_known(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaderboards, "SHOWN", 1)
    board = await _board(world, *THREE, asking=C)
    assert _places(board) == [(1, A)]
    assert board.own is not None
    assert (board.own.place, board.own.row.user_id) == (3, C)
    assert (await _board(world, asking=99)).own is None


async def test_who_is_equal_shares_the_place_on_every_page(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds = (
        finished_round(1, A, 10, losers=(B,)),
        finished_round(2, B, 10, losers=(A,)),
        finished_round(3, B, 10, losers=(C,)),
        finished_round(4, A, 10, losers=(B,)),
    )
    assert _places(await _board(world, *rounds)) == [(1, B), (1, A), (3, C)]
    monkeypatch.setattr(leaderboards, "SHOWN", 1)
    pages = [await _board(world, wanted=ever().at(page)) for page in range(4)]
    assert [_places(page) for page in pages] == [[(1, B)], [(1, A)], [(3, C)], []]


async def test_one_of_one_does_not_lead(world: World) -> None:
    lucky = finished_round(1, C, 10, losers=(A,))
    often = [finished_round(n, A, 10, losers=(B,)) for n in range(2, 12)]
    lost = [finished_round(n, B, 10, losers=(A,)) for n in range(12, 16)]
    board = await _board(world, lucky, *often, *lost, wanted=ever(Order.SHARE))
    assert _places(board) == [(1, A), (2, B), (3, C)]
    assert board.shown[1].row.share > 0 > board.shown[2].row.share


async def test_penalty_points_are_no_points(world: World) -> None:
    board = await _board(world, finished_round(1, A, 0, losers=(B,), scoring="penalty"))
    assert [(s.row.wins, s.row.points) for s in board.shown] == [(1, 0), (0, 0)]


async def test_the_latest_name_is_shown(world: World) -> None:
    old, new = (finished_round(number, A, 10, losers=(B,)) for number in (1, 2))
    results = tuple(replace(result, name=result.name + " Lena") for result in new.results)
    board = await _board(world, replace(new, results=results), old)
    assert board.shown[0].row.name == "Anna Lena"


async def test_everywhere_and_by_game(world: World) -> None:
    rounds = (
        *rounds_of_everybody(10, 11, A, B, C, 12, 13),
        finished_round(1, A, 10, losers=(B,)),
        finished_round(2, B, 10, losers=(A,), guild=GUILD + 1, mode="flip"),
        finished_round(3, B, 10, losers=(C,), guild=GUILD + 1, mode="flip"),
    )
    everywhere = await _board(
        world, *rounds, wanted=LeaderboardChoice(Period.EVER, Where.EVERYWHERE)
    )
    assert _places(everywhere)[:3] == [(4, 11), (5, B), (6, A)]
    flip = LeaderboardChoice(Period.EVER, Where.EVERYWHERE, "flip")
    assert [(s.row.user_id, s.row.wins) for s in (await _board(world, wanted=flip)).shown] == [
        (B, 2),
        (C, 0),
        (A, 0),
    ]


async def test_a_month_and_a_week_begin_anew(world: World) -> None:
    before = finished_round(1, B, 10, losers=(A,), at=START - timedelta(days=7))
    now = finished_round(2, A, 10, losers=(B,), at=START)
    await _board(world, before, now)
    for period in (Period.MONTH, Period.WEEK):
        assert _places(await _board(world, wanted=LeaderboardChoice(period))) == [(1, A), (2, B)]
    world.clock.pass_by(timedelta(days=70))
    assert await world.tables.pruning.prune() == 0
    assert {row.period for row in await _standings(world.database)} == {"ever"}


async def test_a_season_begins_anew_and_the_old_one_can_still_be_seen(world: World) -> None:
    season = LeaderboardChoice(Period.SEASON)
    before = finished_round(1, B, 10, losers=(A,), at=START - SECOND)
    assert _places(await _board(world, before, wanted=season)) == [(1, B), (2, A)]
    assert await world.tables.leaderboards.begin_season(GUILD, A, after=1) == 2
    assert await _board(world, wanted=season) == Leaderboard((), None, more=False)
    late = finished_round(2, B, 10, losers=(C,), at=START - SECOND)
    now = finished_round(3, A, 10, losers=(B,), at=START + SECOND)
    assert _places(await _board(world, late, now, wanted=season)) == [(1, A), (2, B)]
    first = await _board(world, wanted=season.of_season(1))
    assert [(s.row.user_id, s.row.wins) for s in first.shown] == [(B, 2), (C, 0), (A, 0)]
    world.clock.pass_by(SECOND)
    assert await world.tables.leaderboards.begin_season(GUILD, A, after=2) == 3
    assert _places(await _board(world, wanted=season.of_season(2))) == [(1, A), (2, B)]
    kept = await _standings(world.database)
    assert await recount(world.database, world.clock) == 3
    assert await _standings(world.database) == kept


async def test_seasons_are_a_servers_own_and_ratings_a_games(world: World) -> None:
    asked = LeaderboardChoice(Period.SEASON, Where.EVERYWHERE, order=Order.RATING, season=9)
    shown = await world.tables.leaderboards.show(GUILD, A, asked)
    assert shown.choice == LeaderboardChoice(
        Period.SEASON, Where.HERE, "classic", Order.RATING, season=None
    )


def test_the_last_month_and_week_are_kept_over_a_new_year() -> None:
    assert kept_periods(FIRST) == {"2026-01", "2025-12", "2026-W01", "2025-W52"}


async def _standings(database: Database) -> list[StandingRow]:
    query = select(shown_sums.standings).order_by(*shown_sums.standings.primary_key)
    async with database.read() as connection:
        return to_values(await connection.execute(query), StandingRow)


async def test_who_keeps_up_waits_for_the_tally_that_is_under_way(world: World) -> None:
    await keep(world.database, *THREE)
    running = asyncio.create_task(world.tables.tally.tally_some())
    await asyncio.sleep(0)
    await world.tables.tally.keep_up()
    assert running.done()
    assert await running == len(THREE)
