"""The list of people who have deleted their data: in the database, as a file, and carried out.

A backup that is restored names them again; the list that the database or a file holds does not name
them, but recognises them.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import sqlite3
from collections.abc import Collection, Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import OperatorError

from . import privacy_queries, tally_queries
from .database import Database
from .own_file import FILE_FOR_ITS_OWNER
from .personal_data import HOLDINGS, LISTS
from .schema import IS_NOT_OVER
from .schema import deletions as _deletions

_BYTES_OF_SALT = 16
_NO_PERSON = 0
"""Stands for a computer player where a column takes no NULL."""
_IS_THERE = "SELECT 1 FROM sqlite_master WHERE name = 'deletions'"
_ALL = "SELECT salt, digest, deleted_at FROM deletions"


class Deletion(Struct, frozen=True):
    """Somebody who is to be forgotten wherever they turn up again: not who, but a hash of it."""

    salt: bytes
    digest: bytes
    deleted_at: datetime


def _digest(salt: bytes, user_id: int) -> bytes:
    return hashlib.sha256(salt + str(user_id).encode()).digest()


async def known_to(database: Database) -> list[Deletion]:
    """Everybody whom this database has forgotten."""
    async with database.read() as connection:
        return await _all_deletions(connection)


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
        forgotten = await _forget_all(connection, known)
        await _keep(connection, known)
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


async def note(connection: AsyncConnection, user_id: int, at: datetime) -> None:
    """Remember that this person is forgotten, so that a backup does not bring them back."""
    salt = await _salt(connection)
    digest = _digest(salt, user_id)
    await connection.execute(delete(_deletions).where(_deletions.c.digest == digest))
    await connection.execute(insert(_deletions).values(salt=salt, digest=digest, deleted_at=at))


async def _salt(connection: AsyncConnection) -> bytes:
    """One for all, so that each id has to be hashed once; where there is none yet, a new one."""
    query = select(_deletions.c.salt).order_by(_deletions.c.deleted_at.desc()).limit(1)
    found = (await connection.execute(query)).scalar_one_or_none()
    return secrets.token_bytes(_BYTES_OF_SALT) if found is None else found


async def _all_deletions(connection: AsyncConnection) -> list[Deletion]:
    """Everybody who is forgotten."""
    query = select(_deletions).order_by(_deletions.c.deleted_at, _deletions.c.digest)
    rows = await connection.execute(query)
    return [Deletion(row.salt, row.digest, row.deleted_at) for row in rows]


async def _keep(connection: AsyncConnection, known: Iterable[Deletion]) -> None:
    """Add these to those who are forgotten."""
    here = {deletion.digest for deletion in await _all_deletions(connection)}
    for deletion in known:
        if deletion.digest not in here:
            here.add(deletion.digest)
            values = asdict(deletion)
            await connection.execute(insert(_deletions).values(values))


async def _forget_all(connection: AsyncConnection, known: Collection[Deletion]) -> int:
    """Forget everybody of these who is named here; how many that were."""
    by_salt: dict[bytes, set[bytes]] = {}
    for deletion in known:
        by_salt.setdefault(deletion.salt, set()).add(deletion.digest)
    forgotten = 0
    for user_id in await _people(connection):
        if any(_digest(salt, user_id) in digests for salt, digests in by_salt.items()):
            stand_in = privacy_queries.new_stand_in()
            # No table is there to be changed, as where a bot runs: games under way are, too.
            await privacy_queries.forget_in_lists(
                connection, user_id, stand_in, IS_NOT_OVER, versions_on=1
            )
            await privacy_queries.forget(connection, user_id, stand_in)
            forgotten += 1
    return forgotten


async def _people(connection: AsyncConnection) -> list[int]:
    """Everybody who is named anywhere."""
    ids = union(*(select(holding.column.label("id")) for holding in HOLDINGS)).subquery()
    query = select(ids.c.id).where(ids.c.id > _NO_PERSON)
    found = set((await connection.execute(query)).scalars())
    for column in LISTS:
        for people in (await connection.execute(select(column).where(column != ()))).scalars():
            found |= {who.user_id for who in people if who.user_id is not None}
    return sorted(found)
