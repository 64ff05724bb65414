"""The cheapest way to edit a message: by the token of the last click that was answered in it.

Such requests do not count against the limit that Discord puts on a bot as a whole. A token is a way
to the very message that was clicked and to no other, and ends after a quarter of an hour.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime, timedelta

import discord

from ._layout import PrivateLayout, PublicLayout

LIFETIME = timedelta(minutes=14)
"""Discord lets a click's answer be edited for fifteen minutes."""

_MOST = 20_000

_ENDED = (10015, 50027, 10062)
"""The token is no longer known: Discord thinks that it has ended."""

_ANSWERED_IN_PLACE = (
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
)


@dataclass(frozen=True, slots=True)
class _Token:
    interaction: discord.Interaction
    until: datetime


class EditTokens:
    """The last click on each message that was answered by changing that message."""

    def __init__(self) -> None:
        self._tokens: OrderedDict[int, _Token] = OrderedDict()

    def remember(self, interaction: discord.Interaction) -> None:
        """Edit the clicked message by this click from now on, if that is what answered it."""
        message = interaction.message
        if message is None or interaction.response.type not in _ANSWERED_IN_PLACE:
            return
        self._tokens[message.id] = _Token(interaction, discord.utils.utcnow() + LIFETIME)
        self._tokens.move_to_end(message.id)
        while len(self._tokens) > _MOST:
            self._tokens.popitem(last=False)

    async def edit(self, message_id: int, page: PublicLayout | PrivateLayout) -> bool:
        """Edit this message; False if there is no token for it (any more)."""
        token = self._tokens.get(message_id)
        if token is None or token.until <= discord.utils.utcnow():
            self._tokens.pop(message_id, None)
            return False
        try:
            await token.interaction.edit_original_response(
                view=page, allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            if error.code not in _ENDED:
                raise
            self._tokens.pop(message_id, None)
            return False
        return True
