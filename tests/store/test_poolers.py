"""PgBouncer: in session mode all is well, else the bot says what to do and does not begin."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.cli.doctor.check_result import CheckGrade, CheckResult
from bot.cli.doctor.database_checks import check_database
from bot.config import Settings
from bot.errors import PermanentError
from bot.store import move
from bot.store.condition import Condition, examine
from bot.store.database import Database
from bot.store.migrate import upgrade_async
from bot.store.sqlite_snapshot import snapshot_of

needs_pooler = pytest.mark.skipif(
    shutil.which("pgbouncer") is None, reason="pgbouncer is not installed"
)


@pytest.fixture(params=["session", "transaction"])
def pooled(request: pytest.FixtureRequest, postgres_server: str) -> Iterator[tuple[str, str]]:
    """A pooler in this mode, and the address of the database through it."""
    server = make_url(postgres_server)
    home, port = server.query["host"], server.query["port"]
    # The pooler does not run as root: then it runs as somebody for whom the folder has to be open.
    user = "nobody" if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="uno-pool-", dir="/tmp") as folder:
        config = Path(folder) / "pgbouncer.ini"
        config.write_text(
            f"[databases]\n* = host={home} port={port} user=postgres\n"
            f"[pgbouncer]\nlisten_addr =\nlisten_port = 6432\nunix_socket_dir = {folder}\n"
            f"auth_type = any\npool_mode = {request.param}\n"
            "ignore_startup_parameters = extra_float_digits\n"
        )
        for path in (Path(folder), config):
            shutil.chown(path, user or os.getuid())
        pooler = subprocess.Popen(
            ["pgbouncer", str(config)], user=user, stderr=subprocess.PIPE, text=True
        )
        try:
            assert pooler.stderr is not None
            for line in pooler.stderr:
                if "process up" in line:
                    break
            pooler_url = server.set(query={"host": folder, "port": "6432"})
            yield request.param, pooler_url.render_as_string()
        finally:
            pooler.terminate()
            pooler.communicate()


@pytest.mark.pgbouncer
@needs_pooler
async def test_only_session_mode_will_do(pooled: tuple[str, str]) -> None:
    mode, url = pooled
    database = Database(url)
    try:
        if mode == "session":
            await database.require_sessions()
        else:
            with pytest.raises(PermanentError, match="pool_mode = session"):
                await database.require_sessions()
    finally:
        await database.close()


@pytest.mark.pgbouncer
@needs_pooler
@pytest.mark.parametrize("pooled", ["transaction"], indirect=True)
async def test_a_later_start_finds_the_statements_of_an_earlier_one(
    pooled: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, url = pooled
    refused = set[str]()
    for _ in range(20):  # The pool decides which sessions a start has.
        monkeypatch.setattr("asyncpg.connection._uid", 0)  # As in a new process.
        database = Database(url)
        for start in (upgrade_async(url), database.require_sessions()):
            try:
                await start
            except PermanentError as error:
                refused.add(f"{error} {error.__cause__}")
        await database.close()
    assert any("already exists" in why for why in refused)
    assert all("pool_mode = session" in why for why in refused)


@pytest.mark.pgbouncer
@needs_pooler
@pytest.mark.parametrize("pooled", ["transaction"], indirect=True)
async def test_nothing_is_moved_through_another_mode(
    pooled: tuple[str, str], empty_database: Path
) -> None:
    _, url = pooled

    async def begin() -> None:
        with snapshot_of(empty_database) as source:
            async with move.begin(source, "digest", url):
                pass

    with pytest.raises(PermanentError, match="pool_mode = session"):
        await begin()
    assert (await examine(url)).condition is Condition.EMPTY


@pytest.mark.pgbouncer
@needs_pooler
async def test_doctor_names_the_pooler(pooled: tuple[str, str]) -> None:
    mode, url = pooled
    for _ in range(3):  # The first connections behind a pooler may do.
        (found,) = await asyncio.to_thread(_examine, url)
        if mode == "session":
            assert "has no tables yet" in found.text
        else:
            assert found.verdict is CheckGrade.BAD
            assert "pool_mode = session" in found.text


def _examine(url: str) -> list[CheckResult]:
    return list(check_database(Settings(database_url=url)))


@pytest.mark.postgres
async def test_postgresql_itself_will_do(postgres_server: str) -> None:
    database = Database(postgres_server)
    await database.require_sessions()
    await database.close()
