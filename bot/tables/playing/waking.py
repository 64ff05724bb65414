"""Waking: whoever lets the table wait for too long may be woken by the others (P3, P4)."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.engine import Punish, TurnAction, compile_rules
from bot.views.table_values import Deadline, DeadlineKind

from ..outcome import DeniedError, Reason
from ..table import Table
from ..timing import turn_time
from .accusations import require_punishable

PATIENCE_WITHOUT_LIMIT = timedelta(seconds=45)
"""How long somebody may take before they may be woken, where a turn takes as long as it takes."""

SLEEP = "sleep"


def wake(table: Table, user_id: int) -> None:
    """Let the person whom everybody waits for draw a card, once a turn, after half its time (P3).

    Raises `DeniedError` where the option is off (P4), and for who is not asleep.
    """
    by = table.require_seat(user_id)
    state, seat = table.require_live(), table.waited_for
    if seat is None or seat == by:
        raise DeniedError(Reason.NOT_ASLEEP)
    require_punishable(state, seat, SLEEP)
    if not may_sleep(table):
        raise DeniedError(Reason.NOT_ASLEEP)
    if _was_woken(table, seat):
        raise DeniedError(Reason.WOKEN_ALREADY)
    end = table.deadline(DeadlineKind.TURN, DeadlineKind.DESERTED)
    if end is None or end.stood_since is not None or table.now < asleep_from(table, end):
        raise DeniedError(Reason.TIME_LEFT)
    table.carry_out(Punish(seat, SLEEP))


def sleeper(table: Table) -> int | None:
    """The seat that may be woken now, if any."""
    seat = table.waited_for
    if seat is None or not may_sleep(table) or _was_woken(table, seat):
        return None
    return seat if table.deadline(DeadlineKind.MAY_BE_WOKEN) is None else None


def may_sleep(table: Table) -> bool:
    """Whether the table waits for a person who is there, and whom it costs a card to sleep."""
    seat = table.waited_for
    if seat is None or SLEEP not in compile_rules(table.options).penalties.offences:
        return False
    return table.is_person(seat) and not table.is_away(seat)


def asleep_from(table: Table, end: Deadline) -> datetime:
    """From when on whom everybody waits for may be woken, where their time is over at `end`."""
    seat, limit = table.waited_for, table.turn_limit
    if limit is None or seat is None:
        return end.due_at - table.supplies.timing.desertion + PATIENCE_WITHOUT_LIMIT
    return end.due_at - turn_time(limit, table.seats[seat].missed_turns) / 2


def _was_woken(table: Table, seat: int) -> bool:
    """Whether that has happened since the last turn action."""
    for step in reversed((*table.stored.recent, *table.steps)):
        if step.action is None or isinstance(step.action, TurnAction):
            return False
        if step.action == Punish(seat, SLEEP):
            return True
    return False
