"""Long work that is killed in the middle, again and again."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from types import ModuleType

import pytest

from bot.store.lots import Lot, Lots


class KilledError(Exception):
    """Raised in place of the end of the process."""


def kill(monkeypatch: pytest.MonkeyPatch, module: ModuleType, *, every: int) -> Callable[[], int]:
    """Kill the long work of a module in every so many transactions, or after it, by turns.

    Return a function that says how often it was killed.
    """
    lots = kills = 0

    class MortalLots(Lots):
        @asynccontextmanager
        async def next(self) -> AsyncGenerator[Lot]:
            nonlocal lots, kills
            lots += 1
            is_last = lots % every == 0
            kills += is_last
            async with super().next() as lot:
                yield lot
                if is_last and kills % 2:
                    raise KilledError
            if is_last:
                raise KilledError

    monkeypatch.setattr(module, "Lots", MortalLots)
    return lambda: kills
