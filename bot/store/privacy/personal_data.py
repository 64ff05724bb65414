"""The columns that name people, by which a person's data is counted, exported and removed.

A test compares them with the schema: a new column that could hold the id of a person has to be
named here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator, Collection, Iterator, Mapping, Sequence
from datetime import date, datetime
from enum import Enum, auto
from typing import Any, NamedTuple

from msgspec.structs import asdict
from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    LargeBinary,
    RowMapping,
    Select,
    Table,
    and_,
    func,
    literal,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from bot.engine import SeedWord

from .. import schema
from ..people_tables import ALL_TABLES
from ..shown_sums import SHOWN


class Fate(Enum):
    """What happens to a row when the person deletes their data."""

    REMOVED = auto()
    """The row is about them alone."""
    SOMEBODY = auto()
    """The row holds results of others, too: the person is replaced by a stand-in."""
    KEPT = auto()
    """The row stays with their id; what was typed about them is emptied."""


class ErasureStage(Enum):
    """When a row's turn comes while a person is deleted, which takes several transactions."""

    AT_ONCE = auto()
    """In the first transaction: a few rows, by which others see the person."""
    BY_GAME = auto()
    """With the other rows of its game."""
    BY_ROW = auto()
    """At any time: nobody sees whose row it is."""
    LAST = auto()
    """In the last transaction."""


class DataKind(Enum):
    """A kind of stored data, as people see it; the value is the key of its text."""

    GAMES = "games"
    MESSAGES = "messages"
    ROUNDS = "rounds"
    STATISTICS = "statistics"
    RATINGS = "ratings"
    ACHIEVEMENTS = "achievements"
    SETTINGS = "settings"
    FAVOURITES = "favourites"
    SEASONS = "seasons"
    BLOCKS = "blocks"


class Holding(NamedTuple):
    """A column with the ids of people, whose rows are deleted at a `stage`.

    `name` is the column with their names, if there is one. `said` is a column with what they have
    typed, `account` one with the name of their account: both are emptied if the row stays. Rows
    that are not `told` are neither counted for the person nor exported.
    """

    column: Column[Any]
    kind: DataKind
    fate: Fate
    stage: ErasureStage
    name: Column[Any] | None = None
    said: Column[Any] | None = None
    account: Column[Any] | None = None
    told: bool = True

    @property
    def table(self) -> Table:
        table = self.column.table
        assert isinstance(table, Table)
        return table


_AT_ONCE, _BY_GAME, _BY_ROW = ErasureStage.AT_ONCE, ErasureStage.BY_GAME, ErasureStage.BY_ROW

