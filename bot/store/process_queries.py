"""Queries about the processes that share a database: which shards they have, what they may ask."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import ProcessRow, to_values
from .schema import processes as _processes

_PROCESSES = 0x70726F63
"""The key of PostgreSQL's advisory lock ("proc" in ASCII)."""

FORGOTTEN_AFTER = timedelta(minutes=10)


async def take_turn(connection: AsyncConnection) -> datetime:
    """The database's time, once no other process is here; none is until this transaction ends.

    That clock alone counts, for the machines' own may differ.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _PROCESSES})
        return (await connection.execute(text("SELECT clock_timestamp()"))).scalar_one()
    raise NotImplementedError("SQLite is for one process")


async def all_processes(connection: AsyncConnection) -> list[ProcessRow]:
    """All that are known, those that are gone for a while included."""
    query = select(_processes).order_by(_processes.c.name)
    return to_values(await connection.execute(query), ProcessRow)


async def save_process(connection: AsyncConnection, row: ProcessRow) -> None:
    """Store this process as it is now, and forget those that are gone for long."""
    gone = _processes.c.seen_at < row.seen_at - FORGOTTEN_AFTER
    await connection.execute(delete(_processes).where((_processes.c.name == row.name) | gone))
    await connection.execute(insert(_processes).values(asdict(row)))


async def remove_process(connection: AsyncConnection, name: str) -> None:
    """This process ends: nobody needs to wait until it is taken for dead."""
    await connection.execute(delete(_processes).where(_processes.c.name == name))
