"""Running until the work is done or somebody asks the process to stop."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from types import FrameType
from typing import Any

_STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_PARENT_LOOKED_FOR = 1.0  # seconds


def run_until_signal(work: Coroutine[Any, Any, None]) -> None:
    """Run `work` to its end; SIGINT and SIGTERM cancel it and wait until it has cleaned up."""
    asyncio.run(_run_until_signal(work))


async def _run_until_signal(work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.ensure_future(work)
    asked_to_stop = False

    def stop() -> None:
        nonlocal asked_to_stop
        asked_to_stop = True
        task.cancel()

    with _on_stop_signals(stop):
        try:
            await task
        except asyncio.CancelledError:
            if not asked_to_stop:
                raise


async def while_parent_lives(parent: int, work: Coroutine[Any, Any, None]) -> None:
    """Run `work`, and cancel it when the process that started this one is gone.

    A parent that was killed cannot stop its children any more.
    """
    task = asyncio.ensure_future(work)
    try:
        while os.getppid() == parent and not task.done():
            await asyncio.wait([task], timeout=_PARENT_LOOKED_FOR)
        if task.done():
            task.result()
    finally:
        if not task.done():
            task.cancel()
            await asyncio.wait([task])


@contextmanager
def _on_stop_signals(stop: Callable[[], None]) -> Generator[None]:
    loop = asyncio.get_running_loop()

    def stop_soon(_number: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stop)

    # Not loop.add_signal_handler: Windows has none.
    former = {number: signal.signal(number, stop_soon) for number in _STOP_SIGNALS}
    try:
        yield
    finally:
        for number, handler in former.items():
            signal.signal(number, handler)
