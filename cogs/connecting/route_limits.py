"""discord.py's rate limits of routes, and pauses of the whole bot, made safe against cancellation.

discord.py waits in two places: before a request until its route has room, and after a response
until the route has room again. A task that is cancelled there (`request_timeouts.within` does so)
leaves an empty bucket behind, for which all others wait half a minute, or a webhook's lock that
never opens. The replacements here have nothing left to do after a request but count. A window that
is over, or unknown, holds up nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
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


_MARGIN = 1.0
"""Seconds in which discord.py goes on by itself, as it usually does."""


class BotWidePauses:
    """Tells who keeps the bot's budget when Discord has refused a request of the bot as a whole.

    discord.py then holds back every request, and sends all of them in the same moment in the end.
    That is the task of the request that was refused: nobody would do it where that is cancelled,
    nor where it was one of another client.
    """

    def __init__(
        self,
        go_on: Callable[[], object] = lambda: None,
        hold_back: Callable[[], object] = lambda: None,
    ) -> None:
        """`hold_back` lets discord.py send no more requests, `go_on` lets it send them again."""
        self._hold_back = hold_back
        self._go_on = go_on
        self._until = 0.0
        self._ending: asyncio.TimerHandle | None = None
        self._over = asyncio.Event()
        self._over.set()
        self._listener: Callable[[float], None] | None = None

    def listen(self, listener: Callable[[float], None]) -> None:
        """Call this with the seconds after which a refused request is sent again."""
        self._listener = listener

    def tell(self, seconds: float) -> None:
        """Discord wants the whole bot to wait for so long."""
        if self._listener is not None:
            self._listener(seconds)
        self._over.clear()
        self._hold_back()
        loop = asyncio.get_running_loop()
        self._until = max(self._until, loop.time() + seconds + _MARGIN)
        if self._ending is not None:
            self._ending.cancel()
        self._ending = loop.call_at(self._until, self._end)

    async def over(self) -> None:
        """Return when the bot may ask: who asks by another client is not held back with it."""
        await self._over.wait()

    def _end(self) -> None:
        self._ending = None
        self._over.set()
        self._go_on()
