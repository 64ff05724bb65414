"""The longest block of the event loop is measured from one look at the sockets to the next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import count

import pytest

from bot.monitoring import loop_blocks, metrics
from bot.monitoring.loop_blocks import LongestBlock, MeasuredSelector


def block_with(*times: float) -> LongestBlock:
    clock: Iterator[float] = iter(times)
    return LongestBlock(lambda: next(clock), slow_wall_clock())


def slow_wall_clock() -> Callable[[], float]:
    """Return a clock by which each block takes a hundred seconds: other processes run, too."""
    seconds = count(0.0, 100.0)
    return lambda: next(seconds)


def test_the_longest_block_is_taken_once() -> None:
    block = block_with(1.0, 1.5, 2.0, 2.25)
    for _ in range(2):
        block.begin()
        block.end()

    assert [block.take(), block.take()] == [0.5, 0.0]


def test_time_without_work_is_no_block() -> None:
    block = block_with(1.0, 1.5, 9.0, 9.25)
    block.end()
    for _ in range(2):
        block.begin()
        block.end()

    assert block.take() == 0.5


def test_a_block_that_is_short_by_the_wall_clock_is_not_measured_further() -> None:
    wall = iter([0.0, 0.75, 10.0, 10.5])
    # The third reading of the processor's clock is the last: a fourth would raise.
    processor = iter([1.0, 1.5, 2.0])
    block = LongestBlock(lambda: next(processor), lambda: next(wall))
    for _ in range(2):
        block.begin()
        block.end()

    assert block.take() == 0.5


def test_all_that_a_loop_does_at_once_is_one_block() -> None:
    """A clock that goes on by a second with each callback stands for callbacks that take one."""
    done = 0
    block = LongestBlock(lambda: float(done), slow_wall_clock())

    def work() -> None:
        nonlocal done
        done += 1

    async def work_three_times_at_once() -> None:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(0)
        for _ in range(3):
            loop.call_soon(work)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    selector = MeasuredSelector(block)
    with asyncio.Runner(loop_factory=lambda: asyncio.SelectorEventLoop(selector)) as runner:
        runner.run(work_three_times_at_once())

    assert block.take() == 3.0


def test_operators_read_the_longest_block_since_the_last_reading(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(loop_blocks.LONGEST_BLOCK, "_longest", 0.25)

    read = [metrics.REGISTRY.get_sample_value("contra_uno_longest_block_seconds") for _ in range(2)]

    assert read == [0.25, 0.0]
