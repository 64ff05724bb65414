"""Queries about what people and servers have chosen: settings, and sets of rules with a name."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Column, Table, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.setting_values import PersonSettings, ServerSettings

from .database import take_lock
from .rows import Value, to_value, to_values
from .schema import favourites as _favourites
from .schema import people as _people
from .schema import servers as _servers


async def person_settings(connection: AsyncConnection, user_id: int) -> PersonSettings:
    """Return the settings of this person, or the defaults."""
    found = await _find(connection, _people, {"user_id": user_id}, PersonSettings)
    return found or PersonSettings(user_id)


async def server_settings(connection: AsyncConnection, guild_id: int) -> ServerSettings:
    """Return the settings of this server, or the defaults."""
    found = await _find(connection, _servers, {"guild_id": guild_id}, ServerSettings)
    return found or ServerSettings(guild_id)


async def save_person(connection: AsyncConnection, settings: PersonSettings) -> None:
    """Store the settings of a person."""
    hides = {"statistics_hidden": settings.choices.statistics_hidden}
    values = {"choices": settings.choices, **hides}
    await _save(connection, _people.c.user_id, settings.user_id, values)


async def save_server(connection: AsyncConnection, settings: ServerSettings) -> None:
    """Store the settings of a server."""
    values = asdict(settings)
    await _save(connection, _servers.c.guild_id, values.pop("guild_id"), values | {"left_at": None})


async def note_server(connection: AsyncConnection, guild_id: int) -> None:
    """Store a server with the default settings, unless it has some.

    What belongs to a server refers to that row, and is removed with it.
    """
    known = select(_servers.c.guild_id).where(_servers.c.guild_id == guild_id)
    if (await connection.execute(known)).first() is None:
        await save_server(connection, ServerSettings(guild_id))


async def _find(
    connection: AsyncConnection, table: Table, key: dict[str, int], kind: type[Value]
) -> Value | None:
    row = (await connection.execute(select(table).filter_by(**key))).one_or_none()
    return None if row is None else to_value(row, kind)


async def _save(
    connection: AsyncConnection, key: Column[int], owner_id: int, values: dict[str, Any]
) -> None:
    """Store the settings. A row that exists stays: others refer to it."""
    changed = await connection.execute(update(key.table).where(key == owner_id).values(values))
    if changed.rowcount == 0:
        await connection.execute(insert(key.table).values({key.name: owner_id} | values))


async def note_presence(
    connection: AsyncConnection, guild_id: int, left_at: datetime | None
) -> None:
    """Store when this server removed the bot; None: the bot is there (again)."""
    await connection.execute(
        update(_servers).where(_servers.c.guild_id == guild_id).values(left_at=left_at)
    )


async def presences(connection: AsyncConnection) -> dict[int, datetime | None]:
    """Return the servers with settings, and when they removed the bot.

    None: the bot is there, as far as is known.
    """
    query = select(_servers.c.guild_id, _servers.c.left_at)
    return {row.guild_id: row.left_at for row in await connection.execute(query)}


async def remove_servers_left(connection: AsyncConnection, before: datetime) -> int:
    """Remove the settings of servers that removed the bot before this; return how many."""
    removed = await connection.execute(delete(_servers).where(_servers.c.left_at < before))
    return removed.rowcount


class FavouriteRow(Struct, frozen=True):
    """A set of rules with a name that a person has saved; see `bot.engine.build_options`."""

    user_id: int
    name: str
    mode: str
    options: tuple[tuple[str, str], ...]


async def take_turn(connection: AsyncConnection, user_id: int) -> None:
    """Wait until nobody else is about to change what this person has chosen.

    Ids of people are far above the keys of other locks, which are words of a few letters.
    """
    await take_lock(connection, user_id)


async def favourites_of(connection: AsyncConnection, user_id: int) -> list[FavouriteRow]:
    """Return the sets of rules that this person has saved, in the order of their names."""
    query = select(_favourites).where(_favourites.c.user_id == user_id)
    return to_values(await connection.execute(query.order_by(_favourites.c.name)), FavouriteRow)


async def save_favourite(connection: AsyncConnection, favourite: FavouriteRow) -> None:
    """Store a set of rules; it replaces one of the same name."""
    await remove_favourite(connection, favourite.user_id, favourite.name)
    await connection.execute(insert(_favourites).values(asdict(favourite)))


async def remove_favourite(connection: AsyncConnection, user_id: int, name: str) -> None:
    """Remove the set of rules that this person has saved by this name."""
    own = (_favourites.c.user_id == user_id, _favourites.c.name == name)
    await connection.execute(delete(_favourites).where(*own))
