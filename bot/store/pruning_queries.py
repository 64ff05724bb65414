"""Queries that remove what nobody needs any more of games that are long over."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .recount_queries import note_change
from .schema import IS_OVER
from .schema import games as _games
from .schema import records as _records
from .schema import removals as _removals
from .schema import rounds as _rounds


class RoundRemoval(StrEnum):
    """What is removed from rounds that are long over; the sums over them stay."""

    RECORDS = "records"
    """The records of how they were played."""
    RESULTS = "results"
    """The whole rounds: players, results and records."""


async def games_to_prune(connection: AsyncConnection, before: datetime, limit: int) -> list[str]:
    """Return the ids of games that were over before this moment, the oldest first.

    They are locked until the end of the transaction; games that others have locked are skipped.
    """
    query = (
        select(_games.c.id)
        .where(IS_OVER, _games.c.updated_at < before)
        .order_by(_games.c.updated_at)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    return list((await connection.execute(query)).scalars())


async def remove_games(connection: AsyncConnection, game_ids: Sequence[str]) -> None:
    """Remove these games with their seats, actions and messages; their rounds and results stay."""
    await connection.execute(delete(_games).where(_games.c.id.in_(game_ids)))


async def removed_until(connection: AsyncConnection, what: RoundRemoval) -> int:
    """Return the position of the last counted round from which this was removed, 0 for none."""
    query = select(_removals.c.tallied).where(_removals.c.what == what)
    return (await connection.execute(query)).scalar_one_or_none() or 0


async def is_anything_removed(connection: AsyncConnection) -> bool:
    """Return whether the sums contain rounds of which something was removed."""
    query = select(func.count()).select_from(_removals)
    return (await connection.execute(query)).scalar_one() > 0


async def remove_of_rounds(
    connection: AsyncConnection, what: RoundRemoval, before: datetime, limit: int
) -> int:
    """Remove this from counted rounds that were over before this moment; return how many.

    The rounds are taken in the order in which they were counted. Results stay while their game is
    stored. The last counted round stays, so that counting can continue from its position.
    """
    done = await removed_until(connection, what)
    newest = select(func.max(_rounds.c.tallied)).scalar_subquery()
    query = (
        select(_rounds.c.game_id, _rounds.c.number, _rounds.c.tallied, _rounds.c.ended_at)
        .add_columns(_games.c.id.is_not(None).label("is_kept"))
        .outerjoin(_games, _games.c.id == _rounds.c.game_id)
        .where(_rounds.c.tallied > done, _rounds.c.tallied < newest)
        .order_by(_rounds.c.tallied)
        .limit(limit)
    )
    old: list[tuple[str, int]] = []
    last = done
    for row in await connection.execute(query):
        if row.ended_at >= before or (row.is_kept and what is RoundRemoval.RESULTS):
            break
        old.append((row.game_id, row.number))
        last = row.tallied
    if old:
        table = _records if what is RoundRemoval.RECORDS else _rounds
        keys = [and_(table.c.game_id == game, table.c.number == number) for game, number in old]
        await connection.execute(delete(table).where(or_(*keys)))
        await _note(connection, what, done, last)
        await note_change(connection)
    return len(old)


async def _note(connection: AsyncConnection, what: RoundRemoval, done: int, last: int) -> None:
    if done:
        query = update(_removals).where(_removals.c.what == what).values(tallied=last)
    else:
        query = insert(_removals).values(what=what, tallied=last)
    await connection.execute(query)
