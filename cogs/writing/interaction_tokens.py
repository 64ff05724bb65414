"""Edits of a message by the token of the last click that was answered in it.

Such requests do not count towards Discord's limit for the bot as a whole. A token leads to the
clicked message and to no other, and expires after fifteen minutes.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

import discord

from bot.bounded import Bounded
from bot.render import Page
from bot.store.rows import MessageRow

from ..showing.components import PageLayout, attached
from ..showing.refused_parts import in_some_form
from .message_requests import NOBODY, SECONDS_TO_EDIT, require_hand
from .request_timeouts import within

LIFETIME = timedelta(minutes=14)
"""Discord allows edits of a click's answer for fifteen minutes."""

_MOST_TOKENS = 20_000


def changes_clicked(interaction: discord.Interaction) -> bool:
    """Return whether the click was answered by changing the clicked message."""
    return interaction.response.type in (
        discord.InteractionResponseType.message_update,
        discord.InteractionResponseType.deferred_message_update,
    )


@dataclass(frozen=True, slots=True)
class Token:
    """A click, and until when its answer can be edited."""

    interaction: discord.Interaction
    until: datetime

    async def edit(self, message: MessageRow, page: Page) -> None:
        """Edit the clicked message.

        Raise `ExposedError` for a page for one person in any message but a hand.
        """
        require_hand(message, page)
        interaction = self.interaction

        async def send(layout: PageLayout) -> None:
            edit = interaction.edit_original_response(
                view=layout, allowed_mentions=NOBODY, **attached(layout.page)
            )
            await within(SECONDS_TO_EDIT, edit)

        await in_some_form(interaction.client, page, send)


class InteractionTokens:
    """The last click on each message that was answered by changing that message."""

    def __init__(self) -> None:
        self._tokens: Bounded[int, Token] = Bounded(_MOST_TOKENS)

    @property
    def held(self) -> int:
        """The number of messages with a token."""
        return len(self._tokens)

    def remember(self, interaction: discord.Interaction) -> None:
        """Keep the click as the way to the clicked message, if its answer changed that message."""
        message = interaction.message
        if message is None or not changes_clicked(interaction):
            return
        self._tokens[message.id] = Token(interaction, discord.utils.utcnow() + LIFETIME)

    def to(self, message_id: int) -> Token | None:
        """Return the token for this message, or None if there is none (any more)."""
        token = self._tokens.get(message_id)
        if token is None or token.until <= discord.utils.utcnow():
            self.forget(message_id)
            return None
        return token

    def forget_all(self) -> None:
        """Forget all tokens: a click holds its person and the old message, with the names on it."""
        self._tokens.clear()

    def forget(self, message_id: int) -> None:
        """Forget the token of this message: it has expired, or the message is gone."""
        self._tokens.pop(message_id, None)
