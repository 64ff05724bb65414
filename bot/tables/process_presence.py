"""The processes that share a database: which servers each can reach, and how they share requests.

Each process writes a row about itself every second and reads the rows of the others. Where the
database is used by one process alone, it writes one when it starts.

A table can be reached while its server's shard is connected to Discord. Hands by direct message are
clicked on shard 0, wherever the table is.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from enum import Enum
from typing import Protocol
from zlib import crc32

from msgspec import Struct, structs

from bot.errors import NoAnswerError
from bot.store import shared_database
from bot.store.database import Database
from bot.store.shared_database import ProcessRow
from bot.version import own_version

from .ports import Clock, wait_until

log = logging.getLogger(__name__)

UNLIMITED = 1_000_000
"""Requests a second where nothing limits them."""

_EVERY = timedelta(seconds=1)

LEASED_FOR = timedelta(seconds=3)
"""How long a process keeps its share of the requests after its last row."""

SHARD_OF_DIRECT_MESSAGES = 0

SURE_FOR = timedelta(seconds=2.5)
"""How long the last row of a process is trusted. Rows are written and read every second."""

DEAD_AFTER = timedelta(seconds=6)
"""A process that has written no row for this long counts as disconnected."""

_WARN_EVERY = timedelta(minutes=1)

_COMPANY_LASTS = timedelta(minutes=10)
"""How long a process that has shared the database may have left traces at Discord."""


class RequestSpender(Protocol):
    """The part of a process that sends requests to Discord."""

    @property
    def wanted(self) -> int:
        """How many requests it would send in a second."""
        ...

    @property
    def used(self) -> int:
        """How many sent requests still count. A smaller lease would give away what is spent."""
        ...

    def allow(self, requests: int) -> None:
        """From now on, send at most `requests` in a second."""
        ...


class Doubt(Enum):
    """The reason why it is not known since when a table can be reached."""

    AWAY = "away"
    """No process has the shard."""
    UNSURE = "unsure"
    """The process with the shard has written no row for a moment."""


class ConnectedShards(Struct, frozen=True):
    """The shards of a process, each with the time since when it is connected.

    ``seen_at`` is when the process has written its row, None for this process.
    """

    shard_count: int
    shards: dict[int, datetime]
    seen_at: datetime | None = None
    name: str = ""

    def silent(self, now: datetime) -> timedelta:
        """Return the time since the process has written its row."""
        return timedelta(0) if self.seen_at is None else now - self.seen_at


class ProcessPresence:
    """What this process and the others know of each other: connected shards and request shares."""

    def __init__(self, database: Database, clock: Clock, requests_a_second: int) -> None:
        self._database = database
        self._clock = clock
        self._rate = requests_a_second
        # The database stores sixteen characters of it; operators know their machines.
        self.name = f"{socket.gethostname()[:9]}-{secrets.token_hex(3)}"
        self._shard_count: int | None = None
        self._shards: dict[int, datetime] = {}
        self._others: list[ConnectedShards] = []
        self._told_at: datetime | None = None
        self._company_at: datetime | None = None
        self._warned_at: datetime | None = None
        self._changed = asyncio.Event()
        self._spending: RequestSpender | None = None
        self.outdated = asyncio.Event()
        """Set once a newer version of the bot has changed the tables: this process has to end."""

    def found(self, shard_id: int, shard_count: int) -> None:
        """Note that a shard is connected to Discord, so that people can click from now on."""
        self._shard_count = shard_count
        self._shards.setdefault(shard_id, self._clock.now())
        self._changed.set()

    def lost(self, shard_id: int, shard_count: int) -> None:
        """Note that a shard has lost its connection."""
        self._shard_count = shard_count
        self._shards.pop(shard_id, None)
        self._changed.set()

    def reached_since(self, guild_id: int | None, *, directly: bool) -> datetime | Doubt | None:
        """Return since when people at a table of this server (or none) can click, or why unknown.

        Return None before this process has connected. `directly`: they need direct messages, too.
        """
        if self._shard_count is None:
            return None
        return reached_since(self._all(), guild_id, directly=directly, now=self._clock.now())

    def _all(self) -> list[ConnectedShards]:
        self._take_back_future(self._clock.now())
        own = ConnectedShards(self._shard_count or 1, self._shards, name=self.name)
        return [own, *self._others]

    def stands_in(self, game_id: str, guild_id: int | None, *, directly: bool) -> bool:
        """Return whether this process writes messages of a game because the one that does is away.

        Of several processes it is one for each game. `directly`: the direct messages.
        """
        return stands_in(
            self.name, self._all(), game_id, None if directly else guild_id, self._clock.now()
        )

    def _take_back_future(self, now: datetime) -> None:
        """Let what lies ahead have happened now: the clock was set back since."""
        self._shards = _not_after(now, self._shards)
        self._others = [
            structs.replace(
                each, shards=_not_after(now, each.shards), seen_at=min(each.seen_at or now, now)
            )
            for each in self._others
        ]
        self._told_at = None if self._told_at is None else min(self._told_at, now)

    @property
    def has_company(self) -> bool:
        """Whether another process shares this database, or did so lately."""
        met = self._company_at
        return met is not None and self._clock.now() - met < _COMPANY_LASTS

    def share(self, spending: RequestSpender) -> None:
        """Let `spending` have this process's share of the requests a second from now on."""
        self._spending = spending
        if not self._database.is_shared:
            spending.allow(self._rate)

    async def run(self) -> None:
        """Exchange rows with the other processes every second, until cancelled or outdated."""
        if not self._database.is_shared:
            row = ProcessRow(self.name, 1, (), 0, 0, self._clock.now(), own_version().number)
            with suppress(NoAnswerError):
                async with self._database.write() as connection:
                    await shared_database.save_only_process(connection, row)
        while self._database.is_shared and not self.outdated.is_set():
            try:
                await self.tell()
            except Exception as error:
                if not isinstance(error, NoAnswerError):
                    log.warning("other processes are not told", extra={"why": type(error).__name__})
                self._lapse()
            self._changed.clear()
            await wait_until(self._clock, self._clock.now() + _EVERY, self._changed)

    async def tell(self) -> None:
        """Write the row of this process, and read those of the others."""
        wanted = 0 if self._spending is None else self._spending.wanted
        async with self._database.write() as connection:
            at = await shared_database.take_turn(connection)
            if await shared_database.are_tables_newer(connection):
                self._note_newer_tables()
                return
            rows = await shared_database.all_processes(connection)
            others = [row for row in rows if row.name != self.name]
            for row in others:
                if row.seen_at > at:  # the clock of the database was set back
                    await shared_database.save_process(connection, structs.replace(row, seen_at=at))
            self._take_back_future(self._clock.now())
            target = self._target(wanted, others, at)
            leased = target if self._spending is None else max(target, self._spending.used)
            shards = tuple(sorted(self._shards.items()))
            count = self._shard_count or 1
            row = ProcessRow(self.name, count, shards, leased, wanted, at, own_version().number)
            await shared_database.save_process(connection, row)
        now = self._clock.now()
        self._others = [
            ConnectedShards(row.shard_count, dict(row.shards), now - (at - row.seen_at), row.name)
            for row in others
        ]
        self._told_at = now
        if others:
            self._company_at = now
        self._warn_of_other_counts(now)
        if self._spending is not None:
            self._spending.allow(target)

    def _note_newer_tables(self) -> None:
        if not self.outdated.is_set():
            log.error(
                "a newer version of the bot has changed the tables, so this process ends: update "
                "it, too"
            )
        self.outdated.set()

    def _target(self, wanted: int, others: list[ProcessRow], at: datetime) -> int:
        """Return this process's share, as far as the others have released it."""
        alive = [row for row in others if at - row.seen_at <= LEASED_FOR]
        share = fair_share(self._rate, wanted, [row.wanted for row in alive])
        return max(0, min(share, self._rate - sum(row.requests for row in alive)))

    def _warn_of_other_counts(self, now: datetime) -> None:
        """Warn once a minute of a process with another number of shards."""
        there = [each for each in self._others if each.shards and each.silent(now) <= SURE_FOR]
        counts = {each.shard_count for each in there}
        is_warned = self._warned_at is not None and now - self._warned_at < _WARN_EVERY
        if not self._shards or counts <= {self._shard_count} or is_warned:
            return
        self._warned_at = now
        log.warning(
            "another process has another SHARD_COUNT, so some servers are answered twice and "
            "others by nobody: stop all processes, then start all with the same SHARD_COUNT",
            extra={"shard_count": self._shard_count, "of_others": sorted(counts)},
        )

    def _lapse(self) -> None:
        """Send nothing any more once the others take this process for dead and use its share."""
        now = self._clock.now()
        self._take_back_future(now)
        long_ago = self._told_at is None or now - self._told_at > LEASED_FOR
        if long_ago and self._spending is not None:
            self._spending.allow(0)

    async def close(self) -> None:
        """Remove the row of this process, which is ending, if the database answers."""
        if self._database.is_shared and self._told_at is not None:
            with suppress(NoAnswerError):
                async with self._database.write() as connection:
                    await shared_database.remove_process(connection, self.name)


