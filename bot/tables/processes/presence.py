"""What this process tells the others of itself every second, and what it hears of them.

Where a database takes one process alone, nothing is told: what this one knows is all there is.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from datetime import datetime, timedelta
from typing import Protocol

from bot.store import shared_database
from bot.store.database import Database
from bot.store.shared_database import ProcessRow

from ..ports import Clock, wait_until
from .reach import Connected, Doubt, reached_since
from .request_shares import fair_share

log = logging.getLogger(__name__)

UNLIMITED = 1_000_000
"""Requests a second; where nothing limits them."""

_EVERY = timedelta(seconds=1)

LEASED_FOR = timedelta(seconds=3)
"""What a process may ask of Discord is another's so long after it was heard of last."""


class Spending(Protocol):
    """Whoever asks things of Discord."""

    @property
    def wanted(self) -> int:
        """How many requests it would make in a second."""
        ...

    @property
    def used(self) -> int:
        """How many of them still count: a lease of fewer would give away what was spent."""
        ...

    def allow(self, requests: int) -> None:
        """From now on make at most so many in a second."""
        ...


class Presence:
    """Knows which shards are connected, here and elsewhere, and shares the requests."""

    def __init__(self, database: Database, clock: Clock, requests_a_second: int) -> None:
        self._database = database
        self._clock = clock
        self._rate = requests_a_second
        self._name = secrets.token_hex(6)
        self._shard_count: int | None = None
        self._shards: dict[int, datetime] = {}
        self._others: list[Connected] = []
        self._told_at: datetime | None = None
        self._changed = asyncio.Event()
        self._spending: Spending | None = None

    def found(self, shard_id: int, shard_count: int) -> None:
        """This shard is connected to Discord: people can click from now on."""
        self._shard_count = shard_count
        self._shards.setdefault(shard_id, self._clock.now())
        self._changed.set()

    def lost(self, shard_id: int, shard_count: int) -> None:
        """The connection of this shard is gone."""
        self._shard_count = shard_count
        self._shards.pop(shard_id, None)
        self._changed.set()

    def reached_since(self, guild_id: int, *, directly: bool) -> datetime | Doubt | None:
        """Since when people at a table of this server can click; None: nobody has connected yet.

        `directly`: whether they need direct messages, too.
        """
        if self._shard_count is None:
            return None
        own = Connected(self._shard_count, self._shards)
        now = self._clock.now()
        return reached_since([own, *self._others], guild_id, directly=directly, now=now)

    def share(self, spending: Spending) -> None:
        """From now on `spending` gets what this process may ask of Discord in a second."""
        self._spending = spending
        if not self._database.is_shared:
            spending.allow(self._rate)

    async def run(self) -> None:
        """Tell and hear, until cancelled."""
        while self._database.is_shared:
            try:
                await self.tell()
            except Exception as error:
                log.warning("other processes are not told", extra={"why": type(error).__name__})
                self._lapse()
            self._changed.clear()
            await wait_until(self._clock, self._clock.now() + _EVERY, self._changed)

    async def tell(self) -> None:
        """Tell what there is now, and hear the others."""
        wanted = 0 if self._spending is None else self._spending.wanted
        async with self._database.write() as connection:
            at = await shared_database.take_turn(connection)
            rows = await shared_database.all_processes(connection)
            others = [row for row in rows if row.name != self._name]
            target = self._target(wanted, others, at)
            leased = target if self._spending is None else max(target, self._spending.used)
            shards = tuple(sorted(self._shards.items()))
            row = ProcessRow(self._name, self._shard_count or 1, shards, leased, wanted, at)
            await shared_database.save_process(connection, row)
        now = self._clock.now()
        self._others = [
            Connected(row.shard_count, dict(row.shards), now - (at - row.seen_at)) for row in others
        ]
        self._told_at = now
        if self._spending is not None:
            self._spending.allow(target)

    def _target(self, wanted: int, others: list[ProcessRow], at: datetime) -> int:
        """What this process may ask: its share, as far as the others have let go of it."""
        alive = [row for row in others if at - row.seen_at <= LEASED_FOR]
        share = fair_share(self._rate, wanted, [row.wanted for row in alive])
        return max(0, min(share, self._rate - sum(row.requests for row in alive)))

    def _lapse(self) -> None:
        """The others take this process for dead by now, and share what it had."""
        long_ago = self._told_at is None or self._clock.now() - self._told_at > LEASED_FOR
        if long_ago and self._spending is not None:
            self._spending.allow(0)

    async def close(self) -> None:
        """This process ends."""
        if self._database.is_shared and self._told_at is not None:
            async with self._database.write() as connection:
                await shared_database.remove_process(connection, self._name)
