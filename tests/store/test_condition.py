"""What is found out about a database by looking at it."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from bot.errors import OperatorError, PermanentError
from bot.store.condition import Condition, examine, examine_file
from bot.store.database import Database
from bot.store.engines import create_engine
from bot.store.migrate import upgrade_async
from bot.store.revisions import newest_revision
from tests.updates.recorded_database import OUTDATED, later_version


@pytest.fixture
def file(tmp_path: Path, empty_database: Path) -> Path:
    copy = tmp_path / "store.sqlite3"
    copy.write_bytes(empty_database.read_bytes())
    return copy


@contextmanager
def changing(file: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(file)) as connection, connection:
        yield connection


async def test_a_database_of_an_older_version(migrated_database: str, tmp_path: Path) -> None:
    with later_version(tmp_path):
        found = await examine(migrated_database)
    assert found.condition is Condition.OLDER
    with pytest.raises(OperatorError, match="db upgrade"):
        found.require_newest()


@pytest.mark.parametrize("revision", ["0001", OUTDATED])
async def test_a_database_from_before_the_first_migration(
    migrated_database: str, revision: str
) -> None:
    await _execute(migrated_database, f"UPDATE alembic_version SET version_num = '{revision}'")
    assert (await examine(migrated_database)).condition is Condition.OUTDATED
    with pytest.raises(PermanentError, match=r"commit 22560e94: .*come back to this one"):
        await upgrade_async(migrated_database)
    newest = newest_revision()
    await _execute(migrated_database, f"UPDATE alembic_version SET version_num = '{newest}'")
    assert (await examine(migrated_database)).condition is Condition.NEWEST


def test_a_database_of_a_newer_version(file: Path) -> None:
    with changing(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(PermanentError, match="newer version"):
        examine_file(file).require_newest()


def test_a_version_of_another_program(file: Path) -> None:
    with changing(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '1975ea83b712'")
    assert examine_file(file).condition is Condition.FOREIGN


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("DROP TABLE seasons", "lacks table seasons"),
        ("ALTER TABLE games RENAME COLUMN pace TO other", "lacks column games.pace"),
        ("DROP INDEX ix_people_hidden", "lacks index ix_people_hidden"),
        ("CREATE TABLE other (id)", "has column other.id, table other"),
        ("CREATE VIEW seen AS SELECT * FROM seats", "has view seen"),
        (
            "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM seats; END",
            "has trigger t",
        ),
        ("DROP TABLE alembic_version", "but no version"),
    ],
)
def test_a_schema_that_does_not_fit(file: Path, change: str, said: str) -> None:
    with changing(file) as connection:
        connection.execute(change)
    found = examine_file(file)
    assert found.condition is Condition.MISFIT
    assert said in found.reason


def test_an_index_for_queries_of_ones_own_is_no_fault(file: Path) -> None:
    with changing(file) as connection:
        connection.execute("CREATE INDEX mine ON games (created_at)")
        connection.execute("ANALYZE")
    assert examine_file(file).condition is Condition.NEWEST


@pytest.mark.parametrize("revision", [None, "1975ea83b712", newest_revision()])
async def test_the_database_of_another_program(
    empty_database_of_either: str, revision: str | None
) -> None:
    url = empty_database_of_either
    await _execute(url, "CREATE TABLE songs (id INT)", "CREATE TABLE games (id INT)")
    if revision is not None:
        await _execute(
            url,
            "CREATE TABLE alembic_version (version_num TEXT)",
            f"INSERT INTO alembic_version VALUES ('{revision}')",
        )
    assert (await examine(url)).condition is Condition.FOREIGN
    with pytest.raises(PermanentError, match="belongs to another program"):
        await upgrade_async(url)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def empty_database_of_either(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a SQLite file that is not there yet, then of an empty PostgreSQL database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'other.sqlite3'}"
    return request.getfixturevalue("postgres_server")


@pytest.mark.postgres
async def test_an_encoding_in_which_not_everybody_can_play(postgres_server: str) -> None:
    engine = create_engine(postgres_server)
    async with engine.connect() as connection:
        await connection.exec_driver_sql(
            "CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0"
        )
        url = make_url(postgres_server).set(database="latin").render_as_string()
        assert (await examine(url)).condition is Condition.ENCODING
        with pytest.raises(PermanentError, match=r"encoding.*UTF8"):
            await upgrade_async(url)
        await connection.exec_driver_sql("DROP DATABASE latin")
    await engine.dispose()


def test_looking_makes_nothing(tmp_path: Path) -> None:
    assert examine_file(tmp_path / "games.sqlite3").condition is Condition.MISSING
    (tmp_path / "empty.sqlite3").touch()
    assert examine_file(tmp_path / "empty.sqlite3").condition is Condition.EMPTY
    assert [file.name for file in tmp_path.iterdir()] == ["empty.sqlite3"]


@pytest.fixture
def half_written(file: Path, tmp_path: Path) -> Path:
    """A database as a process leaves it that was killed while it wrote to the file."""
    left = tmp_path / "left.sqlite3"
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("DROP TABLE seasons")
        connection.execute("CREATE TABLE filler AS SELECT zeroblob(1000000) AS a")
        for suffix in ("", "-journal"):
            shutil.copy(f"{file}{suffix}", f"{left}{suffix}")
        connection.execute("ROLLBACK")
    with closing(sqlite3.connect(f"{left.as_uri()}?mode=ro", uri=True)) as connection:
        with pytest.raises(sqlite3.OperationalError) as refused:
            connection.execute("SELECT * FROM sqlite_master")
        assert refused.value.sqlite_errorcode == sqlite3.SQLITE_READONLY_ROLLBACK
    return left


def test_what_a_killed_process_has_left_is_taken_back(half_written: Path) -> None:
    assert examine_file(half_written).condition is Condition.NEWEST
    assert not half_written.with_name("left.sqlite3-journal").exists()


def test_what_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a database, but long enough to be looked at " * 50)
    assert examine_file(tmp_path / "text").condition is Condition.DAMAGED
    assert examine_file(tmp_path).condition is Condition.FOLDER


async def test_a_server_that_is_not_there() -> None:
    found = await examine("postgresql+asyncpg://uno:s3cret@127.0.0.1:1/contra")
    assert found.condition is Condition.UNREACHABLE
    assert "s3cret" not in str(found)


@pytest.mark.postgres
async def test_a_postgresql_database(postgres_server: str) -> None:
    assert (await examine(postgres_server)).condition is Condition.EMPTY
    await upgrade_async(postgres_server)
    await _execute(postgres_server, "CREATE TABLE of_another_program (id INT)")
    assert (await examine(postgres_server)).condition is Condition.NEWEST
    await _execute(postgres_server, "DROP TABLE seasons")
    found = await examine(postgres_server)
    assert (found.condition, found.reason) == (Condition.MISFIT, "it lacks table seasons")


@pytest.mark.postgres
async def test_a_trigger_in_postgresql(migrated_postgresql: str) -> None:
    await _execute(
        migrated_postgresql,
        "CREATE FUNCTION f() RETURNS trigger AS 'BEGIN RETURN NULL; END' LANGUAGE plpgsql",
        "CREATE TRIGGER t AFTER INSERT ON games EXECUTE FUNCTION f()",
    )
    assert "trigger t" in (await examine(migrated_postgresql)).reason


async def _execute(url: str, *statements: str) -> None:
    database = Database(url)
    async with database.write() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await database.close()
