"""Evaluation of an action: how good it looks to a player of some level, in cards.

A throw is worth the sum of its features, each times its weight.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatch

from bot.engine import (
    Action,
    Challenge,
    ColourChoice,
    Discard,
    Double,
    Draft,
    Draw,
    JumpIn,
    Keep,
    NameColour,
    Pass,
    Pending,
    Play,
    Take,
    entry_of,
)
from bot.engine.cards import (
    COLOUR_OF,
    DRAW_TWO,
    RANK_OF,
    REVERSE,
    SKIP,
    WILD,
    WILD_DRAW_FOUR,
    is_wild,
)

from .afterstate import Afterstate, cost_of_taking
from .hidden_cards import draws_for, gain_of_challenging
from .information_state import InformationState
from .level import Level, Noise, Terms, plays_for_points
from .weight_sets import FEATURES, KEEPING, TAKING, Weighed, Weights, weights_for, with_own_points

_OWN_POINTS_OF_TWO, _OWN_POINTS = 2.0, 8.0
"""The additional weight of ten points laid where the points in a hand add up (C17). It is less with
two players, of whom only the loser of the round has points."""


class ThrowEvaluation:
    """Evaluates throws one after the other.

    Throws of one card that differ only in the colour named are listed together, so most of their
    consequences are computed once.
    """

    def __init__(self, info: InformationState, skill: Level) -> None:
        self._info = info
        self._weights = _weights(info, skill)
        self._last: Afterstate | None = None
        self._whatever_colour = 0.0

    def evaluate(self, action: Play | JumpIn | Double) -> float:
        """Return how good a throw is, in cards."""
        if self._last is None or not _names_instead(self._last, action):
            self._last = Afterstate(self._info, action)
            self._whatever_colour = _whatever_colour(self._weights, self._last)
        return self._whatever_colour + _sum(self._weights.colours, self._last)


def _names_instead(after: Afterstate, action: Play | JumpIn | Double) -> bool:
    """Change the colour of ``after`` if that is all the action differs in; return whether it
    was."""
    if action.colour is None or not isinstance(action, Play):
        return False
    return _differ_by_colour(after.action, action) and after.name_instead(action)


def _whatever_colour(weights: Weights, after: Afterstate) -> float:
    """Return how good a throw is, without the part that depends on the colour named."""
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
    """Return the level's weights for this game, with points if they count beyond the round."""
    weights = weights_for(skill.weights, info.observation.options)
    if not plays_for_points(skill, info):
        return weights
    two = len(info.observation.active) == 2
    return with_own_points(weights, _OWN_POINTS_OF_TWO if two else _OWN_POINTS)


def _differ_by_colour(one: Play | JumpIn | Double, other: Play) -> bool:
    """Return whether a throw differs from a play only in the colour that it names."""
    return (
        isinstance(one, Play)
        and one.card == other.card
        and one.colour is not None
        and one.more == other.more
        and one.swap == other.swap
        and one.calls == other.calls
    )


_PLAYING = 100.0
"""The value of any throw beyond its score: nobody draws by choice (C6), so that games end (I5)."""

_KNOCKED_OUT = 50.0
"""The cost of being out of the round with too many cards (X5)."""

_USUAL_DRAFT_WORTH = 3.0
"""A card worth more than this is taken in the draft, since the next one is hardly better."""

_DRAFT_WORTH = {WILD_DRAW_FOUR: 6.0, WILD: 4.0, SKIP: 3.0, DRAW_TWO: 3.0, REVERSE: 2.0}
"""The worth of a card's effect in a draft (D2)."""


def choose_by_evaluation(
    info: InformationState, actions: Sequence[Action], level: Level, noise: Noise
) -> Action:
    """Return the action with the best evaluation after adding the level's noise."""
    if len(actions) == 1:
        return actions[0]
    throws = ThrowEvaluation(info, level)

    def judged(action: Action) -> float:
        if isinstance(action, _THROWS):
            worth = _PLAYING + throws.evaluate(action)
            reach = level.noise + level.throw_noise
        else:
            worth, reach = _evaluate_without_cards(info, action, level), level.noise
        return worth + reach * noise.uniform()

    return max(actions, key=judged)


