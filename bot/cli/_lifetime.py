"""Running until the work is done or somebody asks the process to stop."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from types import FrameType
from typing import Any

log = logging.getLogger(__name__)

_STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_PARENT_LOOKED_FOR = 1.0  # seconds


ReportStop = Callable[[str], None]
"""Reports why the work is stopped, before it is."""


def _report_nothing(_why: str) -> None:
    return None


def run_until_signal(
    work: Coroutine[Any, Any, None],
    seconds: float | None = None,
    report_stop: ReportStop = _report_nothing,
    loop_factory: Callable[[], asyncio.AbstractEventLoop] | None = None,
) -> None:
    """Run `work` to its end; SIGINT and SIGTERM cancel it and wait until it has cleaned up.

    If that takes longer than `seconds`, the process ends all the same, whatever hangs.
    """
    with asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(_run_until_signal(work, seconds, report_stop))


async def _run_until_signal(
    work: Coroutine[Any, Any, None], seconds: float | None, report_stop: ReportStop
) -> None:
    task = asyncio.ensure_future(work)
    asked_to_stop = False

    def stop(name: str) -> None:
        nonlocal asked_to_stop
        if not asked_to_stop:
            report_stop(name)
        asked_to_stop = True
        task.cancel()

    with _on_stop_signals(stop, seconds):
        try:
            await task
        except asyncio.CancelledError:
            if not asked_to_stop:
                raise


async def while_parent_lives(
    parent: int, work: Coroutine[Any, Any, None], report_stop: ReportStop = _report_nothing
) -> None:
    """Run `work`, and cancel it when the process that started this one is gone.

    A parent that was killed cannot stop its children any more.
    """
    task = asyncio.ensure_future(work)
    try:
        while os.getppid() == parent and not task.done():
            await asyncio.wait([task], timeout=_PARENT_LOOKED_FOR)
        if task.done():
            task.result()
        else:
            report_stop("the process that started it is gone")
    finally:
        if not task.done():
            task.cancel()
            await asyncio.wait([task])


@contextmanager
def _on_stop_signals(stop: Callable[[str], None], seconds: float | None) -> Generator[None]:
    loop = asyncio.get_running_loop()

    def stop_soon(number: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stop, signal.Signals(number).name)
        if seconds is not None:
            _end_after(seconds)

    # Not loop.add_signal_handler: Windows has none.
    former = {number: signal.signal(number, stop_soon) for number in _STOP_SIGNALS}
    try:
        yield
    finally:
        for number, handler in former.items():
            signal.signal(number, handler)


def _end_after(seconds: float) -> None:
    """End the process after some seconds, from a thread that nothing in the loop can hold up."""

    def end() -> None:
        log.warning("not everything has ended in time; the process ends without waiting for it")
        logging.shutdown()
        os._exit(0)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
