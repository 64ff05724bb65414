"""Hosts who have been silent for so long that others may end the game, where nobody else could."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.place import server_of

from ..outcome import Reason
from ..table import DeniedError, Table

SILENT_FOR = timedelta(minutes=10)


def require_right_to_end(table: Table, user_id: int, *, may_manage: bool) -> None:
    """Raise `DeniedError` unless this person may end the game, or take somebody out of it.

    That is the host, or a manager of the server. Where there is no server, it is anybody at the
    table once the host has been silent for ten minutes.
    """
    if may_manage or user_id == table.game.host_id:
        return
    if server_of(table.game.place) is not None:
        raise DeniedError(Reason.NOT_MANAGER)
    if table.seat_of(user_id) is None or not is_host_silent(table):
        raise DeniedError(Reason.HOST_DECIDES)


def is_host_silent(table: Table) -> bool:
    """Return whether the host has done nothing at the table for ten minutes."""
    return table.now - _heard_at(table) >= SILENT_FOR


def _heard_at(table: Table) -> datetime:
    """Return when the host last did something, or since when that is known not to be."""
    if not table.recent:
        return table.game.updated_at
    host = table.seat_of(table.game.host_id)
    if host is None:
        return table.recent[0].at
    own = (s.at for s in table.recent if s.is_sign_of(host) and s.acted_for is None)
    return max(own, default=table.recent[0].at)
