"""A bot in a process of its own, pointed at a playground, and its use of resources."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct

from bot.artwork import tiles_by_name
from bot.errors import OperatorError
from playground import Playground
from workbench.bench.source_tree import HERE, SourceTree

OURS = ("bot", "run")
"""`python -m bot run`: the bot as its operator starts it."""

DATABASE = "contra.sqlite3"
"""The file of a bot's database, in its folder."""

TOKEN = "a.made-up.token"
"""The token that a bot presents to a playground, which accepts any."""

_SECONDS_TO_START = 60.0
_SECONDS_TO_STOP = 20.0
_LINES_SHOWN = 20
_TICKS_A_SECOND = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Usage(Struct, frozen=True):
    """The resources that a process has used so far, in all threads together."""

    processor_seconds: float
    resident_megabytes: float


class BotProcess:
    """One running bot; its log is written to a file."""

    def __init__(self, process: asyncio.subprocess.Process, log: Path) -> None:
        self._process = process
        self._log = log

    def usage(self) -> Usage:
        """Return the resources used so far. Raise `OperatorError` if the system does not report
        them."""
        folder = Path("/proc") / str(self._process.pid)
        try:
            # The name of the program, in brackets, may hold spaces.
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            status = (folder / "status").read_text()
        except OSError as error:
            raise OperatorError(
                "What the bot takes of this machine cannot be read from /proc: it has stopped, or "
                f"this is no Linux.\n{self.last_words()}"
            ) from error
        ticks = int(fields[11]) + int(fields[12])
        resident = status.partition("VmRSS:")[2].split()[0]
        return Usage(ticks / _TICKS_A_SECOND, int(resident) * 1024 / 1e6)

    def last_words(self) -> str:
        """Return the end of its log."""
        lines = self._log.read_text(encoding="utf-8", errors="replace").splitlines()
        return "\n".join(lines[-_LINES_SHOWN:])

    def faults(self) -> int:
        """Return the number of errors and exceptions in its log."""
        text = self._log.read_text(encoding="utf-8", errors="replace")
        return sum(" ERROR " in line or " CRITICAL " in line for line in text.splitlines())

    async def wait(self) -> None:
        """Wait until it has stopped."""
        await self._process.wait()

    async def stop(self) -> None:
        """Ask it to stop, and wait until it has; kill it if it does not."""
        if self._process.returncode is not None:
            return
        self._process.terminate()
        try:
            await asyncio.wait_for(self._process.wait(), _SECONDS_TO_STOP)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()


@asynccontextmanager
async def running(
    module: tuple[str, ...],
    playground: Playground,
    folder: Path,
    tree: SourceTree = HERE,
    /,
    **settings: str,
) -> AsyncGenerator[BotProcess]:
    """Run `python -m MODULE`, with its database and log in `folder`, and stop it at the end.

    It is the source of ``tree`` that runs.
    ``settings`` are further environment variables. The bot is connected when the context opens.
    Raise `OperatorError` if it stops before.
    """
    log = folder / f"{module[0]}.log"
    database = {"DATABASE_URL": f"sqlite+aiosqlite:///{folder / DATABASE}"}
    process = await start(module, playground, log, tree, **(database | settings))
    bot = BotProcess(process, log)
    try:
        await _until_online(bot, playground)
        yield bot
    finally:
        await bot.stop()


async def start(
    module: tuple[str, ...],
    playground: Playground,
    log: Path,
    tree: SourceTree = HERE,
    /,
    **settings: str,
) -> asyncio.subprocess.Process:
    """Start `python -m MODULE`, pointed at the playground; its output is added to the log.

    ``settings`` are further environment variables.
    """
    kept = {name: value for name, value in os.environ.items() if name not in _NOT_INHERITED}
    pointed = {"DISCORD_TOKEN": TOKEN, "DISCORD_API_URL": playground.api_url}
    with log.open("ab") as errors:
        return await asyncio.create_subprocess_exec(
            *(tree.python, "-m", *module, "--parent", str(os.getpid())),
            cwd=tree.folder,
            env={**kept, **pointed, "LOG_LEVEL": "WARNING", **settings},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=errors,
            stderr=errors,
            # Ctrl-C is for this process alone, which stops the bot.
            start_new_session=True,
        )


# Without byte code every process would compile all modules again, as no installed bot does.
_NOT_INHERITED = frozenset(
    {"SHARD_COUNT", "SHARD_IDS", "METRICS_PORT", "LOG_FORMAT", "PYTHONDONTWRITEBYTECODE"}
)


async def _until_online(bot: BotProcess, playground: Playground) -> None:
    connected = asyncio.create_task(playground.until_online(_SECONDS_TO_START))
    stopped = asyncio.create_task(bot.wait())
    try:
        await asyncio.wait({connected, stopped}, return_when=asyncio.FIRST_COMPLETED)
        if not connected.done():
            raise OperatorError(f"The bot has stopped before it was connected.\n{bot.last_words()}")
        connected.result()
    finally:
        for task in (connected, stopped):
            task.cancel()
        await asyncio.gather(connected, stopped, return_exceptions=True)


def used_playground(*, limits: bool = False, servers: int = 1) -> Playground:
    """Return a playground with the bot's emoji that does not check the bodies of requests.

    They are checked in tests; here checks would only slow down what is measured.
    """
    playground = Playground(openapi=None, rate_limits=limits, servers=servers)
    for name in tiles_by_name():
        playground.world.add_emoji(name, False, "image/png", b"")
    return playground
