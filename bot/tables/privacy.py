"""The personal data of a user: counting, exporting and deleting it, in every process."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec import Struct, structs

from bot.personal_file import PersonalFile
from bot.place import Place
from bot.store.database import Database
from bot.store.privacy import erasure_queries, personal_data
from bot.store.privacy.personal_data import DataKind
from bot.views.table_values import SOMEBODY

from .erasures import Erasures
from .ports import Clock
from .storage.repository import Repository
from .storage.stored_settings import StoredSettings
from .table import Table


class PersonalDataCounts(Struct, frozen=True):
    """The number of stored entries about a person, by kind; kinds without any are left out."""

    counts: dict[DataKind, int]


class ErasureRefusal(Struct, frozen=True):
    """The refusal to delete a person's data while they still play in these places."""

    places: tuple[Place, ...]


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
        end_alone: Callable[[int], Awaitable[None]],
    ) -> None:
        """`end_alone` ends the games that a person plays alone with the bot."""
        self._database = database
        self._repository = repository
        self._clock = clock
        self._end_alone = end_alone
        self.on_forgotten: list[Callable[[int], None]] = [
            settings.forget_person,
            lambda _user_id: database.forget_statements(),
        ]
        repository.person_forgotten = self._forget_here
        self.erasures = Erasures(
            database, repository.announcements, repository.forget, self._forget_here
        )

    async def kept_of(self, user_id: int) -> PersonalDataCounts:
        """Return how many entries there are about a person."""
        await self.erasures.finish(user_id)
        return await self._count(user_id)

    async def _count(self, user_id: int) -> PersonalDataCounts:
        async with self._database.read() as connection:
            return PersonalDataCounts(await personal_data.count_of(connection, user_id))

    async def export(self, user_id: int) -> bytes:
        """Return all data about a person as JSON; of others, only what their tables showed."""
        await self.erasures.finish(user_id)
        file = PersonalFile(user_id, self._clock.now().isoformat(timespec="seconds"))
        async with self._database.patient.read() as connection:
            async for table, rows in personal_data.rows_of(connection, user_id):
                file.add(table, rows)
        return file.content()

    async def forget(self, user_id: int) -> Erasure | ErasureRefusal:
        """Delete a person's data everywhere, unless they still play at a table with others.

        A deletion that was killed in the middle is finished first.
        """
        kept = await self._count(user_id)
        if await self.erasures.finish(user_id) and not (await self._count(user_id)).counts:
            return Erasure(sum(kept.counts.values()))
        await self._end_alone(user_id)
        if playing := await self._playing(user_id):
            return playing
        await self._forget_at_tables_under_way(user_id, erasure_queries.new_stand_in())
        if places := await self.erasures.begin(user_id, self._clock):
            return ErasureRefusal(tuple(places))
        await self.erasures.finish(user_id)
        return Erasure(sum(kept.counts.values()))

    async def _playing(self, user_id: int) -> ErasureRefusal | None:
        async with self._database.read() as connection:
            places = await erasure_queries.places_of(connection, user_id)
        return ErasureRefusal(tuple(places)) if places else None

    async def _forget_at_tables_under_way(self, user_id: int, stand_in: int) -> None:
        """Remove the person from tables that they only follow or were invited to."""
        async with self._database.patient.read() as connection:
            listing = await erasure_queries.games_listing(connection, user_id)
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
