"""Tables whose clock stands still, because nothing that happens there could be shown.

That is so in places where the bot has no own route, while no token of a press lives. The deadlines
of a standing clock are moved far away, and come back with the next press.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from bot.views.table_values import Deadline, DeadlineKind

from ..table import Table

_FAR = timedelta(days=3650)
"""How far the deadlines of a standing clock are moved."""

_SECONDS_TO_LOOK = timedelta(seconds=30)
"""The time that people have at least once the clock goes on."""

_RUNS_ON = (
    *(DeadlineKind.LOBBY_CLOSES, DeadlineKind.DESERTED),
    *(DeadlineKind.OFFER_ENDS, DeadlineKind.REMATCH_ENDS),
)
"""What ends a table, or an offer, although nobody can be told."""

_OF_PLAY = (
    *(DeadlineKind.TURN, DeadlineKind.NEXT_ROUND),
    *(DeadlineKind.GESTURE, DeadlineKind.COMPUTER),
)
"""Deadlines beside which a table that goes on cannot be deserted."""


def runs_on(deadline: Deadline) -> bool:
    """Return whether the deadline is carried out although nothing can be shown."""
    return deadline.kind in _RUNS_ON


def is_standing(deadlines: Iterable[Deadline], now: datetime) -> bool:
    """Return whether the clock of these deadlines stands still."""
    return any(deadline.due_at - now > _FAR / 2 for deadline in deadlines)


def stop_clock(table: Table) -> None:
    """Let the clock stand still. A table to which nobody comes back is deserted some day."""
    if is_standing(table.deadlines, table.now):
        return
    moved = [each if runs_on(each) else _later(each, _FAR) for each in table.deadlines]
    if all(each.kind is not DeadlineKind.DESERTED for each in moved):
        moved.append(
            Deadline(DeadlineKind.DESERTED, None, table.now + table.supplies.timing.desertion)
        )
    table.deadlines = moved


def resume_clock(table: Table) -> None:
    """Let the clock go on where it stood, with time enough for people to look."""
    stood = [each for each in table.deadlines if not runs_on(each)]
    if not is_standing(stood, table.now):
        return
    first = min(each.due_at for each in stood) - _FAR
    lost = max(timedelta(), table.now - first) + _SECONDS_TO_LOOK
    plays = any(each.kind in _OF_PLAY for each in stood)
    table.deadlines = [
        _later(each, lost - _FAR) if each in stood else each
        for each in table.deadlines
        if not (plays and each.kind is DeadlineKind.DESERTED)
    ]


def _later(deadline: Deadline, by: timedelta) -> Deadline:
    return Deadline(deadline.kind, deadline.seat, deadline.due_at + by)
