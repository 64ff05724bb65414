"""The ways by tokens to the messages of games, and to new messages in their channels."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import discord

from bot.bounded import Bounded

from ..tokens.interaction_tokens import InteractionToken, TokenMessage, changes_clicked, token_of
from ..tokens.kept_ways import KeptWay, Purpose, keep_nowhere

_RENEWED_BEFORE_END = timedelta(minutes=2)
"""How long before the end of a board's token a press on the board may bring the next one."""

_MOST_TOKENS = 20_000


class MessageTokens:
    """The newest way by a token to each message, and to new messages of a game in a channel."""

    def __init__(self, keep: Callable[[KeptWay], object] = keep_nowhere) -> None:
        """`keep` is called with each way that is to be stored."""
        self._keep = keep
        self._messages: Bounded[int, TokenMessage] = Bounded(_MOST_TOKENS)
        self._newest: Bounded[tuple[str, int], InteractionToken] = Bounded(_MOST_TOKENS)
        self._restored: Bounded[tuple[str, int], InteractionToken] = Bounded(_MOST_TOKENS)

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
        self._remember(game_id, message_id, TokenMessage(token))
        self.remember_channel(token, game_id)

    def remember_follow_up(self, token: InteractionToken, game_id: str, message_id: int) -> None:
        """Keep the way to a message that was posted as a follow-up by this token."""
        self._remember(game_id, message_id, TokenMessage(token, message_id))

    def remember_channel(self, token: InteractionToken, game_id: str) -> None:
        """Keep the token as the way to new messages of the game in its channel."""
        self._newest[game_id, token.channel_id] = token
        way = TokenMessage(token)
        self._keep(KeptWay(game_id, Purpose.CHANNEL, token.channel_id, way))

    def _remember(self, game_id: str, message_id: int, way: TokenMessage) -> None:
        self._messages[message_id] = way
        self._keep(KeptWay(game_id, Purpose.MESSAGE, message_id, way))

    def restore(self, way: KeptWay) -> None:
        """Take a stored way, unless there is a newer one."""
        found, token = way.target_id, way.message.token
        if way.purpose is Purpose.MESSAGE:
            known = self._messages.get(found)
            if known is None or _is_newer(token, known.token):
                self._messages[found] = way.message
        elif way.purpose is Purpose.CHANNEL:
            newest = self._restored.get((way.game_id, found))
            if newest is None or _is_newer(token, newest):
                self._restored[way.game_id, found] = token

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

    def into(
        self, game_id: str, channel_id: int, *, restored: bool = False
    ) -> InteractionToken | None:
        """Return the token of the last click on the game's messages in this channel, if it lives.

        New messages can be posted there by it. `restored` also takes a token of another process, or
        from before a restart. A message that was posted by it then may stand there unknown to us.
        """
        token = self._newest.get((game_id, channel_id))
        if restored and (token is None or token.has_ended):
            token = self._restored.get((game_id, channel_id))
        if token is None or token.has_ended:
            self._newest.pop((game_id, channel_id), None)
            return None
        return None if token.follow_ups_left == 0 else token

    def forget_person(self, user_id: int) -> None:
        """Forget the tokens of this person's clicks."""
        for message_id, found in list(self._messages.items()):
            if found.token.user_id == user_id:
                self.forget(message_id)
        for (game_id, channel_id), token in [*self._newest.items(), *self._restored.items()]:
            if token.user_id == user_id:
                self.post_no_more(game_id, channel_id)

    def forget(self, message_id: int) -> None:
        """Forget the token of this message: it has expired, or the message is gone."""
        self._messages.pop(message_id, None)

    def post_no_more(self, game_id: str, channel_id: int) -> None:
        """Forget the way to new messages of the game in this channel."""
        self._newest.pop((game_id, channel_id), None)
        self._restored.pop((game_id, channel_id), None)


def _is_newer(token: InteractionToken, known: InteractionToken) -> bool:
    return token.interaction_id > known.interaction_id
