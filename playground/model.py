"""What exists in the playground: people, channels, messages, reactions, emojis, commands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playground.constants import ChannelType, CommandType, MessageFlag, MessageType
from playground.errors import Code
from playground.permissions import Overwrite

Json = dict[str, Any]


@dataclass
class User:
    """A person or the bot. `closed_dms` is the error a bot gets when it writes to them."""

    id: str
    username: str
    global_name: str | None
    avatar_color: str
    bot: bool = False
    closed_dms: Code | None = None
    refuses_new_dm: bool = False
    locale: str = "en-US"
    joined_at: float = 0.0
    role_ids: list[str] = field(default_factory=list)


@dataclass
class Role:
    id: str
    name: str
    permissions: int
    position: int
    managed_by: str | None = None


@dataclass
class Guild:
    id: str
    name: str
    owner_id: str
    roles: dict[str, Role]
    locale: str = "en-US"


@dataclass
class Channel:
    """A text channel of the guild, or the DM between the bot and `recipient_id`."""

    id: str
    type: ChannelType
    name: str | None = None
    guild_id: str | None = None
    recipient_id: str | None = None
    position: int = 0
    last_message_id: str | None = None
    overwrites: dict[str, Overwrite] = field(default_factory=dict)

    @property
    def is_dm(self) -> bool:
        return self.type is ChannelType.DM


@dataclass(frozen=True)
class EmojiRef:
    """An emoji where it is used: a custom one has an id, a Unicode one has not."""

    name: str
    id: str | None = None
    animated: bool = False

    @property
    def key(self) -> str:
        """What makes two uses the same emoji."""
        return self.id or self.name


@dataclass
class AppEmoji:
    """An emoji that the application owns."""

    id: str
    name: str
    animated: bool
    content_type: str
    data: bytes


@dataclass
class Attachment:
    id: str
    channel_id: str
    filename: str
    content_type: str
    data: bytes
    description: str | None = None
    width: int | None = None
    height: int | None = None

    @property
    def path(self) -> str:
        """Where the playground serves it, below its own address."""
        return f"/cdn/attachments/{self.channel_id}/{self.id}/{self.filename}"


@dataclass
class Reaction:
    emoji: EmojiRef
    user_ids: list[str] = field(default_factory=list)


@dataclass
class Message:
    """A message; `visible_to` names the one person who sees an ephemeral message."""

    id: str
    channel_id: str
    author_id: str
    created_at: float
    content: str = ""
    type: MessageType = MessageType.DEFAULT
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    reactions: list[Reaction] = field(default_factory=list)
    mention_ids: list[str] = field(default_factory=list)
    edited_at: float | None = None
    pinned_at: float | None = None
    tts: bool = False
    nonce: str | int | None = None
    reference_id: str | None = None
    interaction_metadata: Json | None = None
    by_interaction: bool = False
    visible_to: str | None = None
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        return self.visible_to is not None

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & MessageFlag.IS_COMPONENTS_V2)

    @property
    def is_loading(self) -> bool:
        return bool(self.flags & MessageFlag.LOADING)

    def reaction(self, emoji: EmojiRef) -> Reaction | None:
        return next((r for r in self.reactions if r.emoji.key == emoji.key), None)


@dataclass
class Command:
    """A registered application command; `definition` is what the bot sent, completed."""

    id: str
    name: str
    type: CommandType
    guild_id: str | None
    definition: Json
