"""Direct messages: open channels, words to one person, and people whose DMs are closed.

Discord keeps one DM channel for each person and lets a bot open few of them in a short time. The
next hand therefore goes to the channel of the last one, also after a restart.

Discord's anti-spam can forbid new direct messages for days (20026). A quarantined bot may neither
open a direct-message channel nor write to people to whom it has never written; the other channels
go on. While it lasts, one attempt an hour is made by the whole process. A process that has just
started does not know whether it is quarantined, so that its first attempt is made alone: others
wait for its outcome.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from itertools import count
from secrets import token_hex
from weakref import WeakValueDictionary

import discord

from bot.bounded import Bounded
from bot.render import Page
from bot.tables import CallRecipients

from .budget import Budgets
from .discord_refusals import DISCORD_ERRORS, DiscordRefusal, meaning_of, refused_by, wait_after
from .message_requests import DmChannelId, MessageRequests, Sentence
from .request_timeouts import TroubleError
from .timers import Timers, wait

log = logging.getLogger(__name__)

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


_MOST_CHANNELS = 50_000


class DmChannels:
    """Opens each person's channel once, and again if Discord no longer knows it."""

    def __init__(
        self,
        requests: MessageRequests,
        budgets: Budgets,
        used_before: Callable[[int], Awaitable[int | None]],
        new_dms: NewDms,
    ) -> None:
        """`used_before` returns the channel of a user that the store knows."""
        self._requests = requests
        self._budgets = budgets
        self._new_dms = new_dms
        self._never_written: Bounded[int, None] = Bounded(_MOST_CHANNELS)
        self._used_before = used_before
        self._channels: Bounded[int, DmChannelId | None] = Bounded(_MOST_CHANNELS)
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def known(self, user_id: int) -> DmChannelId | None:
        """Return the channel of this user, or None if it has to be opened."""
        if user_id not in self._channels:
            used_before = await self._used_before(user_id)
            before = None if used_before is None else DmChannelId(used_before)
            self._channels.setdefault(user_id, before)
        return self._channels.get(user_id)

    @asynccontextmanager
    async def new_message(self, user_id: int, due: float) -> AsyncGenerator[DmChannelId]:
        """Wait for room to write to this user, open their channel if necessary, and yield it.

        Raise `TroubleError` if Discord lets the bot begin no direct messages for now.
        """
        is_first = await self._is_first(user_id)
        async with self._new_dms.attempt(is_first=is_first):
            channel_id = await self.to(user_id, due)
            async with self._budgets.post(channel_id, due):
                yield channel_id
        self._never_written.pop(user_id, None)

    async def are_held(self, user_id: int) -> bool:
        """Return whether Discord is known to let the bot write nothing to this user for now."""
        return self._new_dms.hold(is_first=await self._is_first(user_id))

    async def _is_first(self, user_id: int) -> bool:
        return await self.known(user_id) is None or user_id in self._never_written

    async def to(self, user_id: int, due: float) -> DmChannelId:
        """Return the channel of this user; open it when there is room for the request."""
        # Tasks that wait for the same channel must not take the scarce room.
        async with self._opening.setdefault(user_id, asyncio.Lock()):
            known = await self.known(user_id)
            if known is not None:
                return known
            async with self._budgets.open_channel(due):
                opened = await self._requests.open_dm(user_id)
            self._channels[user_id] = opened
            self._never_written[user_id] = None
            return opened

    def forget_person(self, user_id: int) -> None:
        """Forget this person's channel."""
        channel_id = self._channels.pop(user_id, None)
        if channel_id is not None:
            self._budgets.forget(channel_id)
        self._never_written.pop(user_id, None)

    def forget(self, user_id: int) -> None:
        """Forget that this user's channel exists: Discord no longer knows it."""
        self._channels[user_id] = None


_SECONDS_OF_TROUBLE = 120.0
"""Afterwards the message is no longer worth sending."""

_NAME_BYTES = 8
"""Several attempts with one name lead to one message."""


class Notices:
    """Sends messages that belong to no row, once."""

    def __init__(
        self,
        requests: MessageRequests,
        budgets: Budgets,
        dm_channels: DmChannels,
        timers: Timers,
    ) -> None:
        self._requests = requests
        self._budgets = budgets
        self._dm_channels = dm_channels
        self._timers = timers

    async def tell(self, user_id: int, page: Page) -> None:
        """Show a page to one person by direct message."""
        once = token_hex(_NAME_BYTES)

        async def tell() -> None:
            due = self._timers.now()
            async with self._dm_channels.new_message(user_id, due) as channel_id:
                await self._requests.write_to(channel_id, page, once)

        await self._insist(tell, "somebody could not be told", user_id)

    async def say(self, channel_id: int, text: str, user_ids: Collection[int]) -> None:
        """Post a sentence that may mention these people."""
        once, sentence = token_hex(_NAME_BYTES), Sentence(text, CallRecipients(tuple(user_ids)))

        async def say() -> None:
            async with self._budgets.post(channel_id, self._timers.now()):
                await self._requests.say(channel_id, sentence, once)

        await self._insist(say, "something could not be said")

    async def offer_reactions(self, channel_id: int, message_id: int, *emojis: str) -> None:
        """Add the reactions that players can click, if the bot may."""
        for emoji in emojis:

            async def react(emoji: str = emoji) -> None:
                async with self._budgets.anything(self._timers.now()):
                    await self._requests.react(channel_id, message_id, emoji)

            if not await self._insist(react, "no reactions below the board"):
                return

    async def _insist(
        self, attempt: Callable[[], Awaitable[None]], in_vain: str, user_id: int | None = None
    ) -> bool:
        """Repeat the attempt during an outage; return whether it succeeded.

        `user_id` is the person whose direct messages are written to.
        """
        began, was_gone = self._timers.now(), False
        for failures in count(1):
            try:
                await attempt()
            except DISCORD_ERRORS as error:
                refused = refused_by(error)
                is_over = self._timers.now() - began > _SECONDS_OF_TROUBLE
                is_gone = refused.refusal is DiscordRefusal.CHANNEL_IS_GONE and not was_gone
                if is_over or not (refused.consequence.passes or (is_gone and user_id)):
                    log.info(in_vain, extra={"why": refused.refusal.name})
                    return False
                if is_gone and user_id is not None:
                    self._dm_channels.forget(user_id)
                    was_gone = True
                await wait(wait_after(failures, refused), self._timers)
            else:
                return True
        return False
