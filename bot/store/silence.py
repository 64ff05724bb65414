"""A database that does not answer: since when, what the log says of it, and when it is over."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable

from bot.errors import NoAnswerError, PermanentError

from .limits import Limits

log = logging.getLogger(__name__)

_LOG_AGAIN = 60.0
"""Seconds between two lines of the log while the silence lasts."""


class Silence:
    """Notes when the database falls silent, and asks it until it answers again.

    Meanwhile nobody else asks it: a request fails at once, or waits until the silence is over if it
    has just begun. ``on_begun`` and ``on_over`` are called when it begins and when it is over.
    ``is_final`` is set if it will never be, for the reason ``final_fault``.
    """

    def __init__(
        self,
        ask: Callable[[], Awaitable[None]],
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`ask` asks the database for a sign of life; it raises an error if there is none.

        A `PermanentError` says that there will never be one.
        """
        self._ask = ask
        self._limits = limits
        self._clock = clock
        self._began_at: float | None = None
        self._why: BaseException | None = None
        self._over_at = -math.inf
        self._asking: asyncio.Task[None] | None = None
        self.on_begun: list[Callable[[], None]] = []
        self.on_over: list[Callable[[], None]] = []
        self.is_final = asyncio.Event()
        self.final_fault: PermanentError | None = None

    @property
    def moment(self) -> float:
        """The seconds that a database that answers may take in any case."""
        return self._limits.beginning

    @property
    def lasts(self) -> float | None:
        """For how many seconds the database has been silent, None if it answers."""
        return None if self._began_at is None else self._clock() - self._began_at

    def now(self) -> float:
        """Return the time, to be given to `begin`."""
        return self._clock()

    def begin(self, why: BaseException, asked_at: float) -> None:
        """Note that the database has not answered what it was asked at this time.

        Nothing is new if that belongs to a silence that is known, or over already.
        """
        if self._began_at is not None or asked_at <= self._over_at:
            return
        self._began_at = self._clock()
        self._why = why
        log.warning("the database does not answer", extra={"why": _in_words(why)})
        for call in self.on_begun:
            call()
        self._asking = asyncio.create_task(self._ask_until_over(), name="silent database")

    def end_for_good(self, fault: PermanentError) -> None:
        """Note that the database will never answer as it should, for this reason."""
        self.final_fault = fault
        self.is_final.set()

    async def until_over(self) -> None:
        """Wait until the silence is over; raise `NoAnswerError` if it has lasted for a moment.

        The cause of the error is the one by which the silence began, unless that says nothing.
        """
        if self._asking is None or self._began_at is None:
            return
        left = self._limits.transaction - self._limits.beginning - (self._clock() - self._began_at)
        if left > 0:
            await asyncio.wait([self._asking], timeout=left)
        if self.lasts is not None:
            raise NoAnswerError("the database does not answer") from self._cause()

    def _cause(self) -> BaseException | None:
        return self._why if self._why is not None and str(self._why) else None

    async def _ask_until_over(self) -> None:
        assert self._began_at is not None
        logged = self._began_at
        while not await self._has_answered():
            if self.is_final.is_set():
                return
            if self._clock() - logged >= _LOG_AGAIN:
                logged = self._clock()
                log.warning("the database still does not answer", extra=self._seconds())
            await asyncio.sleep(self._limits.pause)
        log.warning("the database answers again", extra=self._seconds())
        self._began_at, self._why, self._over_at = None, None, self._clock()
        for call in self.on_over:
            call()

    async def _has_answered(self) -> bool:
        try:
            await self._ask()
        except PermanentError as error:
            self.end_for_good(error)
            return False
        except Exception as error:
            log.debug("no sign of life", extra={"why": _in_words(error)})
            return False
        return True

    def _seconds(self) -> dict[str, float]:
        assert self._began_at is not None
        return {"seconds": round(self._clock() - self._began_at, 1)}

    async def close(self) -> None:
        """Do not ask any more."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.wait([self._asking], timeout=self._limits.closing)


def _in_words(why: BaseException) -> str:
    if isinstance(why, TimeoutError):
        return "no answer in time"
    return f"{type(why).__name__}: {why}".partition("\n")[0].rstrip(": ")
