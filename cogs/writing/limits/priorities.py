"""Who goes first, and how long a message may wait: what is left out under load is said here alone.

An action is one request for each message that shows it, so five where four play by direct message.
Where much happens at all tables together it becomes three: the answer to the click, the board, and
the hand of whoever is next. The hands of the others wait until there is something for them to do,
it is their turn or they click, though not for longer than `behind_under_load`: what became of
several actions is one edit then.
"""

from __future__ import annotations

from collections import deque

from bot.tables.messages.delivery import Needed, TableMessages

from ..addresses import (
    Address,
    Board,
    Call,
    Hand,
    Leftover,
    Lobby,
    OpenedHand,
    Reminder,
    RoundPoster,
    ToFollower,
)
from ..timers import Timers

MOST_BEHIND = 1.9
"""Seconds that messages lag while computer players play: several moves are then one edit."""

ALONE_BEHIND = 5.9
"""The same for somebody who plays alone with them: board and hand show two or three moves at once,
and the last ones with the own turn.
"""

MUCH = 10.0
"""Changes a second, of all games together, up to which every hand is written at once."""

MOST_CHANGES = 50.0
"""Changes a second that can be shown: each edits a board, and Discord takes 50 of those."""

BEHIND_AT_MOST = 30.0
"""Seconds that the hand of somebody lags who cannot act, where so much happens; else fewer."""

_SECONDS_COUNTED = 3.0


class Load:
    """How much happens: changes of games a second, all of this process together."""

    def __init__(self, timers: Timers) -> None:
        self._timers = timers
        self._changes: deque[float] = deque()

    def note(self) -> None:
        """A game has changed."""
        self._changes.append(self._timers.now())

    @property
    def changes_a_second(self) -> float:
        """Over the last seconds."""
        began = self._timers.now() - _SECONDS_COUNTED
        while self._changes and self._changes[0] <= began:
            self._changes.popleft()
        return len(self._changes) / _SECONDS_COUNTED

    @property
    def is_high(self) -> bool:
        """Whether what can be left out is."""
        return self.changes_a_second > MUCH


def behind_under_load(changes_a_second: float) -> float:
    """Seconds that the hand of somebody lags who cannot act: the more happens, the longer."""
    if changes_a_second <= MUCH:
        return 0.0
    return BEHIND_AT_MOST * min(1.0, changes_a_second / MOST_CHANGES)


def pause(address: Address, table: TableMessages, changes_a_second: float, needed: Needed) -> float:
    """Seconds that the message may wait so that several changes become one write.

    `needed` counts under load alone, and has to be known only then.
    """
    match address:
        case Lobby() | Reminder() | Call() | ToFollower() | Leftover() | Board() | RoundPoster():
            return 0.0
        case Hand(seat=seat):
            is_to_act, is_needed = seat == table.waits_for, seat in needed.seats
        case OpenedHand(user=user):
            is_to_act, is_needed = user == table.acting_user, user in needed.users
    if is_to_act or table.waits_for is None or is_needed:
        return 0.0
    return behind_under_load(changes_a_second)


def pause_together(table: TableMessages) -> float:
    """Seconds that what computer players do may wait, to be shown on board and hands at once.

    What a person has done is shown at once, and so is everything when it is a person's turn.
    """
    if not (table.computer_acted and _computer_is_to_act(table)):
        return 0.0
    return ALONE_BEHIND if table.persons == 1 else MOST_BEHIND


def is_shown_together(address: Address) -> bool:
    """Whether it is one of the messages on which people see a match go on."""
    return isinstance(address, Board | Hand | OpenedHand)


def rank(address: Address, table: TableMessages) -> float:
    """Seconds by which others may go before it, where not all can go at once."""
    match address:
        case Hand(seat=seat) if seat == table.waits_for:
            return 0.0
        case OpenedHand(user=user) if user == table.acting_user:
            return 0.0
        case Board() | Lobby():
            return 0.5
        case RoundPoster():
            return 1.0
        case Hand() | OpenedHand() | Reminder() | Call() | ToFollower():
            return 2.0
        case Leftover():
            return 4.0


def _computer_is_to_act(table: TableMessages) -> bool:
    return table.waits_for is not None and table.acting_user is None
