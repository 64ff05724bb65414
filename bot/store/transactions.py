"""A transaction of prepared statements, which every click executes.

SQLAlchemy's own execution costs several times what the database does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sqlalchemy import Delete, Dialect, Insert, Update

Write = Insert | Update | Delete


class PreparedStatement:
    """A writing statement, compiled once and handed to the driver as text.

    The text, order and form of the values come from SQLAlchemy's definition.
    """

    def __init__(self, statement: Write, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.text = str(compiled)
        names: list[str] = compiled.positiontup or []
        self._fields = [(name, _converter(compiled.binds[name], dialect)) for name in names]

    def values(self, given: Mapping[str, Any]) -> tuple[Any, ...]:
        """Return the values `given` by name in the order of the text and the form of the driver."""
        return tuple(
            given[name] if convert is None else convert(given[name])
            for name, convert in self._fields
        )


def _converter(bind: Any, dialect: Dialect) -> Callable[[Any], Any] | None:
    return bind.type.dialect_impl(dialect).bind_processor(dialect)


class Transaction:
    """A transaction on the driver's own connection, for prepared statements alone."""

    def __init__(
        self, driver: Any, dialect: Dialect, texts: dict[Write, PreparedStatement]
    ) -> None:
        """Take the cache of compiled statements, `texts`, of all transactions of one database."""
        self._driver = driver
        self._dialect = dialect
        self._texts = texts
        self._is_sqlite = dialect.name == "sqlite"

    async def begin(self) -> None:
        """Begin on SQLite, in the connection's thread, as its only writer."""
        await self._driver.begin_to_write()

    async def commit(self) -> None:
        """Commit on SQLite; everything is on disk afterwards."""
        await self._driver.execute("COMMIT")

    async def run(self, statement: Write, values: Mapping[str, Any]) -> int:
        """Execute the statement and return the number of rows that it has changed."""
        prepared = self._prepared(statement)
        arguments = prepared.values(values)
        if self._is_sqlite:
            return (await self._driver.execute(prepared.text, arguments)).rowcount
        status: str = await self._driver.execute(prepared.text, *arguments)
        return int(status.rpartition(" ")[2])

    async def run_each(self, statement: Write, rows: Iterable[Mapping[str, Any]]) -> None:
        """Execute the statement once for each row of values, all handed to the driver together."""
        prepared = self._prepared(statement)
        await self._driver.executemany(prepared.text, [prepared.values(row) for row in rows])

    def _prepared(self, statement: Write) -> PreparedStatement:
        prepared = self._texts.get(statement)
        if prepared is None:
            prepared = self._texts[statement] = PreparedStatement(statement, self._dialect)
        return prepared

    async def notify(self, channel: str, told: str) -> None:
        """Notify the listeners on PostgreSQL's `channel` when this transaction is committed."""
        await self._driver.execute("SELECT pg_notify($1, $2)", channel, told)
