"""The version of the database's schema: bringing it up to date, and examining it.

Alembic is imported only where it is needed: with its dependencies it takes a fifth of the time that
a bot takes to start.
"""

from __future__ import annotations

import asyncio
from enum import Enum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.errors import NoAnswerError, OperatorError

from .connections import create_engine, to_write
from .database import CHANGES_NOTHING, lock_schema
from .limits import PATIENT, PLAY
from .own_file import make_private

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(url: str) -> None:
    """Bring the database at `url` up to the newest schema, from nothing if it is empty.

    For callers without an event loop. Raise `OperatorError` as `upgrade_async` does.
    """
    asyncio.run(upgrade_async(url))


async def upgrade_async(url: str) -> None:
    """Bring the database at `url` up to the newest schema, from nothing if it is empty.

    Several processes may do so at once. Raise `OperatorError` if the database cannot be reached
    or was made by a newer version of the bot. Nothing has changed then.
    """
    make_private(url)
    # Another process may be migrating, which takes longer than any other write.
    engine = create_engine(url, PATIENT)
    try:
        await _upgrade(engine)
    except (DBAPIError, NoAnswerError, OSError) as error:
        raise OperatorError(
            f"The database {make_url(url).render_as_string(hide_password=True)} cannot be used: "
            f"{getattr(error, 'orig', None) or error}.\n"
            "Check DATABASE_URL, and that the database runs and may be written to."
        ) from error
    finally:
        await engine.dispose()


@cache
def newest_revision() -> str:
    """Return the revision that `upgrade` leads to: the highest number of a migration's file."""
    return max(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def is_known_revision(revision: str) -> bool:
    """Return whether `upgrade` can start from this revision; a newer version's is unknown."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(configuration()).walk_revisions()
    return any(script.revision == revision for script in scripts)


def configuration(connection: Connection | None = None) -> Config:
    """Return the configuration with which Alembic runs our migrations on this connection."""
    from alembic.config import Config

    config = Config()
    # Alembic reads % as the beginning of a placeholder.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


async def _upgrade(engine: AsyncEngine) -> None:
    async with to_write(engine).begin() as connection:
        await connection.run_sync(_run_migrations)


def _run_migrations(connection: Connection) -> None:
    lock_schema(connection)
    if _revision_of(connection) != newest_revision():
        _migrate(connection)


def _revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as error:
        raise OperatorError(
            f"The database does not fit this version of the bot: {error}.\n"
            "Run the version that it was last used with, or a newer one."
        ) from error


class Schema(Enum):
    """How the tables of a database compare with those of this version of the bot."""

    NEWEST = "newest"
    OLDER = "older"
    """The tables of an older version, or none yet."""
    UNKNOWN = "unknown"
    """The tables of a newer version."""


async def examine_schema(url: str) -> Schema:
    """Examine the tables; raise the driver's error if they cannot be read or written to."""
    engine = create_engine(url, PLAY)
    try:
        async with to_write(engine).connect() as connection, connection.begin() as transaction:
            found = await connection.run_sync(_schema)
            if found is Schema.NEWEST:
                await connection.execute(CHANGES_NOTHING)
            await transaction.rollback()
        return found
    finally:
        await engine.dispose()


def _schema(connection: Connection) -> Schema:
    from alembic.runtime.migration import MigrationContext

    return schema_of(MigrationContext.configure(connection).get_current_revision())


def schema_of(revision: str | None) -> Schema:
    """Compare the tables of this revision with ours; None: there are no tables."""
    if revision == newest_revision():
        return Schema.NEWEST
    return Schema.OLDER if revision is None or is_known_revision(revision) else Schema.UNKNOWN
