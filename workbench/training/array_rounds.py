"""Many plain classic rounds at once: one row of each array is a round.

Plain is classic without bluffing and without house rules, a single round, nobody forgetting a call.
The rules are those of the engine, against which a test holds this position by position; only the
order in which a reshuffled pile comes up is chance of its own.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bot.players.plain_cards import (
    COLOURS,
    DRAW_TWO_RANK,
    KINDS,
    RANKS_A_COLOUR,
    REVERSE_RANK,
    SKIP_RANK,
    WILD_DRAW_FOUR_KIND,
    WILD_KIND,
    WILD_RANK,
)

Ints = NDArray[Any]
"""Integers of some size."""
Bools = NDArray[np.bool_]

WILDS = 4
"""The column of `since` that stands for wilds."""


def _fitting(colour: int, rank: int) -> list[bool]:
    """Return which kinds fit on a top card of ``rank`` while ``colour`` is the current one (C4)."""
    return [
        kind >= WILD_KIND or kind // RANKS_A_COLOUR == colour or kind % RANKS_A_COLOUR == rank
        for kind in range(KINDS)
    ]


def _copies(kind: int) -> int:
    """Return how many cards of a kind one deck has (C1)."""
    if kind >= WILD_KIND:
        return 4
    return 1 if kind % RANKS_A_COLOUR == 0 else 2


_DECK = tuple(kind for kind in range(KINDS) for _ in range(_copies(kind)))
_FITS = np.array(
    [[_fitting(colour, rank) for rank in range(RANKS_A_COLOUR + 2)] for colour in range(4)],
    dtype=bool,
)
_COLOUR_OF = np.array([k // RANKS_A_COLOUR if k < WILD_KIND else 0 for k in range(KINDS)])
RANK_OF_KIND = np.array(
    [k % RANKS_A_COLOUR if k < WILD_KIND else RANKS_A_COLOUR + k - WILD_KIND for k in range(KINDS)]
)
MOST_SEATS = 10
"""All rounds are dealt from one deck (C1)."""
_NEVER = 100
"""The number of cards received that stands for no knowledge of this colour."""


class ArrayRounds:
    """Many rounds in progress: ``hands`` are numbers of cards by round, seat and kind.

    ``piles`` has the next card of each round at ``left - 1``; ``thrown`` counts the cards below the
    top one by kind. ``since`` counts by round, seat and colour (and for wilds) the cards that the
    seat has received since it drew because it had none (:class:`bot.engine.Observation`). ``drawn``
    is the kind that the player to act has drawn and may play, -1 in an ordinary turn. ``winner`` is
    -1 while a round is in progress.
    """

    def __init__(
        self,
        hands: Ints,
        piles: Ints,
        left: Ints,
        thrown: Ints,
        top: Ints,
        colour: Ints,
        turn: Ints,
        direction: Ints,
        since: Ints,
        rng: np.random.Generator,
    ) -> None:
        self.hands = hands
        self.piles = piles
        self.left = left
        self.thrown = thrown
        self.top = top
        self.colour = colour
        self.turn = turn
        self.direction = direction
        self.since = since
        self.rng = rng
        self.seats = hands.shape[1]
        self.counts = hands.sum(axis=2, dtype=np.int64)
        self.drawn = np.full(len(hands), -1)
        self.winner = np.full(len(hands), -1)

    def legal(self, rows: Ints) -> Bools:
        """Return the kinds that the player to act may play, by round and kind (C4, C5, C11)."""
        hands = self.hands[rows, self.turn[rows]]
        fits = (hands > 0) & _FITS[self.colour[rows], RANK_OF_KIND[self.top[rows]]]
        draw_fours = np.flatnonzero(fits[:, WILD_DRAW_FOUR_KIND])
        fits[draw_fours, WILD_DRAW_FOUR_KIND] = ~self._would_be_fouls(rows[draw_fours])
        after_draw = np.flatnonzero(self.drawn[rows] >= 0)
        fits[after_draw] = False
        fits[after_draw, self.drawn[rows[after_draw]]] = True
        return fits

    def _would_be_fouls(self, rows: Ints) -> Bools:
        """Return whether a wild draw four would be a foul: the player to act holds the colour."""
        hands = self.hands[rows, self.turn[rows], :WILD_KIND]
        of_colour = hands.reshape(-1, COLOURS, RANKS_A_COLOUR)
        return np.asarray(of_colour[np.arange(len(rows)), self.colour[rows]].any(axis=1))

    def draw_in_turn(self, rows: Ints) -> None:
        """Let the player to act draw a card, which becomes ``drawn`` if it fits (C5).

        If it does not fit, or if there is no card, the turn passes on.
        """
        seats, colour = self.turn[rows], self.colour[rows]
        cards = self.draw_one(rows, seats)
        fits = (cards >= 0) & _FITS[colour, RANK_OF_KIND[self.top[rows]], cards]
        draw_fours = np.flatnonzero(cards == WILD_DRAW_FOUR_KIND)
        fits[draw_fours] = ~self._would_be_fouls(rows[draw_fours])
        self.since[rows, seats, colour] = 0
        self.since[rows, seats, WILDS] = 0
        self.drawn[rows[fits]] = cards[fits]
        self._hand_on(rows[~fits], np.ones(int((~fits).sum()), dtype=np.int64))

    def keep_drawn(self, rows: Ints) -> None:
        """Let the player who has drawn a fitting card keep it."""
        seats = self.turn[rows]
        self.drawn[rows] = -1
        self.since[rows, seats, self.colour[rows]] += 1
        self.since[rows, seats, WILDS] += 1
        self._hand_on(rows, np.ones(len(rows), dtype=np.int64))

    def play(self, rows: Ints, cards: Ints, colours: Ints) -> None:
        """Let the player to act play a card of these kinds; ``colours`` are named for wilds."""
        seats = self.turn[rows]
        self.drawn[rows] = -1
        self.hands[rows, seats, cards] -= 1
        self.counts[rows, seats] -= 1
        self.thrown[rows, self.top[rows]] += 1
        self.top[rows] = cards
        self.colour[rows] = np.where(cards < WILD_KIND, _COLOUR_OF[cards], colours)
        out = self.counts[rows, seats] == 0
        self.winner[rows[out]] = seats[out]
        on, cards = rows[~out], cards[~out]
        ranks = RANK_OF_KIND[cards]
        turns = ranks == REVERSE_RANK
        if self.seats == 2:
            passed = turns
        else:
            self.direction[on[turns]] *= -1
            passed = np.zeros(len(on), dtype=bool)
        draws = np.where(ranks == DRAW_TWO_RANK, 2, 0)
        draws[cards == WILD_DRAW_FOUR_KIND] = 4
        passed = passed | (ranks == SKIP_RANK) | (draws > 0)
        victims = (self.turn[on] + self.direction[on]) % self.seats
        for drawn in range(4):
            hit = draws > drawn
            if not hit.any():
                break
            self.draw_one(on[hit], victims[hit])
        self._hand_on(on, 1 + passed)

    def _hand_on(self, rows: Ints, steps: Ints) -> None:
        self.turn[rows] = (self.turn[rows] + self.direction[rows] * steps) % self.seats

    def draw_one(self, rows: Ints, seats: Ints) -> Ints:
        """Let each of these seats draw a card. Return its kind, -1 where there is none (C16)."""
        for row in rows[self.left[rows] == 0]:
            self._reshuffle(int(row))
        there = self.left[rows] > 0
        cards = np.where(there, self.piles[rows, self.left[rows] - 1], -1)
        rows, seats = rows[there], seats[there]
        self.left[rows] -= 1
        self.hands[rows, seats, cards[there]] += 1
        self.counts[rows, seats] += 1
        self.since[rows, seats] += 1
        return cards

    def _reshuffle(self, row: int) -> None:
        """Turn the discard pile without its top card into the draw pile (C16)."""
        cards = np.repeat(np.arange(KINDS, dtype=self.piles.dtype), self.thrown[row])
        self.rng.shuffle(cards)
        self.piles[row, : len(cards)] = cards
        self.left[row] = len(cards)
        self.thrown[row] = 0


def deal(rounds: int, seats: int, rng: np.random.Generator) -> ArrayRounds:
    """Deal new rounds and carry out their start cards (C2, C3); seat 0 is the first player.

    A start W gets the colour of which the first player holds most.
    """
    deck = np.tile(np.array(_DECK, dtype=np.int16), (rounds, 1))
    deck = rng.permuted(deck, axis=1)
    rows = np.arange(rounds)
    size = deck.shape[1]
    while (again := rows[deck[:, size - 7 * seats - 1] == WILD_DRAW_FOUR_KIND]).size:
        deck[again] = rng.permuted(deck[again], axis=1)
    hands = np.zeros((rounds, seats, KINDS), dtype=np.int16)
    for seat in range(seats):
        for card in range(7):
            hands[rows, seat, deck[:, size - 1 - seat * 7 - card]] += 1
    left = np.full(rounds, size - 7 * seats - 1)
    top = deck[rows, left].astype(np.int64)
    dealt = ArrayRounds(
        hands,
        deck,
        left,
        np.zeros((rounds, KINDS), dtype=np.int16),
        top,
        _COLOUR_OF[top],
        np.zeros(rounds, dtype=np.int64),
        np.ones(rounds, dtype=np.int64),
        np.full((rounds, seats, COLOURS + 1), _NEVER, dtype=np.int16),
        rng,
    )
    _carry_out_start_cards(dealt, rows)
    return dealt


def _carry_out_start_cards(dealt: ArrayRounds, rows: Ints) -> None:
    ranks = RANK_OF_KIND[dealt.top]
    seats = dealt.seats
    hit = rows[ranks == DRAW_TWO_RANK]
    for _ in range(2):
        dealt.draw_one(hit, np.zeros(len(hit), dtype=np.int64))
    dealt.turn[(ranks == DRAW_TWO_RANK) | (ranks == SKIP_RANK)] = 1
    dealt.turn[ranks == REVERSE_RANK] = seats - 1
    dealt.direction[ranks == REVERSE_RANK] = -1
    wild = rows[ranks == WILD_RANK]
    held = dealt.hands[wild, 0, :WILD_KIND].reshape(-1, COLOURS, RANKS_A_COLOUR).sum(axis=2)
    dealt.colour[wild] = held.argmax(axis=1)
