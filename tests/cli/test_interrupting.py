"""Ctrl-C or SIGTERM in the middle of a command: status 130 or 143, no traceback, one sentence, and
nothing half done."""

from __future__ import annotations

import importlib
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from bot.store import backup
from tests.updates.recorded_database import later_version, make_recorded_database

from .conditions import COMMANDS

ROOT = Path(__file__).parents[2]
STATUS = {signal.SIGINT: 130, signal.SIGTERM: 143}
INTERRUPTED = STATUS[signal.SIGINT]
STRANGER = "999"
"""A person at no table."""
AFTER_THE_COPY = ("bot.store.migrate._migrate", "bot.store.backup._hear_signals")


SAID = {
    "db upgrade": "up to date: nothing is in between. Give the same command again.",
    "db backup": "There is no new backup; give the same command again.",
    "db restore": "games.sqlite3 is as it was; give the same command again.",
    "db recount": "People see the sums of before; the same command goes on from here.",
    "privacy export": "Nothing is changed; give the same command again.",
    "privacy delete": "only in part. Give the same command again, which finishes it.",
    "privacy list": "it is not whole: remove it, and give the same command again.",
    "privacy apply": "forgotten again. Give the same command again, which finishes it.",
    "games": "Ended in the middle.",
    "servers": "Ended in the middle.",
    "doctor": "Ended in the middle.",
}
"""The end of the sentences about what is changed and what to do now."""


def said_last(told: str) -> str:
    return told.rstrip().splitlines()[-1]


def interrupt(
    monkeypatch: pytest.MonkeyPatch, place: str, number: signal.Signals = signal.SIGINT
) -> None:
    """Send SIGINT, as Ctrl-C does, or SIGTERM when the function at this place is called."""
    module, _, name = place.rpartition(".")
    function: Callable[..., Any] = getattr(importlib.import_module(module), name)

    def interrupted(*arguments: Any, **named: Any) -> Any:
        os.kill(os.getpid(), number)
        return function(*arguments, **named)

    monkeypatch.setattr(place, interrupted)


@pytest.fixture(autouse=True)
def ctrl_c_is_heard() -> Iterator[None]:
    """Hear Ctrl-C although the tests may run in the background, where a shell ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Path]:
    """The current folder, with an older database, a backup of it, and a list of nobody."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///games.sqlite3")
    (tmp_path / "known.json").write_text("[]")
    make_recorded_database(Path("games.sqlite3"))
    backup.back_up(Path("games.sqlite3"), Path("backup.sqlite3"))
    with later_version(tmp_path_factory.mktemp("later")):
        yield tmp_path


def content(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


def names(folder: Path) -> set[str]:
    return {
        file.name
        for file in folder.iterdir()
        if not file.name.endswith(("-wal", "-shm", ".lock"))  # of SQLite, and the claim
    }


@pytest.mark.parametrize("number", STATUS)
@pytest.mark.parametrize(
    ("command", "place"),
    [
        ("db upgrade", "bot.store.migrate.copy_checked"),
        ("db upgrade", "bot.store.migrate._migrate"),
        ("db backup", "bot.store.backup._copy"),
        ("db backup", "bot.store.backup._require_whole"),
        ("db restore", "bot.store.backup._copy"),
        ("db restore", "bot.store.backup._replace_alone"),
        ("db restore", "bot.store.backup._hear_signals"),
    ],
)
def test_an_older_database(
    command: str,
    place: str,
    number: signal.Signals,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before, there = content(folder / "games.sqlite3"), names(folder)
    monkeypatch.setattr(backup, "_PAGES_AT_ONCE", 1)
    interrupt(monkeypatch, place, number)
    assert main(COMMANDS[command]) == STATUS[number]
    told = capsys.readouterr().err
    assert "Traceback" not in told
    assert said_last(told).endswith(SAID[command])
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    assert content(folder / "games.sqlite3") == before
    # Once the copy of the old database is whole it stays, beside the old database itself.
    left = names(folder) - there
    assert all(place in AFTER_THE_COPY and ".before-" in name for name in left)
    assert all(content(folder / name) == before for name in left)


def test_ctrl_c_when_the_database_is_replaced_already(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect("games.sqlite3")) as connection, connection:
        connection.execute("DELETE FROM seats")
    interrupt(monkeypatch, "bot.store.backup._hear_signals")
    assert main(COMMANDS["db restore"]) == 0
    assert "backup.sqlite3 is now games.sqlite3" in capsys.readouterr().out
    with closing(sqlite3.connect("games.sqlite3")) as connection:
        assert connection.execute("SELECT count(*) FROM seats").fetchone() != (0,)


@pytest.mark.parametrize(
    ("command", "place"),
    [("db backup", "bot.store.backup._copy"), ("db upgrade", AFTER_THE_COPY[0])],
)
def test_sigterm_where_ctrl_c_is_ignored(
    command: str, place: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    before = content(folder / "games.sqlite3")
    interrupt(monkeypatch, place, signal.SIGTERM)
    assert main(COMMANDS[command]) == STATUS[signal.SIGTERM]
    assert content(folder / "games.sqlite3") == before
    assert not list(folder.glob(".contra-*"))


@pytest.mark.parametrize(
    ("command", "place"),
    [
        ("db recount", "bot.tables.tallying.recount.recount"),
        ("privacy export", "bot.store.condition.examine"),
        ("privacy delete", "bot.store.privacy.erasure_queries.begin"),
        ("privacy list", "bot.store.privacy.deletion_list.known_to"),
        ("privacy apply", "bot.store.privacy.deletion_list.people_in"),
        ("games", "bot.store.condition.examine"),
        ("servers", "bot.store.condition.examine"),
        ("doctor", "bot.store.condition.examine"),
    ],
)
def test_a_database_of_this_version(
    command: str,
    place: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["db", "upgrade"]) == 0
    capsys.readouterr()
    before, there = content(folder / "games.sqlite3"), names(folder)
    interrupt(monkeypatch, place)
    argv = [STRANGER if word == "1" else word for word in COMMANDS[command]]
    assert main(argv) == INTERRUPTED
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    assert said_last(told.err).endswith(SAID[command])
    assert told.out == ""
    assert content(folder / "games.sqlite3") == before
    assert names(folder) == there


WHILE_STARTING = """
import os, runpy, signal, sys

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == "bot.cli.db":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupting())
runpy.run_module(sys.argv[1], run_name="__main__")
"""


@pytest.mark.parametrize("module", ["bot", "contra_uno"])
def test_a_command_that_is_still_starting(module: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", WHILE_STARTING, module], cwd=ROOT, capture_output=True, text=True
    )
    # A shell calls it 130.
    assert (ended.returncode, ended.stderr) == (-signal.SIGINT, "")
