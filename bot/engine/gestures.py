"""Gestures that are due from everybody (V11)."""

from __future__ import annotations

from .actions import Call, GestureTimeout, MakeGesture
from .debts import owed_by, set_owed
from .events import Event, GestureDue, GestureMade
from .piles import draw_cards
from .state import GestureDuty, PlayPhase, State

LATE_COST = 1
"""Cards drawn by the last to make a gesture, or by all who have not when time is up (V11)."""


def with_gesture(
    s: State, seat: int, made: int, then: PlayPhase, events: list[Event]
) -> GestureDuty:
    """Everybody's gesture before ``then``; ``seat`` may have made it with the play."""
    order = s.ring.from_seat(seat)
    waiting = tuple(other for other in order if other != seat or not made & Call.GESTURE)
    events.append(GestureDue(waiting))
    return GestureDuty(waiting, then)


def make_gesture(s: State, a: MakeGesture, events: list[Event]) -> None:
    """Make the gesture that is due, the last one drawing a card, and the one owed."""
    phase = s.phase
    set_owed(s, a.seat, owed_by(s, a.seat) & ~Call.GESTURE)
    if not (isinstance(phase, GestureDuty) and a.seat in phase.waiting):
        events.append(GestureMade(a.seat))
        return
    waiting = tuple(seat for seat in phase.waiting if seat != a.seat)
    events.append(GestureMade(a.seat, last=not waiting))
    if not waiting:
        draw_cards(s, a.seat, LATE_COST, "gesture", events)
    s.phase = GestureDuty(waiting, phase.then) if waiting else phase.then


def gesture_timeout(s: State, _a: GestureTimeout, events: list[Event]) -> None:
    """The time is up: everyone who has not made the gesture draws, in seat order."""
    assert isinstance(s.phase, GestureDuty)
    for seat in s.phase.waiting:
        draw_cards(s, seat, LATE_COST, "gesture", events)
    s.phase = s.phase.then
