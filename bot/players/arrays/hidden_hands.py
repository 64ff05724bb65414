"""Worlds that agree with what a seat has seen: who may hold which of the hidden cards."""

from __future__ import annotations

import numpy as np

from ..information_state import InformationState
from ..plain_cards import COLOURS, COPIES, KIND_OF, KINDS, RANKS_A_COLOUR, WILD_KIND
from ..unseen_cards import decks_in_play
from .array_rounds import ArrayRounds, Ints

_GROUP_OF = np.array([k // RANKS_A_COLOUR if k < WILD_KIND else COLOURS for k in range(KINDS)])
"""The colour of each kind; wilds are a group of their own."""
_UNLIKELY = 10.0


def unseen_kinds(info: InformationState) -> Ints:
    """The kinds of all cards that the seat does not see, in order."""
    seen = info.observation
    left = np.array(COPIES) * decks_in_play(seen)
    for face in (*seen.faces, *seen.discards, seen.top):
        left[KIND_OF[face]] -= 1
    return np.repeat(np.arange(KINDS), np.maximum(left, 0))


def sample_worlds(info: InformationState, worlds: int, rng: np.random.Generator) -> ArrayRounds:
    """So many rounds that go on from here, the hidden cards dealt by chance.

    A hand gets no more cards of a colour than it received since its player drew for want of any.
    """
    seen = info.observation
    active = seen.active
    seats = {seat: n for n, seat in enumerate(active)}
    unseen = unseen_kinds(info)
    keys = rng.random((worlds, len(unseen)))
    hands = np.zeros((worlds, len(active), KINDS), dtype=np.int16)
    for face in seen.faces:
        hands[:, seats[info.seat], KIND_OF[face]] += 1
    rows = np.arange(worlds)[:, None]
    since = np.full((worlds, len(active), COLOURS + 1), 255, dtype=np.int16)
    others = [seat for seat in active if seat != info.seat]
    if seen.lacked:
        for seat in active:
            since[:, seats[seat]] = list(seen.lacked[seat])
        others.sort(key=lambda seat: sum(seen.lacked[seat]))
    for seat in others:
        chosen = _chosen(keys, unseen, since[0, seats[seat]], seen.counts[seat])
        for card in unseen[chosen].T:
            hands[rows[:, 0], seats[seat], card] += 1
        keys[rows, chosen] = np.inf
    rest = keys.argsort(axis=1)[:, : seen.draw_count][:, ::-1]
    piles = np.zeros((worlds, max(len(unseen), sum(COPIES) * decks_in_play(seen))), dtype=np.int16)
    piles[:, : rest.shape[1]] = unseen[rest]
    thrown = np.zeros(KINDS, dtype=np.int16)
    for face in seen.discards:
        thrown[KIND_OF[face]] += 1
    return ArrayRounds(
        hands,
        piles,
        np.full(worlds, rest.shape[1]),
        np.tile(thrown, (worlds, 1)),
        np.full(worlds, KIND_OF[seen.top]),
        np.full(worlds, seen.colour),
        np.full(worlds, seats[info.seat]),
        np.full(worlds, seen.direction),
        since,
        rng,
    )


def _chosen(keys: np.ndarray, unseen: Ints, most: Ints, count: int) -> Ints:
    """The places of a hand's cards: those with the lowest keys, as far as its limits allow."""
    late = keys.copy()
    for group in range(COLOURS + 1):
        at = np.flatnonzero(_GROUP_OF[unseen] == group)
        if most[group] >= count or not at.size:
            continue
        ranks = keys[:, at].argsort(axis=1).argsort(axis=1)
        late[:, at] += np.where(ranks >= most[group], _UNLIKELY, 0.0)
    return late.argsort(axis=1)[:, :count]
