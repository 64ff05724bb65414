"""What happens when somebody takes no direct messages.

The hand goes there no more: the board's button shows it. The seat remembers that (`dms_closed`)
until the person asks for the hand by direct message.
"""

from __future__ import annotations

import discord

from bot.store.rows import MessageRow
from bot.tables import TableView

from ._page_contexts import table_texts
from ._posts import Posts
from ._services import Services

_CODES = (50007, 50278)
"""The user takes no direct messages, or none without a server in common."""


def says_closed(error: discord.HTTPException) -> bool:
    """Whether Discord refused because the person takes no direct messages."""
    return error.code in _CODES


async def keep_hand_in_channel(
    client: discord.Client, services: Services, posts: Posts, message: MessageRow, view: TableView
) -> None:
    """Send this hand by direct message no more; the first time, the person is told in public."""
    if message.user_id is None:
        return
    news = await services.tables.messages.set_dms(message.game_id, message.user_id, True)
    if news:
        t = table_texts(client, services.texts, view)
        text = t.format("dms-closed", player=f"<@{message.user_id}>")
        await posts.say(view.channel_id, text, message.user_id)


async def note_open(services: Services, interaction: discord.Interaction, view: TableView) -> None:
    """Whoever asks for the hand by direct message can be reached there again."""
    if interaction.guild_id is None and view.me is not None and view.me.dms_closed:
        await services.tables.messages.set_dms(view.game_id, interaction.user.id, False)
