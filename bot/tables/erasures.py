"""Deletes the data of people in lots, so that nobody waits long who writes meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, suppress

from bot.place import Place
from bot.store.database import Database, batches
from bot.store.lots import Lot, Lots
from bot.store.privacy import deletion_list, erasure_queries
from bot.store.privacy.deletion_list import Deletion
from bot.store.privacy.erasure_queries import ErasureRow, PersonalRow
from bot.store.shared_database import Announcements

from .ports import Clock

log = logging.getLogger(__name__)

_ROWS = (50, 2000)
"""The lowest and the highest number of rows that are changed in one transaction."""

_GAMES_AT_ONCE = 100
_ROWS_AT_ONCE = 1000


class _FinishedError(Exception):
    """Raised in a lot if another process has finished the deletion."""


class Erasures:
    """Begins deletions, and finishes them, also those that a killed process has begun."""

    def __init__(
        self,
        database: Database,
        announcements: Announcements,
        forget_game: Callable[[str], None] | None = None,
        forget_person: Callable[[int], None] | None = None,
    ) -> None:
        """`forget_game` and `forget_person` drop what this process has in memory of them.

        The announcements let other processes do so.
        """
        self._keyed, self._database = database, database.patient
        self._announcements = announcements
        self._forget_game = forget_game or _forget_nothing
        self._forget_person = forget_person or _forget_nothing
        self._alone = asyncio.Lock()

    async def begin(self, user_id: int, clock: Clock) -> list[Place]:
        """Begin the deletion of a person; from then on others see somebody else.

        Return the places of the games, not over, in which the person plays or that they host.
        Then nothing is deleted.
        """
        erasure = ErasureRow(user_id, erasure_queries.new_stand_in())
        async with self._lots().next() as lot:
            if playing := await erasure_queries.places_of(lot.connection, user_id):
                return playing
            await erasure_queries.begin(lot.connection, erasure)
            await deletion_list.note(
                lot.connection, user_id, clock.now(), self._keyed.deletions_key
            )
            await self._announcements.tell_of_forgotten(lot.connection, user_id)
        self._forget_person(user_id)
        return []

    async def carry_out(self, known: Collection[Deletion]) -> int:
        """Delete these people, also from games under way, and add them to the list of deletions.

        Return the number of people who had data.
        """
        await self.finish_all()
        async with self._database.read() as connection:
            people = await deletion_list.people_in(connection, known, self._keyed.deletions_key)
        for user_id in people:
            erasure = ErasureRow(user_id, erasure_queries.new_stand_in())
            async with self._lots().next() as lot:
                changed = await erasure_queries.forget_under_way(lot.connection, erasure)
                await erasure_queries.begin(lot.connection, erasure)
                await self._announcements.tell_of_games(lot.connection, changed)
                await self._announcements.tell_of_forgotten(lot.connection, user_id)
            self._forget_games(changed)
            await self.finish_all()
        async with self._database.erase() as connection:
            await deletion_list.keep(connection, known, self._keyed.deletions_key)
        return len(people)

    def not_readable(self, known: Collection[Deletion]) -> int:
        """Return how many of these deletions need another key than this database has."""
        return deletion_list.not_readable(known, self._keyed.deletions_key)

    async def finish(self, user_id: int) -> bool:
        """Finish the deletion of a person, and return whether one had begun."""
        async with self._database.read() as connection:
            under_way = await erasure_queries.all_under_way(connection)
        has_begun = any(erasure.user_id == user_id for erasure in under_way)
        if has_begun:
            await self.finish_all()
        return has_begun

    async def finish_all(self) -> None:
        """Finish all deletions that have begun."""
        async with self._alone:
            async with self._database.read() as connection:
                under_way = await erasure_queries.all_under_way(connection)
            for erasure in under_way:
                with suppress(_FinishedError):
                    await self._finish(erasure)

    async def _finish(self, erasure: ErasureRow) -> None:
        """Finish a deletion. Raise `_FinishedError` if another process was faster."""
        lots = self._lots()
        async with self._database.read() as connection:
            games = await erasure_queries.games_over(connection, erasure.user_id)
        for some in batches(games):
            await self._forget_in_games(erasure, some, lots)
        while rows := await self._next_rows(erasure.user_id):
            for part in _parts(rows, lots):
                async with self._lot(erasure, lots) as lot:
                    await erasure_queries.forget_rows(lot.connection, erasure, part)
                    lot.done = len(part)
        async with self._lot(erasure, lots) as lot:
            await erasure_queries.end(lot.connection, erasure)
            await self._announcements.tell_of_forgotten(lot.connection, erasure.user_id)
        if not await self._database.empty_log():
            log.warning("the database's log is being read, and what was deleted is still in it")
        self._forget_person(erasure.user_id)

    def _lots(self) -> Lots:
        return Lots(self._database.erase, self._database.copy_log, *_ROWS)

    @asynccontextmanager
    async def _lot(self, erasure: ErasureRow, lots: Lots) -> AsyncGenerator[Lot]:
        """Open a transaction. Once a deletion is finished, the person may be back."""
        async with lots.next() as lot:
            if not await erasure_queries.is_under_way(lot.connection, erasure):
                raise _FinishedError
            yield lot

    async def _forget_in_games(self, erasure: ErasureRow, games: list[str], lots: Lots) -> None:
        """Delete the person from everything of these games, now over."""
        async with self._database.read() as connection:
            rows = await erasure_queries.rows_in_games(connection, erasure.user_id, games)
        for part in _parts(rows, lots):
            changed = sorted({row.game_id for row in part if row.game_id is not None})
            async with self._lot(erasure, lots) as lot:
                await erasure_queries.forget_rows(lot.connection, erasure, part)
                await self._announcements.tell_of_games(lot.connection, changed)
                lot.done = len(part)
            self._forget_games(changed)
        async with self._lot(erasure, lots) as lot:
            await erasure_queries.forget_in_lists(
                lot.connection, games, erasure.user_id, erasure.stand_in
            )
            await self._announcements.tell_of_games(lot.connection, games)
        self._forget_games(games)

    async def _next_rows(self, user_id: int) -> list[PersonalRow]:
        """Return the next rows that name the person; none if there are no more."""
        async with self._database.read() as connection:
            games = await erasure_queries.next_games(connection, user_id, _GAMES_AT_ONCE)
            if games:
                return await erasure_queries.rows_in_games(connection, user_id, games)
            return await erasure_queries.next_rows(connection, user_id, _ROWS_AT_ONCE)

    def _forget_games(self, games: Sequence[str]) -> None:
        for game_id in games:
            self._forget_game(game_id)


def _parts(rows: Sequence[PersonalRow], lots: Lots) -> Iterator[list[PersonalRow]]:
    """Yield the rows in lots; those of a game stay together."""
    part: list[PersonalRow] = []
    for row in rows:
        is_of_last_game = part and row.game_id is not None and row.game_id == part[-1].game_id
        if len(part) >= lots.size and not is_of_last_game:
            yield part
            part = []
        part.append(row)
    if part:
        yield part


def _forget_nothing(what: str | int) -> None:
    """Do nothing: nobody has anything of it in memory."""
