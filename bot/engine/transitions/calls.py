"""Calls before and after a play, and catching (C13, C14)."""

from __future__ import annotations

from ..actions import Contra, Say
from ..amounts import for_owing
from ..events import Called, Caught, Event
from ..state import Debt, State, owed_by
from .debts import set_owed
from .piles import draw_cards


def say(s: State, a: Say, events: list[Event]) -> None:
    """Make a call that is owed, or one ahead of the next play (C13)."""
    owed = owed_by(s.debts, a.seat)
    if owed & a.call:
        set_owed(s, a.seat, owed & ~a.call)
        events.append(Called(a.seat, a.call))
    else:
        s.announced = Debt(a.seat, a.call)
        events.append(Called(a.seat, a.call, ahead=True))


def contra(s: State, a: Contra, events: list[Event]) -> None:
    """Catch all that a player owes; the penalties add up (C14)."""
    owed = owed_by(s.debts, a.target)
    set_owed(s, a.target, 0)
    events.append(Caught(a.target, a.seat, owed))
    draw_cards(s, a.target, for_owing(owed), "contra", events)
