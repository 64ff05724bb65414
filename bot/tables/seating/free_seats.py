"""The seats that can be had between rounds (L2): those that are free, and those that people offer.

Whoever sits down gets the last seat and no points. A seat that was offered is left to that person:
its owner goes the moment somebody comes.
"""

from __future__ import annotations

from bot.engine import Join, Leave, Presence, places_change_hands
from bot.views.table_values import SeatRow

from ..outcome import Reason
from ..table import DeniedError, Table


def capacity(table: Table) -> int:
    """How many people can sit down in the break that is on."""
    return _room(table) + len(_offered(table))


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
    return max(state.rules.game.seats) - len(state.present)


def _offered(table: Table) -> list[int]:
    here = (seat for seat in table.seats if table.presence(seat.number) is Presence.HERE)
    return [seat.number for seat in here if seat.offered]
