"""Deletion, read everywhere: tables, files, memory of two processes, logs, and an older backup."""

from __future__ import annotations

import asyncio
import io
import os
import secrets
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
import pytest_asyncio
import simcord

import bot
from bot.store.backup import back_up
from cogs.connecting import flood_limits
from tests.guard import GUARD

from ..conftest import Workshop
from ..playing import Playing
from .evening import NAME, Evening, Processes
from .traces import in_files, in_memory, in_tables


@pytest_asyncio.fixture
async def workshop(migrated_database: str) -> AsyncIterator[Processes]:
    processes = Processes(migrated_database)
    yield processes
    await processes.close()


@pytest.fixture(autouse=True)
def nobody_is_too_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lift the flood limit: a test clicks faster than any person."""
    monkeypatch.setattr(flood_limits, "AT_ONCE", 10_000)


@pytest.fixture(autouse=True)
def shuffled_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shuffle alike in each run, as equals on a leaderboard could otherwise change their order."""
    randbytes = Random(4).randbytes
    known = SimpleNamespace(token_bytes=randbytes, choice=secrets.choice)
    monkeypatch.setattr("bot.tables.seating.lobby.secrets", known)


@pytest_asyncio.fixture
async def evening(simcord_env: simcord.Env, workshop: Processes) -> AsyncIterator[Evening]:
    yield Evening(Playing(simcord_env, workshop.bot))


def lines(found: list[str]) -> str:
    """Return the traces one to a line, so that a failure shows all of them."""
    return "\n".join(["", *found])


def operator(url: str, *arguments: str) -> str:
    """Run a command as the operator does and return what it prints and logs."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=Path(bot.__file__).parents[1],
        env={**os.environ, "DATABASE_URL": url, "LOG_LEVEL": "DEBUG"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


async def asked_by_herself(evening: Evening) -> None:
    play, dora = evening.play, evening.dora
    page = await play.command(dora, "uno privacy")
    await play.click(dora, page, "privacy", "delete")
    await play.click(dora, page, "privacy", "sure")
    assert list(play.buttons(page)) == []


@pytest.mark.lengthy
@pytest.mark.postgres
@pytest.mark.parametrize("migrated_database", ["postgresql"], indirect=True)
@pytest.mark.parametrize("by_herself", [True, False])
async def test_two_processes_forget_the_user(
    evening: Evening, workshop: Processes, logged: io.StringIO, by_herself: bool
) -> None:
    play = evening.play
    await workshop.listen()
    await evening.happens()
    await evening.pages()
    one = play.bot
    await play.restart()  # the first process goes on, though nobody clicks there
    await workshop.listen()
    expected = evening.without_her(await evening.pages())
    mine = await play.command(evening.dora, "uno stats")
    await play.click(evening.dora, mine, "medals")
    another = play.bot
    assert another is not one
    sought = evening.sought
    assert await in_tables(workshop.database, sought)
    for process in (one, another):
        assert in_memory([process], sought)
    del mine

    if by_herself:
        await asked_by_herself(evening)
    else:
        told = await asyncio.to_thread(
            operator, workshop.url, "privacy", "delete", str(evening.dora.id)
        )
        assert "Forgotten" in told
        assert not sought.in_value(told)
    async with asyncio.timeout(GUARD):
        for forgotten in workshop.forgotten:
            await forgotten.wait()
    await play.env.settle()

    assert await evening.pages() == expected
    assert await in_tables(workshop.database, sought) == []
    assert not (found := in_memory([one, another], sought)), lines(found)
    assert not sought.in_value(logged.getvalue())


@pytest.mark.lengthy
@pytest.mark.parametrize("migrated_database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("by_herself", [True, False])
async def test_no_file_and_no_backup_brings_anybody_back(
    evening: Evening, workshop: Processes, logged: io.StringIO, tmp_path: Path, by_herself: bool
) -> None:
    play, database = evening.play, Path(workshop.url.partition("///")[2])
    await evening.happens()
    before = await evening.pages()
    assert any(NAME in page for page in before)
    expected, sought = evening.without_her(before), evening.sought
    assert in_files(tmp_path, sought)
    assert in_memory([play.bot], sought)
    backup = tmp_path / "backups" / "older.sqlite3"
    backup.parent.mkdir()
    back_up(database, backup)

    if by_herself:
        await asked_by_herself(evening)
        assert not (found := in_memory([play.bot], sought)), lines(found)
    else:
        await stopped(workshop)
        told = operator(workshop.url, "privacy", "delete", str(evening.dora.id))
        assert not sought.in_value(told)
        await play.restart()
    assert await evening.pages() == expected
    assert await in_tables(workshop.database, sought) == []
    assert in_files(database.parent, sought).keys() == {"backups/older.sqlite3"}

    await stopped(workshop)
    told = operator(workshop.url, "db", "restore", str(backup))
    assert "People forgotten since the backup, and now in it, too: 1." in told
    assert not sought.in_value(told)
    backup.unlink()
    assert in_files(tmp_path, sought) == {}
    await play.restart()
    assert await evening.pages() == expected
    assert await in_tables(workshop.database, sought) == []
    assert not sought.in_value(logged.getvalue())


async def stopped(workshop: Workshop) -> None:
    """The process lets go of the file."""
    await workshop.database.close()
