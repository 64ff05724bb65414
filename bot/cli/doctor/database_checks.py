"""Whether the database can be used: it is opened and tried, and nothing in it is changed.

Of a SQLite database, its folder, the owners of its files and the disk are examined first.
"""

from __future__ import annotations

import asyncio
import os
import shlex
import shutil
import sqlite3
from collections.abc import Awaitable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from msgspec import structs

from bot.cli.doctor.check_result import CheckGrade, CheckResult
from bot.config import Settings
from bot.errors import OperatorError
from bot.logs import Redactor
from bot.store.own_file import (
    FileOwner,
    explain_refusal,
    files_of,
    is_private,
    may,
    owner_of,
    this_user,
)

if TYPE_CHECKING:
    from bot.store.condition import DatabaseCondition

_PATIENCE = 10.0
"""Seconds for a database to answer."""

Answer = TypeVar("Answer")


def check_database(settings: Settings) -> Iterator[CheckResult]:
    """Examine the database, and the files of a SQLite database."""
    from sqlalchemy.exc import ArgumentError

    from bot.store.own_file import file_at

    try:
        file = file_at(settings.database_url)
    except (ArgumentError, ValueError):
        text = "DATABASE_URL is not the address of a database"
        yield CheckResult("database", CheckGrade.BAD, text)
        return
    except OperatorError as error:
        yield CheckResult("database", CheckGrade.BAD, str(error))
        return
    if file is not None:
        found = list(check_files(file))
        yield from found
        if any(each.subject == "database" for each in found):
            return
    contents = _contents(settings)
    yield contents
    if contents.verdict is CheckGrade.GOOD:
        yield _deletions_key(settings, file)


def _deletions_key(settings: Settings, database: Path | None) -> CheckResult:
    from bot.store.deletions_key import key_fault, key_file, load_key

    file = key_file(settings.deletions_key_file, settings.database_url)
    try:
        key = load_key(file)
        fault = key_fault(key, file, _within_patience(_fingerprints(settings, database)))
    except OperatorError as error:
        return CheckResult("deletions", CheckGrade.BAD, str(error))
    if fault is not None:
        return CheckResult("deletions", CheckGrade.NOTE, fault)
    told = f"`run` makes {file}" if key is None else f"the key of their list is in {file}"
    return CheckResult("deletions", CheckGrade.GOOD, told)


async def _fingerprints(settings: Settings, file: Path | None) -> list[bytes]:
    """Return the fingerprints of the keys of the list, without a change of a SQLite file."""
    from bot.store.database import Database
    from bot.store.privacy.deletion_list import known_to, known_to_file

    if file is not None:
        known = known_to_file(file) or []
    else:
        database = Database(settings.database_url)
        try:
            known = await known_to(database)
        finally:
            await database.close()
    return [each.key_fingerprint for each in known if each.key_fingerprint is not None]


def _contents(settings: Settings) -> CheckResult:
    from bot.store.condition import Condition, condition_after, shown_name
    from bot.store.own_file import file_at

    url = settings.database_url
    name = shown_name(url)
    connected = ""
    try:
        found = _within_patience(_examine(url))
        if url.startswith("postgresql") and found.condition is Condition.NEWEST:
            connected = f"; {_keepalives(url)}"
    except ModuleNotFoundError as error:
        text = f"{name} needs {error.name}: pip install '.[postgres]'"
        return CheckResult("database", CheckGrade.BAD, text)
    except TimeoutError:
        return CheckResult("database", CheckGrade.BAD, f"{name} does not answer")
    except OperatorError as error:
        return CheckResult("database", CheckGrade.BAD, str(error))
    except Exception as error:  # whatever a driver raises, it is a finding
        found = condition_after(error, name, file_at(url))
    found = structs.replace(found, reason=Redactor(settings.secrets())(found.reason))
    match found.condition:
        case Condition.NEWEST:
            text = f"{name}: up to date, can be written to{connected}{_unread(url)}"
            return CheckResult("database", CheckGrade.GOOD, text)
        case Condition.OLDER | Condition.EMPTY | Condition.MISSING:
            return CheckResult("database", CheckGrade.NOTE, str(found))
        case Condition.OUTDATED:
            return CheckResult("database", CheckGrade.BAD, str(found), status=2)
        case _:
            return CheckResult("database", CheckGrade.BAD, str(found))


def _unread(url: str) -> str:
    """Return what to do about the pages of a file if there were too many to read them."""
    from bot.store.own_file import file_at
    from bot.store.sqlite_file import is_quickly_read

    if (file := file_at(url)) is None or is_quickly_read(file):
        return ""
    return "; too large to read all of it here, as `contra-uno db backup FILE` does"


def _within_patience(answer: Awaitable[Answer]) -> Answer:
    async def wait() -> Answer:
        return await asyncio.wait_for(answer, _PATIENCE)

    return asyncio.run(wait())


async def _examine(url: str) -> DatabaseCondition:
    """Return the condition of the database, and try to write to it.

    Raise `OperatorError` for a pooler that will not do, or the driver's error.
    """
    from bot.store.condition import Condition, examine
    from bot.store.own_file import file_at

    if (file := file_at(url)) is None:
        return await _examine_server(url)
    found = await examine(url)
    if found.condition is Condition.NEWEST:
        await asyncio.to_thread(_try_to_write, file)
    return found


