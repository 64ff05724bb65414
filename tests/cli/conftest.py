"""Fixtures for tests of the command line."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for a database, in a folder that has no .env."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "new" / "games.sqlite3"
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{file}")
    return file
