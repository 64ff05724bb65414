"""The weights of the features, a set for each kind of game.

Those of the stronger levels are learned by `contra-uno train --weights` and are in the folder
weights. A kind of game without a set uses that of its mode, or the one written by hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files

from msgspec import Struct, json, structs

from bot.engine import Exchange, Options, compile_rules

from . import features
from .features import Feature

_FILE = "features.json"

KEEPING, TAKING = "keeping", "taking"
"""The terms besides the features of a throw: a drawn card kept, and a card taken or, likely, lost
by a challenge. The latter two share one weight, which is not learned: in practice games players
bluff by chance, and a player who learned to challenge there would challenge everybody."""

FEATURES: Mapping[str, Feature] = {
    feature.__name__: feature
    for feature in (
        features.going_out,
        features.cards_laid,
        features.points_laid,
        features.wilds_spent,
        features.actions_spent,
        features.cards_that_fit_next,
        features.colours_kept,
        features.cards_drawn_by_the_next,
        features.harm_to_the_next,
        features.burden_on_oneself,
        features.knocks_out,
        features.turn_handed_on,
        features.turn_kept,
        features.want_of_the_next,
        features.next_goes_out,
        features.wilds_exchanged,
        features.cards_exchanged,
        features.risk_of_a_challenge,
        features.no_way_out,
        features.turning_over,
        features.other_side_up,
    )
}
"""All features, by name."""


Weighed = tuple[tuple[Feature, float], ...]
"""Features, each with its weight."""


class Weights(Struct, frozen=True):
    """The weights of all features for one kind of game.

    Features are grouped by when they can be other than 0: for every throw, when a seat is hit, when
    hands are exchanged, when all cards are turned over. ``colours`` are those that depend on the
    colour named.
    """

    throws: Weighed = ()
    hits: Weighed = ()
    exchanges: Weighed = ()
    flips: Weighed = ()
    colours: Weighed = ()
    keeping: float = 0.0
    taking: float = -1.0


class LearnedSet(Struct, frozen=True):
    """A set as its file contains it; ``made_by`` is the command that learns such a set."""

    made_by: str
    weights: dict[str, float]


WeightSets = Mapping[str, Weights]
"""Sets by kind of game; the set without a name is for all others."""


def weights_from(named: Mapping[str, float]) -> Weights:
    """Return the set with these weights. Raise KeyError for an unknown feature."""
    weighed = {FEATURES[name]: named[name] for name in named if name not in (KEEPING, TAKING)}
    kinds = (
        features.OF_A_HIT,
        features.OF_AN_EXCHANGE,
        features.OF_A_FLIP,
        features.OF_THE_COLOUR,
    )
    rest = weighed.keys() - frozenset().union(*kinds)
    throws, hits, exchanges, flips, colours = (
        tuple((one, weight) for one, weight in weighed.items() if one in kind and weight)
        for kind in (rest, *kinds)
    )
    keeping, taking = named.get(KEEPING, 0.0), named.get(TAKING, -1.0)
    return Weights(throws, hits, exchanges, flips, colours, keeping, taking)


@lru_cache
def kind_of(options: Options) -> str:
    """Return the kind of game that has weights of its own: the mode, and its most important
    rule."""
    rules = compile_rules(options)
    if rules.partners:
        return f"{options.mode}-partners"
    if any(effect.exchange is not Exchange.NONE for effect in rules.faces.effects):
        return f"{options.mode}-exchanges"
    return str(options.mode)


@lru_cache
def points_add_up(options: Options) -> bool:
    """Return whether the points left in a hand stay with its player for the match (`penalty`, C17).

    They do not in a match of one round, by its target (C18) or by the number of rounds (X15).
    """
    rules = compile_rules(options)
    one_round = rules.ends.single_round or rules.ends.rounds == 1
    return rules.scoring.penalty and not one_round


@cache
def with_own_points(weights: Weights, own_points: float) -> Weights:
    """Return the set with the weight of `points_laid` raised by ``own_points``."""
    throws = dict(weights.throws)
    throws[features.points_laid] = throws.get(features.points_laid, 0.0) + own_points
    return structs.replace(weights, throws=tuple(throws.items()))


def weights_for(sets: WeightSets, options: Options) -> Weights:
    """Return the set for a game with these options."""
    found = sets.get(kind_of(options)) or sets.get(str(options.mode))
    return found or sets[""]


@cache
def learned_sets() -> dict[str, LearnedSet]:
    """Return the sets of the file."""
    written = files("bot.players").joinpath("weights", _FILE).read_bytes()
    return json.decode(written, type=dict[str, LearnedSet])
