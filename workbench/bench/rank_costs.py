"""What the first place of the world costs somebody with second accounts, and how groups stand.

Run by `contra-uno bench ranks`. The rounds are counted by the bot's own code. Those that are played
take as many turns as computer players need; who makes the accounts is given every win.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random

from msgspec import Struct
from sqlalchemy import select

from bot.cli._terminal import report_progress
from bot.engine import (
    MatchOver,
    Mode,
    RoundOver,
    State,
    TurnAction,
    apply,
    build_options,
    new_match,
)
from bot.facts import RoundFacts, SeatFacts
from bot.leaderboard_choice import Order
from bot.players.self_play import derive, next_action
from bot.store import migrate
from bot.store.database import Database
from bot.store.leaderboard_queries import LeaderboardKey, Places, leaderboard
from bot.store.people_tables import FIRST_EDITION, edition_of
from bot.store.rows import LeaverRow, ResultRow, RoundEnding, RoundRow
from bot.store.schema import standings
from bot.store.sum_rows import ESTABLISHED, EVERY_GAME, EVERYWHERE, UNRANKED
from bot.tables.rounds.rounds_with_facts import RoundWithFacts
from bot.tables.tallying.counting import Sums
from bot.views.visibility import Viewer
from workbench.bench.bench_output import Table, give_out

_NOW = datetime(2026, 1, 1, tzinfo=UTC)
_OPTIONS = build_options(Mode.CLASSIC, [("target", "round")])
_SHORT = build_options(Mode.CLASSIC, [("target", "round"), ("hand_size", "2")])
_FARMER = 1
_AT_A_TABLE = 12
_ACCOUNTS = (6, 12, 24)
_LOOKED_EVERY = 10
"""Rounds."""
_SAMPLES = 12
"""Rounds that are played by computer players; they come again and again."""
_WORLD = LeaderboardKey(EVERYWHERE, "ever", EVERY_GAME, Order.WINS)


class RanksPlan(Struct, frozen=True):
    """``seconds`` for a press, at the pace of people; a farm gives up after so many ``hours``.

    Half of the ``groups`` of four to eight friends never meet anybody else; each plays ``rounds``.
    """

    seconds: float
    hours: float
    groups: int
    rounds: int
    seed: int = 1


class FarmCost(Struct, frozen=True):
    """Hours of presses until a farm has a rank, and the first place; None: it has given up."""

    way: str
    accounts: int
    ranked: float | None
    first: float | None


class GroupRanks(Struct, frozen=True):
    """How many people of groups have a rank, and how many of these stand above all others."""

    groups: str
    people: int
    ranked: int
    established: int


class RanksReport(Struct, frozen=True):
    """The costs of farms, and the ranks of honest groups."""

    plan: RanksPlan
    farms: tuple[FarmCost, ...]
    groups: tuple[GroupRanks, ...]


class _Round(Struct, frozen=True):
    """The turns of each seat, how it ended, who left, and the presses that all of it took.

    The first seat wins, unless it has left.
    """

    turns: tuple[int, ...]
    presses: int
    ending: RoundEnding = RoundEnding.PLAYED
    left: frozenset[int] = frozenset()

    def counted_with(self, people: Sequence[int], number: int) -> RoundWithFacts:
        """Return the round as it is counted, with these people in the order of seats."""
        named = [(seat, f"Person {person}", person) for seat, person in enumerate(people)]
        results = tuple(
            ResultRow(*each, None, won=each[0] == 0, place=1 + each[0], points=0, score=0, cards=0)
            for each in named
            if each[0] not in self.left
        )
        leavers = tuple(LeaverRow(*named[seat], cards=1) for seat in sorted(self.left))
        is_played = self.ending is RoundEnding.PLAYED
        row = RoundRow(
            *(f"game{number}", 1, 1, 1, Mode.CLASSIC.value, (), "winner", is_played, b"", _NOW),
            results=results,
            leavers=leavers,
            ending=self.ending,
        )
        seats = tuple(
            SeatFacts(
                played=True,
                won=seat == 0,
                match_won=False,
                left=seat,
                value=seat,
                last_face=None,
                sizes=(),
                own_turns=turns,
            )
            for seat, turns in enumerate(self.turns)
        )
        facts = RoundFacts(_OPTIONS, 1, 0, (0,), (0,), is_played, 1, seats, ())
        return RoundWithFacts(row, facts)


def _played(dealt: State, levels: tuple[str, ...], seed: bytes) -> _Round:
    """Let computer players play a round; *Next* is one press more."""
    state, turns = dealt, [0] * len(levels)
    for number in count():
        if isinstance(state.phase, RoundOver | MatchOver):
            break
        action = next_action(state, levels, derive(seed, number))
        if isinstance(action, TurnAction):
            turns[action.seat] += 1
        state, _ = apply(state, action)
    return _Round(tuple(turns), 1 + sum(turns))


def _samples(levels: tuple[str, ...], seed: int, *, short: bool) -> list[_Round]:
    options = _SHORT if short else _OPTIONS
    seeds = [derive(bytes([seed]), number) for number in range(_SAMPLES)]
    return [_played(new_match(options, len(levels), each)[0], levels, each) for each in seeds]


def _fast(seats: int, seed: int) -> list[_Round]:
    return _samples(("easy",) * seats, seed, short=True)


def _random(seats: int, seed: int) -> list[_Round]:
    return _samples(("easy", *("random",) * (seats - 1)), seed, short=True)


def _leave(seats: int, _seed: int) -> list[_Round]:
    """All others leave after three turns each, and press *Rematch*."""
    presses = 3 * seats + 2 * (seats - 1)
    return [_Round((3,) * seats, presses, RoundEnding.LEFT, frozenset(range(1, seats)))]


def _stop(stopper: Callable[[int], int]) -> Callable[[int, int], list[_Round]]:
    """One account after another stops the match after three turns each, and nobody says yes."""

    def rounds(seats: int, _seed: int) -> list[_Round]:
        stoppers = [frozenset({stopper(number) % seats}) for number in range(seats)]
        ended = RoundEnding.STOPPED
        return [_Round((3,) * seats, 4 * seats, ended, stopped) for stopped in stoppers]

    return rounds


_WAYS: dict[str, Callable[[int, int], list[_Round]]] = {
    "plays with hands of two cards": _fast,
    "loses on purpose, by random play": _random,
    "leaves after three turns": _leave,
    "stops": _stop(lambda _number: 0),
    "lets friends stop": _stop(lambda number: 1 + number),
}


class _World:
    """An empty database that rounds are counted in."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._numbers = count()

    async def count(self, rounds: Sequence[tuple[_Round, Sequence[int]]]) -> None:
        counted = [each.counted_with(people, next(self._numbers)) for each, people in rounds]
        async with self._database.write() as connection:
            sums = await Sums.load(connection, edition_of(FIRST_EDITION), counted)
            sums.add(counted, _NOW)
            await sums.save(connection)
            await sums.give_ranks(connection)

    async def place_of(self, person: int) -> int | None:
        """Return the worldwide place of a person."""
        async with self._database.read() as connection:
            places, viewer = Places(lambda: _NOW), Viewer(person, 1)
            own = (await leaderboard(connection, _WORLD, viewer, 1, places=places)).own
        return None if own is None else own.place

    async def parts(self) -> dict[int, int]:
        """Return where everybody's standings for all places are."""
        query = select(standings.c.user_id, standings.c.home_id).where(
            standings.c.home_id <= EVERYWHERE
        )
        async with self._database.read() as connection:
            return {row.user_id: row.home_id for row in await connection.execute(query)}


