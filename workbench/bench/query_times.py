"""The times of the bot's queries in a grown database."""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cli._terminal import report_progress
from bot.client.garbage import collect_seldom
from bot.leaderboard_choice import Order, Period
from bot.players.deal_odds import PLAYED_BY
from bot.statistics import Stretch
from bot.store import (
    game_queries,
    leaderboard_queries,
    message_queries,
    migrate,
    pruning_queries,
    round_queries,
    statistics_queries,
    tally_queries,
)
from bot.store.database import Database
from bot.store.leaderboard_queries import LeaderboardKey, Places
from bot.store.sum_rows import EVERY_GAME, EVERYWHERE
from bot.tables.ports import SystemClock
from bot.tables.tallying.standings import period_name
from bot.tables.tallying.statistics_lookup import Recaps
from bot.tables.tallying.tally import Tally
from bot.views.visibility import Viewer
from workbench.bench.bench_output import Table, give_out

from .grown_database import Growth, Population, grow, is_full

_SHOWN, _LAST_PAGE = 10, 99


class QueryTimes(Struct, frozen=True):
    """A query's times in milliseconds, and how often it was run.

    ``processor`` is the median processor time of this process, which hardly depends on other work
    on the machine.
    """

    query: str
    asked: int
    p50: float
    p95: float
    worst: float
    processor: float


class QueriesReport(Struct, frozen=True):
    """The measurements, on which kind of ``database``; ``grown`` are the seconds to fill it."""

    database: str
    growth: Growth
    grown: float
    times: tuple[QueryTimes, ...]


_Question = Callable[[AsyncConnection, random.Random], Awaitable[Any]]
_Ask = Callable[[random.Random], Awaitable[Any]]


async def measure(
    url: str, growth: Growth, asked: int, report: Callable[[str], None]
) -> QueriesReport:
    """Fill the database at `url` and run each query repeatedly.

    A database that is full already is used as it is. Raise `OperatorError` if it contains other
    numbers.
    """
    await migrate.upgrade_async(url)
    database = Database(url)
    try:
        began, now = time.perf_counter(), datetime.now(UTC)
        if await is_full(database, growth):
            population = Population(growth)
        else:
            population = await grow(database, growth, now, report)
        grown = time.perf_counter() - began
        collect_seldom()  # as the running bot does
        chance = random.Random(growth.seed)
        asks = {
            **{
                name: _in_database(database, question)
                for name, question in _questions(population, growth, now).items()
            },
            **_recaps(database, population, growth),
        }
        times = [await _times(name, ask, asked, chance) for name, ask in asks.items()]
        kind = "PostgreSQL" if database.is_shared else "SQLite"
        return QueriesReport(kind, growth, grown, tuple(times))
    finally:
        await database.close()


def _in_database(database: Database, question: _Question) -> _Ask:
    async def ask(chance: random.Random) -> None:
        async with database.read() as connection:
            await question(connection, chance)

    return ask


