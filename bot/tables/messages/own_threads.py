"""Threads that were opened for games: each is archived when its last game is over for good.

They stand in the database until then, so that a restart forgets none.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

from bot.store import message_queries
from bot.store.database import Database
from bot.store.rows import ThreadRow

from ..ports import Clock
from ..seating.rematch import OFFER

log = logging.getLogger(__name__)

_EVERY = timedelta(minutes=5)


class OwnThreads:
    """Knows the threads, and when the match in one cannot be followed by another any more."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def note(self, thread: ThreadRow) -> None:
        """This game is played in a thread that was opened for games."""
        async with self._database.write() as connection:
            await message_queries.save_thread(connection, thread)

    async def goes_on(self, channel_id: int, game_id: str) -> None:
        """Another game follows where one was over, be it in such a thread or not."""
        async with self._database.write() as connection:
            await message_queries.next_game_in(connection, channel_id, game_id)

    async def run(self, archive: Callable[[ThreadRow], Awaitable[bool]]) -> None:
        """Have threads archived when it is time, until cancelled.

        `archive` says whether nothing is left to be done about a thread.
        """
        while True:
            try:
                await self.archive_due(archive)
            except Exception:
                log.exception("threads cannot be archived; trying again in some minutes")
            await self._clock.sleep_until(self._clock.now() + _EVERY)

    async def archive_due(self, archive: Callable[[ThreadRow], Awaitable[bool]]) -> None:
        """Have those archived in which nobody can play again any more."""
        before = self._clock.now() - OFFER
        async with self._database.read() as connection:
            due = await message_queries.threads_over(connection, before)
        for thread in due:
            if await archive(thread):
                async with self._database.write() as connection:
                    await message_queries.forget_thread(connection, thread)
