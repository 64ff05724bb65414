"""The tables of sums over rounds, as what counts rounds reads and writes them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Table, and_, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .database import batches
from .rows import to_values
from .sum_rows import (
    AchievementRow,
    AcquaintanceRow,
    FriendScoreRow,
    PersonTotalsRow,
    RatingRow,
    RatingStepRow,
    RivalryRow,
    SoloTotalsRow,
    StandingRow,
)

Row = TypeVar("Row", bound=Struct)

FIRST_EDITION = 0
"""The edition that a new database shows."""

_EDITION = "edition"

_MOST_TOGETHER = 60
"""People in one query: each of them is looked up with each other one."""


class Edition(Struct, frozen=True):
    """An edition of the sums: its number, and that of its standings."""

    number: int
    standings: int


def edition_of(number: int) -> Edition:
    """Return the edition with this number, whose standings are in the indexes."""
    return Edition(number, number)


def draft_of(number: int) -> Edition:
    """Return the edition with this number while its standings are in no index."""
    return Edition(number, schema.DRAFT)


class PeopleTable(Generic[Row]):
    """A table of sums with a person's id in each row, first in its key."""

    def __init__(self, table: Table, kind: type[Row]) -> None:
        self.table = table
        self._kind = kind
        self._keys = tuple(column.name for column in table.primary_key)
        is_it = and_(*(column == bindparam(f"own_{column.name}") for column in table.primary_key))
        plain = [column.name for column in table.columns if column.name not in self._keys]
        self._add = insert(table)
        self._save = update(table).where(is_it).values({name: bindparam(name) for name in plain})
        self._remove = delete(table).where(is_it)

    async def of_people(
        self, connection: AsyncConnection, edition: int, people: Collection[int]
    ) -> list[Row]:
        """Return all rows of these people."""
        rows: list[Row] = []
        for some in batches(people):
            query = select(self.table).where(self.table.c.user_id.in_(some))
            rows += await self._found(connection, query, edition)
        return rows

    async def of_companies(
        self, connection: AsyncConnection, edition: int, companies: Iterable[Collection[int]]
    ) -> list[Row]:
        """Return the rows of each two people who are in one of these companies, and of some more.

        Somebody who has played for years has met thousands: all rows of a person would be many.
        """
        rows: list[Row] = []
        for some in _merged(companies):
            columns = self.table.c
            query = select(self.table).where(columns.user_id.in_(some), columns.rival_id.in_(some))
            rows += await self._found(connection, query, edition)
        return rows

    async def _found(self, connection: AsyncConnection, query: Any, edition: int) -> list[Row]:
        query = query.where(self.table.c.edition == edition)
        return to_values(await connection.execute(query), self._kind)

    async def save(
        self,
        connection: AsyncConnection,
        edition: int,
        new: Sequence[Row],
        changed: Sequence[Row] = (),
    ) -> None:
        """Store rows that are new, and rows that have changed."""
        if new:
            await connection.execute(self._add, [asdict(row) | {_EDITION: edition} for row in new])
        if changed:
            named = [self._named(asdict(row) | {_EDITION: edition}) for row in changed]
            await connection.execute(self._save, named)

    async def remove(self, connection: AsyncConnection, keys: Sequence[Sequence[Any]]) -> None:
        """Remove the rows with these keys, which end with the edition."""
        named = [f"own_{name}" for name in self._keys]
        values = [dict(zip(named, key, strict=True)) for key in keys]
        await connection.execute(self._remove, values)

    def _named(self, values: dict[str, Any]) -> dict[str, Any]:
        return {
            (f"own_{name}" if name in self._keys else name): each for name, each in values.items()
        }


def _merged(companies: Iterable[Collection[int]]) -> Iterator[set[int]]:
    """Yield the people of several companies together, which are asked for in one query."""
    people = set[int]()
    for company in companies:
        if people and len(people | set(company)) > _MOST_TOGETHER:
            yield people
            people = set[int]()
        people |= set(company)
    if people:
        yield people


STANDINGS = PeopleTable(schema.standings, StandingRow)
RATINGS = PeopleTable(schema.ratings, RatingRow)
RATING_STEPS = PeopleTable(schema.rating_steps, RatingStepRow)
PERSON_TOTALS = PeopleTable(schema.person_totals, PersonTotalsRow)
RIVALRIES = PeopleTable(schema.rivalries, RivalryRow)
FRIEND_SCORES = PeopleTable(schema.friend_scores, FriendScoreRow)
ACHIEVEMENTS = PeopleTable(schema.achievements, AchievementRow)
SOLO_TOTALS = PeopleTable(schema.solo_totals, SoloTotalsRow)
ACQUAINTANCES = PeopleTable(schema.acquaintances, AcquaintanceRow)

ALL_TABLES = tuple(
    each.table
    for each in (
        *(STANDINGS, RATINGS, RATING_STEPS, ACQUAINTANCES),
        *(PERSON_TOTALS, SOLO_TOTALS, RIVALRIES, FRIEND_SCORES, ACHIEVEMENTS),
    )
)
