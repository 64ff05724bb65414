"""Evaluation of an action: how good it looks to a player of some level, in cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine import (
    UNFOUNDED_CHALLENGE,
    Accusation,
    Action,
    Challenge,
    ColourChoice,
    Discard,
    Double,
    Draft,
    Draw,
    Guilt,
    JumpIn,
    Keep,
    NameColour,
    Pass,
    Pending,
    PendingDraw,
    Play,
    Take,
)
from bot.engine.cards import (
    COLOUR_OF,
    DRAW_TWO,
    NO_COLOUR,
    RANK_OF,
    REVERSE,
    SKIP,
    WILD,
    WILD_DRAW_FOUR,
    is_wild,
    wanted_colour,
)

from .afterstate import Afterstate, cost_of_taking
from .information_state import InformationState
from .level import Level, Terms, plays_for_points
from .noise import Noise
from .plain_cards import COLOURS
from .unseen_cards import draws_for
from .weight_sets import (
    FEATURES,
    KEEPING,
    TAKING,
    Weighed,
    Weights,
    weights_for,
    with_own_points,
)

_PLAYING = 100.0
"""What any throw is worth beyond its score: nobody draws by choice (C6), so that games end (I5)."""

_KNOCKED_OUT = 50.0
"""What it costs to be out of the round with too many cards (X5)."""

_OWN_POINTS_OF_TWO, _OWN_POINTS = 2.0, 8.0
"""What ten points laid weigh more where what is left in a hand adds up (C17). With two players it
is less: there who loses the round is the only one with points."""

_USUAL_DRAFT_WORTH = 3.0
"""A card that is worth more is kept in the draft, since the next one is not likely better."""

_DRAFT_WORTH = {WILD_DRAW_FOUR: 6.0, WILD: 4.0, SKIP: 3.0, DRAW_TWO: 3.0, REVERSE: 2.0}
"""What a card is worth in a draft for its effect (D2)."""

_SHARE_OF_GUILT = {Guilt.COLOUR: 0.24, Guilt.NUMBERS: 0.17, Guilt.ANY: 0.36}
"""How likely a card in a hand that one does not know makes a wild draw card a foul (C11a)."""


def choose_by_evaluation(
    info: InformationState, actions: Sequence[Action], level: Level, noise: Noise
) -> Action:
    """The action with the best evaluation, give or take some noise."""
    if len(actions) == 1:
        return actions[0]
    throws = _Throws(info, level)

    def judged(action: Action) -> float:
        if isinstance(action, _THROWS):
            worth, reach = throws.evaluate(action), level.noise + level.throw_noise
        else:
            worth, reach = _EVALUATIONS[type(action)](info, action, level), level.noise
        return worth + reach * noise.uniform()

    return max(actions, key=judged)


def evaluate(info: InformationState, action: Action, skill: Level) -> float:
    """How good the action is; only actions that are open at the same time compare."""
    return _EVALUATIONS[type(action)](info, action, skill)


class _Throws:
    """Evaluates throws one after the other; those of one card that name different colours are
    listed together, and most of what they lead to is the same."""

    def __init__(self, info: InformationState, skill: Level) -> None:
        self._info = info
        self._weights = _weights(info, skill)
        self._last: Afterstate | None = None
        self._whatever_colour = 0.0

    def evaluate(self, action: Play | JumpIn | Double) -> float:
        """How good a throw is."""
        if self._last is None or not _names_instead(self._last, action):
            self._last = Afterstate(self._info, action)
            self._whatever_colour = _whatever_colour(self._weights, self._last)
        return _PLAYING + self._whatever_colour + _sum(self._weights.colours, self._last)


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
    return _Throws(info, skill).evaluate(action)


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
    held = float(info.of_colour(list(info.observation.faces), action.colour))
    if isinstance(phase, ColourChoice) and phase.draws:
        return held - draws_for(info, action.colour)
    return held


def _keep(info: InformationState, _action: Keep, _skill: Level) -> float:
    assert isinstance(info.observation.phase, Draft)
    face = info.observation.looked_at
    return 0.0 if face is None else worth_of_drafting(info, face)


def _discard(_info: InformationState, _action: Discard, _skill: Level) -> float:
    return _USUAL_DRAFT_WORTH


def chance_of_a_foul(info: InformationState, draw: PendingDraw, distrust: float) -> float:
    """How likely the wild draw card was a foul, played by somebody who does it so often if it is.

    Who has just drawn for want of the colour can hardly hold it.
    """
    assert draw.accusation is not None
    innocent = (1 - _SHARE_OF_GUILT[info.rules.draws.guilt]) ** _suspect_cards(
        info, draw.accusation
    )
    foul = distrust * (1 - innocent)
    return foul / (foul + innocent)


def _suspect_cards(info: InformationState, accusation: Accusation) -> int:
    """How many cards of the accused may be of the colour that the wild draw card was laid on."""
    seen, accused = info.observation, accusation.accused
    held = seen.counts[accused]
    below = COLOUR_OF[seen.discards[-1]] if seen.discards else NO_COLOUR
    if not seen.lacked or below == NO_COLOUR:
        return held
    return min(held, seen.lacked[accused][wanted_colour(below, seen.complement) % COLOURS])


def gain_of_challenging(info: InformationState, draw: PendingDraw, distrust: float) -> float:
    """The cards that a challenge is likely to gain, compared with having none to draw (C12)."""
    amount = cost_of_taking(draw)
    foul = chance_of_a_foul(info, draw, distrust)
    return foul * amount - (1 - foul) * (amount + UNFOUNDED_CHALLENGE)


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
