"""The network on arrays: many rounds at once, and with what training needs."""

from __future__ import annotations

from base64 import b64decode
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
from msgspec import json
from numpy.typing import NDArray

from ..network import StoredNetwork, encoded
from ..network_layout import DRAW, INPUTS, KEEP, MOVES

Floats = NDArray[Any]
"""32-bit floats mostly."""

_IMPOSSIBLE = np.float32(-1e9)
_USUAL_ONES = 30
"""About how many inputs are 1, which sets the scale to begin with."""
_BEGINNING = 0.01
_RATE_OF_MEANS, _RATE_OF_SQUARES, _TINY = 0.9, 0.999, 1e-8
"""Adam's constants, as its authors recommend them."""


class ArrayNetwork:
    """The layers as arrays; the last output is the value, the others score the moves."""

    def __init__(self, layers: list[Floats]) -> None:
        self.layers = layers
        self._means = [np.zeros_like(layer) for layer in layers]
        self._squares = [np.zeros_like(layer) for layer in layers]
        self._steps = 0

    @property
    def hidden_units(self) -> int:
        return len(self.layers[1])

    @classmethod
    def fresh(cls, hidden: int, rng: np.random.Generator) -> ArrayNetwork:
        """A network that knows nothing."""
        into = rng.normal(0, _USUAL_ONES**-0.5, (INPUTS, hidden)).astype(np.float32)
        out = rng.normal(0, _BEGINNING, (hidden, MOVES + 1)).astype(np.float32)
        return cls([into, np.zeros(hidden, np.float32), out, np.zeros(MOVES + 1, np.float32)])

    def widened(self, hidden: int, rng: np.random.Generator) -> ArrayNetwork:
        """A network that says the same, with room for ``hidden`` units and all of today's inputs
        and moves.

        What it had not got before says nothing until it has learned; drawing by choice is scored
        as keeping a drawn card is.
        """
        into, hidden_bias, out, out_bias = self.layers
        inputs, units = into.shape
        wide = ArrayNetwork.fresh(hidden, rng)
        if len(out_bias) == len(wide.layers[3]) - 1:
            out, out_bias = (np.insert(by, DRAW, by[..., KEEP], axis=-1) for by in (out, out_bias))
        wide.layers[0][:, :units] = 0
        wide.layers[0][:inputs, :units] = into
        wide.layers[1][:units] = hidden_bias
        wide.layers[2][:units] = out
        wide.layers[2][units:] = 0
        wide.layers[3][:] = out_bias
        return wide

    def forward(self, inputs: Floats) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the scores of the moves and the values."""
        into, hidden_bias, out, out_bias = self.layers
        hidden = np.maximum(inputs @ into + hidden_bias, 0)
        outputs = hidden @ out + out_bias
        return hidden, outputs[:, :MOVES], outputs[:, MOVES]

    def learn(self, inputs: Floats, hidden: Floats, slopes: Floats, rate: float) -> None:
        """Go one step of Adam against the ``slopes`` of the loss by each output."""
        back = (slopes @ self.layers[2].T) * (hidden > 0)
        gradients = [inputs.T @ back, back.sum(axis=0), hidden.T @ slopes, slopes.sum(axis=0)]
        self._steps += 1
        for layer, mean, square, gradient in zip(
            self.layers, self._means, self._squares, gradients, strict=True
        ):
            mean += (1 - _RATE_OF_MEANS) * (gradient - mean)
            square += (1 - _RATE_OF_SQUARES) * (gradient**2 - square)
            first = mean / (1 - _RATE_OF_MEANS**self._steps)
            second = square / (1 - _RATE_OF_SQUARES**self._steps)
            layer -= (rate * first / (np.sqrt(second) + _TINY)).astype(np.float32)

    def stored(self, made_by: str) -> bytes:
        """The file of this network."""
        into, hidden_bias, out, out_bias = (
            encoded(layer.astype("<f4").tobytes()) for layer in self.layers
        )
        inputs, hidden = self.layers[0].shape
        layers = (into, hidden_bias, out, out_bias)
        kept = StoredNetwork(1, inputs, hidden, MOVES + 1, made_by, layers)
        return json.format(json.encode(kept)) + b"\n"


class MeanNetwork:
    """The mean of the networks that were added, layer by layer; there is none before the first.

    A step of learning owes much to chance, the mean of many little (Polyak and Juditsky, 1992).
    """

    def __init__(self) -> None:
        self.network: ArrayNetwork | None = None
        self._added = 0

    def add(self, network: ArrayNetwork) -> None:
        """Count in another one of the same size."""
        self._added += 1
        if self.network is None:
            self.network = ArrayNetwork([layer.copy() for layer in network.layers])
        for mean, layer in zip(self.network.layers, network.layers, strict=True):
            mean += (layer - mean) / self._added


def log_shares(scores: Floats, may: NDArray[np.bool_]) -> Floats:
    """The logarithms of the shares that the open moves get by their scores."""
    kept = np.where(may, scores, _IMPOSSIBLE)
    kept -= kept.max(axis=1, keepdims=True)
    return kept - np.log(np.exp(kept).sum(axis=1, keepdims=True))


@cache
def load_array_network(name: str) -> ArrayNetwork:
    """The stored network of this name."""
    return network_in(files("bot.players").joinpath("weights", f"{name}.json").read_bytes())


def network_in(written: bytes) -> ArrayNetwork:
    """The network that a file holds.

    Raises :class:`msgspec.DecodeError` for a file that holds none.
    """
    stored = json.decode(written, type=StoredNetwork)
    sizes = (
        (stored.inputs, stored.hidden),
        (stored.hidden,),
        (stored.hidden, stored.outputs),
        (stored.outputs,),
    )
    return ArrayNetwork(
        [
            np.frombuffer(b64decode(layer), "<f4").astype(np.float32).reshape(size)
            for layer, size in zip(stored.layers, sizes, strict=True)
        ]
    )
