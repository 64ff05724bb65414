"""The network on arrays, for many rounds at once."""

from __future__ import annotations

from base64 import b64decode
from typing import Any

import numpy as np
from msgspec import json
from numpy.typing import NDArray

from bot.players.network import MOVES, StoredNetwork

Floats = NDArray[Any]
"""32-bit floats mostly."""

_IMPOSSIBLE = np.float32(-1e9)


class ArrayNetwork:
    """The layers of a network as arrays. The last output is the value, the others score the
    moves."""

    def __init__(self, layers: list[Floats]) -> None:
        self.layers = layers

    def forward(self, inputs: Floats) -> tuple[Floats, Floats, Floats]:
        """Return the hidden layer, the scores of the moves and the values."""
        into, hidden_bias, out, out_bias = self.layers
        hidden = np.maximum(inputs @ into + hidden_bias, 0)
        outputs = hidden @ out + out_bias
        return hidden, outputs[:, :MOVES], outputs[:, MOVES]


def log_shares(scores: Floats, may: NDArray[np.bool_]) -> Floats:
    """Return the logarithms of the shares that the open moves get from their scores."""
    kept = np.where(may, scores, _IMPOSSIBLE)
    kept -= kept.max(axis=1, keepdims=True)
    return kept - np.log(np.exp(kept).sum(axis=1, keepdims=True))


def network_in(written: bytes) -> ArrayNetwork:
    """Return the network that a file contains.

    Raise :class:`msgspec.DecodeError` if the file contains none.
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
