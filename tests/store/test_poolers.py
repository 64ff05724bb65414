"""PgBouncer: in session mode all is well, else the bot says what to do and does not begin."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.errors import MisuseError
from bot.store.database import Database

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
            f"[databases]\npostgres = host={home} port={port} dbname=postgres user=postgres\n"
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
            yield request.param, f"postgresql+asyncpg://postgres@/postgres?host={folder}&port=6432"
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
            with pytest.raises(MisuseError, match="pool_mode = session"):
                await database.require_sessions()
    finally:
        await database.close()


@pytest.mark.postgres
async def test_postgresql_itself_will_do(postgres_server: str) -> None:
    database = Database(postgres_server)
    await database.require_sessions()
    await database.close()
