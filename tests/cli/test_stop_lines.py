"""The line of the log that says why the bot stops."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
from collections.abc import Callable

import pytest

from bot import client
from bot.cli import _lifetime, run
from bot.config import Settings
from bot.errors import MisuseError, OperatorError

NO_SUCH_TOKEN = "Discord does not know this DISCORD_TOKEN."


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Return `contra-uno run`, in which the bot does nothing but call a function and wait."""

    def started(act: Callable[[], object], parent: int | None = None) -> int:
        async def running(_settings: Settings) -> None:
            act()
            await asyncio.Event().wait()

        monkeypatch.setattr(client, "run", running)
        return run.run(argparse.Namespace(env_file=None, require_token=True, parent=parent))

    monkeypatch.setenv("DISCORD_TOKEN", "anything")
    monkeypatch.setattr(run.logs, "configure", lambda *_: None)
    monkeypatch.setattr(_lifetime, "_end_after", lambda _seconds: None)
    return started


@pytest.fixture(autouse=True)
def everything(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)


def stops(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """Return the level of each line that says that the bot stops, and why it does."""
    lines = [line for line in caplog.records if line.getMessage() == "the bot stops"]
    return [(line.levelname, vars(line)["why"]) for line in lines]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_is_named_once(
    start: Callable[..., int], caplog: pytest.LogCaptureFixture, number: signal.Signals
) -> None:
    def twice() -> None:
        os.kill(os.getpid(), number)
        os.kill(os.getpid(), number)

    assert start(twice) == 0
    assert stops(caplog) == [("INFO", number.name)]


def test_a_refusal_of_discord_is_named(
    start: Callable[..., int], caplog: pytest.LogCaptureFixture
) -> None:
    def refuse() -> None:
        raise MisuseError(NO_SUCH_TOKEN)

    with pytest.raises(MisuseError):
        start(refuse)
    assert stops(caplog) == [("ERROR", NO_SUCH_TOKEN)]


def test_an_error_that_nobody_expected_is_in_the_log_and_not_on_the_terminal(
    start: Callable[..., int], caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise KeyError("shard")

    with pytest.raises(OperatorError, match="the log says which"):
        start(fail)
    assert stops(caplog) == [("CRITICAL", "KeyError('shard')")]
    assert "Traceback" in caplog.text


def test_the_end_of_the_playground_is_named(
    start: Callable[..., int], caplog: pytest.LogCaptureFixture
) -> None:
    assert start(lambda: None, os.getppid() + 1) == 0
    assert stops(caplog) == [("INFO", "the process that started it is gone")]
