"""The bot's processes: one on SQLite, or several on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import re
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.store.database import Database
from playground import Playground
from tests.guard import GUARD
from tests.monitoring.fetching import fetched, free_port
from workbench.bench.bot_process import OURS, start

STOP_GUARD = 10.0
"""Seconds that a bot told to stop has for it."""

_BEGINS = re.compile(r"\d{4}-\d\d-\d\dT")
_HELD = re.compile(r'(?m)^contra_uno_held\{what="(\w+)"\} (\S+)$')
_TROUBLE = re.compile(
    r" (ERROR|CRITICAL) |^Traceback|Unclosed|was never (awaited|retrieved)|Task was destroyed"
)


class BotProcess:
    """One process of the bot, which can be killed and started again; its log goes on."""

    def __init__(
        self, playground: Playground, log: Path, shard: int, settings: dict[str, str]
    ) -> None:
        self._playground = playground
        self._port = free_port()
        self._settings = {**settings, "METRICS_PORT": str(self._port)}
        self._process: asyncio.subprocess.Process | None = None
        self.shard = shard
        self.log = log

    @property
    def pid(self) -> int:
        """Of the process that runs now."""
        assert self._process is not None
        return self._process.pid

    @property
    def resident_megabytes(self) -> float:
        """How much memory it takes now. Raises `OSError` where it does not run."""
        pages = (Path("/proc") / str(self.pid) / "statm").read_text().split()[1]
        return int(pages) * resource.getpagesize() / 1e6

    async def held(self) -> dict[str, int]:
        """How much of what it holds in memory now, by the names that its metrics give."""
        _, text = await fetched(self._port, "/metrics")
        return {what: int(float(number)) for what, number in _HELD.findall(text)}

    @property
    def is_online(self) -> bool:
        """Whether its shard is connected."""
        sessions = self._playground.gateway.sessions
        return any(s.shard_id == self.shard and s.outbox is not None for s in sessions)

    async def start(self) -> None:
        """Return when it is connected."""
        self._process = await start(OURS, self._playground, self.log, **self._settings)
        await self.until_online()

    async def until_online(self) -> None:
        """Return when its shard is connected (again)."""
        await self._until(True)

    async def _until(self, online: bool) -> None:
        async with asyncio.timeout(GUARD):
            while self.is_online is not online:
                # The playground tells of the first shard that comes and of the last one that goes.
                with suppress(TimeoutError):
                    await self._playground.until(lambda: self.is_online is online, 0.1)

    async def kill(self) -> None:
        """As kill -9 does, or a machine that fails."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
            await self._until(False)

    async def stop(self) -> int | None:
        """As SIGTERM does: its status; None if it did not stop in time, and was killed."""
        assert self._process is not None
        self._process.terminate()
        try:
            return await asyncio.wait_for(self._process.wait(), STOP_GUARD)
        except TimeoutError:
            await self.kill()
            return None

    def troubles(self) -> list[str]:
        """What it has logged that nobody wants to read: each with the lines after it."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        entries: list[list[str]] = []
        for line in lines:
            if _BEGINS.match(line) or not entries:
                entries.append([])
            entries[-1].append(line)
        return ["\n".join(entry) for entry in entries if any(map(_TROUBLE.search, entry))]


class Bot:
    """All processes, and the database as one can read it from outside."""

    def __init__(self, url: str, processes: list[BotProcess]) -> None:
        self.url = url
        self.processes = processes
        self.database = Database(url)

    @property
    def is_shared(self) -> bool:
        """Whether several processes work at one database."""
        return self.database.is_shared

    @property
    def sqlite_file(self) -> Path:
        """The file of a database that is one."""
        return Path(self.url.partition(":///")[2])


@asynccontextmanager
async def running(playground: Playground, folder: Path, url: str, count: int) -> AsyncIterator[Bot]:
    """The bot in so many processes, a shard each; none is left at the end."""
    processes: list[BotProcess] = []
    for shard in range(count):
        settings = {"DATABASE_URL": url}
        if count > 1:
            settings |= {"SHARD_COUNT": str(count), "SHARD_IDS": str(shard)}
        processes.append(BotProcess(playground, folder / f"bot-{shard}.log", shard, settings))
    bot = Bot(url, processes)
    try:
        for process in processes:
            await process.start()
        yield bot
    finally:
        await bot.database.close()
        for process in processes:
            await process.kill()
