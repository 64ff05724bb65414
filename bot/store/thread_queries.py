"""Queries about the threads that were opened for games."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.views.table_values import Status

from .rows import ThreadRow, to_values
from .schema import games as _games
from .schema import threads as _threads


async def save_thread(connection: AsyncConnection, thread: ThreadRow) -> None:
    """Store it, with its newest game in place of the one before."""
    await connection.execute(delete(_threads).where(_threads.c.channel_id == thread.channel_id))
    await connection.execute(insert(_threads).values(asdict(thread)))


async def next_game_in(connection: AsyncConnection, channel_id: int, game_id: str) -> None:
    """The newest game of this thread, if it is one, is this one."""
    known = _threads.c.channel_id == channel_id
    await connection.execute(update(_threads).where(known).values(game_id=game_id))


async def threads_over(connection: AsyncConnection, before: datetime) -> list[ThreadRow]:
    """The threads whose newest game was over before this moment."""
    query = (
        select(_threads)
        .join(_games, _games.c.id == _threads.c.game_id)
        .where(_games.c.status == Status.OVER, _games.c.updated_at < before)
        .order_by(_threads.c.channel_id)
    )
    return to_values(await connection.execute(query), ThreadRow)


async def forget_thread(connection: AsyncConnection, thread: ThreadRow) -> None:
    """There is nothing left to be done about it, unless there is a newer game in it."""
    own = (_threads.c.channel_id == thread.channel_id, _threads.c.game_id == thread.game_id)
    await connection.execute(delete(_threads).where(*own))