async def _times(name: str, ask: _Ask, asked: int, chance: random.Random) -> QueryTimes:
    taken, own = list[float](), list[float]()
    for _ in range(asked):
        began, worked = time.perf_counter(), time.process_time()
        await ask(chance)
        taken.append((time.perf_counter() - began) * 1000)
        own.append((time.process_time() - worked) * 1000)
    taken.sort()
    p50, p95 = taken[asked // 2], taken[int(asked * 0.95)]
    return QueryTimes(name, asked, p50, p95, taken[-1], sorted(own)[asked // 2])


def _questions(population: Population, growth: Growth, now: datetime) -> dict[str, _Question]:
    def person(chance: random.Random) -> int:
        return chance.randrange(growth.people) + 1

    places: Places = Places(lambda: datetime.now(UTC))

    def board(guild_id: int, period: Period, order: Order, offset: int = 0) -> _Question:
        wanted = LeaderboardKey(guild_id, period_name(period, now), EVERY_GAME, order)
        return lambda c, chance: leaderboard_queries.leaderboard(
            c, wanted, Viewer(person(chance), 0), _SHOWN, offset, places=places
        )

    biggest = population.servers[0]
    return {
        "stale messages": lambda c, _: message_queries.games_with_stale_messages(c),
        "what falls due": lambda c, _: game_queries.due_until(c, now),
        "games to prune": lambda c, _: pruning_queries.games_to_prune(c, now, 10),
        "a channel's game": lambda c, chance: game_queries.game_in_channel(
            c, (chance.randrange(growth.messages // 5) << 22) + 1
        ),
        "a person's games": lambda c, chance: game_queries.games_of(c, person(chance)),
        "whether somebody has played": lambda c, chance: leaderboard_queries.has_played(
            c, person(chance)
        ),
        "rounds to tally": lambda c, _: tally_queries.untallied(c, 20),
        **{
            f"leaderboard of a big server, {period}, by {order}": board(biggest, period, order)
            for period, order in (
                (Period.MONTH, Order.WINS),
                (Period.EVER, Order.WINS),
                (Period.EVER, Order.SHARE),
            )
        },
        **{
            f"leaderboard everywhere, {period}, by {order}": board(EVERYWHERE, period, order)
            for period, order in (
                (Period.MONTH, Order.WINS),
                (Period.EVER, Order.WINS),
                (Period.EVER, Order.SHARE),
                (Period.EVER, Order.POINTS),
            )
        },
        "somebody's statistics, nemesis and victim": lambda c, chance: (
            statistics_queries.person_rows(c, person(chance), biggest)
        ),
        "the score between friends, at a first deal": lambda c, chance: (
            statistics_queries.friend_scores_among(
                c, [person(chance) for _ in range(4)], biggest, "classic"
            )
        ),
        "what somebody's deals were worth": lambda c, chance: round_queries.odds_of_person(
            c, person(chance), PLAYED_BY
        ),
        "the deal to be played out next": lambda c, _: round_queries.without_odds(c, PLAYED_BY),
        "what the cards of a match were worth": lambda c, chance: round_queries.dealt_in(
            c, _a_match(growth, chance)
        ),
        "what a round has earned": lambda c, chance: statistics_queries.earned_in(
            c, _a_match(growth, chance), 1
        ),
        "leaderboard everywhere, the last page": board(
            EVERYWHERE, Period.EVER, Order.WINS, _LAST_PAGE * _SHOWN
        ),
    }


def _recaps(database: Database, population: Population, growth: Growth) -> dict[str, _Ask]:
    """Do what the bot does for a recap: read the rounds and their facts, and choose what to
    show."""
    clock = SystemClock()
    recaps = Recaps(database, clock, Tally(database, clock))
    biggest, smallest = population.servers[0], population.servers[-1]
    of_servers: dict[str, _Ask] = {
        f"recap of {name}, {which}": lambda _, server=server, stretch=stretch: recaps.of_server(
            server, stretch, _SEES_ALL
        )
        for which, server in (("big server", biggest), ("small server", smallest))
        for name, stretch in (
            ("an evening", Stretch.EVENING),
            ("a week", Stretch.WEEK),
            ("a month", Stretch.MONTH),
        )
    }
    return {
        **of_servers,
        "recap of a match": lambda chance: recaps.of_match(_a_match(growth, chance), _SEES_ALL),
    }


class _SeesAll(Viewer, frozen=True):
    """A viewer who may see the rounds of every server."""

    def may_see_round(self, home_id: int, people: Collection[int | None]) -> bool:
        return True


_SEES_ALL = _SeesAll(0, 0)


def _a_match(growth: Growth, chance: random.Random) -> str:
    return f"r{chance.randrange(growth.rounds // 4):x}"


_MARK = "bench queries"


def run(arguments: argparse.Namespace) -> int:
    """Carry out `bench queries`."""
    growth = Growth(arguments.rounds, arguments.people, arguments.servers, arguments.messages)

    def measured() -> QueriesReport:
        with tempfile.TemporaryDirectory() as folder:
            url = arguments.database or f"sqlite+aiosqlite:///{Path(folder) / 'grown.sqlite3'}"
            return asyncio.run(measure(url, growth, arguments.asked, report_progress))

    return give_out(arguments, _MARK, measured, table_of)


def table_of(report: QueriesReport) -> Table:
    """Return the times of each query, with the median processor time of this process."""
    rows = [
        (each.query, *(f"{ms:.1f}" for ms in (each.p50, each.p95, each.worst, each.processor)))
        for each in report.times
    ]
    growth = report.growth
    note = (
        f"{report.database}, {growth.rounds:,} rounds of {growth.people:,} people on "
        f"{growth.servers:,} servers, {growth.messages:,} messages; each asked "
        f"{report.times[0].asked} times, milliseconds."
    )
    return Table((report.database, "p50", "p95", "worst", "processor"), list(rows), note)
