"""db backup and restore: while a bot plays, and after it has stopped."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot import database_address
from bot.cli import main
from bot.setting_values import Choices, PersonSettings
from bot.store import revisions
from bot.store.backup import back_up, restore
from bot.store.kept_backups import backups_in, file_in, remove_old
from bot.tables.playing import play
from bot.views.table_values import Status
from tests.tables.world import ANNA, BEN, CARA, World
from tests.updates.recorded_database import OUTDATED, later_version, make_recorded_database

from .conditions import DATABASE, bot_without_discord
from .other_user import CAN_BE_NOBODY, NEEDS_NOBODY, NOBODY, as_nobody, open_folder


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database that DATABASE_URL names; there is none yet."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "games.sqlite3"
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{file}")
    return file


@pytest.fixture
async def world(file: Path, empty_database: Path) -> AsyncIterator[World]:
    shutil.copy(empty_database, file)
    world = World(f"sqlite+aiosqlite:///{file}")
    yield world
    await world.close()


async def in_the_middle(world: World) -> str:
    """A match in whose round somebody has played already."""
    game_id = await world.game(ANNA, BEN, CARA)
    person, view = await world.to_act(game_id)
    await world.tables.submit(game_id, person.user_id, play.act, view.legal[0], view.game.version)
    return game_id


async def test_a_game_goes_on_where_the_backup_was_made(
    world: World, file: Path, tmp_path: Path
) -> None:
    game_id = await in_the_middle(world)
    before = await world.state(game_id)
    backup = tmp_path / "backup.sqlite3"
    back_up(file, backup)
    await world.play_round(game_id, random.Random(1))
    assert await world.state(game_id) != before
    await world.close()

    restore(backup, file, tmp_path / "aside")
    world.restart()
    assert await world.state(game_id) == before
    await world.play_round(game_id, random.Random(2))
    assert (await world.view(game_id)).game.status is not Status.LOBBY


async def test_what_discord_shows_is_made_anew(world: World, file: Path, tmp_path: Path) -> None:
    game_id = await in_the_middle(world)
    for number, message in enumerate(await world.tables.messages.stale(game_id)):
        version = (await world.view(game_id)).game.version
        await world.tables.messages.shown(message, version, 70, 4000 + number)
    assert await world.tables.messages.stale(game_id) == []
    back_up(file, tmp_path / "backup")
    await world.close()
    restore(tmp_path / "backup", file, tmp_path / "aside")
    world.restart()
    stale = await world.tables.messages.stale(game_id)
    assert {message.message_id for message in stale} >= {4000, 4001, 4002}


@pytest.mark.parametrize("name", ["a%20b", "q?m"])
async def test_people_stay_forgotten_in_whatever_folder(
    name: str,
    empty_database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file, backup = tmp_path / name / "games.sqlite3", tmp_path / "backup.sqlite3"
    file.parent.mkdir()
    shutil.copy(empty_database, file)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", database_address.of_file(file))
    world = World(database_address.of_file(file))
    await world.tables.choices.keep(PersonSettings(ANNA.user_id, Choices(language="de")), "de")
    back_up(file, backup)
    await world.tables.privacy.forget(ANNA.user_id)
    await world.close()
    assert await asyncio.to_thread(main, ["db", "restore", str(backup)]) == 0
    assert "now in it, too: 1." in capsys.readouterr().out
    world.restart()
    assert not any((await world.tables.privacy.kept_of(ANNA.user_id)).counts.values())
    await world.close()
    assert names_in(tmp_path) == {backup.name, name}


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def version_of(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]


def games_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT count(*) FROM games").fetchone()[0]


@pytest.fixture
def backup(file: Path, empty_database: Path, tmp_path: Path) -> Path:
    """A backup of an empty database of ours."""
    backup = tmp_path / "backup.sqlite3"
    shutil.copy(empty_database, file)
    assert main(["db", "backup", str(backup)]) == 0
    return backup


def test_a_backup_is_one_file_for_its_owner_alone(backup: Path, tmp_path: Path) -> None:
    assert backup.stat().st_mode & 0o777 == 0o600
    assert version_of(backup) == revisions.newest_revision()
    assert {path.name for path in tmp_path.iterdir()} <= {
        *("backup.sqlite3", "games.sqlite3", "games.sqlite3-wal", "games.sqlite3-shm"),
        "games.sqlite3.lock",
    }


def test_a_backup_overwrites_nothing(backup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = backup.read_bytes()
    assert main(["db", "backup", str(backup)]) == 1
    assert "exists already" in capsys.readouterr().err
    assert backup.read_bytes() == before


def test_a_backup_replaces_no_link(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(tmp_path / "elsewhere" / "backup.sqlite3")
    assert main(["db", "backup", str(link)]) == 1
    assert "is a link to a file that is not there" in capsys.readouterr().err
    assert link.is_symlink()


def test_what_was_there_is_kept(backup: Path, file: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE mark (a)")
    assert main(["db", "restore", str(backup)]) == 0
    (aside,) = tmp_path.glob("games.sqlite3.before-*")
    with closing(sqlite3.connect(aside)) as connection:
        connection.execute("SELECT * FROM mark")
    with closing(sqlite3.connect(file)) as connection, pytest.raises(sqlite3.OperationalError):
        connection.execute("SELECT * FROM mark")


def test_a_backup_can_be_put_where_nothing_is(backup: Path, file: Path, tmp_path: Path) -> None:
    for path in tmp_path.glob("games.sqlite3*"):
        path.unlink()
    assert main(["db", "restore", str(backup)]) == 0
    assert games_in(file) == 0
    assert not list(tmp_path.glob("*before*"))


def test_a_backup_can_be_put_where_the_database_is_damaged(
    backup: Path, file: Path, tmp_path: Path
) -> None:
    damaged = b"not a database any more " * 500
    file.write_bytes(damaged)
    assert main(["db", "restore", str(backup)]) == 0
    assert games_in(file) == 0
    kept = [path.read_bytes() for path in tmp_path.glob("games.sqlite3.before-*")]
    assert damaged in kept


@pytest.mark.parametrize("content", [None, b"not a database any more " * 500])
def test_what_is_restored_and_what_was_there_is_for_its_owner_alone(
    content: bytes | None, backup: Path, file: Path, tmp_path: Path
) -> None:
    if content is not None:
        file.write_bytes(content)
    file.chmod(0o644)
    assert main(["db", "restore", str(backup)]) == 0
    modes = [path.stat().st_mode & 0o777 for path in tmp_path.glob("games.sqlite3*")]
    assert set(modes) == {0o600}
    assert len(modes) >= 2


def test_a_backup_of_an_older_version_is_brought_up_to_date_by_the_next_start(
    file: Path, tmp_path: Path
) -> None:
    older = tmp_path / "older"
    make_recorded_database(older)
    with later_version(tmp_path):
        assert main(["db", "restore", str(older)]) == 0
        assert version_of(file) == version_of(older)
        assert main(["db", "upgrade"]) == 0
        assert version_of(file) == revisions.newest_revision()
    assert games_in(file) == games_in(older)


@pytest.mark.parametrize(
    "what", ["outdated", "newer", "torn", "triggered", "text", "cut", "missing"]
)
def test_what_is_no_backup_of_ours_is_refused(
    backup: Path, file: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(backup, what)
    before = file.read_bytes()
    assert main(["db", "restore", str(backup)]) == (1 if what == "missing" else 2)
    assert str(backup) in capsys.readouterr().err
    assert file.read_bytes() == before


def spoil(backup: Path, what: str) -> None:
    with closing(sqlite3.connect(backup)) as connection, connection:
        if what == "outdated":
            connection.execute("UPDATE alembic_version SET version_num = ?", (OUTDATED,))
        if what == "newer":
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        if what == "torn":
            connection.execute("DROP TABLE seasons")
        if what == "triggered":
            connection.execute(
                "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM seats; END"
            )
    if what == "text":
        backup.write_text("not a database, but long enough to be looked at " * 50)
    if what == "cut":
        os.truncate(backup, backup.stat().st_size // 2)
    if what == "missing":
        backup.unlink()
    if what == "empty":
        os.truncate(backup, 0)


def test_an_outdated_backup_is_restored_with_another_commit(
    backup: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(backup, "outdated")
    assert main(["db", "restore", str(backup)]) == 2
    assert capsys.readouterr().err == (
        f"The backup {backup} has tables from before commit 22560e94: restore it with "
        "that commit, upgrade there (`contra-uno db upgrade`), and come back to this one.\n"
    )


@pytest.mark.parametrize("action", ["backup", "restore"])
def test_postgresql_has_tools_of_its_own(
    action: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://uno:s3cret@db/contra")
    assert main(["db", action, str(tmp_path / "file")]) == 2
    told = capsys.readouterr().err
    assert "pg_dump" in told
    assert "s3cret" not in told


def test_backups_of_a_folder_are_named_by_the_moment_and_the_oldest_go(
    backup: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    moments = [datetime(2026, 1, day, 4, 30, tzinfo=UTC) for day in range(1, 6)]
    for moment in moments:
        back_up(tmp_path / "games.sqlite3", file_in(folder, moment), folder_too=True)
    (folder / "another.sqlite3").touch()
    assert [file.name for file in remove_old(backups_in(folder), moments[-1], 3)] == [
        "contra-2026-01-02T043000Z.sqlite3",
        "contra-2026-01-01T043000Z.sqlite3",
    ]
    assert {file.name[:17] for file in folder.iterdir()} == {
        *(f"contra-2026-01-0{day}" for day in (3, 4, 5)),
        "another.sqlite3",
    }
    assert folder.stat().st_mode & 0o777 == 0o700


def test_a_nightly_backup_is_one_command(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "backups"
    assert main(["db", "backup", "--into", str(folder), "--keep", "1"]) == 0
    (made,) = folder.iterdir()
    assert version_of(made) == revisions.newest_revision()
    assert "which is whole" in capsys.readouterr().out


def test_a_copy_that_is_not_whole_is_not_kept(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as connection, connection:
        connection.execute(
            "INSERT INTO seats (game_id, number, name, user_id) VALUES ('no', 0, 'x', 1)"
        )
    assert main(["db", "backup", str(tmp_path / "another.sqlite3")]) == 1
    assert "not whole" in capsys.readouterr().err
    assert not (tmp_path / "another.sqlite3").exists()


def test_what_a_killed_command_has_left_is_removed(backup: Path, tmp_path: Path) -> None:
    left = tmp_path / ".contra-killed"
    left.mkdir()
    shutil.copy(backup, left / "copy.sqlite3")
    assert main(["privacy", "delete", "999"]) == 0
    assert not left.exists()


@pytest.mark.parametrize("action", ["backup", "restore"])
def test_a_name_that_is_too_long(
    action: str, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["db", action, "x" * 300]) == 1
    assert "File name too long" in capsys.readouterr().err


@pytest.mark.parametrize("action", ["backup", "restore"])
def test_links_in_a_circle(
    action: str, backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    assert main(["db", action, str(tmp_path / "circle" / "file")]) == 1
    assert "circle" in capsys.readouterr().err


@pytest.mark.root
@pytest.mark.skipif(not CAN_BE_NOBODY, reason=NEEDS_NOBODY)
@pytest.mark.parametrize("place", [["shut/copy"], ["shut/deep/copy"], ["--into", "shut"]])
def test_a_folder_that_may_not_be_entered(
    place: list[str], empty_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with open_folder(NOBODY) as folder, bot_without_discord(folder):
        shutil.copy(empty_database, folder / DATABASE)
        shutil.chown(folder / DATABASE, NOBODY, NOBODY)
        (folder / "shut").mkdir(0o700)
        assert main(["db", "backup", str(folder / "first")]) == 0  # The modules are imported.
        with as_nobody():
            assert main(["db", "backup", *place]) == 1
    assert "cannot be written to shut" in capsys.readouterr().err


@pytest.mark.parametrize("what", ["torn", "triggered", "text", "cut", "empty"])
def test_a_backup_that_is_refused_is_called_a_backup(
    backup: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(backup, what)
    assert main(["db", "restore", str(backup)]) == (1 if what == "empty" else 2)
    told = capsys.readouterr().err
    assert told.startswith(f"The backup {backup} ")
    assert "Nothing is changed. Take another backup." in told
    assert "db restore" not in told


@pytest.mark.parametrize("option", ["--keep", "--keep-days"])
def test_what_is_kept_is_said_of_a_folder(
    option: str, backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["db", "backup", str(tmp_path / "another"), option, "2"]) == 2
    assert "--into DIR" in capsys.readouterr().err
    assert not (tmp_path / "another").exists()


@pytest.mark.parametrize("ending", ["", "-wal", "-shm", "-journal", ".lock"])
@pytest.mark.parametrize("way", [".", "link"])
def test_a_backup_takes_no_name_of_the_database(
    ending: str,
    way: str,
    backup: Path,
    file: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "link").symlink_to(tmp_path)
    place = tmp_path / way / f"{file.name}{ending}"
    assert main(["db", "backup", str(place)]) == 2
    assert "belongs to" in capsys.readouterr().err


@pytest.mark.parametrize("way", [".", "link"])
def test_the_database_is_no_backup_of_itself(
    way: str, backup: Path, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "link").symlink_to(tmp_path)
    before = names_in(tmp_path)
    assert main(["db", "restore", str(tmp_path / way / file.name)]) == 2
    assert "is the database itself" in capsys.readouterr().err
    assert names_in(tmp_path) == before
