"""Who owes which call (C13, V11, V14), and the call made ahead of a play."""

from __future__ import annotations

from ..calls import Call
from ..state import Debt, State, owed_by


def set_owed(s: State, seat: int, calls: int) -> None:
    """Let ``seat`` owe exactly ``calls``."""
    debts = [debt for debt in s.debts if debt.seat != seat] if s.debts else []
    if calls:
        debts.append(Debt(seat, calls))
    s.debts = tuple(debts)


def count_changed(s: State, seat: int, *, owes: bool) -> None:
    """``seat`` holds another number of cards: what was owed for the old one lapses (C14).

    ``owes`` says whether coming to hold this number this way makes owe its call (C13, V14).
    """
    calls = owed_by(s.debts, seat) & Call.GESTURE if s.debts else 0
    if owes:
        calls |= s.rules.calls.owed_at(len(s.hands[seat]))
    if calls or s.debts:
        set_owed(s, seat, calls)


def turn_action_by(s: State, seat: int) -> None:
    """What a turn action of ``seat`` ends: other players' debts (C14), a call ahead (C13)."""
    if s.debts and s.rules.calls.end_with_turn:
        s.debts = tuple([debt for debt in s.debts if debt.seat == seat])
    s.announced = None
