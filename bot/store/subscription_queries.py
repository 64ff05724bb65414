"""Queries about the people who are called when a table opens in a channel."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .block_queries import blocked_people
from .privacy.visibility_queries import HIDDEN_PEOPLE
from .schema import round_results as _results
from .schema import rounds as _rounds
from .schema import subscribers as _subscribers


async def subscribers(connection: AsyncConnection, channel_id: int) -> list[int]:
    """Return who is called to new tables of this channel."""
    query = select(_subscribers.c.user_id).where(_subscribers.c.channel_id == channel_id)
    return list((await connection.execute(query)).scalars())


async def add(
    connection: AsyncConnection, guild_id: int, channel_id: int, user_id: int, since: datetime
) -> None:
    """Store that the person is called from now on."""
    row = {"guild_id": guild_id, "channel_id": channel_id, "user_id": user_id, "since": since}
    await connection.execute(insert(_subscribers).values(row))


async def remove(connection: AsyncConnection, channel_id: int, user_id: int | None = None) -> None:
    """Store that the person, or (None) anybody, is no longer called to tables of this channel."""
    removal = delete(_subscribers).where(_subscribers.c.channel_id == channel_id)
    if user_id is not None:
        removal = removal.where(_subscribers.c.user_id == user_id)
    await connection.execute(removal)


async def claim(
    connection: AsyncConnection,
    channel_id: int,
    game_id: str,
    now: datetime,
    *,
    before: datetime,
    seated: Collection[int],
) -> int:
    """Note that people are called to this table now, and return how many.

    Those called since `before` are left out, like those seated already and those who may not play.
    So are people who hide: a call names them.
    """
    claimed = await connection.execute(
        update(_subscribers)
        .where(
            _subscribers.c.channel_id == channel_id,
            or_(_subscribers.c.called_at.is_(None), _subscribers.c.called_at <= before),
            _subscribers.c.user_id.not_in(seated),
            _subscribers.c.user_id.not_in(HIDDEN_PEOPLE),
            _subscribers.c.user_id.not_in(blocked_people(now, _subscribers.c.guild_id)),
        )
        .values(called_to=game_id, called_at=now)
    )
    return claimed.rowcount


async def release(connection: AsyncConnection, game_id: str) -> None:
    """Note that nobody was called to this table: it was not opened."""
    claimed = _subscribers.c.called_to == game_id
    await connection.execute(
        update(_subscribers).where(claimed).values(called_to=None, called_at=None)
    )


async def called_to(connection: AsyncConnection, game_id: str) -> list[int]:
    """Return the people who are called to this table."""
    query = select(_subscribers.c.user_id).where(_subscribers.c.called_to == game_id)
    return list((await connection.execute(query.order_by(_subscribers.c.since))).scalars())


async def remove_idle(connection: AsyncConnection, before: datetime) -> int:
    """Remove people who have not played in the server since this moment; return how many."""
    played = (
        select(_results.c.user_id)
        .join(_rounds, _rounds_of_results)
        .where(
            _results.c.user_id == _subscribers.c.user_id,
            _rounds.c.home_id == _subscribers.c.guild_id,
            _rounds.c.ended_at >= before,
        )
    )
    idle = delete(_subscribers).where(_subscribers.c.since < before, ~played.exists())
    return (await connection.execute(idle)).rowcount


_rounds_of_results = and_(
    _rounds.c.game_id == _results.c.game_id, _rounds.c.number == _results.c.number
)
