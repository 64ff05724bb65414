"""Calls before and after a play, and catching (C13, C14)."""

from __future__ import annotations

from ..actions import Action, Contra, Say
from ..amounts import for_owing
from ..events import Called, Caught, Event, FalseContra
from ..state import Debt, Draft, MatchOver, RoundOver, State, owed_by
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


def is_punished(s: State, action: Action) -> bool:
    """Whether this is a contra against somebody who owes nothing, and costs cards (X8).

    The target is another active player; who is knocked out risks nothing.
    """
    if not isinstance(action, Contra) or not s.rules.penalties.false_contra:
        return False
    in_play = not isinstance(s.phase, Draft | RoundOver | MatchOver)
    caller = action.seat in s.ring or any(place.seat == action.seat for place in s.places)
    here = caller and s.presence[action.seat].plays
    return in_play and here and action.seat != action.target and action.target in s.ring


def contra_for_nothing(s: State, a: Action, events: list[Event]) -> None:
    """The caller draws; whose turn it is does not change (X8, P5)."""
    assert isinstance(a, Contra)
    events.append(FalseContra(a.seat, a.target))
    draw_cards(s, a.seat, s.rules.penalties.false_contra, "false-contra", events)


def contra(s: State, a: Contra, events: list[Event]) -> None:
    """Catch all that a player owes; the penalties add up (C14)."""
    owed = owed_by(s.debts, a.target)
    set_owed(s, a.target, 0)
    events.append(Caught(a.target, a.seat, owed))
    draw_cards(s, a.target, for_owing(owed, s.rules.calls.cost), "contra", events)
