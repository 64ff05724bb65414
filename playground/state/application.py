"""What belongs to the application: its emojis and its registered commands."""

from __future__ import annotations

from dataclasses import dataclass

from playground.protocol.constants import CommandType
from playground.protocol.json_types import Json


@dataclass
class AppEmoji:
    """An emoji that the application owns."""

    id: str
    name: str
    animated: bool
    content_type: str
    data: bytes


@dataclass
class Command:
    """A registered application command; `definition` is what the bot sent, completed."""

    id: str
    name: str
    type: CommandType
    guild_id: str | None
    definition: Json
