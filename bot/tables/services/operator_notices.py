"""What the operator announces to all tables: shown, shown again, taken away, and "back"."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from random import sample

from bot.store import notice_queries
from bot.store.database import Database
from bot.views.table_values import Notice

from ..ports import Clock, repeat
from ..storage.repository import Repository
from ..table import Table
from ..table_notice import say_back, show_notice

_EVERY = timedelta(seconds=5)


class OperatorNotices:
    """The one notice of the operator, a row, and the tables that show it, which each store it.

    Every process does all of this for all tables; where another one was faster, nothing is left to
    do. A process that starts five minutes before the announced restart or later is that restart: it
    says at all tables that the bot is back, and the row goes. Of several that are restarted one
    after the other, the first one back says it; until the last one is, the bot plays on anyway.
    A notice without a time for a restart stays until it is cancelled. A restart that has not come
    an hour after its time is taken for called off.
    """

    def __init__(self, database: Database, repository: Repository, clock: Clock) -> None:
        self._database = database
        self._repository = repository
        self._clock = clock
        self._started_at = clock.now()
        self._may_be_shown = True  # before the first look

    async def run(self) -> None:
        """Look every few seconds until cancelled, and begin by saying that the bot is back."""
        failed = "the operator's notice cannot be shown; trying again soon"
        await repeat(self._clock, _EVERY, self.look, failed)

    async def look(self) -> None:
        """Show at all tables what is announced now, or that the bot is back."""
        now = self._clock.now()
        async with self._database.read() as connection:
            given = await notice_queries.given(connection)
        notice = None if given is None else given.at(now)
        is_back = given is not None and given.is_ended_by(self._started_at)
        if is_back:
            await self._change(say_back, lambda shown: shown is not None)
        elif notice is not None or self._may_be_shown:
            self._may_be_shown = True
            await self._change(
                lambda table: show_notice(table, notice), lambda shown: shown != notice
            )
            self._may_be_shown = notice is not None
        if given is not None and (is_back or notice is None):
            # Last, in case that this process is killed before.
            async with self._database.write() as connection:
                await notice_queries.remove(connection, given)

    async def _change(
        self, operation: Callable[[Table], None], is_outdated: Callable[[Notice | None], bool]
    ) -> None:
        """Change tables, in an order of this process: others change the same ones."""
        async with self._database.read() as connection:
            tables = await notice_queries.shown(connection)
        outdated = [game_id for game_id, shown in tables if is_outdated(shown)]
        await self._repository.change_all(sample(outdated, len(outdated)), operation)
