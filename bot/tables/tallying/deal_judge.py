"""Plays out the deals of finished rounds, to find out what the cards of each seat were worth.

That is done when the bot is idle and its worker has nothing else to do.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from datetime import timedelta

import msgspec

from bot.players.deal_odds import PLAYED_BY, PLAYOUTS, DealOdds, wins_with_deal
from bot.store import round_queries
from bot.store.database import Database
from bot.store.round_queries import Key, OddsRow
from bot.worker import Job, Lane, NotDoneError, Worker

from ..ports import Clock, wait_until

log = logging.getLogger(__name__)

_LOOK_AGAIN = timedelta(seconds=20)
_BETWEEN = timedelta(seconds=1)

PART = 10
"""Playouts in one job: somebody who asks for another job waits for no more of them."""

_PLAYOUT = Job(wins_with_deal, seconds=60.0, lane=Lane.IDLE)
_ASKER = "deals"

_MOST_NEW = 256
"""The rounds that have just ended and come first. The others are found in the database."""


class DealJudge:
    """The background task that plays out one deal after another, unless `is_busy` returns True.

    Several processes may play out the same deal: the result is the same. A deal whose process is
    killed meanwhile is played out by the next one.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        worker: Worker,
        is_busy: Callable[[], bool] = lambda: False,
    ) -> None:
        self._database = database
        self._clock = clock
        self._is_busy = is_busy
        self._worker = worker
        self._new: deque[Key] = deque(maxlen=_MOST_NEW)
        self._woken = asyncio.Event()

    def rounds_ended(self, keys: Iterable[Key]) -> None:
        """Note rounds that have just ended. They come first: people are looking at them."""
        self._new.extend(keys)
        self._woken.set()

    async def run(self) -> None:
        """Play out all deals that are waiting, until cancelled."""
        while True:
            pause = _LOOK_AGAIN
            self._woken.clear()
            try:
                if not self._is_busy() and await self.judge_one():
                    pause = _BETWEEN
            except Exception:
                log.exception("a deal cannot be played out; trying again soon")
            await wait_until(self._clock, self._clock.now() + pause, self._woken)

    async def judge_one(self) -> bool:
        """Play out one deal, the newest first. Return whether there was one."""
        while self._new:
            key = self._new.pop()
            async with self._database.read() as connection:
                record = await round_queries.record_without_odds(connection, key, PLAYED_BY)
            if record is not None and await self._play_out(key, record):
                return True
        async with self._database.read() as connection:
            found = await round_queries.without_odds(connection, PLAYED_BY)
        return found is not None and await self._play_out(*found)

    async def _play_out(self, key: Key, record: bytes) -> bool:
        """Return whether the worker has played the deal out."""
        try:
            odds = await self._odds_with(record)
        except NotDoneError as error:
            log.info("a deal is played out later", extra={"why": error.why})
            return False
        if odds is None:
            log.warning("a deal that cannot be played out", extra={"game": key[0], "round": key[1]})
        encoded = None if odds is None else msgspec.json.encode(odds)
        async with self._database.write() as connection:
            await round_queries.keep_odds(connection, OddsRow(*key, PLAYED_BY, encoded))
        return True

    async def _odds_with(self, record: bytes) -> DealOdds | None:
        """Return the odds of a deal, part by part, or None if the record cannot be read."""
        parts = list[tuple[int, ...]]()
        for first in range(0, PLAYOUTS, PART):
            wins = await self._worker.do(_PLAYOUT, _ASKER, record, first, PART)
            if wins is None:
                return None
            parts.append(wins)
        return DealOdds(PLAYOUTS, tuple(map(sum, zip(*parts, strict=True))))
