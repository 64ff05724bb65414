"""SQL statements that are compiled once for all databases of the tests.

SQLAlchemy keeps compiled statements for each engine. Each test has a database of its own, so nearly
every statement was compiled again, which took a tenth of the time of tests with a database.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import engines


class CompiledStatements(MutableMapping[Any, Any]):
    """SQLAlchemy's cache of compiled statements, with one entry for all dialects of a kind."""

    def __init__(self) -> None:
        self._compiled: dict[Any, Any] = {}

    def __getitem__(self, key: Any) -> Any:
        return self._compiled[_of_any_engine(key)]

    def __setitem__(self, key: Any, compiled: Any) -> None:
        self._compiled[_of_any_engine(key)] = compiled

    def __delitem__(self, key: Any) -> None:
        del self._compiled[_of_any_engine(key)]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._compiled)

    def __len__(self) -> int:
        return len(self._compiled)


def _of_any_engine(key: Any) -> Any:
    """Return a key of SQLAlchemy's cache with the kind of dialect in place of an engine's own."""
    dialect, *statement = key
    return type(dialect), *statement


@contextmanager
def compiled_once() -> Iterator[None]:
    """Let all engines that the bot creates share their compiled statements."""
    options = {"compiled_cache": CompiledStatements()}
    sharing = partial(create_async_engine, execution_options=options)
    with patch.object(engines, "create_async_engine", sharing):
        yield
