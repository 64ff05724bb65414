"""The real bot on a database that falls silent: what it tells its operator, and how it ends."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from aiohttp import ClientConnectorError
from sqlalchemy import text

from bot.store.database import Database
from playground import Playground
from tests.guard import GUARD
from tests.monitoring.fetching import fetched, free_port
from tests.silence.silences import dropped
from tests.silence.silent_proxy import SilentProxy
from workbench.bench.bot_process import OURS, start

pytestmark = pytest.mark.lengthy

SECONDS_TO_END = 10.0
HANGING = ("tests.silence.hanging_bot", "run")


class RunningBot:
    """A bot in its own process, with its log."""

    def __init__(self, process: asyncio.subprocess.Process, log: Path, port: int) -> None:
        self.process = process
        self._log = log
        self._port = port

    async def until_ready(self, expected: int, reason: str) -> None:
        """Wait until `/readyz` answers so; `/livez` is well all the time."""
        async with asyncio.timeout(GUARD):
            while True:
                assert await fetched(self._port, "/livez") == (200, "ok\n")
                status, text = await fetched(self._port, "/readyz")
                if status == expected and reason in text:
                    return

    async def ends(self) -> None:
        """Check that the process ends in time when it is asked to."""
        self.process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(self.process.wait(), SECONDS_TO_END) == 0

    def told(self, text: str) -> int:
        """Return how many lines of the log contain this text."""
        return self._log.read_text().count(text)


@asynccontextmanager
async def running(folder: Path, module: tuple[str, ...], url: str) -> AsyncIterator[RunningBot]:
    port, log = free_port(), folder / "log"
    async with Playground() as playground:
        process = await start(module, playground, log, DATABASE_URL=url, METRICS_PORT=str(port))
        try:
            await playground.until_online(GUARD)
            yield RunningBot(process, log, port)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def _is_silent_then_well(
    bot: RunningBot, fall_silent: Callable[[], None], answer: Callable[[], None]
) -> None:
    await bot.until_ready(200, "ok")
    fall_silent()
    await bot.until_ready(503, "database: has not answered for")
    answer()
    await bot.until_ready(200, "ok")
    assert bot.told("does not answer") == bot.told("answers again") == 1
    assert bot.told("Traceback") == 0
    fall_silent()
    await bot.ends()


@pytest.mark.postgres
async def test_postgresql_that_does_not_answer(
    tmp_path: Path, url: str, proxy: SilentProxy
) -> None:
    async with running(tmp_path, OURS, url) as bot:
        await _is_silent_then_well(
            bot, lambda: proxy.stop_forwarding(new_ones_too=True), proxy.forward_again
        )


async def test_sqlite_on_a_disk_that_hangs(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'contra.sqlite3'}"
    async with running(tmp_path, HANGING, url) as bot:
        pid = bot.process.pid
        await _is_silent_then_well(
            bot, lambda: os.kill(pid, signal.SIGUSR1), lambda: os.kill(pid, signal.SIGUSR2)
        )


@pytest.mark.postgres
async def test_a_database_that_is_dropped_ends_the_bot(
    tmp_path: Path, postgres_server: str
) -> None:
    async with running(tmp_path, OURS, postgres_server) as bot:
        async with dropped(postgres_server):
            assert await asyncio.wait_for(bot.process.wait(), GUARD) == 2
        assert bot.told("has been dropped") == 2  # in the log, and as the command's last words
        assert bot.told("Traceback") == 0


@pytest.mark.postgres
async def test_newer_tables_end_the_bot_as_a_signal_does(
    tmp_path: Path, postgres_server: str
) -> None:
    async with running(tmp_path, OURS, postgres_server) as bot:
        operator = Database(postgres_server)
        async with operator.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await operator.close()
        with suppress(ClientConnectorError):  # it may have ended between two questions
            await bot.until_ready(503, "database: has the tables of a newer version")
        assert await asyncio.wait_for(bot.process.wait(), GUARD) == 0
        assert bot.told("a newer version of the bot has changed the tables") == 1
        assert bot.told("Traceback") == 0
