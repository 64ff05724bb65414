"""Puts rounds that are over and match wins into the standings: soon, out of the way of clicks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

from bot.store import tally_queries
from bot.store.database import Database
from bot.store.round_queries import Key
from bot.store.rows import RoundRow

from ..ports import Clock, wait_until
from .counting import count
from .rounds_with_facts import in_order, records_of, row_of, with_facts

log = logging.getLogger(__name__)

_LOOK_AGAIN = timedelta(seconds=15)
"""Until it is looked again for rounds whose process was killed before it tallied them."""

_NEWS = timedelta(minutes=10)
"""What was earned longer ago is told nowhere: a result would change that everybody has read."""

_AT_ONCE = 20
"""Rounds in one transaction: a click that comes meanwhile waits for some hundredths of a second."""


class Tally:
    """Looks when a round has ended here, and now and then; of several processes one at a time.

    `tell_earned` hears of each round with which somebody has just earned an achievement.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._woken = asyncio.Event()
        self._alone = asyncio.Lock()
        self.tell_earned: Callable[[Key], Awaitable[None]] = _nobody_told

    def round_ended(self) -> None:
        """A round of this process's, or the win of its match, is to be tallied."""
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
        """Tally the first rounds and wins of those that wait for it; return how many there were."""
        async with self._alone:
            self._woken.clear()
            async with self._database.read() as connection:
                waiting = await tally_queries.untallied(connection, _AT_ONCE)
                wins = await tally_queries.untallied_wins(connection, _AT_ONCE)
                records = await records_of(connection, waiting)
            if not waiting and not wins:
                return 0
            found = await asyncio.to_thread(with_facts, waiting, records)
            earned = set[Key]()
            by_key = {each.key: each for each in found}
            async with self._database.write() as connection:
                await tally_queries.take_turn(connection)
                # Others may have counted some of them meanwhile, or ended rounds before these.
                first = await tally_queries.untallied(connection, _AT_ONCE)
                rounds = [by_key[key] for row in first if (key := _key(row)) in by_key]
                wins = await tally_queries.untallied_wins(connection, _AT_ONCE)
                if counted := in_order([*rounds, *wins]):
                    earned = await count(connection, counted, self._clock.now())
                    after = await tally_queries.last_tallied(connection)
                    rows = [row_of(each) for each in counted]
                    await tally_queries.set_tallied(connection, rows, after)
        lately = self._clock.now() - _NEWS
        for row in waiting:
            if _key(row) in earned and row.ended_at > lately:
                await self.tell_earned(_key(row))
        return len(waiting) + len(wins)


async def _nobody_told(key: Key) -> None:
    """In place of who shows what was earned."""


def _key(row: RoundRow) -> Key:
    return row.game_id, row.number
