"""A database as it is after years: very many rounds, people, servers and messages."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from functools import partial
from itertools import accumulate, islice
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace
from sqlalchemy import TextClause, func, select, text

from bot.engine import Mode
from bot.errors import OperatorError
from bot.leaderboard_choice import Period
from bot.players.deal_odds import PLAYED_BY, PLAYOUTS, DealOdds
from bot.store import game_queries, message_queries, round_queries, schema
from bot.store.database import Database
from bot.store.people_tables import FIRST_EDITION, STANDINGS, edition_of
from bot.store.rank_queries import give_ranks
from bot.store.rows import GameRow, MessageKind, MessageRow, ResultRow, RoundRow
from bot.store.sum_rows import EVERY_GAME, UNRANKED, StandingRow
from bot.store.transactions import Transaction, Write
from bot.tables.rounds.rounds_with_facts import RoundWithFacts
from bot.tables.tallying.standings import kept_periods, period_name, share_to_sort_by
from bot.views.table_values import Ending, SeatRow, Status

from .played_rounds import played_rounds

_AT_ONCE = 20_000
_SEATS = 4
_ROUNDS_OF_A_GAME = 4
_SPAN = timedelta(days=365)
_MODES = (*(Mode.CLASSIC,) * 3, Mode.FLIP, Mode.MERCY)
_PLAYED = 40
"""The number of rounds of each game that are really played; all others are copies of these."""

_IN_ORDER = (
    game_queries.ADD_ROUND,
    game_queries.ADD_RESULT,
    round_queries.ADD_RECORD,
    game_queries.ADD_GAME,
    game_queries.ADD_SEAT,
    message_queries.ADD_MESSAGE,
)
"""The order of writing: a row comes after the rows that it refers to."""


class Growth(Struct, frozen=True):
    """How much was played; ``messages`` are all that were sent and not pruned yet.

    ``regular`` is the id of a person who has played in the first ``of_regular`` rounds.
    """

    rounds: int
    people: int
    servers: int
    messages: int
    seed: int = 1
    regular: int = 0
    of_regular: int = 0


class Population:
    """The people and their servers: a few servers are big, most are small."""

    def __init__(self, growth: Growth) -> None:
        self._chance = random.Random(growth.seed)
        self.servers = [(server + 1) << 22 for server in range(growth.servers)]
        sizes = [1 / (rank + 1) for rank in range(growth.servers)]
        self._sizes = list(accumulate(sizes))
        homes = self._chance.choices(
            range(growth.servers), cum_weights=self._sizes, k=growth.people
        )
        self._at_home: list[list[int]] = [[] for _ in self.servers]
        for person, home in enumerate(homes, 1):
            self._at_home[home].append(person)

    def table(self) -> tuple[int, list[int]]:
        """Return a server and four people who play there."""
        (server,) = self._chance.choices(range(len(self.servers)), cum_weights=self._sizes)
        here = self._at_home[server]
        while len(here) < _SEATS:
            server = (server + 1) % len(self.servers)
            here = self._at_home[server]
        return self.servers[server], self._chance.sample(here, _SEATS)

    def table_of(self, regular: int) -> tuple[int, list[int]]:
        """Return the biggest server and four people who play there, one of them this one."""
        others = [person for person in self._at_home[0] if person != regular]
        return self.servers[0], [regular, *self._chance.sample(others, _SEATS - 1)]


async def is_full(database: Database, growth: Growth) -> bool:
    """Return whether exactly this was written already; False if the database is empty.

    Raise `OperatorError` if it contains something else.
    """
    async with database.read() as connection:
        held = [
            (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in (schema.rounds, schema.messages)
        ]
    per_game = _SEATS + 1
    if held == [growth.rounds, growth.messages // per_game * per_game]:
        return True
    if any(held):
        raise OperatorError(
            f"The database holds {held[0]:,} rounds and {held[1]:,} messages already.\n"
            "Name an empty one, or ask with the numbers that it was filled with."
        )
    return False


async def grow(
    database: Database, growth: Growth, now: datetime, report: Callable[[str], None]
) -> Population:
    """Fill an empty database, with all that is derived from rounds."""
    database = database.patient
    population = Population(growth)
    chance = random.Random(growth.seed + 1)
    sums = QuickSums(now)
    rounds = _rounds(population, growth, now, chance, sums)
    await _write(database, rounds, lambda done: report(f"{done:,} rows of rounds and results"))
    games = _games(population, growth, now, chance)
    await _write(database, games, lambda done: report(f"{done:,} rows of games and messages"))
    await sums.write(database, lambda done: report(f"{done:,} standings"))
    await database.tidy()
    return population


async def _write(
    database: Database,
    rows: Iterator[tuple[Write, dict[str, Any]]],
    report: Callable[[int], None],
) -> None:
    done = 0
    while some := list(islice(rows, _AT_ONCE)):
        by_table: dict[Write, list[dict[str, Any]]] = {statement: [] for statement in _IN_ORDER}
        for statement, values in some:
            by_table[statement].append(values)
        await database.transact(partial(_add, by_table))
        done += len(some)
        report(done)


async def _add(by_table: dict[Write, list[dict[str, Any]]], transaction: Transaction) -> None:
    for statement, together in by_table.items():
        if together:
            await transaction.run_each(statement, together)


def _rounds(
    population: Population,
    growth: Growth,
    now: datetime,
    chance: random.Random,
    sums: QuickSums,
) -> Iterator[tuple[Write, dict[str, Any]]]:
    guild_id, people = population.table()
    played = {mode: _played(mode, now) for mode in set(_MODES)}
    for count in range(growth.rounds):
        if count % _ROUNDS_OF_A_GAME == 0:
            is_of_regular = count < growth.of_regular
            guild_id, people = (
                population.table_of(growth.regular) if is_of_regular else population.table()
            )
        number = count % _ROUNDS_OF_A_GAME + 1
        game_id = f"r{count // _ROUNDS_OF_A_GAME:x}"
        kept = chance.choice(played[_MODES[guild_id % len(_MODES)]])
        row = replace(
            kept.row,
            game_id=game_id,
            number=number,
            home_id=guild_id,
            channel_id=guild_id + 1,
            ended_at=now - _SPAN * (1 - count / growth.rounds),
            tallied=count + 1,
        )
        values = asdict(row)
        results = values.pop("results")
        del values["record"]
        yield game_queries.ADD_ROUND, values
        key = {"game_id": game_id, "number": number}
        for result, person in zip(results, people, strict=True):
            is_last = number == _ROUNDS_OF_A_GAME
            theirs = replace(
                result,
                name=f"Person {person}",
                user_id=person,
                match_won=result.won and is_last,
            )
            sums.add(row, theirs)
            yield game_queries.ADD_RESULT, key | asdict(theirs)
        yield round_queries.ADD_RECORD, key | kept.known


class _Kept(Struct, frozen=True):
    """A round from which others are made: its row, and the facts ``known`` of it."""

    row: RoundRow
    known: dict[str, Any]


def _played(mode: Mode, now: datetime) -> list[_Kept]:
    """Return rounds of this game; their card values are invented."""
    shares = DealOdds(PLAYOUTS, (PLAYOUTS // _SEATS,) * _SEATS)
    odds = {"odds": msgspec.json.encode(shares), "odds_by": PLAYED_BY}
    return [
        _Kept(
            each.row,
            {
                "record": each.record.encode(),
                "facts": RoundWithFacts(each.row, each.facts).encoded_facts(),
                **odds,
            },
        )
        for each in played_rounds(mode, _SEATS, b"grown", _PLAYED, now)
    ]


def _games(
    population: Population, growth: Growth, now: datetime, chance: random.Random
) -> Iterator[tuple[Write, dict[str, Any]]]:
    """Return finished games with their messages, one in a thousand of them still in progress."""
    of_a_game = _SEATS + 1
    for count in range(growth.messages // of_a_game):
        guild_id, people = population.table()
        is_over = count % 1000 != 0
        game_id = f"m{count:x}"
        ended_at = now - timedelta(days=30) * chance.random()
        game = GameRow(
            game_id,
            guild_id,
            (count << 22) + 1,
            people[0],
            Status.OVER if is_over else Status.LIVE,
            60,
            mode="classic",
            options=(),
            created_at=ended_at,
            updated_at=ended_at,
            snapshot=bytes(1500),
            ending=Ending.FINISHED if is_over else None,
        )
        yield game_queries.ADD_GAME, game_queries.game_values(game) | {"claimed_until": None}
        for seat, person in enumerate(people):
            yield game_queries.ADD_SEAT, asdict(SeatRow(game_id, seat, f"Person {person}", person))
        for number in range(of_a_game):
            seat = number - 1
            message = MessageRow(
                id=count * of_a_game + number + 1,
                game_id=game_id,
                server_id=guild_id,
                kind=MessageKind.HAND if number else MessageKind.BOARD,
                seat=seat if number else None,
                user_id=people[seat] if number else None,
                channel_id=people[seat] + (1 << 40) if number else game.channel_id,
                message_id=(count * of_a_game + number + 1) << 22,
                shown_version=60,
                wanted_version=60 if is_over else None,
                posted_at=ended_at,
            )
            values = message_queries.message_values(message)
            del values["own_id"]
            yield message_queries.ADD_MESSAGE, values


def _meetings(table: str, *of_round: str) -> TextClause:
    """Return the statement that counts how each two people have fared, by columns of a round."""
    key = ", ".join(("user_id", "rival_id", *of_round))
    people = ", ".join(("a.user_id", "b.user_id", *of_round))
    return text(
        f"""
        INSERT INTO {table} ({key}, rounds, ahead, behind)
        SELECT {people}, count(*),
               sum(CASE WHEN a.place < b.place THEN 1 ELSE 0 END),
               sum(CASE WHEN a.place > b.place THEN 1 ELSE 0 END)
        FROM round_results a
        JOIN round_results b ON b.game_id = a.game_id AND b.number = a.number AND b.seat <> a.seat
        JOIN rounds ON rounds.game_id = a.game_id AND rounds.number = a.number
        GROUP BY {people}
        """
    )


_MEETINGS = (_meetings("rivalries"), _meetings("friend_scores", "home_id", "mode"))

_ROUNDS, _WINS, _MATCHES, _POINTS, _STREAK = range(5)


class QuickSums:
    """Sums of rounds as they are made: standings without ratings and catches, and rivalries."""

    def __init__(self, now: datetime) -> None:
        self._kept = kept_periods(now)
        self._names: dict[int, str] = {}
        self._sums: dict[tuple[int, int, str, str], list[int]] = {}

    def add(self, row: RoundRow, result: ResultRow) -> None:
        """Add a person's result of a round that was played to its end."""
        assert result.user_id is not None
        self._names[result.user_id] = result.name
        for period in self._periods(row.ended_at):
            key = result.user_id, row.home_id, period, row.mode
            sums = self._sums.setdefault(key, [0, 0, 0, 0, 0])
            sums[_ROUNDS] += 1
            sums[_WINS] += result.won
            sums[_MATCHES] += result.match_won
            sums[_POINTS] += result.points if row.scoring == "winner" else 0
            if row.number == _ROUNDS_OF_A_GAME:
                sums[_STREAK] = sums[_STREAK] + 1 if result.match_won else 0

    def _periods(self, at: datetime) -> Iterator[str]:
        yield Period.EVER.value
        yield from {period_name(Period.MONTH, at), period_name(Period.WEEK, at)} & self._kept

    async def write(self, database: Database, report: Callable[[int], None]) -> None:
        """Write the sums to the empty tables of a database; `report` is called with the number so
        far."""
        # Rivalries of very many rounds take longer than anybody waits who plays.
        database, rows, done = database.patient, self._rows(), 0
        while some := list(islice(rows, _AT_ONCE)):
            async with database.write() as connection:
                await STANDINGS.save(connection, FIRST_EDITION, some)
            done += len(some)
            report(done)
        async with database.write() as connection:
            for statement in _MEETINGS:
                await connection.execute(statement)
        # Ranks are looked up over all rivalries, which PostgreSQL does well only once it has
        # counted them.
        await database.tidy()
        async with database.write() as connection:
            await give_ranks(connection, edition_of(FIRST_EDITION), self._names)

    def _rows(self) -> Iterator[StandingRow]:
        for (user_id, period), places in self._by_person().items():
            for (guild_id, mode), sums in places.items():
                has_streak = mode != EVERY_GAME and guild_id != UNRANKED
                yield StandingRow(
                    user_id,
                    guild_id,
                    period,
                    mode,
                    name=self._names[user_id],
                    rounds=sums[_ROUNDS],
                    wins=sums[_WINS],
                    matches=sums[_MATCHES],
                    points=sums[_POINTS],
                    share=share_to_sort_by(sums[_WINS], sums[_ROUNDS]),
                    streak=sums[_STREAK] if has_streak and period == Period.EVER else 0,
                )

    def _by_person(self) -> dict[tuple[int, str], dict[tuple[int, str], list[int]]]:
        """Return each person's sums in a period: here and everywhere, for one game and for all."""
        people: dict[tuple[int, str], dict[tuple[int, str], list[int]]] = {}
        for (user_id, guild, period, game), sums in self._sums.items():
            places = people.setdefault((user_id, period), {})
            for guild_id in (guild, UNRANKED):
                for mode in (EVERY_GAME, game):
                    before = places.get((guild_id, mode), [0, 0, 0, 0, 0])
                    added = [a + b for a, b in zip(before, sums, strict=True)]
                    places[guild_id, mode] = added
        return people
