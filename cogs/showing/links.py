"""Addresses on Discord."""

from __future__ import annotations


def message_link(guild_id: int, channel_id: int, message_id: int) -> str:
    """Where a click leads to this message."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"
