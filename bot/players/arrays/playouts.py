"""Rounds played out on arrays, to compare moves and to compute the odds of a deal.

Moves are compared in worlds that agree with what a seat has seen.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bot.engine import Drawn

from ..hidden_cards import decks_in_play
from ..information_state import InformationState
from ..learned import network_name
from ..plain_cards import COLOURS, COPIES, KIND_OF, KINDS, RANKS_A_COLOUR, WILD_KIND
from ..shares import Share, share_of
from .array_inputs import Decisions, Turns, turns_of
from .array_network import ArrayNetwork, load_array_network, log_shares
from .array_rounds import ArrayRounds, Ints

_GROUP_OF = np.array([k // RANKS_A_COLOUR if k < WILD_KIND else COLOURS for k in range(KINDS)])
"""The colour of each kind; wilds are a group of their own."""
_UNLIKELY = 10.0


def unseen_kinds(info: InformationState) -> Ints:
    """Return the kinds of all cards that the seat does not see, in ascending order."""
    seen = info.observation
    left = np.array(COPIES) * decks_in_play(seen)
    for face in (*seen.faces, *seen.discards, seen.top):
        left[KIND_OF[face]] -= 1
    return np.repeat(np.arange(KINDS), np.maximum(left, 0))


def sample_worlds(info: InformationState, worlds: int, rng: np.random.Generator) -> ArrayRounds:
    """Return ``worlds`` rounds that continue from here, with the hidden cards dealt by chance.

    A hand gets no more cards of a colour than it received since its player drew for lack of any.
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
    """Return the places of a hand's cards: those with the lowest keys, within the hand's limits."""
    late = keys.copy()
    for group in range(COLOURS + 1):
        at = np.flatnonzero(_GROUP_OF[unseen] == group)
        if most[group] >= count or not at.size:
            continue
        ranks = keys[:, at].argsort(axis=1).argsort(axis=1)
        late[:, at] += np.where(ranks >= most[group], _UNLIKELY, 0.0)
    return late.argsort(axis=1)[:, :count]


_MOST_STEPS = 100


def won_worlds(
    info: InformationState, moves: Sequence[int], worlds: int, seed: int
) -> NDArray[np.bool_]:
    """Return which of the worlds each of the moves wins; all moves get the same worlds."""
    rounds = _times(sample_worlds(info, worlds, np.random.default_rng(seed)), len(moves))
    rows = np.arange(worlds * len(moves))
    phase = info.observation.phase
    if isinstance(phase, Drawn):
        rounds.drawn[:] = KIND_OF[info.standpoint.shown[phase.card]]
    mine = int(rounds.turn[0])
    decisions = Decisions(rounds, Turns(rows, rounds.legal(rows)))
    decisions.carry_out(rounds, np.repeat(moves, worlds))
    play_out(rounds, load_array_network(network_name(info)))
    return (rounds.winner == mine).reshape(len(moves), worlds)


def play_out(rounds: ArrayRounds, network: ArrayNetwork) -> None:
    """Play all rounds to their end, every seat by the network."""
    live = np.flatnonzero(rounds.winner < 0)
    for _ in range(_MOST_STEPS):
        if not live.size:
            return
        decisions = Decisions(rounds, turns_of(rounds, live))
        _, scores, _ = network.forward(decisions.inputs)
        decisions.carry_out(rounds, log_shares(scores, decisions.open).argmax(axis=1))
        live = live[rounds.winner[live] < 0]


def _times(rounds: ArrayRounds, times: int) -> ArrayRounds:
    """Return the rounds repeated, one copy after the other."""

    def again(numbers: Ints) -> Ints:
        return np.concatenate([numbers] * times)

    return ArrayRounds(
        again(rounds.hands),
        again(rounds.piles),
        again(rounds.left),
        again(rounds.thrown),
        again(rounds.top),
        again(rounds.colour),
        again(rounds.turn),
        again(rounds.direction),
        again(rounds.since),
        rounds.rng,
    )


class PlainDeal(Struct, frozen=True):
    """A plain classic round just dealt, in faces. ``colour`` None: the player to act names it."""

    hands: tuple[bytes, ...]
    pile: bytes
    top: int
    colour: int | None
    to_act: int
    direction: int


def worth_of(deal: PlainDeal, rounds: int, seed: int) -> list[Share]:
    """Return the share of rounds that each seat wins when all play at the level hard.

    The draw pile is shuffled again for each round, otherwise all rounds would be the same.
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
