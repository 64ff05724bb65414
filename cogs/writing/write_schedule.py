"""The mailboxes of all messages that are to be written: each is emptied when its time has come."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import partial

from bot.tables import WriterObserver

from ..connecting.under_way import end_within
from .addresses import Address
from .mailbox import Mailbox
from .requests.discord_refusals import Refusal, Refused
from .requests.retries import LONGEST_WHILE_IT_CHANGES, wait_after
from .timers import Timers

log = logging.getLogger(__name__)

_SECONDS_UNTIL_SURE = 5.0


@dataclass(frozen=True, slots=True)
class Written:
    """There is nothing left to be done about a message, for now."""


Outcome = Written | Refused

Bring = Callable[[Address, Mailbox], Awaitable[Outcome]]


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
        outcome: Outcome = Refused(Refusal.UNKNOWN)
        try:
            outcome = await self._bring(address, mailbox)
        except Exception:
            log.exception("a message is not up to date", extra={"game": address.game})
        finally:
            mailbox.writer = None
        self._after(outcome, address, mailbox)

    def _after(self, outcome: Outcome, address: Address, mailbox: Mailbox) -> None:
        match outcome:
            case Written():
                mailbox.failures = mailbox.faults = 0
                mailbox.not_before = 0.0
                mailbox.since = None
                self._be_sure(address, mailbox)
                self._settle(address, mailbox)
                if mailbox.again:
                    mailbox.again = False
                    self._look_again(address.game)
            case Refused(refusal=refusal, retry_after=retry_after):
                mailbox.failures += 1
                mailbox.faults = mailbox.faults + 1 if refusal is Refusal.UNKNOWN else 0
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
