"""Statements whose text is compiled once and handed to the driver as it is.

On the way of every click SQLAlchemy's execution costs several times what the database does. Its
definition of the statement stays the only one: text, order and form of the values come from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sqlalchemy import Delete, Dialect, Insert, Update

Write = Insert | Update | Delete


class Prepared:
    """A writing statement for one kind of database."""

    def __init__(self, statement: Write, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.text = str(compiled)
        names: list[str] = compiled.positiontup or []
        self._fields = [(name, _converter(compiled.binds[name], dialect)) for name in names]

    def values(self, given: Mapping[str, Any]) -> tuple[Any, ...]:
        """What the driver gets: `given` by name, in the text's order and the driver's form."""
        return tuple(
            given[name] if convert is None else convert(given[name])
            for name, convert in self._fields
        )


def _converter(bind: Any, dialect: Dialect) -> Callable[[Any], Any] | None:
    return bind.type.dialect_impl(dialect).bind_processor(dialect)


class Transaction:
    """A transaction on the driver's own connection, for prepared statements alone."""

    def __init__(self, driver: Any, dialect: Dialect, texts: dict[Write, Prepared]) -> None:
        """`texts` holds what is compiled already, for all transactions of one database."""
        self._driver = driver
        self._dialect = dialect
        self._texts = texts
        self._is_sqlite = dialect.name == "sqlite"

    async def begin(self) -> None:
        """Begin; on SQLite as the one writer that there may be."""
        await self._driver.execute("BEGIN IMMEDIATE" if self._is_sqlite else "BEGIN")

    async def commit(self) -> None:
        """Return once everything is on disk."""
        await self._driver.execute("COMMIT")

    async def run(self, statement: Write, values: Mapping[str, Any]) -> int:
        """Execute the statement; how many rows it has changed."""
        prepared = self._prepared(statement)
        arguments = prepared.values(values)
        if self._is_sqlite:
            return (await self._driver.execute(prepared.text, arguments)).rowcount
        status: str = await self._driver.execute(prepared.text, *arguments)
        return int(status.rpartition(" ")[2])

    async def run_each(self, statement: Write, rows: Iterable[Mapping[str, Any]]) -> None:
        """Execute the statement with each of these values, handed to the driver at once."""
        prepared = self._prepared(statement)
        await self._driver.executemany(prepared.text, [prepared.values(row) for row in rows])

    def _prepared(self, statement: Write) -> Prepared:
        prepared = self._texts.get(statement)
        if prepared is None:
            prepared = self._texts[statement] = Prepared(statement, self._dialect)
        return prepared

    async def notify(self, channel: str, told: str) -> None:
        """Tell everybody who listens on PostgreSQL's `channel`, once this is committed."""
        await self._driver.execute("SELECT pg_notify($1, $2)", channel, told)
