"""The personal data of a user: counting, exporting and deleting it, in every process."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct, structs

from bot.personal_file import make_readable
from bot.store import deletion_list, privacy_queries, tally_queries
from bot.store.database import Database
from bot.store.personal_data import DataKind
from bot.views.table_values import SOMEBODY
from bot.worker import Job, Worker

from .ports import Clock
from .storage.repository import Repository
from .storage.stored_settings import StoredSettings
from .table import Table

_FILE = Job(make_readable, seconds=20.0)


class PersonalDataCounts(Struct, frozen=True):
    """The number of stored entries about a person, by kind; kinds without any are left out."""

    counts: dict[DataKind, int]


class ErasureRefusal(Struct, frozen=True):
    """The refusal to delete a person's data while they still play in these channels."""

    channel_ids: tuple[int, ...]


class Erasure(Struct, frozen=True):
    """The result of deleting a person's data, with the number of entries that were about them."""

    entries: int


class Privacy:
    """The personal data of all users. On a deletion, every process calls its `on_forgotten`."""

    def __init__(
        self,
        database: Database,
        repository: Repository,
        settings: StoredSettings,
        clock: Clock,
        worker: Worker,
        forget_what_ifs: Callable[[int], Awaitable[None]],
    ) -> None:
        """`forget_what_ifs` ends the what-if tables of a person."""
        self._worker = worker
        self._database = database
        self._repository = repository
        self._clock = clock
        self._forget_what_ifs = forget_what_ifs
        self.on_forgotten: list[Callable[[int], None]] = [
            settings.forget_person,
            lambda _user_id: database.forget_statements(),
        ]
        repository.person_forgotten = self._forget_here

    async def kept_of(self, user_id: int) -> PersonalDataCounts:
        """Return how many entries there are about a person."""
        async with self._database.read() as connection:
            return PersonalDataCounts(await privacy_queries.count_of(connection, user_id))

    async def export(self, user_id: int) -> bytes:
        """Return all data about a person as JSON; of others, only what their tables showed."""
        async with self._database.patient.read() as connection:
            tables: dict[str, Any] = await privacy_queries.rows_of(connection, user_id)
        now = self._clock.now().isoformat(timespec="seconds")
        data = {"user_id": str(user_id), "written_at": now, "kept": tables}
        return await self._worker.do(_FILE, user_id, msgspec.json.encode(data))

    async def forget(self, user_id: int) -> Erasure | ErasureRefusal:
        """Delete a person's data everywhere, unless they still play at a table."""
        stand_in = privacy_queries.new_stand_in()
        await self._forget_what_ifs(user_id)
        if playing := await self._playing(user_id):
            return playing
        await self._forget_at_tables_under_way(user_id, stand_in)
        async with self._database.patient.erase() as connection:
            await tally_queries.take_turn(connection)
            if channels := await privacy_queries.channels_of(connection, user_id):
                return ErasureRefusal(tuple(channels))
            counts = await privacy_queries.count_of(connection, user_id)
            changed = await privacy_queries.forget(connection, user_id, stand_in)
            await deletion_list.note(connection, user_id, self._clock.now())
            await self._repository.announcements.tell_of_forgotten(connection, user_id, changed)
        for game_id in changed:
            self._repository.forget(game_id)
        self._forget_here(user_id)
        return Erasure(sum(counts.values()))

    async def _playing(self, user_id: int) -> ErasureRefusal | None:
        async with self._database.read() as connection:
            channels = await privacy_queries.channels_of(connection, user_id)
        return ErasureRefusal(tuple(channels)) if channels else None

    async def _forget_at_tables_under_way(self, user_id: int, stand_in: int) -> None:
        """Remove the person from tables that they only follow or were invited to."""
        async with self._database.patient.read() as connection:
            listing = await privacy_queries.games_listing(connection, user_id)
        for game_id in listing:
            await self._repository.change(
                game_id, lambda table: _take_out(table, user_id, stand_in)
            )

    def _forget_here(self, user_id: int) -> None:
        for forget in self.on_forgotten:
            forget(user_id)


def _take_out(table: Table, user_id: int, stand_in: int) -> None:
    game = table.game
    table.game = structs.replace(
        game,
        followers=tuple(who for who in game.followers if who.user_id != user_id),
        invited=tuple(
            structs.replace(who, user_id=stand_in, name=SOMEBODY) if who.user_id == user_id else who
            for who in game.invited
        ),
    )
    table.new_version()
