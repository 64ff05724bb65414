"""The bot on the playground, whose time passes when a test says so, in places without the bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime

import discord
import pytest
import pytest_asyncio
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.writing import parts
from playground import ManualClock, Playground
from playground.clock import Timer
from tests.cogs.conftest import Workshop
from tests.guard import GUARD
from tests.positions import dealt, plain

from .guest_table import GuestTable


class ClockTimers:
    """The writer's timers, by the clock of the playground."""

    def __init__(self, clock: ManualClock) -> None:
        self._clock = clock

    def now(self) -> float:
        return self._clock.now()

    def call_later(self, seconds: float, call: Callable[[], object]) -> Timer:
        return self._clock.call_at(self._clock.now() + seconds, lambda: void(call))


def void(call: Callable[[], object]) -> None:
    call()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def by_this_clock(clock: ManualClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot know the time from the playground's clock."""

    def utcnow() -> datetime:
        return datetime.fromtimestamp(clock.now(), UTC)

    monkeypatch.setattr(discord.utils, "utcnow", utcnow)
    monkeypatch.setattr(parts, "LoopTimers", lambda: ClockTimers(clock))


@pytest.fixture
async def playground(clock: ManualClock) -> AsyncIterator[Playground]:
    async with Playground(clock=clock) as playground:
        playground.world.allows_user_install = True
        yield playground
    assert playground.violations == []


@pytest_asyncio.fixture
async def guests(
    playground: Playground,
    workshop: Workshop,
    by_this_clock: None,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[GuestTable]:
    """People in places without the bot. Anna has installed it; matches begin plainly."""
    monkeypatch.setattr(Route, "BASE", playground.api_url)
    gateway = playground.url.replace("http", "ws", 1) + "/gateway"
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(gateway))
    with dealt(plain):
        table = GuestTable(playground, workshop.bot)
        await asyncio.wait_for(table.connect(), GUARD)
        yield table
        await table.disconnect()
