"""The list of who is forgotten: as a file, and carried out where a backup is put back."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Collection
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bot.errors import OperatorError

from . import privacy_queries, tally_queries
from .database import Database
from .own_file import FILE_FOR_ITS_OWNER
from .privacy_queries import Deletion

_IS_THERE = "SELECT 1 FROM sqlite_master WHERE name = 'deletions'"
_ALL = "SELECT salt, digest, deleted_at FROM deletions"


async def known_to(database: Database) -> list[Deletion]:
    """Everybody whom this database has forgotten."""
    async with database.read() as connection:
        return await privacy_queries.deletions(connection)


def known_to_file(file: Path) -> list[Deletion] | None:
    """Everybody whom the SQLite database in this file has forgotten: nobody, where there is none,
    or one of before there was a list. None where it cannot be read.
    """
    if not file.exists():
        return []
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            is_there = database.execute(_IS_THERE).fetchone() is not None
            rows = database.execute(_ALL).fetchall() if is_there else []
    except sqlite3.Error:
        return None
    return [
        Deletion(salt, digest, datetime.fromisoformat(at).replace(tzinfo=UTC))
        for salt, digest, at in rows
    ]


async def carry_out(database: Database, known: Collection[Deletion]) -> int:
    """Forget everybody of these who is named in this database, and remember them there; how many
    of them were named.
    """
    async with database.erase() as connection:
        await tally_queries.take_turn(connection)
        forgotten = await privacy_queries.carry_out(connection, known)
        await privacy_queries.keep(connection, known)
    return forgotten


async def write(database: Database, file: Path) -> int:
    """Write the list to a new file, for its owner alone; how many stand in it."""
    known = await known_to(database)
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_FOR_ITS_OWNER)
        with os.fdopen(descriptor, "wb") as written:
            written.write(msgspec.json.encode(known))
    except OSError as error:
        raise OperatorError(f"{file} cannot be written: {error.strerror}.") from error
    return len(known)


def read(file: Path) -> list[Deletion]:
    """The list that `write` has written. Raises `OperatorError` for anything else."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Deletion])
    except OSError as error:
        raise OperatorError(f"{file} cannot be read: {error.strerror}.") from error
    except msgspec.DecodeError as error:
        raise OperatorError(f"{file} is no list that `privacy list` has written.") from error
