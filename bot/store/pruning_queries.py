"""Queries that take away what nobody needs any more of games that are long over."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import Status
from .schema import actions as _actions
from .schema import games as _games


async def games_to_prune(connection: AsyncConnection, before: datetime, limit: int) -> list[str]:
    """The ids of games that were over before this moment and still have actions.

    They are the caller's until the end of the transaction; those of others are passed over.
    """
    has_actions = exists().where(_actions.c.game_id == _games.c.id)
    query = (
        select(_games.c.id)
        .where(_games.c.status == Status.OVER, _games.c.updated_at < before, has_actions)
        .order_by(_games.c.id)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    return list((await connection.execute(query)).scalars())


async def remove_actions(connection: AsyncConnection, game_ids: Sequence[str]) -> None:
    """Remove the actions of these games; their rounds and results stay."""
    await connection.execute(delete(_actions).where(_actions.c.game_id.in_(game_ids)))
