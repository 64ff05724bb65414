"""Moving a SQLite database to PostgreSQL: copied in lots, compared row by row.

A move can be ended at any moment and begun again. Until its end the new database carries a mark
(`unfinished_move`), with which no bot plays on it. The old file is only read.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from enum import Enum
from typing import Any

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from bot.errors import NoAnswerError, OperatorError, TransientError

from . import unfinished_move
from .backup import SHOW_ANEW
from .condition import CONTENTS, shown_name
from .connections import writing
from .copied_table import CopiedTable
from .database import Database, lock_schema
from .engines import create_engine, driver_of
from .limits import PATIENT
from .migrate import upgrade_on
from .revisions import newest_revision
from .schema import metadata, order_receipts, orders, processes
from .sqlite_snapshot import SqliteSnapshot
from .unfinished_move import UnfinishedMove

NOT_COPIED = {processes, orders, order_receipts}
"""They are about processes that run now; none does at either database."""

_ONE_MOVE = 0x6D6F7665
"""The key of PostgreSQL's advisory lock ("move" in ASCII)."""
_PATIENCE = "40s"
"""The wait for an earlier move whose end the server has not noticed yet."""
_LOCK_TAKEN = "55P03"
_OF_VALUES = ("22", "23")
"""What PostgreSQL's codes for values and rows begin with that do not fit."""

_GOES_ON = "What is moved already stays there: the same command goes on."

_SEQUENCES = (
    "SELECT table_name, column_name, sequence FROM (SELECT table_name, column_name,"
    " pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence"
    " FROM information_schema.columns WHERE table_schema = current_schema()) AS found "
    "WHERE sequence IS NOT NULL"
)

Report = Callable[[int, int], None]
"""Called with the number of rows, or bytes, that are done, and the number of all."""


class AlreadyMovedError(Exception):
    """Raised if the new database has got all of this file already."""


class Beginning(Enum):
    """How a move begins: with an empty database, where an earlier one was ended, or anew."""

    NEW = "new"
    CONTINUED = "continued"
    ANEW = "anew"
    """The file has changed since an earlier move, whose rows are removed."""


class DatabaseMove:
    """A move that has begun: `copy`, `compare` and `finish` are called in this order."""

    def __init__(
        self, source: SqliteSnapshot, driver: Any, state: UnfinishedMove, beginning: Beginning
    ) -> None:
        """`driver` is a connection to the new database without a transaction."""
        self.beginning = beginning
        self._source = source
        self._driver = driver
        self._state = state
        self._tables = [
            CopiedTable(table) for table in metadata.sorted_tables if table not in NOT_COPIED
        ]
        self._counts = [source.count(table.count) for table in self._tables]
        self.rows = sum(self._counts)
        """The number of rows of all tables."""

    async def copy(self, report: Report) -> None:
        """Copy all rows that are not copied yet."""
        names = [table.name for table in self._tables]
        first = names.index(self._state.at_table) if self._state.at_table else 0
        start = self._state.rows
        done = sum(self._counts[:first]) + start
        report(done, self.rows)
        for table in self._tables[first:]:
            copied = start
            for lot in table.rows(self._source, start):
                copied += len(lot)
                await self._copy_lot(table, lot, copied)
                done += len(lot)
                report(done, self.rows)
            await self._driver.execute(f'ANALYZE "{table.name}"')
            start = 0

    async def _copy_lot(self, table: CopiedTable, lot: list[tuple[Any, ...]], copied: int) -> None:
        try:
            async with self._driver.transaction():
                await self._put(table, lot)
                await unfinished_move.advance(self._driver, table.name, copied)
        except Exception as error:
            if _is_of_a_value(error):
                await self._find_refused(table, lot)
            raise

    async def _put(self, table: CopiedTable, rows: Sequence[tuple[Any, ...]]) -> None:
        await self._driver.copy_records_to_table(table.name, records=rows, columns=table.columns)

    async def _find_refused(self, table: CopiedTable, lot: list[tuple[Any, ...]]) -> None:
        """Raise `OperatorError` with the first row of the lot that PostgreSQL does not take."""
        for row in lot:
            attempt = self._driver.transaction()
            await attempt.start()
            try:
                await self._put(table, [row])
            except Exception as error:
                raise OperatorError(
                    f"PostgreSQL does not take {table.described(row)}: {_reason(error)}.\n"
                    "Mend it in the old database, and begin again."
                ) from error
            finally:
                await attempt.rollback()

    async def compare(self, report: Report) -> None:
        """Compare every row with the one that PostgreSQL has; raise `OperatorError` if one differs.

        After that error the next move begins anew.
        """
        done = 0
        for table, count in zip(self._tables, self._counts, strict=True):
            for lot in table.rows(self._source):
                await self._compare_lot(table, lot)
                done += len(lot)
                report(done, self.rows)
            found = await self._driver.fetchval(table.count)
            if found != count:
                await self._fail(f"{table.name} has {found:,} rows in it instead of {count:,}")

    async def _compare_lot(self, table: CopiedTable, lot: list[tuple[Any, ...]]) -> None:
        keys = zip(*map(table.key, lot), strict=True)
        found = {
            table.key(row): row
            for row in map(tuple, await self._driver.fetch(table.find, *map(list, keys)))
        }
        for row in lot:
            there = found.get(table.key(row))
            if there is None:
                await self._fail(f"{table.described(row)} is missing there")
            elif there != row:
                await self._fail(f"{table.described(row)} has {table.difference(row, there)}")

    async def _fail(self, fault: str) -> None:
        await unfinished_move.begin_anew_next_time(self._driver)
        raise OperatorError(
            f"The new database is not what the old one is: {fault}.\n"
            "Nothing is lost: the old file is as it was, and the next `db move` begins anew. If "
            "this happens again, report it."
        )

    async def finish(self) -> None:
        """Let bots play on the new database."""
        async with self._driver.transaction():
            for table, column, sequence in await self._driver.fetch(_SEQUENCES):
                await self._driver.execute(
                    f'SELECT setval(\'{sequence}\', max("{column}")) FROM "{table}"'
                )
            # If the old file was played on since, Discord shows what is newer than the rows.
            await self._driver.execute(SHOW_ANEW)
            await unfinished_move.finish(self._driver, self._state)


