"""The rule policy of RLCard (:mod:`bot.players.rlcard_rule`) for many rounds at once."""

from __future__ import annotations

import numpy as np

from ..network_layout import (
    DRAW_TWOS,
    KEEP,
    MOVES,
    REVERSES,
    SKIPS,
    WILD_DRAW_FOURS,
    WILDS_OF,
)
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
from .array_rounds import ArrayRounds, Ints


def rule_moves(decisions: Decisions, rounds: ArrayRounds) -> Ints:
    """The move of the rule policy in each of the rounds."""
    rows, may = decisions.rows, decisions.open
    n = len(rows)
    coloured = rounds.hands[rows, rounds.turn[rows], :WILD_KIND].reshape(n, COLOURS, RANKS_A_COLOUR)
    fits = decisions.fits[:, :WILD_KIND].reshape(n, COLOURS, RANKS_A_COLOUR) * coloured
    fits = np.take_along_axis(fits, decisions.order[:, :, None], axis=1)
    weights = np.zeros((n, MOVES))
    weights[:, :COLOURS] = fits[:, :, :NUMBERS].sum(axis=2)
    weights[:, SKIPS : SKIPS + COLOURS] = fits[:, :, SKIP_RANK]
    weights[:, REVERSES : REVERSES + COLOURS] = fits[:, :, REVERSE_RANK]
    weights[:, DRAW_TWOS : DRAW_TWOS + COLOURS] = fits[:, :, DRAW_TWO_RANK]
    wilds = slice(WILDS_OF, WILDS_OF + COLOURS)
    nothing_else = weights.sum(axis=1) == 0
    weights[nothing_else, wilds] = may[nothing_else, wilds]
    drawn = rounds.rng.random((n, 1)) * weights.sum(axis=1, keepdims=True)
    moves = (weights.cumsum(axis=1) > drawn).argmax(axis=1)
    strongest = np.take_along_axis(coloured.sum(axis=2), decisions.order, axis=1).argmax(axis=1)
    draw_four = may[:, WILD_DRAW_FOURS]
    moves[draw_four] = WILD_DRAW_FOURS + strongest[draw_four]
    return moves


assert KEEP + 1 == MOVES
