"""The real bot behind a REST proxy with its own rate limit, as large bots use."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from playground import Playground
from tests.e2e.real_bot import bot_process, everything_is_fresh, play_turns, start_table
from tests.guard import GUARD

pytestmark = pytest.mark.lengthy

_OF_ONE_CONNECTION = frozenset({"connection", "host", "transfer-encoding", "content-length"})
_REFUSED_FOR = 1.5
"""Seconds that the proxy asks the bot to wait."""

_UNDER_WAY = 2
"""Requests that the bot may already have sent before it receives a refusal."""


@dataclass
class Proxy:
    """A proxy that forwards every request, and never limits those of interactions.

    ``refuses``: method and end of the path of the next request by the bot token to be answered with
    429 and the proxy's pause. discord.py recognizes it as a limit only if ``content_type`` is
    exactly Discord's.
    """

    playground: Playground
    content_type: str
    url: str = ""
    refuses: tuple[str, str] | None = None
    has_refused: asyncio.Event = field(default_factory=asyncio.Event)
    came_again: asyncio.Event = field(default_factory=asyncio.Event)
    handed_on: int = 0
    refused: dict[str, float] = field(default_factory=dict[str, float])
    """The time at which each request was refused."""
    waited: list[float] = field(default_factory=list[float])
    """The seconds after which each refused request was repeated."""
    meanwhile: list[str] = field(default_factory=list[str])
    """Other requests that arrived during a pause that the bot was asked to make."""

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Proxy]:
        """Run the proxy until the block ends."""
        async with aiohttp.ClientSession(auto_decompress=False) as session:
            self._session = session
            app = web.Application(client_max_size=32 * 1024 * 1024)
            app.router.add_route("*", "/{path:.*}", self._hand_on)
            runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
            await runner.setup()
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            self.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
            try:
                yield self
            finally:
                await runner.cleanup()

    async def _hand_on(self, request: web.Request) -> web.Response:
        now, path = asyncio.get_running_loop().time(), request.path
        is_counted = "/interactions/" not in path and "/webhooks/" not in path
        asked_for = f"{request.method} {path}"
        if asked_for in self.refused:
            self.waited.append(now - self.refused.pop(asked_for))
            self.came_again.set()
        elif is_counted and any(now < at + _REFUSED_FOR for at in self.refused.values()):
            self.meanwhile.append(f"{now - min(self.refused.values()):.3f} {asked_for}")
        if is_counted and self._is_to_be_refused(request):
            self.refuses = None
            self.refused[asked_for] = now
            self.has_refused.set()
            body = {"message": "limit", "retry_after": _REFUSED_FOR, "global": True}
            headers = {"Retry-After": str(_REFUSED_FOR), "X-RateLimit-Global": "true", "Via": "1.1"}
            headers["Content-Type"] = self.content_type
            return web.Response(text=json.dumps(body), status=429, headers=headers)
        self.handed_on += 1
        kept = {k: v for k, v in request.headers.items() if k.lower() not in _OF_ONE_CONNECTION}
        handing = self._session.request(
            request.method,
            self.playground.url + request.path_qs,
            headers=kept,
            data=await request.read(),
        )
        async with handing as answer:
            headers = {
                k: v for k, v in answer.headers.items() if k.lower() not in _OF_ONE_CONNECTION
            }
            return web.Response(status=answer.status, body=await answer.read(), headers=headers)

    def _is_to_be_refused(self, request: web.Request) -> bool:
        if self.refuses is None:
            return False
        method, end = self.refuses
        return request.method == method and request.path.endswith(end)


async def nothing_goes_past(proxy: Proxy) -> None:
    """Check that every request answered by the playground came through the proxy.

    Emoji are still being uploaded, so one request may be forwarded and not answered yet.
    """
    answered = proxy.playground.answered
    await proxy.playground.until(lambda: proxy.handed_on == answered.total(), GUARD)
    assert proxy.handed_on == answered.total(), "a request has bypassed the proxy"


@pytest.mark.parametrize(
    ("refused", "content_type"),
    [
        (("PATCH", ""), "application/json; charset=utf-8"),
        (("POST", "/emojis"), "application/json; charset=utf-8"),
        (("POST", "/emojis"), "application/json"),
    ],
    ids=["edit", "upload", "upload in Discord's words"],
)
async def test_everything_works_through_a_proxy_and_its_limit_is_respected(
    tmp_path: Path, refused: tuple[str, str], content_type: str
) -> None:
    async with Playground(rate_limits=True) as playground:
        people = [playground.people.anna, playground.people.ben, playground.people.cem]
        proxy = Proxy(playground, content_type)
        async with (
            proxy.listening(),
            bot_process(
                playground, tmp_path / "contra.sqlite3", DISCORD_API_URL=proxy.url + "/api/v10"
            ),
        ):
            await start_table(people)
            version = await play_turns(playground, people, 6, 0)
            await nothing_goes_past(proxy)

            proxy.refuses = refused
            playing = asyncio.create_task(play_turns(playground, people, 4, version))
            await asyncio.wait_for(proxy.has_refused.wait(), GUARD)
            version = await playing
            await asyncio.wait_for(proxy.came_again.wait(), GUARD)
            await playground.until(lambda: everything_is_fresh(people, version), GUARD)
            assert [seconds >= _REFUSED_FOR for seconds in proxy.waited] == [True]
            assert len(proxy.meanwhile) <= _UNDER_WAY, "only requests already under way may arrive"
            await nothing_goes_past(proxy)
