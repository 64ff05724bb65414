"""The list of people who have deleted their data: in the database, and as a file.

A restored backup contains their data again. The list does not contain their ids, but salted hashes
by which they are recognised, hashed again with a key that is in no database and no backup.
"""

from __future__ import annotations

import hashlib
import logging
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
from bot.evenings import Evening

from ..database import Database
from ..deletions_key import DeletionsKey, key_fault, load_key, make_key
from ..own_file import open_new_file, owner_of, uri_of
from ..schema import deletions as _deletions
from .personal_data import HOLDINGS, LISTS

_BYTES_OF_SALT = 16
_NO_PERSON = 0
"""The id of computer players in columns that take no NULL."""
_IS_THERE = "SELECT 1 FROM sqlite_master WHERE name = 'deletions'"
_ALL = "SELECT * FROM deletions"

log = logging.getLogger(__name__)


class Deletion(Struct, frozen=True):
    """A salted hash of the id of a person who has deleted their data.

    It is hashed again with the key that has this fingerprint; None: not yet.
    """

    salt: bytes
    digest: bytes
    deleted_at: Annotated[datetime, Meta(tz=True)]
    key_fingerprint: bytes | None = None

    def sealed(self, key: DeletionsKey | None) -> Deletion:
        """Return the same with a digest that is keyed."""
        if key is None or self.key_fingerprint is not None:
            return self
        return Deletion(self.salt, key.seal(self.digest), self.deleted_at, key.fingerprint)


def _digest(salt: bytes, user_id: int, key: DeletionsKey | None) -> bytes:
    digest = hashlib.sha256(salt + str(user_id).encode()).digest()
    return digest if key is None else key.seal(digest)


async def known_to(database: Database) -> list[Deletion]:
    """Return the deletions that this database holds."""
    async with database.patient.read() as connection:
        return await _all_deletions(connection)


async def settle_key(database: Database, file: Path | None, *, makes: bool = False) -> None:
    """Let the database use the key in this file, for the entries from before it, too.

    If it `makes` one, the file is made for a list without keyed entries. Warn if entries have
    another key.
    """
    key, known = load_key(file), await known_to(database)
    used = {each.key_fingerprint for each in known if each.key_fingerprint is not None}
    if makes and file is not None and key is None and not used:
        key = make_key(file)
    if fault := key_fault(key, file, used):
        log.warning("%s", fault)
    database.deletions_key = key
    older = [each for each in known if each.key_fingerprint is None]
    if key is None or not older:
        return
    async with database.patient.erase() as connection:
        await keep(connection, older, key)
        await connection.execute(delete(_deletions).where(_deletions.c.key_fingerprint.is_(None)))


def known_to_file(file: Path) -> list[Deletion] | None:
    """Return the deletions that the SQLite database in this file holds, None if it is unreadable.

    There are none if the file does not exist, or has no tables.
    """
    if not file.exists():
        return []
    try:
        with closing(sqlite3.connect(uri_of(file, "rw"), uri=True)) as database:
            database.row_factory = sqlite3.Row
            is_there = database.execute(_IS_THERE).fetchone() is not None
            rows = database.execute(_ALL).fetchall() if is_there else []
    except sqlite3.Error:
        return None
    return [_from_file(**row) for row in map(dict, rows)]


def _from_file(deleted_at: str, **more: bytes) -> Deletion:
    """Return a row of a file, which may be from before there was a key."""
    return Deletion(deleted_at=datetime.fromisoformat(deleted_at).replace(tzinfo=UTC), **more)


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


async def note(
    connection: AsyncConnection, user_id: int, at: datetime, key: DeletionsKey | None
) -> None:
    """Add this person to the list, so that a restored backup does not bring them back."""
    salt = await _salt(connection)
    noted = Deletion(salt, _digest(salt, user_id, key), at, key and key.fingerprint)
    await connection.execute(delete(_deletions).where(_deletions.c.digest == noted.digest))
    await connection.execute(insert(_deletions).values(asdict(noted)))


async def _salt(connection: AsyncConnection) -> bytes:
    """Return the salt of the latest deletion, or a new one: with one salt an id is hashed once."""
    query = select(_deletions.c.salt).order_by(_deletions.c.deleted_at.desc()).limit(1)
    found = (await connection.execute(query)).scalar_one_or_none()
    return secrets.token_bytes(_BYTES_OF_SALT) if found is None else found


async def _all_deletions(connection: AsyncConnection) -> list[Deletion]:
    """Return all deletions, the oldest first."""
    query = select(_deletions).order_by(_deletions.c.deleted_at, _deletions.c.digest)
    rows = await connection.execute(query)
    return [Deletion(row.salt, row.digest, row.deleted_at, row.key_fingerprint) for row in rows]


async def keep(
    connection: AsyncConnection, known: Iterable[Deletion], key: DeletionsKey | None
) -> None:
    """Add the deletions that the database does not hold yet, keyed."""
    here = {deletion.digest for deletion in await _all_deletions(connection)}
    for deletion in (each.sealed(key) for each in known):
        if deletion.digest not in here:
            here.add(deletion.digest)
            values = asdict(deletion)
            await connection.execute(insert(_deletions).values(values))


def not_readable(known: Iterable[Deletion], key: DeletionsKey | None) -> int:
    """Return how many deletions have a key that is not this one."""
    return sum(each.key_fingerprint not in (None, key and key.fingerprint) for each in known)


async def people_in(
    connection: AsyncConnection, known: Iterable[Deletion], key: DeletionsKey | None
) -> list[int]:
    """Return the people of these deletions of whom there is any data; of another key, nobody."""
    by_salt: dict[bytes, set[bytes]] = {}
    for deletion in (each.sealed(key) for each in known):
        by_salt.setdefault(deletion.salt, set()).add(deletion.digest)
    return [
        user_id
        for user_id in await everybody(connection)
        if any(_digest(salt, user_id, key) in digests for salt, digests in by_salt.items())
    ]


async def everybody(connection: AsyncConnection) -> list[int]:
    """Return the ids of all people in the database."""
    ids = union(*(select(holding.column.label("id")) for holding in HOLDINGS)).subquery()
    query = select(ids.c.id).where(ids.c.id > _NO_PERSON)
    found = set((await connection.execute(query)).scalars())
    for column in LISTS:
        for kept in (await connection.execute(select(column).where(column != ()))).scalars():
            people = kept.people if isinstance(kept, Evening) else kept
            found |= {who.user_id for who in people if who.user_id is not None}
    return sorted(found)
