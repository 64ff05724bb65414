"""Carries out deadlines as they fall due, those of before a restart included."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta

from msgspec import structs

from bot.store import game_queries
from bot.store.database import Database
from bot.store.rows import Deadline
from bot.views.table_values import DeadlineKind

from ..messages.shown_versions import ShownVersions
from ..planning.deadlines import put_off
from ..planning.match_clock import stand_still
from ..ports import Clock, Observer, wait_until
from ..processes.presence import Presence
from ..storage.repository import Repository
from ..table import Stored, Table
from .automatic import Automatic
from .due_queue import DueQueue
from .grace import GRACE, Grace, PutOff

log = logging.getLogger(__name__)

_LOOK_AGAIN = timedelta(seconds=30)
"""How far ahead the database is asked."""

_LOOK_FOR_OTHERS = timedelta(seconds=10)
"""The same where other processes set deadlines, too, or may be gone."""

_CLAIMED_FOR = timedelta(seconds=15)
"""How long other processes leave alone what this one carries out. With `_LOOK_FOR_OTHERS`, a
process that is gone is covered within half a minute."""

_AFTER_TROUBLE = timedelta(seconds=15)

MOST_AT_ONCE = 32
"""Games that are carried on at once: their changes are written together."""

_PAUSE = timedelta(seconds=MOST_AT_ONCE / 50)
"""Between two lots where more is due than that, as after an outage: fifty games a second are as
many as Discord lets one bot show."""


class Scheduler:
    """Knows when something falls due: from each commit here, and now and then from the rows.

    Several processes may work at the same tables: each claims what it carries out, those first who
    wait longest. A claim keeps others from doing the same work; that nothing is done twice does
    not rest on it.
    """

    def __init__(
        self,
        database: Database,
        repository: Repository,
        automatic: Automatic,
        clock: Clock,
        observer: Observer,
        shown: ShownVersions,
        presence: Presence,
    ) -> None:
        self._database = database
        self._repository = repository
        self._automatic = automatic
        self._clock = clock
        self._observer = observer
        self._shown = shown
        self._turned_at: datetime | None = None
        self._queue = DueQueue()
        self._grace = Grace(presence)
        self._putting_off: set[str] = set()
        self._look_again = _LOOK_FOR_OTHERS if database.is_shared else _LOOK_AGAIN
        self._known_until: datetime | None = None
        self._woken = asyncio.Event()

    def note(self, stored: Stored, is_new_version: bool) -> None:
        """A game was committed like this."""
        due_at = stored.game.due_at
        if is_new_version and stored.game.id not in self._putting_off:
            self._grace.forget(stored.game.id)
        if due_at is None:
            self._queue.forget(stored.game.id)
        elif self._queue.expect(stored.game.id, due_at):
            self._woken.set()

    @property
    def is_alive(self) -> bool:
        """Whether its loop has turned within its longest wait."""
        return self._turned_at is not None and (
            self._clock.now() - self._turned_at <= _LOOK_AGAIN + _AFTER_TROUBLE
        )

    async def begin(self) -> None:
        """The bot has begun: people get the time that they lost."""
        async with self._database.read() as connection:
            soon = await game_queries.deadlines_until(connection, self._clock.now() + GRACE)
        self._grace.begun(soon)

    async def run(self) -> None:
        """Carry out deadlines when they are due, until cancelled."""
        await self._begin()
        while True:
            self._turned_at = self._clock.now()
            self._woken.clear()
            try:
                await wait_until(self._clock, await self._turn(), self._woken)
            except Exception:
                log.exception("deadlines cannot be carried out; trying again soon")
                await self._clock.sleep_until(self._clock.now() + _AFTER_TROUBLE)

    async def _begin(self) -> None:
        try:
            await self.begin()
        except Exception:
            # What is overdue is known as such all the same.
            log.exception("deadlines from before the start cannot be read")

    async def _turn(self) -> datetime:
        """Carry out some of what is due; when to go on."""
        now = self._clock.now()
        await self._look(now)
        games, _ = await self._meet_some(now)
        if games == 0:
            return self._next()
        return now + _PAUSE if games == MOST_AT_ONCE else now

    async def meet_due(self) -> int:
        """Carry out what is due now, who waits longest first; how many deadlines that were."""
        now = self._clock.now()
        await self._look(now)
        games, met = await self._meet_some(now)
        while games:
            games, more = await self._meet_some(now)
            met += more
        return met

    async def _meet_some(self, now: datetime) -> tuple[int, int]:
        """Carry out a lot of what is due: of how many games, how many deadlines."""
        due = await self._claim(now)
        self._turned_at = self._clock.now()
        met = await asyncio.gather(*(self._meet_game(game_id, now) for game_id in due))
        return len(due), sum(met)

    async def _look(self, now: datetime) -> None:
        if self._known_until is not None and now < self._known_until:
            return
        until = now + self._look_again
        async with self._database.read() as connection:
            for game_id, due_at in await game_queries.due_until(connection, until):
                self._queue.expect(game_id, due_at)
        self._known_until = until

    async def _claim(self, now: datetime) -> list[str]:
        """Games of which something is due, and that no other process is carrying on."""
        if not self._database.is_shared:
            return self._queue.take(now, MOST_AT_ONCE)
        if not self._queue.take(now):
            return []
        async with self._database.write() as connection:
            due = await game_queries.claim_due(
                connection, now, now + _CLAIMED_FOR, limit=MOST_AT_ONCE
            )
        for game_id, due_at in due:
            stored = await self._repository.find(game_id)
            if stored is None or stored.game.due_at != due_at:
                self._repository.forget(game_id)
        if len(due) == MOST_AT_ONCE:
            self._queue.expect(due[-1][0], due[-1][1])
        return [game_id for game_id, _ in due]

    async def _meet_game(self, game_id: str, now: datetime) -> int:
        stored = await self._repository.find(game_id)
        if stored is None:
            return 0
        due = [deadline for deadline in stored.game.deadlines if deadline.due_at <= now]
        # A clock that stood is moved before it can end anything.
        for deadline in sorted(due, key=lambda each: each.kind is not DeadlineKind.CLOCK_RUNS):
            shown = structs.replace(stored, messages=self._shown.in_all(stored.messages))
            later = self._grace.put_off(shown, deadline, now)
            if later is not None:
                await self._put_off(game_id, deadline, later)
                continue
            self._observer.met(deadline.kind.value, self._clock.now() - deadline.due_at)
            await self._meet(game_id, deadline)
        return len(due)

    async def _meet(self, game_id: str, deadline: Deadline) -> None:
        try:
            await self._automatic.meet(game_id, deadline)
        except Exception:
            ids = {"game": game_id, "seat": deadline.seat, "kind": deadline.kind.value}
            log.exception("a deadline failed; it is put off", extra=ids)
            again = PutOff(self._clock.now() + _AFTER_TROUBLE, is_last=False)
            await self._put_off(game_id, deadline, again)

    async def _put_off(self, game_id: str, deadline: Deadline, later: PutOff) -> None:
        def operation(table: Table) -> None:
            if deadline not in table.deadlines:
                return
            if deadline.kind is DeadlineKind.CLOCK_RUNS:
                stand_still(table, deadline, later.until)
            else:
                put_off(table, deadline, later.until, told=later.is_last)

        self._putting_off.add(game_id)
        try:
            await self._repository.change(game_id, operation)
        except Exception:
            log.exception("a deadline could not even be put off", extra={"game": game_id})
            self._queue.expect(game_id, later.until)
        finally:
            self._putting_off.discard(game_id)

    def _next(self) -> datetime:
        latest = self._clock.now() + self._look_again
        return min(self._queue.next() or latest, latest)
