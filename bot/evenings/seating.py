"""Who sits in the next match of an evening, and who sits it out."""

from __future__ import annotations

from msgspec import Struct

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


def next_to_sit_out(evening: Evening, seats: int) -> tuple[Companion, ...]:
    """Return who sits out next if everybody who is there now stays.

    During a match these are people who play in it.
    """
    return seating_for(evening, seats).sitting_out
