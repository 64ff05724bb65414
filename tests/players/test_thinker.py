"""Searching in a process of its own: started when needed, and nobody's game if it dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from threading import Event, Thread

import pytest

from bot.engine import Action, Draw, Observation, Play, State, legal_actions, observe
from bot.players import decide, search
from bot.players.search_process import SearchProcess
from bot.players.teacher import hint_at_sight, hint_for, judge_played
from bot.players.thinker import LevelDown, Think, Thinker
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


def first(
    _seen: Observation, legal: Sequence[Action], _side: Sequence[Action], _level: str, _seed: bytes
) -> Action | None:
    return legal[-1]


def die(
    _seen: Observation, _legal: Sequence[Action], _side: Sequence[Action], _level: str, _seed: bytes
) -> Action | None:
    os.kill(os.getpid(), signal.SIGKILL)
    return None


def never(
    _seen: Observation, _legal: Sequence[Action], _side: Sequence[Action], _level: str, _seed: bytes
) -> Action | None:
    signal.pause()
    return None


@pytest.fixture(autouse=True)
def searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move is worth a try, whatever the network thinks of it."""
    monkeypatch.setattr(search, "WORTH_A_TRY", 1000.0)


@pytest.fixture
def state() -> State:
    return position(AT_ANNA)


@pytest.fixture
def thinkers() -> Iterator[list[Thinker]]:
    made: list[Thinker] = []
    yield made
    for one in made:
        one.close()


def _thinker(think: Think = decide, patience: float = GUARD, most_waiting: int = 2) -> Thinker:
    return Thinker(think, SearchProcess(patience, most_waiting), SearchProcess(patience))


def _ask(asked: Thinker, state: State, level: str = "master") -> Action | LevelDown | None:
    return asked(observe(state, 0), legal_actions(state, 0), [], level, b"seed")


def _alive(process_id: int) -> bool:
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return True


def test_nothing_is_started_for_those_who_do_not_search(
    state: State, thinkers: list[Thinker]
) -> None:
    thinkers.append(asked := _thinker(first))

    assert isinstance(_ask(asked, state, "hard"), Play)
    assert asked(observe(state, 0), [Draw(0)], [], "master", b"") == Draw(0)
    assert asked.process_id is None


def test_the_process_decides_and_stays(state: State, thinkers: list[Thinker]) -> None:
    thinkers.append(asked := _thinker(first))

    assert _ask(asked, state) == Draw(0)
    started = asked.process_id
    assert _ask(asked, state) == Draw(0)
    assert asked.process_id == started != os.getpid()


def test_it_decides_as_here(
    state: State, thinkers: list[Thinker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    thinkers.append(asked := _thinker())

    here = decide(observe(state, 0), legal_actions(state, 0), [], "master", b"seed")
    assert _ask(asked, state) == here


def test_where_it_dies_the_next_level_down_plays(state: State, thinkers: list[Thinker]) -> None:
    thinkers.append(asked := _thinker(die))
    expected = decide(observe(state, 0), legal_actions(state, 0), [], "hard", b"seed")

    for _ in range(2):
        assert _ask(asked, state) == LevelDown(expected)
        assert asked.process_id is None


def test_where_it_was_killed_another_is_started(state: State, thinkers: list[Thinker]) -> None:
    thinkers.append(asked := _thinker(first))
    _ask(asked, state)
    killed = asked.process_id
    assert killed is not None
    os.kill(killed, signal.SIGKILL)

    assert isinstance(_ask(asked, state), LevelDown), "hard plays meanwhile"
    assert _ask(asked, state) == Draw(0)
    assert asked.process_id not in (None, killed)


def test_who_takes_too_long_is_not_waited_for(state: State, thinkers: list[Thinker]) -> None:
    thinkers.append(asked := _thinker(never, 0.01))

    assert isinstance(_ask(asked, state), LevelDown)
    while asked.process_id is not None:
        assert isinstance(_ask(asked, state), LevelDown), "while it is not ready yet, too"


def test_closing_ends_a_search_under_way(state: State, thinkers: list[Thinker]) -> None:
    thinkers.append(asked := _thinker(never))
    begun, answers = Event(), list[Action | LevelDown | None]()

    def ask() -> None:
        begun.set()
        answers.append(_ask(asked, state))

    asking = Thread(target=ask)
    asking.start()
    begun.wait()
    while (process_id := asked.process_id) is None:
        pass
    asked.close()
    asking.join()

    assert isinstance(answers[0], LevelDown)
    assert not _alive(process_id)
    assert isinstance(_ask(asked, state), LevelDown)
    assert asked.process_id is None


def test_more_than_it_can_do_the_next_level_down_does(
    state: State, thinkers: list[Thinker]
) -> None:
    thinkers.append(asked := _thinker(first, most_waiting=0))

    assert isinstance(_ask(asked, state), LevelDown)
    assert asked.process_id is None


@pytest.mark.lengthy
def test_a_hint_is_worked_out_there_or_given_at_sight(
    state: State, thinkers: list[Thinker]
) -> None:
    thinkers.append(asked := _thinker())
    seen, legal = observe(state, 0), legal_actions(state, 0)

    assert asked.hint(seen, legal, 1) == hint_for(seen, legal, 1)
    assert asked.process_id is not None
    asked.close()
    assert asked.hint(seen, legal, 1) == hint_at_sight(seen, legal)


@pytest.mark.lengthy
def test_a_move_is_judged_there_or_nobody_has_time(state: State, thinkers: list[Thinker]) -> None:
    thinkers.append(asked := _thinker())
    seen, legal = observe(state, 0), legal_actions(state, 0)

    assert asked.judge(seen, legal, legal[0]) == (judge_played(seen, legal, legal[0]),)
    assert asked.judging_process_id is not None
    assert asked.process_id is None, "who plays would wait for it"
    asked.close()
    assert asked.judging_process_id is None
    assert asked.judge(seen, legal, legal[0]) is None
