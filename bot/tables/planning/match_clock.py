"""The time for a match (X9): stored as its end, and moved by all the time that nobody could play.

While the clock runs, a sign of life falls due every few seconds. One that is met late tells how
long the bot was away: by so much the match ends later, so that an outage costs nobody a minute.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.store.rows import Deadline
from bot.views.table_values import DeadlineKind

from ..table import Table

SIGN_EVERY = timedelta(seconds=10)
"""An outage is known to so much, which the players are given."""

LAST_WORD = timedelta(minutes=1)
"""How long before the end everybody is told of it."""

_MOVED = (DeadlineKind.MATCH_ENDS, DeadlineKind.MATCH_ENDS_SOON)


def of_the_clock(table: Table) -> list[Deadline]:
    """The end of a match that has one, set at the first deal, its announcement, and the sign."""
    seconds = table.require_live().rules.ends.blitz
    if seconds is None:
        return []
    sign = table.deadline(DeadlineKind.CLOCK_RUNS) or _next_sign(table)
    kept = [deadline for deadline in table.deadlines if deadline.kind in _MOVED]
    return [*(kept or _set(table, timedelta(seconds=seconds))), sign]


def _set(table: Table, time: timedelta) -> list[Deadline]:
    end = Deadline(DeadlineKind.MATCH_ENDS, None, table.now + time)
    if time <= LAST_WORD:
        return [end]
    return [end, Deadline(DeadlineKind.MATCH_ENDS_SOON, None, end.due_at - LAST_WORD)]


def _next_sign(table: Table) -> Deadline:
    return Deadline(DeadlineKind.CLOCK_RUNS, None, table.now + SIGN_EVERY)


def give_sign(table: Table) -> None:
    """The bot was there all the time since the last sign."""
    table.deadlines.append(_next_sign(table))


def stand_still(table: Table, sign: Deadline, until: datetime) -> None:
    """Nobody could play since the sign before this one: so much later all ends."""
    lost = until - sign.due_at
    table.deadlines = [
        Deadline(each.kind, each.seat, each.due_at + lost) if each.kind in _MOVED else each
        for each in table.deadlines
        if each != sign
    ]
    table.deadlines.append(Deadline(sign.kind, sign.seat, until))
    table.new_version()


def announce(table: Table) -> None:
    """Everybody is told that the time is nearly up."""
    table.new_version()


def is_nearly_up(table: Table) -> bool:
    """Whether the end of the match has been announced."""
    end = table.deadline(DeadlineKind.MATCH_ENDS)
    announced = table.deadline(DeadlineKind.MATCH_ENDS_SOON) is None
    return end is not None and announced and end.due_at - table.now <= LAST_WORD
