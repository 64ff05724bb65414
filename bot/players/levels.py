"""The levels of computer players, from the weakest to the strongest: how each weighs and errs.

To add one, write its column into the table of weights, and its :class:`Level` below that.
"""

from __future__ import annotations

from itertools import pairwise

from . import features
from .evaluation import choose_by_evaluation
from .features import Feature
from .learned import choose_by_network
from .level import Level, Weights
from .rlcard_rule import choose_by_rule
from .search import choose_by_search

# fmt: off
_WEIGHTS: tuple[tuple[Feature, tuple[float, float]], ...] = (
    #                               easy  others
    (features.going_out,           (100.0,  100.0)),
    (features.cards_laid,          (  1.0,    3.0)),
    (features.points_laid,         (  0.0,    0.3)),
    (features.wilds_spent,         ( -3.0,   -6.0)),
    (features.cards_that_fit_next, (  0.0,    4.0)),
    (features.harm_to_the_next,    (  0.0,    0.3)),
    (features.turn_handed_on,      (  0.0,    0.4)),
    (features.cards_exchanged,     (  0.0,    1.2)),
    (features.risk_of_a_challenge, (  0.0,   -0.3)),
    (features.no_way_out,          (  0.0,   -8.0)),
    (features.other_side_up,       (  0.0,    1.0)),
)
# fmt: on
_EASY, _OTHERS = range(2)


def _weights(column: int) -> Weights:
    """A column of the table, without the features that it does not look at."""
    return tuple((feature, row[column]) for feature, row in _WEIGHTS if row[column])


_LEVELS = (
    # Plays like a child: lays what it can, keeps its wilds, often forgets to call and to catch.
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
        lateness=1.0,
    ),
    # Knows how to play and often takes the second best; seldom forgets.
    Level(
        "medium",
        choose_by_network,
        _weights(_OTHERS),
        noise=0.5,
        slips=9.0,
        forgotten_calls=0.12,
        late_calls=0.7,
        catches=0.6,
        out_of_turn=0.7,
        bluffs=0.35,
        keeping=-4.0,
        lateness=0.5,
    ),
    # Plays by what the network has learned, who drew on which colour included.
    Level(
        "hard",
        choose_by_network,
        _weights(_OTHERS),
        forgotten_calls=0.02,
        late_calls=0.95,
        catches=0.9,
        out_of_turn=0.95,
        bluffs=0.4,
        keeping=-4.0,
        lateness=0.25,
    ),
    # Tries out what looks good, and forgets nothing.
    Level(
        "master",
        choose_by_search,
        _weights(_OTHERS),
        late_calls=1.0,
        catches=0.95,
        out_of_turn=1.0,
        bluffs=0.4,
        keeping=-4.0,
    ),
)

LEVELS = {level.name: level for level in _LEVELS}
"""Those that a lobby offers, by name, from the weakest to the strongest."""

SEARCHING = frozenset(level.name for level in _LEVELS if level.choose is choose_by_search)
"""Those whose decisions take long enough to be made in a process of their own."""

NEXT_DOWN = {higher.name: lower.name for lower, higher in pairwise(_LEVELS)}
"""Who plays instead of each level but the weakest, where that one cannot."""

_OTHER_PLAYERS = (
    # Plays any card that may be played, and draws only when none may. Was offered once: stored
    # tables may have it.
    Level(
        "random",
        choose_by_evaluation,
        noise=20.0,
        forgotten_calls=0.5,
        late_calls=0.5,
        catches=0.5,
        out_of_turn=0.5,
    ),
    Level("rlcard", choose_by_rule),
)

PLAYERS = LEVELS | {player.name: player for player in _OTHER_PLAYERS}
"""All who can play: the levels, and those that these are measured against."""


def lateness_of(level: str | None) -> float:
    """How late a player of this level notices that somebody can be caught, from 0 to 1."""
    player = None if level is None else PLAYERS.get(level)
    return 0.0 if player is None else player.lateness
