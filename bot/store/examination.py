"""What a database holds, and whether it can be written to; nothing in it is changed."""

from __future__ import annotations

from enum import Enum

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, false, update

from . import schema
from .database import create_engine, to_write
from .migrate import is_known_revision, newest_revision


class Schema(Enum):
    """The tables of a database, beside those that this version of the bot makes."""

    NEWEST = "newest"
    OLDER = "older"
    """Those of an older version, or none yet."""
    UNKNOWN = "unknown"
    """Those of a newer version."""


async def examine_schema(url: str) -> Schema:
    """Which tables there are. Raises what the driver does if they cannot be read or written to."""
    engine = create_engine(url)
    try:
        async with to_write(engine).connect() as connection, connection.begin() as transaction:
            found = await connection.run_sync(_schema)
            if found is Schema.NEWEST:
                await connection.execute(_CHANGES_NOTHING)
            await transaction.rollback()
        return found
    finally:
        await engine.dispose()


_CHANGES_NOTHING = update(schema.games).where(false()).values(version=0)
"""Refused where writing is not allowed."""


def _schema(connection: Connection) -> Schema:
    return schema_of(MigrationContext.configure(connection).get_current_revision())


def schema_of(revision: str | None) -> Schema:
    """What this revision's tables are to us; None: there are no tables."""
    if revision == newest_revision():
        return Schema.NEWEST
    return Schema.OLDER if revision is None or is_known_revision(revision) else Schema.UNKNOWN
