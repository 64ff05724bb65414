"""Faults at the start that may go away: the bot waits for two minutes, and says so."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from bot import patient_start
from bot.client import running
from bot.config import Secret, Settings
from bot.errors import NoAnswerError, OperatorError, PermanentError, TransientError
from bot.monitoring.health import Health
from bot.patient_start import start_patiently


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patient_start, "_PAUSES", (0.0,))


class Attempts:
    """Attempts that fail with these errors, one after the other, and then succeed."""

    def __init__(self, *errors: Exception) -> None:
        self._errors = list(errors)
        self.made = 0

    async def __call__(self) -> str:
        self.made += 1
        if self._errors:
            raise self._errors.pop(0)
        return "done"


async def test_each_failed_attempt_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    attempt = Attempts(TransientError("The port is taken.\nChoose another."), NoAnswerError("late"))
    assert await start_patiently(attempt) == "done"
    first, second = [record.getMessage() for record in caplog.records]
    assert (
        first == "the bot cannot start yet: trying again in 0 s. The port is taken. Choose another."
    )
    assert "The database does not answer." in second


@pytest.mark.parametrize("kind", [PermanentError, OperatorError, ValueError])
async def test_what_no_waiting_mends_ends_at_once(kind: Callable[[str], Exception]) -> None:
    attempt = Attempts(kind("damaged"))
    with pytest.raises(Exception, match="damaged"):
        await start_patiently(attempt)
    assert attempt.made == 1


async def test_after_two_minutes_the_bot_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patient_start, "_SECONDS", -1.0)
    with pytest.raises(TransientError, match="The database does not answer"):
        await start_patiently(Attempts(NoAnswerError("late")))


async def test_a_folder_that_can_be_written_to_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    in_the_way = tmp_path / "data"
    in_the_way.touch()
    played: list[Path] = []

    async def play(*_given: object) -> None:
        played.append(in_the_way / "games.sqlite3")

    def clear_the_way(record: logging.LogRecord) -> bool:
        in_the_way.unlink(missing_ok=True)
        return True

    monkeypatch.setattr(running, "_play", play)
    monkeypatch.setattr(patient_start.log, "filters", [clear_the_way])
    await running.run(_settings(in_the_way / "games.sqlite3"))
    assert [file.exists() for file in played] == [True]
    assert "cannot be made" in caplog.text


async def test_a_port_that_is_free_later(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        def leave(record: logging.LogRecord) -> bool:
            taken.close()
            return True

        patient_start.log.addFilter(leave)
        try:
            settings = _settings(tmp_path / "games.sqlite3", metrics_port=port)
            async with running._serving(settings, Health({}, {})):
                pass
        finally:
            patient_start.log.removeFilter(leave)
    assert f"port {port}" in caplog.text


async def test_a_database_that_falls_silent_later_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def play(*_given: object) -> None:
        raise NoAnswerError("the database does not answer")

    monkeypatch.setattr(running, "_play", play)
    with pytest.raises(OperatorError, match="The database does not answer"):
        await running.run(_settings(tmp_path / "games.sqlite3"))


def _settings(file: Path, metrics_port: int | None = None) -> Settings:
    return Settings(
        discord_token=Secret("made.up"),
        database_url=f"sqlite+aiosqlite:///{file}",
        metrics_port=metrics_port,
    )
