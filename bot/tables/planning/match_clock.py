"""The clock of a match with a time limit (X9), which stands still while nobody could play.

The end of the match is stored as a deadline. While the clock runs, a sign of life is due every few
seconds. A sign that is carried out late shows how long the bot was away, and the end of the match
is moved by that time.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.store.rows import Deadline
from bot.views.table_values import DeadlineKind

from ..table import Table

SIGN_EVERY = timedelta(seconds=10)
"""The time between two signs, and so the accuracy with which an outage is measured."""

LAST_WORD = timedelta(minutes=1)
"""How long before the end of the match it is announced."""

_MOVED = (DeadlineKind.MATCH_ENDS, DeadlineKind.MATCH_ENDS_SOON)


def clock_deadlines(table: Table) -> list[Deadline]:
    """Return the end of the match, its announcement and the next sign, if it has a time limit."""
    seconds = table.require_live().rules.ends.blitz
    if seconds is None:
        return []
    sign = table.deadline(DeadlineKind.CLOCK_RUNS) or _next_sign(table)
    kept = [deadline for deadline in table.deadlines if deadline.kind in _MOVED]
    return [*(kept or _start(table, timedelta(seconds=seconds))), sign]


def _start(table: Table, time: timedelta) -> list[Deadline]:
    end = Deadline(DeadlineKind.MATCH_ENDS, None, table.now + time)
    if time <= LAST_WORD:
        return [end]
    return [end, Deadline(DeadlineKind.MATCH_ENDS_SOON, None, end.due_at - LAST_WORD)]


def _next_sign(table: Table) -> Deadline:
    return Deadline(DeadlineKind.CLOCK_RUNS, None, table.now + SIGN_EVERY)


def give_sign(table: Table) -> None:
    """Plan the next sign: the bot has been there since the last one."""
    table.deadlines.append(_next_sign(table))


def stand_still(table: Table, sign: Deadline, until: datetime) -> None:
    """Move the end of the match by the time lost since `sign` was due, and plan the next sign."""
    lost = until - sign.due_at
    table.deadlines = [
        Deadline(each.kind, each.seat, each.due_at + lost) if each.kind in _MOVED else each
        for each in table.deadlines
        if each != sign
    ]
    table.deadlines.append(Deadline(sign.kind, sign.seat, until))
    table.new_version()


def announce(table: Table) -> None:
    """Announce that the time is nearly up."""
    table.new_version()


def is_nearly_up(table: Table) -> bool:
    """Return whether the end of the match has been announced."""
    end = table.deadline(DeadlineKind.MATCH_ENDS)
    announced = table.deadline(DeadlineKind.MATCH_ENDS_SOON) is None
    return end is not None and announced and end.due_at - table.now <= LAST_WORD
