"""The bot, doctor and the upload of emoji where Discord can be reached through a proxy alone."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from discord.http import Route

from bot.artwork import all_tiles, emoji_name, png_of
from bot.cli.doctor.check_result import CheckGrade
from bot.cli.doctor.doctor_channel import examine
from bot.config import Secret
from bot.proxies import ProxyRules
from bot.proxies.proxy_connector import ProxyConnector
from cogs.card_emoji import EmojiTroubleError, application_emoji
from playground import Playground
from tests.cli.test_processes import contra_uno, end, logged
from tests.guard import GUARD
from tests.proxies.small_proxy import ELSEWHERE, HEADER, SmallProxy

DISCORD = "https://discord.com/api/v10/users/@me"


@pytest.fixture
async def proxy() -> AsyncIterator[SmallProxy]:
    async with SmallProxy().listening() as proxy:
        yield proxy


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground() as playground:
        yield playground


@pytest.fixture
def api_url(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of the playground that only the proxy knows, as Discord's."""
    url = playground.api_url.replace("127.0.0.1", ELSEWHERE)
    monkeypatch.setattr(Route, "BASE", url)
    return url


def assert_none_came_past(proxy: SmallProxy, playground: Playground) -> None:
    """Check that Discord has answered no more requests than the proxy has seen."""
    of_api = [request for request in proxy.requests if "/api/v10/" in request]
    assert 0 < playground.answered.total() <= len(of_api)


async def test_a_bot_plays_through_the_proxy_and_shows_no_password(
    tmp_path: Path, proxy: SmallProxy, playground: Playground, api_url: str
) -> None:
    settings = {"DISCORD_API_URL": api_url, "DISCORD_TOKEN": "anything", "LOG_LEVEL": "DEBUG"}
    async with contra_uno(tmp_path, "run", http_proxy=proxy.url, **settings) as bot:
        assert bot.stderr is not None
        reading = asyncio.create_task(bot.stderr.read())
        await playground.until_online(GUARD)
        await playground.until(lambda: len(playground.world.emojis) > 1, GUARD)
        bot.terminate()
        log = (await reading).decode()
        assert await bot.wait() == 0
    assert_none_came_past(proxy, playground)
    assert any(request.startswith("GET ws://elsewhere:") for request in proxy.requests)
    assert any(request.endswith("/emojis") for request in proxy.requests)
    assert "s3cr3t" not in log
    assert HEADER not in log


@pytest.mark.lengthy
async def test_a_bot_that_the_proxy_refuses_says_so_without_the_password(
    tmp_path: Path, proxy: SmallProxy
) -> None:
    settings = {"DISCORD_TOKEN": "anything", "LOG_LEVEL": "DEBUG"}
    async with contra_uno(tmp_path, "run", HTTPS_PROXY=proxy.url, **settings) as bot:
        entry = await logged(bot, lambda entry: "does not let the bot in" in entry["message"])
        await end(bot, signal.SIGTERM)
    assert proxy.requests[0] == "CONNECT discord.com:443"
    assert entry["why"] == (
        f"The proxy {proxy.address} answers with 407 Proxy Authentication Required"
    )


async def test_doctor_asks_through_the_proxy(
    proxy: SmallProxy, playground: Playground, api_url: str
) -> None:
    channel = int(playground.world.channel_named("uno").id)
    found = await examine(api_url, Secret("a-token"), channel, ProxyRules(http=proxy.url))
    assert found.verdict is CheckGrade.GOOD, found.text
    assert_none_came_past(proxy, playground)
    refused = await examine("https://discord.com", Secret("a"), 1, ProxyRules(proxy.url))
    assert "answers with 407" in refused.text
    assert "s3cr3t" not in refused.text


async def test_emoji_are_uploaded_through_the_proxy(
    proxy: SmallProxy, playground: Playground, api_url: str
) -> None:
    tile = next(iter(all_tiles()))
    async with application_emoji("a-token", proxy_rules=ProxyRules(http=proxy.url)) as routes:
        await routes.upload(emoji_name(tile), png_of(tile))
    assert len(playground.world.emojis) == 1
    assert_none_came_past(proxy, playground)


async def test_what_is_exempt_is_not_asked_of_the_proxy(proxy: SmallProxy, api_url: str) -> None:
    rules = ProxyRules(http=proxy.url, exempt=ELSEWHERE)
    with pytest.raises(EmojiTroubleError, match=ELSEWHERE):
        async with application_emoji("a-token", proxy_rules=rules):
            pass
    assert proxy.requests == []


async def test_this_machine_is_not_asked_of_the_proxy(
    proxy: SmallProxy, playground: Playground
) -> None:
    rules = ProxyRules(proxy.url, proxy.url)
    async with aiohttp.ClientSession(connector=ProxyConnector(rules)) as session:
        async with session.get(playground.url) as response:
            assert response.status == 200
        async with session.ws_connect(f"{playground.url}/gateway"):
            pass
    assert proxy.requests == []


@pytest.mark.parametrize("url", [DISCORD, "wss://gateway.discord.gg/"])
async def test_a_request_with_tls_asks_the_proxy_for_a_tunnel(proxy: SmallProxy, url: str) -> None:
    connector = ProxyConnector(ProxyRules(proxy.url, http="http://127.0.0.1:1"))
    async with aiohttp.ClientSession(connector=connector) as session:
        with pytest.raises(aiohttp.ClientConnectionError, match="answers with 407") as refused:
            await session.ws_connect(url)
    assert proxy.requests == [f"CONNECT {url.split('/')[2]}:443"]
    assert proxy.url not in repr(refused.value)
    assert refused.value.__context__ is None


async def test_a_proxy_that_is_away_is_named() -> None:
    connector = ProxyConnector(ProxyRules("http://uno:s3cr3t@127.0.0.1:1"))
    async with aiohttp.ClientSession(connector=connector) as session:
        with pytest.raises(
            aiohttp.ClientConnectionError, match=r"The proxy 127.0.0.1:1 cannot be reached: .*"
        ):
            await session.get(DISCORD)
