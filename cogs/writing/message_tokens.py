"""The ways by tokens to the messages of games, and to new messages in their channels."""

from __future__ import annotations

from datetime import timedelta

import discord

from bot.bounded import Bounded

from ..tokens.interaction_tokens import InteractionToken, TokenMessage, changes_clicked, token_of

_RENEWED_BEFORE_END = timedelta(minutes=2)
"""How long before the end of a board's token a press on the board may bring the next one."""

_MOST_TOKENS = 20_000


class MessageTokens:
    """The newest way by a token to each message, and to new messages of a game in a channel."""

    def __init__(self) -> None:
        self._messages: Bounded[int, TokenMessage] = Bounded(_MOST_TOKENS)
        self._newest: Bounded[tuple[str, int], InteractionToken] = Bounded(_MOST_TOKENS)

    @property
    def held(self) -> int:
        """The number of messages with a token."""
        return len(self._messages)

    def remember(self, interaction: discord.Interaction, game_id: str) -> None:
        """Keep the click as the way to the clicked message, if its answer changed that message."""
        message = interaction.message
        if message is not None and changes_clicked(interaction):
            self.remember_original(interaction, game_id, message.id)

    def remember_original(
        self, interaction: discord.Interaction, game_id: str, message_id: int
    ) -> None:
        """Keep the interaction as the way to its original message, which has this id."""
        token = token_of(interaction)
        self._messages[message_id] = TokenMessage(token)
        self._newest[game_id, token.channel_id] = token

    def remember_press(self, interaction: discord.Interaction, *game_ids: str) -> None:
        """Keep an answered press as the way to new messages of these games in its channel."""
        token = token_of(interaction)
        for game_id in game_ids:
            self._newest[game_id, token.channel_id] = token

    def remember_follow_up(self, token: InteractionToken, game_id: str, message_id: int) -> None:
        """Keep the way to a message that was posted as a follow-up by this token."""
        self._messages[message_id] = TokenMessage(token, message_id)

    def to(self, message_id: int) -> TokenMessage | None:
        """Return the way to this message, or None if there is none (any more)."""
        found = self._messages.get(message_id)
        if found is None or found.token.has_ended:
            self.forget(message_id)
            return None
        return found

    def lacks(self, message_id: int) -> bool:
        """Return whether this message has no token, or one that is about to end."""
        found = self.to(message_id)
        if found is None:
            return True
        return found.token.ends_at - discord.utils.utcnow() <= _RENEWED_BEFORE_END

    def into(self, game_id: str, channel_id: int) -> InteractionToken | None:
        """Return the token of the last click on the game's messages in this channel, if it lives.

        New messages can be posted there by it.
        """
        token = self._newest.get((game_id, channel_id))
        if token is None or token.has_ended:
            self.post_no_more(game_id, channel_id)
            return None
        return None if token.follow_ups_left == 0 else token

    def forget_person(self, user_id: int) -> None:
        """Forget the tokens of this person's clicks."""
        for message_id, found in list(self._messages.items()):
            if found.token.user_id == user_id:
                self.forget(message_id)
        for (game_id, channel_id), token in list(self._newest.items()):
            if token.user_id == user_id:
                self.post_no_more(game_id, channel_id)

    def forget(self, message_id: int) -> None:
        """Forget the token of this message: it has expired, or the message is gone."""
        self._messages.pop(message_id, None)

    def post_no_more(self, game_id: str, channel_id: int) -> None:
        """Forget the way to new messages of the game in this channel."""
        self._newest.pop((game_id, channel_id), None)
