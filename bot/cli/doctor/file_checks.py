"""Whether the files of a SQLite database can be used: their folder, their owners, the disk."""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

from bot.cli.doctor.check_result import CheckGrade, CheckResult
from bot.store.own_file import (
    FileOwner,
    explain_refusal,
    files_of,
    is_private,
    may,
    owner_of,
    this_user,
)

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
