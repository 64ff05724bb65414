"""What each command says of a database in each condition, and with which status it ends.

    python -m tests.cli.conditions

prints the table as Markdown. Every cell is a run of the command in a folder of its own. `run` is
stopped before it connects to Discord, and does not wait for what may mend itself.
"""

from __future__ import annotations

import hashlib
import io
import os
import re
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from unittest import mock

from bot.cli import main
from bot.store import migrate
from bot.store.own_file import claimed
from tests.updates.recorded_database import OUTDATED, later_version, make_recorded_database

from .other_user import IS_ROOT, NOBODY, as_nobody, open_folder

COMMANDS = {
    "run": ["run"],
    "db upgrade": ["db", "upgrade"],
    "db backup": ["db", "backup", "copy.sqlite3"],
    "db restore": ["db", "restore", "backup.sqlite3"],
    "db recount": ["db", "recount"],
    "db move": ["db", "move", "postgresql://uno@127.0.0.1:1/contra"],
    "privacy export": ["privacy", "export", "1"],
    "privacy delete": ["privacy", "delete", "1"],
    "privacy list": ["privacy", "list", "list.json"],
    "privacy apply": ["privacy", "apply", "known.json"],
    "block": ["block", "user", "1"],
    "blocks": ["blocks"],
    "games": ["games"],
    "servers": ["servers"],
    "announce": ["announce", "Soon back", "--in", "10m"],
    "doctor": ["doctor", "--offline"],
}
"""Every command that works with a database, to be run in a folder with `known.json`, a list of
nobody, and `backup.sqlite3`, a backup of an empty database. No server answers `db move`."""

DATABASE = "games.sqlite3"
_imported = set[str]()
_NOT_FOR_PEOPLE = re.compile(r"20\d\d-|The database \S+:$|ok ")
_BESIDE = ("-wal", "-shm")


def url_in(folder: Path) -> str:
    """Return the address of the folder's database."""
    return f"sqlite+aiosqlite:///{folder / DATABASE}"


def copy_as_backup(database: Path, backup: Path) -> None:
    """Copy a database that nobody uses, in the form that `db backup` has: without a log."""
    shutil.copy(database, backup)
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")


class Scene:
    """A folder with a database in some condition, and an empty one that can be copied from."""

    def __init__(self, folder: Path, empty: Path, stack: ExitStack) -> None:
        self.folder = folder
        self.file = folder / DATABASE
        self.empty = empty
        self.stack = stack
        self.as_other_user = False
        self.is_shut = False
        copy_as_backup(empty, folder / "backup.sqlite3")
        (folder / "known.json").write_text("[]")

    def copy_database(self, statement: str | None = None) -> None:
        """Put a database of this version into the folder, changed by the statement."""
        shutil.copy(self.empty, self.file)
        if statement is not None:
            with closing(sqlite3.connect(self.file)) as connection, connection:
                connection.execute(statement)


def _nothing(scene: Scene) -> None:
    pass


def _newest(scene: Scene) -> None:
    scene.copy_database()


def _older(scene: Scene) -> None:
    _recorded(scene)
    migrations = scene.stack.enter_context(tempfile.TemporaryDirectory())
    scene.stack.enter_context(later_version(Path(migrations)))


def _outdated(scene: Scene) -> None:
    _recorded(scene, OUTDATED)


