"""What cannot be sent to people by direct message: it goes to the channel, and they are told so.

Once somebody's DMs are closed, or Discord holds all new ones, their hand is no longer sent; the
board's button shows it. The seat remembers this (`dms_closed`) until the person asks for the hand
by direct message. Seats are then offered to them in the channel, and they are mentioned there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

import discord

from bot.bounded import Bounded
from bot.place import BotDm
from bot.store.rows import MessageRow
from bot.tables import Tables, TableView
from bot.tables.messages.delivery import Delivery

from ..places import place_of
from .direct_messages import DmChannels, Notices
from .discord_refusals import DiscordRefusal, HandTrouble, RefusedRequest
from .message import HAND, WithoutDms, kind_of
from .message_pages import MessagePages

log = logging.getLogger(__name__)

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
        match kind_of(message).without_dms:
            case WithoutDms.HAND_BUTTON:
                await self._keep_hands_in_channel(message, refused)
            case WithoutDms.MENTION:
                log.info("no reminder by direct message", extra=_why(message, refused))
                await self._reminders.mention_instead(message)
            case WithoutDms.OFFER_IN_CHANNEL:
                await self._messages.set_follower_dms_closed(message.game_id, message.user_id)
            case WithoutDms.NOTHING:
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
            if kind_of(row) is HAND and row.message_id is None and row.id != hand.id
            if row.user_id is not None and await self._dm_channels.known(row.user_id) is None
        ]

    async def tell_once(self, hand: MessageRow, trouble: HandTrouble) -> None:
        """Tell the owner of a hand that is tried again, the first time, that *Hand* shows it."""
        if kind_of(hand) is not HAND or hand.user_id is None:
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
