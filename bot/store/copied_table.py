"""A table that is copied from SQLite to PostgreSQL: its rows as PostgreSQL returns them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, Boolean, Column, Float, LargeBinary, Table
from sqlalchemy.dialects.postgresql import dialect

from bot.errors import OperatorError

from .schema import JsonBytes, UtcDateTime
from .sqlite_snapshot import SqliteSnapshot

_ROWS_A_LOT = 2_000

_Row = tuple[Any, ...]


class CopiedTable:
    """A table on both sides; rows are tuples of values in the order of its ``columns``."""

    def __init__(self, table: Table) -> None:
        self.name = table.name
        self.columns = [column.name for column in table.columns]
        named = ", ".join(f't."{name}"' for name in self.columns)
        self._read = f'SELECT {named} FROM "{self.name}" t ORDER BY t.rowid LIMIT -1 OFFSET ?'
        self.count = f'SELECT count(*) FROM "{self.name}"'
        self._converters = [
            (number, converter)
            for number, column in enumerate(table.columns)
            if (converter := _converter(column)) is not None
        ]
        keys = list(table.primary_key.columns)
        self._keys = [self.columns.index(key.name) for key in keys]
        as_written = ", ".join(
            f't."{column.name}"{"::text" if isinstance(column.type, JSON) else ""}'
            for column in table.columns
        )
        self.find = f'SELECT {as_written} FROM "{self.name}" t JOIN {_unnested(keys)}'

    def rows(self, source: SqliteSnapshot, start: int = 0) -> Iterator[list[_Row]]:
        """Yield the rows of the SQLite file from the one numbered `start` on, in lots."""
        for lot in source.lots(self._read, start, _ROWS_A_LOT):
            yield [self._converted(row) for row in lot]

    def key(self, row: _Row) -> _Row:
        """Return the values of the row's primary key."""
        return tuple(row[number] for number in self._keys)

    def described(self, row: _Row) -> str:
        """Return the row's key in words; no other value may be shown."""
        key = zip(self._keys, self.key(row), strict=True)
        values = ", ".join(f"{self.columns[number]} {_shown(value)}" for number, value in key)
        return f"the row of {self.name} with {values}"

    def difference(self, one: _Row, other: _Row) -> str:
        """Return the first column in which these rows differ, in words."""
        both = zip(self.columns, one, other, strict=True)
        return next(f"another {name}" for name, mine, theirs in both if mine != theirs)

    def _converted(self, row: _Row) -> _Row:
        values = list(row)
        for number, convert in self._converters:
            if values[number] is not None:
                try:
                    values[number] = convert(values[number])
                except (TypeError, ValueError):
                    column = self.columns[number]
                    raise OperatorError(
                        f"SQLite has {self.described(row)} with a wrong kind of {column}.\n"
                        "Mend it in the old database, and begin again."
                    ) from None
        return tuple(values)


def _unnested(keys: list[Column[Any]]) -> str:
    """Return a list of keys to join with, whose columns are the parameters of a statement."""
    types = (str(key.type.compile(dialect())).partition("(")[0] for key in keys)
    lists = ", ".join(f"${number}::{name}[]" for number, name in enumerate(types, 1))
    names = ", ".join(f'"{key.name}"' for key in keys)
    return f"unnest({lists}) AS wanted ({names}) USING ({names})"


def _converter(column: Column[Any]) -> Callable[[Any], Any] | None:
    """Return how SQLite's value of this column becomes PostgreSQL's, None if they are the same."""
    match column.type:
        case Boolean():
            return bool
        case Float():
            return float
        case UtcDateTime():
            return _moment
        case LargeBinary() | JsonBytes():
            return _bytes
        case JSON():
            # SQLite makes numbers of texts that are nothing else.
            return str
        case _:
            return None


def _moment(value: str) -> datetime:
    return datetime.fromisoformat(value).replace(tzinfo=UTC)


def _bytes(value: bytes | str) -> bytes:
    # A default value of SQLite's is a text in a column of bytes, too.
    return value.encode() if isinstance(value, str) else value


def _shown(value: Any) -> str:
    return value.hex() if isinstance(value, bytes) else str(value)
