"""discord.py's rate limits of routes: a cancelled request does not block the next one."""

from __future__ import annotations

import asyncio
from collections import deque
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from discord.errors import RateLimited
from discord.http import HTTPClient

from cogs.connecting import route_limits
from cogs.connecting.route_limits import BotWidePauses, DeferredLock, RouteLimit

from .virtual_time import run_virtually

REQUESTS, SECONDS = 5, 5.0


@pytest.fixture(autouse=True)
def unhurried() -> None:
    """Override the fixture that removes all waiting: these tests need it."""


def told(limit: int, remaining: int, reset_after: float) -> Any:
    headers = {
        "X-Ratelimit-Limit": str(limit),
        "X-Ratelimit-Remaining": str(remaining),
        "X-Ratelimit-Reset-After": str(reset_after),
    }
    return SimpleNamespace(headers=headers)


class Discord:
    """A Discord with a rate limit, which it sends with its responses unless it is mute."""

    def __init__(self) -> None:
        self.taken: deque[float] = deque()
        self.refused = 0
        self.is_mute = False
        self._ends = 0.0
        self._used = 0

    async def ask(self, limit: RouteLimit, latency: float) -> None:
        async with limit:
            await asyncio.sleep(latency)
            now = asyncio.get_running_loop().time()
            if now >= self._ends:
                self._ends, self._used = now + SECONDS, 0
            if self._used >= REQUESTS:
                self.refused += 1
                return
            self._used += 1
            left = told(REQUESTS, REQUESTS - self._used, self._ends - now)
            await asyncio.sleep(latency)
            if not self.is_mute:
                limit.update(left)


@pytest.mark.parametrize("seed", range(20))
def test_a_cancelled_request_does_not_block_the_next_one(seed: int) -> None:
    async def main() -> float:
        random, discord, limit = Random(seed), Discord(), RouteLimit(None)
        loop = asyncio.get_running_loop()
        for _ in range(60):
            discord.is_mute = random.random() < 0.5
            asking = [
                asyncio.create_task(discord.ask(limit, random.uniform(0, 0.2)))
                for _ in range(random.randint(1, 12))
            ]
            await asyncio.sleep(random.choice((0, 0, 0.1, 0.3, 2.0)))
            for task in asking:
                if random.random() < 0.7:
                    task.cancel()
            await asyncio.sleep(random.choice((0, 0.1, 4.0)))
            for task in asking:
                task.cancel()
        began = loop.time()
        await discord.ask(limit, 0.1)
        return loop.time() - began

    assert run_virtually(main()) <= SECONDS + 0.2


def test_a_burst_does_not_exceed_the_limit() -> None:
    """The first response only counts itself, though more requests are already on their way."""

    async def main() -> int:
        discord, limit = Discord(), RouteLimit(None)
        await discord.ask(limit, 0.1)
        await asyncio.sleep(SECONDS)
        latencies = [0.05, 0.2, 0.3, 0.1, 0.15, *[0.1] * 15]
        await asyncio.gather(*(discord.ask(limit, latency) for latency in latencies))
        return discord.refused

    assert run_virtually(main()) == 0


def test_a_response_is_returned_even_if_the_limit_is_used_up() -> None:
    async def main() -> float:
        limit, loop = RouteLimit(None), asyncio.get_running_loop()
        async with limit:
            limit.update(told(1, 0, 60.0))
            began = loop.time()
        return loop.time() - began

    assert run_virtually(main()) == 0.0


def test_a_wait_beyond_the_timeout_raises() -> None:
    async def main() -> None:
        limit = RouteLimit(30.0)
        async with limit:
            limit.update(told(1, 0, 1000.0))
        await limit.acquire()

    with pytest.raises(RateLimited):
        run_virtually(main())


def test_the_lock_of_a_webhook_opens_after_a_cancellation() -> None:
    async def main() -> float:
        lock, loop = asyncio.Lock(), asyncio.get_running_loop()

        async def ask() -> None:
            async with DeferredLock(lock) as held:
                held.delay_by(2.0)

        began = loop.time()
        await ask()
        assert loop.time() == began, "the first request does not wait"
        waiting = asyncio.create_task(ask())
        await asyncio.sleep(1.0)
        waiting.cancel()
        await ask()
        return loop.time() - began

    assert run_virtually(main()) == 2.0


@pytest.mark.parametrize(("first", "second", "end"), [(3.0, 9.0, 11.0), (9.0, 3.0, 10.0)])
def test_a_global_pause_ends_once_when_its_first_timer_is_cancelled(
    first: float, second: float, end: float
) -> None:
    async def main() -> list[float]:
        ended: list[float] = []
        loop = asyncio.get_running_loop()
        began = loop.time()
        pauses = BotWidePauses(lambda: ended.append(loop.time() - began))
        pauses.tell(first)
        await asyncio.sleep(1.0)
        pauses.tell(second)
        await asyncio.sleep(30.0)
        return ended

    assert run_virtually(main()) == [end]


def test_a_pause_that_another_client_has_met_holds_requests_back_and_lets_them_go() -> None:
    async def main() -> tuple[bool, float]:
        loop = asyncio.get_running_loop()
        client: Any = HTTPClient(loop)
        pauses = BotWidePauses(
            lambda: route_limits.reopen(client), lambda: route_limits.shut(client)
        )
        pauses.tell(1.0)  # before the login there is no HTTP client to hold requests back
        await asyncio.sleep(3.0)
        client._global_over = asyncio.Event()
        client._global_over.set()
        began = loop.time()
        pauses.tell(1.0)
        is_held_back = not client._global_over.is_set()
        await client._global_over.wait()
        return is_held_back, loop.time() - began

    assert run_virtually(main()) == (True, 2.0)
