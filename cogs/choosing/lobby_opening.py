"""Opening a lobby: whether a game is allowed here, and in which channel or thread it is played."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.i18n import Translator
from bot.render import shortened
from bot.render.names import plain_name
from bot.setting_values import ServerSettings, Starters

from ..answering.interaction_data import may_manage

_LONGEST_THREAD_NAME = 100
_A_DAY = 1440
"""Minutes without a message after which Discord archives the thread."""


class NotHereError(Exception):
    """Says to a person why no game is opened here."""


@dataclass(frozen=True, slots=True)
class PlaceToPlay:
    """A channel or thread; ``own_thread``: the bot has opened it for games."""

    channel_id: int
    own_thread: bool = False


async def place_to_play(
    interaction: discord.Interaction, server: ServerSettings, t: Translator
) -> PlaceToPlay:
    """This channel, or a new thread in it, as the server has chosen.

    Raises `NotHereError` where the server wants no game, or not from this person.
    """
    channel = interaction.channel
    parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
    channel_id = interaction.channel_id or 0
    if not (server.allows(channel_id) or (parent_id is not None and server.allows(parent_id))):
        named = ", ".join(f"<#{allowed}>" for allowed in server.channels)
        raise NotHereError(t.format("settings-not-this-channel", channels=named))
    if server.starters is Starters.MANAGERS and not may_manage(interaction):
        raise NotHereError(t.format("settings-only-managers-start"))
    if server.threads and isinstance(channel, discord.TextChannel):
        return PlaceToPlay(await _open_thread(interaction, channel, t), own_thread=True)
    bot = interaction.client.user
    own = isinstance(channel, discord.Thread) and bot is not None and channel.owner_id == bot.id
    return PlaceToPlay(channel_id, own)


async def _open_thread(
    interaction: discord.Interaction, channel: discord.TextChannel, t: Translator
) -> int:
    name = t.format("thread-name", player=plain_name(interaction.user.display_name))
    try:
        thread = await channel.create_thread(
            name=shortened(name, _LONGEST_THREAD_NAME),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=_A_DAY,
        )
    except discord.Forbidden:
        raise NotHereError(t.format("settings-no-thread")) from None
    return thread.id
