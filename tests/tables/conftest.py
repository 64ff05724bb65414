"""A world with one table room in it."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.sqlite_in_place import sqlite_in_place
from tests.tables.world import World


@pytest.fixture
def in_place() -> Iterator[None]:
    """What is tested is not how statements of several tasks or processes meet."""
    with sqlite_in_place():
        yield


@pytest.fixture
async def world(in_place: None, empty_database: Path, tmp_path: Path) -> AsyncIterator[World]:
    file = tmp_path / "tables.sqlite3"
    shutil.copy(empty_database, file)
    world = World(f"sqlite+aiosqlite:///{file}")
    yield world
    await world.close()
