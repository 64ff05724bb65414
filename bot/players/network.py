"""A small network: bits in, a score for each move and one value out, in plain Python.

One hidden layer of rectified units. Since most inputs are 0, the hidden layer is a sum of a few
rows. The weights are in files beside this one, written by `contra-uno train`.
"""

from __future__ import annotations

import sys
from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from operator import mul

from msgspec import Struct, json

_FOLDER = "weights"

Row = tuple[float, ...]


class StoredNetwork(Struct, frozen=True):
    """A network as its file holds it.

    ``layers`` are, in base64, the numbers of the two layers and their biases as 32-bit floats,
    little end first, row by row; ``made_by`` is the command that writes the same again.
    """

    version: int
    inputs: int
    hidden: int
    outputs: int
    made_by: str
    layers: tuple[str, str, str, str]


class Network:
    """``hidden_rows`` has a row for each input, ``columns`` one for each output."""

    def __init__(self, stored: StoredNetwork) -> None:
        into, hidden_bias, out, out_bias = (_numbers(layer) for layer in stored.layers)
        width = stored.hidden
        self._hidden_rows = [tuple(into[at : at + width]) for at in range(0, len(into), width)]
        self._hidden_bias = tuple(hidden_bias)
        self._columns = [tuple(out[at :: stored.outputs]) for at in range(stored.outputs)]
        self._out_bias = tuple(out_bias)

    def hidden(self, ones: Sequence[int]) -> Row:
        """The hidden layer for the inputs that are 1."""
        rows = [self._hidden_rows[one] for one in ones]
        return tuple([max(total, 0.0) for total in map(sum, zip(self._hidden_bias, *rows))])  # noqa: B905

    def output(self, hidden: Row, which: int) -> float:
        """One output."""
        return sum(map(mul, hidden, self._columns[which])) + self._out_bias[which]


def _numbers(layer: str) -> array[float]:
    numbers = array("f", b64decode(layer))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def encoded(numbers: bytes) -> str:
    """A layer of 32-bit floats, little end first, as the file holds it."""
    return b64encode(numbers).decode()


@cache
def load_network(name: str) -> Network:
    """The network of this name; its numbers are read once."""
    stored = files("bot.players").joinpath(_FOLDER, f"{name}.json").read_bytes()
    return Network(json.decode(stored, type=StoredNetwork))
