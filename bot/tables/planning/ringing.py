"""Who is told that it is their turn, and when."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.views.table_values import DeadlineKind

from ..outcome import Reason
from ..table import DeniedError, Table

JUST_HERE = timedelta(seconds=10)
"""Whoever acted so short a time ago still looks at the table."""

LATELY = timedelta(minutes=1)
"""Whoever acted so short a time ago most likely looks again without being rung."""


def ring_at(
    waits_since: datetime, ring_after: int | None, last_acted: datetime | None
) -> datetime | None:
    """When a person is rung whom the table waits for; None: never.

    `ring_after` are the seconds that they have chosen. Who has acted just now is left in peace.
    """
    if ring_after is None:
        return None
    wanted = waits_since + timedelta(seconds=ring_after)
    return wanted if last_acted is None else max(wanted, last_acted + JUST_HERE)


def last_acted(table: Table, seat: int) -> datetime | None:
    """When the person of this seat did something last, None if that was long ago."""
    steps = (*table.stored.recent, *table.steps)
    own = (step.at for step in steps if step.is_sign_of(seat) and step.acted_for is None)
    return max(own, default=None)


def ring(table: Table, seat: int, *, is_busy: bool = False) -> None:
    """Post the hand anew by direct message, so that it rings there; else a word in the channel.

    Where there `is_busy` much to be shown, who has acted lately is not rung in this turn.
    """
    row, acted = table.seats[seat], last_acted(table, seat)
    if is_busy and acted is not None and table.now - acted <= LATELY:
        table.not_rung += 1
    elif row.takes_direct_messages:
        table.rung.append(row)
    else:
        table.reminded.append(row)


def quiet(table: Table, seat: int, rung: int | None = None) -> None:
    """This person is not rung in this game any more, and no mention of them stays.

    `rung` is the seat that everybody saw mentioned: nobody else is meant.
    """
    if rung not in (None, seat):
        raise DeniedError(Reason.NOT_MENTIONED)
    table.set_seat(seat, ring_after=None)
    own = [d for d in table.deadlines if d.seat == seat and d.kind is DeadlineKind.REMINDER]
    for deadline in own:
        table.drop(deadline)
    table.hushed.append(table.seats[seat])
