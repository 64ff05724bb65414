"""Which emoji somebody has reacted with."""

from __future__ import annotations

import discord

_PRESENTATION = "\ufe0f"
"""Asks for a coloured emoji; some clients leave it out."""


def plain_emoji(emoji: str) -> str:
    """The emoji as some clients send it."""
    return emoji.removesuffix(_PRESENTATION)


def reacted_with(payload: discord.RawReactionActionEvent) -> str:
    """The emoji, as `plain_emoji` gives it; a server's own goes by its name."""
    return plain_emoji(payload.emoji.name or "")
