"""The end of a wait for the database, and which errors mean that it has not answered."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

from bot.errors import NoAnswerError

from .silence import Silence
from .sqlite_driver import PRIMARY_CODE

_OUT_OF_TIME = ("57014", "55P03")
"""PostgreSQL's codes for a statement, or a wait for a lock, that the server has given up."""

_GONE = ("08", "53300", "57P")
"""What PostgreSQL's codes for connections begin with that are lost or not to be had."""


class OutOfTimeError(NoAnswerError):
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
        """Raise `NoAnswerError` if `error` means that the database has not answered."""
        if self._has_passed or self._driver.is_closed() or is_lost(error):
            self._silence.begin(error, self._asked_at)
            raise NoAnswerError("the database has not answered") from error
        if _sqlstate(error) in _OUT_OF_TIME or _is_busy(error):
            raise OutOfTimeError("the database has taken too long") from error


def is_lost(error: Exception) -> bool:
    """Return whether the connection was lost, or could not be had."""
    return getattr(error, "connection_invalidated", False) or _sqlstate(error).startswith(_GONE)


def _is_busy(error: Exception) -> bool:
    """Return whether SQLite has waited for other writers in vain."""
    code = getattr(_original(error), "sqlite_errorcode", None)
    return code is not None and code & PRIMARY_CODE == sqlite3.SQLITE_BUSY


def _sqlstate(error: Exception) -> str:
    return getattr(_original(error), "sqlstate", None) or ""


def _original(error: Exception) -> object:
    """Return the driver's error that SQLAlchemy has wrapped."""
    return getattr(error, "orig", None) or error
