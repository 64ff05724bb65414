"""What the tables need from outside: a clock, whom to tell, and a computer player's mind."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Protocol

from bot.engine import Action, Observation
from bot.players.teacher import Hint, MoveVerdict


class Clock(Protocol):
    """The time, so that tests can have their own."""

    def now(self) -> datetime:
        """The present moment, in UTC."""
        ...

    async def sleep_until(self, when: datetime) -> None:
        """Return at about ``when``; whoever calls asks `now` again."""
        ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> datetime:
        return datetime.now(UTC)

    async def sleep_until(self, when: datetime) -> None:
        await asyncio.sleep(max(0.0, (when - self.now()).total_seconds()))


async def wait_until(clock: Clock, until: datetime, woken: asyncio.Event) -> None:
    """Return at this moment, or as soon as somebody is ``woken``."""
    waits: set[asyncio.Task[Any]] = {
        asyncio.create_task(clock.sleep_until(until)),
        asyncio.create_task(woken.wait()),
    }
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waits:
            task.cancel()
        await asyncio.gather(*waits, return_exceptions=True)


class Notifier(Protocol):
    """Whoever brings Discord's messages up to date."""

    def changed(self, game_id: str) -> None:
        """Called after a commit that made messages of this game stale.

        It must return at once and not raise. It is only a wake-up: what there is to do stands in
        ``Tables.messages``, and a missed call is made good by asking there at start.
        """
        ...

    @property
    def is_busy(self) -> bool:
        """Whether there is so much to be shown that what can be left out is."""
        ...


class Observer(Protocol):
    """Whoever measures what goes on. It must return at once and not raise."""

    def acted(self, kind: str) -> None:
        """An action of this kind is committed."""
        ...

    def reloaded(self) -> None:
        """Another process had changed a game first: a change is made again."""
        ...

    def met(self, kind: str, lag: timedelta) -> None:
        """A deadline of this kind is carried out so long after it was due."""
        ...

    def thought(self, level: str, took: timedelta) -> None:
        """A computer player of this level has decided."""
        ...

    def rang(self, how: str) -> None:
        """Somebody was told that it is their turn: by their `hand`, by a `mention`, or `not`."""
        ...

    def shown(self, kind: str, lag: timedelta) -> None:
        """A message of this kind shows what was done at its table so long ago."""
        ...


class WriterObserver(Protocol):
    """Whoever measures the writing of Discord's messages. It must return at once and not raise."""

    def queued(self, messages: int) -> None:
        """So many messages wait to be written now."""
        ...

    def waited(self, cause: str, took: timedelta) -> None:
        """A message that could have been written has waited so long for this cause.

        The causes are few and fixed: each is a label of a metric.
        """
        ...


class Unobserved:
    """Nobody measures."""

    def acted(self, kind: str) -> None:
        pass

    def reloaded(self) -> None:
        pass

    def met(self, kind: str, lag: timedelta) -> None:
        pass

    def thought(self, level: str, took: timedelta) -> None:
        pass

    def rang(self, how: str) -> None:
        pass

    def shown(self, kind: str, lag: timedelta) -> None:
        pass

    def queued(self, messages: int) -> None:
        pass

    def waited(self, cause: str, took: timedelta) -> None:
        pass


class Brain(Protocol):
    """A computer player's mind: ``bot.players.decide``."""

    def __call__(
        self,
        observation: Observation,
        legal: Sequence[Action],
        side: Sequence[Action],
        level: str,
        seed: bytes,
    ) -> Action | None:
        """One of the actions that are open to the seat, or None to do nothing now.

        ``legal`` are the seat's turn actions (empty when it is not its turn), ``side`` the others.
        A play may be given calls. The same arguments give the same answer.
        """
        ...


class Adviser(Protocol):
    """Who knows what would be best: ``bot.players.teacher.hint_for``."""

    def __call__(
        self, observation: Observation, legal: Sequence[Action], seed: int, /
    ) -> Hint | None:
        """What is best for the seat that sees this, None where it has no choice.

        It may take a while, and is called in a thread.
        """
        ...


class Judge(Protocol):
    """Who compares a move with the best one: :meth:`bot.players.teacher.Thinker.judge`."""

    def __call__(
        self, observation: Observation, legal: Sequence[Action], played: Action, /
    ) -> tuple[MoveVerdict | None] | None:
        """What was best for the seat that saw this; None as verdict where it does not know.

        None where it has no time. It may take a while, and is called in a thread.
        """
        ...


def nobody_judges(
    _observation: Observation, _legal: Sequence[Action], _played: Action, /
) -> tuple[MoveVerdict | None] | None:
    """There is no process that could try anything out."""
    return None
