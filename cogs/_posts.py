"""The single requests by which messages are posted, edited and deleted."""

from __future__ import annotations

import asyncio
import logging

import discord
from discord.ext import commands

from bot.store.rows import MessageKind, MessageRow

from ._edit_tokens import EditTokens
from ._layout import ExposedError, PrivateLayout, PublicLayout

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
EDITED_TOO_OFTEN = 30046
OPENED_TOO_FAST = 40003


class Posts:
    """Discord's side of our messages, by ids: nothing has to be in the cache."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._opening = asyncio.Lock()
        self.tokens = EditTokens()

    async def post(self, channel_id: int, page: PublicLayout) -> tuple[int, int]:
        """Post a page for everybody: the ids of its channel and message."""
        return await self._send(channel_id, page)

    async def write_to(self, dm_channel_id: int, page: PrivateLayout) -> tuple[int, int]:
        """Send a page to one person by direct message: the ids of its channel and message."""
        return await self._send(dm_channel_id, page)

    async def _send(self, channel_id: int, page: PublicLayout | PrivateLayout) -> tuple[int, int]:
        channel = self._bot.get_partial_messageable(channel_id)
        sent = await channel.send(view=page, allowed_mentions=discord.AllowedMentions.none())
        return channel_id, sent.id

    async def say(self, channel_id: int, text: str, user_id: int) -> tuple[int, int]:
        """Post a sentence that may call this one person."""
        channel = self._bot.get_partial_messageable(channel_id)
        allowed = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user_id)]
        )
        sent = await channel.send(text, allowed_mentions=allowed)
        return channel_id, sent.id

    async def edit(self, message: MessageRow, page: PublicLayout | PrivateLayout) -> bool:
        """Edit a posted message; False if it is gone, or too old to be edited once more.

        Raises `ExposedError` for a page for one person in any message but a hand.
        """
        if isinstance(page, PrivateLayout) and message.kind is not MessageKind.HAND:
            raise ExposedError("only a hand is a page for one person")
        if message.channel_id is None or message.message_id is None:
            return False
        try:
            if await self.tokens.edit(message.message_id, page):
                return True
            await self._partial(message).edit(
                view=page, allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, EDITED_TOO_OFTEN):
                return False
            raise
        return True

    async def delete(self, message: MessageRow) -> None:
        """Delete a posted message, if it is still there."""
        if message.channel_id is None or message.message_id is None:
            return
        try:
            await self._partial(message).delete()
        except (discord.NotFound, discord.Forbidden):
            log.info("message was gone already", extra={"game": message.game_id})

    async def offer_reactions(self, posted: tuple[int, int], *emojis: str) -> None:
        """Put the reactions there that people can click; without the permission do without."""
        channel = self._bot.get_partial_messageable(posted[0])
        message = channel.get_partial_message(posted[1])
        try:
            for emoji in emojis:
                await message.add_reaction(emoji)
        except (discord.Forbidden, discord.NotFound):
            log.info("no reactions below the board", extra={"channel": posted[0]})

    async def open_dm(self, user_id: int) -> int:
        """The direct message channel of a user. One is opened after the other: Discord minds."""
        async with self._opening:
            # Asked of Discord each time: a channel in the cache may be the one that is gone.
            channel = await self._bot.http.start_private_message(user_id)
        return int(channel["id"])

    def _partial(self, message: MessageRow) -> discord.PartialMessage:
        assert message.channel_id is not None
        assert message.message_id is not None
        channel = self._bot.get_partial_messageable(message.channel_id)
        return channel.get_partial_message(message.message_id)
