"""Connections that are lost or refused: what is resumed, what is begun anew, and how often."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from cogs.connecting.gateway_shards import GatewayShards, GrowingPauses, ShardTiming
from playground import Playground
from playground.protocol.constants import CloseCode
from tests.guard import GUARD

AN_HOUR = 3600.0


@pytest.fixture(autouse=True)
def addresses_of_discord() -> Iterator[None]:
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


class Starts:
    """Session starts that are always allowed, and that are counted."""

    def __init__(self) -> None:
        self.firsts: list[bool] = []

    @asynccontextmanager
    async def turn(self, shard_id: int, *, is_first: bool) -> AsyncIterator[None]:
        self.firsts.append(is_first)
        yield


class Time:
    """A time that passes while somebody sleeps, and no faster."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.pauses: list[float] = []
        self.most_pauses = 1_000
        self.enough = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.seconds += seconds
        if len(self.pauses) >= self.most_pauses:
            self.enough.set()
            await asyncio.Event().wait()

    def pass_by(self, seconds: float) -> None:
        self.seconds += seconds


class Bot(discord.AutoShardedClient):
    """A client whose connections are ours, with the number of its shards."""

    def __init__(self, shards: int) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), shard_count=shards, guild_ready_timeout=0.01
        )
        self.time = Time()
        self.starts: Any = Starts()
        timing = ShardTiming(lambda: self.time.seconds, self.time.sleep, lambda: 0.0)
        self.gateway = GatewayShards(self, self.starts, timing)
        self.numbers = list(range(shards))
        self.resumed = asyncio.Event()
        self.came_online = asyncio.Semaphore(0)

    async def connect(self, *, reconnect: bool = True) -> None:
        await self.gateway.run(self.numbers, len(self.numbers))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.resumed.set()

    async def on_shard_connect(self, shard_id: int) -> None:
        self.came_online.release()

    async def close(self) -> None:
        await self.gateway.close()
        await super().close()


@asynccontextmanager
async def connected(
    playground: Playground, shards: int = 1
) -> AsyncIterator[tuple[Bot, asyncio.Task[None]]]:
    """Connect a bot, and wait until all of its shards have a session."""
    Route.BASE = playground.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = (
        URL(playground.api_url).with_scheme("ws").with_path("/gateway")
    )
    async with Bot(shards) as bot:
        await bot.login("a-token")
        running = asyncio.create_task(bot.connect())
        async with asyncio.timeout(GUARD):
            for _ in range(shards):
                await bot.came_online.acquire()
        yield bot, running
        await bot.close()
        await asyncio.wait([running])


def out_of_reach(bot: Bot, times: int, then: Callable[[], None] = lambda: None) -> None:
    """Let the next attempts to reach the gateway fail."""
    connect = bot.http.ws_connect
    left = times

    async def failing(url: str) -> aiohttp.ClientWebSocketResponse:
        nonlocal left
        if left:
            left -= 1
            raise aiohttp.ClientConnectionError("no route to host")
        then()
        return await connect(url)

    bot.http.ws_connect = failing  # type: ignore[method-assign]


async def test_after_failed_attempts_the_session_is_resumed() -> None:
    async with Playground() as playground, connected(playground) as (bot, _):
        bot.time.pass_by(AN_HOUR)
        out_of_reach(bot, times=9)
        playground.gateway.drop_sockets()
        async with asyncio.timeout(GUARD):
            await bot.resumed.wait()
        assert (playground.gateway.identified, playground.gateway.resumed) == (1, 1)
        assert bot.time.pauses == [1, 2, 4, 8, 16, 30, 30, 30, 30]


@pytest.mark.parametrize("code", [4000, 4002, 4008])
async def test_a_lost_connection_is_resumed_at_once(code: Any) -> None:
    async with Playground() as playground, connected(playground) as (bot, _):
        bot.time.pass_by(AN_HOUR)
        playground.gateway.close_sockets(code)
        async with asyncio.timeout(GUARD):
            await bot.resumed.wait()
        assert (playground.gateway.identified, bot.time.pauses) == (1, [])


