"""The metadata of all tables, and the column types and kinds of index that several of them use."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    Dialect,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    TypeDecorator,
    text,
)

from bot.engine import SeedWord
from bot.setting_values import Choices

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


class UtcDateTime(TypeDecorator[datetime]):
    """A column of times in UTC. SQLite stores no time zone, so it is removed and added here."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs a time zone")
        value = value.astimezone(UTC)
        return value.replace(tzinfo=None) if dialect.name == "sqlite" else value

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


RowId = BigInteger().with_variant(Integer, "sqlite")
"""SQLite orders a table by its primary key only if that column's type is INTEGER."""


class JsonBytes(TypeDecorator[Any]):
    """A column of values of type `kind`, stored as compact JSON that no query looks into."""

    impl = LargeBinary
    cache_ok = True

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind = kind
        self._decoder = msgspec.json.Decoder(kind)

    def process_bind_param(self, value: Any, dialect: Dialect) -> bytes | None:
        return None if value is None else msgspec.json.encode(value)

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> Any:
        return None if value is None else self._decoder.decode(value)


def partial_index(name: str, *columns: Column[Any], condition: str) -> Index:
    """Return an index of only the rows for which `condition` holds.

    It serves queries that contain this very condition as a literal: SQLite uses no partial index
    where the value is a bound parameter.
    """
    only = text(condition)
    return Index(name, *columns, sqlite_where=only, postgresql_where=only)


GAME_ID = String(12)
WORD = String(16)
NAME = String(100)
LOCALE = String(16)
SEED_WORD = JsonBytes(SeedWord)
CHOICES = JsonBytes(Choices)
