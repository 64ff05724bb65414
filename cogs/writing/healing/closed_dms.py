"""What happens when somebody takes no direct messages.

The hand goes there no more: the board's button shows it. The seat remembers that (`dms_closed`)
until the person asks for the hand by direct message. A seat is offered in the channel.
"""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import Any, Protocol

import discord

from bot.store.rows import MessageKind, MessageRow
from bot.tables import TableView
from bot.tables.messages.delivery import Delivery

from ..message_pages import MessagePages

log = logging.getLogger(__name__)


class Saying(Protocol):
    """Posts a sentence in a channel that may call one person."""

    def __call__(self, channel_id: int, text: str, user_id: int) -> Coroutine[Any, Any, object]:
        """Return once it stands there, or could not be posted."""
        ...


class ClosedDms:
    """Keeps in the channel what was meant for those who take no direct messages."""

    def __init__(self, messages: Delivery, pages: MessagePages, say: Saying) -> None:
        self._messages = messages
        self._pages = pages
        self._say = say

    async def go_elsewhere(self, message: MessageRow) -> None:
        """Say in the channel what can be said there of a message that does not arrive."""
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
        """Send this hand by direct message no more; the first time, that is said in public."""
        log.info("direct messages are closed", extra={"game": hand.game_id, "seat": hand.seat})
        view = await self._messages.view(hand)
        is_news = await self._messages.set_dms(hand.game_id, user_id, True)
        # What somebody plays for themselves is over by that, and stands in no channel.
        if is_news and view is not None and not view.what_if:
            text = self._pages.texts(view).format("dms-closed", player=f"<@{user_id}>")
            await self._say(view.channel_id, text, user_id)
        # Nor is a last word sent there, once the game is over or the person has left.
        await self._messages.removed(hand)


async def note_open(messages: Delivery, interaction: discord.Interaction, view: TableView) -> None:
    """Whoever asks for the hand by direct message can be reached there again."""
    if interaction.guild_id is None and view.me is not None and view.me.dms_closed:
        await messages.set_dms(view.game_id, interaction.user.id, False)
