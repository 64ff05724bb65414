"""Signs that a process with the same token and another database answers this bot's users, too.

Both get every click and command. People then see two tables in one channel and wrong answers, and
neither process fails.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.bounded import Bounded
from bot.tables import Clock

from .processes import Errands

log = logging.getLogger(__name__)

_WARN_EVERY = timedelta(minutes=1)

_LATER = timedelta(seconds=10)
"""After this time an own second answer is known, and so is a process that has just started."""

AT_ONCE = 1.0
"""Seconds after which an answer may have been repeated by discord.py, and refused for that."""

_FRESH = timedelta(hours=1)
"""A game of a message that is no older cannot have been removed from the database."""

_MOST_ANSWERED = 5_000


class OtherDatabaseWatch:
    """Looks for signs of a process with another database, and warns of it once a minute."""

    def __init__(self, clock: Clock, has_company: Callable[[], bool]) -> None:
        """`has_company` returns whether another process shares this database, or did lately."""
        self._clock = clock
        self._has_company = has_company
        self._started_at = clock.now()
        self._answered: Bounded[int, None] = Bounded(_MOST_ANSWERED)
        self._first_sign_at: datetime | None = None
        self._warned_at: datetime | None = None
        self._errands = Errands()

    def begin(self) -> None:
        """Note that this process begins to answer now."""
        self._started_at = self._clock.now()

    def answered(self, interaction_id: int) -> None:
        """Note that this process has answered an interaction."""
        self._answered[interaction_id] = None

    def answered_already(self, interaction_id: int) -> None:
        """Note that Discord refused the answer at once: the interaction has one already."""
        self._errands.run(self._judge(interaction_id))

    async def _judge(self, interaction_id: int) -> None:
        await self._clock.sleep_until(self._clock.now() + _LATER)
        if interaction_id not in self._answered and not self._has_company():
            self._warn("an interaction was answered by somebody else")

    def unknown_game(self, posted_at: datetime) -> None:
        """Note a click on a message, posted then, whose game is not in the database."""
        if posted_at > max(self._started_at, self._clock.now() - _FRESH):
            self._warn("a message of this bot is of a game that is in another database")

    def _warn(self, sign: str) -> None:
        now = self._clock.now()
        self._first_sign_at = self._first_sign_at or now
        if self._warned_at is not None and now - self._warned_at < _WARN_EVERY:
            return
        self._warned_at = now
        log.warning(
            "another process uses this DISCORD_TOKEN with another database, so people get wrong "
            "answers: stop one of the two, or give both the same PostgreSQL database",
            extra={
                "sign": sign,
                "this_started": self._started_at.isoformat(timespec="seconds"),
                "other_noticed": self._first_sign_at.isoformat(timespec="seconds"),
            },
        )

    def close(self) -> None:
        """Judge no sign any more."""
        for task in self._errands.tasks:
            task.cancel()
