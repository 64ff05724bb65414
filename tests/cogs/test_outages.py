"""After an outage of Discord every route works again, even if requests were cancelled.

The requests go through discord.py with its own rate limits. Its HTTP session is replaced, and time
is virtual.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import Enum, auto
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord.http
import discord.webhook.async_
import pytest
from aiohttp import TraceConfig
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter
from multidict import CIMultiDict, CIMultiDictProxy

from bot.tables import NullObserver
from cogs.connecting import route_limits
from cogs.connecting.route_limits import BotWidePauses
from cogs.writing import message as kinds
from cogs.writing import request_timeouts
from cogs.writing.discord_refusals import DISCORD_ERRORS, refused_by
from cogs.writing.message import PendingMessage
from cogs.writing.message_requests import SECONDS_TO_EDIT, SECONDS_TO_POST
from cogs.writing.request_timeouts import within
from cogs.writing.schedule import WriteDone, WriteOutcome, WriteSchedule

from .virtual_time import LoopTime, run_virtually

HEALED_WITHIN = 5.0
LATENCY = 0.08
GAME = "abcd2345"


@pytest.fixture(autouse=True)
def unhurried() -> None:
    """Override the fixture that removes all waiting: these tests need it."""


class Trouble(Enum):
    """How Discord, or the connection to it, fails."""

    EDGE_503 = auto()
    EDGE_502 = auto()
    WITH_HEADERS = auto()
    CUT = auto()
    ALL_IN_TURN = auto()


_BY_TURNS = (Trouble.EDGE_503, Trouble.WITH_HEADERS, Trouble.CUT, Trouble.EDGE_502)


@dataclass
class Asked:
    """A request on some route, with the bot's own token or with that of a click."""

    name: str
    method: str
    path: str
    limit: tuple[int, float]
    seconds: float = SECONDS_TO_EDIT
    by_webhook: bool = False
    parameters: dict[str, Any] = field(default_factory=dict[str, Any])

    @property
    def route(self) -> Route:
        return Route(self.method, self.path, **self.parameters)


_MESSAGE = "/channels/{channel_id}/messages/{message_id}"
_BY_TOKEN = {"webhook_id": 7, "webhook_token": "token"}
ROUTES = [
    Asked("board edit", "PATCH", _MESSAGE, (5, 5.0), parameters={"channel_id": 1, "message_id": 2}),
    Asked("hand edit", "PATCH", _MESSAGE, (5, 5.0), parameters={"channel_id": 9, "message_id": 3}),
    Asked(
        "post",
        "POST",
        "/channels/{channel_id}/messages",
        (5, 5.0),
        SECONDS_TO_POST,
        parameters={"channel_id": 1},
    ),
    Asked(
        "edit by a token",
        "PATCH",
        "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
        (5, 2.0),
        by_webhook=True,
        parameters=_BY_TOKEN,
    ),
    Asked(
        "followup",
        "POST",
        "/webhooks/{webhook_id}/{webhook_token}",
        (5, 2.0),
        by_webhook=True,
        parameters=_BY_TOKEN,
    ),
    Asked(
        "reaction",
        "PUT",
        _MESSAGE + "/reactions/{emoji}/@me",
        (1, 0.25),
        SECONDS_TO_POST,
        parameters={"channel_id": 1, "message_id": 2, "emoji": "x"},
    ),
    Asked(
        "emoji upload",
        "POST",
        "/applications/{application_id}/emojis",
        (50, 3600.0),
        SECONDS_TO_POST,
        parameters={"application_id": 5},
    ),
]


class Answer:
    """A response with the attributes of aiohttp's."""

    def __init__(self, status: int, headers: dict[str, str], body: str) -> None:
        self.status = status
        self.reason = "because"
        self.headers = CIMultiDictProxy(CIMultiDict(headers))
        self._body = body

    async def text(self, encoding: str = "utf-8") -> str:
        await asyncio.sleep(0)
        return self._body

    async def read(self) -> bytes:
        return self._body.encode()


