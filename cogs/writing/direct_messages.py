"""Direct messages: open channels, words to one person, and people whose DMs are closed.

Discord keeps one DM channel for each person and lets a bot open few of them in a short time. The
next hand therefore goes to the channel of the last one, also after a restart.

Once somebody's DMs are closed, or Discord holds all new ones, their hand is no longer sent; the
board's button shows it. The seat remembers this (`dms_closed`) until the person asks for the hand
by direct message. Seats are then offered to them in the channel, and they are mentioned there.
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
from bot.place import BotDm
from bot.render import Page
from bot.store.rows import MessageKind, MessageRow
from bot.tables import CallRecipients, Tables, TableView
from bot.tables.messages.delivery import Delivery

from ..places import place_of
from .discord_refusals import (
    DISCORD_ERRORS,
    DiscordRefusal,
    HandTrouble,
    RefusedRequest,
    refused_by,
    wait_after,
)
from .message_pages import MessagePages
from .message_requests import DmChannelId, MessageRequests
from .new_dms import NewDms
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
        self._budgets.forget(self._channels.pop(user_id, None))
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
        once, called = token_hex(_NAME_BYTES), CallRecipients(tuple(user_ids))

        async def say() -> None:
            async with self._budgets.post(channel_id, self._timers.now()):
                await self._requests.call(channel_id, text, called, once)

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


_MOST_TOLD = 10_000


class ClosedDms:
    """Moves to the channel what cannot be sent to people by direct message, and tells them so."""

    def __init__(
        self, tables: Tables, pages: MessagePages, notices: Notices, dm_channels: DmChannels
    ) -> None:
        self._messages = tables.messages
        self._reminders = tables.direct_reminders
        self._pages = pages
        self._notices = notices
        self._dm_channels = dm_channels
        self._told: Bounded[tuple[str, int], HandTrouble] = Bounded(_MOST_TOLD)
        self._one_at_a_time = asyncio.Lock()

    async def go_elsewhere(self, message: MessageRow, refused: RefusedRequest) -> None:
        """Replace a message that does not arrive by one in the channel, where that is possible."""
        if message.user_id is None:
            return
        match message.kind:
            case MessageKind.HAND:
                await self._keep_hands_in_channel(message, refused)
            case MessageKind.DIRECT_REMINDER:
                log.info("no reminder by direct message", extra=_why(message, refused))
                await self._reminders.mention_instead(message)
            case MessageKind.OFFER:
                await self._messages.set_follower_dms_closed(message.game_id, message.user_id)
            case _:
                await self._messages.removed(message)

    async def _keep_hands_in_channel(self, hand: MessageRow, refused: RefusedRequest) -> None:
        """Stop sending this hand by direct message; the first time, say so in the channel.

        Where Discord holds all new direct messages, the others of the table would fare the same.
        """
        log.info("no hand by direct message", extra=_why(hand, refused))
        are_held = refused.refusal is DiscordRefusal.DMS_ARE_HELD
        view, news = await self._messages.view(hand), list[int]()
        # Two hands of one table at once would each tell a part of its players.
        async with self._one_at_a_time:
            hands = [hand, *(await self._other_new_hands(hand) if are_held else ())]
            for each in hands:
                user_id = each.user_id
                if user_id and await self._messages.set_dms(each.game_id, user_id, True):
                    news.append(user_id)
        await self._tell(view, news, refused.consequence.hand or HandTrouble.CLOSED)
        # No last word is sent there either, once the game is over or the person has left.
        for each in hands:
            await self._messages.removed(each)

    async def _other_new_hands(self, hand: MessageRow) -> list[MessageRow]:
        """Return the other hands of this table whose owners have no channel yet."""
        found = await self._messages.of_game(hand.game_id)
        return [
            row
            for row in (() if found is None else found.messages)
            if row.kind is MessageKind.HAND and row.message_id is None and row.id != hand.id
            if row.user_id is not None and await self._dm_channels.known(row.user_id) is None
        ]

    async def tell_once(self, hand: MessageRow, trouble: HandTrouble) -> None:
        """Tell the owner of a hand that is tried again, the first time, that *Hand* shows it."""
        if hand.kind is not MessageKind.HAND or hand.user_id is None:
            return
        if self._told.get((hand.game_id, hand.user_id)) is not trouble:
            await self._tell(await self._messages.view(hand), [hand.user_id], trouble)

    def arrived(self, message: MessageRow) -> None:
        """Note that a direct message has arrived: a later trouble is news."""
        if message.user_id is not None:
            self._told.pop((message.game_id, message.user_id), None)

    async def _tell(
        self, view: TableView | None, user_ids: Collection[int], trouble: HandTrouble
    ) -> None:
        # A game that is played alone in direct messages has no other channel.
        if view is None or view.game.board_is_hand:
            return
        # While all are held, asking for the hand by direct message would lead here again.
        news = [
            user_id
            for user_id in user_ids
            if trouble is HandTrouble.CLOSED or self._told.get((view.game.id, user_id)) != trouble
        ]
        if not news:
            return
        for user_id in news:
            self._told[view.game.id, user_id] = trouble
        players = " ".join(f"<@{user_id}>" for user_id in news)
        text = self._pages.hand_elsewhere(trouble, players, view)
        await self._notices.say(view.game.channel_id, text, news)


def _why(message: MessageRow, refused: RefusedRequest) -> dict[str, object]:
    return {"game": message.game_id, "seat": message.seat, "why": refused.refusal.name}


async def note_open(messages: Delivery, interaction: discord.Interaction, view: TableView) -> None:
    """Note that a person can be reached by direct message again, because they asked there."""
    if isinstance(place_of(interaction), BotDm) and view.me is not None and view.me.dms_closed:
        await messages.set_dms(view.game.id, interaction.user.id, False)
