"""Has deadlines carried out when they are due, including those from before a restart."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from msgspec import structs

from bot.store import game_queries
from bot.store.database import Database
from bot.views.table_values import Deadline, DeadlineKind

from ..messages.shown_versions import ShownVersions
from ..planning.deadlines import postpone, stand_still
from ..ports import Clock, Observer, wait_until
from ..process_presence import ProcessPresence
from ..standing_clocks import runs_on, stop_clock
from ..storage.repository import Repository
from ..table import Stored, Table
from .deadline_executor import DeadlineExecutor
from .grace import GRACE, Grace, Postponement
from .longest_waits import lie_too_far_ahead, set_anew

log = logging.getLogger(__name__)

_LOOK_AGAIN = timedelta(seconds=30)
"""How far ahead deadlines are read from the database."""

_LOOK_FOR_OTHERS = timedelta(seconds=10)
"""The same where other processes set deadlines, too, or may have ended."""

_CLAIMED_FOR = timedelta(seconds=15)
"""How long other processes leave alone what this one has claimed. With `_LOOK_FOR_OTHERS`, the work
of a process that has ended is taken over within half a minute."""

_AFTER_TROUBLE = timedelta(seconds=15)

_LONGEST_SLEEP = timedelta(seconds=3)
"""How soon it is noticed that the clock of the machine was set."""

MOST_AT_ONCE = 32
"""Games whose deadlines are carried out at once; their changes are written together."""

_PAUSE = timedelta(seconds=MOST_AT_ONCE / 50)
"""The pause between two batches where more is due, as after an outage: Discord lets one bot update
about fifty games a second."""


CanBeShown = Callable[[Stored], Awaitable[bool]]
"""Returns whether the people of a table can be shown what happens there now."""


async def _always(_stored: Stored) -> bool:
    return True


class DueQueue:
    """The games in which something falls due, as far as this process knows, the earliest first.

    Each game is in the queue once, with the latest known time.
    """

    def __init__(self) -> None:
        self._heap: list[tuple[datetime, str]] = []
        self._due: dict[str, datetime] = {}

    def expect(self, game_id: str, due_at: datetime) -> bool:
        """Note when something falls due in a game, and return whether that is new."""
        if self._due.get(game_id) == due_at:
            return False
        self._due[game_id] = due_at
        heapq.heappush(self._heap, (due_at, game_id))
        return True

    def forget(self, game_id: str) -> None:
        """Note that nothing falls due in a game."""
        self._due.pop(game_id, None)

    def next(self) -> datetime | None:
        """Return when something falls due next, or None if nothing does."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def take(self, now: datetime, most: int | None = None) -> list[str]:
        """Remove the games in which something is due, at most `most`, and return them."""
        taken: list[str] = []
        while (due_at := self.next()) is not None and due_at <= now:
            if most is not None and len(taken) >= most:
                break
            _, game_id = heapq.heappop(self._heap)
            del self._due[game_id]
            taken.append(game_id)
        return taken