async def _cost(world: _World, plan: RanksPlan, way: str, accounts: int) -> FarmCost:
    """Let a farm play until it has the first place of an otherwise empty list, or gives up."""
    others = range(_FARMER + 1, _FARMER + accounts)
    # Twelve are enough: more accounts sit at further tables, with the one that is to win.
    tables = [
        (_FARMER, *others[start : start + _AT_A_TABLE - 1])
        for start in range(0, len(others), _AT_A_TABLE - 1)
    ]
    rounds = {len(people): _WAYS[way](len(people), plan.seed) for people in tables}
    presses, ranked = 0, None
    for number in count():
        lot: list[tuple[_Round, Sequence[int]]] = []
        for nth in range(number * _LOOKED_EVERY, (number + 1) * _LOOKED_EVERY):
            people = tables[nth % len(tables)]
            samples = rounds[len(people)]
            lot.append((samples[nth // len(tables) % len(samples)], people))
        await world.count(lot)
        presses += sum(each.presses for each, _ in lot)
        hours, place = presses * plan.seconds / 3600, await world.place_of(_FARMER)
        ranked = hours if ranked is None and place is not None else ranked
        if place == 1 or hours > plan.hours:
            return FarmCost(way, accounts, ranked, hours if place == 1 else None)
    raise AssertionError


def _evenings(plan: RanksPlan, groups: list[list[int]]) -> Iterator[tuple[_Round, Sequence[int]]]:
    """Yield what all groups play; of each second one every fourth round is at open tables."""
    rng = Random(plan.seed)
    samples = {n: _samples(("easy",) * n, plan.seed, short=False) for n in range(2, 9)}
    outgoing = [person for group in groups[1::2] for person in group]
    for number in range(plan.rounds):
        tables = groups
        if number % 4 == 3:
            rng.shuffle(outgoing)
            open_tables = [outgoing[start : start + 4] for start in range(0, len(outgoing), 4)]
            tables = [*groups[::2], *(table for table in open_tables if len(table) > 1)]
        for table in tables:
            yield rng.choice(samples[len(table)]), rng.sample(table, len(table))


async def _ranks_of_groups(world: _World, plan: RanksPlan) -> tuple[GroupRanks, ...]:
    people = count(_FARMER)
    groups = [[next(people) for _ in range(4 + n // 2 % 5)] for n in range(plan.groups)]
    lot: list[tuple[_Round, Sequence[int]]] = []
    for each in _evenings(plan, groups):
        lot.append(each)
        if len(lot) == 5 * _LOOKED_EVERY:
            await world.count(lot)
            lot = []
    await world.count(lot)
    parts = await world.parts()
    found: list[GroupRanks] = []
    for name, some in (("meet nobody else", groups[::2]), ("meet others", groups[1::2])):
        where = [parts[person] for group in some for person in group]
        ranked = len(where) - where.count(UNRANKED)
        found.append(GroupRanks(name, len(where), ranked, where.count(ESTABLISHED)))
    return tuple(found)


async def measure(plan: RanksPlan, report: Callable[[str], None]) -> RanksReport:
    """Let every kind of farm play, and then the groups, each in a world of its own."""
    farms: list[FarmCost] = []
    for way in _WAYS:
        for accounts in _ACCOUNTS:
            report(f"{accounts} accounts: {way}")
            async with _empty_world() as world:
                farms.append(await _cost(world, plan, way, accounts))
    report("groups")
    async with _empty_world() as world:
        return RanksReport(plan, tuple(farms), await _ranks_of_groups(world, plan))


@asynccontextmanager
async def _empty_world() -> AsyncGenerator[_World]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'ranks.sqlite3'}"
        await migrate.upgrade_async(url)
        database = Database(url)
        try:
            yield _World(database)
        finally:
            await database.close()


def run(arguments: argparse.Namespace) -> int:
    """Carry out `bench ranks`."""
    plan = RanksPlan(arguments.pace, arguments.hours, arguments.groups, arguments.rounds)

    def measured() -> RanksReport:
        return asyncio.run(measure(plan, report_progress))

    return give_out(arguments, "bench ranks", measured, table_of)


def table_of(report: RanksReport) -> Table:
    """Return the hours of each farm; the note says how the groups stand."""

    def hours(value: float | None) -> str:
        return f"over {report.plan.hours:.0f}" if value is None else f"{value:.1f}"

    rows = [
        (each.way, str(each.accounts), hours(each.ranked), hours(each.first))
        for each in report.farms
    ]
    note = " ".join(
        f"Groups that {each.groups}: {each.ranked} of {each.people} people have a rank, "
        f"{each.established} of them above all others."
        for each in report.groups
    )
    return Table(("Farm", "accounts", "a rank, hours", "the first place, hours"), rows, note)
