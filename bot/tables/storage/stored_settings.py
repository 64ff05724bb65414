"""The settings of people and servers, read from the database once and then kept in memory.

A table copies the settings that concern it when it is opened or a person sits down. Later changes
have to be passed on to the tables by the caller.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Generic, TypeVar

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.bounded import Bounded
from bot.place import Place, home_of, settings_of
from bot.setting_values import PersonSettings, ServerSettings
from bot.store import setting_queries
from bot.store.database import Database

from ..ports import Clock

_MOST_KEPT = 20_000
"""Settings kept in memory, of some hundred bytes each."""

_HEARD_WITHIN = timedelta(minutes=1)
"""How long a change by another process may go unnoticed."""

Value = TypeVar("Value", PersonSettings, ServerSettings)


class StoredSettings:
    """The settings of people and servers, with a cache of those that were used lately."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._people = _SettingsCache(database, clock, setting_queries.person_settings)
        self._servers = _SettingsCache(database, clock, setting_queries.server_settings)

    async def person(self, user_id: int) -> PersonSettings:
        """Return the settings of a person, or the defaults if they have chosen none."""
        return await self._people.get(user_id)

    async def server(self, guild_id: int) -> ServerSettings:
        """Return the settings of a server, or the defaults if it has chosen none."""
        return await self._servers.get(guild_id)

    async def of_place(self, place: Place) -> ServerSettings:
        """Return the settings by which games in this place are opened.

        Only servers with the bot can choose: elsewhere, the defaults apply.
        """
        server_id = settings_of(place)
        if server_id is None:
            return ServerSettings(home_of(place))
        return await self.server(server_id)

    def known_person(self, user_id: int) -> PersonSettings:
        """Return a person's settings from the cache without waiting, or the defaults."""
        return self._people.known(user_id) or PersonSettings(user_id)

    def forget_person(self, user_id: int) -> None:
        """Remove a person's settings from the cache."""
        self._people.forget(user_id)

    async def save_person(self, settings: PersonSettings) -> None:
        """Save the settings of a person, and return once they are on disk."""
        async with self._database.write() as connection:
            await setting_queries.save_person(connection, settings)
        self._people.keep(settings.user_id, settings)

    async def server_left(self, guild_id: int, at: datetime) -> None:
        """Note that a server has removed the bot: its settings will be deleted after a while."""
        async with self._database.write() as connection:
            await setting_queries.note_presence(connection, guild_id, at)

    async def server_is_back(self, guild_id: int) -> None:
        """Note that a server has the bot again, so that settings it still has are kept."""
        async with self._database.write() as connection:
            await setting_queries.note_presence(connection, guild_id, None)
        self._servers.forget(guild_id)

    async def compare_servers(self, has_bot: Callable[[int], bool | None], at: datetime) -> None:
        """Note which servers have removed the bot, or added it again, while it was not running.

        ``has_bot`` returns whether a server has the bot, or None if another process knows.
        """
        async with self._database.read() as connection:
            known = await setting_queries.presences(connection)
        for guild_id, left_at in known.items():
            match has_bot(guild_id), left_at:
                case False, None:
                    await self.server_left(guild_id, at)
                case True, datetime():
                    await self.server_is_back(guild_id)
                case _:
                    pass

    async def save_server(self, settings: ServerSettings) -> None:
        """Save the settings of a server, and return once they are on disk."""
        async with self._database.write() as connection:
            await setting_queries.save_server(connection, settings)
        self._servers.keep(settings.guild_id, settings)


class _Entry(Struct, Generic[Value], frozen=True):
    value: Value
    read_at: datetime


class _SettingsCache(Generic[Value]):
    """Settings by user or server id; the least recently used ones are dropped first."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        read: Callable[[AsyncConnection, int], Awaitable[Value]],
    ) -> None:
        self._database = database
        self._clock = clock
        self._read = read
        self._entries: Bounded[int, _Entry[Value]] = Bounded(_MOST_KEPT)

    async def get(self, key: int) -> Value:
        entry = self._entries.get(key)
        if entry is not None and not self._is_old(entry):
            self._entries.move_to_end(key)
            return entry.value
        async with self._database.read() as connection:
            value = await self._read(connection, key)
        if self._entries.get(key) is entry:
            self.keep(key, value)
        kept = self._entries.get(key)
        return value if kept is None else kept.value

    def known(self, key: int) -> Value | None:
        entry = self._entries.get(key)
        return None if entry is None else entry.value

    def keep(self, key: int, value: Value) -> None:
        self._entries[key] = _Entry(value, self._clock.now())

    def forget(self, key: int) -> None:
        self._entries.pop(key, None)

    def _is_old(self, entry: _Entry[Value]) -> bool:
        return self._database.is_shared and abs(self._clock.now() - entry.read_at) > _HEARD_WITHIN
