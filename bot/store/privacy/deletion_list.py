"""The list of people who have deleted their data: in the database, and as a file.

A restored backup contains their data again. The list does not contain their ids, but salted hashes
by which they are recognised.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import OperatorError

from ..database import Database
from ..own_file import open_new_file, owner_of, uri_of
from ..schema import deletions as _deletions
from .personal_data import HOLDINGS, LISTS

_BYTES_OF_SALT = 16
_NO_PERSON = 0
"""The id of computer players in columns that take no NULL."""
_IS_THERE = "SELECT 1 FROM sqlite_master WHERE name = 'deletions'"
_ALL = "SELECT salt, digest, deleted_at FROM deletions"


class Deletion(Struct, frozen=True):
    """A salted hash of the id of a person who has deleted their data."""

    salt: bytes
    digest: bytes
    deleted_at: Annotated[datetime, Meta(tz=True)]


def _digest(salt: bytes, user_id: int) -> bytes:
    return hashlib.sha256(salt + str(user_id).encode()).digest()


async def known_to(database: Database) -> list[Deletion]:
    """Return the deletions that this database holds."""
    async with database.patient.read() as connection:
        return await _all_deletions(connection)


def known_to_file(file: Path) -> list[Deletion] | None:
    """Return the deletions that the SQLite database in this file holds, None if it is unreadable.

    There are none if the file does not exist, or has no tables.
    """
    if not file.exists():
        return []
    try:
        with closing(sqlite3.connect(uri_of(file, "ro"), uri=True)) as database:
            is_there = database.execute(_IS_THERE).fetchone() is not None
            rows = database.execute(_ALL).fetchall() if is_there else []
    except sqlite3.Error:
        return None
    return [
        Deletion(salt, digest, datetime.fromisoformat(at).replace(tzinfo=UTC))
        for salt, digest, at in rows
    ]


async def write(database: Database, file: Path) -> int:
    """Write the list to a new file that only its owner can read; return its length."""
    known = await known_to(database)
    try:
        with os.fdopen(open_new_file(file, owner_of(file)), "wb") as written:
            written.write(msgspec.json.encode(known))
    except OSError as error:
        raise OperatorError(f"{file} cannot be written: {error.strerror}.") from error
    return len(known)


def read(file: Path) -> list[Deletion]:
    """Return the list that `write` has written; raise `OperatorError` for any other file."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Deletion])
    except OSError as error:
        raise OperatorError(f"{file} cannot be read: {error.strerror}.") from error
    except msgspec.DecodeError as error:
        raise OperatorError(f"{file} is no list that `privacy list` has written.") from error


async def note(connection: AsyncConnection, user_id: int, at: datetime) -> None:
    """Add this person to the list, so that a restored backup does not bring them back."""
    salt = await _salt(connection)
    digest = _digest(salt, user_id)
    await connection.execute(delete(_deletions).where(_deletions.c.digest == digest))
    await connection.execute(insert(_deletions).values(salt=salt, digest=digest, deleted_at=at))


async def _salt(connection: AsyncConnection) -> bytes:
    """Return the salt of the latest deletion, or a new one: with one salt an id is hashed once."""
    query = select(_deletions.c.salt).order_by(_deletions.c.deleted_at.desc()).limit(1)
    found = (await connection.execute(query)).scalar_one_or_none()
    return secrets.token_bytes(_BYTES_OF_SALT) if found is None else found


async def _all_deletions(connection: AsyncConnection) -> list[Deletion]:
    """Return all deletions, the oldest first."""
    query = select(_deletions).order_by(_deletions.c.deleted_at, _deletions.c.digest)
    rows = await connection.execute(query)
    return [Deletion(row.salt, row.digest, row.deleted_at) for row in rows]


async def keep(connection: AsyncConnection, known: Iterable[Deletion]) -> None:
    """Add the deletions that the database does not hold yet."""
    here = {deletion.digest for deletion in await _all_deletions(connection)}
    for deletion in known:
        if deletion.digest not in here:
            here.add(deletion.digest)
            values = asdict(deletion)
            await connection.execute(insert(_deletions).values(values))


async def people_in(connection: AsyncConnection, known: Iterable[Deletion]) -> list[int]:
    """Return the people of these deletions of whom there is any data."""
    by_salt: dict[bytes, set[bytes]] = {}
    for deletion in known:
        by_salt.setdefault(deletion.salt, set()).add(deletion.digest)
    return [
        user_id
        for user_id in await _everybody(connection)
        if any(_digest(salt, user_id) in digests for salt, digests in by_salt.items())
    ]


async def _everybody(connection: AsyncConnection) -> list[int]:
    """Return the ids of all people in the database."""
    ids = union(*(select(holding.column.label("id")) for holding in HOLDINGS)).subquery()
    query = select(ids.c.id).where(ids.c.id > _NO_PERSON)
    found = set((await connection.execute(query)).scalars())
    for column in LISTS:
        for people in (await connection.execute(select(column).where(column != ()))).scalars():
            found |= {who.user_id for who in people if who.user_id is not None}
    return sorted(found)
