"""Processes that share a PostgreSQL database tell each other which games have changed.

An announcement leaves with the commit, and only wakes: the rows are the truth, and whoever has
missed one finds them there. With SQLite there is one process, and nothing to be told.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable

from .database import Database
from .prepared import Transaction

log = logging.getLogger(__name__)

CHANNEL = "contra_uno_games"

_TRY_AGAIN = 2.0
"""Seconds until listening is tried again where the connection was lost."""


class Announcements:
    """What this process tells the others, and what it hears of them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._own_name = secrets.token_hex(4)

    async def tell(self, transaction: Transaction, game_ids: Iterable[str]) -> None:
        """These games are changed by this transaction, once it is committed."""
        if self._database.is_shared:
            await transaction.notify(CHANNEL, " ".join([self._own_name, *game_ids]))

    async def listen(self, changed: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Call `changed` with each game that another process has changed, until cancelled.

        `missed` is called where announcements may have been missed: when nobody listens any more,
        and when somebody does again.
        """
        if not self._database.is_shared:
            return
        while True:
            try:
                await self._listen_until_lost(changed, missed)
            except Exception as error:
                log.warning("other processes are not heard", extra={"why": type(error).__name__})
            missed()
            await asyncio.sleep(_TRY_AGAIN)

    async def _listen_until_lost(
        self, changed: Callable[[str], None], missed: Callable[[], None]
    ) -> None:
        gone = asyncio.Event()

        def heard(_connection: object, _process: int, _channel: str, told: object) -> None:
            teller, *game_ids = str(told).split()
            if teller != self._own_name:
                for game_id in game_ids:
                    changed(game_id)

        async with self._database.listening(CHANNEL, heard, gone):
            missed()
            await gone.wait()
