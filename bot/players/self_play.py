"""One match between computer players, from its seed to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256

from msgspec import Struct

from bot.engine import (
    Action,
    MatchOver,
    NextRound,
    Options,
    RoundOver,
    State,
    apply,
    legal_actions,
    new_match,
    observe,
    side_actions,
    timeout_of,
    waited_for,
)

from .level import Level
from .levels import PLAYERS
from .policy import decide_as

MOST_ACTIONS = 50_000
"""A match that takes more actions counts as unfinished."""

_SEED_BYTES = 16


class Match(Struct, frozen=True):
    """A match that was played. ``winners`` share the first place; none if it is unfinished."""

    options: Options
    levels: tuple[str, ...]
    seed: bytes
    actions: tuple[Action, ...]
    rounds: int
    winners: tuple[int, ...]
    finished: bool


def derive(seed: bytes, *numbers: int) -> bytes:
    """Return the seed for the parts ``numbers`` of what is played from ``seed``."""
    path = b"".join(number.to_bytes(8, "big") for number in numbers)
    return sha256(seed + path).digest()[:_SEED_BYTES]


def play_match(
    options: Options,
    levels: tuple[str, ...],
    seed: bytes,
    most_actions: int = MOST_ACTIONS,
    change: Callable[[Level], Level] | None = None,
    play: int = 0,
) -> Match:
    """Let computer players of these ``levels``, in seat order, play a match dealt from ``seed``.

    ``change`` turns each level into another, as :func:`bot.players.level.attentive` does. ``play``
    tells several plays of one deal apart.
    """
    players = [PLAYERS[name] if change is None else change(PLAYERS[name]) for name in levels]
    state, _ = new_match(options, len(levels), seed)
    actions: list[Action] = []
    while not isinstance(state.phase, MatchOver) and len(actions) < most_actions:
        action = next_action_of(
            state, players, derive(seed, len(actions), *((play,) if play else ()))
        )
        actions.append(action)
        state, _ = apply(state, action)
    winners = state.phase.winners if isinstance(state.phase, MatchOver) else ()
    finished = isinstance(state.phase, MatchOver)
    return Match(options, levels, seed, tuple(actions), state.number, winners, finished)


def next_action(state: State, levels: tuple[str, ...], seed: bytes) -> Action:
    """Return the next action, asking the seats that can act in a random order from ``seed``.

    So a catch, a jump-in or a gesture is sometimes quicker than the turn, sometimes too late.
    """
    return next_action_of(state, [PLAYERS[name] for name in levels], seed)


def next_action_of(state: State, players: Sequence[Level], seed: bytes) -> Action:
    """Do the same as :func:`next_action`, for one level per seat that need not have a name."""
    if isinstance(state.phase, RoundOver):
        return NextRound(seed)
    for seat in _in_some_order(_concerned(state), seed):
        legal = legal_actions(state, seat)
        side = side_actions(state, seat) if _outside_turns(state) else []
        if legal or side:
            action = decide_as(players[seat], observe(state, seat), legal, side, seed)
            if action is not None:
                return action
    timeout = timeout_of(state.phase)
    if timeout is not None:
        return timeout
    raise AssertionError(f"nobody does anything in phase {state.phase}")


def _outside_turns(state: State) -> bool:
    """Return whether a seat other than the one on turn may be able to act."""
    return bool(state.debts) or state.window is not None or timeout_of(state.phase) is not None


def _concerned(state: State) -> list[int]:
    if _outside_turns(state):
        return list(range(len(state.hands)))
    return list(waited_for(state.phase))


def _in_some_order(seats: list[int], seed: bytes) -> list[int]:
    if len(seats) == 1:
        return seats
    return sorted(seats, key=lambda seat: derive(seed, seat))
