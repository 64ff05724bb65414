"""An empty database of each kind."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import migrate
from bot.store.database import Database


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}"


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    await migrate.upgrade_async(url)
    database = Database(url)
    yield database
    await database.close()