HOLDINGS = (
    Holding(schema.games.c.host_id, DataKind.GAMES, Fate.SOMEBODY, _BY_GAME),
    Holding(
        *(schema.seats.c.user_id, DataKind.GAMES, Fate.SOMEBODY, _BY_GAME),
        *(schema.seats.c.name, schema.seats.c.word, schema.seats.c.account),
    ),
    Holding(schema.messages.c.user_id, DataKind.MESSAGES, Fate.REMOVED, _BY_GAME),
    # By a token one could write in the place of the bot, for some minutes.
    Holding(
        *(schema.interaction_tokens.c.user_id, DataKind.MESSAGES, Fate.REMOVED, _AT_ONCE),
        told=False,
    ),
    Holding(
        *(schema.round_results.c.user_id, DataKind.ROUNDS, Fate.SOMEBODY, _BY_GAME),
        *(schema.round_results.c.name, schema.round_results.c.word),
    ),
    Holding(
        *(schema.round_leavers.c.user_id, DataKind.ROUNDS, Fate.SOMEBODY, _BY_GAME),
        *(schema.round_leavers.c.name, schema.round_leavers.c.word),
    ),
    Holding(
        *(schema.match_wins.c.user_id, DataKind.STATISTICS, Fate.SOMEBODY, _BY_GAME),
        schema.match_wins.c.name,
    ),
    Holding(
        *(schema.standings.c.user_id, DataKind.STATISTICS, Fate.SOMEBODY, _AT_ONCE),
        schema.standings.c.name,
    ),
    Holding(schema.rivalries.c.user_id, DataKind.STATISTICS, Fate.SOMEBODY, _BY_ROW),
    Holding(schema.rivalries.c.rival_id, DataKind.STATISTICS, Fate.SOMEBODY, _BY_ROW),
    Holding(schema.friend_scores.c.user_id, DataKind.STATISTICS, Fate.REMOVED, _BY_ROW),
    Holding(schema.friend_scores.c.rival_id, DataKind.STATISTICS, Fate.REMOVED, _BY_ROW),
    Holding(schema.acquaintances.c.user_id, DataKind.STATISTICS, Fate.REMOVED, _BY_ROW),
    Holding(schema.acquaintances.c.rival_id, DataKind.STATISTICS, Fate.REMOVED, _BY_ROW),
    Holding(schema.person_totals.c.user_id, DataKind.STATISTICS, Fate.REMOVED, _AT_ONCE),
    Holding(
        *(schema.solo_totals.c.user_id, DataKind.STATISTICS, Fate.REMOVED, _AT_ONCE),
        schema.solo_totals.c.name,
    ),
    Holding(schema.ratings.c.user_id, DataKind.RATINGS, Fate.SOMEBODY, _AT_ONCE),
    Holding(schema.rating_steps.c.user_id, DataKind.RATINGS, Fate.REMOVED, _BY_ROW),
    Holding(schema.achievements.c.user_id, DataKind.ACHIEVEMENTS, Fate.REMOVED, _AT_ONCE),
    Holding(schema.people.c.user_id, DataKind.SETTINGS, Fate.REMOVED, _AT_ONCE),
    Holding(schema.subscribers.c.user_id, DataKind.SETTINGS, Fate.REMOVED, _AT_ONCE),
    Holding(schema.weeklies.c.set_by, DataKind.SETTINGS, Fate.SOMEBODY, _AT_ONCE),
    Holding(
        *(schema.weekly_answers.c.user_id, DataKind.SETTINGS, Fate.SOMEBODY, _AT_ONCE),
        name=schema.weekly_answers.c.name,
        account=schema.weekly_answers.c.account,
    ),
    Holding(schema.favourites.c.user_id, DataKind.FAVOURITES, Fate.REMOVED, _AT_ONCE),
    Holding(schema.seasons.c.began_by, DataKind.SEASONS, Fate.SOMEBODY, _AT_ONCE),
    Holding(
        *(schema.blocks.c.user_id, DataKind.BLOCKS, Fate.KEPT, _AT_ONCE),
        said=schema.blocks.c.reason,
    ),
    Holding(schema.erasures.c.user_id, DataKind.SETTINGS, Fate.REMOVED, ErasureStage.LAST),
)
"""Columns that hold a single id."""

LISTS = (schema.games.c.invited, schema.games.c.followers, schema.games.c.evening)
"""Columns with several people in each value, each with a `user_id` and a `name`. Invited players
and people of an evening are replaced by a stand-in, followers are removed.
"""

_TOLD = [holding for holding in HOLDINGS if holding.told]


async def count_of(connection: AsyncConnection, user_id: int) -> dict[DataKind, int]:
    """Return the number of rows of each kind that name this person, without zeros."""
    counted: Counter[DataKind] = Counter()
    for holding in _TOLD:
        query = select(func.count()).where(_is_named_in(holding, user_id))
        counted[holding.kind] += (await connection.execute(query)).scalar_one()
    for column in LISTS:
        query = select(func.count()).select_from(schema.games).where(is_listed(column, user_id))
        counted[DataKind.GAMES] += (await connection.execute(query)).scalar_one()
    return {kind: number for kind, number in counted.items() if number}


def _is_named_in(holding: Holding, user_id: int) -> ColumnElement[bool]:
    """Return the condition that the column names this person; of sums, only in those shown."""
    is_named = holding.column == user_id
    if holding.table not in ALL_TABLES:
        return is_named
    return and_(is_named, holding.table.c.edition == SHOWN)


_Row = dict[str, Any]
_HIDDEN = frozenset(
    {
        *("seed", "last_secret", "words", "word_seal", "origin", "snapshot"),
        *("votes", "invited", "followers", "deadlines", "rival_id", "edition", "evening"),
        "recess",
    }
)
"""Columns that would reveal what a match under way hides, or who others are."""

_ROWS_AT_ONCE = 50
"""Rows that are read without a break: whoever clicks meanwhile waits for as many."""


async def rows_of(
    connection: AsyncConnection, user_id: int
) -> AsyncGenerator[tuple[str, list[_Row]]]:
    """Yield the data of this person: a table and some of its rows, as plain values.

    It contains of others only what everybody at their tables saw: how the rounds that they played
    together ended. Hands, seeds and the like of games under way are left out.
    """
    for holding in _TOLD:
        if holding.column.name in _HIDDEN or holding.table is schema.round_results:
            continue  # the row is another's, or told with its round
        query = select(*_shown(holding.table)).where(_is_named_in(holding, user_id))
        async for some in _some_rows(connection, query):
            yield str(holding.table.name), [_plain(row) for row in some]
    async for evenings in _evenings_of(connection, user_id):
        yield "evenings", evenings
    async for rounds in _rounds_of(connection, user_id):
        yield str(schema.round_results.name), rounds


