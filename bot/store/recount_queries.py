"""Queries of a recount: how far it is, and what it makes beside the sums that are shown."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Table, delete, func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .people_tables import Edition, edition_of
from .rows import to_value
from .schema import rounds as _rounds
from .schema import standings as _standings
from .schema import sums as _sums

NOBODY_YET = -(1 << 63)
"""Lower than the id of every person: where going through all people begins."""


class RecountPhase(StrEnum):
    """What a recount does next."""

    CLEARING = "clearing"
    """Remove what an earlier recount has left of the other edition."""
    COUNTING = "counting"
    """Add the rounds, in their order; standings are a draft."""
    RANKING = "ranking"
    """Give worldwide ranks in the draft."""
    INDEXING = "indexing"
    """Put the draft into the indexes."""
    CLOSING = "closing"
    """Add the rounds that have ended since, and show the edition."""
    TIDYING = "tidying"
    """Remove the edition that was shown before."""


class SumsRow(Struct, frozen=True):
    """Which edition of the sums is shown, and how far a recount is in making the other one.

    ``phase`` and ``made_by``, the program that counts, are None while nothing is recounted.
    ``counted`` is the position of the last round that was added. ``changes`` counts what has
    changed under a recount: people who delete their data, and new seasons.
    """

    shown: int
    changes: int
    phase: RecountPhase | None = None
    made_by: str | None = None
    counted: int = 0

    @property
    def other(self) -> int:
        """The number of the edition that is not shown."""
        return 1 - self.shown


async def load_sums(connection: AsyncConnection) -> SumsRow:
    """Return which edition is shown, and how far a recount is."""
    return to_value((await connection.execute(select(_sums))).one(), SumsRow)


async def save_sums(connection: AsyncConnection, row: SumsRow) -> None:
    """Store this. The caller holds the turn to tally."""
    await connection.execute(update(_sums).values(asdict(row)))


async def shown_edition(connection: AsyncConnection) -> Edition:
    """Return the edition to which finished rounds are added."""
    return edition_of((await load_sums(connection)).shown)


async def note_change(connection: AsyncConnection) -> None:
    """Let a recount read its sums again: somebody else has changed them, or what they are of."""
    await connection.execute(update(_sums).values(changes=_sums.c.changes + 1))


async def rounds_until(connection: AsyncConnection, position: int | None) -> int:
    """Return the number of tallied rounds up to this position; None: of all."""
    query = select(func.count()).select_from(_rounds)
    is_counted = (
        _rounds.c.tallied.is_not(None) if position is None else (_rounds.c.tallied <= position)
    )
    return (await connection.execute(query.where(is_counted))).scalar_one()


async def next_person(
    connection: AsyncConnection, table: Table, editions: Collection[int], start: int
) -> int | None:
    """Return the first person from `start` on with a row of these editions, None if there is none.

    The rows of a table are in the order of people.
    """
    user_id = table.c.user_id
    query = select(user_id).where(user_id >= start, table.c.edition.in_(editions))
    return (await connection.execute(query.order_by(user_id).limit(1))).scalar_one_or_none()


async def remove_some(
    connection: AsyncConnection, table: Table, editions: Collection[int], start: int, limit: int
) -> int:
    """Remove at most `limit` rows of these editions, of people from `start` on; return how many."""
    key = list(table.primary_key)
    user_id = table.c.user_id
    some = select(*key).where(user_id >= start, table.c.edition.in_(editions))
    some = some.order_by(user_id).limit(limit)
    done = await connection.execute(delete(table).where(tuple_(*key).in_(some)))
    return done.rowcount


async def people_in_draft(connection: AsyncConnection, start: int, limit: int) -> list[int]:
    """Return the first people from `start` on who have standings in the draft."""
    user_id = _standings.c.user_id
    query = select(user_id).distinct().where(user_id >= start, _standings.c.edition == schema.DRAFT)
    return list((await connection.execute(query.order_by(user_id).limit(limit))).scalars())


async def put_into_indexes(
    connection: AsyncConnection, edition: int, people: Collection[int]
) -> None:
    """Make the draft standings of these few people a part of this edition."""
    of_people = _standings.c.user_id.in_(people), _standings.c.edition == schema.DRAFT
    await connection.execute(update(_standings).where(*of_people).values(edition=edition))
