"""Queries about who may not play."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Column, ColumnElement, Select, and_, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.views.block import EVERYBODY, EVERYWHERE, Block

from .rows import to_values
from .schema import blocks as _blocks
from .schema import servers as _servers


async def save(connection: AsyncConnection, block: Block) -> None:
    """Store a block; it replaces one of the same person in the same place."""
    await remove(connection, block.user_id, block.guild_id)
    await connection.execute(insert(_blocks).values(asdict(block)))


async def remove(connection: AsyncConnection, user_id: int, guild_id: int) -> bool:
    """Remove a block, and return whether there was one."""
    its = and_(_blocks.c.user_id == user_id, _blocks.c.guild_id == guild_id)
    return (await connection.execute(delete(_blocks).where(its))).rowcount > 0


async def all_blocks(connection: AsyncConnection) -> list[Block]:
    """Return all blocks, the newest first, those that have ended included."""
    query = select(_blocks).order_by(_blocks.c.since.desc(), _blocks.c.user_id, _blocks.c.guild_id)
    return to_values(await connection.execute(query), Block)


async def remove_ended(connection: AsyncConnection, before: datetime) -> None:
    """Remove the blocks that had ended by this moment."""
    await connection.execute(delete(_blocks).where(_blocks.c.until < before))


async def remove_of_servers_left(connection: AsyncConnection, before: datetime) -> None:
    """Remove whom servers exclude that removed the bot before this moment."""
    left = select(_servers.c.guild_id).where(_servers.c.left_at < before)
    by_server = and_(_blocks.c.user_id != EVERYBODY, _blocks.c.guild_id.in_(left))
    await connection.execute(delete(_blocks).where(by_server))


def blocked_people(now: datetime, guild_id: Column[int] | None = None) -> Select[Any]:
    """Return the query for the people whom the operator has blocked, or also a row's server."""
    where = _blocks.c.guild_id == EVERYWHERE
    if guild_id is not None:
        where = or_(where, _blocks.c.guild_id == guild_id)
    return select(_blocks.c.user_id).where(where, _is_on(now))


def blocked_servers(now: datetime) -> Select[Any]:
    """Return the query for the servers that the operator has blocked."""
    return select(_blocks.c.guild_id).where(_blocks.c.user_id == EVERYBODY, _is_on(now))


def _is_on(now: datetime) -> ColumnElement[bool]:
    return or_(_blocks.c.until.is_(None), _blocks.c.until > now)
