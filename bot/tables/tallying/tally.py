"""Puts rounds that are over into the standings: soon, and out of the way of clicks."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import tally_queries
from bot.store.database import Database
from bot.store.rows import EVERYWHERE, RoundRow

from ..ports import Clock, wait_until
from .standing_sums import StandingSums, people_in, servers_of

log = logging.getLogger(__name__)

_LOOK_AGAIN = timedelta(seconds=15)
"""Until it is looked again for rounds whose process was killed before it tallied them."""

_AT_ONCE = 20
"""Rounds in one transaction: a click that comes meanwhile waits for some hundredths of a second."""


class Tally:
    """Looks when a round has ended here, and now and then; of several processes one at a time."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._woken = asyncio.Event()
        self._alone = asyncio.Lock()

    def round_ended(self) -> None:
        """A round of this process's is to be tallied."""
        self._woken.set()

    async def run(self) -> None:
        """Tally what there is, until cancelled."""
        while True:
            try:
                # A start after an update may find a million: clicks get their turns in between.
                while await self.tally_some():
                    pass
            except Exception:
                log.exception("rounds cannot be tallied; trying again soon")
            await wait_until(self._clock, self._clock.now() + _LOOK_AGAIN, self._woken)

    async def keep_up(self) -> None:
        """Tally what has just ended here: who asks finds it in the standings."""
        if self._woken.is_set():
            await self.tally_some()

    async def tally_some(self) -> int:
        """Tally the first rounds of those that wait for it; how many."""
        async with self._alone:
            self._woken.clear()
            async with self._database.read() as connection:
                if not await tally_queries.untallied(connection, 1):
                    return 0
            async with self._database.write() as connection:
                await tally_queries.take_turn(connection)
                rounds = await tally_queries.untallied(connection, _AT_ONCE)
                if rounds:
                    await add_all(connection, rounds, self._clock.now())
                    after = await tally_queries.last_tallied(connection)
                    await tally_queries.set_tallied(connection, rounds, after)
            return len(rounds)


async def add_all(connection: AsyncConnection, rounds: list[RoundRow], now: datetime) -> None:
    """Let the standings tell of these rounds, too."""
    guilds = servers_of(rounds)
    kept = await tally_queries.standings_of(connection, people_in(rounds), guilds | {EVERYWHERE})
    sums = StandingSums(kept, await tally_queries.seasons_of(connection, guilds))
    for each in rounds:
        sums.add(each, now)
    await tally_queries.save_standings(connection, sums.new, sums.changed)
