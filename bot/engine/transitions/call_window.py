"""How long a call is owed, and what closes the windows for catching and doubling (C13, C14, V2)."""

from __future__ import annotations

from msgspec import structs

from ..action import Call
from ..state import Debt, State, owed_by


def set_owed(s: State, seat: int, calls: int) -> None:
    """Let ``seat`` owe exactly ``calls``."""
    if not s.debts:
        s.debts = (Debt(seat, calls),) if calls else ()
        return
    debts = [debt for debt in s.debts if debt.seat != seat]
    if calls:
        debts.append(Debt(seat, calls))
    s.debts = tuple(debts)


def count_changed(s: State, seat: int, *, owes: bool) -> None:
    """Let what ``seat`` owed for its old number of cards lapse (C14).

    ``owes``: coming to hold the new number this way owes its call (C13, V14).
    """
    calls = owed_by(s.debts, seat) & Call.GESTURE if s.debts else 0
    if owes:
        calls |= s.rules.calls.owed_at(len(s.hands[seat]))
    if calls or s.debts:
        set_owed(s, seat, calls)


def turn_action_by(s: State, seat: int) -> None:
    """End what a turn action of ``seat`` ends: other players' debts (C14), a call made ahead
    (C13)."""
    if s.debts and s.rules.calls.end_with_turn:
        s.debts = tuple([debt for debt in s.debts if debt.seat == seat])
    s.announced = None


def close_windows(s: State, seat: int) -> None:
    """End what a turn action other than a play ends: others' window, one's own double (V2, C14)."""
    turn_action_by(s, seat)
    if s.window is None:
        return
    s.window = structs.replace(s.window, closed_to_double=True) if s.window.seat == seat else None
