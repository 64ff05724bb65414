"""Leaving and joining a match (section 8), and how the round goes on without a player (L1, X5b)."""

from __future__ import annotations

from collections.abc import Sequence

from ..events import Event, Joined, LeftTable
from ..phases import phase_without
from ..rules.rule_tables import Rules
from ..state import Draft, Leaver, MatchOver, Presence, RoundOver, State
from ..turn_order import ring_of
from .call_window import set_owed
from .known_cards import forget_hand
from .match_end import end_if_alone
from .piles import one_team_left, set_hand, shuffle
from .round_end import end_as_usual, end_by_knock_outs, end_by_leaving
from .scoring import hand_value


def _set_presence(s: State, seat: int, presence: Presence) -> None:
    s.presence = (*s.presence[:seat], presence, *s.presence[seat + 1 :])


def leave(s: State, seat: int, events: list[Event]) -> None:
    """Let ``seat`` leave the match (L1); under V9 a computer player plays the seat on."""
    if s.rules.partners:
        _set_presence(s, seat, Presence.STAND_IN)
        events.append(LeftTable(seat, stand_in=True))
        return
    _set_presence(s, seat, Presence.AWAY)
    events.append(LeftTable(seat))
    if seat in s.ring.seats and not isinstance(s.phase, RoundOver):
        _leave_round(s, seat, events)
    else:
        s.missed_nothing = (*s.missed_nothing, seat)
    if isinstance(s.phase, RoundOver):
        end_if_alone(s, s.phase, events)


def _leave_round(s: State, seat: int, events: list[Event]) -> None:
    s.ring = s.ring.without(seat)
    set_owed(s, seat, 0)
    if s.announced is not None and s.announced.seat == seat:
        s.announced = None
    if len(s.ring.seats) == 1:
        _leave_last(s, seat, events)
        return
    _shuffle_in(s, seat)
    s.phase = phase_without(s, s.phase, seat)


def _shuffle_in(s: State, seat: int) -> None:
    """Shuffle the leaver's cards and the draw pile together; note what they were (L1a)."""
    if not isinstance(s.phase, Draft):
        s.leavers = (*s.leavers, Leaver(seat, hand_value(s, seat), len(s.hands[seat])))
    s.draw = shuffle(s, s.draw + s.hands[seat])
    set_hand(s, seat, b"")
    forget_hand(s, seat)


def _leave_last(s: State, seat: int, events: list[Event]) -> None:
    """End the round, as one active player is left (L1, V12)."""
    _shuffle_in(s, seat)
    if s.places:
        end_as_usual(s, events, by_leaving=True)
    else:
        end_by_leaving(s, s.ring.seats[0], events)


def joining_score(rules: Rules, scores: Sequence[int], presence: Sequence[Presence]) -> int:
    """Return the score with which a new player joins between rounds (L2)."""
    if not rules.scoring.penalty:
        return 0
    return max(score for score, here in zip(scores, presence, strict=True) if here.plays)


def join(s: State, seat: int, events: list[Event]) -> None:
    """Let ``seat`` join between rounds, at its old seat or at a new last one (L2)."""
    if seat == len(s.presence):
        s.scores = (*s.scores, joining_score(s.rules, s.scores, s.presence))
        s.presence = (*s.presence, Presence.HERE)
        s.hands = (*s.hands, b"")
        s.ring = ring_of(s.ring.seats, len(s.hands))
    else:
        s.scores = (*s.scores[:seat], _score_on_return(s, seat), *s.scores[seat + 1 :])
        _set_presence(s, seat, Presence.HERE)
    events.append(Joined(seat))


def _score_on_return(s: State, seat: int) -> int:
    """Return the score with which a player sits down on their old seat (L2)."""
    own = s.scores[seat]
    if s.presence[seat] is Presence.STAND_IN or seat in s.missed_nothing:
        return own
    return max(own, joining_score(s.rules, s.scores, s.presence))


def settle_knock_outs(s: State, before: int, events: list[Event]) -> None:
    """Stop waiting for players whom this action knocked out; ``before`` of them were out
    already."""
    if len(s.knocked) == before or isinstance(s.phase, RoundOver | MatchOver):
        return
    if one_team_left(s):
        end_by_knock_outs(s, events)
        return
    for out in s.knocked[before:]:
        s.phase = phase_without(s, s.phase, out.seat)
