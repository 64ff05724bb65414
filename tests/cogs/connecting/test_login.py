"""Logging in while Discord is down or cannot be reached."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands
from discord.http import Route

from bot import client
from bot.config import Secret, Settings
from bot.errors import MisuseError
from cogs.connecting import login, session_starts
from playground import Playground
from playground.faults import Cause, Fault
from playground.protocol.constants import CloseCode
from playground.protocol.errors import Code
from tests.guard import GUARD
from tests.monitoring.fetching import fetched, free_port


def answered_with(status: int, text: str = "") -> discord.HTTPException:
    """Return the error that discord.py raises for an answer with this status."""
    response: Any = SimpleNamespace(status=status, reason="")
    kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    return kind(response, text)


def gateway_not_found(status: int) -> discord.GatewayNotFound:
    error = discord.GatewayNotFound()
    error.__cause__ = answered_with(status)
    return error


class Asking:
    """A request to Discord that fails with these errors, one after the other, and then succeeds."""

    def __init__(self, *failures: Exception) -> None:
        self._failures = list(failures)
        self.pauses: list[float] = []

    async def ask(self) -> str:
        if self._failures:
            raise self._failures.pop(0)
        return "in"

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)

    async def until_answered(self) -> str:
        return await login.until_answered(self.ask, "http://discord.test", self.sleep)


OUTAGES = (
    answered_with(503),
    gateway_not_found(503),
    ConnectionResetError(104, "reset by peer"),
    aiohttp.ServerDisconnectedError(),
    TimeoutError(),
    answered_with(429, "<html>banned for a while"),
    answered_with(403, "<html>the edge says no"),
)


@pytest.mark.parametrize("outage", OUTAGES, ids=repr)
async def test_login_is_retried_after_any_failure(outage: Exception) -> None:
    asking = Asking(outage)
    assert await asking.until_answered() == "in"
    assert asking.pauses == [1.0]


async def test_pauses_grow_up_to_a_minute() -> None:
    asking = Asking(*[answered_with(503)] * 9)
    await asking.until_answered()
    assert asking.pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60]


async def test_each_attempt_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        await Asking(answered_with(503, "upstream is away"), TimeoutError()).until_answered()
    first, second = (vars(record) for record in caplog.records)
    assert first["at"] == "http://discord.test"
    assert "503" in first["why"]
    assert "upstream is away" in first["why"]
    assert first["again_in_seconds"] == 1.0
    assert second["why"] == "TimeoutError"
    assert all(record.exc_info is None for record in caplog.records)


@pytest.mark.parametrize("refusal", [answered_with(401), gateway_not_found(401)], ids=repr)
async def test_a_wrong_token_is_final(refusal: Exception) -> None:
    asking = Asking(refusal)
    with pytest.raises(discord.LoginFailure):
        await asking.until_answered()
    assert asking.pauses == []


async def test_refused_commands_are_not_sent_again() -> None:
    refused: Any = SimpleNamespace(status=400, reason="Bad Request")
    failure = app_commands.CommandSyncFailure.__new__(app_commands.CommandSyncFailure)
    discord.HTTPException.__init__(failure, refused, "Invalid Form Body")
    asking = Asking(failure)
    with pytest.raises(app_commands.CommandSyncFailure):
        await asking.until_answered()


@pytest.fixture(autouse=True)
def address_of_discord() -> Iterator[None]:
    before = Route.BASE
    yield
    Route.BASE = before


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(login, "_FIRST_PAUSE", 0.0)


def settings(playground: Playground, folder: Path, **more: Any) -> Settings:
    return Settings(
        **more,
        discord_token=Secret("abc"),
        discord_api_url=playground.api_url,
        database_url=f"sqlite+aiosqlite:///{folder / 'games.sqlite3'}",
    )


@asynccontextmanager
async def running(
    playground: Playground, folder: Path, **more: Any
) -> AsyncIterator[asyncio.Task[None]]:
    """Run the bot in this process until the block ends. `more` are further settings."""
    task = asyncio.create_task(client.run(settings(playground, folder, **more)))
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.wait([task])


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    "fault",
    [
        Fault(Cause.CUT, route="/users/@me", times=3),
        Fault(Cause.CUT, route="/oauth2/applications/@me", times=3),
        Fault(Cause.CUT, method="PUT", route="/applications/*/commands", times=3),
        Fault(Cause.CUT, route="/gateway/bot", times=3),
        Fault(Cause.REFUSED, route="/gateway/bot", times=3, code=Code.MISSING_ACCESS),
    ],
    ids=lambda fault: f"{fault.cause} {fault.route}",
)
async def test_a_bot_comes_online_after_an_outage_at_its_start(
    fault: Fault, tmp_path: Path
) -> None:
    async with Playground() as playground, running(playground, tmp_path) as bot:
        playground.faults.inject(fault)
        online = asyncio.create_task(playground.until_online(GUARD))
        await asyncio.wait([online, bot], return_when=asyncio.FIRST_COMPLETED)
        if bot.done():
            bot.result()
        await online
        assert playground.faults.clear() == 0


class Heard(logging.Handler):
    """A log handler that sets an event at the first log record."""

    def __init__(self) -> None:
        super().__init__()
        self.once = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        self.once.set()


@contextmanager
def heard_from(logger: logging.Logger) -> Iterator[asyncio.Event]:
    """Yield an event that the first line of this logger sets."""
    heard = Heard()
    logger.addHandler(heard)
    try:
        yield heard.once
    finally:
        logger.removeHandler(heard)


async def test_a_bot_that_waits_for_discord_can_be_stopped(tmp_path: Path) -> None:
    playground = Playground()
    await playground.start()
    await playground.stop()
    with heard_from(login.log) as heard:
        async with running(playground, tmp_path) as bot, asyncio.timeout(GUARD):
            await heard.wait()
            assert not bot.done()
        assert bot.cancelled()


async def test_a_bot_that_may_begin_no_session_today_says_so_and_can_be_stopped(
    tmp_path: Path,
) -> None:
    port = free_port()
    async with Playground() as playground:
        playground.world.session_limit.remaining = 0
        with heard_from(session_starts.log) as heard:
            async with running(playground, tmp_path, metrics_port=port) as bot:
                async with asyncio.timeout(GUARD):
                    await heard.wait()
                status, text = await fetched(port, "/readyz")
                assert (status, playground.gateway.identified) == (503, 0)
                assert "waits until 20" in text
            assert bot.cancelled()


async def test_a_bot_that_may_begin_a_session_later_begins_one_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_starts, "_SHORTEST_WAIT", timedelta(0))
    async with Playground() as playground:
        limit = playground.world.session_limit
        limit.remaining, limit.reset_after_ms = 0, 1
        with heard_from(session_starts.log) as heard:
            async with running(playground, tmp_path), asyncio.timeout(GUARD):
                await heard.wait()
                assert playground.gateway.identified == 0
                limit.remaining = 1
                await playground.until_online(GUARD)


async def test_a_wrong_token_is_a_wrong_setting(tmp_path: Path) -> None:
    async with Playground(token="another") as playground:
        with pytest.raises(MisuseError, match="DISCORD_TOKEN"):
            await client.run(settings(playground, tmp_path))


async def test_a_token_that_is_reset_meanwhile_is_a_wrong_setting(tmp_path: Path) -> None:
    async with Playground() as playground, running(playground, tmp_path) as bot:
        await playground.until_online(GUARD)
        playground.gateway.close_sockets(CloseCode.AUTHENTICATION_FAILED)
        with pytest.raises(MisuseError, match="DISCORD_TOKEN"):
            async with asyncio.timeout(GUARD):
                await bot
