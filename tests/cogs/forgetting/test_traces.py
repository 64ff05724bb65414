"""The search for traces finds them: a trace that it missed would go unnoticed in other tests."""

from __future__ import annotations

import shutil
import struct
import zlib
from functools import lru_cache
from pathlib import Path

import msgspec
import pytest

from bot.store.database import Database

from . import traces
from .traces import Sought, in_files, in_memory, in_tables

NAME, ID = "Frieda von Gegenueber", 730000000000000037
FRIEDA = Sought((ID,), (NAME,))

FORMS = {
    "digits": str(ID).encode(),
    "a word among others": f"x Frieda von Gegenueber {ID}".encode(),
    "msgpack": msgspec.msgpack.encode([1, ID]),
    "8 bytes": struct.pack("<q", ID),
    "JSON, compressed": zlib.compress(msgspec.json.encode({"user_id": ID})),
    "compressed behind a version": b"\x01" + zlib.compress(b"Frieda von Gegenueber"),
}


@pytest.mark.parametrize("form", FORMS)
async def test_in_a_table_and_in_a_file(tmp_path: Path, empty_database: Path, form: str) -> None:
    shutil.copy(empty_database, tmp_path / "any.sqlite3")
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'any.sqlite3'}")
    try:
        assert await in_tables(database, FRIEDA) == []
        async with database.write() as connection:
            # A table that the bot's schema does not define.
            await connection.exec_driver_sql("CREATE TABLE another (kept BLOB)")
            await connection.exec_driver_sql("INSERT INTO another VALUES (?)", (FORMS[form],))
        assert await in_tables(database, FRIEDA) == ["another.kept"]
    finally:
        await database.close()
    (tmp_path / "file").write_bytes(FORMS[form])
    assert "file" in in_files(tmp_path, FRIEDA)


_Unseen = msgspec.defstruct("_Unseen", [("user_id", int)], module="bot.tables", gc=False)


def _closure() -> object:
    name = f"{NAME}, again"
    return lambda: name


def _cached() -> object:
    kept = lru_cache(4)(lambda number: number + 1)
    kept(ID)
    return kept


@pytest.mark.parametrize(
    "held",
    [
        [(1, {"a": {ID}})],
        {ID: 1},
        _Unseen(ID),
        [_Unseen(ID)],
        _closure(),
        _cached(),
        {"text": f"<@{ID}>"},
        [zlib.compress(NAME.encode())],
    ],
)
def test_in_memory(held: object, monkeypatch: pytest.MonkeyPatch) -> None:
    # Without the project's own modules: searching them takes a second each time.
    monkeypatch.setattr(traces, "_OURS", ())
    found = in_memory([held], FRIEDA)
    assert found
    assert all(" -> " in way for way in found)


def test_traces_of_others_in_memory_are_not_reported() -> None:
    assert in_memory([[1, "Frieda", ID + 1]], FRIEDA) == []
