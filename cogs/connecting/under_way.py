"""The clicks and commands that are being answered: a bot that stops finishes these first."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any


class UnderWay:
    """Tasks that have begun to answer somebody."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def note(self) -> None:
        """The current task answers somebody, until it ends."""
        task = asyncio.current_task()
        if task is not None:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    @property
    def held(self) -> int:
        """How many are being answered."""
        return len(self._tasks)

    async def finish(self, seconds: float) -> None:
        """Return once nobody is being answered any more; whoever takes longer is cancelled."""
        await end_within(seconds, self._tasks)


async def end_within(seconds: float, tasks: Collection[asyncio.Task[Any]]) -> None:
    """Return once these have ended; who takes longer is cancelled."""
    if not tasks:
        return
    _, late = await asyncio.wait(tasks, timeout=seconds)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
