"""Rows of the database <-> the values in `bot.store.rows`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import Struct, convert
from sqlalchemy import Row

Value = TypeVar("Value", bound=Struct)


def to_value(row: Row[Any], kind: type[Value]) -> Value:
    """The row as a value: each field from the column of its name."""
    return convert({name: row._mapping[name] for name in kind.__struct_fields__}, kind)


def to_values(rows: Iterable[Row[Any]], kind: type[Value]) -> list[Value]:
    """All rows as values."""
    return [to_value(row, kind) for row in rows]