@pytest.mark.parametrize("code", [4003, 4007, 4009])
async def test_a_session_that_has_ended_is_not_resumed(code: Any) -> None:
    async with Playground() as playground, connected(playground) as (bot, _):
        bot.time.pass_by(AN_HOUR)
        playground.gateway.close_sockets(code)
        async with asyncio.timeout(GUARD):
            await bot.came_online.acquire()
        assert (playground.gateway.identified, playground.gateway.resumed) == (2, 0)
        assert bot.starts.firsts == [True, False]


async def test_refused_sessions_are_begun_ever_less_often() -> None:
    async with Playground() as playground, connected(playground) as (bot, _):
        bot.time.pass_by(AN_HOUR)
        bot.time.most_pauses = 10
        playground.gateway.refuses_sessions = True
        playground.gateway.invalidate_sessions()
        async with asyncio.timeout(GUARD):
            await bot.time.enough.wait()
        assert bot.time.pauses == [2.5, 5, 10, 20, 40, 80, 160, 300, 300, 300]
        assert playground.gateway.identified == 10


async def test_after_a_session_that_lasted_the_pauses_begin_anew() -> None:
    async with Playground() as playground, connected(playground) as (bot, _):
        for _ in range(3):
            playground.gateway.invalidate_sessions()
            async with asyncio.timeout(GUARD):
                await bot.came_online.acquire()
        bot.time.pass_by(AN_HOUR)
        playground.gateway.invalidate_sessions()
        async with asyncio.timeout(GUARD):
            await bot.came_online.acquire()
        assert bot.time.pauses == [2.5, 5, 10, 2.5]


async def test_a_shard_resumes_while_another_one_waits_to_begin_a_session() -> None:
    async with Playground() as playground, connected(playground, shards=2) as (bot, _):
        bot.time.pass_by(AN_HOUR)
        waits = asyncio.Event()

        @asynccontextmanager
        async def hold_up(shard_id: int, *, is_first: bool) -> AsyncIterator[None]:
            waits.set()
            await asyncio.Event().wait()
            yield

        bot.starts.turn = hold_up
        first, second = sorted(playground.gateway.sessions, key=lambda each: each.shard_id)
        assert first.outbox is not None
        assert second.outbox is not None
        asyncio.get_running_loop().create_task(first.outbox.close(CloseCode(4003), b""))
        async with asyncio.timeout(GUARD):
            await waits.wait()
            second.outbox.abort()
            await bot.resumed.wait()


@pytest.mark.parametrize("code", [4004, 4010, 4013, 4014])
async def test_a_final_code_ends_all_shards(code: int) -> None:
    async with Playground() as playground, connected(playground, shards=2) as (_, running):
        playground.gateway.close_sockets(CloseCode(code))
        with pytest.raises(discord.ConnectionClosed) as closed:
            async with asyncio.timeout(GUARD):
                await running
        assert closed.value.code == code


async def test_a_fault_of_our_own_ends_no_session(caplog: pytest.LogCaptureFixture) -> None:
    async with Playground() as playground, connected(playground) as (bot, _):
        bot.time.pass_by(AN_HOUR)

        def fails(_data: object) -> None:
            raise KeyError("a field that is new")

        parsers = bot._connection.parsers
        parsers["GUILD_UPDATE"] = fails
        playground.gateway.sessions[0].dispatch("GUILD_UPDATE", {})
        async with asyncio.timeout(GUARD):
            await bot.resumed.wait()
        assert playground.gateway.identified == 1
    assert "a field that is new" in caplog.text


async def test_a_closed_bot_connects_no_more() -> None:
    async with Playground() as playground, connected(playground) as (bot, running):
        bot.time.most_pauses = 1
        out_of_reach(bot, times=1000)
        playground.gateway.drop_sockets()
        async with asyncio.timeout(GUARD):
            await bot.time.enough.wait()
            await bot.close()
            await running


def test_a_part_of_each_pause_is_random() -> None:
    pauses = GrowingPauses(1.0, 8.0, iter([0.0, 0.5, 1.0, 0.25, 0.75]).__next__)
    assert [pauses.next() for _ in range(5)] == [1.0, 3.0, 8.0, 10.0, 14.0]
