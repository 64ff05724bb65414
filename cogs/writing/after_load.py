"""What waited because much happened is written once that is over, not only when its time is up."""

from __future__ import annotations

from collections.abc import Callable

from .pacing import Load
from .timers import Timer, Timers

_SECONDS_BETWEEN_LOOKS = 0.5


class AfterLoad:
    """The games with messages that wait under load; each is woken as soon as there is none."""

    def __init__(self, load: Load, timers: Timers, wake: Callable[[str], None]) -> None:
        self._load = load
        self._timers = timers
        self._wake = wake
        self._games: set[str] = set()
        self._timer: Timer | None = None

    def expect(self, game_id: str) -> None:
        """Messages of this game wait: if it is because of the load, then until that is over."""
        if not self._load.is_high:
            return
        self._games.add(game_id)
        if self._timer is None:
            self._timer = self._timers.call_later(_SECONDS_BETWEEN_LOOKS, self._look)

    def _look(self) -> None:
        self._timer = None
        if self._load.is_high:
            self._timer = self._timers.call_later(_SECONDS_BETWEEN_LOOKS, self._look)
            return
        games, self._games = self._games, set()
        for game_id in games:
            self._wake(game_id)
