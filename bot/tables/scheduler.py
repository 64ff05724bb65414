"""Carries out deadlines as they fall due, those of before a restart included."""

from __future__ import annotations

import asyncio
import heapq
import logging
from datetime import datetime, timedelta
from typing import Any

from bot.store import game_queries
from bot.store.database import Database
from bot.store.rows import Deadline

from .automatic import Automatic
from .ports import Clock, Observer
from .repository import Repository
from .table import Table

log = logging.getLogger(__name__)

_LOOK_AGAIN = timedelta(seconds=30)
"""How far ahead the database is asked: another process may set a deadline, too, or be gone."""

_AFTER_TROUBLE = timedelta(seconds=15)

_MOST_AT_ONCE = 32
"""Games that are carried on at once: their changes are written together."""


class Scheduler:
    """Knows when something falls due: from each commit here, and every half minute from the rows.

    Several processes may carry out the same deadlines: what one of them has done no longer stands
    when another one comes to it.
    """

    def __init__(
        self,
        database: Database,
        repository: Repository,
        automatic: Automatic,
        clock: Clock,
        observer: Observer,
    ) -> None:
        self._database = database
        self._repository = repository
        self._automatic = automatic
        self._clock = clock
        self._observer = observer
        self._turned_at: datetime | None = None
        self._queue: list[tuple[datetime, str]] = []
        self._due: dict[str, datetime] = {}
        self._known_until: datetime | None = None
        self._woken = asyncio.Event()

    def note(self, game_id: str, due_at: datetime | None) -> None:
        """A game was committed, and this is when something falls due there."""
        if due_at is None:
            self._due.pop(game_id, None)
        elif self._due.get(game_id) != due_at:
            self._expect(game_id, due_at)
            self._woken.set()

    @property
    def is_alive(self) -> bool:
        """Whether its loop has turned within its longest wait."""
        return self._turned_at is not None and (
            self._clock.now() - self._turned_at <= _LOOK_AGAIN + _AFTER_TROUBLE
        )

    async def run(self) -> None:
        """Carry out deadlines when they are due, until cancelled."""
        while True:
            self._turned_at = self._clock.now()
            self._woken.clear()
            try:
                if not await self.meet_due():
                    await self._wait(self._next())
            except Exception:
                log.exception("deadlines cannot be carried out; trying again soon")
                await self._clock.sleep_until(self._clock.now() + _AFTER_TROUBLE)

    async def meet_due(self) -> int:
        """Carry out what is due now, who waits longest first; how many deadlines that were."""
        now = self._clock.now()
        await self._look(now)
        met = 0
        while due := self._pop(now):
            self._turned_at = self._clock.now()
            met += sum(await asyncio.gather(*(self._meet_game(game_id, now) for game_id in due)))
        return met

    async def _look(self, now: datetime) -> None:
        if self._known_until is not None and now < self._known_until:
            return
        until = now + _LOOK_AGAIN
        async with self._database.read() as connection:
            for game_id, due_at in await game_queries.due_until(connection, until):
                self._expect(game_id, due_at)
        self._known_until = until

    def _expect(self, game_id: str, due_at: datetime) -> None:
        self._due[game_id] = due_at
        heapq.heappush(self._queue, (due_at, game_id))

    def _pop(self, now: datetime) -> list[str]:
        """The games of which something is due."""
        due: list[str] = []
        while self._queue and self._queue[0][0] <= now and len(due) < _MOST_AT_ONCE:
            due_at, game_id = heapq.heappop(self._queue)
            if self._due.get(game_id) == due_at:
                del self._due[game_id]
                due.append(game_id)
        return due

    async def _meet_game(self, game_id: str, now: datetime) -> int:
        stored = await self._repository.find(game_id)
        if stored is None:
            return 0
        due = [deadline for deadline in stored.game.deadlines if deadline.due_at <= now]
        for deadline in due:
            self._observer.met(deadline.kind.value, self._clock.now() - deadline.due_at)
            await self._meet(game_id, deadline)
        return len(due)

    async def _meet(self, game_id: str, deadline: Deadline) -> None:
        try:
            await self._automatic.meet(game_id, deadline)
        except Exception:
            ids = {"game": game_id, "seat": deadline.seat, "kind": deadline.kind.value}
            log.exception("a deadline failed; it is put off", extra=ids)
            await self._put_off(game_id, deadline)

    async def _put_off(self, game_id: str, deadline: Deadline) -> None:
        until = self._clock.now() + _AFTER_TROUBLE

        def operation(table: Table) -> None:
            if deadline in table.deadlines:
                table.drop(deadline)
                table.deadlines.append(Deadline(deadline.kind, deadline.seat, until))

        try:
            await self._repository.change(game_id, operation)
        except Exception:
            log.exception("a deadline could not even be put off", extra={"game": game_id})
            self._expect(game_id, until)

    def _next(self) -> datetime:
        latest = self._clock.now() + _LOOK_AGAIN
        return min(self._queue[0][0], latest) if self._queue else latest

    async def _wait(self, until: datetime) -> None:
        """Return at this moment, or as soon as there is a deadline that was not known."""
        waits: set[asyncio.Task[Any]] = {
            asyncio.create_task(self._clock.sleep_until(until)),
            asyncio.create_task(self._woken.wait()),
        }
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waits:
                task.cancel()
            await asyncio.gather(*waits, return_exceptions=True)
