"""The sums that are shown, read as a whole."""

from __future__ import annotations

from typing import Any

from sqlalchemy import FromClause, select

from bot.store import shown_sums
from bot.store.database import Database

SUMS = (
    shown_sums.standings,
    shown_sums.ratings,
    shown_sums.rating_steps,
    shown_sums.person_totals,
    shown_sums.solo_totals,
    shown_sums.rivalries,
    shown_sums.friend_scores,
    shown_sums.achievements,
)


async def rows_of(database: Database, table: FromClause) -> list[Any]:
    """Return all rows, in the order of their keys."""
    query = select(table).order_by(*table.primary_key)
    async with database.read() as connection:
        return list(await connection.execute(query))
