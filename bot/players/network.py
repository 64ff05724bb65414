"""A small network in plain Python, and what its inputs and outputs stand for.

In: bits, whole colours at a time, the current colour first and then the colours of which the hand
holds most. Out: one value and a score for each *move*. A move is a class of plays (numbers, S, R,
+2, W, W+4) in a colour, or keeping a drawn card, or drawing by choice (C6) where only wilds may be
played.

In a game of two, a player who draws although coloured cards fit can collect half of the deck and
lay it in one long chain. That wins more rounds and spoils the game, so it is no move.

The network has one hidden layer of rectified units. Most inputs are 0, so the hidden layer is a sum
of a few rows. A row is packed into one whole number, a field of bits for each unit, so that one
addition adds it. The weights are in files beside this one, written by `contra-uno train`.
"""

from __future__ import annotations

import struct
import sys
from array import array
from base64 import b64decode
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from operator import mul

from msgspec import Struct, json

from .plain_cards import COLOURS

NUMBER_STEPS = (1, 2, 3, 4)
"""One bit per colour and step: at least this many number cards of the colour."""
OWN_STEPS = (2, 3, 4, 5, 6, 7, 8, 10, 12)
"""One bit per step: at least this many cards in hand."""
COUNT_STEPS = (1, 2, 3, 4, 5, 7, 10)
"""One bit per step: at least this many cards in another hand."""
SINCE_STEPS = (-3, -2, -1, 0)
"""One bit per colour (and wilds) and step: at most this many cards received since none was held."""

SEEN_STEPS = (4, 6, 8, 11, 14, 18)
"""One bit per colour and step: at least this many of its cards laid or in one's own hand."""
SEEN_WILD_STEPS = (2, 3, 4)
"""One bit each per step: at least this many W, W+4 seen."""

_ACTION_STEPS = 2
_WILD_KINDS = 2
_TOP_BITS = 5
_WILD_TOP_BITS = 2
OPPONENTS = 3
"""The next, the one after, and the one before; fewer at smaller tables."""
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
"""The first move of each class; those of number cards begin at 0."""
DRAW = KEEP + 1
MOVES = DRAW + 1


_FOLDER = "weights"

Row = Sequence[float]


class StoredNetwork(Struct, frozen=True):
    """A network as its file contains it.

    ``layers`` are, in base64, the numbers of the two layers and their biases as 32-bit floats,
    little-endian, row by row. ``made_by`` is the command that writes the file again.
    """

    version: int
    inputs: int
    hidden: int
    outputs: int
    made_by: str
    layers: tuple[str, str, str, str]


_FIELD_BITS = 32
_HALF = 1 << (_FIELD_BITS - 1)
"""Added to each field, which must not be negative when the sum is taken apart."""
_ONE = 1 << 20
"""A weight of 1 in a field: fields hold sums up to 2,048, to a millionth."""


class Network:
    """A network for one decision at a time: a packed row per input in ``rows``, a column per output
    in ``columns``."""

    def __init__(self, stored: StoredNetwork) -> None:
        into, hidden_bias, out, out_bias = (_numbers(layer) for layer in stored.layers)
        width = stored.hidden
        self._rows = [_packed(into[at : at + width]) for at in range(0, len(into), width)]
        self._beginning = _packed(hidden_bias) + (_packed([1.0] * width) // _ONE) * _HALF
        self._fields = struct.Struct(f"<{width}I")
        columns = [out[at :: stored.outputs] for at in range(stored.outputs)]
        self._columns = [tuple([weight / _ONE for weight in column]) for column in columns]
        self._out_bias = tuple(out_bias)

    def hidden(self, ones: Sequence[int]) -> Row:
        """Return the hidden layer for the inputs that are 1, in units of a field."""
        rows = self._rows
        total = sum([rows[one] for one in ones], self._beginning)
        fields = self._fields.unpack(total.to_bytes(self._fields.size, "little"))
        return [field - _HALF if field > _HALF else 0 for field in fields]

    def output(self, hidden: Row, which: int) -> float:
        """Return one output."""
        return sum(map(mul, hidden, self._columns[which])) + self._out_bias[which]


def _packed(weights: Iterable[float]) -> int:
    """Return the weights as one integer; a negative weight borrows from the next field."""
    packed = 0
    for weight in reversed(list(weights)):
        packed = (packed << _FIELD_BITS) + round(weight * _ONE)
    return packed


def _numbers(layer: str) -> array[float]:
    numbers = array("f", b64decode(layer))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


@cache
def load_network(name: str) -> Network:
    """Return the network of this name; its file is read once."""
    stored = files("bot.players").joinpath(_FOLDER, f"{name}.json").read_bytes()
    return Network(json.decode(stored, type=StoredNetwork))
