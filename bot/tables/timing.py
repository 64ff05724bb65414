"""The waiting times of a table."""

from __future__ import annotations

from datetime import timedelta

from msgspec import Struct

from bot.views.table_values import Pace

SHORTEST_TURN = timedelta(seconds=15)

TIMES_AS_LONG = {Pace.BRISK: 1, Pace.EASY: 2, Pace.PEOPLE: 4}
"""The factor by which a computer player takes longer for a move, by the table's pace."""


class Timing(Struct, frozen=True):
    """The waiting times of a table. The time for a turn is a setting of the game (`GameRow`).

    A computer player takes between ``computer_fastest`` and ``computer_slowest`` for a move. Its
    level uses a part of that span (`Level.hesitation`), whose slower half is used only where there
    is a choice; the pace of the table multiplies the result (`TIMES_AS_LONG`). Before it catches a
    player it waits for ``computer_catch``, so that the player has a chance to call; levels that
    notice late wait up to ``computer_latest_catch``.
    The result of a round stays for ``result_stays`` before the next round is dealt, unless every
    player asks for it sooner.
    A seat that is offered to a follower is kept for ``seat_offer``, and the break lasts as long.
    The computer takes over for a person who misses ``missed_turns`` turns in a row. A table that
    waits for people is closed after ``desertion`` without any action.
    """

    lobby: timedelta = timedelta(minutes=15)
    next_round: timedelta = timedelta(seconds=30)
    result_stays: timedelta = timedelta(seconds=5)
    seat_offer: timedelta = timedelta(seconds=60)
    gesture: timedelta = timedelta(seconds=15)
    missed_turns: int = 2
    desertion: timedelta = timedelta(hours=24)
    computer_fastest: timedelta = timedelta(seconds=1)
    computer_slowest: timedelta = timedelta(seconds=2)
    computer_catch: timedelta = timedelta(seconds=4)
    computer_latest_catch: timedelta = timedelta(seconds=8)


def turn_time(limit: timedelta, missed: int) -> timedelta:
    """Return the time for a turn, which is halved for each turn `missed` in a row."""
    return max(limit / 2**missed, min(limit, SHORTEST_TURN))
