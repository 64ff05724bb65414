"""A search for traces of a user in a database, in files and in the memory of a process.

A trace is the user's id or name, in any of the forms in which a value or file may hold it.
"""

from __future__ import annotations

import functools
import gc
import logging
import struct
import sys
import types
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, MetaData, Table, inspect, text

from bot.store.database import Database

_OURS = ("bot", "cogs")
_LOOKED_INTO = (*_OURS, "discord", "sqlalchemy", "aiosqlite", "asyncpg", "msgspec", "aiohttp")
"""Packages whose classes are searched as well, since they may refer to a bot's data."""
_LED_AWAY = ("simcord", "tests", "pytest", "_pytest", "asyncio", "logging", "weakref")
"""Packages that are not followed: they lead from the bot to the test and to the simulator."""


@dataclass(frozen=True)
class Sought:
    """The user to search for: their numbers (user id, DM channel id) and words (name, typed
    texts).
    """

    numbers: tuple[int, ...]
    words: tuple[str, ...]

    @functools.cached_property
    def forms(self) -> dict[str, bytes]:
        """The byte strings to search for, by a name for the form."""
        found: dict[str, bytes] = {}
        for word in self.words:
            found |= {word: word.encode(), f"{word} in UTF-16": word.encode("utf-16-le")}
        for number in self.numbers:
            found |= {
                f"{number} in digits": str(number).encode(),
                f"{number} in hexadecimal": f"{number:x}".encode(),
                # Big-endian as SQLite and msgpack write it, and little-endian as in memory.
                f"{number} in 8 bytes": struct.pack(">q", number),
                f"{number} in 8 bytes, reversed": struct.pack("<q", number),
            }
        return found

    def in_bytes(self, content: bytes) -> list[str]:
        """Return the forms that `content` contains, compressed or not."""
        opened = [content, *_decompressed(content)]
        return [form for form, part in self.forms.items() if any(part in each for each in opened)]

    def in_value(self, value: object) -> bool:
        """Return whether a plain value is, or contains, one of the numbers or words."""
        if isinstance(value, bool):
            return False
        if isinstance(value, int):
            return value in self.numbers
        if isinstance(value, str):
            return any(part in value for part in (*self.words, *map(str, self.numbers)))
        return isinstance(value, (bytes, bytearray)) and bool(self.in_bytes(bytes(value)))


def _decompressed(content: bytes) -> Iterator[bytes]:
    """Yield `content` decompressed, if it is compressed: all of it, or all after a version byte."""
    for skipped in (0, 1):
        with suppress(zlib.error):
            yield zlib.decompress(content[skipped:])


async def in_tables(database: Database, sought: Sought) -> list[str]:
    """Return the columns, of every table in the database, that contain a trace."""
    async with database.read() as connection:
        return await connection.run_sync(_in_tables, sought)


def _in_tables(connection: Connection, sought: Sought) -> list[str]:
    # The schema is read from the database itself, so that unlisted tables are searched too.
    found: list[str] = []
    schema = MetaData()
    schema.reflect(connection)
    names = inspect(connection).get_table_names()
    assert set(names) == set(schema.tables)
    for table in schema.tables.values():
        found += _in_table(connection, table, sought)
    return found


def _in_table(connection: Connection, table: Table, sought: Sought) -> Iterator[str]:
    # Plain SQL ignores the column types: the search needs the raw values.
    rows = connection.execute(text(f'SELECT * FROM "{table.name}"')).mappings().all()
    for row in rows:
        for column, value in row.items():
            if sought.in_value(value) or sought.in_bytes(_plain(value)):
                yield f"{table.name}.{column}"


def _plain(value: object) -> bytes:
    """Return a value as bytes; the driver decodes JSON columns, so those are encoded again."""
    if isinstance(value, (bytes, memoryview)):
        return bytes(value)
    if isinstance(value, (str, int, float)) or value is None:
        return str(value).encode()
    return msgspec.json.encode(value, enc_hook=str)


def in_files(folder: Path, sought: Sought) -> dict[str, list[str]]:
    """Return the files that contain traces, with the forms found in each."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file() and (there := sought.in_bytes(file.read_bytes())):
            found[str(file.relative_to(folder))] = there
    return found


def in_memory(roots: Iterable[object], sought: Sought) -> list[str]:
    """Return the reference paths to all traces reachable from `roots` or the project's modules."""
    gc.collect()
    modules = [
        vars(module)
        for name, module in sorted(sys.modules.items())
        if name.partition(".")[0] in _OURS
    ]
    return _Walk(sought).through([*roots, *modules])


class _Walk:
    """A walk over all reachable objects that visits each of them once."""

    def __init__(self, sought: Sought) -> None:
        self._sought = sought
        self._came_from: dict[int, tuple[int, object]] = {}

    def through(self, roots: list[object]) -> list[str]:
        waiting: list[object] = []
        for root in roots:
            self._came_from.setdefault(id(root), (0, root))
            waiting.append(root)
        found: list[str] = []
        while waiting:
            here = waiting.pop()
            for part in _parts(here):
                if self._sought.in_value(part):
                    found.append(f"{self._way(here)} -> {str(part)[:60]!r}")
                elif _is_to_be_looked_into(part) and id(part) not in self._came_from:
                    # Keep the object alive, so that no other object gets its id meanwhile.
                    self._came_from[id(part)] = (id(here), part)
                    waiting.append(part)
        return found

    def _way(self, thing: object) -> str:
        way: list[str] = []
        number = id(thing)
        while number:
            number, thing = self._came_from[number]
            kind = type(thing)
            way.append(f"{kind.__module__}.{kind.__qualname__}")
        return " < ".join(way[:14])


def _parts(thing: object) -> list[Any]:
    if isinstance(thing, types.FunctionType):
        return [thing.__closure__, thing.__defaults__, thing.__kwdefaults__]
    parts = gc.get_referents(thing)
    if isinstance(thing, msgspec.Struct):
        # The garbage collector does not track structs declared with gc=False.
        parts += [getattr(thing, field) for field in thing.__struct_fields__]
    return parts


def _is_to_be_looked_into(thing: object) -> bool:
    if isinstance(thing, (str, int, float, bytes, types.ModuleType, types.CodeType)):
        return False
    if isinstance(thing, (logging.Logger, logging.Handler)):
        return False
    where = thing.__module__ if isinstance(thing, type) else type(thing).__module__
    package = str(where).partition(".")[0]
    if isinstance(thing, type):
        return package in _LOOKED_INTO
    return package not in _LED_AWAY and package.strip("_") not in _LED_AWAY
