"""Direct messages: open channels, words to one person, and people whose DMs are closed.

Discord keeps one DM channel for each person and lets a bot open few of them in a short time. The
next hand therefore goes to the channel of the last one, also after a restart.

Once somebody's DMs are closed, their hand is no longer sent; the board's button shows it. The seat
remembers this (`dms_closed`) until the person asks for the hand by direct message. Seats are then
offered to them in the channel.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import count
from secrets import token_hex
from weakref import WeakValueDictionary

import discord

from bot.bounded import Bounded
from bot.render import Page
from bot.store.rows import MessageKind, MessageRow
from bot.tables import TableView
from bot.tables.messages.delivery import Delivery

from .discord_refusals import DISCORD_ERRORS, DiscordRefusal, refused_by, wait_after
from .message_pages import MessagePages
from .message_requests import MessageRequests
from .request_limits import Budgets
from .write_schedule import Timers, wait

log = logging.getLogger(__name__)

_MOST_CHANNELS = 50_000


class DmChannels:
    """Opens each person's channel once, and again if Discord no longer knows it."""

    def __init__(
        self,
        requests: MessageRequests,
        budgets: Budgets,
        used_before: Callable[[int], Awaitable[int | None]],
    ) -> None:
        """`used_before` returns the channel of a user that the store knows."""
        self._requests = requests
        self._budgets = budgets
        self._used_before = used_before
        self._channels: Bounded[int, int | None] = Bounded(_MOST_CHANNELS)
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def known(self, user_id: int) -> int | None:
        """Return the channel of this user, or None if it has to be opened."""
        if user_id not in self._channels:
            used_before = await self._used_before(user_id)
            self._channels.setdefault(user_id, used_before)
        return self._channels.get(user_id)

    async def to(self, user_id: int, due: float) -> int:
        """Return the channel of this user; open it when there is room for the request."""
        # Tasks that wait for the same channel must not take the scarce room.
        async with self._opening.setdefault(user_id, asyncio.Lock()):
            known = await self.known(user_id)
            if known is not None:
                return known
            async with self._budgets.open_channel(due):
                opened = await self._requests.open_dm(user_id)
            self._channels[user_id] = opened
            return opened

    def forget_person(self, user_id: int) -> None:
        """Forget this person's channel."""
        self._budgets.forget(self._channels.pop(user_id, None))

    def forget(self, user_id: int) -> None:
        """Forget that this user's channel exists: Discord no longer knows it."""
        self._channels[user_id] = None


_PASSING = (DiscordRefusal.TROUBLE, DiscordRefusal.OPENED_TOO_FAST)

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
            channel_id = await self._dm_channels.to(user_id, due)
            async with self._budgets.post(channel_id, due):
                await self._requests.write_to(channel_id, page, once)

        await self._insist(tell, "somebody could not be told", user_id)

    async def say(self, channel_id: int, text: str, user_id: int) -> None:
        """Post a sentence that may mention this one person."""
        once = token_hex(_NAME_BYTES)

        async def say() -> None:
            async with self._budgets.post(channel_id, self._timers.now()):
                await self._requests.say(channel_id, text, user_id, once)

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
        began = self._timers.now()
        for failures in count(1):
            try:
                await attempt()
            except DISCORD_ERRORS as error:
                refused = refused_by(error)
                is_over = self._timers.now() - began > _SECONDS_OF_TROUBLE
                is_gone = refused.refusal is DiscordRefusal.CHANNEL_IS_GONE
                if is_over or not (refused.refusal in _PASSING or (is_gone and user_id)):
                    log.info(in_vain, extra={"why": refused.refusal.name})
                    return False
                if is_gone and user_id is not None:
                    self._dm_channels.forget(user_id)
                pause = wait_after(failures, refused.refusal, refused.retry_after)
                await wait(pause, self._timers)
            else:
                return True
        return False


class ClosedDms:
    """Moves to the channel what cannot be sent to people who accept no direct messages."""

    def __init__(self, messages: Delivery, pages: MessagePages, notices: Notices) -> None:
        self._messages = messages
        self._pages = pages
        self._notices = notices

    async def go_elsewhere(self, message: MessageRow) -> None:
        """Replace a message that does not arrive by one in the channel, where that is possible."""
        if message.user_id is None:
            return
        match message.kind:
            case MessageKind.HAND:
                await self._keep_hand_in_channel(message, message.user_id)
            case MessageKind.OFFER:
                await self._messages.set_follower_dms_closed(message.game_id, message.user_id)
            case _:
                await self._messages.removed(message)

    async def _keep_hand_in_channel(self, hand: MessageRow, user_id: int) -> None:
        """Stop sending this hand by direct message; the first time, say so in the channel."""
        log.info("direct messages are closed", extra={"game": hand.game_id, "seat": hand.seat})
        view = await self._messages.view(hand)
        is_news = await self._messages.set_dms(hand.game_id, user_id, True)
        # A what-if game is played alone and has no channel.
        if is_news and view is not None and not view.what_if:
            text = self._pages.texts(view).format("dms-closed", player=f"<@{user_id}>")
            await self._notices.say(view.channel_id, text, user_id)
        # No last word is sent there either, once the game is over or the person has left.
        await self._messages.removed(hand)


async def note_open(messages: Delivery, interaction: discord.Interaction, view: TableView) -> None:
    """Note that a person can be reached by direct message again, because they asked there."""
    if interaction.guild_id is None and view.me is not None and view.me.dms_closed:
        await messages.set_dms(view.game_id, interaction.user.id, False)
