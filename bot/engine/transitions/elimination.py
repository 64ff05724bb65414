"""Elimination: after every round one player leaves the match (X10)."""

from __future__ import annotations

from ..events import Eliminated, Event
from ..state import Presence, State
from .scoring import hand_value


def eliminate(s: State, winner: int | None, events: list[Event]) -> tuple[int, ...]:
    """One player is out of the match with the round just scored; who has won it, if that is all."""
    seat = _last_of_the_round(s, winner)
    if seat is not None:
        s.presence = (*s.presence[:seat], Presence.ELIMINATED, *s.presence[seat + 1 :])
        events.append(Eliminated(seat))
    return s.present if len(s.present) == 1 else ()


def _last_of_the_round(s: State, winner: int | None) -> int | None:
    """Who was knocked out first (X5), has the last place (V12), or holds most."""
    knocked = [out.seat for out in s.knocked if s.presence[out.seat].plays]
    if knocked:
        return knocked[0]
    if s.rules.ends.play_on:
        last = [place.seat for place in s.places if s.presence[place.seat].plays]
        return last[-1] if len(last) > 1 else None
    after_winner = s.ring.from_seat(0 if winner is None else winner)
    losers = [seat for seat in after_winner if seat != winner and s.presence[seat].plays]
    return max(losers, key=lambda seat: (len(s.hands[seat]), hand_value(s, seat)), default=None)
