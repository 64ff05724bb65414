"""The whole bot, in this process, on a playground."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from discord.http import Route

from bot import client
from bot.config import Secret, Settings
from playground import Playground
from tests.guard import GUARD


@asynccontextmanager
async def online(playground: Playground, folder: Path, **more: Any) -> AsyncIterator[None]:
    """Run the bot, online, until the block ends; discord.py then has its own address again.

    It has these settings besides.
    """
    settings = Settings(
        discord_token=Secret("abc"),
        discord_api_url=playground.api_url,
        database_url=f"sqlite+aiosqlite:///{folder / 'games.sqlite3'}",
        **more,
    )
    before = Route.BASE
    bot = asyncio.create_task(client.run(settings))
    try:
        await playground.until_online(GUARD)
        yield
    finally:
        bot.cancel()
        await asyncio.wait([bot])
        Route.BASE = before