class Scheduler:
    """The background task that carries out deadlines when they are due.

    It learns of deadlines from each commit in this process, and regularly from the database. Where
    several processes work at the same tables, each claims the games that have waited longest. A
    claim only saves work: even without it nothing would be carried out twice. Where nothing can be
    shown (`can_be_shown`), the clock of a table stands still.
    """

    def __init__(
        self,
        database: Database,
        repository: Repository,
        executor: DeadlineExecutor,
        clock: Clock,
        observer: Observer,
        shown: ShownVersions,
        presence: ProcessPresence,
    ) -> None:
        self.can_be_shown: CanBeShown = _always
        self._database = database
        self._repository = repository
        self._executor = executor
        self._clock = clock
        self._observer = observer
        self._shown = shown
        self._turned_at: datetime | None = None
        self._looked_at: datetime | None = None
        self._queue = DueQueue()
        self._grace = Grace(presence)
        self._postponing: set[str] = set()
        self._look_again = _LOOK_FOR_OTHERS if database.is_shared else _LOOK_AGAIN
        self._known_until: datetime | None = None
        self._woken = asyncio.Event()

    def note(self, stored: Stored, is_new_version: bool) -> None:
        """Note the deadlines of a game that was committed."""
        due_at = stored.game.due_at
        if is_new_version and stored.game.id not in self._postponing:
            self._grace.forget(stored.game.id)
        if due_at is None:
            self._queue.forget(stored.game.id)
        elif self._queue.expect(stored.game.id, due_at):
            self._woken.set()

    def wake(self) -> None:
        """Look now for what is due: the database answers again."""
        self._woken.set()

    @property
    def is_alive(self) -> bool:
        """Whether the loop has run within its longest wait."""
        return self._turned_at is not None and (
            abs(self._clock.now() - self._turned_at) <= _LOOK_AGAIN + _AFTER_TROUBLE
        )

    async def begin(self) -> None:
        """Give people the time that they lost before this start of the bot."""
        async with self._database.read() as connection:
            soon = await game_queries.deadlines_until(connection, self._clock.now() + GRACE)
        self._grace.note_start(soon)

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
                await wait_until(self._clock, self._clock.now() + _AFTER_TROUBLE, self._woken)

    async def _begin(self) -> None:
        try:
            await self.begin()
        except Exception:
            # Overdue deadlines are recognized without this.
            log.exception("deadlines from before the start cannot be read")

    async def _turn(self) -> datetime:
        """Carry out one batch of what is due, and return when to go on."""
        now = self._clock.now()
        await self._look(now)
        games, _ = await self._meet_some(now)
        if games == 0:
            return self._next()
        return now + _PAUSE if games == MOST_AT_ONCE else now

    async def meet_due(self) -> int:
        """Carry out everything that is due now, and return the number of deadlines."""
        now = self._clock.now()
        await self._look(now)
        games, met = await self._meet_some(now)
        while games:
            games, more = await self._meet_some(now)
            met += more
        return met

    async def _meet_some(self, now: datetime) -> tuple[int, int]:
        """Carry out one batch of what is due, and return how many games and deadlines it had."""
        due = await self._claim(now)
        self._turned_at = self._clock.now()
        met = await asyncio.gather(*(self._meet_game(game_id, now) for game_id in due))
        return len(due), sum(met)

    async def _look(self, now: datetime) -> None:
        if self._looked_at is None or now < self._looked_at:
            await self._set_anew(now)
        self._looked_at = now
        if self._known_until is not None and now < self._known_until:
            return
        until = now + self._look_again
        async with self._database.read() as connection:
            for game_id, due_at in await game_queries.due_until(connection, until):
                self._queue.expect(game_id, due_at)
        self._known_until = until

    async def _set_anew(self, now: datetime) -> None:
        """Set deadlines anew that are from before the clock was set back, perhaps by a restart."""
        self._known_until = None
        self._grace.forget_all()
        timing = self._repository.supplies.timing
        async with self._database.read() as connection:
            planned = await game_queries.all_deadlines(connection)
        for each in planned:
            if lie_too_far_ahead(each, now, timing):
                log.info("deadlines are set anew", extra={"game": each.game_id})
                await self._change_clock(each.game_id, set_anew)

    async def _claim(self, now: datetime) -> list[str]:
        """Return games in which something is due and that no other process has claimed."""
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
        due = [deadline for deadline in stored.game.deadlines if deadline.is_due(now)]
        if not await self.can_be_shown(stored):
            await self._change_clock(game_id, stop_clock)
            due = [deadline for deadline in due if runs_on(deadline)]
        # A match clock that stood still is moved before it can end the match.
        for deadline in sorted(due, key=lambda each: each.kind is not DeadlineKind.CLOCK_RUNS):
            messages = self._shown.in_all(stored.messages, stored.game.version)
            shown = structs.replace(stored, messages=messages)
            later = self._grace.postpone(shown, deadline, now)
            if later is not None:
                await self._postpone(game_id, deadline, later)
                continue
            self._observer.met(deadline.kind.value, self._clock.now() - deadline.due_at)
            await self._meet(game_id, deadline)
        return len(due)

    async def _change_clock(self, game_id: str, operation: Callable[[Table], None]) -> None:
        """Stop the clock of a table, whose people would see nothing of what happens, or set it."""
        try:
            await self._repository.change(game_id, operation)
        except Exception:
            log.exception("a clock could not be stopped or set", extra={"game": game_id})
            self._queue.expect(game_id, self._clock.now() + _AFTER_TROUBLE)

    async def _meet(self, game_id: str, deadline: Deadline) -> None:
        try:
            await self._executor.meet(game_id, deadline)
        except Exception:
            details = {"game": game_id, "seat": deadline.seat, "kind": deadline.kind.value}
            log.exception("a deadline failed; it is put off", extra=details)
            again = Postponement(self._clock.now() + _AFTER_TROUBLE, is_last=False)
            await self._postpone(game_id, deadline, again)

    async def _postpone(self, game_id: str, deadline: Deadline, later: Postponement) -> None:
        def operation(table: Table) -> None:
            if deadline not in table.deadlines:
                return
            if deadline.kind is DeadlineKind.CLOCK_RUNS:
                stand_still(table, deadline, later.until)
            else:
                postpone(table, deadline, later.until, told=later.is_last)

        self._postponing.add(game_id)
        try:
            await self._repository.change(game_id, operation)
        except Exception:
            log.exception("a deadline could not even be put off", extra={"game": game_id})
            self._queue.expect(game_id, later.until)
        finally:
            self._postponing.discard(game_id)

    def _next(self) -> datetime:
        latest = self._clock.now() + _LONGEST_SLEEP
        return min(self._queue.next() or latest, latest)
