"""Rounds of the engine as rows of arrays, to be compared with."""

from __future__ import annotations

import numpy as np

from bot.engine import Drawn, State, to_act
from bot.players.plain_cards import COLOURS, KIND_OF, KINDS
from workbench.training.array_rounds import ArrayRounds

_PILE = 108
_UNKNOWN = [255] * (COLOURS + 1)


def counted(cards: bytes) -> list[int]:
    """How many of each kind there are among the engine's cards."""
    kinds = [KIND_OF[card] for card in cards]
    return [kinds.count(kind) for kind in range(KINDS)]


def as_arrays(states: list[State]) -> ArrayRounds:
    """These plain classic rounds, each in a turn, with the piles in the engine's order."""
    piles = np.zeros((len(states), _PILE), dtype=np.int16)
    for row, state in enumerate(states):
        piles[row, : len(state.draw)] = [KIND_OF[card] for card in reversed(state.draw)]
    arrays = ArrayRounds(
        np.array([[counted(hand) for hand in s.hands] for s in states], dtype=np.int16),
        piles,
        np.array([len(s.draw) for s in states]),
        np.array([counted(s.discard) for s in states], dtype=np.int16),
        np.array([KIND_OF[s.top] for s in states]),
        np.array([s.colour for s in states]),
        np.array([to_act(s.phase) for s in states]),
        np.array([s.direction for s in states]),
        np.array(
            [[list(r) for r in s.lacked] or [_UNKNOWN] * len(s.hands) for s in states],
            dtype=np.int16,
        ),
        np.random.default_rng(1),
    )
    for row, state in enumerate(states):
        if isinstance(state.phase, Drawn):
            arrays.drawn[row] = KIND_OF[state.phase.card]
    return arrays
