"""Evaluation of an action: how good it looks to a player of some level, in cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

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
from .challenge_odds import gain_of_challenging
from .information_state import InformationState
from .level import Level, Terms
from .noise import Noise
from .throw_evaluation import ThrowEvaluation
from .unseen_cards import draws_for
from .weight_sets import FEATURES, KEEPING, TAKING, weights_for

_PLAYING = 100.0
"""What any throw is worth beyond its score: nobody draws by choice (C6), so that games end (I5)."""

_KNOCKED_OUT = 50.0
"""What it costs to be out of the round with too many cards (X5)."""

_USUAL_DRAFT_WORTH = 3.0
"""A card that is worth more is kept in the draft, since the next one is not likely better."""

_DRAFT_WORTH = {WILD_DRAW_FOUR: 6.0, WILD: 4.0, SKIP: 3.0, DRAW_TWO: 3.0, REVERSE: 2.0}
"""What a card is worth in a draft for its effect (D2)."""


def choose_by_evaluation(
    info: InformationState, actions: Sequence[Action], level: Level, noise: Noise
) -> Action:
    """The action with the best evaluation, give or take some noise."""
    if len(actions) == 1:
        return actions[0]
    throws = ThrowEvaluation(info, level)

    def judged(action: Action) -> float:
        if isinstance(action, _THROWS):
            worth = _PLAYING + throws.evaluate(action)
            reach = level.noise + level.throw_noise
        else:
            worth, reach = _EVALUATIONS[type(action)](info, action, level), level.noise
        return worth + reach * noise.uniform()

    return max(actions, key=judged)


def evaluate(info: InformationState, action: Action, skill: Level) -> float:
    """How good the action is; only actions that are open at the same time compare."""
    return _EVALUATIONS[type(action)](info, action, skill)


def terms(info: InformationState, action: Action) -> tuple[float, Terms]:
    """What is weighed of an action, before it is weighed, and what is fixed."""
    match action:
        case Play() | JumpIn() | Double():
            after = Afterstate(info, action)
            return _PLAYING, {name: feature(after) for name, feature in FEATURES.items()}
        case Pass():
            return _PLAYING, {KEEPING: 1.0}
        case Take():
            return _PLAYING, {TAKING: _cost_to_oneself(info)}
        case Challenge():
            return _PLAYING, {TAKING: -_gain_here(info, _USUAL_DISTRUST)}
        case _:
            return evaluate(info, action, _NOBODY), {}


def _throw(info: InformationState, action: Play | JumpIn | Double, skill: Level) -> float:
    return _PLAYING + ThrowEvaluation(info, skill).evaluate(action)


def _draw(_info: InformationState, _action: Draw, _skill: Level) -> float:
    return -_PLAYING


def _pass(info: InformationState, _action: Pass, skill: Level) -> float:
    return _PLAYING + weights_for(skill.weights, info.observation.options).keeping


def _take(info: InformationState, _action: Take, skill: Level) -> float:
    weight = weights_for(skill.weights, info.observation.options).taking
    return _PLAYING + weight * _cost_to_oneself(info)


def _cost_to_oneself(info: InformationState) -> float:
    """The cards that are to be taken, and the round if they are too many (X5)."""
    assert isinstance(info.observation.phase, Pending)
    cost = cost_of_taking(info.observation.phase.draw)
    held = len(info.observation.hand)
    return cost + (_KNOCKED_OUT if held + cost >= info.rules.ends.hand_limit else 0.0)


def _challenge(info: InformationState, _action: Challenge, skill: Level) -> float:
    weight = weights_for(skill.weights, info.observation.options).taking
    return _PLAYING - weight * _gain_here(info, skill.distrust)


def _gain_here(info: InformationState, distrust: float) -> float:
    assert isinstance(info.observation.phase, Pending)
    return gain_of_challenging(info, info.observation.phase.draw, distrust)


def _name_colour(info: InformationState, action: NameColour, _skill: Level) -> float:
    phase = info.observation.phase
    held = float(info.of_colour(info.observation.faces, action.colour))
    if isinstance(phase, ColourChoice) and phase.draws:
        return held - draws_for(info, action.colour)
    return held


def _keep(info: InformationState, _action: Keep, _skill: Level) -> float:
    assert isinstance(info.observation.phase, Draft)
    face = info.observation.looked_at
    return 0.0 if face is None else worth_of_drafting(info, face)


def _discard(_info: InformationState, _action: Discard, _skill: Level) -> float:
    return _USUAL_DRAFT_WORTH


def worth_of_drafting(info: InformationState, face: int) -> float:
    """How good a card is to have in Duo, beside those already drafted (D2)."""
    alike = sum(COLOUR_OF[other] == COLOUR_OF[face] for other in info.observation.faces)
    return _DRAFT_WORTH.get(RANK_OF[face], 1.0) + (0.0 if is_wild(face) else 0.4 * alike)


_THROWS = (Play, JumpIn, Double)
"""As a tuple: a union would be put together anew each time that it is asked."""

_EVALUATIONS: dict[type, Callable[[InformationState, Any, Level], float]] = {
    Play: _throw,
    JumpIn: _throw,
    Double: _throw,
    Draw: _draw,
    Pass: _pass,
    Take: _take,
    Challenge: _challenge,
    NameColour: _name_colour,
    Keep: _keep,
    Discard: _discard,
}

_USUAL_DISTRUST = 0.15
_NOBODY = Level("", choose_by_evaluation)
