"""Work that is repeated in the background: a failure is logged, and does not end it."""

from __future__ import annotations

import asyncio

import pytest

from bot.errors import NoAnswerError
from bot.tables.ports import repeat
from tests.tables.world import SECOND, StillClock


@pytest.mark.parametrize(
    ("error", "is_logged"), [(RuntimeError("broken"), True), (NoAnswerError("silent"), False)]
)
async def test_work_that_fails_is_done_again(
    error: Exception, is_logged: bool, caplog: pytest.LogCaptureFixture
) -> None:
    clock, begun = StillClock(), 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        raise error

    running = asyncio.create_task(repeat(clock, SECOND, work, "it has failed"))
    async with asyncio.timeout(5):
        await clock.somebody_sleeps.wait()
        clock.somebody_sleeps.clear()
        clock.pass_by(SECOND)
        await clock.somebody_sleeps.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert begun == 2
    assert caplog.messages == ["it has failed"] * (2 if is_logged else 0)
