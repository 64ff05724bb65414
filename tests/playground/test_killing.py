"""A bot process that is killed without warning and comes back."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playground import Playground
from playground.people.person import texts
from tests.playground.conftest import soon

SCRIPT = Path(__file__).with_name("a_bot.py")


@asynccontextmanager
async def bot_process(
    playground: Playground, word: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(SCRIPT), playground.api_url, word
    )
    try:
        await playground.until_online(60)
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await soon(process.wait())


async def test_kill_and_come_back() -> None:
    async with Playground() as playground:
        anna = playground.people.anna
        async with bot_process(playground, "one") as process:
            message = (await anna.slash("say")).response
            assert message is not None
            assert texts(message) == "one"
            process.kill()
            await soon(process.wait())
        await playground.until(lambda: not playground.online)
        async with bot_process(playground, "two"):
            await anna.click(message, label="Again")
            assert texts(message) == "two"
            assert len(anna.messages()) == 1
        assert playground.violations == []
