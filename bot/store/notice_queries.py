"""Queries about what the operator announces to all tables."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.views.table_values import Notice

from . import schema

_notice, _games = schema.operator_notice, schema.games


async def given(connection: AsyncConnection) -> Notice | None:
    """Return what was announced last, as it was given, unless it was taken back."""
    row = (await connection.execute(select(_notice))).one_or_none()
    return None if row is None else row.notice


async def find(connection: AsyncConnection, now: datetime) -> Notice | None:
    """Return what is announced now, as tables show it."""
    notice = await given(connection)
    return None if notice is None else notice.at(now)


async def announce(connection: AsyncConnection, notice: Notice | None) -> None:
    """Announce this in place of anything else, or nothing."""
    await connection.execute(delete(_notice))
    if notice is not None:
        values = {"asked_at": notice.asked_at, "notice": notice}
        await connection.execute(insert(_notice).values(values))


async def remove(connection: AsyncConnection, notice: Notice) -> None:
    """Announce this no longer."""
    await connection.execute(delete(_notice).where(_notice.c.asked_at == notice.asked_at))


async def shown(connection: AsyncConnection) -> list[tuple[str, Notice | None]]:
    """Return the notice of each table at which something may still begin or go on."""
    query = select(_games.c.id, _games.c.notice).where(schema.MAY_GO_ON)
    rows = await connection.execute(query)
    return [(row.id, row.notice) for row in rows]
