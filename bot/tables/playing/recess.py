"""A break that the people of a table have agreed on.

No clock runs in it but its own and desertion's, nobody acts, and what is owed stays owed. Anybody
who plays there ends it.
"""

from __future__ import annotations

from datetime import timedelta

from bot.store.rows import MessageKind
from bot.views.table_values import DeadlineKind, Recess

from ..seating import free_seats
from ..standing_clocks import begin_anew, resume_clock, stop_clock
from ..table import Table
from . import absence, votes

LONGEST = timedelta(hours=1)
"""Then the table goes on by itself, or with the next press where nothing can be shown."""


def begin(table: Table, by: int) -> None:
    """Let the table rest. Whoever is to come back to it has the whole time for that from now on."""
    table.deadlines = [d for d in table.deadlines if d.kind is not DeadlineKind.DESERTED]
    stop_clock(table, running=())
    table.set(recess=Recess(by, table.now, table.now + LONGEST))
    table.new_version()


def go_on(table: Table, user_id: int) -> None:
    """End the break for everybody, unless somebody else was faster."""
    seat = table.require_seat(user_id)
    table.require_live()
    if table.game.recess is not None:
        absence.bring_back(table, seat)
        end(table, seat)


def end(table: Table, by: int | None = None) -> None:
    """Let the table go on, and call everybody but who has ended the break.

    Whoever is waited for has the whole time, for a vote and for an offered seat, too.
    """
    begin_anew(table)
    votes.ask_again(table)
    free_seats.keep_anew(table)
    others = [each for each in table.persons() if each.number != by and not each.thrown_out]
    is_rung = any(each.choices.ring_after is not None for each in others)
    if is_rung and not table.game.board_is_hand:
        table.calls.append(MessageKind.RECESS_CALL)
    table.set(recess=None)
    table.new_version()


def go_on_with_press(table: Table) -> None:
    """Let a clock that stands still go on: that of a break once its time is over."""
    if table.game.recess is None:
        resume_clock(table)
    elif table.game.recess.ends_at <= table.now:
        end(table)
