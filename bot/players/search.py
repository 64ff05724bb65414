"""Playing by trying out: the moves that the network likes are played on in worlds made up.

What nobody can see is dealt by chance, in agreement with what draws have shown, and every move is
tried in the same worlds. Everybody goes on by the network.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Action, Observation

from .information_state import InformationState
from .learned import choose_by_network, has_learned_all, knows, scored_moves, without_fouls
from .level import Level
from .noise import Noise
from .weight_sets import points_add_up

PLAYOUTS = 400
"""So many rounds are played out for a decision, shared by the moves that are compared."""

_MOST_MOVES = 4
WORTH_A_TRY = 1.5
"""A move is compared if the network scores it so close to the best one."""

_SURELY = 2.0
"""Another move than the network's is played where its trials end better by so many standard errors:
with less, chance would choose."""

_SEEDS = 2**32


def would_search(seen: Observation, actions: Sequence[Action]) -> bool:
    """Whether several of the actions are worth a try: else the decision takes no time."""
    return len(actions) > 1 and len(_worth_a_try(InformationState(seen), actions)) > 1


def choose_by_search(
    info: InformationState, actions: Sequence[Action], level: Level, noise: Noise
) -> Action:
    """The network's choice, unless another action ends clearly better in trials.

    With more than two players the moves differ by less than so few trials tell: there the network
    alone is better.
    """
    moves = _worth_a_try(info, actions)
    if len(moves) < 2:
        return choose_by_network(info, actions, level, noise)

    # numpy is needed here alone, and imported where somebody searches.
    from .arrays.playouts import lead_over_first

    tried = list(moves)
    seed = int(noise.uniform() * _SEEDS)
    leads = lead_over_first(info, tried, PLAYOUTS // len(tried), seed)
    at = max(range(len(tried)), key=lambda number: leads[number])
    return moves[tried[at if leads[at] > _SURELY else 0]]


def _worth_a_try(info: InformationState, actions: Sequence[Action]) -> Mapping[int, Action]:
    """The moves that the network likes about as much as its best one, which comes first."""
    seen = info.observation
    # Rounds that are played out tell who wins them, and not what is left to whom.
    if len(actions) == 1 or len(seen.active) != 2 or points_add_up(seen.options):
        return {}
    if not knows(info, actions) or not has_learned_all(info):
        return {}
    moves, scores = scored_moves(info, without_fouls(info, actions))
    if not moves:
        return {}
    best = sorted(moves, key=lambda move: -scores[move])[:_MOST_MOVES]
    return {move: moves[move] for move in best if scores[move] > scores[best[0]] - WORTH_A_TRY}
