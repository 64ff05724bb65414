"""What a judge sees who looks into all hands and the next cards, for training alone.

No player is told any of it. With hands and next cards known, far less of how a round ends is luck,
and what a move was worth shows in fewer rounds.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..network_layout import INPUTS, OPPONENTS
from ..plain_cards import (
    COLOURS,
    DRAW_TWO_RANK,
    NUMBERS,
    RANKS_A_COLOUR,
    REVERSE_RANK,
    SKIP_RANK,
    WILD_KIND,
)
from .array_inputs import Decisions
from .array_network import ArrayNetwork, Floats
from .array_rounds import ArrayRounds, Bools

Bits = NDArray[np.uint8]

_UNITS = 128
_HELD_STEPS = (1, 2, 3, 4)
_WILD_STEPS = (1, 2)
_FITTING_STEPS = (1, 2)
_WILD_KINDS = 2
_NEXT_CARDS = 6
_A_HAND = COLOURS * (len(_HELD_STEPS) + 3) + _WILD_KINDS * len(_WILD_STEPS) + len(_FITTING_STEPS)
_A_CARD = COLOURS + 2
OPEN_INPUTS = OPPONENTS * _A_HAND + _NEXT_CARDS * _A_CARD + 1

_USUAL_ONES = 30
_BEGINNING = 0.01


def open_hands(decisions: Decisions, rounds: ArrayRounds, alone: Bools) -> Bits:
    """What the judge is told beyond the inputs of whoever is to act, from their place.

    ``alone`` says of each decision whether all others of its round play the rule policy.
    """
    rows = decisions.rows
    blocks: list[Bools] = []
    for which in range(OPPONENTS):
        blocks += _hand(decisions, rounds, which)
    for number in range(_NEXT_CARDS):
        blocks += _next_card(decisions, rounds, number)
    told = np.concatenate([*blocks, alone[:, None]], axis=1).astype(np.uint8)
    assert told.shape == (len(rows), OPEN_INPUTS)
    return told


def _hand(decisions: Decisions, rounds: ArrayRounds, which: int) -> list[Bools]:
    rows, seats = decisions.rows, rounds.seats
    n = len(rows)
    if which >= seats - 1:
        return [np.zeros((n, _A_HAND), dtype=bool)]
    step = (1, 2, seats - 1)[which] if seats > OPPONENTS else which + 1
    hand = rounds.hands[rows, (rounds.turn[rows] + rounds.direction[rows] * step) % seats]
    coloured = hand[:, :WILD_KIND].reshape(n, COLOURS, RANKS_A_COLOUR)
    coloured = np.take_along_axis(coloured, decisions.order[:, :, None], axis=1)
    held, wilds = coloured.sum(axis=2), hand[:, WILD_KIND:]
    fitting = ((hand > 0) & rounds.fitting(rows))[:, :WILD_KIND].sum(axis=1)[:, None]
    return [
        *[held >= step for step in _HELD_STEPS],
        *[coloured[:, :, rank] > 0 for rank in (SKIP_RANK, REVERSE_RANK, DRAW_TWO_RANK)],
        *[wilds >= step for step in _WILD_STEPS],
        *[fitting >= step for step in _FITTING_STEPS],
    ]


def _next_card(decisions: Decisions, rounds: ArrayRounds, number: int) -> list[Bools]:
    """The colour of a card to come, or that it is a wild, and whether it does something in a
    colour; nothing where the pile ends."""
    at = rounds.left[decisions.rows] - 1 - number
    there = (at >= 0)[:, None]
    kinds = rounds.piles[decisions.rows, np.maximum(at, 0)][:, None]
    wild = kinds >= WILD_KIND
    of_colour = ~wild & (kinds // RANKS_A_COLOUR == decisions.order)
    acts = ~wild & (kinds % RANKS_A_COLOUR >= NUMBERS)
    return [of_colour & there, wild & there, acts & there]


class Judge:
    """Says how likely whoever is to act wins the round, looking into all hands.

    ``usual`` is what it says before it has learned anything.
    """

    def __init__(self, rng: np.random.Generator, usual: float) -> None:
        into = rng.normal(0, _USUAL_ONES**-0.5, (INPUTS + OPEN_INPUTS, _UNITS))
        out = rng.normal(0, _BEGINNING, (_UNITS, 1))
        layers: list[Floats] = [into, np.zeros(_UNITS), out, np.full(1, usual)]
        self._network = ArrayNetwork([layer.astype(np.float32) for layer in layers])

    def expects(self, inputs: Floats, opened: Bits) -> Floats:
        """The shares of wins to expect."""
        return self._outputs(_joined(inputs, opened))[1][:, 0]

    def learn(self, inputs: Floats, opened: Bits, returns: Floats, rate: float) -> None:
        """Go a step towards these shares."""
        seen = _joined(inputs, opened)
        hidden, outputs = self._outputs(seen)
        slopes = (outputs[:, 0] - returns)[:, None] / len(returns) * 2
        self._network.learn(seen, hidden, slopes.astype(np.float32), rate)

    def _outputs(self, seen: Floats) -> tuple[Floats, Floats]:
        into, hidden_bias, out, out_bias = self._network.layers
        hidden = np.maximum(seen @ into + hidden_bias, 0)
        return hidden, hidden @ out + out_bias


def _joined(inputs: Floats, opened: Bits) -> Floats:
    return np.concatenate([inputs, opened], axis=1).astype(np.float32)
