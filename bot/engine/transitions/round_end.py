"""The end of a round and of the match (C15, C18, V12, L1)."""

from __future__ import annotations

from operator import add

from ..events import Event, RoundEnded, WentOut
from ..state import FinishedPlace, PendingDraw, RoundOver, State
from .call_window import set_owed
from .match_end import (
    eliminate,
    end_match,
    end_play,
    match_winners,
    note_round_end,
    places_of_knocked_out,
    winners_if_decided,
)
from .scoring import points_of_leavers, round_points, worth_of_first_place
from .turns import draw_pending


def go_out(s: State, seat: int, events: list[Event]) -> None:
    """Let ``seat``, which has played its last card, take the next place.

    What the first place is worth counts at this moment under V12, before any draw.
    """
    s.ring = s.ring.without(seat)
    points = worth_of_first_place(s, seat) if s.rules.ends.play_on else 0
    s.places = (*s.places, FinishedPlace(seat, points))
    if s.debts:
        set_owed(s, seat, 0)
    events.append(WentOut(seat, len(s.places)))


def finish_round(s: State, affected: int, pending: PendingDraw | None, events: list[Event]) -> None:
    """End a round that is played to its end: ``affected`` draws the last draw (C15), then it is
    scored."""
    if pending is not None and s.rules.ends.last_card_draws:
        draw_pending(s, affected, pending, "pending", events)
    end_as_usual(s, events)


def end_as_usual(s: State, events: list[Event], *, by_leaving: bool = False) -> None:
    """Score the round for the first player (C17, V9, V12) and check whether the match is over.

    ``by_leaving``: it ends because somebody has left, and eliminates nobody (X10).
    """
    first = s.places[0]
    if s.rules.ends.play_on:
        worth = first.points
        active = (FinishedPlace(seat, 0) for seat in s.ring.seats)
        s.places = (*s.places, *active, *places_of_knocked_out(s))
    else:
        worth = worth_of_first_place(s, first.seat)
    points = round_points(s, first.seat, worth)
    s.scores = tuple(map(add, s.scores, points))
    winners = match_winners(s, first.seat, points)
    _close(s, first.seat, points, winners, True, events, eliminates=not by_leaving)


def end_by_knock_outs(s: State, events: list[Event]) -> None:
    """End a round in which one player or team is left, unless the cards have decided it (X5c,
    X5d)."""
    if not s.places:
        left = s.ring.seats[0]
        worth = worth_of_first_place(s, left) if s.rules.ends.play_on else 0
        s.places = (FinishedPlace(left, worth),)
        s.ring = s.ring.without(left)
    end_as_usual(s, events)


def end_by_leaving(s: State, winner: int, events: list[Event]) -> None:
    """End a round that the one active player left wins; leavers score their own hands (L1, L1a).

    Under V12 those who were knocked out have the last places (X5d). A player who is alone in the
    match wins it, whatever the scores (X15b).
    """
    s.places = (FinishedPlace(winner, 0), *places_of_knocked_out(s))
    points = points_of_leavers(s)
    s.scores = tuple(map(add, s.scores, points))
    alone = len(s.present) == 1
    winners = (winner,) if alone or s.rules.ends.single_round else winners_if_decided(s)
    _close(s, winner, points, winners, False, events, eliminates=False)


def _close(
    s: State,
    winner: int,
    points: tuple[int, ...],
    match_winners: tuple[int, ...],
    counted: bool,
    events: list[Event],
    *,
    eliminates: bool,
) -> None:
    end_play(s)
    note_round_end(s, by_leaving=not counted)
    places = tuple([place.seat for place in s.places])
    events.append(RoundEnded(winner, points, s.scores, places, s.seed, counted))
    if eliminates and s.rules.ends.elimination:
        match_winners = eliminate(s, winner, events)
    if match_winners:
        end_match(s, winner, match_winners, events)
    else:
        s.phase = RoundOver(winner)
