"""When each message is written: the schedule of all messages, and the looks for stale ones."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Any

from bot.tables import WriterObserver

from ..connecting.processes import end_within
from .discord_refusals import Affected, DiscordRefusal, RefusedRequest, wait_after
from .message import Address, PendingMessage
from .timers import Timers

log = logging.getLogger(__name__)

_SECONDS_UNTIL_NEXT_LOOK = 1.0
_SECONDS_UNTIL_SURE = 5.0
_LOOKS_AT_ONCE = 32


@dataclass(frozen=True, slots=True)
class WriteDone:
    """The result of a write after which nothing is left to be done for now."""


WriteOutcome = WriteDone | RefusedRequest

Look = Callable[[str], Awaitable[None]]
Write = Callable[[PendingMessage], Awaitable[WriteOutcome]]


class WriteSchedule:
    """Decides when each message is written, and when a failed write is repeated."""

    def __init__(self, timers: Timers, observer: WriterObserver) -> None:
        self._timers = timers
        self._observer = observer
        self._messages: dict[Address, PendingMessage] = {}
        self._woken: set[str] = set()
        self._looks: dict[str, asyncio.Task[None]] = {}
        self._looking = asyncio.Semaphore(_LOOKS_AT_ONCE)
        self._looks_no_more = False
        self._is_closed = False

    def serve(self, look: Look, write: Write) -> None:
        """Let `look` find the stale messages of a game, and `write` bring one up to date."""
        self._look_at, self._write = look, write

    def held(self) -> dict[str, int]:
        """Return how many messages are to be written, and how many looks are under way."""
        return {"mailboxes": len(self._messages), "looks": len(self._looks)}

    @property
    def tasks(self) -> Collection[asyncio.Task[Any]]:
        """The looks and writes under way."""
        writers = (message.writer for message in self._messages.values())
        return [*self._looks.values(), *(writer for writer in writers if writer is not None)]

    def wake(self, game_id: str) -> None:
        """Look for stale messages of this game."""
        self._woken.add(game_id)
        if game_id not in self._looks and not self._looks_no_more:
            self._looks[game_id] = asyncio.create_task(self._look(game_id))

    async def _look(self, game_id: str) -> None:
        try:
            while game_id in self._woken:
                self._woken.discard(game_id)
                async with self._looking:
                    await self._look_at(game_id)
        except Exception:
            log.exception("not known what is stale", extra={"game": game_id})
            self._timers.call_later(_SECONDS_UNTIL_NEXT_LOOK, lambda: self.wake(game_id))
        finally:
            del self._looks[game_id]
            if game_id in self._woken:
                self.wake(game_id)

    def at(self, address: Address) -> PendingMessage:
        """Return the message at this address, which exists until nothing is left to be done."""
        message = self._messages.get(address)
        if message is None:
            message = self._messages[address] = PendingMessage(address)
        return message

    @asynccontextmanager
    async def alone(self, address: Address) -> AsyncGenerator[None]:
        """Begin once no request of this message is under way; none begins meanwhile."""
        message = self.at(address)
        async with message.one_request:
            yield
        if message.is_idle:
            self._messages.pop(address, None)

    def want(
        self,
        address: Address,
        pause: float = 0.0,
        rank: float = 0.0,
        *,
        together: float = 0.0,
    ) -> None:
        """Write the stale message within `pause` seconds of its becoming stale.

        If not all messages can be written at once, a lower `rank` goes first. ``together`` are the
        seconds until other messages are written; this one is not written earlier.
        """
        if self._is_closed:
            return
        message, now = self.at(address), self._timers.now()
        if message.since is None:
            message.since = now
        wanted = max(message.since + pause, now + together)
        message.due = wanted + rank
        if message.answers:
            return
        if message.writer is not None:
            message.again = True
            return
        # A write that failed just now would fail again, and Discord may have named a time.
        self._start_in(max(wanted, message.not_before) - now, message)
        self._observer.queued(len(self._messages))

    def redraw(self, address: Address) -> None:
        """Write the message although it is not stale."""
        self.at(address).redraw = True
        self.want(address)

    def has_failed(self, address: Address) -> bool:
        """Return whether the last write of this message failed."""
        message = self._messages.get(address)
        return message is not None and message.failures > 0

    def write_refused(self, game_id: str) -> None:
        """Write what was refused in the channel of this game: its permissions have changed."""
        for address, message in list(self._messages.items()):
            refusal = message.last_refusal if address.game == game_id else None
            if refusal is not None and refusal.value.affects is Affected.CHANNEL:
                message.not_before = 0.0
                self._start_in(0.0, message)

    def answered(self, address: Address) -> None:
        """Note that a click on the message was answered."""
        message = self._messages.get(address)
        if message is not None:
            message.since = None
            # An edit that may still arrive may replace the answer, too.
            message.unsure = message.unsure or message.redraw
            self._settle(message)

    async def stop_looking(self, seconds: float, others: Collection[asyncio.Task[Any]]) -> None:
        """Begin no more looks; let those under way, and other tasks, take this many seconds."""
        self._looks_no_more = True
        await end_within(seconds, [*self._looks.values(), *others])

    async def close(self, seconds: float) -> None:
        """Begin no more writes; let those under way take this many seconds."""
        self._is_closed = True
        for message in self._messages.values():
            message.cancel_timer()
        await end_within(seconds, self.tasks)

    def _start_in(self, seconds: float, message: PendingMessage) -> None:
        """Start the write after this many seconds, unless it is planned for an earlier time."""
        if seconds <= 0:
            message.cancel_timer()
            self._start(message)
            return
        at = self._timers.now() + seconds
        if message.timer is None or at < message.at:
            message.cancel_timer()
            message.at = at
            message.timer = self._timers.call_later(seconds, partial(self._start, message))

    def _start(self, message: PendingMessage) -> None:
        message.timer = None
        if message.writer is None and not message.answers and not self._is_closed:
            message.writer = asyncio.create_task(self._write_guarded(message))

    async def _write_guarded(self, message: PendingMessage) -> None:
        outcome: WriteOutcome = RefusedRequest(DiscordRefusal.OWN_FAULT)
        try:
            outcome = await self._write(message)
        except Exception:
            log.exception("a message is not up to date", extra={"game": message.address.game})
        finally:
            message.writer = None
        match outcome:
            case WriteDone():
                self._succeeded(message)
            case RefusedRequest():
                self._refused(message, outcome)

    def _succeeded(self, message: PendingMessage) -> None:
        message.failures = message.alike = 0
        message.last_refusal = None
        message.not_before = 0.0
        message.since = None
        self._settle(message)
        if message.again:
            message.again = False
            self.wake(message.address.game)

    def _refused(self, message: PendingMessage, refused: RefusedRequest) -> None:
        message.failures += 1
        message.alike = message.alike + 1 if refused.refusal is message.last_refusal else 1
        message.last_refusal = refused.refusal
        wait = wait_after(message.alike, refused)
        soon = min(wait, refused.consequence.pauses.while_changing)
        message.not_before = self._timers.now() + max(soon, refused.retry_after or 0.0)
        self._observer.waited(refused.refusal.name.lower(), timedelta(seconds=wait))
        if not self._is_closed:
            self._start_in(wait, message)
        if message.failures == 1:
            self.wake(message.address.game)

    def _settle(self, message: PendingMessage) -> None:
        """Forget the message if nothing is left to be done.

        After an edit that was given up, which may arrive late, it is written once more.
        """
        if message.unsure:
            message.unsure, message.redraw = False, True
            self._start_in(_SECONDS_UNTIL_SURE, message)
        if message.is_idle:
            self._messages.pop(message.address, None)
        self._observer.queued(len(self._messages))
