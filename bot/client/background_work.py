"""Work that goes on in the background for as long as the bot runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping

log = logging.getLogger(__name__)


class BackgroundWork:
    """Begins tasks by their names, says which have failed, and stops them."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, work: Mapping[str, Coroutine[None, None, None]]) -> None:
        """Begin all of it; what fails is logged, and nobody begins it again."""
        self._tasks = [
            asyncio.create_task(coroutine, name=name) for name, coroutine in work.items()
        ]
        for task in self._tasks:
            task.add_done_callback(log_failure)

    def failed(self) -> list[str]:
        """The names of what has failed."""
        return [task.get_name() for task in self._tasks if _has_failed(task)]

    async def stop(self) -> None:
        """Return once nothing of it runs any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def log_failure(task: asyncio.Task[None]) -> None:
    """Log what a task has failed with, if it has."""
    if _has_failed(task):
        log.critical("background work has stopped", exc_info=task.exception())


def _has_failed(task: asyncio.Task[None]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is not None
