"""What happens when somebody takes no direct messages.

The hand goes there no more: the board's button shows it. The seat remembers that (`dms_closed`)
until the person asks for the hand by direct message.
"""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import Any, Protocol

import discord

from bot.store.rows import MessageRow
from bot.tables import TableView
from bot.tables.delivery import Delivery

from .message_pages import MessagePages

log = logging.getLogger(__name__)


class Saying(Protocol):
    """Posts a sentence in a channel that may call one person."""

    def __call__(self, channel_id: int, text: str, user_id: int) -> Coroutine[Any, Any, object]:
        """Return once it stands there, or could not be posted."""
        ...


class ClosedDms:
    """Keeps in the channel the hands of those who take no direct messages."""

    def __init__(self, messages: Delivery, pages: MessagePages, say: Saying) -> None:
        self._messages = messages
        self._pages = pages
        self._say = say

    async def keep_hand_in_channel(self, hand: MessageRow) -> None:
        """Send this hand by direct message no more; the first time, that is said in public."""
        if hand.user_id is None:
            return
        log.info("direct messages are closed", extra={"game": hand.game_id, "seat": hand.seat})
        view = await self._messages.view(hand)
        if await self._messages.set_dms(hand.game_id, hand.user_id, True) and view is not None:
            text = self._pages.texts(view).format("dms-closed", player=f"<@{hand.user_id}>")
            await self._say(view.channel_id, text, hand.user_id)
        # Nor is a last word sent there, once the game is over or the person has left.
        await self._messages.removed(hand)


async def note_open(messages: Delivery, interaction: discord.Interaction, view: TableView) -> None:
    """Whoever asks for the hand by direct message can be reached there again."""
    if interaction.guild_id is None and view.me is not None and view.me.dms_closed:
        await messages.set_dms(view.game_id, interaction.user.id, False)
