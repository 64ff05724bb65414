"""The row of a message by its address, and whether that has to be written now."""

from __future__ import annotations

from bot.store.rows import MessageRow
from bot.tables.messages.table_messages import TableMessages

from .addresses import Hand, Posted, address_of
from .write_schedule import Mailbox


def to_be_written(found: TableMessages, address: Posted, mailbox: Mailbox) -> MessageRow | None:
    """Return the message at this address if it has to be written now."""
    message = row_at(address, found)
    if message is None:
        return None
    can_be_redrawn = message.message_id is not None and not message.is_sentence
    forced = (mailbox.anew or mailbox.redraw) and can_be_redrawn
    return message if forced or found.is_stale(message) else None


def row_at(address: Posted, found: TableMessages) -> MessageRow | None:
    """Return the row of the message at this address, or None if there is none."""
    seat = address.seat if isinstance(address, Hand) else None
    for row in found.messages:
        # Compare seats first, so that only one of many hands needs its address.
        if (seat is None or row.seat == seat) and address_of(row) == address:
            return row
    return None