def _not_after(now: datetime, shards: dict[int, datetime]) -> dict[int, datetime]:
    return {number: min(since, now) for number, since in shards.items()}


def reached_since(
    processes: Iterable[ConnectedShards], guild_id: int | None, *, directly: bool, now: datetime
) -> datetime | Doubt:
    """Return since when people at a table of this server can click.

    `directly`: they need direct messages, too.
    """
    known = list(processes)
    found = [_since(known, guild_id, now)]
    if directly:
        found.append(_since(known, None, now))
    moments: list[datetime] = []
    for each in found:
        if each is Doubt.AWAY:
            return each
        if isinstance(each, datetime):
            moments.append(each)
    return max(moments) if len(moments) == len(found) else Doubt.UNSURE


def stands_in(
    name: str,
    processes: Sequence[ConnectedShards],
    game_id: str,
    guild_id: int | None,
    now: datetime,
) -> bool:
    """Return whether the process of this name writes a game's messages for one that is away.

    `guild_id` is None for direct messages.
    """
    if _since(processes, guild_id, now) is not Doubt.AWAY:
        return False
    able = sorted(each.name for each in processes if each.shards and each.silent(now) <= SURE_FOR)
    return bool(able) and able[crc32(game_id.encode()) % len(able)] == name


def shard_of(guild_id: int | None, shard_count: int) -> int:
    """Return the shard of this server, or that of direct messages."""
    return SHARD_OF_DIRECT_MESSAGES if guild_id is None else (guild_id >> 22) % shard_count


def _since(
    processes: Sequence[ConnectedShards], guild_id: int | None, now: datetime
) -> datetime | Doubt:
    is_unsure = False
    for process in processes:
        shard = shard_of(guild_id, process.shard_count)
        silent = process.silent(now)
        if shard not in process.shards or silent > DEAD_AFTER:
            continue
        if silent <= SURE_FOR:
            return process.shards[shard]
        is_unsure = True
    return Doubt.UNSURE if is_unsure else Doubt.AWAY


def fair_share(rate: int, own: int, others: Sequence[int]) -> int:
    """Return the share of `rate` for a process that wants `own`, while `others` want theirs.

    A process that wants little gets it, and the rest is shared evenly by those that want more. What
    no process wants is shared evenly as well, so that each has a reserve at once.
    """
    wants = sorted([own, *others])
    left, waiting = rate, len(wants)
    for want in wants:
        even = left // waiting
        if want > even:
            return even if own > even else own
        left -= want
        waiting -= 1
    return own + left // len(wants)
