"""Root works on a database: the bot's user can use everything that root has made there."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.doctor.check_result import CheckGrade, CheckResult
from bot.cli.doctor.database_checks import check_files
from bot.cli.playground import serving
from bot.errors import OperatorError
from bot.store.own_file import FileOwner, claimed_file, make_file, owner_of
from tests.updates.recorded_database import later_version, make_recorded_database

from .conditions import DATABASE, bot_without_discord, copy_as_backup
from .other_user import CAN_BE_NOBODY, NEEDS_NOBODY, NOBODY, as_nobody, open_folder

pytestmark = [pytest.mark.root, pytest.mark.skipif(not CAN_BE_NOBODY, reason=NEEDS_NOBODY)]
BOT = FileOwner(NOBODY, NOBODY)
ANOTHER = 65_533


@pytest.fixture(scope="module", autouse=True)
def imported_modules() -> None:
    """Import what the bot needs at its start, as root: another user may not find it."""
    with _folder_of_a_later_version() as folder:
        _older_database(folder)
        assert main(["run"]) == 0
        assert main(["doctor", "--offline"]) == 0


@contextmanager
def _folder_of_a_later_version() -> Iterator[Path]:
    """Yield the folder of the bot's user, which is the current one."""
    with (
        open_folder(NOBODY) as folder,
        bot_without_discord(folder),
        open_folder(NOBODY) as migrations,
        later_version(migrations),
    ):
        yield folder


@pytest.fixture
def folder() -> Iterator[Path]:
    with _folder_of_a_later_version() as folder:
        yield folder


def _older_database(folder: Path) -> None:
    make_recorded_database(folder / DATABASE)
    shutil.chown(folder / DATABASE, NOBODY, NOBODY)


def _restore(folder: Path, empty: Path) -> None:
    copy_as_backup(empty, folder / "backup.sqlite3")
    assert main(["db", "restore", "backup.sqlite3"]) == 0
    (folder / "backup.sqlite3").unlink()


def _restore_twice(folder: Path, empty: Path) -> None:
    _restore(folder, empty)
    _restore(folder, empty)


def _restore_over_a_damaged_one(folder: Path, empty: Path) -> None:
    (folder / DATABASE).write_text("not a database" * 500)
    _restore(folder, empty)
    for damaged in folder.glob(f"{DATABASE}.before-*"):
        damaged.unlink()


def _upgrade(folder: Path, _empty: Path) -> None:
    _older_database(folder)
    assert main(["db", "upgrade"]) == 0
    assert list(folder.glob(f"{DATABASE}.before-*"))


def _delete(_folder: Path, _empty: Path) -> None:
    assert main(["db", "upgrade"]) == 0
    assert main(["privacy", "delete", "1"]) == 0
    assert main(["privacy", "list", "list.json"]) == 0


def _back_up(_folder: Path, _empty: Path) -> None:
    assert main(["db", "upgrade"]) == 0
    assert main(["db", "backup", "--into", "new/backups"]) == 0


def _run(_folder: Path, _empty: Path) -> None:
    assert main(["run"]) == 0


@pytest.mark.parametrize(
    "work",
    [_restore, _restore_twice, _restore_over_a_damaged_one, _upgrade, _delete, _back_up, _run],
)
def test_the_bots_user_owns_everything_and_can_start(
    work: Callable[[Path, Path], None], folder: Path, empty_database: Path
) -> None:
    work(folder, empty_database)
    made = {path: FileOwner(path.stat().st_uid, path.stat().st_gid) for path in folder.rglob("*")}
    assert made == dict.fromkeys(made, BOT)
    assert folder / DATABASE in made
    with as_nobody():
        assert main(["run"]) == 0
        assert main(["doctor", "--offline"]) == 0


async def _play(database: Path) -> None:
    async with serving(0, database=database) as playground:
        playground.people.anna.send("hello")


def test_the_playground_of_root_is_the_bots_too(folder: Path) -> None:
    database = folder / DATABASE
    for _ in range(2):
        asyncio.run(_play(database))
    (made,) = folder.iterdir()
    assert made.name == "games.playground"
    assert FileOwner(made.stat().st_uid, made.stat().st_gid) == BOT
    assert made.stat().st_mode & 0o777 == 0o600
    database.touch()
    shutil.chown(database, ANOTHER, ANOTHER)
    asyncio.run(_play(database))
    assert made.stat().st_uid == ANOTHER


def test_another_user_is_told_which_line_works(
    folder: Path, empty_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy_as_backup(empty_database, folder / "backup.sqlite3")
    (folder / "backup.sqlite3").chmod(0o644)
    shutil.chown(folder, ANOTHER, ANOTHER)
    folder.chmod(0o777)
    with as_nobody():
        for argv in (["db", "restore", "backup.sqlite3"], ["db", "upgrade"]):
            assert main(argv) == 1
            assert f"sudo -u '#{ANOTHER}' contra-uno" in capsys.readouterr().err
    assert [file.name for file in folder.iterdir()] == ["backup.sqlite3"]


def test_nothing_that_a_link_leads_to_is_given_away(folder: Path, tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.touch()
    (folder / f"{DATABASE}.lock").symlink_to(secret)
    with claimed_file(folder / DATABASE):
        pass
    assert owner_of(secret) == FileOwner(0, 0)
    with pytest.raises(FileExistsError):
        make_file(folder / f"{DATABASE}.lock", BOT)


def test_what_cannot_be_given_away_is_not_made(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_anything: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("os.fchown", refuse)
    assert main(["db", "upgrade"]) == 1
    assert "sudo -u 'nobody' contra-uno" in capsys.readouterr().err
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("name", [DATABASE, f"{DATABASE}.lock", f"{DATABASE}-wal"])
def test_doctor_finds_a_file_of_roots(folder: Path, empty_database: Path, name: str) -> None:
    with as_nobody():
        assert main(["run"]) == 0
    (folder / name).touch(0o600)
    shutil.chown(folder / name, 0, 0)
    for found in (_doctors(folder), _doctors_as_nobody(folder)):
        (files,) = [each for each in found if each.subject == "files"]
        assert files.verdict is CheckGrade.BAD
        assert f"sudo chown nobody {folder / name}" in files.text


def _doctors(folder: Path) -> list[CheckResult]:
    return list(check_files(folder / DATABASE))


def _doctors_as_nobody(folder: Path) -> list[CheckResult]:
    with as_nobody():
        return _doctors(folder)


def test_doctor_says_so_of_a_folder_that_it_may_not_enter(folder: Path) -> None:
    inner = folder / "inner"
    inner.mkdir(0o700)
    with as_nobody():
        (found,) = check_files(inner / "deeper" / DATABASE)
    assert found.verdict is CheckGrade.BAD
    assert "cannot be looked at" in found.text


def test_doctor_says_so_of_a_folder_that_cannot_be_made(folder: Path) -> None:
    inner = folder / "inner"
    inner.mkdir(0o755)
    with as_nobody():
        (found,) = check_files(inner / "new" / "newer" / DATABASE)
    assert found.verdict is CheckGrade.BAD
    assert f"{inner} cannot be written to; it belongs to root" in found.text


def test_the_bot_says_whose_the_claim_is(folder: Path) -> None:
    (folder / f"{DATABASE}.lock").touch(0o600)
    claim = claimed_file(folder / DATABASE)
    with as_nobody(), pytest.raises(OperatorError, match="it belongs to root"), claim:
        pass
