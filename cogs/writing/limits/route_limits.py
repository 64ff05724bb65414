"""discord.py's limits of routes, so that nobody who gives up can shut a route.

discord.py waits in two places: before a request until its route has room, and with an answer in
hand until the route has room again. Whoever is cancelled there (`request_timeouts.within` does
it) leaves a bucket with nothing in it and no end, for which everybody then waits half a minute
that nobody has; or a lock of a webhook that nobody opens any more. Here nothing is left to be done
after a request but to count, and a window that is over, or of which nobody has told, holds up
nobody.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType

import discord.http
import discord.webhook.async_
from aiohttp import ClientResponse
from discord.errors import RateLimited
from discord.utils import MISSING

_SAME_END = 1.0
"""Seconds by which the end of one window seems to move, as answers take more or less time."""


def use() -> None:
    """From now on every client of discord.py in this process keeps its limits in this way."""
    discord.http.Ratelimit = RouteLimit
    # Its type says that it is private; it is the one place where a webhook's lock is held.
    discord.webhook.async_.AsyncDeferredLock = DeferredLock  # pyright: ignore


def shut(client: discord.http.HTTPClient) -> None:
    """Hold requests back: Discord has refused one of the bot as a whole, maybe of another client.

    One that was sent already and is refused itself goes on by itself, as always.
    """
    if (is_over := _pause_is_over(client)) is not None:
        is_over.clear()


def reopen(client: discord.http.HTTPClient) -> None:
    """Let requests go on after a pause of the whole bot, whoever was to do that."""
    if (is_over := _pause_is_over(client)) is not None:
        is_over.set()


def _pause_is_over(client: discord.http.HTTPClient) -> asyncio.Event | None:
    """None before the login, which makes it."""
    # Its name says that it is private; nothing else begins or ends the pause.
    is_over = client._global_over  # pyright: ignore[reportPrivateUsage]
    return None if is_over is MISSING else is_over


class RouteLimit(discord.http.Ratelimit):
    """The bucket of a route: what Discord has told of it, and how many requests are under way."""

    __slots__ = ()

    async def acquire(self) -> None:
        """Return when a request may be sent. Raises `RateLimited` where that is too far away."""
        self._last_request = self._loop.time()
        while not self._has_room():
            await self._turn()
        self.remaining -= 1
        self.outgoing += 1

    async def __aexit__(
        self,
        type: type[BaseException] | None,
        value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """The request is answered, or nobody waits for its answer any more."""
        self.outgoing -= 1
        while self._pending_requests:
            turn = self._pending_requests.popleft()
            if not turn.done():
                turn.set_result(None)

    def update(self, response: ClientResponse, *, use_clock: bool = False) -> None:
        """Note what Discord tells, which need not have counted yet what else is under way."""
        counted, ends = self.remaining, self.expires if self.dirty else None
        super().update(response, use_clock=use_clock)
        told = int(response.headers.get("X-Ratelimit-Remaining", 0))
        if ends is None or self.expires is None or self.expires > ends + _SAME_END:
            self.remaining = told - (self.outgoing - 1)
        else:
            self.remaining = min(counted, told)

    def _has_room(self) -> bool:
        if self.expires is None or self._loop.time() >= self.expires:
            self.reset()
            return self.remaining > 0 or self.outgoing == 0
        return self.remaining > 0

    async def _turn(self) -> None:
        """Wait until the window ends or a request that is under way does."""
        left = None if self.expires is None else self.expires - self._loop.time()
        if left is not None and self._max_ratelimit_timeout and left > self._max_ratelimit_timeout:
            raise RateLimited(left)
        turn = self._loop.create_future()
        self._pending_requests.append(turn)
        try:
            await asyncio.wait([turn], timeout=left)
        finally:
            with suppress(ValueError):
                self._pending_requests.remove(turn)


class DeferredLock:
    """The lock of a webhook's token, which opens when its limit does, whoever waits for that."""

    def __init__(self, lock: asyncio.Lock) -> None:
        self._lock = lock
        self._seconds = 0.0

    async def __aenter__(self) -> DeferredLock:
        await self._lock.acquire()
        return self

    def delay_by(self, seconds: float) -> None:
        """Let the next one wait for so long after this one's answer."""
        self._seconds = seconds

    async def __aexit__(
        self,
        type: type[BaseException] | None,
        value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """The answer is handed on at once."""
        if self._seconds > 0:
            asyncio.get_running_loop().call_later(self._seconds, self._lock.release)
        else:
            self._lock.release()
