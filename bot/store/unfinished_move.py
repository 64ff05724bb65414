"""The mark of a move from SQLite that has not finished, in the database that it fills.

The mark stands in the place of the schema's revision, where no version of the bot knows it: each of
them refuses to play on half of the data. The mark's row says what is moved, and how far.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import BigInteger, Column, Connection, MetaData, Table, Text, inspect, select, text

from .rows import to_value

MOVING = "moving"
"""The revision of a database that `contra-uno db move` is filling."""

_marks = Table(
    "unfinished_move",
    MetaData(),
    Column("place", Text, nullable=False),
    Column("content", Text, nullable=False),
    Column("revision", Text, nullable=False),
    Column("at_table", Text, nullable=False),
    Column("rows", BigInteger, nullable=False),
)

_GIVE_REVISION = text("UPDATE alembic_version SET version_num = :revision")
_FINISHED = (
    "SELECT obj_description(c.oid) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace "
    "WHERE n.nspname = current_schema() AND c.relname = 'alembic_version'"
)
_MOVED = "moved from SQLite: "
"""Precedes the content in the comment that a finished move leaves."""


class UnfinishedMove(Struct, frozen=True):
    """How far a move has come.

    ``place`` names the file that is moved, ``content`` is its digest. All tables before
    ``at_table`` are copied, and of that table this number of ``rows``. The tables have this
    ``revision``.
    """

    place: str
    content: str
    revision: str
    at_table: str = ""
    rows: int = 0


def find(connection: Connection) -> UnfinishedMove | None:
    """Return the move that fills this database, or None."""
    if not inspect(connection).has_table(_marks.name):
        return None
    return to_value(connection.execute(select(_marks)).one(), UnfinishedMove)


def finished_content(connection: Connection) -> str | None:
    """Return the content of the file that was moved to this database, or None."""
    comment = connection.execute(text(_FINISHED)).scalar()
    if comment is None or not comment.startswith(_MOVED):
        return None
    return comment.removeprefix(_MOVED)


def begin(connection: Connection, move: UnfinishedMove) -> None:
    """Mark a database that has its tables, but no data."""
    _marks.create(connection)
    connection.execute(_marks.insert().values(asdict(move)))
    connection.execute(_GIVE_REVISION, {"revision": MOVING})


def give_up(connection: Connection, move: UnfinishedMove) -> None:
    """Remove the mark, and give the tables their revision again."""
    _marks.drop(connection)
    connection.execute(_GIVE_REVISION, {"revision": move.revision})


async def begin_anew_next_time(driver: Any) -> None:
    """Let the next move to this database copy everything again."""
    await driver.execute("UPDATE unfinished_move SET content = ''")


async def finish(driver: Any, move: UnfinishedMove) -> None:
    """Remove the mark from a database that has all its data, and note what was moved."""
    await driver.execute("DROP TABLE unfinished_move")
    await driver.execute("UPDATE alembic_version SET version_num = $1", move.revision)
    await driver.execute(f"COMMENT ON TABLE alembic_version IS '{_MOVED}{move.content}'")


async def advance(driver: Any, table: str, rows: int) -> None:
    """Note how far the move has come, in the transaction that brings it there."""
    await driver.execute("UPDATE unfinished_move SET at_table = $1, rows = $2", table, rows)