def _recorded(scene: Scene, revision: str | None = None) -> None:
    scene.file.touch(0o600)
    make_recorded_database(scene.file, revision)
    with closing(sqlite3.connect(scene.file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")  # as a bot has left it


def _newer(scene: Scene) -> None:
    scene.copy_database("UPDATE alembic_version SET version_num = '9999'")


def _torn(scene: Scene) -> None:
    scene.copy_database("DROP TABLE seasons")


def _damaged(scene: Scene) -> None:
    scene.file.touch(0o600)
    scene.file.write_text("not a database, but long enough to be looked at " * 200)


def overwrite_pages(file: Path) -> None:
    """Write over the pages of a table and its indexes, as a faulty disk or a careless copy does."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        pages = connection.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'games'")
        places = [(page - 1) * size for (page,) in pages if page]
    with file.open("r+b") as opened:
        for place in places:
            opened.seek(place)
            opened.write(b"\xff" * size)


def _pages_damaged(scene: Scene) -> None:
    scene.copy_database()
    overwrite_pages(scene.file)


def _foreign(scene: Scene) -> None:
    scene.file.touch(0o600)
    with closing(sqlite3.connect(scene.file)) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('1975ea83b712')")
        connection.execute("CREATE TABLE songs (id)")


def _folder(scene: Scene) -> None:
    scene.file.mkdir()


def _unreadable(scene: Scene) -> None:
    scene.copy_database()
    scene.as_other_user = IS_ROOT
    if IS_ROOT:
        os.chown(scene.folder, NOBODY, NOBODY)
        for name in ("known.json", "backup.sqlite3"):
            os.chown(scene.folder / name, NOBODY, NOBODY)
    scene.file.chmod(0o600 if IS_ROOT else 0)


def _read_only(scene: Scene) -> None:
    _unreadable(scene)
    scene.file.chmod(0o444)


def _shut(scene: Scene) -> None:
    scene.copy_database()
    scene.as_other_user = IS_ROOT
    scene.is_shut = True


def _running(scene: Scene) -> None:
    """A bot has claimed the file, and is connected."""
    scene.copy_database()
    scene.stack.enter_context(claimed(url_in(scene.folder)))
    connection = scene.stack.enter_context(closing(sqlite3.connect(scene.file)))
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("SELECT count(*) FROM games").fetchone()


CONDITIONS: dict[str, Callable[[Scene], None]] = {
    "none": _nothing,
    "this version": _newest,
    "older": _older,
    "outdated": _outdated,
    "newer": _newer,
    "a table missing": _torn,
    "damaged": _damaged,
    "pages damaged": _pages_damaged,
    "another program's": _foreign,
    "a folder": _folder,
    "file unreadable": _unreadable,
    "file read-only": _read_only,
    "folder unreadable": _shut,
    "a bot runs": _running,
}


@dataclass(frozen=True)
class CommandRun:
    """How a command has ended: its status, what it printed, and the files it has changed."""

    status: int
    output: str
    changed: frozenset[str]

    def sentences(self) -> list[str]:
        """What is printed for people, without the log and without the database's name alone."""
        lines = [re.sub(r"\s+", " ", line).strip() for line in self.output.splitlines()]
        return [line for line in lines if not _NOT_FOR_PEOPLE.match(line)]


@contextmanager
def scene_of(condition: str, empty: Path) -> Iterator[Scene]:
    """Yield a folder with a database in this condition."""
    with ExitStack() as stack:
        scene = Scene(stack.enter_context(open_folder()), empty, stack)
        CONDITIONS[condition](scene)
        yield scene


def carry_out(command: str, condition: str, empty: Path) -> CommandRun:
    """Run the command on a database in this condition."""
    if CONDITIONS[condition] in (_unreadable, _read_only, _shut) and command not in _imported:
        # What is imported on the way could be where the other user may not read.
        carry_out(command, "this version", empty)
    _imported.add(command)
    with scene_of(condition, empty) as scene:
        before = _contents(scene.folder)
        output = io.StringIO()
        with ExitStack() as stack:
            stack.enter_context(bot_without_discord(scene.folder))
            stack.enter_context(redirect_stdout(output))
            stack.enter_context(redirect_stderr(output))
            if scene.is_shut:  # only now: its owner could not make it the current folder
                scene.folder.chmod(0o700 if IS_ROOT else 0)
                stack.callback(scene.folder.chmod, 0o700)
            if scene.as_other_user:
                stack.enter_context(as_nobody())
            status = main(COMMANDS[command])
        after = _contents(scene.folder)
        changed = {name for name in before | after if before.get(name) != after.get(name)}
        text = output.getvalue().replace(str(scene.folder), "")
        return CommandRun(status, text, frozenset(changed))


@contextmanager
def bot_without_discord(folder: Path) -> Iterator[None]:
    """Let commands work with the database of the folder, and `run` end before it connects."""

    async def play(*_anything: object) -> None:
        pass

    settings = {"DATABASE_URL": url_in(folder), "DISCORD_TOKEN": "a.b.c"}
    former = Path.cwd()
    with (
        mock.patch.dict(os.environ, settings),
        mock.patch("bot.client.running._play", play),
        mock.patch("bot.patient_start._SECONDS", 0),
        mock.patch("bot.store.order_queries.STANDS_FOR", timedelta(0)),
    ):
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(former)


def _contents(folder: Path) -> dict[str, tuple[int, int, str]]:
    """Mode, owner and content of each file, but of those that SQLite makes to read a database."""
    with _readable(folder):
        return {
            str(file.relative_to(folder)): (file.stat().st_mode, file.stat().st_uid, _hash_of(file))
            for file in sorted(folder.rglob("*"))
            if file.is_file() and not file.name.endswith(_BESIDE)
        }


def _hash_of(file: Path) -> str:
    with _readable(file):
        return hashlib.sha256(file.read_bytes()).hexdigest()


@contextmanager
def _readable(place: Path) -> Iterator[None]:
    """Let the owner of a file or folder that is shut look into it; root needs no leave."""
    mode = place.stat().st_mode
    if os.access(place, os.R_OK):
        yield
        return
    place.chmod(0o700)
    try:
        yield
    finally:
        place.chmod(mode)


def table(empty: Path) -> Iterator[str]:
    """Yield the lines of the table."""
    yield f"| | {' | '.join(CONDITIONS)} |"
    yield "|---" * (len(CONDITIONS) + 1) + "|"
    for command in COMMANDS:
        cells = (_cell(carry_out(command, condition, empty)) for condition in CONDITIONS)
        yield f"| `{command}` | {' | '.join(cells)} |"


def _cell(run: CommandRun) -> str:
    said = "<br>".join(run.sentences() or ["The bot starts."]).replace("|", "\\|")
    changed = f"<br>*{', '.join(sorted(run.changed))}*" if run.changed else ""
    return f"**{run.status}** {said}{changed}"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "empty.sqlite3"
        migrate.upgrade(f"sqlite+aiosqlite:///{made}")
        for line in table(made):
            print(line, file=sys.__stdout__, flush=True)