@asynccontextmanager
async def begin(source: SqliteSnapshot, content: str, url: str) -> AsyncGenerator[DatabaseMove]:
    """Begin to move `source`, whose digest is `content`, to the PostgreSQL database at `url`.

    Raise `OperatorError` if it cannot be reached, is not empty, or if another move fills it;
    `PermanentError` if it is reached by a pooler; `AlreadyMovedError` if nothing is left to do.
    """
    with _explained(url) as attempt:
        async with _alone(url) as driver:
            async with writing(url) as connection:
                state, beginning = await connection.run_sync(
                    _take_over, UnfinishedMove(source.place, content, newest_revision())
                )
            attempt.has_begun = True
            yield DatabaseMove(source, driver, state, beginning)


@asynccontextmanager
async def _alone(url: str) -> AsyncGenerator[Any]:
    """Open a session of the driver during which no other move goes to the same database."""
    async with create_engine(url, PATIENT).connect() as connection:
        await _require_sessions(url)
        driver = driver_of(connection)
        await driver.execute(f"SET lock_timeout = '{_PATIENCE}'")
        try:
            await driver.execute("SELECT pg_advisory_lock($1)", _ONE_MOVE)
        except Exception as error:
            if getattr(error, "sqlstate", None) != _LOCK_TAKEN:
                raise
            raise OperatorError(
                "Another `db move` is filling this database. Wait for its end."
            ) from error
        try:
            yield driver
        finally:
            # Whatever it was doing: an open transaction is undone, and the lock is free.
            driver.terminate()
            await connection.invalidate()


async def _require_sessions(url: str) -> None:
    database = Database(url)
    try:
        await database.require_sessions()
    finally:
        await database.close()


def _take_over(connection: Connection, wanted: UnfinishedMove) -> tuple[UnfinishedMove, Beginning]:
    """Return the state of the move: a new one, or one that was ended in the middle."""
    # No bot makes tables meanwhile.
    lock_schema(connection)
    found = unfinished_move.find(connection)
    if found is None:
        if unfinished_move.finished_content(connection) == wanted.content:
            raise AlreadyMovedError
        _require_empty(connection)
    elif (found.content, found.revision) == (wanted.content, wanted.revision):
        return found, Beginning.CONTINUED
    elif found.place != wanted.place:
        raise OperatorError(
            f"Another database is being moved there, {found.place}, and that has not ended.\n"
            "Name an empty database."
        )
    else:
        unfinished_move.give_up(connection, found)
        _empty(connection)
    upgrade_on(connection, "The new database")
    _empty(connection)  # A migration may have written rows that the old database has as well.
    unfinished_move.begin(connection, wanted)
    return wanted, Beginning.NEW if found is None else Beginning.ANEW


def _require_empty(connection: Connection) -> None:
    other = connection.execute(CONTENTS["postgresql"]).scalar()
    if other is not None:
        raise OperatorError(
            f"The database is not empty: there is {other!r} in it, for one. Nothing is changed.\n"
            "Name an empty database, such as a new one that `createdb` makes."
        )


def _empty(connection: Connection) -> None:
    # An older version may have begun the move, without the newest tables.
    tables = metadata.tables.keys() & set(inspect(connection).get_table_names())
    named = ", ".join(f'"{table}"' for table in sorted(tables))
    connection.execute(text(f"TRUNCATE {named}"))


class _Attempt:
    """An attempt to move: ``has_begun`` says whether the new database knows of it."""

    has_begun = False


@contextmanager
def _explained(url: str) -> Generator[_Attempt]:
    """Turn errors of PostgreSQL, of its driver and of the network into `OperatorError`."""
    attempt = _Attempt()
    try:
        yield attempt
    except Exception as error:
        if not _is_of_database(error):
            raise
        left = _GOES_ON if attempt.has_begun else "Nothing is changed."
        raise TransientError(
            f"{shown_name(url)} cannot be used: {_reason(error)}.\n"
            f"Check the address, and that the database runs and may be written to. {left}"
        ) from error


def _is_of_database(error: Exception) -> bool:
    if isinstance(error, BrokenPipeError):
        # Nobody reads the output of the command any more.
        return False
    known = isinstance(error, (DBAPIError, NoAnswerError, OSError))
    return known or type(error).__module__.startswith("asyncpg.")


def _is_of_a_value(error: Exception) -> bool:
    """Return whether the driver or PostgreSQL does not take a value or a row."""
    code = getattr(error, "sqlstate", None) or ""
    return code[:2] in _OF_VALUES or isinstance(error, (TypeError, ValueError, OverflowError))


def _reason(error: BaseException) -> str:
    told = getattr(error, "orig", None) or error.__cause__ or error
    return (str(told) or type(told).__name__).partition("\n")[0].rstrip(".")
