"""Which hands are sent by direct message."""

from __future__ import annotations

from bot.place import sends_hands
from bot.views.table_values import SeatRow

from ..table import Table


def sends_hand_to(table: Table, seat: SeatRow) -> bool:
    """Return whether the hand of this seat goes to its person, as one that is the board does."""
    if table.game.board_is_hand:
        return not seat.dms_closed
    return sends_hands(table.game.place) and seat.takes_direct_messages
