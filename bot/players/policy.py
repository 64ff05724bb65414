"""The decision of a computer player, from what a seat sees and may do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import (
    Action,
    Contra,
    Double,
    Drawn,
    JumpIn,
    MakeGesture,
    Observation,
    Play,
    Say,
    entry_of,
    least_harmful,
    to_act,
    waited_for,
    with_every_call,
)

from .information_state import InformationState
from .level import Level, Noise, inattentive
from .levels import PLAYERS

_KEEPING_THE_LAST_CARD = 0.5
"""How often a player keeps the only card left to draw. Two players who always play it may go on
forever, each drawing the other's card, while an R returns the turn to them (I5)."""


def decide(
    observation: Observation,
    legal: Sequence[Action],
    side: Sequence[Action],
    level: str,
    seed: bytes,
) -> Action | None:
    """Return the action of a computer player, or None if it does nothing now.

    ``legal`` and ``side`` are the results of :func:`bot.engine.legal_actions` and
    :func:`bot.engine.side_actions` for the seat of ``observation``; ``level`` is one of
    :data:`bot.players.levels.PLAYERS`. The same arguments give the same answer, so ``seed`` should
    differ from move to move. A player on turn always acts.

    Raise :class:`KeyError` for an unknown level.
    """
    return decide_as(PLAYERS[level], observation, legal, side, seed)


def decide_as(
    skill: Level,
    observation: Observation,
    legal: Sequence[Action],
    side: Sequence[Action],
    seed: bytes,
) -> Action | None:
    """Do the same as :func:`decide`, for a level that need not have a name."""
    noise = Noise(observation, seed)
    info = InformationState(observation)
    said = _side_action(info, side, skill, noise)
    if said is not None or not legal:
        return said
    in_turn = to_act(observation.phase) == info.seat
    if not in_turn and not noise.happens(skill.out_of_turn):
        return None
    if in_turn and _was_the_last_card(observation) and noise.happens(_KEEPING_THE_LAST_CARD):
        legal = [least_harmful(info.standpoint, legal)]
    best = _chosen(info, legal, skill, noise)
    if isinstance(best, Play | JumpIn) and not noise.happens(skill.forgotten_calls):
        return with_every_call(info.standpoint, best)
    return best


def _chosen(
    info: InformationState, actions: Sequence[Action], skill: Level, noise: Noise
) -> Action:
    """Return the player's choice, sometimes made with less attention."""
    share = skill.lapse.share
    if len(actions) > 1 and share > 0 and noise.happens(share):
        skill = inattentive(skill, len(info.observation.active))
    return skill.choose(info, actions, skill, noise)


def _was_the_last_card(seen: Observation) -> bool:
    """Return whether the player has just drawn the only card of both piles except the top card."""
    return isinstance(seen.phase, Drawn) and seen.draw_count + seen.discard_count == 0


def _side_action(
    info: InformationState, side: Sequence[Action], skill: Level, noise: Noise
) -> Action | None:
    """Return a call or gesture that is due, a catch, or a double, in this order.

    Of all other side actions, return the one with the best outlook if that is positive.
    """
    own = [a for a in side if isinstance(a, Say | MakeGesture) and _is_owed(info, a)]
    for call in own:
        if _is_duty(info, call) or noise.happens(skill.late_calls):
            return call
    for catch in side:
        if isinstance(catch, Contra) and catch.target != info.partner:
            if noise.happens(skill.catches):
                return catch
            break
    doubles = [action for action in side if isinstance(action, Double)]
    if doubles and noise.happens(skill.out_of_turn):
        best = skill.choose(info, doubles, skill, noise)
        assert isinstance(best, Double)
        forgets = noise.happens(skill.forgotten_calls)
        return best if forgets else with_every_call(info.standpoint, best)
    others = [a for a in side if not isinstance(a, Say | MakeGesture | Contra | Double)]
    helpful = [action for action in others if _worth(info, action) > 0]
    return max(helpful, key=lambda action: _worth(info, action), default=None)


def _worth(info: InformationState, action: Action) -> float:
    return entry_of(action).outlook(info.observation, action).worth


def _is_owed(info: InformationState, call: Say | MakeGesture) -> bool:
    """Return whether the call or gesture is due, and not merely possible before a play."""
    return isinstance(call, MakeGesture) or bool(info.standpoint.owed & call.call)


def _is_duty(info: InformationState, call: Say | MakeGesture) -> bool:
    """Return whether all players have to make this gesture (V11), which nobody forgets."""
    return isinstance(call, MakeGesture) and info.seat in waited_for(info.observation.phase)