async def _examine_server(url: str) -> DatabaseCondition:
    from bot.store.condition import Condition, examine
    from bot.store.database import Database
    from bot.store.limits import PLAY

    database = Database(url, PLAY)
    try:
        # First, as behind such a pooler everything else fails in ways that say nothing.
        await database.require_sessions()
        found = await examine(url)
        if found.condition is Condition.NEWEST:
            await database.check()
    finally:
        await database.close()
    return found


def _try_to_write(file: Path) -> None:
    """Write to a SQLite file, and undo it: not even the kind of its journal is another then.

    Raise the driver's error if it cannot be written to.
    """
    from bot.store.limits import PLAY
    from bot.store.own_file import uri_of

    address = uri_of(file, "rw")
    opened = sqlite3.connect(address, uri=True, timeout=PLAY.busy, isolation_level=None)
    with closing(opened) as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("PRAGMA user_version = 0")
        connection.execute("ROLLBACK")


def _keepalives(url: str) -> str:
    """Return what is set on a connection, as the system says, and not as DATABASE_URL asks."""
    from bot.store.engines import options_in_use

    used = _within_patience(options_in_use(url))
    if not used:
        return "over a Unix socket, which takes no keepalives"
    return ", ".join(f"{name}={value}" for name, value in used.items())


_LITTLE_SPACE = 1 << 30
_HARDLY_ANY_SPACE = 64 << 20
_USABLE_FILE = os.R_OK | os.W_OK
_USABLE_FOLDER = os.W_OK | os.X_OK


def check_files(database: Path) -> Iterator[CheckResult]:
    """Examine the files of a database. A result about "database" says why it cannot be opened."""
    try:
        if database.exists():
            yield from _check_present(database)
        else:
            yield _check_absent(database)
    except OSError as error:
        text = explain_refusal(f"{database} cannot be looked at: {error.strerror}", database)
        yield CheckResult("database", CheckGrade.BAD, text)


def _check_present(database: Path) -> Iterator[CheckResult]:
    if (fault := _fault_of(database)) is not None:
        yield CheckResult("database", CheckGrade.BAD, fault)
    if (foreign := _foreign_files(database)) is not None:
        yield CheckResult("files", CheckGrade.BAD, foreign)
    if not is_private(database):
        text = f"others on this machine can read {database}; `run` shuts it, or chmod 600"
        yield CheckResult("privacy", CheckGrade.NOTE, text)
    yield _check_disk(database.absolute().parent)


def _fault_of(database: Path) -> str | None:
    folder = database.absolute().parent
    if database.is_dir():
        return f"{database} is a folder; name a file in it"
    if not may(database, _USABLE_FILE):
        return explain_refusal(f"{database} cannot be read and written", database)
    if not may(folder, _USABLE_FOLDER):
        text = "cannot be written to, and SQLite makes files beside its own"
        return explain_refusal(f"the folder of {database} {text}", folder)
    return None


def _check_absent(database: Path) -> CheckResult:
    """Examine whether `run` can make the database, and first its folder."""
    # A link that leads nowhere cannot be made a folder either.
    folder = next(each for each in database.absolute().parents if os.path.lexists(each))
    if not folder.is_dir():
        fault = f"{folder} is not a folder"
    elif not may(folder, _USABLE_FOLDER):
        fault = explain_refusal(f"{folder} cannot be written to", folder)
    else:
        text = f"{database} does not exist yet; `run` makes it"
        return CheckResult("database", CheckGrade.NOTE, text)
    return CheckResult("database", CheckGrade.BAD, f"{database} cannot be made: {fault}")


def _foreign_files(database: Path) -> str | None:
    """Return which files of the database the bot's user could not use, and what to do."""
    owner, user = owner_of(database), this_user()
    if owner is None or user is None:
        return None
    foreign = [file for file in files_of(database) if _is_foreign(file, owner, user)]
    if not foreign:
        return None
    names = ", ".join(file.name for file in foreign)
    if user.user not in (0, owner.user):
        return f"{names}: not for {user}. Look again as the bot's user: sudo -u '{owner}' …"
    command = shlex.join(["sudo", "chown", str(owner).lstrip("#"), *map(str, foreign)])
    return (
        f"{names}: not for the bot's user, {owner}, who cannot start the bot with them: {command}"
    )


def _is_foreign(file: Path, owner: FileOwner, user: FileOwner) -> bool:
    if user.is_root:
        return file.stat().st_uid != owner.user
    return not may(file, _USABLE_FILE)


def _check_disk(folder: Path) -> CheckResult:
    free = shutil.disk_usage(folder).free
    text = f"{free / (1 << 30):.1f} GiB free in {folder}"
    if free < _HARDLY_ANY_SPACE:
        return CheckResult("disk", CheckGrade.BAD, f"{text}; make room, or games cannot be saved")
    if free < _LITTLE_SPACE:
        return CheckResult(
            "disk", CheckGrade.NOTE, f"{text}; make room before games cannot be saved"
        )
    return CheckResult("disk", CheckGrade.GOOD, text)
