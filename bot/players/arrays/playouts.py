"""Comparing moves by playing rounds out, in worlds that agree with what was seen."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from bot.engine import Drawn

from ..information_state import InformationState
from ..learned import network_name
from ..plain_cards import KIND_OF
from .array_inputs import Decisions
from .array_network import ArrayNetwork, load_array_network, log_shares
from .array_rounds import ArrayRounds, Ints
from .array_turns import Turns, turns_of
from .hidden_hands import sample_worlds

_MOST_STEPS = 100


def won_worlds(
    info: InformationState, moves: Sequence[int], worlds: int, seed: int
) -> NDArray[np.bool_]:
    """Which of the worlds each of the moves wins; the worlds are the same for all of them."""
    rounds = _times(sample_worlds(info, worlds, np.random.default_rng(seed)), len(moves))
    rows = np.arange(worlds * len(moves))
    phase = info.observation.phase
    if isinstance(phase, Drawn):
        rounds.drawn[:] = KIND_OF[info.standpoint.shown[phase.card]]
    mine = int(rounds.turn[0])
    decisions = Decisions(rounds, Turns(rows, rounds.legal(rows)))
    decisions.carry_out(rounds, np.repeat(moves, worlds))
    play_out(rounds, load_array_network(network_name(info)))
    return (rounds.winner == mine).reshape(len(moves), worlds)


def play_out(rounds: ArrayRounds, network: ArrayNetwork) -> None:
    """Play all rounds to their end, everybody by the network."""
    live = np.flatnonzero(rounds.winner < 0)
    for _ in range(_MOST_STEPS):
        if not live.size:
            return
        decisions = Decisions(rounds, turns_of(rounds, live))
        _, scores, _ = network.forward(decisions.inputs)
        decisions.carry_out(rounds, log_shares(scores, decisions.open).argmax(axis=1))
        live = live[rounds.winner[live] < 0]


def _times(rounds: ArrayRounds, times: int) -> ArrayRounds:
    """The rounds, so often one after the other."""

    def again(numbers: Ints) -> Ints:
        return np.concatenate([numbers] * times)

    return ArrayRounds(
        again(rounds.hands),
        again(rounds.piles),
        again(rounds.left),
        again(rounds.thrown),
        again(rounds.top),
        again(rounds.colour),
        again(rounds.turn),
        again(rounds.direction),
        again(rounds.since),
        rounds.rng,
    )
