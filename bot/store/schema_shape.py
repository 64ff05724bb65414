"""The tables, columns and indexes of a database, and those that a version of the bot should have.

A database with missing tables, or with triggers that somebody else has added, would only fail in
the middle of a game.
"""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Literal, NamedTuple

from sqlalchemy import (
    CheckConstraint,
    Connection,
    Table,
    UniqueConstraint,
    create_engine,
    inspect,
    text,
)

from .revisions import configuration, newest_revision
from .schema import metadata

PartKind = Literal["table", "column", "index", "check", "trigger", "view"]


class SchemaPart(NamedTuple):
    """A part of a schema, such as an index: on which table it is, and its own name."""

    kind: PartKind
    table: str
    name: str

    def __str__(self) -> str:
        if self.kind == "column":
            return f"column {self.table}.{self.name}"
        return f"{self.kind} {self.name}"


SchemaShape = frozenset[SchemaPart]

_REVISION = "alembic_version"
_TRIGGERS_AND_VIEWS = {
    "sqlite": "SELECT type, tbl_name, name FROM sqlite_master WHERE type IN ('trigger', 'view')",
    "postgresql": (
        "SELECT DISTINCT 'trigger', event_object_table, trigger_name"
        " FROM information_schema.triggers WHERE event_object_schema = current_schema()"
    ),
}

_MOST_NAMED = 5
"""The number of parts that a sentence names."""


def shape_of(connection: Connection) -> SchemaShape:
    """Return the shape of this database. Triggers and views belong to it: the bot has none."""
    return frozenset(_parts_of(connection))


def _parts_of(connection: Connection) -> Iterator[SchemaPart]:
    for kind, table, name in connection.execute(text(_TRIGGERS_AND_VIEWS[connection.dialect.name])):
        yield SchemaPart(kind, table, name)
    inspector = inspect(connection)
    for (_, table), columns in inspector.get_multi_columns().items():
        # SQLite's own tables, in which `ANALYZE` stores its statistics.
        if not table.startswith("sqlite_"):
            yield SchemaPart("table", table, table)
            yield from _named_parts("column", table, columns)
    for (_, table), indexes in inspector.get_multi_indexes().items():
        yield from _named_parts("index", table, indexes)
    # PostgreSQL reports a unique constraint as an index, too.
    for (_, table), constraints in inspector.get_multi_unique_constraints().items():
        yield from _named_parts("index", table, constraints)
    for (_, table), checks in inspector.get_multi_check_constraints().items():
        yield from _named_parts("check", table, checks)


def _named_parts(kind: PartKind, table: str, found: Iterable[Any]) -> Iterator[SchemaPart]:
    return (SchemaPart(kind, table, each["name"] or "without a name") for each in found)


def expected_shape(revision: str) -> SchemaShape:
    """Return the shape that a database of this known revision should have."""
    return _newest_shape() if revision == newest_revision() else _older_shape(revision)


def _newest_shape() -> SchemaShape:
    return frozenset(_revision_table()) | frozenset(
        part for table in metadata.sorted_tables for part in _defined_parts(table)
    )


def _revision_table() -> Iterator[SchemaPart]:
    """Yield the parts of the table in which Alembic stores the revision."""
    yield SchemaPart("table", _REVISION, _REVISION)
    yield SchemaPart("column", _REVISION, "version_num")


def _defined_parts(table: Table) -> Iterator[SchemaPart]:
    yield SchemaPart("table", table.name, table.name)
    for column in table.columns:
        yield SchemaPart("column", table.name, column.name)
    for index in table.indexes:
        yield SchemaPart("index", table.name, str(index.name))
    for constraint in table.constraints:
        if isinstance(constraint, UniqueConstraint):
            yield SchemaPart("index", table.name, str(constraint.name))
        elif isinstance(constraint, CheckConstraint):
            yield SchemaPart("check", table.name, str(constraint.name))


@cache
def _older_shape(revision: str) -> SchemaShape:
    """Return the shape of a database that is made in memory, up to this revision."""
    engine = create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            _migrate_to(connection, revision)
            return shape_of(connection)
    finally:
        engine.dispose()


def _migrate_to(connection: Connection, revision: str) -> None:
    from alembic import command

    with _quiet():
        command.upgrade(configuration(connection), revision)


@contextmanager
def _quiet() -> Generator[None]:
    """Let Alembic log nothing: its lines are about the operator's database, and this is another."""
    log = logging.getLogger("alembic.runtime.migration")
    before = log.disabled
    log.disabled = True
    try:
        yield
    finally:
        log.disabled = before


def describe_misfit(connection: Connection, revision: str) -> str | None:
    """Return in a few words how the schema differs from that of this known revision, or None.

    An index that somebody has added for queries of their own is no difference, nor are tables of
    other programs in the same PostgreSQL database.
    """
    found, expected = shape_of(connection), expected_shape(revision)
    missing = expected - found
    # Of a missing table, its columns and indexes are not named.
    lacked = [part for part in missing if part.kind == "table"] or list(missing)
    is_shared = connection.dialect.name == "postgresql"
    tables = {part.table for part in expected}
    foreign = [
        part
        for part in found - expected
        if part.kind != "index" and (part.table in tables or not is_shared)
    ]
    said = [f"it lacks {_listed(lacked)}"] if lacked else []
    if foreign:
        said.append(f"it has {_listed(foreign)} of another program")
    return " and ".join(said) or None


def _listed(parts: list[SchemaPart]) -> str:
    shown = [str(part) for part in sorted(parts)]
    more = f" and {len(shown) - _MOST_NAMED} more" if len(shown) > _MOST_NAMED else ""
    return ", ".join(shown[:_MOST_NAMED]) + more
