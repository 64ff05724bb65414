"""A disk that hangs: while a file exists, SQLite's statements wait, as they would for the system.

Python imports this module at its start where the folder is on PYTHONPATH. CONTRA_DISK_HANGS names
the file. The statement waits in the thread that executes it, and cannot be interrupted there.
"""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Any

_HANGS = os.environ.get("CONTRA_DISK_HANGS")
_LOOK_AGAIN = 0.05


def _wait() -> None:
    while _HANGS is not None and Path(_HANGS).exists():
        time.sleep(_LOOK_AGAIN)


class _Cursor(sqlite3.Cursor):
    def execute(self, *given: Any) -> sqlite3.Cursor:
        _wait()
        return super().execute(*given)

    def executemany(self, *given: Any) -> sqlite3.Cursor:
        _wait()
        return super().executemany(*given)


class _Connection(sqlite3.Connection):
    def cursor(self, factory: Any = _Cursor) -> Any:
        return super().cursor(factory)

    def execute(self, *given: Any) -> sqlite3.Cursor:
        _wait()
        return super().execute(*given)

    def executemany(self, *given: Any) -> sqlite3.Cursor:
        _wait()
        return super().executemany(*given)

    def commit(self) -> None:
        _wait()
        super().commit()


_connect = sqlite3.connect


def _hanging(*given: Any, **named: Any) -> sqlite3.Connection:
    return _connect(*given, **{"factory": _Connection, **named})


if _HANGS is not None:
    sqlite3.connect = _hanging
    setattr(sqlite3.dbapi2, "connect", _hanging)  # noqa: B010  # pyright: ignore
