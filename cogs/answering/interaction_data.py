"""What an interaction contains: the person, and what they chose or typed."""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

import discord

from bot.place import home_of
from bot.tables import Person
from bot.views.visibility import Viewer

from ..places import place_of

log = logging.getLogger(__name__)

_LONGEST_TYPED = 4000
"""The number of characters that Discord accepts in a field."""
_NEITHER_SHOWN_NOR_KEPT = ("Cc", "Cs")
"""Unicode categories of control characters and lone surrogates."""
_HIGHEST_ID = 2**63 - 1


def sent_values(interaction: discord.Interaction) -> list[str]:
    """Return the values chosen or typed, in order; none for a click on a button.

    A forged request may contain what the form does not allow. Characters that neither Discord shows
    nor a database stores are left out, and values that are too long are cut.
    """
    data: Mapping[str, Any] = interaction.data or {}
    sent = [*map(str, data.get("values", ())), *_typed(data.get("components", ()))]
    usable = [_usable(value) for value in sent]
    if usable != sent:
        log.info("a form of somebody's own making", extra={"guild": interaction.guild_id})
    return usable


def _usable(value: str) -> str:
    return "".join(
        letter
        for letter in value[:_LONGEST_TYPED]
        if letter in "\n\t" or unicodedata.category(letter) not in _NEITHER_SHOWN_NOR_KEPT
    )


def sent_id(value: str) -> int | None:
    """Return the Discord id that a value is, or None if it is none."""
    if not (value.isascii() and value.isdecimal() and len(value) <= len(str(_HIGHEST_ID))):
        return None
    return int(value) if int(value) <= _HIGHEST_ID else None


def _typed(components: list[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the texts of all fields, each in a row or beside its label."""
    for component in components:
        if "value" in component:
            yield str(component["value"])
        inside = [component["component"]] if "component" in component else []
        yield from _typed([*component.get("components", ()), *inside])


def viewer_of(interaction: discord.Interaction, *, aloud: bool = False) -> Viewer:
    """Return the person who asks, and where; ``aloud``: to post there for everybody."""
    return Viewer(interaction.user.id, home_of(place_of(interaction)), aloud)


def person_of(interaction: discord.Interaction) -> Person:
    """Return the person who asks, with the name that this server shows."""
    user = interaction.user
    return Person(user.id, user.display_name, str(interaction.locale), account=user.name)
