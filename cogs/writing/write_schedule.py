"""When each message is written: mailboxes, timers and the schedule.

Each message has a mailbox, which allows one request at a time. The answer to a click is one of the
writes of the clicked message, and goes first.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Protocol

import discord

from bot.tables import WriterObserver

from ..connecting.processes import end_within
from .addresses import Address
from .discord_refusals import LONGEST_WHILE_IT_CHANGES, DiscordRefusal, RefusedRequest, wait_after

log = logging.getLogger(__name__)


class PlannedCall(Protocol):
    """Something that is going to be called."""

    def cancel(self) -> None:
        """Do not call it after all."""
        ...


class Timers(Protocol):
    """A clock that never goes back, and that calls when it is time."""

    def now(self) -> float:
        """Seconds since some moment."""
        ...

    def call_later(self, seconds: float, call: Callable[[], object]) -> PlannedCall:
        """Call this so many seconds from now."""
        ...


class LoopTimers:
    """The timers of the running event loop."""

    now = staticmethod(time.monotonic)

    def call_later(self, seconds: float, call: Callable[[], object]) -> PlannedCall:
        return asyncio.get_running_loop().call_later(seconds, call)


async def wait(seconds: float, timers: Timers) -> None:
    """Return when so many seconds have passed by this clock."""
    over = asyncio.Event()
    timer = timers.call_later(seconds, over.set)
    try:
        await over.wait()
    finally:
        timer.cancel()


class Mailbox:
    """What is known of the writing of one message, as long as there is something to be written.

    ``since`` is when it became stale, ``due`` when it was to be written, as others' turns are
    compared; ``failures`` counts what went wrong in a row, ``faults`` what of that, last of all, is
    not known to be Discord's doing; before ``not_before`` it is not tried again. ``anew`` asks for
    a new message in place of the old one, ``redraw`` for a write though nothing is stale.
    ``unsure``: an edit that was given up may still arrive. ``again``: it became stale once more
    while it was being written. ``may_stand``: it may have been posted by somebody who could not
    write that down.
    """

    def __init__(self) -> None:
        self.since: float | None = None
        self.due = 0.0
        self.failures = 0
        self.faults = 0
        self.not_before = 0.0
        self.anew = False
        self.redraw = False
        self.unsure = False
        self.again = False
        self.may_stand = False
        self.writer: asyncio.Task[None] | None = None
        self._answers = 0
        self.one_request = asyncio.Lock()
        self._timer: PlannedCall | None = None
        self._at = 0.0

    @property
    def is_answered(self) -> bool:
        """Whether a click on the message is being answered: that is its next write."""
        return self._answers > 0

    @property
    def is_idle(self) -> bool:
        """Whether nobody writes or is about to."""
        return self.writer is None and self._timer is None and not self._answers

    async def begin_answer(self) -> None:
        """Return once an answer may write the message."""
        await self.one_request.acquire()

    def end_answer(self) -> None:
        """The answer is written."""
        self.one_request.release()

    def expect_answer(self) -> None:
        """A click on the message has arrived: nobody else begins to write before it is answered."""
        self._answers += 1
        self.cancel_timer()

    def no_longer_expect_answer(self) -> None:
        """That click is answered, or cannot be any more."""
        self._answers -= 1

    def start_in(self, seconds: float, timers: Timers, start: Callable[[], object]) -> None:
        """Call `start` after so long, unless it is going to be called sooner."""
        at = timers.now() + seconds
        if self._timer is not None and self._at <= at:
            return
        self.cancel_timer()
        self._at = at

        def begin() -> None:
            self._timer = None
            start()

        self._timer = timers.call_later(seconds, begin)

    def cancel_timer(self) -> None:
        """What was going to be written later is not, by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class AnswerWrite:
    """The turn of an answer to a click among the writes of a message: until it ends, no other
    write of the message begins.

    `mailboxes` are all that may write the message. Every answer takes them in the same order.
    """

    def __init__(
        self,
        mailboxes: Sequence[Mailbox],
        *,
        shown_version: Callable[[], Awaitable[int]],
        written: Callable[[discord.Interaction, int], Awaitable[None]],
        ended: Callable[[], None],
    ) -> None:
        """`shown_version` returns what the message shows; `written` notes what the answer shows."""
        self.shown_version = shown_version
        self.written = written
        self._mailboxes = mailboxes
        self._ended = ended
        self._begun: list[Mailbox] = []
        for mailbox in mailboxes:
            mailbox.expect_answer()

    async def begin(self) -> None:
        """Wait until no other write of the message is under way."""
        for mailbox in self._mailboxes:
            await mailbox.begin_answer()
            self._begun.append(mailbox)

    def end(self) -> None:
        """Let other writes begin: the click is answered, or can no longer be."""
        for mailbox in self._begun:
            mailbox.end_answer()
        for mailbox in self._mailboxes:
            mailbox.no_longer_expect_answer()
        self._ended()


_SECONDS_UNTIL_SURE = 5.0


@dataclass(frozen=True, slots=True)
class WriteDone:
    """There is nothing left to be done about a message, for now."""


WriteOutcome = WriteDone | RefusedRequest

