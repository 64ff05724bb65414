"""Evaluation of throws: the features of what each leads to, weighed and added up."""

from __future__ import annotations

from bot.engine import Double, JumpIn, Play

from .afterstate import Afterstate
from .information_state import InformationState
from .level import Level, plays_for_points
from .weight_sets import Weighed, Weights, weights_for, with_own_points

_OWN_POINTS_OF_TWO, _OWN_POINTS = 2.0, 8.0
"""What ten points laid weigh more where what is left in a hand adds up (C17). With two players it
is less: there who loses the round is the only one with points."""


class ThrowEvaluation:
    """Evaluates throws one after the other; those of one card that name different colours are
    listed together, and most of what they lead to is the same."""

    def __init__(self, info: InformationState, skill: Level) -> None:
        self._info = info
        self._weights = _weights(info, skill)
        self._last: Afterstate | None = None
        self._whatever_colour = 0.0

    def evaluate(self, action: Play | JumpIn | Double) -> float:
        """How good a throw is, in cards."""
        if self._last is None or not _names_instead(self._last, action):
            self._last = Afterstate(self._info, action)
            self._whatever_colour = _whatever_colour(self._weights, self._last)
        return self._whatever_colour + _sum(self._weights.colours, self._last)


def _names_instead(after: Afterstate, action: Play | JumpIn | Double) -> bool:
    """Whether the action is the one before but for the colour, which is now named instead."""
    if action.colour is None or not isinstance(action, Play):
        return False
    return _differ_by_colour(after.action, action) and after.name_instead(action)


def _whatever_colour(weights: Weights, after: Afterstate) -> float:
    """How good a throw is, but for the colour that it names."""
    worth = _sum(weights.throws, after)
    if after.hits:
        worth += _sum(weights.hits, after)
    if after.exchanges:
        worth += _sum(weights.exchanges, after)
    if after.consequences.flips:
        worth += _sum(weights.flips, after)
    return worth


def _sum(weighed: Weighed, after: Afterstate) -> float:
    worth = 0.0
    for feature, weight in weighed:
        worth += weight * feature(after)
    return worth


def _weights(info: InformationState, skill: Level) -> Weights:
    """The level's weights for this game, and for more than the round where points add up."""
    weights = weights_for(skill.weights, info.observation.options)
    if not plays_for_points(skill, info):
        return weights
    two = len(info.observation.active) == 2
    return with_own_points(weights, _OWN_POINTS_OF_TWO if two else _OWN_POINTS)


def _differ_by_colour(one: Play | JumpIn | Double, other: Play) -> bool:
    """Whether a throw differs from a play in the colour that they name and in nothing else."""
    return (
        isinstance(one, Play)
        and one.card == other.card
        and one.colour is not None
        and one.more == other.more
        and one.swap == other.swap
        and one.calls == other.calls
    )
