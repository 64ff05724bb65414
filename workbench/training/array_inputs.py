"""The network's inputs and open moves, for many rounds at once.

They are those of :mod:`bot.players.network_inputs` for one round: a test compares them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bot.players.network import (
    CLASSES,
    COUNT_STEPS,
    DRAW,
    DRAW_TWOS,
    INPUTS,
    KEEP,
    MOVES,
    NUMBER_STEPS,
    OPPONENT_INPUTS,
    OPPONENTS,
    OWN_STEPS,
    REVERSES,
    SEEN_STEPS,
    SEEN_WILD_STEPS,
    SINCE_STEPS,
    SKIPS,
    WILD_DRAW_FOURS,
    WILDS_OF,
)
from bot.players.plain_cards import (
    COLOURS,
    DRAW_TWO_RANK,
    NUMBERS,
    RANKS_A_COLOUR,
    REVERSE_RANK,
    SKIP_RANK,
    WILD_DRAW_FOUR_KIND,
    WILD_KIND,
)
from workbench.training.array_rounds import RANK_OF_KIND, WILDS, ArrayRounds, Bools, Ints


class Turns(Struct, frozen=True):
    """The ``rows`` in which a player has a choice, and the kinds of cards that ``fit``."""

    rows: Ints
    fit: Bools

    def where(self, chosen: Bools) -> Turns:
        """Return the turns that are ``chosen``."""
        return Turns(self.rows[chosen], self.fit[chosen])


def turns_of(rounds: ArrayRounds, live: Ints) -> Turns:
    """Return the turns of the ``live`` rounds in which there is a choice; draw in the others."""
    fit = rounds.legal(live)
    can = fit[np.arange(len(live)), fit.argmax(axis=1)]
    without = np.flatnonzero(~can)
    rounds.draw_in_turn(live[without])
    drawn = rounds.drawn[live[without]]
    fits = drawn >= 0
    fit[without[fits], drawn[fits]] = True
    can[without[fits]] = True
    return Turns(live[can], fit[can])


Inputs = NDArray[np.float32]

_OTHER_COPIES = np.array([3] + [6] * (NUMBERS - 1))
"""How many cards of each number there are in three colours of a deck."""


class Decisions:
    """What the players on turn see: ``inputs`` of the network, and which moves are ``open``."""

    def __init__(self, rounds: ArrayRounds, turns: Turns) -> None:
        self._turns = turns
        rows = turns.rows
        n = len(rows)
        turn, colour = rounds.turn[rows], rounds.colour[rows]
        hand = rounds.hands[rows, turn]
        coloured = hand[:, :WILD_KIND].reshape(n, COLOURS, RANKS_A_COLOUR)
        held = coloured.sum(axis=2)
        key = np.where(np.arange(COLOURS) == colour[:, None], -1, 0) * 1000 - held
        self._order = key.argsort(axis=1, kind="stable")
        """The colours of each round as the network knows them: the current one first."""
        self._has_drawn = rounds.drawn[rows] >= 0
        in_order = self._order[:, :, None]
        self._mine = np.take_along_axis(coloured, in_order, axis=1)
        fitting = turns.fit[:, :WILD_KIND].reshape(n, COLOURS, RANKS_A_COLOUR)
        self._fitting = np.take_along_axis(fitting, in_order, axis=1)
        self._numbers = coloured[:, :, :NUMBERS].sum(axis=1)
        self.inputs = self._inputs(rounds, hand, turn)
        self.open = self._open()

    def _inputs(self, rounds: ArrayRounds, hand: Ints, turn: Ints) -> Inputs:
        rows, mine = self._turns.rows, self._mine
        n = len(rows)
        x = np.empty((n, INPUTS), dtype=np.float32)
        at = 0

        def steps(values: NDArray[Any], thresholds: tuple[int, ...]) -> None:
            nonlocal at
            for threshold in thresholds:
                width = values.shape[1]
                x[:, at : at + width] = values >= threshold
                at += width

        steps(mine[:, :, :NUMBERS].sum(axis=2), NUMBER_STEPS)
        for rank in (SKIP_RANK, REVERSE_RANK, DRAW_TWO_RANK):
            steps(mine[:, :, rank], (1, 2))
        steps(np.asarray(self._fitting[:, 1:, :NUMBERS].any(axis=2)), (1,))
        steps(hand[:, WILD_KIND:], (1, 2))
        steps(rounds.counts[rows, turn][:, None], OWN_STEPS)
        top = RANK_OF_KIND[rounds.top[rows]]
        kinds = np.stack(
            [
                top < NUMBERS,
                top == SKIP_RANK,
                top == REVERSE_RANK,
                top == DRAW_TWO_RANK,
                self._has_drawn,
            ],
            axis=1,
        )
        steps(kinds, (1,))
        seats = rounds.seats
        for which in range(OPPONENTS):
            if which >= seats - 1:
                x[:, at : at + OPPONENT_INPUTS] = 0
                at += OPPONENT_INPUTS
                continue
            step = (1, 2, seats - 1)[which] if seats > 3 else which + 1
            other = (turn + rounds.direction[rows] * step) % seats
            steps(rounds.counts[rows, other][:, None], COUNT_STEPS)
            since = rounds.since[rows, other]
            by_colour = np.take_along_axis(since[:, :COLOURS], self._order, axis=1)
            steps(-by_colour, SINCE_STEPS)
            steps(-since[:, WILDS:], SINCE_STEPS)
        known = rounds.thrown[rows] + hand
        known[np.arange(n), rounds.top[rows]] += 1
        coloured = known[:, :WILD_KIND].reshape(n, COLOURS, RANKS_A_COLOUR).sum(axis=2)
        steps(np.take_along_axis(coloured, self._order, axis=1), SEEN_STEPS)
        steps(known[:, WILD_KIND:], SEEN_WILD_STEPS)
        steps(rounds.top[rows][:, None] == [WILD_KIND, WILD_DRAW_FOUR_KIND], (1,))
        assert at == INPUTS
        return x

    def _open(self) -> Bools:
        n, fitting = len(self._turns.rows), self._fitting
        may = np.zeros((n, MOVES), dtype=bool)
        may[:, :COLOURS] = fitting[:, :, :NUMBERS].any(axis=2)
        may[:, SKIPS : SKIPS + COLOURS] = fitting[:, :, SKIP_RANK]
        may[:, REVERSES : REVERSES + COLOURS] = fitting[:, :, REVERSE_RANK]
        may[:, DRAW_TWOS : DRAW_TWOS + COLOURS] = fitting[:, :, DRAW_TWO_RANK]
        may[:, WILDS_OF : WILDS_OF + COLOURS] = self._turns.fit[:, WILD_KIND, None]
        fours = slice(WILD_DRAW_FOURS, WILD_DRAW_FOURS + COLOURS)
        may[:, fours] = self._turns.fit[:, WILD_DRAW_FOUR_KIND, None]
        may[:, KEEP] = self._has_drawn
        may[:, DRAW] = ~(self._has_drawn | fitting.any(axis=(1, 2)))
        return may

    def carry_out(self, rounds: ArrayRounds, moves: Ints) -> None:
        """Carry out the moves: play the best card of each move, draw, or keep the drawn card."""
        kept, draws = moves == KEEP, moves == DRAW
        rounds.keep_drawn(self._turns.rows[kept])
        rounds.draw_in_turn(self._turns.rows[draws])
        at = np.flatnonzero(~(kept | draws))
        moves = moves[at]
        colours = self._order[at, moves % COLOURS]
        kinds = moves // COLOURS
        ranks = np.array([0, SKIP_RANK, REVERSE_RANK, DRAW_TWO_RANK, 0, 0])[kinds]
        number = kinds == 0
        if number.any():
            ranks[number] = self._best_number(at[number], moves[number])
        cards = colours * RANKS_A_COLOUR + ranks
        cards[kinds == WILDS_OF // COLOURS] = WILD_KIND
        cards[kinds == WILD_DRAW_FOURS // COLOURS] = WILD_DRAW_FOUR_KIND
        rounds.play(self._turns.rows[at], cards, colours)

    def _best_number(self, at: Ints, which: Ints) -> Ints:
        """Return the number that opponents are least likely to hold in another colour, then the
        highest."""
        own = self._mine[at, which, :NUMBERS]
        unseen = _OTHER_COPIES - (self._numbers[at] - own)
        worth = unseen * NUMBERS - np.arange(NUMBERS)
        fitting = self._fitting[at, which, :NUMBERS]
        return np.where(fitting, worth, 1000).argmin(axis=1)


assert CLASSES * COLOURS + 2 == MOVES
