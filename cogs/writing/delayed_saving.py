"""Saving which versions messages show: later, so that several edits become one save."""

from __future__ import annotations

import asyncio
import logging

from bot.tables.messages.delivery import Delivery

from ..connecting.processes import Errands
from .write_schedule import Timers

log = logging.getLogger(__name__)

SECONDS_UNTIL_SAVED = 8.0


class DelayedSaving:
    """Saves which versions messages show, some seconds later: several edits become one save."""

    def __init__(self, messages: Delivery, timers: Timers, errands: Errands) -> None:
        self._messages = messages
        self._timers = timers
        self._errands = errands
        self._due: set[str] = set()
        self._is_closed = False

    def save_soon(self, game_id: str) -> None:
        """Save what this game's messages show in `SECONDS_UNTIL_SAVED`."""
        if game_id in self._due or self._is_closed:
            return
        self._due.add(game_id)
        self._timers.call_later(SECONDS_UNTIL_SAVED, lambda: self._begin(game_id))

    def _begin(self, game_id: str) -> None:
        self._due.discard(game_id)
        if not self._is_closed:
            self._errands.run(self.save(game_id))

    async def save(self, game_id: str) -> None:
        """Save what this game's messages show, unless the database does not answer."""
        try:
            await self._messages.write_down(game_id)
        except Exception:
            # After the next start some messages are edited once more than needed.
            log.exception("not written what is shown", extra={"game": game_id})

    def close(self) -> None:
        """Begin no more saves by time."""
        self._is_closed = True

    async def save_all(self) -> None:
        """Save what is not saved yet."""
        await asyncio.gather(*map(self.save, self._messages.not_written))
