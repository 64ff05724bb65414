"""Queries about Discord's messages: what each shows of a game, and what it should show."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Select, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import MessageKind, MessageRow, to_value, to_values
from .schema import MAY_BE_STALE
from .schema import games as _games
from .schema import messages as _messages
from .schema import seats as _seats

_COLUMNS = tuple(column.name for column in _messages.columns)

ADD_MESSAGE = insert(_messages)

# Only one who knows which message of Discord's it is may say what becomes of it: a row that was
# made from an older copy would lose sight of the one that was posted meanwhile.
_AS_KNOWN = and_(
    _messages.c.id == bindparam("own_id"),
    _messages.c.message_id.is_not_distinct_from(bindparam("known_as")),
)

SAVE_MESSAGE = (
    update(_messages)
    .where(_AS_KNOWN)
    .values({name: bindparam(name) for name in _COLUMNS if name not in ("id", "game_id")})
)
REMOVE_MESSAGE = delete(_messages).where(_AS_KNOWN)


def message_values(message: MessageRow) -> dict[str, Any]:
    """The message by the names of its columns, and ``own_id`` to find it by."""
    values = {name: value for name, value in asdict(message).items() if name in _COLUMNS}
    return values | {"own_id": message.id}


def _select() -> Select[*tuple[Any, ...]]:
    return select(_messages, _games.c.guild_id).join(_games, _games.c.id == _messages.c.game_id)


async def messages_of(connection: AsyncConnection, game_id: str) -> list[MessageRow]:
    """All messages of a game, in no particular order."""
    query = _select().where(_messages.c.game_id == game_id)
    return to_values(await connection.execute(query), MessageRow)


async def find_message(connection: AsyncConnection, message_id: int) -> MessageRow | None:
    """The message with this Discord id."""
    query = _select().where(_messages.c.message_id == message_id)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else to_value(row, MessageRow)


async def dm_channel_of(connection: AsyncConnection, user_id: int) -> int | None:
    """The direct-message channel in which this user has had a hand, None if there was none."""
    of_user = (_seats.c.game_id == _messages.c.game_id) & (_seats.c.user_id == _messages.c.user_id)
    query = (
        select(_messages.c.channel_id)
        .join(_seats, of_user)
        .where(_seats.c.user_id == user_id)
        .where(_messages.c.kind == MessageKind.HAND, _messages.c.channel_id.is_not(None))
        .limit(1)
    )
    return (await connection.execute(query)).scalar_one_or_none()


async def games_with_stale_messages(connection: AsyncConnection) -> list[str]:
    """The games of which messages show less than they should or are to be deleted.

    Who is waited for longest comes first.
    """
    wanted = func.coalesce(_messages.c.wanted_version, _games.c.version)
    query = (
        select(_games.c.id)
        .join(_messages, _messages.c.game_id == _games.c.id)
        .where(MAY_BE_STALE, or_(_messages.c.shown_version < wanted, _messages.c.retired))
        .group_by(_games.c.id, _games.c.due_at)
        .order_by(_games.c.due_at.is_(None), _games.c.due_at, _games.c.id)
    )
    return list((await connection.execute(query)).scalars())
