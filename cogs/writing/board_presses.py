"""Presses on lobbies and boards whose answer is for one person: they can bring the board a token.

The token of a private answer leads to that answer alone. So a press on a board without a living
token is acknowledged as an edit of the board, and the answer follows in a private message: two
requests instead of one, once in a quarter of an hour. All edits of the board are then free.
"""

from __future__ import annotations

import discord

from bot.store.rows import MessageKind
from bot.tables.messages.delivery import Delivery

from .message_tokens import MessageTokens

_RENEWED = (MessageKind.LOBBY, MessageKind.BOARD, MessageKind.POSTER)


class BoardPress:
    """A press on a message of a game that others see, too."""

    def __init__(
        self,
        messages: Delivery,
        tokens: MessageTokens,
        interaction: discord.Interaction,
        game_id: str,
    ) -> None:
        self._messages = messages
        self._tokens = tokens
        self._interaction = interaction
        self._game_id = game_id

    async def should_bring_token(self) -> bool:
        """Return whether the message lacks a token, and has more to show."""
        message = self._interaction.message
        if message is None or not self._tokens.lacks(message.id):
            return False
        row = await self._messages.at(self._game_id, message.id)
        return row is not None and row.kind in _RENEWED and row.has_more_to_show

    def acknowledged(self) -> None:
        """Edit the message by this press from now on: it was acknowledged as an edit of it."""
        self._tokens.remember(self._interaction, self._game_id)
