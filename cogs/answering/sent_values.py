"""What a select hands over with a click, or what was typed into a form that was sent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord


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
