"""Tables whose clock stands still: nothing could be shown there, or they have agreed on a break.

Nothing can be shown in places where the bot has no own route, while no token of a press lives. That
clock goes on with the next press, the one of a break (`.playing.recess`) with its end.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from datetime import timedelta

from msgspec import structs

from bot.views.table_values import Deadline, DeadlineKind

from .table import Table

_SECONDS_TO_LOOK = timedelta(seconds=30)
"""The time that people have at least once the clock goes on."""

_RUNS_ON = (
    *(DeadlineKind.LOBBY_CLOSES, DeadlineKind.DESERTED),
    *(DeadlineKind.OFFER_ENDS, DeadlineKind.REMATCH_ENDS),
    *(DeadlineKind.NEXT_MATCH, DeadlineKind.EVENING_PAUSES, DeadlineKind.EVENING_ENDS),
)
"""What ends a table, or an offer, although nobody can be told."""

OF_THE_MATCH = (DeadlineKind.MATCH_ENDS, DeadlineKind.MATCH_ENDS_SOON)
"""The clock of a match with a time limit (X9)."""

_OF_PLAY = (
    *(DeadlineKind.TURN, DeadlineKind.NEXT_ROUND),
    *(DeadlineKind.GESTURE, DeadlineKind.COMPUTER),
)
"""Deadlines beside which a table that goes on cannot be deserted."""


def runs_on(deadline: Deadline) -> bool:
    """Return whether the deadline is carried out although nothing can be shown."""
    return deadline.kind in _RUNS_ON


def is_standing(deadlines: Iterable[Deadline]) -> bool:
    """Return whether the clock of these deadlines stands still."""
    return any(each.stood_since is not None for each in deadlines)


def stop_clock(table: Table, running: Container[DeadlineKind] = _RUNS_ON) -> None:
    """Let the clock stand still. A table to which nobody comes back is deserted some day."""
    table.deadlines = [
        each
        if each.kind in running or each.stood_since is not None
        else structs.replace(each, stood_since=table.now)
        for each in table.deadlines
    ]
    if all(each.kind is not DeadlineKind.DESERTED for each in table.deadlines):
        ends_at = table.now + table.supplies.timing.desertion
        table.deadlines.append(Deadline(DeadlineKind.DESERTED, None, ends_at))


def resume_clock(table: Table) -> None:
    """Let the clock go on where it stood, with time enough for people to look."""
    if not is_standing(table.deadlines):
        return
    plays = any(each.kind in _OF_PLAY for each in table.deadlines)
    table.deadlines = [
        _resumed(each, table)
        for each in table.deadlines
        if not (plays and each.kind is DeadlineKind.DESERTED)
    ]


def begin_anew(table: Table) -> None:
    """Let the time for the match go on where it stood. Everything else is to be planned anew."""
    table.deadlines = [
        structs.replace(each, due_at=table.now + _time_left(each, table), stood_since=None)
        for each in table.deadlines
        if each.kind in OF_THE_MATCH
    ]


def _time_left(deadline: Deadline, table: Table) -> timedelta:
    return max(timedelta(), deadline.due_at - (deadline.stood_since or table.now))


def _resumed(deadline: Deadline, table: Table) -> Deadline:
    if deadline.stood_since is None:
        return deadline
    # A computer player has nothing to look at.
    to_look = timedelta() if deadline.kind is DeadlineKind.COMPUTER else _SECONDS_TO_LOOK
    return Deadline(deadline.kind, deadline.seat, table.now + to_look + _time_left(deadline, table))
