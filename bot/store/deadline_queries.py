"""Queries about what is to happen by itself, and when."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import DeadlineKind, DeadlineRow
from .schema import NOBODY
from .schema import deadlines as _deadlines


def _from_row(row: Row[Any]) -> DeadlineRow:
    seat = None if row.seat == NOBODY else row.seat
    return DeadlineRow(row.game_id, DeadlineKind(row.kind), seat, row.due_at)


def _seat_key(deadline: DeadlineRow) -> int:
    return NOBODY if deadline.seat is None else deadline.seat


async def next_due(connection: AsyncConnection) -> datetime | None:
    """When the first deadline of all games is due."""
    return (await connection.execute(select(func.min(_deadlines.c.due_at)))).scalar_one()


async def due_deadlines(
    connection: AsyncConnection, now: datetime, limit: int = 100
) -> list[DeadlineRow]:
    """The deadlines that are due, the oldest first."""
    query = select(_deadlines).where(_deadlines.c.due_at <= now)
    ordered = query.order_by(_deadlines.c.due_at, _deadlines.c.game_id, _deadlines.c.seat)
    return [_from_row(row) for row in await connection.execute(ordered.limit(limit))]


async def deadlines_of(connection: AsyncConnection, game_id: str) -> list[DeadlineRow]:
    """The deadlines of a game, the first due first."""
    query = select(_deadlines).where(_deadlines.c.game_id == game_id)
    ordered = query.order_by(_deadlines.c.due_at, _deadlines.c.kind, _deadlines.c.seat)
    return [_from_row(row) for row in await connection.execute(ordered)]


async def save_deadlines(
    connection: AsyncConnection, game_id: str, deadlines: Sequence[DeadlineRow]
) -> None:
    """Store these deadlines as all that the game has."""
    await connection.execute(delete(_deadlines).where(_deadlines.c.game_id == game_id))
    if deadlines:
        values = [
            {"game_id": game_id, "kind": d.kind, "seat": _seat_key(d), "due_at": d.due_at}
            for d in deadlines
        ]
        await connection.execute(insert(_deadlines), values)


async def postpone(connection: AsyncConnection, deadline: DeadlineRow, until: datetime) -> None:
    """Let the deadline fall due later, if it still stands."""
    await connection.execute(
        update(_deadlines)
        .where(
            _deadlines.c.game_id == deadline.game_id,
            _deadlines.c.kind == deadline.kind,
            _deadlines.c.seat == _seat_key(deadline),
        )
        .values(due_at=until)
    )
