"""Which hands and reminders are sent by direct message."""

from __future__ import annotations

from bot.place import sends_hands
from bot.views.table_values import SeatRow

from ..table import Table


def sends_hand_to(table: Table, seat: SeatRow) -> bool:
    """Return whether the hand of this seat goes to its person, as one that is the board does."""
    if table.game.board_is_hand:
        return not seat.dms_closed
    return sends_hands(table.game.place) and seat.takes_direct_messages


def is_reminded_directly(seat: SeatRow) -> bool:
    """Return whether a reminder goes to the person of this seat, and not into the channel.

    The person has no hand in direct messages that could ring, but has installed the bot: it may
    write to them, as far as is known. If it may not, the seat has `dms_closed` from then on.
    """
    return seat.has_app and seat.takes_direct_messages
