"""How much each person may do: what exceeds it is acknowledged without work.

Somebody who clicks as fast as a person can loses nothing; a script keeps no table from its players.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.bounded import Bounded

AT_ONCE = 8
A_SECOND = 3

_MOST_PEOPLE = 50_000


@dataclass(slots=True)
class _Account:
    left: float
    counted_at: float


class Allowance:
    """Counts what people do: so much at once, and so much a second after that."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` gives seconds that never go back."""
        self._now = now
        self._accounts: Bounded[int, _Account] = Bounded(_MOST_PEOPLE)

    def spend(self, user_id: int) -> bool:
        """Whether this person may do one thing more; it is counted if so."""
        now = self._now()
        account = self._accounts.setdefault(user_id, _Account(AT_ONCE, now))
        self._accounts.move_to_end(user_id)
        gained = (now - account.counted_at) * A_SECOND
        account.left = min(AT_ONCE, account.left + gained)
        account.counted_at = now
        if account.left < 1:
            return False
        account.left -= 1
        return True

    def forget(self, user_id: int) -> None:
        """Nothing is to be known of this person any more."""
        self._accounts.pop(user_id, None)
