"""How much one person may do, and how often one channel gets a post.

Clicks beyond the allowance are acknowledged without work: a person who clicks fast loses nothing,
and a script cannot keep a table from its players.
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
    """Counts what each person does: a number of actions at once, then a number a second."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` returns seconds that never go back."""
        self._now = now
        self._accounts: Bounded[int, _Account] = Bounded(_MOST_PEOPLE)

    def spend(self, user_id: int) -> bool:
        """Return whether this person may do one more thing, and count it if so."""
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
        """Forget this person."""
        self._accounts.pop(user_id, None)


SECONDS_BETWEEN_POSTS = 60

_MOST_CHANNELS = 10_000


class PostPauses:
    """Knows in which channels, and by whom, something was posted lately."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` returns seconds that never go back."""
        self._now = now
        self._in_channels: Bounded[int, float] = Bounded(_MOST_CHANNELS)
        self._of_people: Bounded[int, float] = Bounded(_MOST_PEOPLE)

    def begin(self, channel_id: int, user_id: int) -> bool:
        """Begin a pause of the channel and the person; return False if one is not over yet."""
        now = self._now()
        since = (self._in_channels.get(channel_id), self._of_people.get(user_id))
        if any(at is not None and now - at < SECONDS_BETWEEN_POSTS for at in since):
            return False
        self._in_channels[channel_id] = self._of_people[user_id] = now
        return True

    def take_back(self, channel_id: int, user_id: int) -> None:
        """End the pause that `begin` has begun, because nothing was posted."""
        self._in_channels.pop(channel_id, None)
        self._of_people.pop(user_id, None)

    def knows(self, user_id: int) -> bool:
        """Return whether this person has begun a pause and has not deleted their data since."""
        return user_id in self._of_people

    def forget(self, user_id: int) -> None:
        """Forget this person."""
        self._of_people.pop(user_id, None)
