"""Queries about an operator's orders.

The database's clock says how old an order is, since those of the machines may differ. SQLite is for
one machine.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .orders import Answer, GivenOrder, Order
from .schema import UtcDateTime
from .schema import order_receipts as _receipts
from .schema import orders as _orders

STANDS_FOR = timedelta(seconds=60)
"""How long after it was given an order is carried out, and its command waits for that."""


async def give(connection: AsyncConnection, order: Order, now: datetime) -> int:
    """Store an order for all processes, and return its number."""
    values = {"order": msgspec.json.encode(order), "asked_at": _time(connection, now)}
    found = await connection.execute(insert(_orders).values(values).returning(_orders.c.id))
    return found.scalar_one()


def _time(
    connection: AsyncConnection, now: datetime, ago: timedelta = timedelta(0)
) -> ColumnElement[Any]:
    if connection.dialect.name == "postgresql":
        return func.clock_timestamp() - literal(ago)
    return literal(now - ago, UtcDateTime)


async def orders_for(connection: AsyncConnection, process: str, now: datetime) -> list[GivenOrder]:
    """Return the orders that stand and have no receipt of this process, the oldest first."""
    own = and_(_receipts.c.order_id == _orders.c.id, _receipts.c.process == process)
    since = _time(connection, now, STANDS_FOR)
    query = (
        select(_orders.c.id, _orders.c.order)
        .outerjoin(_receipts, own)
        .where(_receipts.c.order_id.is_(None), _orders.c.asked_at > since)
        .order_by(_orders.c.id)
    )
    return [GivenOrder(row.id, _order(row.order)) for row in await connection.execute(query)]


def _order(stored: bytes) -> Order | None:
    with suppress(msgspec.ValidationError):
        return msgspec.json.decode(stored, type=Order)
    return None


async def save_receipt(
    connection: AsyncConnection, order_id: int, process: str, answer: Answer, now: datetime
) -> None:
    """Store that the process has carried the order out, unless nobody waits for that any more."""
    given = await connection.execute(
        select(_orders.c.id).where(_orders.c.id == order_id).with_for_update()
    )
    if given.first() is not None:
        values = {"order_id": order_id, "process": process, "answer": answer, "done_at": now}
        await connection.execute(insert(_receipts).values(values))


async def receipts(connection: AsyncConnection, order_id: int) -> dict[str, Answer]:
    """Return what each process has answered that has carried the order out."""
    query = select(_receipts.c.process, _receipts.c.answer).where(_receipts.c.order_id == order_id)
    return {row.process: row.answer for row in await connection.execute(query)}


async def withdraw(connection: AsyncConnection, order_id: int) -> None:
    """Remove an order with its receipts: whoever has given it has read them, or waits no more."""
    await connection.execute(delete(_orders).where(_orders.c.id == order_id))


async def remove_old(connection: AsyncConnection, before: datetime) -> None:
    """Remove orders from before this moment, whose commands were killed."""
    await connection.execute(delete(_orders).where(_orders.c.asked_at < before))
