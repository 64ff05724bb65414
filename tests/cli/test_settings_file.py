"""`--env-file`: a command with the settings of the bot's service."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from bot import config
from bot.cli import main, run
from bot.errors import OperatorError

from .other_user import CAN_BE_NOBODY, NEEDS_NOBODY, as_nobody, open_folder
from .status import status_of


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of settings, and a .env in the current folder that names another database."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("DATABASE_URL=sqlite:///of-env.sqlite3\n")
    settings = tmp_path / "service.env"
    settings.write_text("DATABASE_URL=sqlite:///of-service.sqlite3\n")
    return settings


def test_it_is_read_instead_of_the_one_in_the_current_folder(
    service: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--env-file", str(service), "db", "upgrade"]) == 0
    assert "of-service.sqlite3 is up to date" in capsys.readouterr().out
    assert not Path("of-env.sqlite3").exists()
    assert main(["privacy", "list", "list.json"]) == 1
    assert "of-env.sqlite3 is not there" in capsys.readouterr().err


def test_the_environment_wins(
    service: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite:///of-environment.sqlite3")
    assert main(["--env-file", str(service), "privacy", "list", "list.json"]) == 1
    assert "of-environment.sqlite3 is not there" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["not-there.env", "."])
def test_a_file_that_cannot_be_read_is_misuse(
    name: str, service: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status_of("--env-file", name, "db", "upgrade") == 2
    assert f"{name} cannot be read" in capsys.readouterr().err


async def test_the_bot_beside_the_playground_reads_it_too(
    service: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []

    async def start(*command: str, **_others: Any) -> None:
        started.extend(command)
        raise OperatorError

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    monkeypatch.setenv("PLAYGROUND_PORT", "0")
    settings = config.load(env_file=service)
    with pytest.raises(OperatorError):
        await run._playground_with_bot(settings, service)
    assert started[2:5] == ["--env-file", str(service), "run"]


@pytest.mark.root
@pytest.mark.skipif(not CAN_BE_NOBODY, reason=NEEDS_NOBODY)
def test_a_folder_that_may_not_be_entered_has_no_settings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With `sudo -u` the current folder is often that of another user."""
    with open_folder() as folder:
        (folder / ".env").write_text("LOG_LEVEL=DEBUG\n")
        monkeypatch.chdir(folder)
        folder.chmod(0o700)
        with as_nobody():
            assert config.load({}).log_level == "INFO"
        assert config.load({}).log_level == "DEBUG"
        os.chdir("/")
