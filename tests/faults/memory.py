"""The memory that each process uses while it runs, and whether it keeps growing."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from statistics import median

from tests.faults.processes import Bot

EVERY = 1.0
"""Seconds between two measurements."""

LEAST_LOOKS = 45
"""Measurements needed to judge growth: before, a process is still filling its caches."""

MOST_GROWTH = 12.0
"""Megabytes by which the median of a process's last third may exceed that of its second third.

Tables and interaction tokens stay in memory, so some growth is normal. In its first third a process
fills its caches.
"""


class Memory:
    """The memory measurements of all processes."""

    def __init__(self) -> None:
        self._megabytes: defaultdict[int, list[float]] = defaultdict(list)
        """By process id, so that a restarted process begins anew."""

    async def watch(self, bot: Bot) -> None:
        """Measure every process that has started repeatedly, until cancelled."""
        while True:
            for process in bot.processes:
                if process.is_online:
                    with suppress(OSError):
                        self.note(process.pid, process.resident_megabytes)
            await asyncio.sleep(EVERY)

    def note(self, pid: int, megabytes: float) -> None:
        """Record one measurement of a process."""
        self._megabytes[pid].append(megabytes)

    @property
    def most(self) -> float:
        """The highest measurement of any process, in megabytes."""
        return max([most for looks in self._megabytes.values() for most in looks], default=0.0)

    @property
    def most_growth(self) -> float:
        """The greatest growth in megabytes of any process that lived long enough to be judged."""
        return max([_growth(looks) for looks in self._long_lives()], default=0.0)

    def check(self) -> list[str]:
        """Return a complaint for each process that has grown too much."""
        return [
            f"a process has grown by {_growth(looks):.0f} MB"
            for looks in self._long_lives()
            if _growth(looks) > MOST_GROWTH
        ]

    def _long_lives(self) -> list[list[float]]:
        return [looks for looks in self._megabytes.values() if len(looks) >= LEAST_LOOKS]


def _growth(looks: list[float]) -> float:
    third = len(looks) // 3
    return median(looks[-third:]) - median(looks[third:-third])
