"""Actions of the table: penalties, the next round, the end by the clock or by will."""

from __future__ import annotations

from ..action import TableAction
from ..events import Event, Punished
from ..field_marks import HiddenSeed, Seat
from ..refusal import OUT_OF_PHASE, Refusal
from ..state import Draft, MatchOver, RoundOver, State, is_at_table
from ..transitions.deal import next_round
from ..transitions.match_end import end_by_time, stop
from ..transitions.piles import draw_cards
from .entry import Entry, Part, Speaker, Words


class Punish(TableAction, frozen=True, tag="punish"):
    """Carry out a penalty decided at the table: one of `OFFENCES` (P2-P4)."""

    seat: Seat
    offence: str


def _judge_punish(s: State, a: Punish) -> Refusal | None:
    if a.offence not in s.rules.penalties.offences:
        return Refusal("P4")
    in_round = a.seat in s.ring or any(place.seat == a.seat for place in s.places)
    at_table = in_round and is_at_table(s, a.seat)
    playing = not isinstance(s.phase, Draft | RoundOver | MatchOver)
    return None if at_table and playing else OUT_OF_PHASE


def _punish(s: State, a: Punish, events: list[Event]) -> None:
    events.append(Punished(a.seat, a.offence))
    draw_cards(s, a.seat, s.rules.penalties.offences[a.offence], a.offence, events)


PUNISH = Entry(
    action=Punish,
    words=Words("punish", {"seat": Part.NAME, "offence": Part.OFFENCE}, Speaker.TABLE),
    judge=_judge_punish,
    carry_out=_punish,
)


class NextRound(TableAction, frozen=True, tag="next"):
    """Deal the next round from ``seed``."""

    seed: HiddenSeed


def _judge_next_round(s: State, _a: NextRound) -> Refusal | None:
    return None if type(s.phase) is RoundOver else OUT_OF_PHASE


def _deal_next_round(s: State, a: NextRound, events: list[Event]) -> None:
    next_round(s, a.seed, events)


NEXT_ROUND = Entry(
    action=NextRound,
    words=Words("next", {"seed": Part.SEED}, Speaker.TABLE),
    judge=_judge_next_round,
    carry_out=_deal_next_round,
)


class StopMatch(TableAction, frozen=True, tag="stop"):
    """End the match without a winner (L3)."""


def _judge_stop(s: State, _a: StopMatch) -> Refusal | None:
    return OUT_OF_PHASE if type(s.phase) is MatchOver else None


def _stop(s: State, _a: StopMatch, events: list[Event]) -> None:
    stop(s, events)


STOP_MATCH = Entry(
    action=StopMatch,
    words=Words("stop", speaker=Speaker.TABLE),
    judge=_judge_stop,
    carry_out=_stop,
)


class TimeIsUp(TableAction, frozen=True, tag="time-up"):
    """The end of the time for the match (X9)."""


def _judge_time(s: State, _a: TimeIsUp) -> Refusal | None:
    if type(s.phase) is MatchOver:
        return OUT_OF_PHASE
    return Refusal("X9") if s.rules.ends.blitz is None else None


def _end_by_time(s: State, _a: TimeIsUp, events: list[Event]) -> None:
    end_by_time(s, events)


TIME_IS_UP = Entry(
    action=TimeIsUp,
    words=Words("time-up", speaker=Speaker.TABLE),
    judge=_judge_time,
    carry_out=_end_by_time,
)
