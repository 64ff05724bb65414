"""The one way in which a table changes: in a transaction, and everybody is told after it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot import engine
from bot.store.database import Database

from . import looking, saving
from .outcome import Accepted, Outcome, Reason, Rejected
from .ports import Clock, Notifier, SystemClock
from .table import Denied, Table
from .timing import Timing
from .view import TableView

log = logging.getLogger(__name__)


class Desk:
    """Loads a table, lets it be changed, saves it, and wakes who has to know."""

    def __init__(
        self,
        database: Database,
        notifier: Notifier,
        clock: Clock | None = None,
        timing: Timing | None = None,
    ) -> None:
        self.database = database
        self.notifier = notifier
        self.clock = clock or SystemClock()
        self.timing = timing or Timing()
        self.woken = asyncio.Event()
        """Set after every commit: there may be new deadlines."""

    async def change(
        self, game_id: str, user_id: int | None, operation: Callable[[Table], None]
    ) -> Outcome:
        """Let `operation` change the table, in one transaction.

        If it raises `Denied`, nothing has changed. The answer is committed before it is given;
        its view is that of `user_id`.
        """
        async with self.database.write() as connection:
            table = await saving.load(connection, game_id, self.clock.now(), lock=True)
            if table is None:
                return Rejected(Reason.NO_SUCH_GAME)
            try:
                operation(table)
            except Denied as denied:
                untouched = await saving.load(connection, game_id, self.clock.now())
                return _rejected(denied, untouched, user_id)
            await saving.save(connection, table, self.timing)
        self.committed(table)
        events = () if user_id is None else looking.events_for(table, user_id)
        return Accepted(looking.view_of(table, user_id), events)

    def committed(self, table: Table) -> None:
        """Tell of what has been committed."""
        _log_changes(table)
        self.woken.set()
        if table.changed or table.reminded:
            self.notifier.changed(table.game.id)

    async def look(self, game_id: str) -> Table | None:
        """The table as it is."""
        async with self.database.read() as connection:
            return await saving.load(connection, game_id, self.clock.now())

    async def view(self, game_id: str, user_id: int | None = None) -> TableView | None:
        """The table as this person may see it; None: as everybody in the channel may."""
        table = await self.look(game_id)
        return None if table is None else looking.view_of(table, user_id)


def _rejected(denied: Denied, table: Table | None, user_id: int | None) -> Rejected:
    view = None if table is None else looking.view_of(table, user_id)
    return Rejected(denied.reason, view, denied.clause, denied.names)


def _log_changes(table: Table) -> None:
    ids = {"game": table.game.id, "guild": table.game.guild_id}
    for row in table.new_actions:
        # The kind of the action alone: its card may be a hidden one (P1).
        action = None if row.action is None else engine.decode_action(row.action)
        done = "deal" if action is None else type(action).__name__
        log.info("action", extra=ids | {"seat": row.seat, "do": done, "version": row.version})
    if table.game.status is not table.loaded_game.status:
        told = {"status": table.game.status.value, "ending": table.game.ending}
        log.info("game", extra=ids | told)
