"""When something falls due in which game, as far as this process knows."""

from __future__ import annotations

import heapq
from datetime import datetime


class DueQueue:
    """Games in the order of who waits longest; a game is in it once, with its last known moment."""

    def __init__(self) -> None:
        self._heap: list[tuple[datetime, str]] = []
        self._due: dict[str, datetime] = {}

    def expect(self, game_id: str, due_at: datetime) -> bool:
        """Something falls due there; whether that was not known."""
        if self._due.get(game_id) == due_at:
            return False
        self._due[game_id] = due_at
        heapq.heappush(self._heap, (due_at, game_id))
        return True

    def forget(self, game_id: str) -> None:
        """Nothing falls due there."""
        self._due.pop(game_id, None)

    def next(self) -> datetime | None:
        """When something falls due next."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def take(self, now: datetime, most: int | None = None) -> list[str]:
        """The games of which something is due, at most so many; they are no longer expected."""
        taken: list[str] = []
        while (due_at := self.next()) is not None and due_at <= now:
            if most is not None and len(taken) >= most:
                break
            _, game_id = heapq.heappop(self._heap)
            del self._due[game_id]
            taken.append(game_id)
        return taken
