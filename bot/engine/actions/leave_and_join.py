"""Leaving the match, and sitting down between rounds (section 8)."""

from __future__ import annotations

from ..action import TableAction
from ..events import Event
from ..field_marks import Seat
from ..options.option_catalogue import takes_seats
from ..refusal import OUT_OF_PHASE, Refusal
from ..state import MatchOver, Presence, RoundOver, State
from ..transitions.leaving_and_joining import join, leave
from .entry import Entry, Speaker, Words


class Leave(TableAction, frozen=True, tag="leave"):
    """Leave the match (L1)."""

    seat: Seat


def _judge_leave(s: State, a: Leave) -> Refusal | None:
    here = 0 <= a.seat < len(s.presence) and s.presence[a.seat] is Presence.HERE
    return None if here and type(s.phase) is not MatchOver else OUT_OF_PHASE


def _leave(s: State, a: Leave, events: list[Event]) -> None:
    leave(s, a.seat, events)


LEAVE = Entry(action=Leave, words=Words("leave"), judge=_judge_leave, carry_out=_leave)


class Join(TableAction, frozen=True, tag="join"):
    """Sit down between rounds: at one's old seat, or at a new last one (L2)."""

    seat: Seat


def _judge_join(s: State, a: Join) -> Refusal | None:
    if s.rules.ends.elimination:
        return Refusal("X10")
    if type(s.phase) is not RoundOver:
        return Refusal("L2")
    if not 0 <= a.seat <= len(s.presence):
        return Refusal("L2")
    presence = s.presence[a.seat] if a.seat < len(s.presence) else None
    if presence is Presence.HERE:
        return Refusal("L2")
    if presence is Presence.STAND_IN:
        return None
    if s.rules.partners:
        return Refusal("V9")
    game, seats = s.rules.game, len(s.present) + 1
    if seats not in game.seats:
        return Refusal(game.seats_clause)
    match_seats = max(len(s.presence), a.seat + 1)
    return None if takes_seats(s.rules.options, seats, match_seats) else Refusal("L2")


def _join(s: State, a: Join, events: list[Event]) -> None:
    join(s, a.seat, events)


JOIN = Entry(
    action=Join,
    words=Words("join", speaker=Speaker.NEWCOMER),
    judge=_judge_join,
    carry_out=_join,
)
