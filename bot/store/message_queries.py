"""Queries about Discord's messages: what each shows of a game, and what it should show."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Select, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import MessageKind, MessageRow, to_value, to_values
from .schema import games as _games
from .schema import messages as _messages


def _select() -> Select:
    return select(_messages, _games.c.guild_id).join(_games, _games.c.id == _messages.c.game_id)


async def want_message(
    connection: AsyncConnection,
    game_id: str,
    kind: MessageKind,
    version: int,
    *,
    channel_id: int | None = None,
    seat: int | None = None,
    user_id: int | None = None,
) -> None:
    """Ask for a message that is to be posted and to show this version or a later one."""
    await connection.execute(
        insert(_messages).values(
            game_id=game_id,
            kind=kind,
            seat=seat,
            user_id=user_id,
            channel_id=channel_id,
            wanted_version=version,
        )
    )


async def messages_of(connection: AsyncConnection, game_id: str) -> list[MessageRow]:
    """All messages of a game, in the order in which they were asked for."""
    query = _select().where(_messages.c.game_id == game_id).order_by(_messages.c.id)
    return to_values(await connection.execute(query), MessageRow)


async def find_message(connection: AsyncConnection, message_id: int) -> MessageRow | None:
    """The message with this Discord id."""
    query = _select().where(_messages.c.message_id == message_id)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else to_value(row, MessageRow)


async def stale_messages(
    connection: AsyncConnection, game_id: str | None = None
) -> list[MessageRow]:
    """The messages that show less than they should or are to be deleted, of one game or of all."""
    query = _select().where(
        or_(_messages.c.shown_version < _messages.c.wanted_version, _messages.c.retired)
    )
    if game_id is not None:
        query = query.where(_messages.c.game_id == game_id)
    return to_values(await connection.execute(query.order_by(_messages.c.id)), MessageRow)


async def mark_stale(connection: AsyncConnection, message_ids: Sequence[int], version: int) -> None:
    """These messages (by our ids) are to show this version or a later one."""
    await connection.execute(
        update(_messages).where(_messages.c.id.in_(message_ids)).values(wanted_version=version)
    )


async def mark_shown(
    connection: AsyncConnection,
    message: MessageRow,
    version: int,
    channel_id: int,
    discord_id: int,
    now: datetime,
) -> None:
    """The message shows this version now, as this message of Discord's.

    What it shows never goes back: of two that report, the newer version counts.
    """
    query = update(_messages).where(_messages.c.id == message.id)
    await connection.execute(
        query.where(_messages.c.shown_version <= version).values(shown_version=version)
    )
    await connection.execute(
        query.where(_messages.c.message_id.is_distinct_from(discord_id)).values(
            channel_id=channel_id, message_id=discord_id, posted_at=now
        )
    )


async def mark_lost(connection: AsyncConnection, message: MessageRow) -> None:
    """Discord no longer has the message: it is to be posted anew."""
    await connection.execute(
        update(_messages)
        .where(_messages.c.id == message.id, _messages.c.message_id == message.message_id)
        .values(message_id=None, posted_at=None, shown_version=0)
    )


async def retire(connection: AsyncConnection, message: MessageRow) -> None:
    """The message is to be deleted from Discord; if it was never posted, it is gone at once."""
    if message.message_id is None:
        await forget(connection, message.id)
        return
    await connection.execute(
        update(_messages).where(_messages.c.id == message.id).values(retired=True)
    )


async def forget(connection: AsyncConnection, message_id: int) -> None:
    """The message (by our id) is no longer ours to keep up to date."""
    await connection.execute(delete(_messages).where(_messages.c.id == message_id))
