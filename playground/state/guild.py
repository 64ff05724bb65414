"""Guilds: their people and the bot, their roles and channels, and the direct messages."""

from __future__ import annotations

from dataclasses import dataclass, field

from playground.protocol.constants import ChannelType
from playground.protocol.errors import Code
from playground.protocol.permissions import Overwrite, Permission


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

    def role_ids_of(self, user: User) -> list[str]:
        """The roles of this guild that somebody has."""
        return [role for role in user.role_ids if role in self.roles]


@dataclass
class Thread:
    """What a channel has that is a thread: where it began, how it stands, and who joined when."""

    parent_id: str
    owner_id: str
    created_at: float
    archive_changed_at: float
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_minutes: int = 1440
    joined_at: dict[str, float] = field(default_factory=dict)


@dataclass
class Channel:
    """A text channel of a guild, a thread, or the DM between the bot and `recipient_id`."""

    id: str
    type: ChannelType
    name: str | None = None
    guild_id: str | None = None
    recipient_id: str | None = None
    position: int = 0
    last_message_id: str | None = None
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    thread: Thread | None = None

    @property
    def is_dm(self) -> bool:
        return self.type is ChannelType.DM

    @property
    def is_thread(self) -> bool:
        return self.thread is not None

    def meant(self, permission: Permission) -> Permission:
        """The permission that has to do here with what `permission` has elsewhere."""
        if self.is_thread and permission is Permission.SEND_MESSAGES:
            return Permission.SEND_MESSAGES_IN_THREADS
        return permission
