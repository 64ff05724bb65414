"""The end of a wait for the database, and which errors mean that it has not answered."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

from bot.errors import NoAnswerError, NotWrittenError

from .silence import Silence
from .sqlite_driver import PRIMARY_CODE

_OUT_OF_TIME = ("57014", "55P03")
"""PostgreSQL's codes for a statement, or a wait for a lock, that the server has given up."""

_GONE = ("08", "53300", "57P")
"""What PostgreSQL's codes for connections begin with that are lost or not to be had."""


_READ_ONLY = "25006"
"""PostgreSQL's code for a write that a standby, or a server set to read only, refuses."""


class OutOfTimeError(NotWrittenError):
    """Raised if the database has itself given up what was asked of it: it was not carried out."""


class ConnectionTimeout:
    """Closes a connection that is still used after a time: whoever waits for it gets an error.

    The one who waits is not cancelled: a lost connection is an error that the drivers know well.
    """

    def __init__(self, driver: Any, until: float, silence: Silence) -> None:
        """`driver`: the driver's own connection; `until`: a time of the event loop."""
        self._driver = driver
        self._silence = silence
        self._has_passed = False
        self._asked_at = silence.now()
        loop = asyncio.get_running_loop()
        # Whatever the time before, a statement that is begun may take a moment.
        self._timer = loop.call_at(max(until, loop.time() + silence.moment), self._pass)

    def _pass(self) -> None:
        self._has_passed = True
        self._silence.begin(TimeoutError(), self._asked_at)
        self._driver.terminate()

    def end(self) -> None:
        """Leave the connection open from now on."""
        self._timer.cancel()

    def require_not_passed(self) -> None:
        """Raise `NoAnswerError` if the connection was closed, even if nobody has noticed."""
        if self._has_passed:
            raise NoAnswerError("the database has not answered in time")

    def judge(self, error: Exception) -> None:
        """Raise `NoAnswerError` if `error` means that the database has not answered.

        A connection that refuses to write leads to a server that has become a standby, or to a file
        that has become read-only: with this silence all connections are closed.
        """
        if refuses_writes(error):
            self._silence.begin(error, self._asked_at)
            raise NotWrittenError("the database refuses to write") from error
        if self._has_passed or self._driver.is_closed() or is_lost(error):
            self._silence.begin(error, self._asked_at)
            raise NoAnswerError("the database has not answered") from error
        if _sqlstate(error) in _OUT_OF_TIME or _is_busy(error):
            raise OutOfTimeError("the database has taken too long") from error


def is_lost(error: Exception) -> bool:
    """Return whether the connection was lost, or could not be had."""
    return getattr(error, "connection_invalidated", False) or _sqlstate(error).startswith(_GONE)


def refuses_writes(error: Exception) -> bool:
    """Return whether the database can be read, but not written to."""
    return _sqlstate(error) == _READ_ONLY or _sqlite_code(error) == sqlite3.SQLITE_READONLY


def _is_busy(error: Exception) -> bool:
    """Return whether SQLite has waited for other writers in vain."""
    return _sqlite_code(error) == sqlite3.SQLITE_BUSY


def _sqlite_code(error: Exception) -> int | None:
    code = getattr(_original(error), "sqlite_errorcode", None)
    return None if code is None else code & PRIMARY_CODE


def _sqlstate(error: Exception) -> str:
    return getattr(_original(error), "sqlstate", None) or ""


def _original(error: Exception) -> object:
    """Return the driver's error that SQLAlchemy has wrapped."""
    return getattr(error, "orig", None) or error
