"""The figures of the engine that `contra-uno bench compare` measures, of any version of it.

Other versions are measured by this module, too: it uses nothing but the engine's public names.
"""

from __future__ import annotations

from random import Random
from time import process_time

from msgspec import json

from bot.engine import apply, legal_actions

from . import engine_rounds, engine_speed, rlcard_rounds

_SEED = 20_260_101
_MOVES_IN = 20
_POSITIONS = 20
"""The number of positions from which rounds are played out."""

_MOST_MOVES = 2_000


def engine_figures(rounds: int, *, against_rlcard: bool) -> dict[str, float]:
    """Return the pace at tables of two and four, and of rounds that are played out."""
    game_class = rlcard_rounds.load() if against_rlcard else None
    engine_speed.stay_on_one_core()
    figures: dict[str, float] = {}
    for seats in engine_speed.SEATS:
        pace = engine_speed.compare(seats, rounds, game_class, runs=1)
        figures[f"moves a second, {seats} players"] = pace.ours.median
        if pace.rlcard is not None:
            exact = pace.ours.median / pace.rlcard.median
            figures[f"times the moves of RLCard, {seats} players"] = round(exact, 3)
    figures["random rollouts a second, 4 players"] = rollouts_a_second(rounds)
    return figures


def rollouts_a_second(rollouts: int) -> float:
    """Return how many rounds of four are played out by random moves, per processor second."""
    roll = Random(_SEED).random
    positions = [
        engine_rounds.state_within(4, b"rollouts", number, _MOVES_IN, roll)
        for number in range(_POSITIONS)
    ]
    began = process_time()
    for number in range(rollouts):
        state = positions[number % _POSITIONS]
        for _ in range(_MOST_MOVES):
            if not isinstance(state.phase, engine_rounds.WAITS_FOR_A_SEAT):
                break
            actions = legal_actions(state, state.phase.seat)
            state, _events = apply(state, actions[int(roll() * len(actions))])
    return round(rollouts / (process_time() - began), 1)


def print_figures(rounds: int, *, against_rlcard: bool) -> None:
    """Print the figures as JSON."""
    print(json.encode(engine_figures(rounds, against_rlcard=against_rlcard)).decode())
