"""An empty database of each kind."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.database import Database


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}"


@pytest.fixture
async def database(url: str, tmp_path: Path, empty_database: Path) -> AsyncIterator[Database]:
    shutil.copy(empty_database, tmp_path / "store.sqlite3")
    database = Database(url)
    yield database
    await database.close()
