"""How much memory each process takes while it runs, and whether that goes on growing."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from statistics import median

from tests.faults.processes import Bot

EVERY = 1.0
"""Seconds between two looks."""

LEAST_LOOKS = 45
"""A process that lived for less has only begun to fill what it keeps."""

MOST_GROWTH = 25.0
"""Megabytes from the first third of a process's life to its last: tables and ways to edit are kept.
"""


class Memory:
    """Looks again and again, until cancelled."""

    def __init__(self) -> None:
        self._megabytes: defaultdict[int, list[float]] = defaultdict(list)
        """By process id: one that is started again begins anew."""

    async def watch(self, bot: Bot) -> None:
        """Note what every process takes."""
        while True:
            for process in bot.processes:
                with suppress(OSError):
                    self.note(process.pid, process.resident_megabytes)
            await asyncio.sleep(EVERY)

    def note(self, pid: int, megabytes: float) -> None:
        """This process takes so much now."""
        self._megabytes[pid].append(megabytes)

    @property
    def most(self) -> float:
        """The most that any process has taken."""
        return max([most for looks in self._megabytes.values() for most in looks], default=0.0)

    @property
    def most_growth(self) -> float:
        """The most that any process has grown by that lived long enough to tell."""
        return max([_growth(looks) for looks in self._long_lives()], default=0.0)

    def check(self) -> list[str]:
        """Processes that have grown by too much."""
        return [
            f"a process has grown by {_growth(looks):.0f} MB"
            for looks in self._long_lives()
            if _growth(looks) > MOST_GROWTH
        ]

    def _long_lives(self) -> list[list[float]]:
        return [looks for looks in self._megabytes.values() if len(looks) >= LEAST_LOOKS]


def _growth(looks: list[float]) -> float:
    third = len(looks) // 3
    return median(looks[-third:]) - median(looks[:third])
