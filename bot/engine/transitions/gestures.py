"""Gestures that are due from everybody (V11)."""

from __future__ import annotations

from ..actions import Call, GestureTimeout, MakeGesture
from ..amounts import LATE_GESTURE
from ..events import Event, GestureMade
from ..state import GestureDuty, State, owed_by
from .debts import set_owed
from .piles import draw_cards


def make_gesture(s: State, a: MakeGesture, events: list[Event]) -> None:
    """Make the gesture that is due, the last one drawing a card, and the one owed."""
    phase = s.phase
    set_owed(s, a.seat, owed_by(s.debts, a.seat) & ~Call.GESTURE)
    if not (isinstance(phase, GestureDuty) and a.seat in phase.waiting):
        events.append(GestureMade(a.seat))
        return
    waiting = tuple(seat for seat in phase.waiting if seat != a.seat)
    events.append(GestureMade(a.seat, last=not waiting))
    if not waiting:
        draw_cards(s, a.seat, LATE_GESTURE, "gesture", events)
    s.phase = GestureDuty(waiting, phase.then) if waiting else phase.then


def gesture_timeout(s: State, _a: GestureTimeout, events: list[Event]) -> None:
    """The time is up: everyone who has not made the gesture draws, in seat order."""
    assert isinstance(s.phase, GestureDuty)
    for seat in s.phase.waiting:
        draw_cards(s, seat, LATE_GESTURE, "gesture", events)
    s.phase = s.phase.then
