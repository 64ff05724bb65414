"""The moments at which all that is stale in a game is written together.

Each message by itself would be late by as much, but not by the same: a hand would show a move that
the board does not know of yet.
"""

from __future__ import annotations

from bot.bounded import Bounded

from ..timers import Timers

_MOST_GAMES = 10_000


class SharedMoments:
    """By game, when what waits is written."""

    def __init__(self, timers: Timers) -> None:
        self._timers = timers
        self._moments: Bounded[str, float] = Bounded(_MOST_GAMES)

    def seconds_until(self, game_id: str, pause: float) -> float:
        """Seconds until this game's next moment, at most so many; without a pause it is now."""
        now = self._timers.now()
        at = self._moments.get(game_id, 0.0)
        if pause <= 0 or at <= now:
            at = self._moments[game_id] = now + pause
        return min(at - now, pause)
