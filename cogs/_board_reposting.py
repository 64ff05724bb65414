"""When a board is posted anew at the bottom of its channel."""

from __future__ import annotations

from datetime import datetime, timedelta

import discord

from bot.store.rows import MessageRow

_OLDEST_EDITED = timedelta(minutes=50)
"""Discord lets a message older than an hour be edited only now and then (30046)."""

_FAR_AWAY = 12
"""Messages below a board, after which it is out of sight."""

_LOOKED_EVERY = timedelta(minutes=2)


class BoardReposting:
    """Knows which boards are too old or too far up, and looks at each only now and then."""

    def __init__(self, bot: discord.Client) -> None:
        self._bot = bot
        self._looked_at: dict[int, datetime] = {}

    async def is_due(self, board: MessageRow) -> bool:
        """Whether a board is too old to be edited much longer, or scrolled out of sight."""
        now = discord.utils.utcnow()
        if board.posted_at is not None and now - board.posted_at > _OLDEST_EDITED:
            return True
        if board.message_id is None or board.channel_id is None:
            return False
        looked = self._looked_at.setdefault(board.message_id, now)
        if now - looked < _LOOKED_EVERY:
            return False
        self._looked_at[board.message_id] = now
        return await self._messages_below(board.channel_id, board.message_id) >= _FAR_AWAY

    def forget(self, message: MessageRow) -> None:
        """The message is to be deleted."""
        if message.message_id is not None:
            self._looked_at.pop(message.message_id, None)

    async def _messages_below(self, channel_id: int, message_id: int) -> int:
        channel = self._bot.get_partial_messageable(channel_id)
        board = discord.Object(message_id)
        try:
            return len([m async for m in channel.history(after=board, limit=_FAR_AWAY)])
        except discord.Forbidden:
            return 0
