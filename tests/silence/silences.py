"""All silences by name: how a database can stop answering without refusing, and a clock go back."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import make_url, text

from bot.store.database import Database
from bot.store.engines import create_engine
from bot.store.limits import PATIENT
from bot.store.own_file import file_at
from tests.silence.silent_proxy import SilentProxy

HELD_SECONDS = 40.0
"""How long a silence lasts that does not end by new connections."""

_PAGE = 4096
_AN_HOUR_BACK = "-3600"


@dataclass
class Silenced:
    """What a silence can reach: the server, the way there, or the file's disk."""

    proxy: SilentProxy | None = None
    server: int | None = None
    """The process of the PostgreSQL server."""
    direct: str = ""
    """The server's address without the proxy."""
    hangs: Path | None = None
    """While this file exists, SQLite's statements wait."""
    clock: Path | None = None
    """The file that says by how much the clock of the processes is ahead."""
    crowd: Callable[[], Awaitable[object]] | None = None
    """Lets many people ask for something at once."""
    locks: list[tuple[Database, asyncio.Task[None], asyncio.Event]] = field(default_factory=list)


@dataclass(frozen=True)
class Silence:
    """One silence: how it begins, how it ends, and whether it ends by itself for new connections.

    ``lasts``: seconds until `end`; 0: it is never ended, as new connections go through.
    """

    begin: Callable[[Silenced], Awaitable[None]]
    end: Callable[[Silenced], Awaitable[None]]
    lasts: float
    processes: tuple[int, ...] = (1, 2)
    is_of_sqlite: bool = False
    moves_clock: bool = False


@asynccontextmanager
async def dropped(url: str) -> AsyncIterator[None]:
    """Drop the database at this address, whoever uses it; make it again, empty, at the end."""
    name, server = make_url(url).database, make_url(url).set(database="postgres")
    engine = create_engine(server.render_as_string(hide_password=False))
    async with engine.connect() as connection:
        await connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
        yield
        await connection.exec_driver_sql(f"CREATE DATABASE {name}")
    await engine.dispose()


async def _cut_all(on: Silenced) -> None:
    assert on.proxy is not None
    on.proxy.stop_forwarding("all")


async def _cut_half(on: Silenced) -> None:
    assert on.proxy is not None
    on.proxy.stop_forwarding("half")


async def _cut_listening(on: Silenced) -> None:
    assert on.proxy is not None
    on.proxy.stop_forwarding(lambda connection: connection.has_sent("LISTEN"))


async def _stay(_on: Silenced) -> None:
    """Leave the dead connections as they are."""


def _processes_of(server: int) -> list[int]:
    found = [server]
    for status in Path("/proc").glob("[0-9]*/status"):
        with suppress(OSError):
            if f"PPid:\t{server}\n" in status.read_text():
                found.append(int(status.parent.name))
    return found


async def _stop_server(on: Silenced) -> None:
    assert on.server is not None
    for process in _processes_of(on.server):
        os.kill(process, signal.SIGSTOP)


async def _continue_server(on: Silenced) -> None:
    assert on.server is not None
    for process in _processes_of(on.server):
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)


async def _configure(url: str, setting: str) -> None:
    engine = create_engine(url)
    async with engine.connect() as connection:
        await connection.exec_driver_sql(f"ALTER SYSTEM {setting}")
        await connection.exec_driver_sql("SELECT pg_reload_conf()")
    await engine.dispose()


async def _refuse_writes(on: Silenced) -> None:
    await _configure(on.direct, "SET default_transaction_read_only = on")


async def _take_writes(on: Silenced) -> None:
    await _configure(on.direct, "RESET default_transaction_read_only")


async def _take_all_connections(on: Silenced) -> None:
    database, held, over = Database(on.direct, PATIENT), asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        async with database.write() as connection:
            await connection.execute(text("LOCK TABLE games, seats, messages, people, servers"))
            held.set()
            await over.wait()

    task = asyncio.create_task(hold())
    on.locks.append((database, task, over))
    await held.wait()
    assert on.crowd is not None
    await on.crowd()


async def _give_back(on: Silenced) -> None:
    while on.locks:
        database, task, over = on.locks.pop()
        over.set()
        await task
        await database.close()


async def _hang(on: Silenced) -> None:
    assert on.hangs is not None
    on.hangs.touch()


async def _turn_again(on: Silenced) -> None:
    assert on.hangs is not None
    on.hangs.unlink(missing_ok=True)


def _files(on: Silenced) -> tuple[Path, Path]:
    """Return the place of the SQLite file, and where it is while it is away."""
    file = file_at(on.direct)
    assert file is not None
    return file, file.with_name("away")


async def _move_away(on: Silenced) -> None:
    file, away = _files(on)
    file.rename(away)


async def _move_back(on: Silenced) -> None:
    file, away = _files(on)
    if away.exists():
        away.rename(file)


async def _damage(on: Silenced) -> None:
    """Write over all pages but the first, as a failing disk does."""
    file, _ = _files(on)
    size = file.stat().st_size
    with file.open("r+b") as pages:
        pages.seek(_PAGE)
        pages.write(b"\xff" * (size - _PAGE))


async def _set_clock_back(on: Silenced) -> None:
    assert on.clock is not None
    on.clock.write_text(_AN_HOUR_BACK)


SILENCES = {
    "all connections cut": Silence(_cut_all, _stay, 0),
    "half of them cut": Silence(_cut_half, _stay, 0),
    "LISTEN alone cut": Silence(_cut_listening, _stay, 0),
    "server stopped": Silence(_stop_server, _continue_server, HELD_SECONDS),
    "refuses to write": Silence(_refuse_writes, _take_writes, HELD_SECONDS),
    "pool exhausted": Silence(_take_all_connections, _give_back, HELD_SECONDS),
    "disk hangs": Silence(_hang, _turn_again, HELD_SECONDS, (1,), is_of_sqlite=True),
    "file moved away": Silence(_move_away, _move_back, HELD_SECONDS, (1,), is_of_sqlite=True),
    "file damaged": Silence(_damage, _stay, 0, (1,), is_of_sqlite=True),
    "clock an hour back": Silence(_set_clock_back, _stay, 0, moves_clock=True),
}
