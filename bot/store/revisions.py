"""The revisions of the schema, one for each migration.

Alembic is imported only where it is needed: with its dependencies it takes a fifth of the time that
a bot takes to start.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"

LAST_UNRELEASED = "22560e94"
"""The commit that brings a database with an older revision than the first of ours to that one."""


@cache
def known_revisions() -> tuple[str, ...]:
    """Return the revisions that this version of the bot can read, the newest last.

    They are the numbers of the migrations' files.
    """
    files = (MIGRATIONS / "versions").glob("[0-9]*.py")
    return tuple(sorted(file.name.partition("_")[0] for file in files))


def newest_revision() -> str:
    """Return the revision of this version of the bot."""
    return known_revisions()[-1]


def revision_of(connection: Connection) -> str | None:
    """Return the revision of this database, None if it has no tables of the bot."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def configuration(connection: Connection | None = None) -> Config:
    """Return the configuration with which Alembic runs our migrations on this connection."""
    from alembic.config import Config

    config = Config()
    # Alembic reads % as the beginning of a placeholder.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