class Away:
    """A session to a Discord that can be down, and that enforces its rate limits."""

    def __init__(self, trouble: Trouble, trace: TraceConfig) -> None:
        self.trouble = trouble
        self.is_away = False
        self.limit: tuple[int, float] = (5, 5.0)
        self.statuses: Counter[int] = Counter()
        self._trace = trace
        self._turns = 0
        self._window = (0.0, 0)

    @asynccontextmanager
    async def request(self, method: str, url: str, **_more: Any) -> AsyncIterator[Answer]:
        await asyncio.sleep(LATENCY)
        answer = self._answer()
        self.statuses[answer.status] += 1
        await asyncio.sleep(LATENCY)
        told = SimpleNamespace(response=answer)
        for tell in self._trace.on_request_end:
            await tell(None, None, told)  # type: ignore[arg-type]
        yield answer

    def _answer(self) -> Answer:
        trouble = self.trouble
        if trouble is Trouble.ALL_IN_TURN:
            trouble = _BY_TURNS[self._turns % len(_BY_TURNS)]
            self._turns += self.is_away
        if self.is_away and trouble is Trouble.CUT:
            raise aiohttp.ServerDisconnectedError
        if self.is_away and trouble in (Trouble.EDGE_503, Trouble.EDGE_502):
            status = 503 if trouble is Trouble.EDGE_503 else 502
            return Answer(status, {"Content-Type": "text/html"}, "<html></html>")
        room, headers = self._spend()
        if self.is_away:
            return Answer(500, headers, '{"message": "500: Internal Server Error", "code": 0}')
        if room:
            return Answer(200, headers, "{}")
        retry_after = float(headers["X-RateLimit-Reset-After"])
        return Answer(429, headers, json.dumps({"retry_after": retry_after, "global": False}))

    def _spend(self) -> tuple[bool, dict[str, str]]:
        now, (requests, seconds) = asyncio.get_running_loop().time(), self.limit
        ends, used = self._window
        if now >= ends:
            ends, used = now + seconds, 0
        room = used < requests
        self._window = ends, used + room
        return room, {
            "Content-Type": "application/json",
            "Via": "1.1 discord",
            "X-RateLimit-Limit": str(requests),
            "X-RateLimit-Remaining": str(requests - self._window[1]),
            "X-RateLimit-Reset-After": f"{ends - now:.3f}",
            "X-RateLimit-Reset": "1",
            "X-RateLimit-Bucket": "bucket",
        }

    async def close(self) -> None:
        """Do nothing: no connection is open."""


def client_of(discord_away: Away, trace: TraceConfig) -> HTTPClient:
    """Return discord.py's HTTP client with its rate limits, connected to this Discord."""
    client = HTTPClient(asyncio.get_running_loop(), http_trace=trace)
    client._HTTPClient__session = discord_away  # type: ignore[attr-defined]
    client._global_over = asyncio.Event()
    client._global_over.set()
    return client


class Playing:
    """A page that changes all the time and is written by a write schedule."""

    def __init__(self, asked: Asked, discord_away: Away, trace: TraceConfig) -> None:
        self.asked = asked
        self.discord = discord_away
        self.newest = 0
        self.shown = 0
        self.stale_since: float | None = None
        self.healings: list[float] = []
        self._client = client_of(discord_away, trace)
        self._webhooks = AsyncWebhookAdapter()
        self._time = LoopTime()
        self._room = WriteSchedule(self._time, NullObserver())
        self._room.serve(self._look_again, self._bring)

    async def play(self, seconds: float, every: float) -> None:
        """Change the page every ``every`` seconds, for ``seconds`` in total."""
        until = self._time.now() + seconds
        while self._time.now() < until:
            self.newest += 1
            self._want()
            await asyncio.sleep(min(every, max(until - self._time.now(), 0.001)))

    async def _look_again(self, _game: str) -> None:
        self._want()

    def _want(self) -> None:
        if self.shown < self.newest:
            self._room.want(kinds.HAND.at(GAME, 0))

    async def _bring(self, message: PendingMessage) -> WriteOutcome:
        async with message.one_request:
            version = self.newest
            try:
                await within(self.asked.seconds, self._request())
            except DISCORD_ERRORS as error:
                return refused_by(error)
            self.shown = version
        message.redraw = False
        return WriteDone()

    def _request(self) -> Any:
        if self.asked.by_webhook:
            session: Any = self.discord
            return self._webhooks.request(self.asked.route, session, payload={})
        return self._client.request(self.asked.route, json={})


async def outage(asked: Asked, trouble: Trouble, seconds: float, every: float) -> Playing:
    """Play before and during an outage, wait five seconds after its end, and return the play."""
    trace = TraceConfig()
    request_timeouts.watch(trace, BotWidePauses())
    away = Away(trouble, trace)
    away.limit = asked.limit
    playing = Playing(asked, away, trace)
    await playing.play(7.0, every)
    away.is_away = True
    await playing.play(seconds, every)
    away.is_away = False
    await asyncio.sleep(HEALED_WITHIN)
    return playing


@pytest.fixture
def limits_of_routes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patch discord.py's rate limits as the bot does."""
    monkeypatch.setattr(discord.http, "Ratelimit", discord.http.Ratelimit)
    monkeypatch.setattr(
        discord.webhook.async_, "AsyncDeferredLock", discord.webhook.async_.AsyncDeferredLock
    )
    route_limits.use()


@pytest.mark.usefixtures("limits_of_routes")
@pytest.mark.parametrize("trouble", Trouble, ids=lambda trouble: trouble.name.lower())
@pytest.mark.parametrize("asked", ROUTES, ids=lambda asked: asked.name)
def test_five_seconds_after_an_outage_the_newest_page_is_shown(
    asked: Asked, trouble: Trouble
) -> None:
    late: list[str] = []
    for seconds in (1, 2, 3, 5, 8, 13, 21, 34, 60):
        for every in (0.4, 1.3, 3.1):
            playing = run_virtually(outage(asked, trouble, seconds, every))
            if playing.shown < playing.newest:
                late.append(f"{seconds} s, every {every}: {playing.shown} of {playing.newest}")
    assert late == []
