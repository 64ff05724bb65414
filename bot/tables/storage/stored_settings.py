"""What people and servers have chosen for themselves: read once, kept in memory, changed on disk.

A table takes over what holds for it when it is opened or somebody sits down; whoever changes it
later passes it on to the tables in play.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Generic, TypeVar

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.bounded import Bounded
from bot.setting_values import PersonSettings, ServerSettings
from bot.store import setting_queries
from bot.store.database import Database

from ..ports import Clock

_MOST_KEPT = 20_000
"""Some hundred bytes each."""

_HEARD_WITHIN = timedelta(minutes=1)
"""How long what another process has changed may go unnoticed."""

Value = TypeVar("Value", PersonSettings, ServerSettings)


class StoredSettings:
    """The settings of people and servers; those asked for lately are in memory."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._people = _Kept(database, clock, setting_queries.person_settings)
        self._servers = _Kept(database, clock, setting_queries.server_settings)

    async def person(self, user_id: int) -> PersonSettings:
        """What this person has chosen, or what holds for whoever has not."""
        return await self._people.get(user_id)

    async def server(self, guild_id: int) -> ServerSettings:
        """What this server has chosen, or what holds for one that has not."""
        return await self._servers.get(guild_id)

    def known_person(self, user_id: int) -> PersonSettings:
        """The same without waiting: what holds for everybody if it was not asked for lately."""
        return self._people.known(user_id) or PersonSettings(user_id)

    def forget_person(self, user_id: int) -> None:
        """What this person had chosen is no longer to be known."""
        self._people.forget(user_id)

    async def save_person(self, settings: PersonSettings) -> None:
        """Return once it is on disk."""
        async with self._database.write() as connection:
            await setting_queries.save_person(connection, settings)
        self._people.keep(settings.user_id, settings)

    async def server_left(self, guild_id: int, at: datetime) -> None:
        """The server has removed the bot: its settings go after a while."""
        async with self._database.write() as connection:
            await setting_queries.note_presence(connection, guild_id, at)

    async def server_is_back(self, guild_id: int) -> None:
        """The server has the bot again, in time for its settings or not."""
        async with self._database.write() as connection:
            await setting_queries.note_presence(connection, guild_id, None)
        self._servers.forget(guild_id)

    async def compare_servers(self, has_bot: Callable[[int], bool | None], at: datetime) -> None:
        """Note which servers have removed the bot, or have it again, while nobody listened.

        ``has_bot`` says whether a server has it; None: that is for another process to say.
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
        """Return once it is on disk."""
        async with self._database.write() as connection:
            await setting_queries.save_server(connection, settings)
        self._servers.keep(settings.guild_id, settings)


class _Entry(Struct, Generic[Value], frozen=True):
    value: Value
    read_at: datetime


class _Kept(Generic[Value]):
    """Settings by the id of whose they are; who was not asked for longest goes first."""

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
        return self._database.is_shared and self._clock.now() - entry.read_at > _HEARD_WITHIN
