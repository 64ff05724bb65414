"""Which message is written first, and how long one may wait. What is left out under load is decided
here alone.

An action needs one request for each message that shows it: five in a game of four by direct
message. Under load, three are left: the answer to the click, the board, and the hand of the next
player. The other hands wait until their owner can act or clicks, at most `behind_under_load`
seconds; one edit then shows several actions.
"""

from __future__ import annotations

from collections import deque

from bot.bounded import Bounded
from bot.tables.messages.table_messages import ActingPlayers, TableMessages

from .message import Address
from .schedule import WriteSchedule
from .timers import PlannedCall, Timers

MOST_BEHIND = 1.9
"""Seconds that messages lag while computer players play: one edit then shows several moves."""

ALONE_BEHIND = 5.9
"""The same for one person who plays with computers: board and hand show two or three moves at
once, and the last of them together with the person's turn.
"""

MUCH = 10.0
"""Changes a second, of all games together, up to which every hand is written at once."""

MOST_CHANGES = 50.0
"""Changes a second that can be shown: each edits a board, and Discord takes 50 requests."""

BEHIND_AT_MOST = 30.0
"""Seconds that the hand of a player who cannot act may lag under the highest load."""


def behind_under_load(changes_a_second: float) -> float:
    """Return the seconds that the hand of a player who cannot act may lag under this load."""
    if changes_a_second <= MUCH:
        return 0.0
    return BEHIND_AT_MOST * min(1.0, changes_a_second / MOST_CHANGES)


def pause(address: Address, table: TableMessages, behind: float, needed: ActingPlayers) -> float:
    """Return the seconds that the message may wait, so that several changes become one write.

    `behind` are the seconds that the hand of a player who cannot act may lag. `needed` has an
    effect, and has to be known, under load alone.
    """
    if not behind or not address.kind.is_hand or table.waits_for is None:
        return 0.0
    is_needed = address.number in (needed.users if address.kind.is_opened else needed.seats)
    return 0.0 if is_needed or _has_turn(address, table) else behind


def _has_turn(address: Address, table: TableMessages) -> bool:
    """Return whether this is a hand of the player whose turn it is."""
    acts = table.acting_user if address.kind.is_opened else table.waits_for
    return address.kind.is_hand and address.number == acts


def pause_together(table: TableMessages) -> float:
    """Return the seconds that moves of computer players may wait, for board and hands alike.

    The moves of people, and everything at a person's turn, are shown at once.
    """
    if not (table.computer_acted and _computer_is_to_act(table)):
        return 0.0
    return ALONE_BEHIND if table.persons == 1 else MOST_BEHIND


def rank(address: Address, table: TableMessages) -> float:
    """Return the seconds by which other messages may go first if not all can be written at once."""
    return 0.0 if _has_turn(address, table) else address.kind.rank


def _computer_is_to_act(table: TableMessages) -> bool:
    return table.waits_for is not None and table.acting_user is None


_MOST_GAMES = 10_000


class SharedMoments:
    """The times, by game, at which its waiting messages are written together."""

    def __init__(self, timers: Timers) -> None:
        self._timers = timers
        self._moments: Bounded[str, float] = Bounded(_MOST_GAMES)

    def seconds_until(self, game_id: str, pause: float) -> float:
        """Return the seconds until this game's next time, at most `pause`; zero without one."""
        now = self._timers.now()
        at = self._moments.get(game_id, 0.0)
        if pause <= 0 or at <= now:
            at = self._moments[game_id] = now + pause
        return min(at - now, pause)


_SECONDS_BETWEEN_LOOKS = 0.5

GAMES_AT_ONCE = 10
_SECONDS_BETWEEN_LOTS = 0.1
"""Waking all games at once would delay the next click by as long as that takes."""


_SECONDS_COUNTED = 3.0


class Load:
    """The load of this process: changes of all games a second."""

    def __init__(self, timers: Timers) -> None:
        self._timers = timers
        self._changes: deque[float] = deque()

    def note(self) -> None:
        """Count a change of a game."""
        self._changes.append(self._timers.now())

    @property
    def changes_a_second(self) -> float:
        """The changes a second over the last seconds."""
        began = self._timers.now() - _SECONDS_COUNTED
        while self._changes and self._changes[0] <= began:
            self._changes.popleft()
        return len(self._changes) / _SECONDS_COUNTED

    @property
    def is_high(self) -> bool:
        """Whether the load is so high that optional messages are left out."""
        return self.changes_a_second > MUCH


class AfterLoad:
    """The games with messages that wait under load. They are woken in lots once it is over."""

    def __init__(self, load: Load, timers: Timers, schedule: WriteSchedule) -> None:
        self._load = load
        self._timers = timers
        self._schedule = schedule
        self._games: dict[str, None] = {}
        self._timer: PlannedCall | None = None

    def expect(self, game_id: str) -> None:
        """Wake this game after the load, if the load is why its messages wait."""
        if not self._load.is_high:
            return
        self._games[game_id] = None
        if self._timer is None:
            self._timer = self._timers.call_later(_SECONDS_BETWEEN_LOOKS, self._look)

    def _look(self) -> None:
        self._timer = None
        if self._load.is_high:
            self._timer = self._timers.call_later(_SECONDS_BETWEEN_LOOKS, self._look)
            return
        for game_id in list(self._games)[:GAMES_AT_ONCE]:
            del self._games[game_id]
            self._schedule.wake(game_id)
        if self._games:
            self._timer = self._timers.call_later(_SECONDS_BETWEEN_LOTS, self._look)
