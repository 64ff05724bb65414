"""A bot of discord.py on the playground that the browser shows."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
import yarl
from discord import Client
from discord.gateway import DiscordWebSocket
from discord.http import Route

from playground import Playground
from tests.guard import GUARD

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page


@asynccontextmanager
async def connected(
    playground: Playground, bot: Client, ready: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[None]:
    """Run the bot on the playground until the block ends; `ready` is set once it is ready."""
    monkeypatch.setattr(Route, "BASE", playground.api_url)
    gateway = yarl.URL(playground.url).with_scheme("ws").with_path("/gateway")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    async with bot:
        running = asyncio.create_task(bot.start("a-token"))
        await asyncio.wait_for(ready.wait(), GUARD)
        yield
        await bot.close()
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running


def column(page: Page, playground: Playground, name: str) -> Locator:
    """Return the column of the person with this name."""
    user_id = getattr(playground.people, name).id
    return page.locator(f'[data-testid=column][data-user="{user_id}"]')
