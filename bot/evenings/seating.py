"""Who sits in the next match of an evening, and who sits it out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct

from bot.engine import Options, takes_seats

from .evening import Attendance, Companion, Evening


class Seating(Struct, frozen=True):
    """The people who play the next match, and those who sit it out."""

    playing: tuple[Companion, ...]
    sitting_out: tuple[Companion, ...] = ()


def seating_for(evening: Evening, seats: int) -> Seating:
    """Return who plays next where there are that many seats for people.

    Those who have sat longest sit out, so among people who are there all the time the number of
    matches that they sat out differs by one at most.
    """
    there = evening.with_attendance(Attendance.THERE)
    too_many = max(0, len(there) - max(0, seats))
    return Seating(tuple(there[too_many:]), tuple(there[:too_many]))


class NextTable(Struct, frozen=True):
    """The next match as it would be dealt now, with that many computer players.

    ``is_possible``: the rules take so many players.
    """

    seating: Seating
    computers: int
    is_possible: bool


class Seated(Protocol):
    """Somebody at the table of the match before; a computer player has no ``user_id``."""

    @property
    def user_id(self) -> int | None: ...


def next_table(evening: Evening, options: Options, before: Iterable[Seated]) -> NextTable:
    """Return who sits at the next match; as many computer players stay as the rules take."""
    room = max((n for n in options.game.seats if takes_seats(options, n)), default=0)
    seating = seating_for(evening, room)
    people = len(seating.playing)
    computers = sum(seat.user_id is None for seat in before)
    for number in range(computers, -1, -1):
        if people and takes_seats(options, people + number):
            return NextTable(seating, number, is_possible=True)
    return NextTable(seating, 0, is_possible=False)
