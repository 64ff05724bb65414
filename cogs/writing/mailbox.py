"""One message: at most one request for it under way, and an answer to a click goes first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from .timers import Timer, Timers


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
        self._one_request = asyncio.Lock()
        self._timer: Timer | None = None
        self._at = 0.0

    @property
    def is_answered(self) -> bool:
        """Whether a click on the message is being answered: that is its next write."""
        return self._answers > 0

    @property
    def is_idle(self) -> bool:
        """Whether nobody writes or is about to."""
        return self.writer is None and self._timer is None and not self._answers

    def writing(self) -> asyncio.Lock:
        """While whoever writes the message holds this, nobody else does."""
        return self._one_request

    async def begin_answer(self) -> None:
        """Return once an answer may write the message."""
        await self._one_request.acquire()

    def end_answer(self) -> None:
        """The answer is written."""
        self._one_request.release()

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
