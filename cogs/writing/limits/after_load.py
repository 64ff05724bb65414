"""What waited because much happened is written once that is over, not only when its time is up."""

from __future__ import annotations

from collections.abc import Callable

from ..timers import Timer, Timers
from .priorities import Load

_SECONDS_BETWEEN_LOOKS = 0.5

GAMES_AT_ONCE = 10
_SECONDS_BETWEEN_LOTS = 0.1
"""All of them at once would keep the next click waiting for as long as they take."""


class AfterLoad:
    """The games with messages that wait under load; once there is none they are woken in lots."""

    def __init__(self, load: Load, timers: Timers, wake: Callable[[str], None]) -> None:
        self._load = load
        self._timers = timers
        self._wake = wake
        self._games: dict[str, None] = {}
        self._timer: Timer | None = None

    def expect(self, game_id: str) -> None:
        """Messages of this game wait: if it is because of the load, then until that is over."""
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
            self._wake(game_id)
        if self._games:
            self._timer = self._timers.call_later(_SECONDS_BETWEEN_LOTS, self._look)
