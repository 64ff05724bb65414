"""Queries about Discord's messages, what each shows and should show, and about threads of games."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Select, and_, bindparam, case, delete, false, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.place import IN_SERVERS, PlaceKind
from bot.views.table_values import Status

from .database import batches
from .rows import MessageKind, MessageRow, ThreadRow, to_value, to_values
from .schema import IS_OVER, MAY_BE_STALE
from .schema import games as _games
from .schema import messages as _messages
from .schema import seats as _seats
from .schema import threads as _threads

_COLUMNS = tuple(column.name for column in _messages.columns)

ADD_MESSAGE = insert(_messages)

# A row may be changed only by a caller that knows its Discord message: a change made from an older
# copy would lose the message that was posted meanwhile.
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
    """Return the message's values by the names of its columns, and ``own_id`` to find it by."""
    values = {name: value for name, value in asdict(message).items() if name in _COLUMNS}
    return values | {"own_id": message.id}


def _select() -> Select[*tuple[Any, ...]]:
    server_id = case((_games.c.place_kind.in_(IN_SERVERS), _games.c.home_id)).label("server_id")
    return select(_messages, server_id).join(_games, _games.c.id == _messages.c.game_id)


async def messages_of(connection: AsyncConnection, game_id: str) -> list[MessageRow]:
    """Return all messages of a game, in no particular order."""
    query = _select().where(_messages.c.game_id == game_id)
    return to_values(await connection.execute(query), MessageRow)


async def find_message(connection: AsyncConnection, message_id: int) -> MessageRow | None:
    """Return the message with this Discord id, None if there is none."""
    query = _select().where(_messages.c.message_id == message_id)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else to_value(row, MessageRow)


async def dm_channel_of(connection: AsyncConnection, user_id: int) -> int | None:
    """Return the direct-message channel where this user was sent a hand, None if there is none."""
    of_user = (_seats.c.game_id == _messages.c.game_id) & (_seats.c.user_id == _messages.c.user_id)
    query = (
        select(_messages.c.channel_id)
        .join(_seats, of_user)
        .where(_seats.c.user_id == user_id)
        .where(_messages.c.kind == MessageKind.HAND, _messages.c.channel_id.is_not(None))
        .limit(1)
    )
    return (await connection.execute(query)).scalar_one_or_none()


async def games_with_older_hand(
    connection: AsyncConnection, user_id: int, game_id: str, ended_at: datetime, message_id: int
) -> list[str]:
    """Return the games that ended before this one and left this user a hand in direct messages.

    Games that were played there are left out.

    ``ended_at`` is when this game ended, ``message_id`` the Discord id of its hand: of two games
    that ended at the same time, the one whose hand was posted first is the older.
    """
    of_user = (_seats.c.game_id == _messages.c.game_id) & (_seats.c.user_id == _messages.c.user_id)
    at_once = and_(_games.c.updated_at == ended_at, _messages.c.message_id < message_id)
    query = (
        select(_messages.c.game_id)
        .distinct()
        .join(_seats, of_user)
        .join(_games, _games.c.id == _messages.c.game_id)
        .where(_seats.c.user_id == user_id, _games.c.id != game_id)
        .where(_games.c.place_kind != PlaceKind.BOT_DM)
        .where(IS_OVER, or_(_games.c.updated_at < ended_at, at_once))
        .where(_messages.c.kind == MessageKind.HAND, _messages.c.message_id.is_not(None))
        .where(_messages.c.retired == false())
    )
    return list((await connection.execute(query)).scalars())


async def games_with_stale_messages(connection: AsyncConnection) -> list[str]:
    """Return the games with messages that show too little or have to be deleted.

    The games that wait longest come first. Messages are queried first and then their games: in a
    join PostgreSQL would read all games that ever existed.
    """
    due = or_(_messages.c.retired, _messages.c.asked_for).label("due")
    columns = (_messages.c.shown_version, _messages.c.wanted_version, due)
    query = select(_messages.c.game_id, *columns).where(MAY_BE_STALE)
    found: dict[str, list[tuple[int, int | None, bool]]] = {}
    for row in await connection.execute(query):
        shown = (row.shown_version, row.wanted_version, row.due)
        found.setdefault(row.game_id, []).append(shown)
    stale: list[tuple[bool, datetime | None, str]] = []
    for some in batches(found):
        of_games = select(_games.c.id, _games.c.version, _games.c.due_at)
        for game in await connection.execute(of_games.where(_games.c.id.in_(some))):
            if any(_is_stale(*shown, game.version) for shown in found[game.id]):
                stale.append((game.due_at is None, game.due_at, game.id))
    return [game_id for _, _, game_id in sorted(stale)]


def _is_stale(shown: int, wanted: int | None, due: bool, version: int) -> bool:
    return due or shown < (version if wanted is None else wanted)


async def save_thread(connection: AsyncConnection, thread: ThreadRow) -> None:
    """Store the thread with its newest game."""
    await connection.execute(delete(_threads).where(_threads.c.channel_id == thread.channel_id))
    await connection.execute(insert(_threads).values(asdict(thread)))


async def next_game_in(connection: AsyncConnection, channel_id: int, game_id: str) -> None:
    """Set the newest game of this channel, if it is a thread that was opened for games."""
    known = _threads.c.channel_id == channel_id
    await connection.execute(update(_threads).where(known).values(game_id=game_id))


async def threads_over(connection: AsyncConnection, before: datetime) -> list[ThreadRow]:
    """Return the threads whose newest game was over before this moment."""
    query = (
        select(_threads)
        .join(_games, _games.c.id == _threads.c.game_id)
        .where(_games.c.status == Status.OVER, _games.c.updated_at < before)
        .order_by(_threads.c.channel_id)
    )
    return to_values(await connection.execute(query), ThreadRow)


async def forget_thread(connection: AsyncConnection, thread: ThreadRow) -> None:
    """Remove the thread, unless there is a newer game in it."""
    own = (_threads.c.channel_id == thread.channel_id, _threads.c.game_id == thread.game_id)
    await connection.execute(delete(_threads).where(*own))
