"""A playground for every test, and discord.py clients that think it is Discord."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any, TypeVar

import aiohttp
import discord
import pytest
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from multidict import CIMultiDictProxy

from cogs.card_emoji import ApplicationEmoji, application_emoji
from playground import ManualClock, Playground
from tests.guard import GUARD

T = TypeVar("T")


async def soon(awaitable: Awaitable[T]) -> T:
    """Await with the guard against hanging."""
    return await asyncio.wait_for(awaitable, GUARD)


class Bot(discord.Client):
    """A discord.py client with a command tree; tests hang their commands and listeners on it."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(intents=intents or discord.Intents.default(), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.seen: list[tuple[str, tuple[Any, ...]]] = []

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Leave out the five seconds that Discord wants between two IDENTIFYs."""

    def dispatch(self, event: str, /, *args: object, **kwargs: object) -> None:
        self.seen.append((event, args))
        super().dispatch(event, *args, **kwargs)

    def events(self, name: str) -> list[tuple[Any, ...]]:
        """The arguments of every event of this name so far."""
        return [args for event, args in self.seen if event == name]

    async def event_of(self, name: str) -> tuple[Any, ...]:
        """The first event of this name, waiting for it if need be."""
        seen = self.events(name)
        if seen:
            return seen[0]
        found = await self.wait_for(name, timeout=GUARD)
        return found if isinstance(found, tuple) else (found,)


Answering = Callable[[discord.Interaction], Awaitable[None]]


def bot_with(answer: Answering) -> Bot:
    """A bot whose command /go is answered by `answer`."""
    bot = Bot()

    @bot.tree.command(description="Go")
    async def go(interaction: discord.Interaction) -> None:
        await answer(interaction)

    return bot


Connect = Callable[[Bot], Awaitable[Bot]]


@dataclass(frozen=True)
class Answer:
    """What the REST API answered to a request made without discord.py."""

    status: int
    body: Any
    headers: CIMultiDictProxy[str]

    @property
    def code(self) -> int:
        return self.body["code"]


class Api:
    """Plain requests to the REST API, for what discord.py would not send."""

    def __init__(self, session: aiohttp.ClientSession, base: str) -> None:
        self._session = session
        self._base = base

    async def __call__(self, method: str, path: str, body: Any = None, **kwargs: Any) -> Answer:
        headers = {"Authorization": "Bot a-token", **kwargs.pop("headers", {})}
        if body is not None:
            kwargs["json"] = body
        url = self._base + path
        async with self._session.request(method, url, headers=headers, **kwargs) as response:
            text = await response.text()
            parsed = json.loads(text) if text else None
            return Answer(response.status, parsed, response.headers)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def playground(clock: ManualClock) -> AsyncIterator[Playground]:
    """A running playground; a test that sends invalid bodies clears `violations` itself."""
    async with Playground(clock=clock) as playground:
        yield playground
    assert playground.violations == []


@pytest.fixture
async def api(playground: Playground) -> AsyncIterator[Api]:
    async with aiohttp.ClientSession() as session:
        yield Api(session, playground.api_url)


@pytest.fixture
def uno(playground: Playground) -> str:
    """The id of the channel #uno."""
    return playground.world.channel_named("uno").id


@pytest.fixture
def aim(monkeypatch: pytest.MonkeyPatch) -> Callable[[Playground], None]:
    """Points discord.py at a playground."""

    def point(playground: Playground) -> None:
        monkeypatch.setattr(Route, "BASE", playground.api_url)
        gateway = playground.url.replace("http", "ws", 1) + "/gateway"
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(gateway))

    return point


@pytest.fixture
async def routes(
    playground: Playground, aim: Callable[[Playground], None]
) -> AsyncIterator[ApplicationEmoji]:
    """The bot's way to its own emoji in the playground."""
    aim(playground)
    async with application_emoji("a-token") as routes:
        yield routes


@pytest.fixture
async def connect(
    playground: Playground, aim: Callable[[Playground], None]
) -> AsyncIterator[Connect]:
    """Connects a client and waits until it is ready; closes all of them afterwards."""
    aim(playground)
    async with AsyncExitStack() as stack:

        async def start(bot: Bot) -> Bot:
            await stack.enter_async_context(bot)
            running = asyncio.create_task(bot.start("a-token"))
            stack.callback(running.cancel)
            stack.push_async_callback(bot.close)
            ready = asyncio.create_task(bot.event_of("ready"))
            done, _ = await asyncio.wait(
                {running, ready}, timeout=GUARD, return_when=asyncio.FIRST_COMPLETED
            )
            if running in done:
                running.result()
            assert ready in done, "the client did not become ready"
            return bot

        yield start
