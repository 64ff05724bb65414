"""How long a message may wait to be written: first whose turn it is, the board, others."""

from __future__ import annotations

from collections import deque

from bot.tables.delivery import TableMessages

from .addresses import Address, Board, Hand, Leftover, Lobby, OpenedHand, Reminder, ToFollower
from .timers import Timers

MOST_BEHIND = 1.9
"""Seconds that messages lag while computer players play: several moves are then one edit."""

BEHIND_UNDER_LOAD = 8.0
"""Seconds that the hand of somebody lags who is not to act, while there is much to do."""

_MUCH = 60
"""Writes a second, of all games together."""


class Load:
    """How much has been written in the last second."""

    def __init__(self, timers: Timers) -> None:
        self._timers = timers
        self._written: deque[float] = deque(maxlen=_MUCH)

    def note(self) -> None:
        """A message is written."""
        self._written.append(self._timers.now())

    @property
    def is_high(self) -> bool:
        """Whether those who need not act now have to wait."""
        return len(self._written) == _MUCH and self._timers.now() - self._written[0] < 1.0


def pause(address: Address, table: TableMessages, *, load_is_high: bool) -> float:
    """Seconds that the message may wait so that several changes become one write."""
    match address:
        case Lobby() | Reminder() | ToFollower() | Leftover():
            return 0.0
        case Board():
            return MOST_BEHIND if _computer_is_to_act(table) else 0.0
        case Hand(seat=seat):
            is_to_act = seat == table.waits_for
        case OpenedHand(user=user):
            is_to_act = user == table.acting_user
    if is_to_act or table.waits_for is None:
        return 0.0
    if load_is_high:
        return BEHIND_UNDER_LOAD
    return MOST_BEHIND if _computer_is_to_act(table) else 0.0


def rank(address: Address, table: TableMessages) -> float:
    """Seconds by which others may go before it, where not all can go at once."""
    match address:
        case Hand(seat=seat) if seat == table.waits_for:
            return 0.0
        case OpenedHand(user=user) if user == table.acting_user:
            return 0.0
        case Board() | Lobby():
            return 0.5
        case Hand() | OpenedHand() | Reminder() | ToFollower():
            return 2.0
        case Leftover():
            return 4.0


def _computer_is_to_act(table: TableMessages) -> bool:
    return table.waits_for is not None and table.acting_user is None
