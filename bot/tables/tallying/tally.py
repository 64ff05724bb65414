"""Adds finished rounds and match wins to the sums soon after they end.

Every round is counted once, and the order in which rounds were counted is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

from bot.store import recount_queries, tally_queries
from bot.store.database import Database
from bot.store.privacy import erasure_queries
from bot.store.round_queries import Key
from bot.store.rows import RoundRow

from ..ports import Clock, wait_until
from ..rounds.rounds_with_facts import compute_facts, load_records, row_of, sort_counted
from .counting import count

log = logging.getLogger(__name__)

_LOOK_AGAIN = timedelta(seconds=15)
"""The time between two looks for rounds whose process was killed before it tallied them."""

_NEWS = timedelta(minutes=10)
"""An older achievement is not added to a result message: everybody has read that one."""

_AT_ONCE = 20
"""Rounds in one transaction. A click that comes meanwhile waits for some hundredths of a second."""


class Tally:
    """The background task that counts finished rounds; only one process counts at a time.

    It looks whenever a round has ended in this process, and regularly. `tell_earned` is called for
    each round in which somebody has just earned an achievement.
    Nothing is counted while a person is deleted; `finish_erasures` ends a deletion that was killed.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._woken = asyncio.Event()
        self._alone = asyncio.Lock()
        self.tell_earned: Callable[[Key], Awaitable[None]] = _tell_nobody
        self.finish_erasures: Callable[[], Awaitable[None]] = _finish_nothing

    def round_ended(self) -> None:
        """Note that a round or a match has ended in this process."""
        self._woken.set()

    async def run(self) -> None:
        """Tally whatever is waiting, until cancelled."""
        while True:
            try:
                await self.finish_erasures()
                # After an update a million may be waiting: clicks are handled between the batches.
                while await self.tally_some():
                    pass
            except Exception:
                log.exception("rounds cannot be tallied; trying again soon")
            await wait_until(self._clock, self._clock.now() + _LOOK_AGAIN, self._woken)

    async def keep_up(self) -> None:
        """Tally what has just ended in this process, so that the caller finds it counted."""
        if self._woken.is_set() or self._alone.locked():
            await self.tally_some()

    async def tally_some(self) -> int:
        """Tally the oldest waiting rounds and wins, and return how many were waiting."""
        async with self._alone:
            self._woken.clear()
            async with self._database.read() as connection:
                changes = (await recount_queries.load_sums(connection)).changes
                waiting = await tally_queries.untallied(connection, _AT_ONCE)
                wins = await tally_queries.untallied_wins(connection, _AT_ONCE)
                records = await load_records(connection, waiting)
            if not waiting and not wins:
                return 0
            found = await asyncio.to_thread(compute_facts, waiting, records)
            earned = set[Key]()
            by_key = {each.key: each for each in found}
            async with self._database.write() as connection:
                await tally_queries.take_turn(connection)
                if await erasure_queries.all_under_way(connection):
                    self._woken.set()
                    return 0
                if (await recount_queries.load_sums(connection)).changes != changes:
                    return len(waiting) + len(wins)  # somebody in them may have been deleted
                # Another process may have counted some meanwhile, or ended rounds before these.
                first = await tally_queries.untallied(connection, _AT_ONCE)
                rounds = [by_key[key] for row in first if (key := _key(row)) in by_key]
                wins = await tally_queries.untallied_wins(connection, _AT_ONCE)
                if counted := sort_counted([*rounds, *wins]):
                    earned = await count(connection, counted, self._clock.now())
                    after = await tally_queries.last_tallied(connection)
                    rows = [row_of(each) for each in counted]
                    await tally_queries.set_tallied(connection, rows, after)
        lately = self._clock.now() - _NEWS
        for row in waiting:
            if _key(row) in earned and row.ended_at > lately:
                await self.tell_earned(_key(row))
        return len(waiting) + len(wins)


async def _finish_nothing() -> None:
    """Do nothing: the default of `Tally.finish_erasures`."""


async def _tell_nobody(key: Key) -> None:
    """Do nothing: the default of `Tally.tell_earned`."""


def _key(row: RoundRow) -> Key:
    return row.game_id, row.number
