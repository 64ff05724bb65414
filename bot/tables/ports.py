"""What the tables need from outside: a clock, a notifier, observers and computer players."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Protocol

from msgspec import Struct

from bot.engine import Action, Observation
from bot.errors import NoAnswerError
from bot.players.teacher import Hint, MoveVerdict, hint_at_sight
from bot.worker import Asker

from .timing import Timing

log = logging.getLogger(__name__)

ComputerNames = Callable[[str | None], Sequence[str]]
"""Returns names for computer players, by the locale of a table: one for each seat."""

_MOST_SEATS = 20
_SEED_BYTES = 16


class Clock(Protocol):
    """A clock, which tests replace by one of their own."""

    def now(self) -> datetime:
        """Return the present time in UTC."""
        ...

    async def sleep_until(self, when: datetime) -> None:
        """Return at about ``when``. The caller has to ask `now` again."""
        ...


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        return datetime.now(UTC)

    async def sleep_until(self, when: datetime) -> None:
        await asyncio.sleep(max(0.0, (when - self.now()).total_seconds()))


async def repeat(
    clock: Clock, pause: timedelta, work: Callable[[], Awaitable[object]], failed: str
) -> None:
    """Do some work again after each pause, until cancelled. A failure is logged as `failed`."""
    while True:
        try:
            await work()
        except NoAnswerError:
            pass  # The silence of the database is in the log already.
        except Exception:
            log.exception(failed)
        await clock.sleep_until(clock.now() + pause)


async def wait_until(clock: Clock, until: datetime, woken: asyncio.Event) -> None:
    """Return at ``until``, or as soon as ``woken`` is set."""
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


def numbered_players(locale: str | None) -> Sequence[str]:
    """Return names of computer players that are the same in every language."""
    return [f"#{number}" for number in range(1, _MOST_SEATS + 1)]


def random_seed() -> bytes:
    """Return a seed for a round from the system's randomness."""
    return secrets.token_bytes(_SEED_BYTES)


class Supplies(Struct, frozen=True):
    """What every table has at hand: waiting times, seeds of rounds, names of computer players."""

    timing: Timing = Timing()
    new_seed: Callable[[], bytes] = random_seed
    computer_names: ComputerNames = numbered_players


class Notifier(Protocol):
    """The part of the bot that updates the Discord messages of a table after it has changed."""

    def changed(self, game_id: str) -> None:
        """Wake up after a commit that has made messages of this game outdated.

        It must return at once and not raise. ``Tables.messages`` says what is to be done; after a
        missed call the work is found there at the next start.
        """
        ...

    @property
    def is_busy(self) -> bool:
        """Whether so much is to be written that optional messages are left out."""
        ...


class Observer(Protocol):
    """A recipient of metrics about the tables. It must return at once and not raise."""

    def acted(self, kind: str) -> None:
        """Count a committed action of this kind."""
        ...

    def reloaded(self) -> None:
        """Count a change that is made again because another process was first."""
        ...

    def met(self, kind: str, lag: timedelta) -> None:
        """Measure how long after its time a deadline of this kind is carried out."""
        ...

    def thought(self, level: str, took: timedelta) -> None:
        """Measure how long a computer player of this level took to decide."""
        ...

    def rang(self, how: str) -> None:
        """Count a turn of which a person was notified: by `hand`, by `mention`, or `not` at all."""
        ...

    def shown(self, kind: str, lag: timedelta) -> None:
        """Measure how long after an action a message of this kind shows it."""
        ...


class WriterObserver(Protocol):
    """A recipient of metrics about writing messages. It must return at once and not raise."""

    def queued(self, messages: int) -> None:
        """Set how many messages wait to be written now."""
        ...

    def waited(self, cause: str, took: timedelta) -> None:
        """Measure how long a message that was ready to be written waited for this cause.

        The causes are few and fixed: each is a label of a metric.
        """
        ...


class NullObserver:
    """An observer that measures nothing."""

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


Brain = Callable[[Observation, Sequence[Action], Sequence[Action], str, bytes], Action | None]
"""The decisions of computer players: ``bot.players.decide``.

It is given what the seat sees, its turn actions (none when it is not its turn), its other actions,
the level and a seed. It returns one of the actions, or None to do nothing now; calls may be added
to a play. The same arguments give the same answer.
"""

Adviser = Callable[[Observation, Sequence[Action], int, Asker], Awaitable[Hint | None]]
"""Returns the best action for the seat that sees this, or None where it has no choice.

The bot's is :meth:`bot.players.thinker.Thinker.hint`.
"""


async def advise_at_sight(
    observation: Observation, legal: Sequence[Action], seed: int, _asker: Asker, /
) -> Hint | None:
    """Return a hint without play-outs: the adviser where nothing could try moves out."""
    return await asyncio.to_thread(hint_at_sight, observation, legal, seed)


class Judge(Protocol):
    """A judge who compares a move with the best one: :meth:`bot.players.thinker.Thinker.judge`."""

    async def __call__(
        self, observation: Observation, legal: Sequence[Action], played: Action, asker: Asker, /
    ) -> tuple[MoveVerdict | None] | None:
        """Return a verdict on the move of the seat that saw this; ``(None,)`` if it has none.

        Return None where there is no time for it.
        """
        ...


async def nobody_judges(
    _observation: Observation, _legal: Sequence[Action], _played: Action, _asker: Asker, /
) -> tuple[MoveVerdict | None] | None:
    """Return None: the judge where there is no process that could try moves out."""
    return None
