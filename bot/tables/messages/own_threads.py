"""The threads that the bot has opened for games. Each is archived once no rematch is offered.

They are stored in the database until then, so that a restart forgets none.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial

from bot.store import message_queries
from bot.store.database import Database
from bot.store.rows import ThreadRow

from ..ports import Clock, repeat
from ..seating.rematch import OFFER

_EVERY = timedelta(minutes=5)


class OwnThreads:
    """The threads opened for games, with the last game of each."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def note(self, thread: ThreadRow) -> None:
        """Save a thread that was opened for a game."""
        async with self._database.write() as connection:
            await message_queries.save_thread(connection, thread)

    async def goes_on(self, channel_id: int, game_id: str) -> None:
        """Note that another game follows in this channel, which may be such a thread or not."""
        async with self._database.write() as connection:
            await message_queries.next_game_in(connection, channel_id, game_id)

    async def run(self, archive: Callable[[ThreadRow], Awaitable[bool]]) -> None:
        """Have threads archived when it is time, until cancelled.

        `archive` returns whether nothing is left to be done for a thread.
        """
        failed = "threads cannot be archived; trying again in some minutes"
        await repeat(self._clock, _EVERY, partial(self.archive_due, archive), failed)

    async def archive_due(self, archive: Callable[[ThreadRow], Awaitable[bool]]) -> None:
        """Archive the threads in which no rematch is offered any more."""
        before = self._clock.now() - OFFER
        async with self._database.read() as connection:
            due = await message_queries.threads_over(connection, before)
        for thread in due:
            if await archive(thread):
                async with self._database.write() as connection:
                    await message_queries.forget_thread(connection, thread)
