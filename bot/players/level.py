"""The properties of one computer player, and the random numbers by which it errs."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from operator import attrgetter

from msgspec import Struct, field, json, structs

from bot.engine import Action, Observation

from .information_state import InformationState
from .weight_sets import Weights, WeightSets, points_add_up

_NUMBERS = 2**32
_BLOCK = struct.Struct(">16I")

_LEFT_OUT = ("options", "window", "known_before", "laid_since", "leavers")
_hashed = attrgetter(*(name for name in Observation.__struct_fields__ if name not in _LEFT_OUT))
"""Hashed without the options: equal ones may be encoded differently, as msgspec leaves out a
default only if it is the very same object. The window follows from the other fields and what was
played, and neither the knowledge of other hands nor the cards of leavers distinguishes two
moments."""


class Noise:
    """Random numbers that follow from an observation and a seed, hashed only when one is needed."""

    __slots__ = ("_blocks", "_numbers", "_seed", "_seen")

    def __init__(self, seen: Observation, seed: bytes) -> None:
        self._seen: Observation | None = seen
        self._seed = seed
        self._numbers: list[int] = []
        self._blocks = 0

    def uniform(self) -> float:
        """Return a number from 0 to 1, 1 excluded."""
        if not self._numbers:
            self._next_block()
        return self._numbers.pop() / _NUMBERS

    def happens(self, probability: float) -> bool:
        """Return whether an event of this probability happens."""
        return self.uniform() < probability

    def _next_block(self) -> None:
        if self._seen is not None:
            self._seed = blake2b(json.encode(_hashed(self._seen)) + self._seed).digest()
            self._seen = None
        block = blake2b(self._seed + self._blocks.to_bytes(4, "big")).digest()
        self._numbers = [*reversed(_BLOCK.unpack(block))]
        self._blocks += 1


Terms = Mapping[str, float]
"""The weighted features by name, with their amounts."""


def _nothing_weighed() -> WeightSets:
    return {"": Weights()}


class Lapse(Struct, frozen=True):
    """Moments of inattention, in a ``share`` of the decisions.

    In these, evaluations of throws get a noise of ``throw_noise`` cards, and the network's scores
    one of ``slips`` with two players, of ``slips_of_several`` with more, unless the level's own
    slips are larger.
    """

    share: float = 0.0
    throw_noise: float = 0.0
    slips: float = 0.0
    slips_of_several: float = 0.0


class Level(Struct, frozen=True):
    """One way to play. ``choose`` picks one of several turn actions or doubles.

    ``weights`` are those of the features by kind of game. ``noise`` is the size of the random
    deviation of each evaluation, in cards, ``throw_noise`` what is added to it for a throw, and
    ``slips`` the deviation of each score of the network; ``lapse`` says how often it is larger.

    Rates are probabilities, 1.0 being always: ``forgotten_calls`` is the share of the calls with a
    play that are left out, ``late_calls`` the share of these that are made up for in time,
    ``catches`` how often the player notices somebody to catch, ``out_of_turn`` how often they use a
    chance to jump in or to double. ``plays_for_match`` says whether points matter beyond the round
    where they add up. ``bluffs`` is how often a foul wild draw card is considered, ``distrust`` how
    often opponents are assumed to play one.

    ``lateness``, from 0 to 1, is how late the player notices that somebody can be caught.
    ``hesitation`` is the shortest and the longest thinking time before a move, as shares of the
    time that the table allows.
    """

    name: str
    choose: Choose
    weights: WeightSets = field(default_factory=_nothing_weighed)
    noise: float = 0.0
    throw_noise: float = 0.0
    slips: float = 0.0
    lapse: Lapse = Lapse()
    forgotten_calls: float = 0.0
    late_calls: float = 1.0
    catches: float = 1.0
    out_of_turn: float = 1.0
    plays_for_match: bool = False
    bluffs: float = 0.0
    distrust: float = 0.2
    lateness: float = 0.0
    hesitation: tuple[float, float] = (0.0, 1.0)


Choose = Callable[[InformationState, Sequence[Action], Level, Noise], Action]
"""Chooses from the actions of a seat as a player of this level."""


def plays_for_points(level: Level, info: InformationState) -> bool:
    """Return whether points that would stay with the player matter beyond the round (C17)."""
    return level.plays_for_match and points_add_up(info.observation.options)


def attentive(level: Level) -> Level:
    """Return the same player, who never forgets a call."""
    return structs.replace(level, forgotten_calls=0.0)


def inattentive(level: Level, players: int) -> Level:
    """Return the same player in a moment of inattention, at a table of this number of
    ``players``."""
    lapse = level.lapse
    slips = max(level.slips, lapse.slips if players == 2 else lapse.slips_of_several)
    return structs.replace(level, throw_noise=lapse.throw_noise, slips=slips)
