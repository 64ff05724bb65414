"""The rounds and inputs on arrays are those of the engine, position by position."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np
import pytest

from bot.engine import (
    Draw,
    Drawn,
    Mode,
    Pass,
    Play,
    State,
    Turn,
    apply,
    build_options,
    legal_actions,
    new_match,
    observe,
)
from bot.engine.transitions.lacked_faces import MANY, NEVER
from bot.players.information_state import InformationState
from bot.players.network import load_network
from bot.players.network_inputs import Sight
from bot.players.plain_cards import KIND_OF
from bot.players.self_play import derive, next_action
from workbench.training.array_inputs import Decisions, turns_of
from workbench.training.array_network import ArrayNetwork, network_in
from workbench.training.array_rounds import ArrayRounds
from workbench.training.network_training import rule_plays

from .engine_rounds_as_arrays import as_arrays, counted

PLAIN = build_options(Mode.CLASSIC, [("target", "round"), ("bluff", "off")])
ROW = np.array([0])
_ASKED = 150


def _is_open(state: State) -> bool:
    return isinstance(state.phase, Turn | Drawn)


def _rounds(seats: int) -> list[tuple[State, list[State]]]:
    """Some rounds with all their states, the deal first."""
    found: list[tuple[State, list[State]]] = []
    for number in range(15):
        state, _ = new_match(PLAIN, seats, derive(b"arrays", seats, number))
        states: list[State] = []
        while _is_open(state) or not states:
            states.append(state)
            levels = ("rlcard",) * seats
            action = next_action(state, levels, derive(b"arrays", number, len(states)))
            state, _ = apply(state, action)
        found.append((states[0], [*states, state]))
    return found


def _same(arrays: ArrayRounds, state: State) -> None:
    assert arrays.hands[0].tolist() == [counted(hand) for hand in state.hands]
    assert (int(arrays.top[0]), int(arrays.colour[0])) == (KIND_OF[state.top], state.colour)
    assert (int(arrays.direction[0]), int(arrays.left[0])) == (state.direction, len(state.draw))
    assert arrays.thrown[0].tolist() == counted(state.discard)
    if state.lacked:
        since = np.where(arrays.since[0] < NEVER, np.minimum(arrays.since[0], MANY), NEVER)
        assert since.tolist() == [list(row) for row in state.lacked]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arrays_go_the_way_of_the_engine(seats: int) -> None:
    """From every turn of a round one action on, and the kinds that may be played are the same."""
    turns = 0
    for _, states in _rounds(seats):
        for before, drawn, after in zip(states, states[1:], [*states[2:], None], strict=False):
            if not isinstance(before.phase, Turn) or drawn.shuffles != before.shuffles:
                continue
            arrays = as_arrays([before])
            legal = legal_actions(before, before.phase.seat)
            kinds = {KIND_OF[action.card] for action in legal if isinstance(action, Play)}
            assert set(np.flatnonzero(arrays.legal(ROW)[0])) == kinds
            _go_on(arrays, before, drawn, after)
            turns += 1
    assert turns > 250


def _go_on(arrays: ArrayRounds, before: State, then: State, after: State | None) -> None:
    assert isinstance(before.phase, Turn)
    seat = before.phase.seat
    if len(then.hands[seat]) < len(before.hands[seat]):
        _play(arrays, then)
        _same_play(arrays, then, seat)
        return
    arrays.draw_in_turn(ROW)
    _same_draw(arrays, then)
    if isinstance(then.phase, Drawn) and after is not None and after.shuffles == then.shuffles:
        if len(after.hands[seat]) == len(then.hands[seat]):
            arrays.keep_drawn(ROW)
        else:
            _play(arrays, after)
        _same_play(arrays, after, seat)


def _same_draw(arrays: ArrayRounds, then: State) -> None:
    drawn = KIND_OF[then.phase.card] if isinstance(then.phase, Drawn) else -1
    assert arrays.drawn[0] == drawn
    _same(arrays, then)


def _same_play(arrays: ArrayRounds, after: State, seat: int) -> None:
    """The last draw of a round that is over (C15) concerns nobody here."""
    if isinstance(after.phase, Turn):
        assert arrays.turn[0] == after.phase.seat
        _same(arrays, after)
    else:
        assert arrays.winner[0] == seat


def _play(arrays: ArrayRounds, then: State) -> None:
    arrays.play(ROW, np.array([KIND_OF[then.top]]), np.array([then.colour]))


@pytest.mark.parametrize(("seats", "name"), [(2, "two"), (3, "several"), (4, "several")])
def test_the_network_is_told_and_says_the_same(seats: int, name: str) -> None:
    compared = 0
    for _, states in _rounds(seats):
        for state in states:
            if isinstance(state.phase, Turn | Drawn):
                compared += _compare(state, name)
    assert compared > 150


def _compare(state: State, name: str) -> bool:
    assert isinstance(state.phase, Turn | Drawn)
    seat = state.phase.seat
    legal = legal_actions(state, seat)
    if all(isinstance(action, Draw) for action in legal):
        return False
    info = InformationState(observe(state, seat))
    sight = Sight(info)
    moves = sight.moves(info, legal)
    decisions = _decisions(as_arrays([state]))

    assert np.flatnonzero(decisions.inputs[0]).tolist() == sorted(sight.ones)
    assert np.flatnonzero(decisions.open[0]).tolist() == sorted(moves)
    network, hidden = load_network(name), load_network(name).hidden(sight.ones)
    _, scores, _ = _array_network(name).forward(decisions.inputs)
    for move, action in moves.items():
        assert network.output(hidden, move) == pytest.approx(float(scores[0, move]), abs=1e-3)
        again = as_arrays([state])
        _decisions(again).carry_out(again, np.array([move]))
        if isinstance(action, Play):
            assert (again.top[0], again.colour[0]) == _laid(action)
        elif isinstance(action, Draw):
            then, _ = apply(state, action)
            if then.shuffles == state.shuffles:
                _same_draw(again, then)
        else:
            assert isinstance(action, Pass)
            assert again.turn[0] != seat
    return True


@cache
def _array_network(name: str) -> ArrayNetwork:
    return network_in(files("bot.players").joinpath("weights", f"{name}.json").read_bytes())


def _decisions(arrays: ArrayRounds) -> Decisions:
    return Decisions(arrays, turns_of(arrays, ROW))


def _laid(action: Play) -> tuple[int, int]:
    kind = KIND_OF[action.card]
    return kind, kind // 13 if action.colour is None else action.colour


@pytest.mark.parametrize("seats", [2, 4])
def test_the_rule_policy_plays_the_same_cards(seats: int) -> None:
    """Asked so often that each card comes up with which chance may end."""
    compared = 0
    for _, (state, *_) in _rounds(seats):
        if isinstance(state.phase, Turn) and (engine := _plays_by_rule(state)):
            arrays = as_arrays([state] * _ASKED)
            rows = np.arange(_ASKED)
            cards, colours = rule_plays(arrays, rows, arrays.legal(rows))
            arrays.play(rows, cards, colours)
            laid = zip(arrays.top.tolist(), arrays.colour.tolist(), strict=True)
            assert set(laid) == engine
            compared += 1
    assert compared > 8


def _plays_by_rule(state: State) -> set[tuple[int, int]]:
    """The kinds and colours that the engine's rule policy lays, none where it has to draw."""
    levels = ("rlcard",) * len(state.hands)
    made = [next_action(state, levels, derive(b"rule", number)) for number in range(_ASKED)]
    return {_laid(action) for action in made if isinstance(action, Play)}
