"""Requests that wait inside discord.py are ended where the writer knows better, over a socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
import pytest_asyncio
from aiohttp import TraceConfig, web
from aiohttp.test_utils import TestServer
from discord.http import HTTPClient, Route

from cogs.connecting.route_limits import BotWidePauses
from cogs.writing import request_timeouts
from cogs.writing.discord_refusals import DiscordRefusal, refused_by
from cogs.writing.request_timeouts import TroubleError, within
from tests.guard import GUARD


class FakeDiscord:
    """A Discord that answers edits as a test says, and counts them."""

    def __init__(self) -> None:
        self.answers: list[web.Response] = []
        self.asked = 0
        self.hangs = asyncio.Event()
        self.app = web.Application()
        self.app.router.add_get("/users/@me", self._me)
        self.app.router.add_patch("/channels/1/messages/2", self._edited)

    async def _me(self, _request: web.Request) -> web.Response:
        return answered({"id": "1", "username": "bot", "discriminator": "0"})

    async def _edited(self, _request: web.Request) -> web.Response:
        self.asked += 1
        if not self.answers:
            await self.hangs.wait()
            return answered({})
        return self.answers.pop(0)


def answered(told: dict[str, Any], status: int = 200) -> web.Response:
    """Return a response with JSON; discord.py requires exactly this content type."""
    headers = {"Content-Type": "application/json", "Via": "1.1 discord"}
    return web.Response(body=json.dumps(told).encode(), status=status, headers=headers)


def limited(retry_after: float, code: int = 0, *, everything: bool = False) -> web.Response:
    """Return a 429 response as Discord sends it."""
    told = {"message": "slow down", "retry_after": retry_after, "code": code, "global": everything}
    return answered(told, status=429)


@pytest.fixture
def unhurried() -> None:
    """Override the fixture that removes all waiting: these tests need it."""


@pytest_asyncio.fixture
async def fake_discord() -> FakeDiscord:
    return FakeDiscord()


@pytest.fixture
def pauses() -> BotWidePauses:
    return BotWidePauses()


@pytest_asyncio.fixture
async def client(
    fake_discord: FakeDiscord, pauses: BotWidePauses, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[HTTPClient]:
    async with TestServer(fake_discord.app) as server:
        monkeypatch.setattr(Route, "BASE", str(server.make_url("")).rstrip("/"))
        trace = TraceConfig()
        request_timeouts.watch(trace, pauses)
        client = HTTPClient(asyncio.get_running_loop(), http_trace=trace)
        await client.static_login("abc")
        yield client
        fake_discord.hangs.set()
        await client.close()


async def edit(client: HTTPClient, seconds: float = 60.0) -> Any:
    route = Route(
        "PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=1, message_id=2
    )
    async with asyncio.timeout(GUARD):
        return await within(seconds, client.request(route, json={}))


async def test_a_response_is_returned(client: HTTPClient, fake_discord: FakeDiscord) -> None:
    fake_discord.answers = [answered({"id": "2"})]
    assert await edit(client) == {"id": "2"}


@pytest.mark.parametrize("status", [500, 502, 503, 504])
async def test_trouble_of_discord_is_reported_at_once(
    client: HTTPClient, fake_discord: FakeDiscord, status: int
) -> None:
    fake_discord.answers = [web.Response(status=status)] * 5
    with pytest.raises(TroubleError) as trouble:
        await edit(client)
    assert fake_discord.asked == 1
    assert refused_by(trouble.value).refusal is DiscordRefusal.TROUBLE


async def test_the_limit_of_a_route_is_reported_with_its_time(
    client: HTTPClient, fake_discord: FakeDiscord
) -> None:
    fake_discord.answers = [limited(retry_after=1234.5)]
    with pytest.raises(TroubleError) as trouble:
        await edit(client)
    assert trouble.value.retry_after == 1234.5
    assert not trouble.value.unknown


async def test_the_edit_limit_of_an_old_message_is_distinguished_from_other_limits(
    client: HTTPClient, fake_discord: FakeDiscord
) -> None:
    fake_discord.answers = [limited(retry_after=1234.5, code=30046)]
    with pytest.raises(TroubleError) as trouble:
        await edit(client)
    assert refused_by(trouble.value).refusal is DiscordRefusal.TOO_OLD


async def test_the_global_limit_is_waited_for_and_reported(
    client: HTTPClient, fake_discord: FakeDiscord, pauses: BotWidePauses
) -> None:
    told: list[float] = []
    pauses.listen(told.append)
    fake_discord.answers = [
        limited(retry_after=0.001, everything=True),
        answered({"id": "2"}),
        answered({"id": "2"}),
    ]
    assert await edit(client) == {"id": "2"}
    assert await edit(client) == {"id": "2"}
    assert told == [0.001]


async def test_a_request_that_meets_the_global_limit_is_not_cancelled() -> None:
    """Otherwise all other requests of discord.py would wait forever."""
    trace, over, slept = TraceConfig(), asyncio.Event(), asyncio.Event()
    request_timeouts.watch(trace, BotWidePauses())
    refusal = SimpleNamespace(status=429, read=AsyncMock(return_value=b'{"global": true}'))

    async def request() -> str:
        for tell in trace.on_request_end:
            await tell(None, None, SimpleNamespace(response=refusal))  # type: ignore[arg-type]
        slept.set()
        await over.wait()
        return "edited"

    waiting = asyncio.create_task(within(0.0, request()))
    await slept.wait()
    for _ in range(5):
        await asyncio.sleep(0)
    over.set()
    assert await waiting == "edited"


async def test_a_request_without_a_response_may_have_taken_effect(
    client: HTTPClient, fake_discord: FakeDiscord
) -> None:
    with pytest.raises(TroubleError) as trouble:
        await edit(client, seconds=0.05)
    assert refused_by(trouble.value).may_arrive


async def test_cancelling_the_wait_ends_the_request() -> None:
    ended = asyncio.Event()

    async def request() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    waiting = asyncio.create_task(within(60.0, request()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    waiting.cancel()
    async with asyncio.timeout(GUARD):
        await ended.wait()
    assert waiting.cancelled()
