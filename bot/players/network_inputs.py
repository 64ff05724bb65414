"""What one who is to act tells the network, and which of its moves the open actions are.

The same as :mod:`bot.players.arrays.array_inputs` for many rounds: a test compares them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.engine import Action, Drawn, Game, Pass, Play, deck_of

from .information_state import InformationState
from .network_layout import (
    COUNT_STEPS,
    KEEP,
    NUMBER_STEPS,
    OPPONENT_INPUTS,
    OPPONENTS,
    OWN_STEPS,
    SEEN_STEPS,
    SEEN_WILD_STEPS,
    SINCE_STEPS,
    WILD_DRAW_FOURS,
    WILDS_OF,
)
from .plain_cards import (
    COLOURS,
    DRAW_TWO_RANK,
    KIND_OF,
    KINDS,
    NUMBERS,
    RANKS_A_COLOUR,
    REVERSE_RANK,
    SKIP_RANK,
    WILD_DRAW_FOUR_KIND,
    WILD_KIND,
)

_UNKNOWN = bytes([255] * (COLOURS + 1))
_NONE = (0,) * (COLOURS - 1)
_MOST = 1000
_ACTION_RANKS = (SKIP_RANK, REVERSE_RANK, DRAW_TWO_RANK)
_OTHER_COPIES = (3, *[6] * (NUMBERS - 1))
"""How many cards of each number there are in three colours of a deck."""
_WILD_GROUPS = (COLOURS, COLOURS + 1)


def _group(face: int) -> int:
    """The colour of a face; of W and W+4 a number of their own."""
    kind = KIND_OF.get(face, 0)
    return kind // RANKS_A_COLOUR if kind < WILD_KIND else COLOURS + kind - WILD_KIND


_GROUPS = bytes(map(_group, range(256)))


class _Bits:
    """Collects the places of the bits that are 1, block by block."""

    def __init__(self) -> None:
        self.ones: list[int] = []
        self._at = 0

    def at_least(self, numbers: Sequence[int], steps: Sequence[int]) -> None:
        """A block for each of the ``steps``, a bit in it for each number that reaches it."""
        for step in steps:
            self.ones += [self._at + n for n, number in enumerate(numbers) if number >= step]
            self._at += len(numbers)

    def nothing(self, inputs: int) -> None:
        """So many bits that are 0."""
        self._at += inputs


class Sight:
    """The state of a classic round as the network knows it: ``ones`` are the inputs that are 1.

    ``order`` are the colours: the current one first, then those of which the hand holds most.
    """

    def __init__(self, info: InformationState) -> None:
        seen = info.observation
        held = [0] * KINDS
        for face in seen.faces:
            held[KIND_OF[face]] += 1
        self._held = held
        sizes = [sum(held[at : at + RANKS_A_COLOUR]) for at in range(0, WILD_KIND, RANKS_A_COLOUR)]
        others = [colour for colour in range(COLOURS) if colour != seen.colour]
        others.sort(key=lambda colour: -sizes[colour])
        self.order = (seen.colour, *others)
        self._place = [self.order.index(colour) for colour in range(COLOURS)]
        bits = _Bits()
        self._add_own(info, bits)
        self._add_others(info, bits)
        self._add_seen(info, bits)
        self.ones = bits.ones

    def _add_own(self, info: InformationState, bits: _Bits) -> None:
        seen, held = info.observation, self._held
        begins = [colour * RANKS_A_COLOUR for colour in self.order]
        bits.at_least([sum(held[at : at + NUMBERS]) for at in begins], NUMBER_STEPS)
        for rank in _ACTION_RANKS:
            bits.at_least([held[at + rank] for at in begins], (1, 2))
        shown = info.standpoint.shown
        drawn = KIND_OF[shown[seen.phase.card]] if isinstance(seen.phase, Drawn) else None
        top = KIND_OF[seen.top]
        rank = top % RANKS_A_COLOUR if top < WILD_KIND else RANKS_A_COLOUR
        alike = [at + rank for at in begins[1:]] if rank < NUMBERS else []
        bits.at_least([held[kind] if drawn in (None, kind) else 0 for kind in alike] or _NONE, (1,))
        bits.at_least(held[WILD_KIND:], (1, 2))
        bits.at_least((len(seen.hand),), OWN_STEPS)
        kinds = (rank < NUMBERS, *[rank == action for action in _ACTION_RANKS], drawn is not None)
        bits.at_least(kinds, (1,))

    def _add_others(self, info: InformationState, bits: _Bits) -> None:
        seen = info.observation
        ring = seen.active if seen.direction > 0 else seen.active[::-1]
        mine = ring.index(info.seat)
        others = ring[mine + 1 :] + ring[:mine]
        if len(others) > OPPONENTS:
            others = (others[0], others[1], others[-1])
        for other in others:
            bits.at_least((seen.counts[other],), COUNT_STEPS)
            row = seen.lacked[other] if seen.lacked else _UNKNOWN
            bits.at_least([-row[colour] for colour in self.order], SINCE_STEPS)
            bits.at_least((-row[COLOURS],), SINCE_STEPS)
        bits.nothing((OPPONENTS - len(others)) * OPPONENT_INPUTS)

    def _add_seen(self, info: InformationState, bits: _Bits) -> None:
        seen = info.observation
        groups = (bytes(seen.discards) + bytes(seen.faces) + bytes([seen.top])).translate(_GROUPS)
        bits.at_least([groups.count(colour) for colour in self.order], SEEN_STEPS)
        bits.at_least([groups.count(wild) for wild in _WILD_GROUPS], SEEN_WILD_STEPS)
        top = KIND_OF[seen.top]
        bits.at_least([top == WILD_KIND, top == WILD_DRAW_FOUR_KIND], (1,))

    def moves(self, info: InformationState, actions: Sequence[Action]) -> dict[int, Action]:
        """The best action of each of the network's moves; those that are no such move are left out.

        Of several number cards of a colour that is the one which the others are least likely to
        have in another colour, of equals the highest.
        """
        found: dict[int, Action] = {}
        least: dict[int, int] = {}
        for action in actions:
            if isinstance(action, Pass):
                found[KEEP] = action
            elif isinstance(action, Play):
                kind = KIND_OF[info.standpoint.shown[action.card]]
                move, cost = self._move(kind, action.colour)
                if cost < least.get(move, _MOST):
                    least[move], found[move] = cost, action
        return found

    def _move(self, kind: int, named: int | None) -> tuple[int, int]:
        """The move that a card belongs to, and what speaks against this card for it."""
        if kind >= WILD_KIND:
            base = WILD_DRAW_FOURS if kind == WILD_DRAW_FOUR_KIND else WILDS_OF
            return base + self._place[named or 0], 0
        colour, rank = divmod(kind, RANKS_A_COLOUR)
        place = self._place[colour]
        if rank >= NUMBERS:
            return (rank - NUMBERS + 1) * COLOURS + place, 0
        held = sum(self._held[at + rank] for at in range(0, WILD_KIND, RANKS_A_COLOUR))
        elsewhere = held - self._held[kind]
        return place, (_OTHER_COPIES[rank] - elsewhere) * NUMBERS - rank


@cache
def has_plain_cards(game: Game) -> bool:
    """Whether the network knows all cards of the game."""
    light, dark = deck_of(game, min(game.seats))
    return not (dark or game.series) and KIND_OF.keys() >= set(light)
