"""Which message is written first, and how long one may wait. What is left out under load is decided
here alone.

An action needs one request for each message that shows it: five in a game of four by direct
message. Under load, three are left: the answer to the click, the board, and the hand of the next
player. The other hands wait until their owner can act or clicks, at most `behind_under_load`
seconds; one edit then shows several actions.
"""

from __future__ import annotations

from bot.tables.messages.delivery import Needed, TableMessages

from .addresses import (
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
