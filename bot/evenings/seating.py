"""Who sits in the next match of an evening, and who sits it out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct, structs

from bot.engine import Options, takes_seats

from .evening import Attendance, Companion, Evening


class NextTable(Struct, frozen=True):
    """The next match as it would be dealt now: who plays, who sits it out, how many computers.

    ``is_possible``: the rules take so many players.
    """

    playing: tuple[Companion, ...]
    sitting_out: tuple[Companion, ...] = ()
    computers: int = 0
    is_possible: bool = False


def seating_for(evening: Evening, seats: int) -> NextTable:
    """Return who plays next where there are that many seats for people.

    Those who have sat longest sit out, so among people who are there all the time the number of
    matches that they sat out differs by one at most.
    """
    there = evening.with_attendance(Attendance.THERE)
    too_many = max(0, len(there) - max(0, seats))
    return NextTable(tuple(there[too_many:]), tuple(there[:too_many]))


class Seated(Protocol):
    """Somebody at the table of the match before; a computer player has no ``user_id``."""

    @property
    def user_id(self) -> int | None: ...


def next_table(evening: Evening, options: Options, before: Iterable[Seated]) -> NextTable:
    """Return who sits at the next match; as many computer players stay as the rules take."""
    room = max((n for n in options.game.seats if takes_seats(options, n)), default=0)
    table = seating_for(evening, room)
    computers = sum(seat.user_id is None for seat in before)
    for number in range(computers, -1, -1):
        if table.playing and takes_seats(options, len(table.playing) + number):
            return structs.replace(table, computers=number, is_possible=True)
    return table
