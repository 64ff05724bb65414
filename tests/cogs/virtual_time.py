"""An event loop with virtual time: when all tasks wait, the clock jumps to the next timer."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from cogs.writing.timers import PlannedCall

T = TypeVar("T")


class _Hurrying(selectors.SelectSelector):
    """A selector that advances the clock instead of waiting: there is no input from outside."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise AssertionError("all tasks wait for events that will never happen")
        self.now += max(timeout, 0.0)
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop with virtual time, for code that uses neither sockets nor threads."""

    def __init__(self) -> None:
        self._hurrying = _Hurrying()
        super().__init__(self._hurrying)

    def time(self) -> float:
        return self._hurrying.now


class LoopTime:
    """The timers of the running loop, by its own clock."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def call_later(self, seconds: float, call: Callable[[], object]) -> PlannedCall:
        return asyncio.get_running_loop().call_later(seconds, call)


def run_virtually(main: Coroutine[Any, Any, T]) -> T:
    """Run `main` to its end in virtual time and return its result."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(main)
