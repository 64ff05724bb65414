"""Works out what it costs a player to leave now, by letting them leave on a copy of the match."""

from __future__ import annotations

from bot import engine
from bot.engine import Draft, Leave, State, joining_score
from bot.engine.events import MatchEnded
from bot.views.leaving_cost import LeavingCost

from ..table import Table


def cost_of_leaving(table: Table, seat: int) -> LeavingCost:
    """Return what the player at `seat` loses by leaving now (L1).

    It follows from what that player can see: of how a round goes on, or of what others who have
    left held, it tells nothing.
    """
    state = table.require_live()
    loses_round = table.is_in_round and seat in state.ring.seats
    after, events = engine.apply(state, Leave(seat))
    ended = next((event for event in events if isinstance(event, MatchEnded)), None)
    ends_match = ended is not None and len(after.present) == 1
    points = _penalty_points(state, seat) if loses_round else 0
    reaches_target = _reaches_target(state, seat, points)
    return LeavingCost(
        loses_round=loses_round,
        points=points,
        reaches_target=reaches_target,
        ends_match=ends_match,
        winner=after.present[0] if ends_match and ended is not None and ended.counted else None,
        may_return=not (ends_match or reaches_target or _is_last_break(table, state)),
        back_with=_least_score(state, seat, points) if loses_round else None,
    )


def _is_last_break(table: Table, state: State) -> bool:
    """Return whether nobody can sit down in this match any more (C18, X10, X15)."""
    ends = state.rules.ends
    is_last = ends.single_round or state.number == ends.rounds
    return bool(ends.elimination) or (table.is_in_round and is_last)


def _penalty_points(state: State, seat: int) -> int:
    """Return what the player's cards cost them (L1a).

    A computer player plays a partner's hand on, and a draft scores nothing.
    """
    rules = state.rules
    if not rules.scoring.penalty or rules.partners or isinstance(state.phase, Draft):
        return 0
    return engine.hand_value(state, seat)


def _reaches_target(state: State, seat: int, points: int) -> bool:
    target = state.rules.ends.target
    return points > 0 and target is not None and state.scores[seat] + points >= target


def _least_score(state: State, seat: int, points: int) -> int | None:
    """Return the least score with which the player could come back after this round (L2)."""
    rules = state.rules
    if not rules.scoring.penalty or rules.partners:
        return None
    present = [
        engine.Presence.AWAY if number == seat else here
        for number, here in enumerate(state.presence)
    ]
    return max(state.scores[seat] + points, joining_score(rules, state.scores, present))
