"""How the round goes on, or ends, after somebody was knocked out (X5b, X5c)."""

from __future__ import annotations

from ..events import Event
from ..state import MatchOver, RoundOver, State
from .knock_outs import one_team_left
from .leaving_and_joining import phase_without
from .round_end import end_by_knock_outs


def settle_knock_outs(s: State, before: int, events: list[Event]) -> None:
    """Nobody waits any more for who was knocked out by this action; ``before`` it were so many."""
    if len(s.knocked) == before or isinstance(s.phase, RoundOver | MatchOver):
        return
    if one_team_left(s):
        end_by_knock_outs(s, events)
        return
    for out in s.knocked[before:]:
        s.phase = phase_without(s, s.phase, out.seat)
