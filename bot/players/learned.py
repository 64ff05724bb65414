"""Playing by the network that was trained on plain classic, where it knows the game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Action, Draw, Drawn, Exchange, Pass, Play, Turn

from .afterstate import Afterstate
from .evaluation import choose_by_evaluation
from .information_state import InformationState
from .level import Level
from .network import Network, load_network
from .network_inputs import Sight, has_plain_cards
from .noise import Noise


def choose_by_network(
    info: InformationState, actions: Sequence[Action], level: Level, noise: Noise
) -> Action:
    """The action that the network prefers; by the level's weights where it does not know them."""
    if len(actions) == 1:
        return actions[0]
    if not knows(info, actions):
        return choose_by_evaluation(info, actions, level, noise)
    sight = Sight(info)
    moves = sight.moves(info, without_fouls(info, actions))
    if not moves:
        return choose_by_evaluation(info, actions, level, noise)
    network = network_for(info)
    hidden = network.hidden(sight.ones)
    scores = {move: network.output(hidden, move) for move in moves}
    if level.slips:
        scores = {move: score + level.slips * noise.uniform() for move, score in scores.items()}
    return moves[max(scores, key=lambda move: scores[move])]


def knows(info: InformationState, actions: Sequence[Action]) -> bool:
    """Whether the network has learned what it needs for this decision."""
    in_turn = isinstance(info.observation.phase, Turn | Drawn)
    return in_turn and knows_game(info) and all(map(_is_plain_action, actions))


def knows_game(info: InformationState) -> bool:
    """Whether the network knows such a game.

    It plays on where cards only fit, draw and answer in other ways than in plain classic, but not
    where hands are exchanged or somebody plays along.
    """
    if info.partner is not None or not has_plain_cards(info.observation.options.game):
        return False
    return all(effect.exchange is Exchange.NONE for effect in info.rules.faces.effects)


def network_for(info: InformationState) -> Network:
    """The network for so many players."""
    return load_network(network_name(info))


def network_name(info: InformationState) -> str:
    """With two players turning is passing over: they have a network of their own."""
    return "two" if len(info.observation.active) == 2 else "several"


def _is_plain_action(action: Action) -> bool:
    if isinstance(action, Play):
        return not action.more and action.swap is None
    return isinstance(action, Draw | Pass)


def without_fouls(info: InformationState, actions: Sequence[Action]) -> list[Action]:
    """The actions but for wild draw cards that could be challenged with success (C11).

    The network was trained where they are not allowed, and does not know what they risk.
    """
    return [action for action in actions if not _is_foul(info, action)]


def _is_foul(info: InformationState, action: Action) -> bool:
    """Whether it is a wild draw card that could be challenged with success (C11)."""
    if not isinstance(action, Play) or action.colour is None:
        return False
    return Afterstate(info, action).consequences.foul
