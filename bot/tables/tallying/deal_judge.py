"""Has the deals of rounds that are over played out: at idle, in a process of its own."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta

import msgspec

from bot.engine import RefusedError
from bot.facts import RoundRecord, UnreadableRecordError
from bot.players.deal_odds import PLAYED_BY, DealOdds, odds_of
from bot.players.worker_process import WorkerProcess
from bot.store import round_queries
from bot.store.database import Database
from bot.store.round_queries import Key, OddsRow

from ..ports import Clock, wait_until

log = logging.getLogger(__name__)

_LOOK_AGAIN = timedelta(seconds=20)
_BETWEEN = timedelta(seconds=1)
_PATIENCE = 300.0
"""Seconds for a deal: a few, where the machine has time."""

_MOST_NEW = 256
"""So many that have just ended come before others; the rest is found in the database."""

_decoder = msgspec.json.Decoder(DealOdds)


class DealJudge:
    """Plays deals out one after the other while ``is_busy`` does not say that others need the time.

    Several processes may do the same deal; what comes of it is the same, and who is killed in the
    middle of it leaves it to the next one. `keep` stores what came of a deal.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        keep: Callable[[OddsRow], Awaitable[None]],
        is_busy: Callable[[], bool] = lambda: False,
    ) -> None:
        self._database = database
        self._keep = keep
        self._clock = clock
        self._is_busy = is_busy
        self._process = WorkerProcess(_PATIENCE)
        self._new: deque[Key] = deque(maxlen=_MOST_NEW)
        self._woken = asyncio.Event()

    def rounds_ended(self, keys: Iterable[Key]) -> None:
        """These have ended just now: people look at their results, so they come first."""
        self._new.extend(keys)
        self._woken.set()

    async def run(self) -> None:
        """Judge what there is, until cancelled."""
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
        """Play one deal out, the newest first; whether there was one."""
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
        """Whether there was somebody to do it."""
        answer = await asyncio.to_thread(self._process.ask, encoded_odds, record)
        if answer is not None:
            await self._keep(OddsRow(*key, PLAYED_BY, answer[0]))
        return answer is not None

    def close(self) -> None:
        """End the process."""
        self._process.close()


def encoded_odds(record: bytes) -> bytes | None:
    """The odds of a kept round as they are stored; None where it cannot be read."""
    try:
        kept = RoundRecord.decode(record)
        return msgspec.json.encode(odds_of(kept.options, kept.opening))
    except (UnreadableRecordError, RefusedError) as error:
        log.warning("a deal that cannot be played out", extra={"why": str(error)})
        return None


def decoded_odds(kept: bytes) -> DealOdds:
    """The odds that were stored."""
    return _decoder.decode(kept)
