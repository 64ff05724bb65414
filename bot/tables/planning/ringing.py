"""Ringing: how and when a person is notified that it is their turn."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.views.table_values import DeadlineKind

from ..outcome import Reason
from ..table import DeniedError, Table

JUST_HERE = timedelta(seconds=10)
"""A person who acted within this time is still looking at the table."""

LATELY = timedelta(minutes=1)
"""A person who acted within this time most likely looks again without being rung."""


def ring_at(
    waits_since: datetime, ring_after: int | None, last_acted: datetime | None
) -> datetime | None:
    """Return when a person is rung for whom the table waits, or None for never.

    `ring_after` is the number of seconds that they have chosen. A person who has just acted is rung
    `JUST_HERE` later at the earliest.
    """
    if ring_after is None:
        return None
    wanted = waits_since + timedelta(seconds=ring_after)
    return wanted if last_acted is None else max(wanted, last_acted + JUST_HERE)


def last_acted(table: Table, seat: int) -> datetime | None:
    """Return when the person of this seat last acted, or None if that was long ago."""
    steps = (*table.stored.recent, *table.steps)
    own = (step.at for step in steps if step.is_sign_of(seat) and step.acted_for is None)
    return max(own, default=None)


def ring(table: Table, seat: int, *, is_busy: bool = False) -> None:
    """Ring a person by posting their hand anew as a direct message, or by a mention in the channel.

    While Discord's limits are reached (`is_busy`), a person who has acted `LATELY` is not rung.
    """
    row, acted = table.seats[seat], last_acted(table, seat)
    if is_busy and acted is not None and table.now - acted <= LATELY:
        table.not_rung += 1
    elif row.takes_direct_messages:
        table.rung.append(row)
    else:
        table.reminded.append(row)


def quiet(table: Table, seat: int, rung: int | None = None) -> None:
    """Stop ringing this person in this game, and delete the mention of them.

    `rung` is the seat that was mentioned, if any. Raise `DeniedError` if that is another seat.
    """
    if rung not in (None, seat):
        raise DeniedError(Reason.NOT_MENTIONED)
    table.set_seat(seat, ring_after=None)
    own = [d for d in table.deadlines if d.seat == seat and d.kind is DeadlineKind.REMINDER]
    for deadline in own:
        table.drop(deadline)
    table.hushed.append(table.seats[seat])
