"""The levels of computer players, from the weakest to the strongest, with weights and errors.

To add one, write its :class:`Level` below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import structs

from bot.engine import Action, Draw, NameColour, Pass, Play
from bot.engine.cards import RANK_OF, WILD_DRAW_FOUR, is_wild

from .evaluation import choose_by_evaluation
from .information_state import InformationState
from .learned import choose_by_network
from .level import Lapse, Level, Noise
from .weight_sets import KEEPING, learned_sets, weights_from


def choose_by_rule(
    info: InformationState, actions: Sequence[Action], _level: Level, noise: Noise
) -> Action:
    """Return the action of the rule policy of RLCard's Uno (`UNORuleAgentV1` of 1.2.0).

    The levels are compared with it. It plays a wild draw four at once, in the colour of which the
    hand holds most. Otherwise it picks a random card that is not wild, each copy with the same
    chance, and if there is none a random wild with a random colour. It plays a drawn card that
    fits. For choices that RLCard's game does not have, such as a challenge, a draft or a jump-in,
    it takes the first listed action that is neither draw nor pass.
    """
    plays = [action for action in actions if isinstance(action, Play)]
    if not plays:
        return _without_a_card(info, actions)
    faces = info.faces_of(bytes(play.card for play in plays))
    by_face = list(zip(plays, faces, strict=True))
    draw_fours = [play for play, face in by_face if RANK_OF[face] == WILD_DRAW_FOUR]
    if draw_fours:
        return max(draw_fours, key=lambda play: _held(info, play.colour))
    coloured = [play for play, face in by_face if not is_wild(face)]
    if not coloured:
        return plays[int(noise.uniform() * len(plays))]
    held = info.observation.hand
    copies = [play for play in coloured for _ in range(held.count(play.card))]
    return copies[int(noise.uniform() * len(copies))]


def _without_a_card(info: InformationState, actions: Sequence[Action]) -> Action:
    colours = [action for action in actions if isinstance(action, NameColour)]
    if colours:
        return max(colours, key=lambda naming: _held(info, naming.colour))
    others = [action for action in actions if not isinstance(action, Draw | Pass)]
    return (others or actions)[0]


def _held(info: InformationState, colour: int | None) -> int:
    return 0 if colour is None else info.of_colour(info.observation.faces, colour)


_CHILDS: Mapping[str, float] = {
    "going_out": 100.0,
    "cards_laid": 1.0,
    "wilds_spent": -14.0,
    "burden_on_oneself": -1.0,
    KEEPING: -2.0,
}
"""Lays the first thing that fits, and keeps its wilds."""

BY_HAND: Mapping[str, float] = {
    "going_out": 100.0,
    "cards_laid": 3.0,
    "points_laid": 0.3,
    "wilds_spent": -6.0,
    "cards_that_fit_next": 4.0,
    "harm_to_the_next": 0.3,
    "burden_on_oneself": -3.0,
    "knocks_out": 6.0,
    "turn_handed_on": 0.4,
    "cards_exchanged": 1.2,
    "risk_of_a_challenge": -0.3,
    "no_way_out": -28.0,
    "other_side_up": 1.0,
    KEEPING: -4.0,
}
"""The weights with which learning begins, and which remain if nothing was learned."""

_EASY = {"": weights_from(_CHILDS)}
_LEARNED = {"": weights_from(BY_HAND)} | {
    kind: weights_from(learned.weights) for kind, learned in learned_sets().items()
}


_LEVELS = (
    # Plays like a child: lays what it can, keeps its wilds, often forgets to call and to catch.
    Level(
        "easy",
        choose_by_evaluation,
        _EASY,
        noise=14.0,
        forgotten_calls=0.4,
        late_calls=0.2,
        catches=0.2,
        out_of_turn=0.3,
        distrust=0.1,
        lateness=1.0,
        hesitation=(0.1, 1.0),
    ),
    # Knows how to play and often takes the second best action; sometimes forgets a call.
    Level(
        "medium",
        choose_by_network,
        _LEARNED,
        noise=0.5,
        throw_noise=12.0,
        slips=26.0,
        lapse=Lapse(share=0.2, throw_noise=60.0),
        forgotten_calls=0.2,
        late_calls=0.5,
        catches=0.6,
        out_of_turn=0.7,
        plays_for_match=True,
        bluffs=0.1,
        distrust=0.15,
        lateness=0.5,
        hesitation=(0.1, 0.8),
    ),
    # Plays by what the network has learned, including what draws reveal; in one decision of eight
    # without much thought.
    Level(
        "hard",
        choose_by_network,
        _LEARNED,
        throw_noise=1.0,
        lapse=Lapse(share=0.125, throw_noise=60.0, slips=24.0, slips_of_several=40.0),
        forgotten_calls=0.1,
        late_calls=0.6,
        catches=0.8,
        out_of_turn=0.85,
        plays_for_match=True,
        bluffs=0.15,
        distrust=0.15,
        lateness=0.25,
        hesitation=(0.05, 0.6),
    ),
    # Plays by what the network has learned, is always attentive and forgets nothing.
    Level(
        "master",
        choose_by_network,
        _LEARNED,
        late_calls=1.0,
        catches=0.95,
        out_of_turn=1.0,
        plays_for_match=True,
        bluffs=0.15,
        distrust=0.15,
        hesitation=(0.05, 0.4),
    ),
)

LEVELS = {level.name: level for level in _LEVELS}
"""The levels that a lobby offers, by name, from the weakest to the strongest."""

_OTHER_PLAYERS = (
    # Plays each round for itself: the comparison shows what playing for the match is worth.
    structs.replace(LEVELS["master"], name="master-by-rounds", plays_for_match=False),
    # Plays any card that may be played, and draws only if there is none. Stored tables may have it,
    # because it was offered once.
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
"""All players: the levels, and those with which they are compared."""


def lateness_of(level: str | None) -> float:
    """Return how late a player of this level notices that somebody can be caught, from 0 to 1."""
    player = None if level is None else PLAYERS.get(level)
    return 0.0 if player is None else player.lateness


def hesitation_of(level: str | None) -> tuple[float, float]:
    """Return the shortest and longest thinking time, as shares of the time that the table
    allows."""
    player = None if level is None else PLAYERS.get(level)
    return (0.0, 1.0) if player is None else player.hesitation
