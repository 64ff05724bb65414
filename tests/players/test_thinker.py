"""Hints and judged moves: worked out by the worker, or done without it."""

from __future__ import annotations

import asyncio

import pytest

from bot.engine import State, legal_actions, observe
from bot.players.teacher import hint_at_sight, hint_for, judge_played
from bot.players.thinker import Thinker
from bot.worker import InlineWorker, WorkerProcess
from tests.positions import position

AT_ANNA = """
option bluff=off
seats anna ben
hand anna R1 R2 R3 G9 B9 Y9 B2
hand ben B1 B2 B3
top R9
draw Y1 Y2 Y3 Y4
"""


@pytest.fixture
def state() -> State:
    return position(AT_ANNA)


@pytest.mark.lengthy
async def test_a_hint_and_a_verdict_are_worked_out_in_the_worker(state: State) -> None:
    seen, legal = observe(state, 0), legal_actions(state, 0)
    worker = WorkerProcess()
    thinker = Thinker(worker)

    assert await thinker.judge(seen, legal, legal[0], 7) == (judge_played(seen, legal, legal[0]),)
    # The process has imported everything by now, and a hint comes in time.
    assert await thinker.hint(seen, legal, 1, 7) == hint_for(seen, legal, 1)
    await worker.close()


async def test_without_time_a_hint_is_at_sight_and_no_move_is_judged(state: State) -> None:
    worker = InlineWorker()
    thinker = Thinker(worker)
    await worker.close()
    seen, legal = observe(state, 0), legal_actions(state, 0)

    assert await thinker.hint(seen, legal, 1, 7) == hint_at_sight(seen, legal)
    assert await thinker.judge(seen, legal, legal[0], 7) is None


async def test_a_hint_does_not_wait_long_for_others(
    state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_given: object) -> None:
        await asyncio.Event().wait()

    worker = InlineWorker()
    monkeypatch.setattr(worker, "do", never)
    monkeypatch.setattr("bot.players.thinker.SECONDS_FOR_HINT", 0)
    seen, legal = observe(state, 0), legal_actions(state, 0)
    assert await Thinker(worker).hint(seen, legal, 1, 7) == hint_at_sight(seen, legal)
