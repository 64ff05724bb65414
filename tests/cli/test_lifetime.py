from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys

import pytest

from bot.cli import _lifetime
from bot.cli._lifetime import run_until_signal, while_parent_lives
from tests.guard import GUARD


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_cancels_the_work_and_waits_for_it(number: signal.Signals) -> None:
    steps: list[str] = []

    async def work() -> None:
        steps.append("begun")
        os.kill(os.getpid(), number)
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            steps.append("cleaned up")

    handlers = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    run_until_signal(work())
    assert steps == ["begun", "cleaned up"]
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)) == handlers


def test_work_that_ends_ends_the_run() -> None:
    async def work() -> None:
        await asyncio.sleep(0)

    run_until_signal(work())


def test_work_that_fails_fails_the_run() -> None:
    async def work() -> None:
        raise RuntimeError("broken")

    with pytest.raises(RuntimeError, match="broken"):
        run_until_signal(work())


async def test_work_ends_with_its_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_lifetime, "_PARENT_LOOKED_FOR", 0.001)
    parent = os.getppid()
    cancelled = asyncio.Event()

    async def work() -> None:
        monkeypatch.setattr(os, "getppid", lambda: parent + 1)
        try:
            await asyncio.Event().wait()
        finally:
            cancelled.set()

    await while_parent_lives(parent, work())
    assert cancelled.is_set()


async def test_work_that_fails_before_its_parent_does() -> None:
    async def work() -> None:
        raise RuntimeError("broken")

    with pytest.raises(RuntimeError, match="broken"):
        await while_parent_lives(os.getppid(), work())


async def test_work_that_is_cancelled_cleans_up() -> None:
    begun, cleaned_up = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            cleaned_up.set()

    task = asyncio.create_task(while_parent_lives(os.getppid(), work()))
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert cleaned_up.is_set()


HANGS = """
import asyncio, os, signal
from bot.cli._lifetime import run_until_signal

async def work():
    os.kill(os.getpid(), signal.SIGTERM)
    while True:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            print("cancelled", flush=True)

run_until_signal(work(), 0.1)
"""


def test_a_process_ends_after_a_signal_whatever_hangs() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", HANGS], capture_output=True, text=True, timeout=GUARD
    )
    assert ended.returncode == 0
    assert ended.stdout == "cancelled\n"
    assert "ends without waiting" in ended.stderr
