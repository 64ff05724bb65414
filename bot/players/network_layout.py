"""What the numbers that go into the network, and those that come out of it, stand for.

In: bits, whole colours at a time, the current colour first and then those of which the hand holds
most. Out: a score for each *move*: a class of plays (numbers, S, R, +2, W, W+4) in a colour,
keeping a drawn card, and drawing by choice (C6) where nothing but wilds may be played.

Who draws with coloured cards that fit can collect half of the deck with two players, to lay it in
one long chain: that wins more rounds, and is no game.
"""

from __future__ import annotations

from .plain_cards import COLOURS

NUMBER_STEPS = (1, 2, 3, 4)
"""A bit a colour for at least so many number cards of it."""
OWN_STEPS = (2, 3, 4, 5, 6, 7, 8, 10, 12)
"""A bit for at least so many cards in hand."""
COUNT_STEPS = (1, 2, 3, 4, 5, 7, 10)
"""A bit for at least so many cards in somebody else's hand."""
SINCE_STEPS = (-3, -2, -1, 0)
"""A bit a colour (and for wilds) for at most so many cards received since none was held."""

SEEN_STEPS = (4, 6, 8, 11, 14, 18)
"""A bit a colour for at least so many of its cards seen: laid or in one's own hand."""
SEEN_WILD_STEPS = (2, 3, 4)
"""A bit each for at least so many W, W+4 seen."""

_ACTION_STEPS = 2
_WILD_KINDS = 2
_TOP_BITS = 5
_WILD_TOP_BITS = 2
OPPONENTS = 3
"""The next, the one after, and the one before; fewer where fewer play."""
OPPONENT_INPUTS = len(COUNT_STEPS) + len(SINCE_STEPS) * (COLOURS + 1)
INPUTS = (
    COLOURS * (len(NUMBER_STEPS) + 3 * _ACTION_STEPS)
    + (COLOURS - 1)
    + _WILD_KINDS * _ACTION_STEPS
    + len(OWN_STEPS)
    + _TOP_BITS
    + OPPONENTS * OPPONENT_INPUTS
    + COLOURS * len(SEEN_STEPS)
    + _WILD_KINDS * len(SEEN_WILD_STEPS)
    + _WILD_TOP_BITS
)

CLASSES = 6
SKIPS, REVERSES, DRAW_TWOS, WILDS_OF, WILD_DRAW_FOURS, KEEP = (
    COLOURS * kind for kind in range(1, CLASSES + 1)
)
"""Where the moves of each class begin; those of number cards at 0."""
DRAW = KEEP + 1
MOVES = DRAW + 1
