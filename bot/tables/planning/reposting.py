"""The message to which people are sent, and when a deleted one is posted anew."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from bot.store.rows import MessageKind, MessageRow
from bot.views.table_values import Status

BETWEEN_REPOSTS = timedelta(minutes=1)
"""The shortest time between two messages of one game that replace deleted ones."""

_MANY = 2

_SHOWS_TABLE = {Status.LOBBY: MessageKind.LOBBY, Status.LIVE: MessageKind.BOARD}
"""The message to which people are sent, by the status of the game."""


def shows_table(status: Status, messages: Iterable[MessageRow]) -> MessageRow | None:
    """Return the message to which people are sent: lobby or board, or None after the match."""
    kind = _SHOWS_TABLE.get(status)
    return next((row for row in messages if row.kind is kind and not row.retired), None)


def posted_again_at(messages: Iterable[MessageRow]) -> datetime | None:
    """Return when a deleted message of these may be posted anew.

    Return None if none of them is deleted, or if none was posted anew before.
    """
    rows = tuple(messages)
    times = [row.reposted_at for row in rows if row.reposted_at is not None]
    if not times or not any(row.is_deleted for row in rows):
        return None
    return max(times) + BETWEEN_REPOSTS


def is_deleted_often(message: MessageRow | None, messages: Iterable[MessageRow]) -> bool:
    """Return whether this message replaces a deleted one that was not the first of its game."""
    if message is None or not message.deletions:
        return False
    return sum(row.deletions for row in messages if not row.retired) >= _MANY