def evaluate(info: InformationState, action: Action, skill: Level) -> float:
    """Return how good a throw is, in cards."""
    if isinstance(action, _THROWS):
        return _PLAYING + ThrowEvaluation(info, skill).evaluate(action)
    return _evaluate_without_cards(info, action, skill)


def _evaluate_without_cards(info: InformationState, action: Action, skill: Level) -> float:
    fixed, counted = _counted(action, info, skill.distrust)
    if counted:
        weights = weights_for(skill.weights, info.observation.options)
        fixed += weights.keeping * counted.get(KEEPING, 0.0)
        fixed += weights.taking * counted.get(TAKING, 0.0)
    return fixed


def terms(info: InformationState, action: Action) -> tuple[float, Terms]:
    """Return the fixed part of an action's evaluation, and the part that is weighted."""
    if isinstance(action, _THROWS):
        after = Afterstate(info, action)
        return _PLAYING, {name: feature(after) for name, feature in FEATURES.items()}
    return _counted(action, info, _USUAL_DISTRUST)


@singledispatch
def _counted(
    action: Action, info: InformationState, _distrust: float
) -> tuple[float, Mapping[str, float]]:
    """Return the fixed part of an action without cards, and its KEEPING and TAKING.

    An action of which nothing else is known is evaluated by its outlook.
    """
    return _PLAYING, {TAKING: -entry_of(action).outlook(info.observation, action).worth}


@_counted.register
def _(_action: Draw, _info: InformationState, _distrust: float) -> tuple[float, Terms]:
    return -_PLAYING, {}


@_counted.register
def _(_action: Pass, _info: InformationState, _distrust: float) -> tuple[float, Terms]:
    return _PLAYING, {KEEPING: 1.0}


@_counted.register
def _(_action: Take, info: InformationState, _distrust: float) -> tuple[float, Terms]:
    """Return the cards that are to be taken, and the round if they are too many (X5)."""
    assert isinstance(info.observation.phase, Pending)
    cost = cost_of_taking(info.observation.phase.draw)
    held = len(info.observation.hand)
    too_many = held + cost >= info.rules.ends.hand_limit
    return _PLAYING, {TAKING: cost + (_KNOCKED_OUT if too_many else 0.0)}


@_counted.register
def _(_action: Challenge, info: InformationState, distrust: float) -> tuple[float, Terms]:
    assert isinstance(info.observation.phase, Pending)
    gain = gain_of_challenging(info, info.observation.phase.draw, distrust)
    return _PLAYING, {TAKING: -gain}


@_counted.register
def _(action: NameColour, info: InformationState, _distrust: float) -> tuple[float, Terms]:
    phase = info.observation.phase
    held = float(info.of_colour(info.observation.faces, action.colour))
    if isinstance(phase, ColourChoice) and phase.draws:
        return held - draws_for(info, action.colour), {}
    return held, {}


@_counted.register
def _(_action: Keep, info: InformationState, _distrust: float) -> tuple[float, Terms]:
    assert isinstance(info.observation.phase, Draft)
    face = info.observation.looked_at
    return (0.0 if face is None else worth_of_drafting(info, face)), {}


@_counted.register
def _(_action: Discard, _info: InformationState, _distrust: float) -> tuple[float, Terms]:
    return _USUAL_DRAFT_WORTH, {}


def worth_of_drafting(info: InformationState, face: int) -> float:
    """Return how good a card is to have in Duo, beside the cards already drafted (D2)."""
    alike = sum(COLOUR_OF[other] == COLOUR_OF[face] for other in info.observation.faces)
    return _DRAFT_WORTH.get(RANK_OF[face], 1.0) + (0.0 if is_wild(face) else 0.4 * alike)


_THROWS = (Play, JumpIn, Double)
"""A tuple: a union would be built again at each call."""

_USUAL_DISTRUST = 0.15
