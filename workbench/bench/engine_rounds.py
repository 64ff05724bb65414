"""Random classic rounds through the engine's public way in: list, observe, apply."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from time import process_time

from bot.engine import (
    ColourChoice,
    Draw,
    Drawn,
    Mode,
    Pass,
    Pending,
    State,
    Turn,
    apply,
    build_options,
    legal_actions,
    new_match,
    observe,
)
from bot.players.self_play import derive

OPTIONS = build_options(Mode.CLASSIC, [("target", "round")])
"""Classic with every rule on that is on by default; a single round."""

Roll = Callable[[], float]
"""A random number from 0 to 1, 1 excluded."""

WAITS_FOR_A_SEAT = (Turn, Drawn, Pending, ColourChoice)
_LAST_RESORT = (Draw, Pass)


def new_round(seats: int, seed: bytes, number: int) -> State:
    """Return round ``number`` of those dealt from ``seed``."""
    return new_match(OPTIONS, seats, derive(seed, number))[0]


def rounds(seats: int, seed: bytes, roll: Roll) -> Iterator[tuple[int, float]]:
    """Yield the moves and the seconds of processor time of one round after another, without end.

    Dealing is not counted.
    """
    for number in count():
        state = new_round(seats, seed, number)
        began = process_time()
        moves = _play(state, roll)
        yield moves, process_time() - began


def _play(state: State, roll: Roll) -> int:
    """Play random moves to the end; draw, or keep a drawn card, only if there is nothing else.

    These come last in a list of actions.
    """
    moves = 0
    while isinstance(phase := state.phase, WAITS_FOR_A_SEAT):
        seat = phase.seat
        actions = legal_actions(state, seat)
        observe(state, seat)
        choices = len(actions)
        if type(actions[-1]) in _LAST_RESORT:
            choices = choices - 1 or choices
        state, _ = apply(state, actions[int(roll() * choices)])
        moves += 1
    return moves


def state_within(seats: int, seed: bytes, number: int, moves: int, roll: Roll) -> State:
    """Return round ``number`` after ``moves`` random moves, or before its end if it is shorter."""
    state = new_round(seats, seed, number)
    for _ in range(moves):
        actions = legal_actions(state, state.phase.seat)  # type: ignore[union-attr]
        after, _ = apply(state, actions[int(roll() * len(actions))])
        if type(after.phase) not in WAITS_FOR_A_SEAT:
            break
        state = after
    return state
