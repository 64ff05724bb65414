"""The file with everything that is stored about a person."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

_INDENT = b"\n   "


class PersonalFile:
    """JSON with a line for each value, for people to read; rows can be added a few at a time."""

    def __init__(self, user_id: int, written_at: str) -> None:
        self._head = {"user_id": str(user_id), "written_at": written_at}
        self._tables: dict[str, list[bytes]] = {}

    def add(self, table: str, rows: Iterable[Mapping[str, Any]]) -> None:
        """Add rows of a table."""
        self._tables.setdefault(table, []).extend(map(_readable, rows))

    def content(self) -> bytes:
        """Return the whole file."""
        head = [_pair(name, msgspec.json.encode(value)) for name, value in self._head.items()]
        tables = [_table(name, rows) for name, rows in self._tables.items() if rows]
        kept = b"{\n" + b",\n".join(tables) + b"\n }" if tables else b"{}"
        return b"{\n" + b",\n".join([*head, _pair("kept", kept)]) + b"\n}"


def _readable(row: Mapping[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(row), indent=1).replace(b"\n", _INDENT)


def _table(name: str, rows: list[bytes]) -> bytes:
    return b" " + _pair(name, b"[" + _INDENT + (b"," + _INDENT).join(rows) + b"\n  ]")


def _pair(name: str, value: bytes) -> bytes:
    return b" " + msgspec.json.encode(name) + b": " + value
