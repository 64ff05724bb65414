"""A command for developers that writes the migration to `bot.store.schema` as it is now.

    python -m bot.store.make_migration "what changes"

The migration is written to `bot/store/migrations/versions`, to be read and corrected: Alembic
notices neither renamed columns nor data that has to move.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from alembic import command
from sqlalchemy import Connection

from bot import database_address

from .connections import create_engine, to_write
from .migrate import upgrade_async
from .revisions import MIGRATIONS, configuration


async def make_migration(message: str) -> None:
    """Compare a fully migrated database with the schema, and write the difference."""
    with tempfile.TemporaryDirectory() as folder:
        url = database_address.of_file(Path(folder) / "newest.sqlite3")
        await upgrade_async(url)
        engine = create_engine(url)
        try:
            async with to_write(engine).begin() as connection:
                await connection.run_sync(_autogenerate, message)
        finally:
            await engine.dispose()


def _autogenerate(connection: Connection, message: str) -> None:
    number = len(list((MIGRATIONS / "versions").glob("*.py"))) + 1
    config = configuration(connection)
    command.revision(config, message, autogenerate=True, rev_id=f"{number:04d}")


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    asyncio.run(make_migration(sys.argv[1]))
