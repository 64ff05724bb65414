"""Playing by the network that was trained on plain classic, where it knows the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from bot.engine import (
    NO_LIMIT,
    Action,
    Draw,
    Drawn,
    Exchange,
    Options,
    Pass,
    Play,
    Turn,
    compile_rules,
)

from .afterstate import Afterstate
from .evaluation import choose_by_evaluation
from .features import Feature, knocks_out, last_card_fits, no_way_out, points_laid, points_of_a_draw
from .information_state import InformationState
from .level import Level, Noise, plays_for_points
from .network import DRAW, Network, load_network
from .network_inputs import Sight, has_plain_cards

_NO_WAY_OUT, _LAST_CARD_FITS, _KNOCKS_OUT = -40.0, 20.0, 6.0
"""Larger than the usual differences between the network's own scores."""

_LEAST_LEFT = 12
"""The fewest cards in both piles with which a player draws by choice."""

_OWN_POINTS = 8.0
"""The additional weight of ten points laid, in the network's scores, where points add up (C17)."""


def choose_by_network(
    info: InformationState, actions: Sequence[Action], level: Level, noise: Noise
) -> Action:
    """Return the action that the network prefers, or the level's weights where it knows no
    action."""
    if len(actions) == 1:
        return actions[0]
    if not knows(info, actions):
        return choose_by_evaluation(info, actions, level, noise)
    moves, scores = scored_moves(info, thought_of(info, actions, level, noise))
    if not moves:
        return choose_by_evaluation(info, actions, level, noise)
    if plays_for_points(level, info):
        scores = _with_own_points(info, moves, scores)
    if level.slips:
        scores = _with_slips(scores, level.slips, noise)
    return moves[max(scores, key=lambda move: scores[move])]


def _with_slips(scores: Mapping[int, float], most: float, noise: Noise) -> Mapping[int, float]:
    """Return the scores with random deviations added.

    Drawing by choice gets none: a player who slips lays a card.
    """
    laid = {move: score for move, score in scores.items() if move != DRAW} or scores
    return {move: score + most * noise.uniform() for move, score in laid.items()}


def _with_own_points(
    info: InformationState,
    moves: Mapping[int, Action],
    scores: Mapping[int, float],
) -> Mapping[int, float]:
    """Return the scores plus what is gained by points that do not stay with the player (C17)."""
    return {
        move: score + _OWN_POINTS * _own_points_less(info, moves[move])
        for move, score in scores.items()
    }


def _own_points_less(info: InformationState, action: Action) -> float:
    match action:
        case Play():
            return points_laid(Afterstate(info, action))
        case Draw():
            return -points_of_a_draw(info)
        case _:
            return 0.0


def scored_moves(
    info: InformationState, actions: Sequence[Action]
) -> tuple[Mapping[int, Action], Mapping[int, float]]:
    """Return the actions that are moves of the network, with their scores.

    Rules that the network has not learned are added to the scores by weights (V15, X3, X5).
    """
    sight = Sight(info)
    moves = sight.moves(info, actions)
    if DRAW in moves and len(moves) > 1 and not _may_draw_by_choice(info):
        del moves[DRAW]
    network = network_for(info)
    hidden = network.hidden(sight.ones)
    scores = {move: network.output(hidden, move) for move in moves}
    if unlearned := _unlearned(info.observation.options):
        for move, action in moves.items():
            if isinstance(action, Play):
                after = Afterstate(info, action)
                scores[move] += sum([weight * feature(after) for feature, weight in unlearned])
    return moves, scores


def _may_draw_by_choice(info: InformationState) -> bool:
    """Return whether drawing by choice is considered.

    It is not where too many cards knock a player out (X5), nor where all players might draw what
    the others have laid, without end (I5).
    """
    seen = info.observation
    left = seen.draw_count + seen.discard_count
    return info.rules.ends.hand_limit == NO_LIMIT and left >= _LEAST_LEFT


def has_learned_all(info: InformationState) -> bool:
    """Return whether the network follows all rules that matter."""
    return not _unlearned(info.observation.options)


@lru_cache
def _unlearned(options: Options) -> tuple[tuple[Feature, float], ...]:
    """Return the features of rules that the network has not learned, with weights set by hand."""
    rules = compile_rules(options)
    found: list[tuple[Feature, float]] = []
    if rules.faces.never_last:
        # Wilds go earlier than the network knows, and it has not learned what to name with them.
        found += [(no_way_out, _NO_WAY_OUT), (last_card_fits, _LAST_CARD_FITS)]
    if rules.ends.hand_limit != NO_LIMIT:
        found.append((knocks_out, _KNOCKS_OUT))
    return tuple(found)


def knows(info: InformationState, actions: Sequence[Action]) -> bool:
    """Return whether the network has learned what this decision needs."""
    if not knows_game(info) or not isinstance(info.observation.phase, Turn | Drawn):
        return False
    return all(map(_is_plain_action, actions))


def knows_game(info: InformationState) -> bool:
    """Return whether the network can play such a game.

    It plays games in which cards only fit, draw and answer in other ways than in plain classic, but
    none in which hands are exchanged or seats are partners.
    """
    return info.partner is None and _is_plain(info.observation.options)


@lru_cache
def _is_plain(options: Options) -> bool:
    """Return whether the cards and actions are those of classic, and no face exchanges hands."""
    rules = compile_rules(options)
    effects = rules.faces.effects
    plain = has_plain_cards(options.game) and not rules.actions
    return plain and all(effect.exchange is Exchange.NONE for effect in effects)


def network_for(info: InformationState) -> Network:
    """Return the network for this number of players.

    Two players have a network of their own, since for them reversing is skipping.
    """
    return load_network("two" if len(info.observation.active) == 2 else "several")


def _is_plain_action(action: Action) -> bool:
    if isinstance(action, Play):
        return not action.more and action.swap is None
    return isinstance(action, Draw | Pass)


def thought_of(
    info: InformationState, actions: Sequence[Action], level: Level, noise: Noise
) -> Sequence[Action]:
    """Return the actions that the level chooses from; sometimes a bluff is among them (C11b).

    Challenging a player who never bluffs would never be worth it.
    """
    honest = without_fouls(info, actions)
    could_bluff = len(honest) < len(actions) and level.bluffs > 0
    return actions if could_bluff and noise.happens(level.bluffs) else honest


def without_fouls(info: InformationState, actions: Sequence[Action]) -> list[Action]:
    """Return the actions without wild draw cards that could be challenged successfully (C11).

    The network was trained without such actions, and does not know their risk.
    """
    if not info.rules.draws.fouls_stand:
        return list(actions)
    # A card is a foul or none, regardless of the colour named.
    wilds = {a.card: a for a in actions if isinstance(a, Play) and a.colour is not None}
    fouls = {card for card, play in wilds.items() if _is_foul(info, play)}
    return [a for a in actions if not (isinstance(a, Play) and a.card in fouls)]


def _is_foul(info: InformationState, action: Play) -> bool:
    return Afterstate(info, action).consequences.foul
