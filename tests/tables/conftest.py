"""Fixtures: a `World` with an empty SQLite database."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.sqlite_in_place import sqlite_in_place
from tests.tables.world import World


@pytest.fixture
def in_place() -> Iterator[None]:
    """Run SQLite in the test's own thread: these tests are not about concurrent statements."""
    with sqlite_in_place():
        yield


@pytest.fixture
async def world(in_place: None, empty_database: Path, tmp_path: Path) -> AsyncIterator[World]:
    file = tmp_path / "tables.sqlite3"
    shutil.copy(empty_database, file)
    world = World(f"sqlite+aiosqlite:///{file}")
    yield world
    await world.close()