Bring = Callable[[Address, Mailbox], Awaitable[WriteOutcome]]


class WriteSchedule:
    """Knows when each message is to be written, and when it is tried again."""

    def __init__(
        self,
        timers: Timers,
        observer: WriterObserver,
        bring: Bring,
        look_again: Callable[[str], None],
    ) -> None:
        """`bring` writes a message, `look_again` looks what else is stale in a game."""
        self._timers = timers
        self._observer = observer
        self._bring = bring
        self._look_again = look_again
        self._mailboxes: dict[Address, Mailbox] = {}
        self._is_closed = False

    @property
    def held(self) -> int:
        """How many messages have a mailbox."""
        return len(self._mailboxes)

    def at(self, address: Address) -> Mailbox:
        """The mailbox of this message; it is there until there is nothing left to be done."""
        return self._mailboxes.setdefault(address, Mailbox())

    def want(
        self,
        address: Address,
        pause: float = 0.0,
        rank: float = 0.0,
        *,
        together: float = 0.0,
    ) -> None:
        """The message is stale: write it within `pause` seconds of its becoming so.

        The lower the `rank`, the sooner it is its turn where not all can be written at once.
        ``together`` are the seconds from now until others are written, before which it is not.
        """
        if self._is_closed:
            return
        mailbox, now = self.at(address), self._timers.now()
        if mailbox.since is None:
            mailbox.since = now
        wanted = max(mailbox.since + pause, now + together)
        mailbox.due = wanted + rank
        if mailbox.is_answered:
            return
        if mailbox.writer is not None:
            mailbox.again = True
            return
        # What has failed just now would fail again; and Discord may have said when to come back.
        at = max(wanted, mailbox.not_before)
        self._start_in(at - now, address, mailbox)
        self._observer.queued(len(self._mailboxes))

    def has_failed(self, address: Address) -> bool:
        """Whether it was tried in vain to write this message."""
        mailbox = self._mailboxes.get(address)
        return mailbox is not None and mailbox.failures > 0

    def answered(self, address: Address) -> None:
        """A click on the message was answered."""
        mailbox = self._mailboxes.get(address)
        if mailbox is not None:
            mailbox.since = None
            # What may still arrive may overwrite the answer, too.
            mailbox.unsure = mailbox.unsure or mailbox.redraw
            self._be_sure(address, mailbox)
            self._settle(address, mailbox)

    async def close(self, seconds: float) -> None:
        """Begin nothing more; what is under way may take so long."""
        self._is_closed = True
        for mailbox in self._mailboxes.values():
            mailbox.cancel_timer()
        under_way = [mailbox.writer for mailbox in self._mailboxes.values() if mailbox.writer]
        await end_within(seconds, under_way)

    def _start_in(self, seconds: float, address: Address, mailbox: Mailbox) -> None:
        start = partial(self._start, address, mailbox)
        if seconds <= 0:
            mailbox.cancel_timer()
            start()
        else:
            mailbox.start_in(seconds, self._timers, start)

    def _start(self, address: Address, mailbox: Mailbox) -> None:
        if mailbox.writer is None and not mailbox.is_answered and not self._is_closed:
            mailbox.writer = asyncio.create_task(self._write(address, mailbox))

    async def _write(self, address: Address, mailbox: Mailbox) -> None:
        outcome: WriteOutcome = RefusedRequest(DiscordRefusal.UNKNOWN)
        try:
            outcome = await self._bring(address, mailbox)
        except Exception:
            log.exception("a message is not up to date", extra={"game": address.game})
        finally:
            mailbox.writer = None
        self._after(outcome, address, mailbox)

    def _after(self, outcome: WriteOutcome, address: Address, mailbox: Mailbox) -> None:
        match outcome:
            case WriteDone():
                mailbox.failures = mailbox.faults = 0
                mailbox.not_before = 0.0
                mailbox.since = None
                self._be_sure(address, mailbox)
                self._settle(address, mailbox)
                if mailbox.again:
                    mailbox.again = False
                    self._look_again(address.game)
            case RefusedRequest(refusal=refusal, retry_after=retry_after):
                mailbox.failures += 1
                mailbox.faults = mailbox.faults + 1 if refusal is DiscordRefusal.UNKNOWN else 0
                wait = wait_after(mailbox.faults or mailbox.failures, refusal, retry_after)
                soon = max(min(wait, LONGEST_WHILE_IT_CHANGES), retry_after or 0.0)
                mailbox.not_before = self._timers.now() + soon
                self._observer.waited(refusal.name.lower(), timedelta(seconds=wait))
                if not self._is_closed:
                    self._start_in(wait, address, mailbox)
                if mailbox.failures == 1:
                    self._look_again(address.game)

    def _be_sure(self, address: Address, mailbox: Mailbox) -> None:
        """Write once more what an edit may overwrite that was given up, and arrives late."""
        if mailbox.unsure:
            mailbox.unsure, mailbox.redraw = False, True
            self._start_in(_SECONDS_UNTIL_SURE, address, mailbox)

    def _settle(self, address: Address, mailbox: Mailbox) -> None:
        if mailbox.is_idle:
            self._mailboxes.pop(address, None)
        self._observer.queued(len(self._mailboxes))
