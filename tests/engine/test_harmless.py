"""There is always something harmless to do for whoever the table waits for, whatever the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine import (
    Draw,
    MatchOver,
    Mode,
    RoundOver,
    State,
    apply,
    harmless_action,
    is_in_turn,
    least_harmful,
    standpoint_of,
    to_act,
    waited_for,
    why_not,
)
from tests.positions import position

from . import forced_play
from .random_games import Game
from .test_properties import any_option

ROUND = (RoundOver, MatchOver)


def games(first: int, number: int) -> Iterator[Game]:
    for seed in range(first, first + number):
        game = Game.make(seed, tuple(Mode), any_option)
        game.most_actions = 40
        yield game


def miss_turn(state: State, seat: int) -> State:
    """What a table does for somebody who lets a turn go by."""
    state, _ = apply(state, harmless_action(state, seat))
    while is_in_turn(state, seat):
        state, _ = apply(state, harmless_action(state, seat))
    return state


def test_it_exists_for_everybody_that_the_table_waits_for() -> None:
    for game in games(0, 150):
        state, _ = game.begin()
        for step in game.play(state):
            for seat in waited_for(step.after.phase):
                assert why_not(step.after, harmless_action(step.after, seat)) is None


def test_a_table_of_nobody_goes_on() -> None:
    for game in games(1000, 60):
        state, _ = game.begin()
        for _ in range(60):
            if isinstance(state.phase, ROUND):
                break
            state = miss_turn(state, waited_for(state.phase)[0])


def test_a_rule_that_forbids_to_pass_stops_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    forced_play.pretend(monkeypatch)
    forced = 0
    for game in games(2000, 120):
        state, _ = game.begin()
        for _ in range(0 if state.rules.quick.lists else 60):
            if isinstance(state.phase, ROUND):
                break
            before, seat = state, waited_for(state.phase)[0]
            state = miss_turn(before, seat)
            forced += isinstance(harmless_action(before, seat), Draw) and state.top != before.top
    assert forced > 10


def test_nobody_does_anything_for_who_is_not_waited_for() -> None:
    state = position("seats anna ben\nhand anna R3 R4\nhand ben G1\ntop R9\nturn anna")
    with pytest.raises(ValueError, match="nobody waits for seat 1"):
        harmless_action(state, 1)
    with pytest.raises(ValueError, match="empty"):
        least_harmful(standpoint_of(state, 0), [])


def test_a_colour_is_named_after_a_draw_that_had_to_be_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forced_play.pretend(monkeypatch)
    state = position(
        "option jump_in\nseats anna ben\nhand anna B3 B4 Y1\nhand ben G1\n"
        "top R9\nturn anna\ndraw W Y2"
    )
    after = miss_turn(state, 0)
    assert after.colour == 3
    assert to_act(after.phase) == 1
