"""How many requests a second the bot sends: its own limits, stricter than Discord's.

A request waits here before its page is made, so that what is sent is always the newest.
discord.py knows the limits of a route too, but there a finished page would wait and grow old.

A request counts from the moment it is sent until the limit's period has passed since its answer,
because the bot does not know when in between Discord counts it. Whatever second Discord measures,
it never sees more requests than it allows.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from itertools import count
from math import inf

from bot.bounded import Bounded

from .request_timeouts import TroubleError
from .timers import PlannedCall, Timers


@dataclass(frozen=True, slots=True)
class Rate:
    """A number of requests in a number of seconds."""

    requests: int
    seconds: float


IN_A_LOT = Rate(10, 0.2)
"""Requests that are sent at once; clicks are answered between two lots."""

EDITS = Rate(5, 5.0)
POSTS = Rate(5, 5.0)
DELETIONS = Rate(5, 1.0)
"""Discord's limits for one channel."""

OPENINGS = Rate(9, 10.0)
"""Direct-message channels that may be opened; Discord refuses more with 40003."""

_MOST_CHANNELS = 10_000


class Budget:
    """Lets requests go at a rate, those that are due first before the others."""

    def __init__(self, rate: Rate, timers: Timers) -> None:
        self._rate = rate
        self._timers = timers
        self._under_way = 0
        self._answered: deque[float] = deque()
        self._closed_until = 0.0
        self._held_until = 0.0
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._number = count()
        self._timer: PlannedCall | None = None

    @property
    def used(self) -> int:
        """The number of requests that count now."""
        self._forget_old()
        return self._under_way + len(self._answered)

    @property
    def wanted(self) -> int:
        """The number of requests that would count if all waiting ones were sent."""
        return self.used + len(self._waiting)

    def allow(self, requests: int) -> None:
        """Change the rate. Requests that were sent before count as they did."""
        self._rate = Rate(requests, self._rate.seconds)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._let_go()

    @property
    def has_room(self) -> bool:
        """Whether a request would not have to wait."""
        return not self._waiting and self._wait() <= 0

    @asynccontextmanager
    async def room(self, due: float) -> AsyncGenerator[None]:
        """Wait for room for one request; the one with the earliest `due` goes first.

        Raise `TroubleError` while Discord wants a pause.
        """
        closed = self._closed_until - self._timers.now()
        if closed > 0:
            raise TroubleError(closed)
        if self._waiting or self._wait() > 0:
            await self._turn(due)
        else:
            self._under_way += 1
        try:
            yield
        finally:
            self._end()

    async def _turn(self, due: float) -> None:
        going: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (due, next(self._number), going))
        self._wake_in_time()
        try:
            await going
        except asyncio.CancelledError:
            if not going.cancelled():
                self._end()
            raise

    def close(self, seconds: float) -> None:
        """Refuse requests for this many seconds: Discord wants a pause."""
        self._closed_until = max(self._closed_until, self._timers.now() + seconds)

    def hold(self, seconds: float) -> None:
        """Let requests wait for this many seconds; a refused one counts until it is repeated."""
        self._held_until = max(self._held_until, self._timers.now() + seconds)

    def _end(self) -> None:
        self._under_way -= 1
        self._answered.append(self._timers.now())
        self._wake_in_time()

    def _wait(self) -> float:
        """Return the seconds until there is room, infinite if all requests are under way."""
        now = self._timers.now()
        self._forget_old()
        pause = max(self._closed_until, self._held_until) - now
        if self._under_way + len(self._answered) < self._rate.requests:
            return pause
        if not self._answered:
            return inf
        return max(pause, self._answered[0] + self._rate.seconds - now)

    def _forget_old(self) -> None:
        long_ago = self._timers.now() - self._rate.seconds
        while self._answered and self._answered[0] <= long_ago:
            self._answered.popleft()

    def _let_go(self) -> None:
        self._timer = None
        while self._waiting and self._wait() <= 0:
            _, _, going = heapq.heappop(self._waiting)
            if not going.done():  # whoever waited may have been cancelled
                self._under_way += 1
                going.set_result(None)
        self._wake_in_time()

    def _wake_in_time(self) -> None:
        if self._waiting and self._timer is None and (wait := self._wait()) < inf:
            self._timer = self._timers.call_later(max(wait, 0.0), self._let_go)


class ChannelBudgets:
    """A budget for each channel; those used longest ago are forgotten."""

    def __init__(self, rate: Rate, timers: Timers) -> None:
        self._rate = rate
        self._timers = timers
        self._budgets: Bounded[int, Budget] = Bounded(_MOST_CHANNELS)

    def of(self, channel_id: int) -> Budget:
        """Return the budget of this channel."""
        found = self._budgets.get(channel_id) or Budget(self._rate, self._timers)
        self._budgets[channel_id] = found  # as the one that was used last
        return found

    def forget(self, channel_id: int) -> None:
        """Forget this channel."""
        self._budgets.pop(channel_id, None)


class Budgets:
    """All limits of requests; ``due`` is the time at which a message should be written.

    ``all`` counts the requests of the bot as a whole, without those by an interaction's token.
    `Budget.allow` sets its rate. Each method raises `TroubleError` while Discord wants a pause.
    """

    def __init__(self, timers: Timers, requests_a_second: int = 0) -> None:
        self.all = Budget(Rate(requests_a_second, 1.0), timers)
        self._lots = Budget(IN_A_LOT, timers)
        self._edits = ChannelBudgets(EDITS, timers)
        self._posts = ChannelBudgets(POSTS, timers)
        self._deletions = ChannelBudgets(DELETIONS, timers)
        self._openings = Budget(OPENINGS, timers)

    def edit(self, channel_id: int, due: float) -> AbstractAsyncContextManager[None]:
        """Wait for room to edit a message in this channel by the bot's own route."""
        return self._with_all(self._edits.of(channel_id), due)

    def post(self, channel_id: int, due: float) -> AbstractAsyncContextManager[None]:
        """Wait for room to post in this channel."""
        return self._with_all(self._posts.of(channel_id), due)

    def delete(self, channel_id: int, due: float) -> AbstractAsyncContextManager[None]:
        """Wait for room to delete a message in this channel."""
        return self._with_all(self._deletions.of(channel_id), due)

    def open_channel(self, due: float) -> AbstractAsyncContextManager[None]:
        """Wait for room to open a direct-message channel."""
        return self._with_all(self._openings, due)

    @asynccontextmanager
    async def _with_all(self, budget: Budget, due: float) -> AsyncGenerator[None]:
        async with budget.room(due), self.anything(due):
            yield

    @asynccontextmanager
    async def anything(self, due: float) -> AsyncGenerator[None]:
        """Wait for room for a request that has no limit of its own."""
        async with self.all.room(due):
            async with self._lots.room(due):
                pass  # a lot counts from when it is sent
            yield

    def forget(self, channel_id: int) -> None:
        """Forget this channel, whose owner has deleted their data."""
        for budgets in (self._edits, self._posts, self._deletions):
            budgets.forget(channel_id)

    def all_wait(self, seconds: float) -> None:
        """Send nothing for this many seconds: Discord has refused a request of the whole bot."""
        self.all.hold(seconds)

    def openings_refused(self, seconds: float) -> None:
        """Open no direct-message channel for this many seconds: Discord wants a pause."""
        self._openings.close(seconds)

    def refused(self, channel_id: int, seconds: float) -> None:
        """Edit and post nothing in this channel for this many seconds: Discord wants a pause."""
        self._edits.of(channel_id).close(seconds)
        self._posts.of(channel_id).close(seconds)
