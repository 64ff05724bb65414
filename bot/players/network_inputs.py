"""The inputs of the network for the player on turn, and which of its moves are open.

They are those with which the network was trained (workbench/training): a test compares them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.engine import Action, Draw, Drawn, Game, Pass, Play, deck_of

from .information_state import InformationState
from .network import (
    COUNT_STEPS,
    DRAW,
    INPUTS,
    KEEP,
    NUMBER_STEPS,
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
_MOST = 1000
_MOST_TOLD_APART = max(*OWN_STEPS, *COUNT_STEPS, *SEEN_STEPS)
_MOST_COUNTED = 255
"""Larger numbers are treated like this one: no step is higher."""
_ACTION_RANKS = (SKIP_RANK, REVERSE_RANK, DRAW_TWO_RANK)
_OTHER_COPIES = (3, *[6] * (NUMBERS - 1))
"""The number of cards of each number in three colours of a deck."""
_WILD_GROUPS = (COLOURS, COLOURS + 1)


def _group(face: int) -> int:
    """Return the colour of a face; W and W+4 have a number of their own."""
    kind = KIND_OF.get(face, 0)
    return kind // RANKS_A_COLOUR if kind < WILD_KIND else COLOURS + kind - WILD_KIND


_GROUPS = bytes(map(_group, range(256)))


Ones = tuple[int, ...]
Block = tuple[tuple[Ones, ...], ...]
"""The inputs that are 1, for each of several numbers and each value up to `_MOST_COUNTED`."""


class _Blocks:
    """Lays out the inputs block by block; in a block, one after the other for each of its steps."""

    def __init__(self) -> None:
        self.end = 0

    def at_least(self, numbers: int, steps: Sequence[int]) -> Block:
        """Add an input for each of ``numbers`` numbers and each step that the number reaches."""
        return self._block(numbers, [range(step, _MOST_COUNTED + 1) for step in steps])

    def at_most(self, numbers: int, steps: Sequence[int]) -> Block:
        """Add an input for each of ``numbers`` numbers and each step that the number does not
        exceed."""
        return self._block(numbers, [range(step + 1) for step in steps])

    def _block(self, numbers: int, steps: Sequence[range]) -> Block:
        begin, self.end = self.end, self.end + numbers * len(steps)
        return tuple(
            _by_value([(begin + n + numbers * at, step) for at, step in enumerate(steps)])
            for n in range(numbers)
        )


def _by_value(steps: Sequence[tuple[int, range]]) -> tuple[Ones, ...]:
    """Return the inputs that are 1 for each value; values beyond the last step share theirs."""
    found = [tuple(n for n, step in steps if value in step) for value in range(_MOST_TOLD_APART)]
    last = tuple(n for n, step in steps if _MOST_COUNTED in step)
    return (*found, *[last] * (_MOST_COUNTED + 1 - _MOST_TOLD_APART))


_BLOCKS = _Blocks()
_NUMBER_CARDS = _BLOCKS.at_least(COLOURS, NUMBER_STEPS)
_ACTION_CARDS = [(rank, _BLOCKS.at_least(COLOURS, (1, 2))) for rank in _ACTION_RANKS]
_ALIKE = _BLOCKS.at_least(COLOURS - 1, (1,))
_WILD_CARDS = _BLOCKS.at_least(2, (1, 2))
(_OWN,) = _BLOCKS.at_least(1, OWN_STEPS)
_TOP = [kind[1] for kind in _BLOCKS.at_least(2 + len(_ACTION_RANKS), (1,))]
_OTHERS = [
    (
        _BLOCKS.at_least(1, COUNT_STEPS)[0],
        _BLOCKS.at_most(COLOURS, [-step for step in SINCE_STEPS]),
        _BLOCKS.at_most(1, [-step for step in SINCE_STEPS])[0],
    )
    for _ in range(OPPONENTS)
]
_SEEN = _BLOCKS.at_least(COLOURS, SEEN_STEPS)
_SEEN_WILDS = _BLOCKS.at_least(2, SEEN_WILD_STEPS)
_WILD_TOP = [kind[1] for kind in _BLOCKS.at_least(2, (1,))]

assert _BLOCKS.end == INPUTS


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
        others.sort(key=sizes.__getitem__, reverse=True)
        self.order = (seen.colour, *others)
        self._place = [self.order.index(colour) for colour in range(COLOURS)]
        self.ones: list[int] = []
        self._add_own(info)
        self._add_others(info)
        self._add_seen(info)

    def _add_own(self, info: InformationState) -> None:
        seen, held, ones = info.observation, self._held, self.ones
        top = KIND_OF[seen.top]
        rank = top % RANKS_A_COLOUR if top < WILD_KIND else RANKS_A_COLOUR
        shown = info.standpoint.shown
        drawn = KIND_OF[shown[seen.phase.card]] if isinstance(seen.phase, Drawn) else None
        for place, colour in enumerate(self.order):
            at = colour * RANKS_A_COLOUR
            ones += _NUMBER_CARDS[place][sum(held[at : at + NUMBERS])]
            for action, block in _ACTION_CARDS:
                ones += block[place][held[at + action]]
            if place and rank < NUMBERS and drawn in (None, at + rank):
                ones += _ALIKE[place - 1][held[at + rank]]
        ones += _WILD_CARDS[0][held[WILD_KIND]]
        ones += _WILD_CARDS[1][held[WILD_DRAW_FOUR_KIND]]
        ones += _OWN[min(len(seen.hand), _MOST_COUNTED)]
        if rank < NUMBERS:
            ones += _TOP[0]
        elif rank in _ACTION_RANKS:
            ones += _TOP[1 + _ACTION_RANKS.index(rank)]
        if drawn is not None:
            ones += _TOP[-1]

    def _add_others(self, info: InformationState) -> None:
        seen, ones = info.observation, self.ones
        ring = seen.active if seen.direction > 0 else seen.active[::-1]
        mine = ring.index(info.seat)
        others = ring[mine + 1 :] + ring[:mine]
        if len(others) > OPPONENTS:
            others = (others[0], others[1], others[-1])
        for other, (count, coloured, wild) in zip(others, _OTHERS, strict=False):
            ones += count[min(seen.counts[other], _MOST_COUNTED)]
            row = seen.lacked[other] if seen.lacked else _UNKNOWN
            for place, colour in enumerate(self.order):
                ones += coloured[place][row[colour]]
            ones += wild[row[COLOURS]]

    def _add_seen(self, info: InformationState) -> None:
        seen, ones = info.observation, self.ones
        groups = (bytes(seen.discards) + bytes(seen.faces) + bytes([seen.top])).translate(_GROUPS)
        for place, colour in enumerate(self.order):
            ones += _SEEN[place][min(groups.count(colour), _MOST_COUNTED)]
        for block, group in zip(_SEEN_WILDS, _WILD_GROUPS, strict=True):
            ones += block[min(groups.count(group), _MOST_COUNTED)]
        top = KIND_OF[seen.top]
        if top >= WILD_KIND:
            ones += _WILD_TOP[top - WILD_KIND]

    def moves(self, info: InformationState, actions: Sequence[Action]) -> dict[int, Action]:
        """Return the best action for each of the network's moves, leaving out actions that are no
        such move.

        Of several number cards of a colour, the best is the one that opponents are least likely to
        hold in another colour, of equals the highest.
        """
        found: dict[int, Action] = {}
        draw: Draw | None = None
        least: dict[int, int] = {}
        for action in actions:
            if isinstance(action, Pass):
                found[KEEP] = action
            elif isinstance(action, Draw):
                draw = action
            elif isinstance(action, Play):
                kind = KIND_OF[info.standpoint.shown[action.card]]
                move, cost = self._move(kind, action.colour)
                if cost < least.get(move, _MOST):
                    least[move], found[move] = cost, action
        if draw is not None and min(found, default=DRAW) >= WILDS_OF:
            found[DRAW] = draw
        return found

    def _move(self, kind: int, named: int | None) -> tuple[int, int]:
        """Return the move that a card belongs to, and how good this card is for it."""
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
    """Return whether the network knows all cards of the game."""
    light, dark = deck_of(game, min(game.seats))
    return not (dark or game.series) and KIND_OF.keys() >= set(light)
