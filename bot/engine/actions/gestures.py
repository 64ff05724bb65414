"""Gestures that are due from everybody, and those owed like a call (V11)."""

from __future__ import annotations

from ..action import Call, SideAction, TableAction
from ..draw_amounts import LATE_GESTURE
from ..events import Event, GestureMade
from ..games.effects import Gesture
from ..refusal import OUT_OF_PHASE, Refusal
from ..state import GestureDuty, State, owed_by
from ..transitions.call_window import set_owed
from ..transitions.piles import draw_cards
from .entry import Entry, Speaker, Words, harmless


class MakeGesture(SideAction, frozen=True, tag="gesture"):
    """Make the gesture that is due or owed (V11)."""


def _judge_gesture(s: State, a: MakeGesture) -> Refusal | None:
    duty = s.phase if type(s.phase) is GestureDuty else None
    if owed_by(s.debts, a.seat) & Call.GESTURE or (duty is not None and a.seat in duty.waiting):
        return None
    owed_like_a_call = any(effect.gesture is Gesture.SELF for effect in s.rules.faces.effects)
    return Refusal("C13") if owed_like_a_call and duty is None else OUT_OF_PHASE


def _make_gesture(s: State, a: MakeGesture, events: list[Event]) -> None:
    """Make the gesture that is due and the one owed; the last player to make it draws a card."""
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


def _offer_gesture(s: State, seat: int) -> list[MakeGesture]:
    if not (isinstance(s.phase, GestureDuty) or s.debts):
        return []
    gesture = MakeGesture(seat)
    return [gesture] if _judge_gesture(s, gesture) is None else []


MAKE_GESTURE = Entry(
    action=MakeGesture,
    words=Words("gesture"),
    judge=_judge_gesture,
    carry_out=_make_gesture,
    offer=_offer_gesture,
    harm=harmless,
)


class GestureTimeout(TableAction, frozen=True, tag="timeout"):
    """The end of the time for a gesture (V11)."""


def _judge_timeout(s: State, _a: GestureTimeout) -> Refusal | None:
    return None if type(s.phase) is GestureDuty else OUT_OF_PHASE


def _end_gestures(s: State, _a: GestureTimeout, events: list[Event]) -> None:
    """Let everyone draw who has not made the gesture in time, in seat order."""
    assert isinstance(s.phase, GestureDuty)
    for seat in s.phase.waiting:
        draw_cards(s, seat, LATE_GESTURE, "gesture", events)
    s.phase = s.phase.then


GESTURE_TIMEOUT = Entry(
    action=GestureTimeout,
    words=Words("timeout", speaker=Speaker.TABLE),
    judge=_judge_timeout,
    carry_out=_end_gestures,
    ends=GestureDuty,
)
