"""What is measured of requests: as aiohttp tells of them, from a server on this machine."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import BaseTestServer, TestServer

from bot.monitoring.requests import RequestMetrics

from .values import value


class Seconds:
    """A counter of seconds that goes on when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def seconds() -> Seconds:
    return Seconds()


@pytest.fixture
async def server() -> AsyncIterator[BaseTestServer]:
    async def answer(request: web.Request) -> web.Response:
        if request.path.endswith("/typing"):
            return web.Response(status=429, headers={"X-RateLimit-Scope": "shared"})
        return web.Response(status=204)

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", answer)
    async with TestServer(application) as server:
        yield server


@pytest.fixture
def metrics(server: BaseTestServer, seconds: Seconds) -> RequestMetrics:
    return RequestMetrics(str(server.make_url("/api/v10")), seconds)


def counted(method: str, route: str, limit: str, status: str = "204") -> float:
    labels = {"method": method, "route": route, "limit": limit, "status": status}
    return value("contra_uno_discord_requests_total", **labels)


@pytest.mark.parametrize(
    ("method", "path", "route", "limit"),
    [
        ("PATCH", "/channels/12/messages/34", "/channels/{id}/messages/{id}", "bot"),
        ("POST", "/users/@me/channels", "/users/@me/channels", "bot"),
        (
            "PUT",
            "/channels/12/messages/34/reactions/%F0%9F%9A%A8/@me",
            "/channels/{id}/messages/{id}/reactions/{emoji}/@me",
            "bot",
        ),
        (
            "PATCH",
            "/webhooks/12/aW50ZXJhY3Rpb246/messages/@original",
            "/webhooks/{id}/{token}/messages/@original",
            "interaction",
        ),
        (
            "POST",
            "/interactions/12/aW50ZXJhY3Rpb246/callback",
            "/interactions/{id}/{token}/callback",
            "interaction",
        ),
    ],
)
async def test_requests_are_counted_by_route_and_limit(
    server: BaseTestServer, metrics: RequestMetrics, method: str, path: str, route: str, limit: str
) -> None:
    before = counted(method, route, limit)
    async with aiohttp.ClientSession(trace_configs=[metrics.trace()]) as session:
        async with session.request(method, server.make_url("/api/v10" + path)):
            pass
        async with session.request(method, server.make_url("/elsewhere" + path)):
            pass
    assert counted(method, route, limit) == before + 1


async def test_refusals_are_counted_by_whose_limit_it_was(
    server: BaseTestServer, metrics: RequestMetrics
) -> None:
    before = value("contra_uno_discord_rate_limited_total", scope="shared")
    async with (
        aiohttp.ClientSession(trace_configs=[metrics.trace()]) as session,
        session.post(server.make_url("/api/v10/channels/12/typing")),
    ):
        pass
    assert counted("POST", "/channels/{id}/typing", "bot", "429") == 1
    assert value("contra_uno_discord_rate_limited_total", scope="shared") == before + 1


async def test_a_request_without_an_answer_is_counted(
    server: BaseTestServer, metrics: RequestMetrics
) -> None:
    url = server.make_url("/api/v10/gateway")
    await server.close()
    async with aiohttp.ClientSession(trace_configs=[metrics.trace()]) as session:
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get(url)
    assert counted("GET", "/gateway", "bot", "none") == 1


async def test_an_acknowledgement_is_measured_once(
    server: BaseTestServer, metrics: RequestMetrics, seconds: Seconds
) -> None:
    def measured(what: str) -> float:
        return value(f"contra_uno_acknowledgement_seconds_{what}", kind="component")

    count, total = measured("count"), measured("sum")
    metrics.received(12, "component")
    seconds.now += 0.2
    callback = server.make_url("/api/v10/interactions/12/token/callback")
    async with aiohttp.ClientSession(trace_configs=[metrics.trace()]) as session:
        for _ in range(2):
            async with session.post(callback):
                seconds.now += 7
    assert measured("count") == count + 1
    assert measured("sum") == pytest.approx(total + 0.2)
