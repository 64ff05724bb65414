"""Calls before and after a play, and catching who owes one (C13, C14)."""

from __future__ import annotations

from ..action import Call, SideAction
from ..draw_amounts import for_owing
from ..events import Called, Caught, Event, FalseContra
from ..field_marks import Seat
from ..observation import Observation
from ..refusal import Refusal
from ..state import (
    ColourChoice,
    Debt,
    Draft,
    MatchOver,
    PlayPhase,
    RoundOver,
    State,
    is_at_table,
    owed_by,
)
from ..transitions.call_window import set_owed
from ..transitions.piles import draw_cards
from .entry import Entry, Outlook, Part, Words


class Say(SideAction, frozen=True, tag="say"):
    """Call before or after a play (C13, V13, V14)."""

    call: Call


def _judge_say(s: State, a: Say) -> Refusal | None:
    return None if a.call in _calls_open_to(s, a.seat) else Refusal("C13")


def _calls_open_to(s: State, seat: int) -> list[Call]:
    """Return the calls that a seat owes, and the one that it may make ahead of its next play."""
    owed, ahead = owed_by(s.debts, seat), 0
    by_size, size = s.rules.calls.ahead_by_size, len(s.hands[seat])
    if size < len(by_size) and _plays_next(s, seat):
        said_already = s.announced is not None and s.announced.calls == by_size[size]
        ahead = 0 if said_already else by_size[size]
    if not owed and not ahead:
        return []
    return [call for call in _CALLED_OUT if owed & call or call == ahead]


def _plays_next(s: State, seat: int) -> bool:
    """Return whether ``seat`` is to act; naming a colour for others or W+X is no turn (D3, M9)."""
    if isinstance(s.phase, ColourChoice):
        return s.phase.seat == s.phase.then == seat and not s.phase.draws
    return isinstance(s.phase, PlayPhase) and s.phase.seat == seat


def _say(s: State, a: Say, events: list[Event]) -> None:
    """Make a call that is owed, or one ahead of the next play (C13)."""
    owed = owed_by(s.debts, a.seat)
    if owed & a.call:
        set_owed(s, a.seat, owed & ~a.call)
        events.append(Called(a.seat, a.call))
    else:
        s.announced = Debt(a.seat, a.call)
        events.append(Called(a.seat, a.call, ahead=True))


_CALLED_OUT = [call for call in Call if call is not Call.GESTURE]


def _offer_calls(s: State, seat: int) -> list[Say]:
    return [Say(seat, call) for call in _calls_open_to(s, seat)]


SAY = Entry(
    action=Say,
    words=Words("say", {"call": Part.CALL}),
    judge=_judge_say,
    carry_out=_say,
    offer=_offer_calls,
)


class Contra(SideAction, frozen=True, tag="contra"):
    """Catch ``target``, who owes a call (C14)."""

    target: Seat


def _judge_contra(s: State, a: Contra) -> Refusal | None:
    catches = a.seat != a.target and is_at_table(s, a.seat) and owed_by(s.debts, a.target)
    return None if catches else Refusal("C14")


def _contra(s: State, a: Contra, events: list[Event]) -> None:
    """Catch all that a player owes; the penalties add up (C14)."""
    owed = owed_by(s.debts, a.target)
    set_owed(s, a.target, 0)
    events.append(Caught(a.target, a.seat, owed))
    draw_cards(s, a.target, for_owing(owed, s.rules.calls.cost), "contra", events)


def _punish_false_contra(s: State, a: Contra, _refusal: Refusal, events: list[Event]) -> bool:
    """Let the caller draw; the turn does not change (X8, P5)."""
    if not _costs_cards(s, a):
        return False
    events.append(FalseContra(a.seat, a.target))
    draw_cards(s, a.seat, s.rules.penalties.false_contra, "false-contra", events)
    return True


def _costs_cards(s: State, a: Contra) -> bool:
    """Return whether a contra against a player who owes nothing costs the caller cards (X8).

    The target is another active player; a caller who is knocked out risks nothing.
    """
    if not s.rules.penalties.false_contra:
        return False
    in_play = not isinstance(s.phase, Draft | RoundOver | MatchOver)
    caller = a.seat in s.ring or any(place.seat == a.seat for place in s.places)
    here = caller and s.presence[a.seat].plays
    return in_play and here and a.seat != a.target and a.target in s.ring


def _offer_catches(s: State, seat: int) -> list[Contra]:
    if not s.debts:
        return []
    catches = [Contra(seat, debt.seat) for debt in s.debts]
    return [catch for catch in catches if _judge_contra(s, catch) is None]


def _outlook_of_catching(seen: Observation, a: Contra) -> Outlook:
    owed = owed_by(seen.debts, a.target)
    return Outlook(others_draw=for_owing(owed, seen.rules.calls.cost))


CONTRA = Entry(
    action=Contra,
    words=Words("contra", {"target": Part.NAME}),
    judge=_judge_contra,
    carry_out=_contra,
    punish=_punish_false_contra,
    offer=_offer_catches,
    outlook=_outlook_of_catching,
)