async def _evenings_of(connection: AsyncConnection, user_id: int) -> AsyncGenerator[list[_Row]]:
    """Yield what evenings hold of this person, each with the game that it is stored with."""
    evening = schema.games.c.evening
    query = select(schema.games.c.id, evening).where(is_listed(evening, user_id))
    async for some in _some_rows(connection, query):
        yield [
            {"game_id": row["id"], "evening": row["evening"].name, **_plain(asdict(own))}
            for row in some
            if (own := row["evening"].find(user_id)) is not None
        ]


async def evenings_naming(connection: AsyncConnection, user_id: int) -> list[str]:
    """Return the ids of the games with evenings that name this person and can go on."""
    games = schema.games.c
    query = select(games.id).where(schema.MAY_GO_ON, is_listed(games.evening, user_id))
    return list((await connection.execute(query)).scalars())


async def _some_rows(
    connection: AsyncConnection, query: Select[*tuple[Any, ...]]
) -> AsyncGenerator[Sequence[RowMapping]]:
    """Yield the rows that a query finds, some at a time."""
    async with connection.stream(query) as found:
        async for some in found.mappings().partitions(_ROWS_AT_ONCE):
            yield some


def _shown(table: Table) -> list[ColumnElement[Any]]:
    return [column for column in table.columns if column.name not in _HIDDEN]


async def _rounds_of(connection: AsyncConnection, user_id: int) -> AsyncGenerator[list[_Row]]:
    """Yield the rounds that this person played, each with the results of all by name."""
    mine = select(schema.round_results.c.game_id, schema.round_results.c.number).where(
        schema.round_results.c.user_id == user_id
    )
    keys = set[tuple[str, int]]()
    async for some in _some_rows(connection, mine):
        keys |= {(row["game_id"], row["number"]) for row in some}
    for games in _by_rounds(keys):
        yield await _rounds_with_results(connection, games, keys)


def _by_rounds(keys: Collection[tuple[str, int]]) -> Iterator[list[str]]:
    """Yield the games of these rounds, some at a time: a match can have hundreds of rounds."""
    games, rounds = list[str](), 0
    for game_id, number in sorted(Counter(game_id for game_id, _ in keys).items()):
        games.append(game_id)
        rounds += number
        if rounds >= _ROWS_AT_ONCE:
            yield games
            games, rounds = [], 0
    if games:
        yield games


async def _rounds_with_results(
    connection: AsyncConnection, games: Sequence[str], keys: Collection[tuple[str, int]]
) -> list[_Row]:
    found: dict[tuple[str, int], _Row] = {}
    rounds = select(*_shown(schema.rounds)).where(schema.rounds.c.game_id.in_(games))
    async for some in _some_rows(connection, rounds):
        for row in some:
            if (key := (row["game_id"], row["number"])) in keys:
                found[key] = {**_plain(row), "results": []}
    results = select(
        *(column for column in schema.round_results.columns if column.name != "user_id")
    )
    results = results.where(schema.round_results.c.game_id.in_(games)).order_by(
        schema.round_results.c.place
    )
    async for some in _some_rows(connection, results):
        for row in some:
            if (told := found.get((row["game_id"], row["number"]))) is not None:
                told["results"].append(_plain(row))
    return list(found.values())


def _plain(row: Mapping[Any, Any]) -> _Row:
    return {str(name): _plain_value(value) for name, value in row.items() if value is not None}


def _plain_value(value: Any) -> Any:
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, (datetime, date)):
        return value.isoformat()
    if isinstance(value, SeedWord):
        return value.text
    return value


def is_listed(column: ColumnElement[Any], user_id: int) -> ColumnElement[bool]:
    """Return the condition that the list names this person: it contains their id in JSON."""
    return _Holds(column, literal(f'"user_id":{user_id},'.encode(), LargeBinary()))


class _Holds(FunctionElement[bool]):
    """The condition that the bytes of a column contain other bytes."""

    type = Boolean()
    inherit_cache = True


@compiles(_Holds, "sqlite")
def _in_sqlite(element: _Holds, compiler: Any, **given: Any) -> str:
    whole, part = element.clauses
    return f"instr({compiler.process(whole, **given)}, {compiler.process(part, **given)}) > 0"


@compiles(_Holds, "postgresql")
def _in_postgresql(element: _Holds, compiler: Any, **given: Any) -> str:
    whole, part = element.clauses
    return f"position({compiler.process(part, **given)} in {compiler.process(whole, **given)}) > 0"
