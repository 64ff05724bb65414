"""What `make_migration` drafts runs on both databases, and ruff has nothing to say about it."""

from __future__ import annotations

import asyncio
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Boolean, Column, Connection, Index, MetaData, false, true

from bot.store.database import Database
from bot.store.make_migration import make_migration
from bot.store.schema import metadata
from bot.store.schema.column_types import WORD, JsonBytes, UtcDateTime


@pytest.fixture(scope="module")
def changed() -> MetaData:
    """The schema with two Booleans, a time, a JSON column and an index more, and a new name."""
    schema = MetaData(naming_convention=metadata.naming_convention)
    for table in metadata.tables.values():
        table.to_metadata(schema)
    games = schema.tables["games"]
    games.append_column(Column("toy", Boolean, nullable=False, server_default=false()))
    games.append_column(Column("other_toy", Boolean, nullable=False, server_default=true()))
    games.append_column(Column("toys", JsonBytes(list[int]), nullable=True))
    games.append_column(Column("toy_at", UtcDateTime, nullable=True))
    Index("ix_games_toy", games.c.toy, games.c.host_id)
    games._columns.remove(games.c.pace)  # type: ignore[attr-defined]
    games.append_column(Column("speed", WORD, nullable=False, server_default="brisk"))
    return schema


@pytest.fixture(scope="module")
def draft(changed: MetaData, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("versions")
    return asyncio.run(make_migration("toys", schema=changed, into=folder))


async def test_a_draft_runs_on_both_databases(
    migrated_database: str, changed: MetaData, draft: Path
) -> None:
    names = runpy.run_path(str(draft))

    def upgrade(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection)
        with Operations.context(context):
            names["upgrade"]()
        return list(compare_metadata(context, changed))

    database = Database(migrated_database)
    async with database.write() as connection:
        assert await connection.run_sync(upgrade) == []
    await database.close()
    with pytest.raises(NotImplementedError):
        names["downgrade"]()


def test_a_column_of_the_same_kind_is_the_old_one_renamed(draft: Path) -> None:
    # Where ruff is not installed, quotes and lines are as Alembic writes them.
    written = "".join(draft.read_text(encoding="utf-8").replace("'", '"').split())
    assert 'op.alter_column("games","pace",new_column_name="speed")' in written


@pytest.mark.lengthy  # like ruff itself it belongs to what `.ci/run` installs
def test_ruff_has_nothing_to_say(draft: Path) -> None:
    pytest.importorskip("ruff")
    for action in (("check",), ("format", "--check")):
        subprocess.run([sys.executable, "-m", "ruff", *action, str(draft)], check=True)
