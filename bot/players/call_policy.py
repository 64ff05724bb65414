"""The calls that go with a throw (C13, V11, V13, V14), and those made afterwards."""

from __future__ import annotations

from msgspec import structs

from bot.engine import Call, Double, JumpIn, MakeGesture, Play, Say

from .information_state import InformationState
from .throw import Throw


def with_calls(throw: Throw) -> Play | JumpIn | Double:
    """The throw together with every call that it will owe, and no other."""
    action = throw.action
    if throw.empties_hand:
        return _with_the_last_call(throw) if throw.info.options.uno_uno else action
    by_size = throw.info.rules.calls_by_size
    calls = by_size[throw.hand_size] if throw.hand_size < len(by_size) else 0
    if any(throw.info.rules.effects[face].gesture for face in throw.faces):
        calls |= Call.GESTURE
    return structs.replace(action, calls=calls) if calls else action


def _with_the_last_call(throw: Throw) -> Play | JumpIn | Double:
    """The last card with Uno Uno (V13): it exchanges nothing, and one that ends the round names
    no colour for an F (V4, F7)."""
    info = throw.info
    action = structs.replace(throw.action, calls=Call.UNO_UNO, swap=None)
    ends_round = not (info.options.play_on and info.ring.others(info.seat) > 1)
    if throw.last_effect.flips and ends_round and not isinstance(action, Double):
        return structs.replace(action, colour=None)
    return action


def is_owed(info: InformationState, action: Say | MakeGesture) -> bool:
    """Whether the call is owed or the gesture due, and not merely possible ahead of a play."""
    return isinstance(action, MakeGesture) or bool(info.owed_by(info.seat) & action.call)
