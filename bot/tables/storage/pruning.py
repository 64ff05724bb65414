"""Takes away games that are long over, so that the database does not grow for ever.

With a game go its seats, actions and messages. Its rounds stay, with their results and records: of
these everything is made that is told of it later.
"""

from __future__ import annotations

import logging
from datetime import timedelta

from bot.store import pruning_queries, setting_queries, tally_queries
from bot.store.database import Database

from ..ports import Clock
from ..tallying.periods import kept_at

log = logging.getLogger(__name__)

KEPT = timedelta(days=30)
"""How long a game is kept after its end."""

SETTINGS_KEPT = timedelta(days=30)
"""How long the settings of a server are kept after it removed the bot."""

_EVERY = timedelta(hours=1)

_GAMES_AT_ONCE = 10
"""Games in one transaction: a click that comes meanwhile waits for some thousand rows at most."""

_STANDINGS_AT_ONCE = 500


class Pruning:
    """Looks every hour; of several processes each may do so, and does what no other one does."""

    def __init__(self, database: Database, clock: Clock, kept: timedelta = KEPT) -> None:
        """`kept`: how long a game is kept after its end."""
        self._database = database
        self._clock = clock
        self._kept = kept

    async def run(self) -> None:
        """Take away what is old enough, now and then, until cancelled."""
        while True:
            try:
                await self.prune()
            except Exception:
                log.exception("old games cannot be removed; trying again in an hour")
            await self._clock.sleep_until(self._clock.now() + _EVERY)

    async def prune(self) -> int:
        """Take away what is old enough; of how many games that was."""
        before = self._clock.now() - self._kept
        pruned = 0
        await self._prune_standings()
        await self._prune_servers()
        while True:
            async with self._database.write() as connection:
                old = await pruning_queries.games_to_prune(connection, before, _GAMES_AT_ONCE)
                await pruning_queries.remove_games(connection, old)
            if not old:
                return pruned
            pruned += len(old)
            log.info("old games removed", extra={"games": len(old)})

    async def _prune_servers(self) -> None:
        """Take away what servers have chosen that removed the bot long ago."""
        before = self._clock.now() - SETTINGS_KEPT
        async with self._database.write() as connection:
            removed = await setting_queries.remove_servers_left(connection, before)
        if removed:
            log.info("settings of servers removed that are gone", extra={"servers": removed})

    async def _prune_standings(self) -> None:
        """Take away those of weeks and months that nobody can ask for any more."""
        kept = kept_at(self._clock.now())
        removed = _STANDINGS_AT_ONCE
        while removed == _STANDINGS_AT_ONCE:
            async with self._database.write() as connection:
                removed = await tally_queries.remove_but(connection, kept, _STANDINGS_AT_ONCE)
