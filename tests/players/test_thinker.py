"""Hints and judged moves: worked out in processes of their own, or done without them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine import State, legal_actions, observe
from bot.players.teacher import Thinker, hint_at_sight, hint_for, judge_played
from bot.players.worker_process import WorkerProcess
from tests.guard import GUARD
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


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker(WorkerProcess(GUARD), WorkerProcess(GUARD))
    yield made
    made.close()


@pytest.mark.lengthy
def test_a_hint_is_worked_out_there_or_given_at_sight(state: State, thinker: Thinker) -> None:
    seen, legal = observe(state, 0), legal_actions(state, 0)

    assert thinker.hint(seen, legal, 1) == hint_for(seen, legal, 1)
    assert thinker.process_id is not None
    thinker.close()
    assert thinker.hint(seen, legal, 1) == hint_at_sight(seen, legal)


@pytest.mark.lengthy
def test_a_move_is_judged_there_or_nobody_has_time(state: State, thinker: Thinker) -> None:
    seen, legal = observe(state, 0), legal_actions(state, 0)

    assert thinker.judge(seen, legal, legal[0]) == (judge_played(seen, legal, legal[0]),)
    assert thinker.judging_process_id is not None
    assert thinker.process_id is None, "a player who waits for a hint would wait for it"
    thinker.close()
    assert thinker.judging_process_id is None
    assert thinker.judge(seen, legal, legal[0]) is None


def test_without_time_a_hint_is_at_sight_and_no_move_is_judged(state: State) -> None:
    busy = Thinker(WorkerProcess(most_waiting=0), WorkerProcess(most_waiting=0))
    seen, legal = observe(state, 0), legal_actions(state, 0)

    assert busy.hint(seen, legal, 1) == hint_at_sight(seen, legal)
    assert busy.judge(seen, legal, legal[0]) is None
