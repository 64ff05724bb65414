"""The schema comes from the migrations, from nothing to the newest, and fits the code."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from bot.errors import OperatorError
from bot.store import migrate, revisions
from bot.store.condition import Condition
from bot.store.database import Database
from bot.store.limits import PLAY
from bot.store.schema import metadata


async def _in(url: str, question: object) -> object:
    database = Database(url)
    async with database.read() as connection:
        answer = await connection.run_sync(question)  # type: ignore[arg-type]
    await database.close()
    return answer


def _differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


async def test_the_migrations_make_what_the_code_expects(migrated_database: str) -> None:
    assert await _in(migrated_database, _differences) == []


async def test_a_second_time_changes_nothing(url: str) -> None:
    await migrate.upgrade_async(url)
    database = Database(url)
    async with database.write() as connection:
        await connection.execute(
            text(
                "INSERT INTO rounds (game_id, number, home_id, channel_id, mode, options,"
                " scoring, counted, seed, ended_at) VALUES "
                "('g', 1, 1, 2, 'classic', '[]', 'winner', 1, 'seed', '2026-01-02 03:04:05')"
            )
        )
    await database.close()
    await migrate.upgrade_async(url)
    assert await _in(url, lambda c: c.scalar(text("SELECT count(*) FROM rounds"))) == 1


@pytest.mark.lengthy
async def test_where_there_is_nothing_to_migrate_the_bot_starts_without_alembic(
    url: str,
) -> None:
    await migrate.upgrade_async(url)
    program = (
        "import sys; from bot.client.running import upgrade_async; import asyncio; "
        f"asyncio.run(upgrade_async({url!r})); sys.exit('alembic' in sys.modules)"
    )
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program)
    assert await process.wait() == 0


async def test_two_processes_may_migrate_at_once(url: str) -> None:
    await asyncio.gather(*(migrate.upgrade_async(url) for _ in range(3)))
    assert await _in(url, _revision) == revisions.newest_revision()


async def test_another_process_that_migrates_is_waited_for_longer_than_one_that_writes(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From nothing it takes two seconds, and ten times as long on a machine that is busy."""
    waits: list[int] = []

    def note(connection: Connection, _name: str) -> tuple[Condition, str]:
        waits.append(connection.exec_driver_sql("PRAGMA busy_timeout").scalar_one())
        return Condition.NEWEST, ""

    monkeypatch.setattr(migrate, "_require_migratable", note)
    await migrate.upgrade_async(url)
    assert waits[0] >= 6 * PLAY.busy * 1000


async def test_the_folder_of_the_file_is_made(tmp_path: Path) -> None:
    await migrate.upgrade_async(f"sqlite+aiosqlite:///{tmp_path / 'a' / 'b' / 'c.sqlite3'}")
    assert (tmp_path / "a" / "b" / "c.sqlite3").is_file()


async def test_a_percent_sign_in_the_path_is_no_trouble(tmp_path: Path) -> None:
    await migrate.upgrade_async(f"sqlite+aiosqlite:///{tmp_path / '100%s' / 'c.sqlite3'}")
    assert (tmp_path / "100%s" / "c.sqlite3").is_file()


async def test_a_database_of_a_newer_bot_is_left_alone(url: str) -> None:
    await migrate.upgrade_async(url)
    database = Database(url)
    async with database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await database.close()
    with pytest.raises(OperatorError, match="newer"):
        await migrate.upgrade_async(url)
    assert await _in(url, _revision) == "9999"


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("no database at all, " * 100)
    with pytest.raises(OperatorError, match=r"notes\.txt"):
        await migrate.upgrade_async(f"sqlite+aiosqlite:///{file}")
    assert file.read_text().startswith("no database")


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OperatorError, match="Name another place"):
        await migrate.upgrade_async(f"sqlite+aiosqlite:///{tmp_path / 'file' / 'c.sqlite3'}")


async def test_a_password_is_not_shown(unused_tcp_port: int) -> None:
    url = f"postgresql+asyncpg://anna:geheim@127.0.0.1:{unused_tcp_port}/uno"
    with pytest.raises(OperatorError) as raised:
        await migrate.upgrade_async(url)
    assert "geheim" not in str(raised.value)
    assert "127.0.0.1" in str(raised.value)
