"""The levels of computer players, from the weakest to the strongest: how each weighs and errs.

To add one, write its column into the table of weights, and its :class:`Level` below that.
"""

from __future__ import annotations

from . import features
from .evaluation import choose_by_evaluation
from .features import Feature
from .level import Level, Weights
from .rlcard_rule import choose_by_rule

# fmt: off
_WEIGHTS: tuple[tuple[Feature, tuple[float, float, float]], ...] = (
    #                               easy  medium    hard
    (features.going_out,           (100.0,  100.0,  100.0)),
    (features.cards_laid,          (  1.0,    1.0,    3.0)),
    (features.points_laid,         (  0.0,    0.6,    0.3)),
    (features.wilds_spent,         ( -3.0,   -2.5,   -6.0)),
    (features.cards_that_fit_next, (  0.0,    2.5,    4.0)),
    (features.harm_to_the_next,    (  0.0,    0.4,    0.3)),
    (features.turn_handed_on,      (  0.0,    0.0,    0.4)),
    (features.cards_exchanged,     (  0.0,    1.0,    1.2)),
    (features.risk_of_a_challenge, (  0.0,   -0.2,   -0.3)),
    (features.no_way_out,          (  0.0,   -5.0,   -8.0)),
    (features.other_side_up,       (  0.0,    0.0,    1.0)),
)
# fmt: on
_EASY, _MEDIUM, _HARD = range(3)


def _weights(column: int) -> Weights:
    """A column of the table, without the features that it does not look at."""
    return tuple((feature, row[column]) for feature, row in _WEIGHTS if row[column])


_LEVELS = (
    # Plays any card that may be played, and draws only when none may.
    Level(
        "random",
        choose_by_evaluation,
        noise=20.0,
        forgotten_calls=0.5,
        late_calls=0.5,
        catches=0.5,
        out_of_turn=0.5,
    ),
    # Lays what it can, keeps its wilds, and often forgets to call and to catch.
    Level(
        "easy",
        choose_by_evaluation,
        _weights(_EASY),
        noise=3.0,
        forgotten_calls=0.3,
        late_calls=0.3,
        catches=0.3,
        out_of_turn=0.3,
        bluffs=0.2,
        keeping=-2.0,
    ),
    # Plays towards its strongest colour and against whoever is close to out; seldom forgets.
    Level(
        "medium",
        choose_by_evaluation,
        _weights(_MEDIUM),
        noise=1.0,
        forgotten_calls=0.15,
        late_calls=0.7,
        catches=0.6,
        out_of_turn=0.7,
        bluffs=0.35,
        keeping=-1.5,
    ),
    # Weighs everything that it can see and forgets next to nothing.
    Level(
        "hard",
        choose_by_evaluation,
        _weights(_HARD),
        forgotten_calls=0.02,
        late_calls=0.95,
        catches=0.9,
        out_of_turn=0.95,
        bluffs=0.4,
        keeping=-4.0,
    ),
)

LEVELS = {level.name: level for level in _LEVELS}
"""By name, from the weakest to the strongest."""

_FOR_MEASURING = Level("rlcard", choose_by_rule)

PLAYERS = {**LEVELS, _FOR_MEASURING.name: _FOR_MEASURING}
"""All of whom `contra-uno simulate` knows: the levels, and whom they are measured against."""
