"""Letting end what is under way, for so long."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any


async def end_within(seconds: float, tasks: Collection[asyncio.Task[Any]]) -> None:
    """Return once these have ended; who takes longer is cancelled."""
    if not tasks:
        return
    _, late = await asyncio.wait(tasks, timeout=seconds)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
