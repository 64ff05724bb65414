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

from bot.render import Page
from bot.tables import WriterObserver

from ..connecting.processes import end_within
from .addresses import Address
from .discord_refusals import (
    CONSEQUENCES,
    Affected,
    DiscordRefusal,
    RefusedRequest,
    wait_after,
)

log = logging.getLogger(__name__)


class PlannedCall(Protocol):
    """A call at a later time."""

    def cancel(self) -> None:
        """Do not make the call."""
        ...


class Timers(Protocol):
    """A clock that never goes back, and that makes calls later."""

    def now(self) -> float:
        """Return the seconds since some fixed time."""
        ...

    def call_later(self, seconds: float, call: Callable[[], object]) -> PlannedCall:
        """Make a call after this many seconds."""
        ...


class LoopTimers:
    """The timers of the running event loop."""

    def now(self) -> float:
        return time.monotonic()

    def call_later(self, seconds: float, call: Callable[[], object]) -> PlannedCall:
        return asyncio.get_running_loop().call_later(seconds, call)


async def wait(seconds: float, timers: Timers) -> None:
    """Return when this many seconds have passed by this clock."""
    over = asyncio.Event()
    timer = timers.call_later(seconds, over.set)
    try:
        await over.wait()
    finally:
        timer.cancel()


class Mailbox:
    """The state of one message while something is to be written.

    ``since`` is when it became stale, ``due`` when it should be written, by which messages are
    ordered. ``failures`` counts failed writes in a row, ``alike`` the last of them with the same
    cause (``last_refusal``). No attempt is made before ``not_before``. ``anew`` asks for a new
    message instead of the old one, ``redraw`` for a write although nothing is stale. ``unsure``: an
    edit that was given up may still arrive. ``again``: the message became stale while it was
    written. ``may_stand``: it may have been posted by a process that could not store its id.
    """

    def __init__(self) -> None:
        self.since: float | None = None
        self.due = 0.0
        self.failures = 0
        self.alike = 0
        self.last_refusal: DiscordRefusal | None = None
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
        """Whether no write is under way or planned."""
        return self.writer is None and self._timer is None and not self._answers

    async def begin_answer(self) -> None:
        """Wait until the answer may write the message."""
        await self.one_request.acquire()

    def end_answer(self) -> None:
        """Let others write the message after the answer."""
        self.one_request.release()

    def expect_answer(self) -> None:
        """Begin no write of the message before a click on it is answered."""
        self._answers += 1
        self.cancel_timer()

    def no_longer_expect_answer(self) -> None:
        """Let writes begin again: the click is answered, or can no longer be."""
        self._answers -= 1

    def start_in(self, seconds: float, timers: Timers, start: Callable[[], object]) -> None:
        """Call `start` after this many seconds, unless a call is planned for an earlier time."""
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
        """Cancel the planned call, if there is one."""
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
        written: Callable[[discord.Interaction, int, Page], Awaitable[None]],
        ended: Callable[[], None],
    ) -> None:
        """`written` notes what the answer shows."""
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
    """The result of a write after which nothing is left to be done for now."""


WriteOutcome = WriteDone | RefusedRequest

Bring = Callable[[Address, Mailbox], Awaitable[WriteOutcome]]


class WriteSchedule:
    """Decides when each message is written, and when a failed write is repeated."""

    def __init__(
        self,
        timers: Timers,
        observer: WriterObserver,
        bring: Bring,
        look_again: Callable[[str], None],
    ) -> None:
        """`bring` writes a message; `look_again` looks for further stale messages of a game."""
        self._timers = timers
        self._observer = observer
        self._bring = bring
        self._look_again = look_again
        self._mailboxes: dict[Address, Mailbox] = {}
        self._is_closed = False

    @property
    def held(self) -> int:
        """The number of messages that have a mailbox."""
        return len(self._mailboxes)

    def at(self, address: Address) -> Mailbox:
        """Return the message's mailbox, which exists until nothing is left to be done."""
        return self._mailboxes.setdefault(address, Mailbox())

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
        # A write that failed just now would fail again, and Discord may have named a time.
        at = max(wanted, mailbox.not_before)
        self._start_in(at - now, address, mailbox)
        self._observer.queued(len(self._mailboxes))

    def redraw(self, address: Address) -> None:
        """Write the message although it is not stale."""
        self.at(address).redraw = True
        self.want(address)

    def has_failed(self, address: Address) -> bool:
        """Return whether the last write of this message failed."""
        mailbox = self._mailboxes.get(address)
        return mailbox is not None and mailbox.failures > 0

    def write_refused(self, game_id: str) -> None:
        """Write what was refused in the channel of this game: its permissions have changed."""
        for address, mailbox in list(self._mailboxes.items()):
            refusal = mailbox.last_refusal if address.game == game_id else None
            if refusal is not None and CONSEQUENCES[refusal].affects is Affected.CHANNEL:
                mailbox.not_before = 0.0
                self._start_in(0.0, address, mailbox)

    def answered(self, address: Address) -> None:
        """Note that a click on the message was answered."""
        mailbox = self._mailboxes.get(address)
        if mailbox is not None:
            mailbox.since = None
            # An edit that may still arrive may replace the answer, too.
            mailbox.unsure = mailbox.unsure or mailbox.redraw
            self._be_sure(address, mailbox)
            self._settle(address, mailbox)

    async def close(self, seconds: float) -> None:
        """Begin no more writes; let those under way take this many seconds."""
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
        outcome: WriteOutcome = RefusedRequest(DiscordRefusal.OWN_FAULT)
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
                mailbox.failures = mailbox.alike = 0
                mailbox.last_refusal = None
                mailbox.not_before = 0.0
                mailbox.since = None
                self._be_sure(address, mailbox)
                self._settle(address, mailbox)
                if mailbox.again:
                    mailbox.again = False
                    self._look_again(address.game)
            case RefusedRequest(refusal=refusal, retry_after=retry_after):
                mailbox.failures += 1
                mailbox.alike = mailbox.alike + 1 if refusal is mailbox.last_refusal else 1
                mailbox.last_refusal = refusal
                wait = wait_after(mailbox.alike, outcome)
                soon = min(wait, outcome.consequence.pauses.while_changing)
                mailbox.not_before = self._timers.now() + max(soon, retry_after or 0.0)
                self._observer.waited(refusal.name.lower(), timedelta(seconds=wait))
                if not self._is_closed:
                    self._start_in(wait, address, mailbox)
                if mailbox.failures == 1:
                    self._look_again(address.game)

    def _be_sure(self, address: Address, mailbox: Mailbox) -> None:
        """Write once more after an edit that was given up: it may arrive late."""
        if mailbox.unsure:
            mailbox.unsure, mailbox.redraw = False, True
            self._start_in(_SECONDS_UNTIL_SURE, address, mailbox)

    def _settle(self, address: Address, mailbox: Mailbox) -> None:
        if mailbox.is_idle:
            self._mailboxes.pop(address, None)
        self._observer.queued(len(self._mailboxes))
