"""The processes of the bot: one on SQLite, or several on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import re
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.store.database import Database
from bot.store.limits import PATIENT
from playground import Playground
from tests.guard import GUARD
from tests.monitoring.fetching import fetched, free_port
from tests.silence.reaching import reachable
from tests.silence.silences import Silenced
from workbench.bench.bot_process import OURS, start
from workbench.bench.source_tree import HERE

STOP_GUARD = 10.0
"""Seconds within which a bot has to stop."""

_BEGINS = re.compile(r"\d{4}-\d\d-\d\dT")
_HELD = re.compile(r'(?m)^contra_uno_held\{what="(\w+)"\} (\S+)$')
_TROUBLE = re.compile(
    r" (ERROR|CRITICAL) |^Traceback|Unclosed|was never (awaited|retrieved)|Task was destroyed"
)


class BotProcess:
    """One process of the bot, which can be killed and restarted, with one log for all runs."""

    def __init__(
        self, playground: Playground, log: Path, shard: int, settings: dict[str, str]
    ) -> None:
        self._playground = playground
        self.port = free_port()
        self._settings = {**settings, "METRICS_PORT": str(self.port)}
        self._process: asyncio.subprocess.Process | None = None
        self.shard = shard
        self.log = log
        self.tree = HERE
        """The source that runs from the next start on."""

    @property
    def pid(self) -> int:
        """The id of the running process."""
        assert self._process is not None
        return self._process.pid

    @property
    def status(self) -> int | None:
        """The exit status of the process, None while it runs."""
        assert self._process is not None
        return self._process.returncode

    @property
    def resident_megabytes(self) -> float:
        """The memory that the process uses now. Raise `OSError` if it does not run."""
        pages = (Path("/proc") / str(self.pid) / "statm").read_text().split()[1]
        return int(pages) * resource.getpagesize() / 1e6

    async def held(self) -> dict[str, int]:
        """Return the number of objects of each kind that the process's metrics count in memory."""
        _, text = await fetched(self.port, "/metrics")
        return {what: int(float(number)) for what, number in _HELD.findall(text)}

    @property
    def is_online(self) -> bool:
        """Whether the shard of the process is connected."""
        sessions = self._playground.gateway.sessions
        return any(s.shard_id == self.shard and s.outbox is not None for s in sessions)

    async def start(self) -> None:
        """Start the process and wait until its shard is connected.

        A service unit starts a process again that has ended because the database is silent.
        """
        self._process = await start(OURS, self._playground, self.log, self.tree, **self._settings)
        while self._process.returncode is None and not self.is_online:
            with suppress(TimeoutError):
                await self._playground.until(lambda: self.is_online, 0.1)
        if not self.is_online:
            await self.start()

    async def until_online(self) -> None:
        """Wait until the shard of the process is connected (again)."""
        await self._until(True)

    async def _until(self, online: bool) -> None:
        async with asyncio.timeout(GUARD):
            while self.is_online is not online:
                # The playground only announces the first shard to connect and the last to leave.
                with suppress(TimeoutError):
                    await self._playground.until(lambda: self.is_online is online, 0.1)

    async def kill(self) -> None:
        """Kill the process as kill -9 or a failing machine does."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
            await self._until(False)

    async def stop(self) -> int | None:
        """Send SIGTERM and return the status, or None if the process had to be killed."""
        assert self._process is not None
        self._process.terminate()
        try:
            return await asyncio.wait_for(self._process.wait(), STOP_GUARD)
        except TimeoutError:
            await self.kill()
            return None

    async def seconds_to_stop(self, at_most: float) -> float | None:
        """Send SIGTERM and return the seconds until it has ended, or None if it was killed."""
        assert self._process is not None
        began = asyncio.get_running_loop().time()
        self._process.terminate()
        try:
            await asyncio.wait_for(self._process.wait(), at_most)
        except TimeoutError:
            await self.kill()
            return None
        return asyncio.get_running_loop().time() - began

    def troubles(self) -> list[str]:
        """Return the log's errors and warnings of leaks, each with its following lines."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        entries: list[list[str]] = []
        for line in lines:
            if _BEGINS.match(line) or not entries:
                entries.append([])
            entries[-1].append(line)
        return ["\n".join(entry) for entry in entries if any(map(_TROUBLE.search, entry))]


class Bot:
    """All processes of the bot, and their database."""

    def __init__(self, url: str, processes: list[BotProcess], silenced: Silenced) -> None:
        """`url` leads past what is in the way of the processes and may fall silent."""
        self.url = url
        self.processes = processes
        self.silenced = silenced
        # Checks wait as long as the database is silent.
        self.database = Database(url, PATIENT)

    @property
    def is_shared(self) -> bool:
        """Whether the database is one that several processes can share."""
        return self.database.is_shared

    @property
    def sqlite_file(self) -> Path:
        """The file of an SQLite database."""
        return Path(self.url.partition(":///")[2])


@asynccontextmanager
async def running(
    playground: Playground, folder: Path, url: str, count: int, at: Path | None = None
) -> AsyncIterator[Bot]:
    """Run the bot in ``count`` processes with one shard each, and kill them at the end.

    ``at`` is the checkout whose bot it is; None: this one.
    """
    async with reachable(url, folder, at) as way:
        processes: list[BotProcess] = []
        for shard in range(count):
            settings = dict(way.settings)
            if count > 1:
                settings |= {"SHARD_COUNT": str(count), "SHARD_IDS": str(shard)}
            processes.append(BotProcess(playground, folder / f"bot-{shard}.log", shard, settings))
        bot = Bot(url, processes, way.silenced)
        try:
            for process in processes:
                await process.start()
            yield bot
        finally:
            await bot.database.close()
            for process in processes:
                await process.kill()
