"""Session starts (IDENTIFY): whose turn it is, and whether Discord allows one more today.

Discord allows a bot some 1,000 in a day, whatever the number of its processes, and resets its token
beyond that. It also limits how many shards may begin a session at once. Processes that share a
database wait for one another there, and count their starts together.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.tables import Clock

log = logging.getLogger(__name__)

_SECONDS_EACH = 5.0

Alone = Callable[[int], AbstractAsyncContextManager[None]]


class IdentifyTurn:
    """A shard's turn to identify. ``is_used``: it does so, and others have to wait."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.over = asyncio.Event()
        self.is_used = False


class IdentifyPacing:
    """Lets shards identify in turn; ``at_once`` is Discord's max_concurrency."""

    def __init__(
        self, alone: Alone, sleep: Callable[[float], Awaitable[None]] | None = None
    ) -> None:
        """`alone(number)` is a lock with this number, shared by all processes."""
        self._alone = alone
        self._sleep = sleep or asyncio.sleep
        self._taken: set[asyncio.Task[None]] = set()
        self.at_once = 1

    @asynccontextmanager
    async def turn(self, shard_id: int) -> AsyncGenerator[IdentifyTurn]:
        """Wait until this shard may identify; the next with its lock may five seconds later."""
        turn = IdentifyTurn()
        holding = asyncio.create_task(self._hold(shard_id % self.at_once, turn))
        self._taken.add(holding)
        holding.add_done_callback(self._taken.discard)
        waiting = asyncio.create_task(turn.begun.wait())
        try:
            await asyncio.wait([holding, waiting], return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            holding.cancel()
            raise
        finally:
            waiting.cancel()
        if not turn.begun.is_set():
            await holding
        try:
            yield turn
        finally:
            turn.over.set()

    async def _hold(self, kind: int, turn: IdentifyTurn) -> None:
        async with self._alone(kind):
            turn.begun.set()
            await turn.over.wait()
            if turn.is_used:
                await self._sleep(_SECONDS_EACH)

    async def close(self) -> None:
        """Let no shard identify any more."""
        held = list(self._taken)
        for holding in held:
            holding.cancel()
        await asyncio.gather(*held, return_exceptions=True)


RESERVE = 20
"""Session starts of a day that are left for starts of the process. Lost sessions do not use them.

Without it, an operator who has mended the fault could not start the bot before the next day."""

_DAY = timedelta(days=1)
_READ_EVERY = timedelta(seconds=5)
"""How long the limit that Discord has stated is trusted, minus what was used since."""
_LOOK_AGAIN = timedelta(minutes=10)
"""The longest wait before Discord is asked again whether it allows more by now."""
_SHORTEST_WAIT = timedelta(seconds=10)


@dataclass(slots=True)
class StartLimit:
    """Discord's `session_start_limit`: ``remaining`` of ``total`` starts until ``resets_at``."""

    total: int
    remaining: int
    resets_at: datetime
    read_at: datetime

    @property
    def counts_since(self) -> datetime:
        """Return the begin of the day that Discord counts. Before a first start there is none."""
        return self.read_at if self.resets_at <= self.read_at else self.resets_at - _DAY


ReadLimit = Callable[[], Awaitable[StartLimit]]

TakeStart = Callable[[datetime, datetime, int], Awaitable[bool]]
"""Notes a start, by its time, in the database of all processes, unless there were too many.

The arguments are the time of the start, the time since when starts count, and how many there may
have been. Returns whether the start was noted."""


class SessionStarts:
    """Lets a shard begin a session when it is its turn and Discord allows one more.

    ``waits_until`` is when Discord allows more, or None while it does.
    """

    def __init__(
        self, pacing: IdentifyPacing, read: ReadLimit, take: TakeStart, clock: Clock
    ) -> None:
        self._pacing = pacing
        self._read = read
        self._take_noted = take
        self._clock = clock
        self._limit: StartLimit | None = None
        self.waits_until: datetime | None = None

    @asynccontextmanager
    async def turn(self, shard_id: int, *, is_first: bool) -> AsyncGenerator[None]:
        """Wait until this shard may begin a session, and keep others from it until the end.

        `is_first`: it is the shard's first in this process, which may use the reserve.
        """
        while True:
            async with self._pacing.turn(shard_id) as turn:
                used_up = await self._take(0 if is_first else RESERVE)
                if used_up is None:
                    turn.is_used = True
                    self.waits_until = None
                    yield
                    return
            await self._wait(used_up)

    def fault(self) -> str:
        """Return why shards wait, or "" if Discord allows sessions."""
        if self.waits_until is None:
            return ""
        return (
            f"waits until {self.waits_until:%Y-%m-%d %H:%M} UTC, "
            "because Discord allows this bot no more session starts before"
        )

    async def _take(self, reserve: int) -> StartLimit | None:
        """Count one start, or return the limit of which no more than the reserve is left."""
        limit = self._limit
        if limit is None or abs(self._clock.now() - limit.read_at) >= _READ_EVERY:
            limit = self._limit = await self._read()
        if limit.remaining <= reserve or not await self._note(limit, limit.total - reserve):
            return limit
        limit.remaining -= 1
        return None

    async def _note(self, limit: StartLimit, most: int) -> bool:
        try:
            return await self._take_noted(self._clock.now(), limit.counts_since, most)
        except Exception as error:
            # Discord's own number holds, and a bot without its database waits anyway.
            log.warning("a session start is not counted", extra={"why": type(error).__name__})
            return True

    async def _wait(self, used_up: StartLimit) -> None:
        """Wait until Discord allows more, but not too long without asking it again."""
        now = self._clock.now()
        until = max(used_up.resets_at, now + _SHORTEST_WAIT)
        if self.waits_until is None:
            log.warning(
                "no session is begun before Discord allows more: beyond the limit of a day it "
                "would reset the token",
                extra={
                    "until": until.isoformat(timespec="seconds"),
                    "remaining": used_up.remaining,
                    "reserve": RESERVE,
                },
            )
        self.waits_until, self._limit = until, None
        await self._clock.sleep_until(min(until, now + _LOOK_AGAIN))

    async def close(self) -> None:
        """Let no shard begin a session any more."""
        await self._pacing.close()
