"""Has the deals of rounds that are over played out: at idle, in a process of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta

import msgspec

from bot.engine import RefusedError
from bot.facts import RoundRecord, UnreadableRecordError
from bot.players.deal_odds import PLAYED_BY, DealOdds, odds_of
from bot.players.search_process import SearchProcess
from bot.store import odds_queries
from bot.store.database import Database
from bot.store.record_queries import Key

from ..ports import Clock

log = logging.getLogger(__name__)

_LOOK_AGAIN = timedelta(seconds=20)
_BETWEEN = timedelta(seconds=1)
_PATIENCE = 300.0
"""Seconds for a deal: a few, where the machine has time."""

_decoder = msgspec.json.Decoder(DealOdds)


class DealJudge:
    """Plays deals out one after the other while ``is_busy`` does not say that others need the time.

    Several processes may do the same deal; what comes of it is the same.
    """

    def __init__(
        self, database: Database, clock: Clock, is_busy: Callable[[], bool] = lambda: False
    ) -> None:
        self._database = database
        self._clock = clock
        self._is_busy = is_busy
        self._process = SearchProcess(_PATIENCE)

    async def run(self) -> None:
        """Judge what there is, until cancelled."""
        while True:
            pause = _LOOK_AGAIN
            try:
                if not self._is_busy() and await self.judge_one():
                    pause = _BETWEEN
            except Exception:
                log.exception("a deal cannot be played out; trying again soon")
            await self._clock.sleep_until(self._clock.now() + pause)

    async def judge_one(self) -> bool:
        """Play one deal out; whether there was one."""
        async with self._database.read() as connection:
            found = await odds_queries.without_odds(connection, PLAYED_BY)
        if found is None:
            return False
        key, record = found
        answer = await asyncio.to_thread(self._process.ask, encoded_odds, record)
        if answer is not None:
            await self._keep(key, answer[0])
        return answer is not None

    async def _keep(self, key: Key, odds: bytes | None) -> None:
        async with self._database.write() as connection:
            await odds_queries.keep_odds(connection, key, PLAYED_BY, odds)

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
