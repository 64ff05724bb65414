"""The seats that can be had between rounds (L2): those that are free, and those that people offer.

Who sits down gets the last seat, with no points or, where points count against, with the highest
score of those who sit there. A seat that was offered is left to that person: its owner goes the
moment somebody comes.
"""

from __future__ import annotations

from functools import partial
from itertools import takewhile

from bot.engine import Join, Leave, Presence, places_change_hands, takes_seats
from bot.views.table_values import SeatRow

from ..outcome import Reason
from ..table import DeniedError, Table


def capacity(table: Table) -> int:
    """Return how many people can sit down in the break that is on."""
    room = _room(table)
    state = table.require_live()
    # At a full table the owner goes first: then as many sit there as now, which X16a may not take.
    changes_hands = room > 0 or takes_seats(state.rules.options, len(state.present))
    return room + (len(_offered(table)) if changes_hands else 0)


def offer(table: Table, seat: int) -> None:
    """Let somebody else have the place of who sits here, from the next break on.

    Raises `DeniedError` where nobody could sit down instead.
    """
    table.require_live()
    if not places_change_hands(table.options):
        raise DeniedError(Reason.SEAT_CANNOT_BE_OFFERED)
    if not table.seats[seat].offered:
        table.set_seat(seat, offered=True)
        table.new_version()


def keep(table: Table, seat: int) -> None:
    """The person stays after all."""
    table.require_live()
    if table.seats[seat].offered:
        table.set_seat(seat, offered=False)
        table.new_version()


def sit_down(table: Table, seat: SeatRow) -> None:
    """Let somebody join at this seat (L2); whoever offers their own leaves for that (L1)."""
    offered = _offered(table)
    giver = offered[0] if offered else None
    # With two at the table nobody may go before somebody has come, or the match is over.
    if giver is not None and _room(table) == 0:
        table.carry_out(Leave(giver))
        giver = None
    table.seats[seat.number : seat.number + 1] = [seat]
    table.carry_out(Join(seat.number))
    if giver is not None:
        table.carry_out(Leave(giver))
    table.hand_over_host()


def _room(table: Table) -> int:
    state = table.require_live()
    if state.rules.partners or state.rules.ends.elimination:
        return 0
    present = len(state.present)
    larger = range(present + 1, max(state.rules.game.seats) + 1)
    # They come one by one: with cards for eleven (two decks) but not for nine nobody can (X16a).
    return sum(1 for _ in takewhile(partial(takes_seats, state.rules.options), larger))


def _offered(table: Table) -> list[int]:
    here = (seat for seat in table.seats if table.presence(seat.number) is Presence.HERE)
    return [seat.number for seat in here if seat.offered]
