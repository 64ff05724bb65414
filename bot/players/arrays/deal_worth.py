"""What a deal is worth: how often each seat wins with its hand, whatever the draw pile brings."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from ..plain_cards import COLOURS, KIND_OF, KINDS, RANKS_A_COLOUR, WILD_KIND
from ..shares import Share, share_of
from .array_network import load_array_network
from .array_rounds import ArrayRounds
from .playouts import play_out


class Deal(Struct, frozen=True):
    """A plain classic round just dealt, in faces; ``colour`` None: who is to act names it."""

    hands: tuple[bytes, ...]
    pile: bytes
    top: int
    colour: int | None
    to_act: int
    direction: int


def worth_of(deal: Deal, rounds: int, seed: int) -> list[Share]:
    """The share of rounds that each seat wins when all play hard.

    The draw pile is shuffled anew for each round: else it would be one round, and one result.
    """
    rng = np.random.default_rng(seed)
    seats = len(deal.hands)
    pile = np.array([KIND_OF[face] for face in deal.pile], dtype=np.int16)
    piles = rng.permuted(np.tile(pile, (rounds, 1)), axis=1)
    held = np.array([_counted(hand) for hand in deal.hands], dtype=np.int16)
    colour = deal.colour
    if colour is None:
        coloured = held[deal.to_act, :WILD_KIND].reshape(COLOURS, RANKS_A_COLOUR)
        colour = int(coloured.sum(axis=1).argmax())
    dealt = ArrayRounds(
        np.tile(held, (rounds, 1, 1)),
        np.concatenate([piles, np.zeros((rounds, KINDS * 2), dtype=np.int16)], axis=1),
        np.full(rounds, len(pile)),
        np.zeros((rounds, KINDS), dtype=np.int16),
        np.full(rounds, KIND_OF[deal.top]),
        np.full(rounds, colour),
        np.full(rounds, deal.to_act),
        np.full(rounds, deal.direction),
        np.full((rounds, seats, COLOURS + 1), 255, dtype=np.int16),
        rng,
    )
    play_out(dealt, load_array_network("two" if seats == 2 else "several"))
    return [share_of((dealt.winner == seat).astype(float).tolist()) for seat in range(seats)]


def _counted(faces: bytes) -> list[int]:
    kinds = [KIND_OF[face] for face in faces]
    return [kinds.count(kind) for kind in range(KINDS)]
