"""Messages of interactions that only one person can see: any page for that person may be shown.

An `OwnMessage` is made here alone, where it is known who sees the message.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import discord

from bot.render import Page

from ..audience import clicked_own
from ..showing.components import ExposedError, files_of
from ..tokens.interaction_tokens import TokenMessage, changes_clicked, token_of
from ..tokens.kept_ways import KeptWay, Purpose
from ..tokens.token_requests import FollowUp
from .message_requests import edit_target


@dataclass(slots=True)
class OwnMessage:
    """A message that only one person can see, as long as its token allows edits.

    ``locale`` is the language of the person's Discord, or one that they have chosen since.
    ``made_by`` is the interaction that made the message, None if that is not known.
    """

    target: TokenMessage = field(repr=False)
    locale: str
    made_by: int | None = None

    @property
    def user_id(self) -> int:
        """The person who sees the message."""
        return self.target.token.user_id

    @property
    def ends_at(self) -> datetime:
        """When the message can no longer be edited."""
        return self.target.token.ends_at

    def is_beside(self, other: OwnMessage) -> bool:
        """Return whether these are known to be two messages."""
        return None not in (self.made_by, other.made_by) and self.made_by != other.made_by

    async def edit(self, client: discord.Client, page: Page) -> None:
        """Show another page.

        Raise `discord.HTTPException` if the message is gone, `TroubleError` if Discord has trouble.
        """
        await edit_target(client, self.target, page, _replacing_files)


def own_answer(interaction: discord.Interaction) -> OwnMessage:
    """Return the interaction's original message. Raise `ExposedError` if others see it."""
    is_foreign = changes_clicked(interaction) and not clicked_own(interaction)
    if interaction.response.type is None or is_foreign:
        raise ExposedError("the interaction's original message is not one person's own")
    maker = interaction
    if changes_clicked(interaction):
        maker = None if interaction.message is None else interaction.message.interaction_metadata
    return _own(interaction, None if maker is None else maker.id)


def own_follow_up(interaction: discord.Interaction, posted: FollowUp) -> OwnMessage:
    """Return a follow-up of the interaction. Raise `ExposedError` if others see it."""
    if not posted.is_private:
        raise ExposedError("the follow-up is not one person's own")
    return _own(interaction, interaction.id, posted.id)


def _own(
    interaction: discord.Interaction, made_by: int | None, follow_up: int | None = None
) -> OwnMessage:
    target = TokenMessage(token_of(interaction), follow_up)
    return OwnMessage(target, str(interaction.locale), made_by)


def own_again(way: KeptWay) -> OwnMessage:
    """Return the message to which a stored way leads, which was an `OwnMessage` when it was stored.

    Raise `ExposedError` if it was not.
    """
    if way.purpose not in (Purpose.HAND, Purpose.BACKS):
        raise ExposedError("the stored message is not one person's own")
    return OwnMessage(way.message, way.locale, way.made_by)


def _replacing_files(page: Page) -> dict[str, Any]:
    """Return the argument with which an edit replaces files, by none if the page has none."""
    return {"attachments": files_of(page)}
