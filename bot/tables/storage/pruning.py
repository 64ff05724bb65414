"""Takes away games that are long over, so that the database does not grow for ever.

With a game go its seats, actions and messages. Its rounds stay, with their results and records,
unless whoever runs the bot has set for how long: of these everything is made that is told of it
later. Standings, ratings and totals stay in any case.
"""

from __future__ import annotations

import logging
from datetime import timedelta

from msgspec import Struct

from bot.store import pruning_queries, setting_queries, tally_queries
from bot.store.database import Database
from bot.store.pruning_queries import RoundRemoval

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
_ROUNDS_AT_ONCE = 50


class Kept(Struct, frozen=True):
    """How long something is kept after its end; None: for good.

    ``records`` are rounds as they were played, ``results`` rounds with all that is theirs, which
    are kept for as long as their games at least.
    """

    games: timedelta = KEPT
    records: timedelta | None = None
    results: timedelta | None = None


DEFAULT = Kept()


class Pruning:
    """Looks every hour; of several processes each may do so, and does what no other one does."""

    def __init__(self, database: Database, clock: Clock, kept: Kept) -> None:
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
        before = self._clock.now() - self._kept.games
        pruned = 0
        await self._prune_standings()
        await self._prune_servers()
        while True:
            async with self._database.write() as connection:
                old = await pruning_queries.games_to_prune(connection, before, _GAMES_AT_ONCE)
                await pruning_queries.remove_games(connection, old)
            if not old:
                break
            pruned += len(old)
            log.info("old games removed", extra={"games": len(old)})
        await self._prune_rounds(RoundRemoval.RECORDS, self._kept.records)
        await self._prune_rounds(RoundRemoval.RESULTS, self._kept.results)
        return pruned

    async def _prune_rounds(self, what: RoundRemoval, kept: timedelta | None) -> None:
        """Take away what was set to be; sums hold it already."""
        if kept is None:
            return
        before = self._clock.now() - kept
        removed = _ROUNDS_AT_ONCE
        while removed == _ROUNDS_AT_ONCE:
            async with self._database.write() as connection:
                # Who tallies gives places, and a recount reads all: neither meanwhile.
                await tally_queries.take_turn(connection)
                removed = await pruning_queries.remove_of_rounds(
                    connection, what, before, _ROUNDS_AT_ONCE
                )
            if removed:
                log.info("old rounds removed", extra={"what": str(what), "rounds": removed})

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
