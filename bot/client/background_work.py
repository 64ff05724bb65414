"""The work that the bot does in the background, as tasks that have names."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping

log = logging.getLogger(__name__)


class BackgroundWork:
    """Tasks by their names: begins them, tells which have failed, and stops them."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, work: Mapping[str, Coroutine[None, None, None]]) -> None:
        """Begin all of it. A failure is logged, and the task is not begun again."""
        self._tasks = [
            asyncio.create_task(coroutine, name=name) for name, coroutine in work.items()
        ]
        for task in self._tasks:
            task.add_done_callback(log_failure)

    def failed(self) -> list[str]:
        """Return the names of the tasks that have failed."""
        return [task.get_name() for task in self._tasks if _has_failed(task)]

    async def stop(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def log_failure(task: asyncio.Task[None]) -> None:
    """Log the error of a task that has failed."""
    if _has_failed(task):
        log.critical("background work has stopped", exc_info=task.exception())


def _has_failed(task: asyncio.Task[None]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is not None
