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
"""Seconds by which the end of one window may seem to move, because responses take time."""


def use() -> None:
    """Make every client of discord.py in this process use the limits of this module."""
    discord.http.Ratelimit = RouteLimit
    # The type is private, but no other place holds a webhook's lock.
    discord.webhook.async_.AsyncDeferredLock = DeferredLock  # pyright: ignore


def shut(client: discord.http.HTTPClient) -> None:
    """Hold requests back: Discord has refused a request of the bot as a whole.

    A refused request that was sent before repeats itself, as always.
    """
    if (is_over := _pause_is_over(client)) is not None:
        is_over.clear()


def reopen(client: discord.http.HTTPClient) -> None:
    """Let requests go on after a pause of the whole bot, whichever client began it."""
    if (is_over := _pause_is_over(client)) is not None:
        is_over.set()


def _pause_is_over(client: discord.http.HTTPClient) -> asyncio.Event | None:
    """Return the event that ends a pause, or None before the login, which makes it."""
    # The name is private, but nothing else begins or ends the pause.
    is_over = client._global_over  # pyright: ignore[reportPrivateUsage]
    return None if is_over is MISSING else is_over


class RouteLimit(discord.http.Ratelimit):
    """The bucket of a route: what Discord has told about it, and the requests under way."""

    __slots__ = ()

    async def acquire(self) -> None:
        """Wait until a request may be sent. Raise `RateLimited` if that takes too long."""
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
        """Let the next request go: this one is answered, or was given up."""
        self.outgoing -= 1
        while self._pending_requests:
            turn = self._pending_requests.popleft()
            if not turn.done():
                turn.set_result(None)

    def update(self, response: ClientResponse, *, use_clock: bool = False) -> None:
        """Note what Discord tells. It may not have counted other requests under way yet."""
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
        """Wait until the window ends or a request under way does."""
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
    """The lock of a webhook's token. It opens with its limit, even if its task is cancelled."""

    def __init__(self, lock: asyncio.Lock) -> None:
        self._lock = lock
        self._seconds = 0.0

    async def __aenter__(self) -> DeferredLock:
        await self._lock.acquire()
        return self

    def delay_by(self, seconds: float) -> None:
        """Let the next request wait for this many seconds after this one's answer."""
        self._seconds = seconds

    async def __aexit__(
        self,
        type: type[BaseException] | None,
        value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Return the answer at once, and open the lock later."""
        if self._seconds > 0:
            asyncio.get_running_loop().call_later(self._seconds, self._lock.release)
        else:
            self._lock.release()


_MARGIN = 1.0
"""Seconds in which discord.py usually ends the pause by itself."""


class BotWidePauses:
    """Reports when Discord has refused a request of the bot as a whole.

    discord.py then holds back every request, and the task of the refused one lets them go again.
    If that task is cancelled, or belongs to another client, this class lets them go.
    """

    def __init__(
        self,
        go_on: Callable[[], object] = lambda: None,
        hold_back: Callable[[], object] = lambda: None,
    ) -> None:
        """`hold_back` makes discord.py hold requests back, `go_on` lets it send them again."""
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
        """Begin a pause of the whole bot, as Discord wants."""
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
        """Wait until the pause is over; another client is not held back by discord.py itself."""
        await self._over.wait()

    def _end(self) -> None:
        self._ending = None
        self._over.set()
        self._go_on()
