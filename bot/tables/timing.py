"""How long the table waits, and for what."""

from __future__ import annotations

from datetime import timedelta

from msgspec import Struct

from bot.views.table_values import Pace

SHORTEST_TURN = timedelta(seconds=15)

TIMES_AS_LONG = {Pace.BRISK: 1, Pace.EASY: 2, Pace.PEOPLE: 4}
"""So many times what `Timing` says a computer player takes for a move, by the table's pace."""


class Timing(Struct, frozen=True):
    """Waiting times of a table; how long a turn may take is the game's own (`GameRow`).

    A computer player takes between ``computer_fastest`` and ``computer_slowest`` for a move: by its
    level a part of that span (`Level.hesitation`), the slower half of it only where there is
    something to choose, and by the pace of its table a multiple (`TIMES_AS_LONG`). Before it
    catches somebody it waits for ``computer_catch``, so that people have a chance to call
    themselves, and those who notice late wait up to ``computer_latest_catch``.
    A seat that is offered to somebody is kept for ``seat_offer``, and the break goes on that long.
    The computer plays on for who lets ``missed_turns`` turns in a row go by. ``desertion`` after
    nobody has done anything, a table that waits for people alone is closed.
    """

    lobby: timedelta = timedelta(minutes=15)
    next_round: timedelta = timedelta(seconds=30)
    seat_offer: timedelta = timedelta(seconds=60)
    gesture: timedelta = timedelta(seconds=15)
    missed_turns: int = 2
    desertion: timedelta = timedelta(hours=24)
    computer_fastest: timedelta = timedelta(seconds=1)
    computer_slowest: timedelta = timedelta(seconds=2)
    computer_catch: timedelta = timedelta(seconds=4)
    computer_latest_catch: timedelta = timedelta(seconds=8)


def turn_time(limit: timedelta, missed: int) -> timedelta:
    """The time for a turn of who has missed so many in a row: half of it each time."""
    return max(limit / 2**missed, min(limit, SHORTEST_TURN))
