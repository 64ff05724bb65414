"""Rows of the database <-> the values in `bot.store.rows`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import Struct, convert
from sqlalchemy import Row

Value = TypeVar("Value", bound=Struct)


def to_value(row: Row[Any], kind: type[Value]) -> Value:
    """The row as a value; columns that the value has no field for are left out."""
    return convert(dict(row._mapping), kind)


def to_values(rows: Iterable[Row[Any]], kind: type[Value]) -> list[Value]:
    """All rows as values."""
    return [to_value(row, kind) for row in rows]
