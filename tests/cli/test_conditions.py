"""Every command on a database in every condition: its status, its sentence, and what it leaves."""

from __future__ import annotations

import re
import threading
from pathlib import Path

import pytest

from .conditions import COMMANDS, CONDITIONS, carry_out
from .other_user import IS_ROOT

STATUSES = {
    # In the order of `CONDITIONS`: none, this version, older; outdated, newer, torn, damaged, its
    # pages damaged; another program's, a folder; a file that cannot be read, or not written; a
    # folder that cannot be read; a bot runs.
    "run": "000 22222 22 111 1",
    "db upgrade": "000 22222 22 111 0",
    "db backup": "100 22222 22 101 0",
    "db restore": "000 00000 22 111 1",
    "db recount": "101 22222 22 111 0",
    "db move": "111 22222 22 111 1",
    "privacy export": "101 22222 22 101 0",
    "privacy delete": "101 22222 22 111 1",
    "privacy list": "101 22222 22 101 0",
    "privacy apply": "101 22222 22 101 1",
    "block": "101 22222 22 111 1",
    "blocks": "101 22222 22 101 0",
    "games": "101 22222 22 101 0",
    "servers": "101 22222 22 101 1",
    "announce": "101 22222 22 111 1",
    "doctor": "000 21111 11 111 0",
}
LEFT = {
    "run": {"games.sqlite3", "games.sqlite3.lock", "deletions.key"},
    "db upgrade": {"games.sqlite3", "games.sqlite3.lock"},
    "db backup": {"copy.sqlite3"},
    "db restore": {"games.sqlite3", "games.sqlite3.lock"},
    "db recount": {"games.sqlite3"},
    "privacy delete": {"games.sqlite3", "games.sqlite3.lock"},
    "servers": {"games.sqlite3.lock"},
    "privacy list": {"list.json"},
    "block": {"games.sqlite3", "games.sqlite3.lock"},
    "announce": {"games.sqlite3", "games.sqlite3.lock"},
    "privacy apply": {"games.sqlite3", "games.sqlite3.lock"},
}
"""Files that a command may change or make if it does its work, besides copies of the old ones."""
ORDERS = {"privacy delete", "servers", "block", "announce"}
"""Commands that leave their work to a bot that runs."""


def test_the_table_is_complete() -> None:
    assert STATUSES.keys() == COMMANDS.keys()
    assert {len(row.replace(" ", "")) for row in STATUSES.values()} == {len(CONDITIONS)}


@pytest.fixture
def faults_of_threads(monkeypatch: pytest.MonkeyPatch) -> list[threading.ExceptHookArgs]:
    """Errors that a thread would have printed as a traceback."""
    faults: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", faults.append)
    return faults


_MARKS = {
    "file read-only": [
        pytest.mark.root,
        pytest.mark.skipif(not IS_ROOT, reason="the owner of a file may write to it after all"),
    ]
}


@pytest.mark.parametrize(
    "condition", [pytest.param(name, marks=_MARKS.get(name, ())) for name in CONDITIONS]
)
def test_every_command(
    condition: str, empty_database: Path, faults_of_threads: list[threading.ExceptHookArgs]
) -> None:
    column = list(CONDITIONS).index(condition)
    for command, row in STATUSES.items():
        run = carry_out(command, condition, empty_database)
        where = f"{command}, {condition}: {run}"
        assert run.status == int(row.replace(" ", "")[column]), where
        assert "Traceback" not in run.output, where
        assert run.sentences() or command == "run", where
        copies = {name for name in run.changed if ".before-" in name}
        made = run.changed - copies
        # A bot that does not get further has its claim all the same, and one that runs an order.
        is_ordered = command in ORDERS and condition == "a bot runs"
        is_done = run.status == 0 or is_ordered
        allowed = LEFT.get(command, set()) if is_done else {"games.sqlite3.lock"}
        assert made <= allowed, where
        assert not copies or (run.status == 0 and all(copy in run.output for copy in copies)), where
        if condition == "pages damaged" and run.status:
            assert re.search(r"is damaged.*contra-uno db restore FILE", run.output), where
        if condition == "outdated" and run.status:
            (told,) = [line for line in run.sentences() if "commit 22560e94" in line]
            assert told.endswith("come back to this one."), where
        if condition == "older" and command in ("run", "db upgrade"):
            assert f"db restore '/{min(copies)}'" in run.output
    assert not faults_of_threads
