"""Queries that take away what nobody needs any more of games that are long over."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import IS_OVER
from .schema import games as _games


async def games_to_prune(connection: AsyncConnection, before: datetime, limit: int) -> list[str]:
    """The ids of games that were over before this moment, the first of them first.

    They are the caller's until the end of the transaction; those of others are passed over.
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
