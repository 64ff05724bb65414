"""A database that is silent while the bot starts."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from bot.client import running
from bot.config import Secret, Settings
from bot.errors import NoAnswerError, OperatorError
from bot.store.database import Database


class _Database:
    """A database that answers after some questions."""

    def __init__(self, silent_for: int) -> None:
        self.asked = 0
        self._silent_for = silent_for

    async def require_sessions(self) -> None:
        self.asked += 1
        if self.asked <= self._silent_for:
            raise NoAnswerError("the database does not answer")


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "_ASKED_AGAIN", 0.0)


async def test_the_start_waits_for_it() -> None:
    database = _Database(silent_for=3)
    await running._until_it_answers(cast(Database, database))
    assert database.asked == 4


async def test_the_start_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "_SECONDS_TO_ANSWER", 0.0)
    with pytest.raises(NoAnswerError):
        await running._until_it_answers(cast(Database, _Database(silent_for=10**6)))


async def test_the_operator_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def play(*_given: object) -> None:
        raise NoAnswerError("the database does not answer")

    monkeypatch.setattr(running, "_play", play)
    url = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"
    settings = Settings(discord_token=Secret("made.up"), database_url=url)
    with pytest.raises(OperatorError, match="The database does not answer"):
        await running.run(settings)
