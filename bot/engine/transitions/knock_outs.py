"""Knocked out by too many cards (X5): what becomes of the player and of their hand."""

from __future__ import annotations

from collections.abc import Sequence

from ..events import Event
from ..events import KnockedOut as KnockedOutEvent
from ..rules.rule_tables import NO_LIMIT
from ..state import KnockedOut, State
from .debts import set_owed
from .known_cards import forget_hand
from .scoring import hand_value, team_of


def knock_out(s: State, seat: int, events: list[Event]) -> None:
    """``seat`` is out of the round: the hand is set aside and counts what it counts now (X5a)."""
    hand, points = s.hands[seat], s.rules.game.knock_out_points
    s.knocked = (*s.knocked, KnockedOut(seat, hand_value(s, seat) if points is None else points))
    s.aside += hand
    s.hands = (*s.hands[:seat], b"", *s.hands[seat + 1 :])
    forget_hand(s, seat)
    s.ring = s.ring.without(seat)
    set_owed(s, seat, 0)
    if s.announced is not None and s.announced.seat == seat:
        s.announced = None
    events.append(KnockedOutEvent(seat, len(hand)))


def room_in_hand(s: State, seat: int, events: Sequence[Event]) -> int:
    """How many cards ``seat`` can draw in an action that led to ``events`` so far (X5, X5c)."""
    limit = s.rules.ends.hand_limit
    if limit == NO_LIMIT:
        return NO_LIMIT
    decided = any(isinstance(e, KnockedOutEvent) for e in events) and one_team_left(s)
    return 0 if decided else limit - len(s.hands[seat])


def one_team_left(s: State) -> bool:
    """Whether all who are still active win or lose together (X5c, V9)."""
    return len({frozenset(team_of(s, seat)) for seat in s.ring.seats}) == 1
