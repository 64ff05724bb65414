"""Playing by trying out: the moves that the network likes are played on in worlds made up.

What nobody can see is dealt by chance, in agreement with what draws have shown, and every move is
tried in the same worlds. Everybody goes on by the network.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Action

from .information_state import InformationState
from .learned import choose_by_network, knows, network_for
from .level import Level
from .network_inputs import Sight
from .noise import Noise

PLAYOUTS = 400
"""So many rounds are played out for a decision, shared by the moves that are compared."""

_MOST_MOVES = 4
_WORTH_A_TRY = 1.5
"""A move is compared if the network scores it so close to the best one."""

_TRUST = 0.02
"""What a point of the network's score is worth, in shares of wins, beside what the trial says."""

_SEEDS = 2**32


def choose_by_search(
    info: InformationState, actions: Sequence[Action], level: Level, noise: Noise
) -> Action:
    """The action whose trials end best; without trials where one is far better than the others."""
    if len(actions) == 1 or not knows(info, actions):
        return choose_by_network(info, actions, level, noise)
    sight = Sight(info)
    moves = sight.moves(info, actions)
    network = network_for(info)
    hidden = network.hidden(sight.ones)
    scores = {move: network.output(hidden, move) for move in moves}
    best = sorted(moves, key=lambda move: -scores[move])[:_MOST_MOVES]
    tried = [move for move in best if scores[move] > scores[best[0]] - _WORTH_A_TRY]
    if len(tried) == 1:
        return moves[tried[0]]

    # numpy is needed here alone, and imported where somebody searches.
    from .arrays.playouts import shares_of_wins

    seed = int(noise.uniform() * _SEEDS)
    won = shares_of_wins(info, tried, PLAYOUTS // len(tried), seed)
    worth = {move: share + _TRUST * scores[move] for move, share in zip(tried, won, strict=True)}
    return moves[max(tried, key=lambda move: worth[move])]
