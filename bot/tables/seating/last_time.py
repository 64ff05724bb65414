"""A lobby made like the last match of its channel: by its rules, with its computer players.

Its people are asked: nobody is seated who has not pressed; whoever sits there already stays.
"""

from __future__ import annotations

from bot import engine
from bot.engine import has_room_for
from bot.views.table_values import SeatRow

from ..outcome import Reason
from ..table import DeniedError, Table
from .lobby import require_lobby, require_room, seat_down
from .rematch import computers_again, who_plays_again


def take_over(table: Table, user_id: int, old: Table | None, *, calls: bool) -> None:
    """Make the lobby like ``old``, once; the host may. ``calls``: who is missing is called.

    None: the match is no longer kept. A computer player for whom there is no room stays away.
    """
    require_lobby(table)
    table.require_seat(user_id)
    table.require_host(user_id)
    if table.game.last_match is None:
        raise DeniedError(Reason.STALE)
    if old is None:
        raise DeniedError(Reason.NO_LAST_TIME)
    people = table.persons()
    require_room(old.options, len(people))
    before = old.game
    table.set(
        mode=old.options.mode.value,
        options=tuple(engine.written_options(old.options)),
        turn_seconds=before.turn_seconds,
        gesture=before.gesture,
        hints=before.hints,
        pace=before.pace,
        invited=who_plays_again(old, user_id),
        last_match=None,
    )
    table.seats = list[SeatRow]()
    for seat in people:
        seat_down(table, seat)
    for seat in computers_again(table, old):
        if has_room_for(table.options, len(table.seats) + 1):
            seat_down(table, seat)
    table.people_called = calls
