"""Connections taken from a pool or opened for one user, each with an end to the wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.errors import NoAnswerError, NotWrittenError

from .connection_timeout import ConnectionTimeout, is_lost
from .connections import IdleConnections, create_engine, driver_of, to_write
from .limits import Limits
from .silence import Silence

_IS_READ_ONLY = text("SELECT current_setting('transaction_read_only')::boolean")
"""For PostgreSQL: a standby answers everything else."""
WRITES_A_PAGE = text("PRAGMA user_version = 0")
"""For SQLite: a statement that finds no row writes no page, and would not notice a full disk."""


class ConnectionSource:
    """The connections to one database under certain limits. Tells `silence` if one is dead."""

    def __init__(self, url: str, limits: Limits, silence: Silence | None = None) -> None:
        """`silence` is that of the same database with other limits."""
        self.limits = limits
        self.engine = create_engine(url, limits)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        # Each connection is new: for those that stay with their users, and to ask for an answer.
        self._apart = create_engine(url, limits, pooled=False)
        self.silence = silence or Silence(self._ask, limits)
        self._idle = IdleConnections(self.engine)
        self.silence.on_begun.append(self._idle.throw_away)

    def end(self) -> float:
        """Return the time of the loop at which a transaction that begins now has to be over."""
        return asyncio.get_running_loop().time() + self.limits.transaction

    def soon(self, until: float) -> float:
        """Return the time until which a connection has to answer before a new one is tried."""
        if not self.is_postgres:
            # SQLite may have to wait for other writers, and a new connection would, too.
            return until
        return min(until, asyncio.get_running_loop().time() + self.limits.beginning)

    async def take(self, engine: AsyncEngine, until: float) -> AsyncConnection:
        """Take a connection that answers. If the first one does not, all are new after that."""
        await self.silence.until_over()
        try:
            return await self._connect(engine, self.soon(until))
        except NoAnswerError:
            if not self.is_postgres:
                raise
        await self.silence.until_over()
        if asyncio.get_running_loop().time() >= until:
            raise NoAnswerError("the database has answered too late")
        return await self._connect(engine, until)

    async def _connect(self, engine: AsyncEngine, until: float) -> AsyncConnection:
        asked_at = self.silence.now()
        # Whoever had to wait for others has not asked the database before.
        moment = asyncio.get_running_loop().time() + self.silence.moment
        try:
            async with asyncio.timeout_at(max(until, moment)):
                return await engine.connect()
        except Exception as error:
            if not (isinstance(error, (OSError, NoAnswerError)) or is_lost(error)):
                raise
            self.silence.begin(error, asked_at)
            raise NoAnswerError("the database cannot be reached") from error

    @asynccontextmanager
    async def opened(self, engine: AsyncEngine, until: float) -> AsyncGenerator[AsyncConnection]:
        """Take a connection from the pool; it is closed if it is still used at `until`."""
        connection = await self.take(engine, until)
        guard = ConnectionTimeout(driver_of(connection), until, self.silence)
        try:
            yield connection
            guard.require_not_passed()
        except Exception as error:
            guard.judge(error)
            raise
        finally:
            await connection.close()
            guard.end()

    @asynccontextmanager
    async def session(self) -> AsyncGenerator[AsyncConnection]:
        """Open a connection for a user who keeps it, without transactions; close it at the end."""
        connection = await self.take(self._apart, self.end())
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            yield connection
        finally:
            with suppress(Exception):
                await driver_of(connection).close(timeout=self.limits.closing)
            await connection.invalidate()
            await connection.close()

    @asynccontextmanager
    async def within(self, driver: Any, more: float = 0.0) -> AsyncGenerator[None]:
        """Close the connection unless it answers in time, which may take some seconds `more`."""
        guard = ConnectionTimeout(driver, self.end() + more, self.silence)
        try:
            yield
        except Exception as error:
            guard.judge(error)
            raise
        finally:
            guard.end()

    async def _ask(self) -> None:
        """Raise an error unless the database can be written to on a new connection."""
        async with asyncio.timeout(self.limits.transaction):
            async with to_write(self._apart).begin() as connection:
                answer = await connection.execute(
                    _IS_READ_ONLY if self.is_postgres else WRITES_A_PAGE
                )
                if self.is_postgres and answer.scalar_one():
                    raise NotWrittenError("the server is a standby, or set to read only")

    def forget_statements(self) -> None:
        """Empty the caches of compiled statements."""
        self.engine.clear_compiled_cache()
        self._apart.clear_compiled_cache()

    async def close(self) -> None:
        """Close every connection; do not wait for those that do not answer."""
        # A server needs no farewell, and a dead one would not take it. A file is closed in order.
        if self.is_postgres or self.silence.lasts is not None:
            self._idle.throw_away()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.limits.closing):
                await self.engine.dispose()
                await self._apart.dispose()
        self._idle.throw_away()
        await self._idle.closed()
