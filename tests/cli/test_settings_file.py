"""`--env-file`: a command with the settings of the bot's service."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
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


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_pipe_is_refused_and_not_waited_for(
    service: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It can be read only once: another database was asked, without a word."""
    os.mkfifo("pipe.env")
    assert status_of("--env-file", "pipe.env", "privacy", "list", "list.json") == 2
    assert "pipe.env cannot be read: it is a pipe" in capsys.readouterr().err


def test_a_pipe_of_the_shell_is_refused(service: Path, capsys: pytest.CaptureFixture[str]) -> None:
    reading, writing = os.pipe()
    try:
        os.write(writing, service.read_bytes())
        os.close(writing)
        assert status_of("--env-file", f"/dev/fd/{reading}", "privacy", "list", "list.json") == 2
        assert os.read(reading, 9) == b"DATABASE_"
    finally:
        os.close(reading)
    assert f"/dev/fd/{reading} cannot be read: it is a pipe" in capsys.readouterr().err


def test_nothing_can_be_named(service: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert config.load({}, Path(os.devnull)) == config.Settings()
    assert status_of("--env-file", os.devnull, "rules") == 0


def _make_folder(env_file: Path) -> None:
    env_file.mkdir()


def _make_link_to_nowhere(env_file: Path) -> None:
    env_file.symlink_to("not-there.env")


def _make_link_in_a_circle(env_file: Path) -> None:
    env_file.symlink_to(env_file)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (_make_folder, "it is a folder"),
        (_make_link_to_nowhere, "it is a link that leads nowhere"),
        (_make_link_in_a_circle, "it is a link that leads nowhere"),
    ],
)
def test_an_env_that_is_no_file_is_not_overlooked(
    make: Callable[[Path], None], said: str, service: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    env_file = service.with_name(".env")
    env_file.unlink()
    make(env_file)
    assert main(["privacy", "list", "list.json"]) == 2
    assert f".env: cannot be read: {said}" in capsys.readouterr().err
    assert main(["doctor", "--offline"]) == 1
    assert f".env: cannot be read: {said}" in capsys.readouterr().out


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


def test_the_bot_beside_the_playground_does_not_read_its_own_input(
    service: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Path | None] = []

    async def play(_settings: config.Settings, env_file: Path | None) -> None:
        started.append(env_file)

    monkeypatch.setattr(run, "_playground_with_bot", play)
    with service.open("rb") as opened:
        assert main(["--env-file", f"/dev/fd/{opened.fileno()}", "run"]) == 0
    assert started == [service]


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
