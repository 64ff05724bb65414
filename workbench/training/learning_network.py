"""A network that learns: its initial state, its steps, and its file."""

from __future__ import annotations

from base64 import b64encode

import numpy as np
from msgspec import json

from bot.players.network import DRAW, INPUTS, KEEP, MOVES, StoredNetwork
from workbench.training.array_network import ArrayNetwork, Floats

_USUAL_ONES = 30
"""The usual number of inputs that are 1, which sets the scale of the first weights."""
_BEGINNING = 0.01
_RATE_OF_MEANS, _RATE_OF_SQUARES, _TINY = 0.9, 0.999, 1e-8
"""Adam's constants, as its authors recommend them."""


class LearningNetwork(ArrayNetwork):
    """A network on arrays that can learn better moves."""

    def __init__(self, layers: list[Floats]) -> None:
        super().__init__(layers)
        self._means = [np.zeros_like(layer) for layer in layers]
        self._squares = [np.zeros_like(layer) for layer in layers]
        self._steps = 0

    @classmethod
    def fresh(cls, hidden: int, rng: np.random.Generator) -> LearningNetwork:
        """Return a network that has learned nothing."""
        into = rng.normal(0, _USUAL_ONES**-0.5, (INPUTS, hidden)).astype(np.float32)
        out = rng.normal(0, _BEGINNING, (hidden, MOVES + 1)).astype(np.float32)
        return cls([into, np.zeros(hidden, np.float32), out, np.zeros(MOVES + 1, np.float32)])

    @classmethod
    def widened(
        cls, narrow: ArrayNetwork, hidden: int, rng: np.random.Generator
    ) -> LearningNetwork:
        """Return a network with the outputs of ``narrow``, but ``hidden`` units and today's inputs
        and moves.

        New inputs and units have no influence until the network has learned. Drawing by choice is
        scored like keeping a drawn card.
        """
        into, hidden_bias, out, out_bias = narrow.layers
        inputs, units = into.shape
        wide = cls.fresh(hidden, rng)
        if len(out_bias) == len(wide.layers[3]) - 1:
            out, out_bias = (np.insert(by, DRAW, by[..., KEEP], axis=-1) for by in (out, out_bias))
        wide.layers[0][:, :units] = 0
        wide.layers[0][:inputs, :units] = into
        wide.layers[1][:units] = hidden_bias
        wide.layers[2][:units] = out
        wide.layers[2][units:] = 0
        wide.layers[3][:] = out_bias
        return wide

    def learn(self, inputs: Floats, hidden: Floats, slopes: Floats, rate: float) -> None:
        """Take one step of Adam against the ``slopes`` of the loss with respect to each output."""
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


class MeanNetwork:
    """The mean of the networks that were added, layer by layer; without any there is none.

    A single learning step depends much on chance, the mean of many steps little (Polyak and
    Juditsky, 1992).
    """

    def __init__(self) -> None:
        self.network: ArrayNetwork | None = None
        self._added = 0

    def add(self, network: ArrayNetwork) -> None:
        """Add another network of the same size."""
        self._added += 1
        if self.network is None:
            self.network = ArrayNetwork([layer.copy() for layer in network.layers])
        for mean, layer in zip(self.network.layers, network.layers, strict=True):
            mean += (layer - mean) / self._added


def to_file(network: ArrayNetwork, made_by: str) -> bytes:
    """Return the content of a network's file; ``made_by`` is the command that makes it again."""
    into, hidden_bias, out, out_bias = (
        b64encode(layer.astype("<f4").tobytes()).decode() for layer in network.layers
    )
    inputs, hidden = network.layers[0].shape
    layers = (into, hidden_bias, out, out_bias)
    stored = StoredNetwork(1, inputs, hidden, MOVES + 1, made_by, layers)
    return json.format(json.encode(stored)) + b"\n"
