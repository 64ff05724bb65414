"""What a seat can do in a round: what a click of its player may ask for."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import (
    Action,
    Challenge,
    Contra,
    Discard,
    Double,
    Draw,
    JumpIn,
    Keep,
    MakeGesture,
    NameColour,
    Pass,
    Play,
    Say,
    Take,
)

SeatAction = (
    Play
    | JumpIn
    | Double
    | Draw
    | Pass
    | Take
    | Challenge
    | NameColour
    | Keep
    | Discard
    | Say
    | Contra
    | MakeGesture
)


def seat_actions(actions: Iterable[Action]) -> tuple[SeatAction, ...]:
    """Those of the actions that a seat can do."""
    return tuple(action for action in actions if isinstance(action, SeatAction))
