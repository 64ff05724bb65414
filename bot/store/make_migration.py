"""A command for developers that drafts the migration to `bot.store.schema` as it is now.

    python -m bot.store.make_migration "what changes"

The draft is written to `bot/store/migrations/versions`, in words that SQLite and PostgreSQL take
alike, to be read and corrected: data that has to move is not noticed. A table that loses a column
and gets one of the same type is thought to have renamed it.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, cast

from alembic import command
from alembic.autogenerate.api import AutogenContext
from alembic.operations import ops
from sqlalchemy import Column, Connection, DefaultClause, MetaData, false, true
from sqlalchemy.dialects import sqlite

from bot import database_address

from .connections import writing
from .migrate import upgrade_async
from .revisions import MIGRATIONS, configuration, newest_revision
from .schema import metadata
from .schema.column_types import JsonBytes, UtcDateTime

VERSIONS = MIGRATIONS / "versions"


async def make_migration(
    message: str, *, schema: MetaData = metadata, into: Path = VERSIONS
) -> Path:
    """Compare a fully migrated database with the schema, write the difference, return the file."""
    with tempfile.TemporaryDirectory() as folder:
        url = database_address.of_file(Path(folder) / "newest.sqlite3")
        await upgrade_async(url)
        async with writing(url) as connection:
            draft = await connection.run_sync(_drafted, message, schema, into)
    _tidy(draft)
    return draft


def _drafted(connection: Connection, message: str, schema: MetaData, into: Path) -> Path:
    config = configuration(connection)
    config.set_main_option("path_separator", "newline")
    config.set_main_option(
        "version_locations", "\n".join(dict.fromkeys(map(str, (VERSIONS, into))))
    )
    config.attributes["drafting"] = {
        "target_metadata": schema,
        "render_item": _rendered,
        "process_revision_directives": _with_renamed_columns,
    }
    number = f"{int(newest_revision()) + 1:04d}"
    script = command.revision(
        config, message, autogenerate=True, rev_id=number, version_path=str(into)
    )
    return Path(cast(Any, script).path)


def _rendered(kind: str, item: Any, context: AutogenContext) -> str | Literal[False]:
    """Return how a migration writes what Alembic would write for this schema or SQLite alone."""
    if kind == "type" and isinstance(item, JsonBytes):
        return "sa.LargeBinary()"
    if kind == "type" and isinstance(item, UtcDateTime):
        context.imports.add("from bot.store.schema import UtcDateTime")
        return "UtcDateTime(timezone=True)"
    if kind == "server_default" and isinstance(item, DefaultClause):
        # As SQLite compiles them they are 0 and 1, which PostgreSQL refuses.
        for value, words in ((false(), "sa.false()"), (true(), "sa.true()")):
            if item.arg is value:
                return words
    return False


def _with_renamed_columns(
    _context: object, _revision: object, directives: list[ops.MigrationScript]
) -> None:
    for script in directives:
        upgrade = script.upgrade_ops
        if upgrade is not None:
            upgrade.ops[:0] = list(_renamed(upgrade))


def _renamed(upgrade: ops.UpgradeOps) -> Iterator[ops.AlterColumnOp]:
    """Take out columns that are dropped and added under another name, and yield the new names."""
    for table in upgrade.ops:
        if not isinstance(table, ops.ModifyTableOps):
            continue
        for dropped in [op for op in table.ops if isinstance(op, ops.DropColumnOp)]:
            added = [op for op in table.ops if isinstance(op, ops.AddColumnOp)]
            alike = [op for op in added if _kind(op.column) == _kind(dropped.to_column())]
            if len(alike) == 1:
                table.ops = [op for op in table.ops if op not in (alike[0], dropped)]
                new = alike[0].column.name
                yield ops.AlterColumnOp(table.table_name, dropped.column_name, modify_name=new)


def _kind(column: Column[Any]) -> tuple[str, bool | None]:
    """Return what a column holds, as SQLite says it."""
    return column.type.compile(sqlite.dialect()), column.nullable


def _tidy(draft: Path) -> None:
    """Leave out Alembic's own comments, and let ruff format the draft if it is installed."""
    lines = draft.read_text(encoding="utf-8").splitlines(keepends=True)
    draft.write_text("".join(line for line in lines if "# ### " not in line), encoding="utf-8")
    if find_spec("ruff") is None:
        sys.stderr.write("The draft is not formatted; scripts/setup.sh ci installs ruff.\n")
        return
    for action in (("format",), ("check", "--fix"), ("format",)):
        subprocess.run([sys.executable, "-m", "ruff", *action, "--quiet", str(draft)], check=True)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    sys.stdout.write(f"{asyncio.run(make_migration(sys.argv[1]))}\n")
