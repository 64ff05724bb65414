"""Where somebody still stands: in a database, in files, in the memory of a process.

A trace is their id or their name, in any of the forms in which a value or a file may hold it.
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
"""Packages whose classes may hold what a bot keeps."""
_LED_AWAY = ("simcord", "tests", "pytest", "_pytest", "asyncio", "logging", "weakref")
"""These lead from a bot to the test and to the Discord that the test is on."""


@dataclass(frozen=True)
class Sought:
    """Whose traces are looked for, by their numbers (their id, their direct messages) and words
    (their name, and what they have typed).
    """

    numbers: tuple[int, ...]
    words: tuple[str, ...]

    @functools.cached_property
    def forms(self) -> dict[str, bytes]:
        """What may stand somewhere in bytes."""
        found: dict[str, bytes] = {}
        for word in self.words:
            found |= {word: word.encode(), f"{word} in UTF-16": word.encode("utf-16-le")}
        for number in self.numbers:
            found |= {
                f"{number} in digits": str(number).encode(),
                f"{number} in hexadecimal": f"{number:x}".encode(),
                # As SQLite and msgpack write it, and as a machine does.
                f"{number} in 8 bytes": struct.pack(">q", number),
                f"{number} in 8 bytes, turned": struct.pack("<q", number),
            }
        return found

    def in_bytes(self, content: bytes) -> list[str]:
        """Which forms stand there; what is compressed is opened first."""
        opened = [content, *_decompressed(content)]
        return [form for form, part in self.forms.items() if any(part in each for each in opened)]

    def in_value(self, value: object) -> bool:
        """Whether a plain value is, or holds, what is looked for."""
        if isinstance(value, bool):
            return False
        if isinstance(value, int):
            return value in self.numbers
        if isinstance(value, str):
            return any(part in value for part in (*self.words, *map(str, self.numbers)))
        return isinstance(value, (bytes, bytearray)) and bool(self.in_bytes(bytes(value)))


def _decompressed(content: bytes) -> Iterator[bytes]:
    """What `content` is, if it is compressed: as a whole, or behind a version of one byte."""
    for skipped in (0, 1):
        with suppress(zlib.error):
            yield zlib.decompress(content[skipped:])


async def in_tables(database: Database, sought: Sought) -> list[str]:
    """The columns, of every table that there is, in which a trace stands."""
    async with database.read() as connection:
        return await connection.run_sync(_in_tables, sought)


def _in_tables(connection: Connection, sought: Sought) -> list[str]:
    # As it is there, not as the house believes: a table that nobody has listed is read, too.
    found: list[str] = []
    schema = MetaData()
    schema.reflect(connection)
    names = inspect(connection).get_table_names()
    assert set(names) == set(schema.tables)
    for table in schema.tables.values():
        found += _in_table(connection, table, sought)
    return found


def _in_table(connection: Connection, table: Table, sought: Sought) -> Iterator[str]:
    # Without the types of the columns: what stands there is to be seen, not what it means.
    rows = connection.execute(text(f'SELECT * FROM "{table.name}"')).mappings().all()
    for row in rows:
        for column, value in row.items():
            if sought.in_value(value) or sought.in_bytes(_plain(value)):
                yield f"{table.name}.{column}"


def _plain(value: object) -> bytes:
    """A value as bytes: JSON columns come as what they hold."""
    if isinstance(value, (bytes, memoryview)):
        return bytes(value)
    if isinstance(value, (str, int, float)) or value is None:
        return str(value).encode()
    return msgspec.json.encode(value, enc_hook=str)


def in_files(folder: Path, sought: Sought) -> dict[str, list[str]]:
    """The files in which traces stand, and in which forms."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file() and (there := sought.in_bytes(file.read_bytes())):
            found[str(file.relative_to(folder))] = there
    return found


def in_memory(roots: Iterable[object], sought: Sought) -> list[str]:
    """Where a trace stands in what these lead to and in our own modules: the way to each."""
    gc.collect()
    modules = [
        vars(module)
        for name, module in sorted(sys.modules.items())
        if name.partition(".")[0] in _OURS
    ]
    return _Walk(sought).through([*roots, *modules])


class _Walk:
    """Goes from object to object, each once."""

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
                    # Kept with its number, which another object must not get meanwhile.
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
        # The collector does not see into structs that were made so as to be left out by it.
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
