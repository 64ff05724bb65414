"""The worker process ends with the bot: when it is asked to stop, and when it is killed."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from tests.guard import GUARD

from .jobs import is_there

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")


def _working_bot() -> tuple[subprocess.Popen[str], int]:
    """Return a process like the bot's, and the id of its worker process, which is at work."""
    run = [sys.executable, "-m", "tests.worker.working_bot"]
    bot = subprocess.Popen(run, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert bot.stdout is not None
    return bot, int(bot.stdout.readline())


def test_sigterm_ends_a_bot_with_work_under_way() -> None:
    bot, working = _working_bot()
    with bot:
        assert is_there(working)
        bot.send_signal(signal.SIGTERM)
        assert bot.wait(GUARD) == 0
    assert not is_there(working)


def test_it_does_not_outlive_a_bot_that_is_killed() -> None:
    bot, _working = _working_bot()
    with bot:
        bot.kill()
        assert bot.stderr is not None
        # Both processes have it open: it ends with the last of them.
        assert bot.stderr.read() == ""


def test_a_worker_whose_bot_was_killed_while_it_started_says_nothing() -> None:
    """Its output is the bot's log."""
    command = [sys.executable, "-m", "bot.worker"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as worker:
        assert worker.stdout is not None
        worker.stdout.close()
        assert worker.wait(GUARD) == 0
        assert worker.stderr is not None
        assert worker.stderr.read() == b""
