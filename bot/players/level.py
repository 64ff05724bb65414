"""What tells one computer player from another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct, field, structs

from bot.engine import Action

from .information_state import InformationState
from .noise import Noise
from .weight_sets import Weights, WeightSets, points_add_up

Terms = Mapping[str, float]
"""What is weighed, by name, and how much of it there is."""


def _nothing_weighed() -> WeightSets:
    return {"": Weights()}


class Lapse(Struct, frozen=True):
    """Moments of inattention: in a ``share`` of the decisions chance moves what is thought of
    throws by ``throw_noise`` cards, and the network's scores by ``slips`` with two players, by
    ``slips_of_several`` with more, unless the level's own slips reach further.
    """

    share: float = 0.0
    throw_noise: float = 0.0
    slips: float = 0.0
    slips_of_several: float = 0.0


class Level(Struct, frozen=True):
    """One way to play.

    ``choose`` picks one of several turn actions or doubles. ``weights`` are those of the features
    by kind of game, ``noise`` is how far chance moves each evaluation, in cards, ``throw_noise``
    how much further that of a throw, and ``slips`` how far it moves each score of the network;
    ``lapse`` says how often it does so further than that.
    Rates are probabilities, of which 1.0 is always: ``forgotten_calls`` of the calls that go with
    a play are left out, ``late_calls`` of these are made up for in time, ``catches`` of other
    people's are noticed, ``out_of_turn`` of the chances to jump in or to double are taken;
    ``plays_for_match`` says whether more than the round counts where what is left in a hand adds
    up. ``bluffs`` is how often a wild draw card is thought of that would be a foul, ``distrust``
    how often the others are thought to play one that is. ``lateness`` is how late it notices that
    somebody can be caught, from 0 to 1. ``hesitation`` is the shortest and the longest that it
    thinks before a move, as shares of the time that the table leaves for that.
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
"""From what a seat knows and may do to what it does, as a player of this level."""


def plays_for_points(level: Level, info: InformationState) -> bool:
    """Whether points that would stay with the player weigh beyond the round (C17)."""
    return level.plays_for_match and points_add_up(info.observation.options)


def attentive(level: Level) -> Level:
    """The same player who never forgets a call."""
    return structs.replace(level, forgotten_calls=0.0)


def inattentive(level: Level, players: int) -> Level:
    """The same one of so many players in a moment of inattention."""
    lapse = level.lapse
    slips = max(level.slips, lapse.slips if players == 2 else lapse.slips_of_several)
    return structs.replace(level, throw_noise=lapse.throw_noise, slips=slips)
