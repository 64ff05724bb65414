"""When new direct messages may be begun: Discord's anti-spam can forbid that for days (20026).

A quarantined bot may neither open a direct-message channel nor write to people to whom it has never
written; the other channels go on. While it lasts, one attempt an hour is made by the whole process.
A process that has just started does not know whether it is quarantined, so that its first attempt
is made alone: others wait for its outcome.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import discord

from .discord_refusals import DiscordRefusal, meaning_of
from .request_timeouts import TroubleError
from .write_schedule import Timers

SECONDS_BETWEEN_ATTEMPTS = 3600.0

CODE = 20026


class NewDms:
    """Lets new direct messages begin, or holds them back except for one attempt an hour."""

    def __init__(self, timers: Timers) -> None:
        self._timers = timers
        self._are_allowed = False
        self._next_attempt = timers.now()
        self._holds_all = False
        self._alone = asyncio.Lock()

    def hold(self, *, is_first: bool) -> bool:
        """Return whether such a message is held: Discord forbids it, and no attempt is due.

        ``is_first``: the bot has not written to this person before.
        """
        is_affected = is_first or self._holds_all
        return is_affected and not self._are_allowed and self._timers.now() < self._next_attempt

    @asynccontextmanager
    async def attempt(self, *, is_first: bool) -> AsyncGenerator[None]:
        """Note whether Discord lets the enclosed requests begin a direct message.

        Raise `TroubleError` with Discord's code if such messages are held: see `hold`.
        """
        if self._are_allowed or not (is_first or self._holds_all):
            async with self._watched(is_first=is_first):
                yield
            return
        async with self._alone:
            if self.hold(is_first=is_first):
                raise TroubleError(self._next_attempt - self._timers.now(), CODE)
            async with self._watched(is_first=is_first):
                yield

    @asynccontextmanager
    async def _watched(self, *, is_first: bool) -> AsyncGenerator[None]:
        try:
            yield
        except discord.HTTPException as error:
            if meaning_of(error) is DiscordRefusal.DMS_ARE_HELD:
                self._forbid(is_first=is_first)
            elif is_first and meaning_of(error) not in _SAY_NOTHING:
                self._allow()
            raise
        if is_first or self._holds_all:
            self._allow()

    def _forbid(self, *, is_first: bool) -> None:
        self._are_allowed = False
        self._holds_all = self._holds_all or not is_first
        self._next_attempt = self._timers.now() + SECONDS_BETWEEN_ATTEMPTS

    def _allow(self) -> None:
        self._are_allowed, self._holds_all = True, False


_SAY_NOTHING = (
    DiscordRefusal.TROUBLE,
    DiscordRefusal.BUSY,
    DiscordRefusal.OPENED_TOO_FAST,
    DiscordRefusal.LOCKED_OUT,
)
"""Refusals that do not show whether new direct messages are allowed."""
