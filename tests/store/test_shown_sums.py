"""Pages show one edition of the sums: nothing that shows them may read the tables themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import bot.store
from bot.store.database import Database
from bot.store.people_tables import ALL_TABLES, STANDINGS
from bot.store.sum_rows import StandingRow
from tests.tables.sums import SUMS, rows_of

COUNTING = {
    *("shown_sums", "people_tables", "rank_queries", "recount_queries"),
    # Names all columns with people in them, in every edition.
    "personal_data",
    # Prunes old standings and copies them for a season, in every edition.
    "tally_queries",
    # Deletes the standings of a place that itself tells who played there, in every edition.
    "place_erasure",
}
"""The modules that count, which read and write the tables of every edition."""

NAMES = {table.name for table in ALL_TABLES}


def tables_used(file: Path) -> Iterator[str]:
    """Yield the tables of sums that a module takes from the schema."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("schema"):
            yield from (name.name for name in node.names if name.name in NAMES)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "schema":
            yield from {node.attr} & NAMES


def test_only_what_counts_reads_the_tables() -> None:
    folder = Path(bot.store.__file__).parent
    files = [file for file in folder.parent.rglob("*.py") if "schema" not in file.parts]
    users = {file.stem for file in files if any(tables_used(file))}
    assert users - COUNTING == set()


async def test_the_rows_of_another_edition_are_not_shown(database: Database) -> None:
    rows = [StandingRow(1, 7, "ever", "", "Anna", wins) for wins in (3, 4, 5)]
    async with database.write() as connection:
        for edition, row in enumerate(rows):
            await STANDINGS.save(connection, edition, [row])
    shown = await rows_of(database, SUMS[0])
    assert [(row.user_id, row.rounds) for row in shown] == [(1, 3)]
    assert "edition" not in shown[0]._fields
