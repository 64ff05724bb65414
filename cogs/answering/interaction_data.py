"""What an interaction tells: who asks, and what was chosen or typed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord

from bot.tables import Person


def sent_values(interaction: discord.Interaction) -> list[str]:
    """The values chosen or typed, in their order; none for a click on a button."""
    data: Mapping[str, Any] = interaction.data or {}
    return [*map(str, data.get("values", ())), *_typed(data.get("components", ()))]


def _typed(components: list[Mapping[str, Any]]) -> Iterator[str]:
    """The texts of all fields, each in a row or beside its label."""
    for component in components:
        if "value" in component:
            yield str(component["value"])
        inside = [component["component"]] if "component" in component else []
        yield from _typed([*component.get("components", ()), *inside])


def person_of(interaction: discord.Interaction) -> Person:
    """Whoever asks, by the name that this server shows."""
    user = interaction.user
    return Person(user.id, user.display_name, str(interaction.locale))


def may_manage(interaction: discord.Interaction) -> bool:
    """Whether whoever asks may manage the server."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild
