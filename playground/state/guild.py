"""Guilds with their people, roles and channels, and what belongs to the application."""

from __future__ import annotations

from dataclasses import dataclass, field

from playground.protocol import snowflakes
from playground.protocol.constants import ChannelType, CommandType
from playground.protocol.errors import Code
from playground.protocol.json_types import Json
from playground.protocol.permissions import MEMBER_DEFAULT, MODERATOR, Overwrite, Permission

FOUNDED = 1_704_067_200.0
"""The moment from which the ids of the first guild, people and channels are made. They keep their
ids from run to run, so that a bot's database still knows them after a restart."""
MODERATOR_ROLE = "Moderator"
_GUILD = "Playground"
_CHANNELS = ("uno", "lounge")


@dataclass
class User:
    """A person or the bot. `closed_dms` is the error that a bot gets when it writes to this
    person."""

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
    has_installed: bool = False
    """Whether this person has installed the application for themselves."""
    is_in_guilds: bool = True
    """Whether this person is a member of the guilds with the bot."""


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
        """Return a member's roles in this guild."""
        return [role for role in user.role_ids if role in self.roles]


@dataclass
class Thread:
    """The properties of a channel that is a thread: its origin, its state, and when each member
    joined."""

    parent_id: str
    owner_id: str
    created_at: float
    archive_changed_at: float
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    joined_at: dict[str, float] = field(default_factory=dict)


@dataclass
class Channel:
    """A text channel of a guild, a thread, or direct messages.

    Those with the bot have a `recipient_id`, those of a group or of two people their `member_ids`.
    """

    id: str
    type: ChannelType
    name: str | None = None
    guild_id: str | None = None
    recipient_id: str | None = None
    position: int = 0
    last_message_id: str | None = None
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    thread: Thread | None = None
    member_ids: list[str] = field(default_factory=list)
    has_bot: bool = True

    @property
    def is_dm(self) -> bool:
        return self.type in (ChannelType.DM, ChannelType.GROUP_DM)

    @property
    def is_thread(self) -> bool:
        return self.thread is not None

    def meant(self, permission: Permission) -> Permission:
        """Return the permission that applies in this channel instead of `permission`.

        In a thread, writing has a permission of its own.
        """
        if self.is_thread and permission is Permission.SEND_MESSAGES:
            return Permission.SEND_MESSAGES_IN_THREADS
        return permission


def found_guild(number: int, owner: User, bot: User | None) -> tuple[Guild, list[Channel]]:
    """Return the guild with this number, with its roles and channels; give a bot its role.

    The ids of two guilds are a millisecond apart, so that each guild is on the next shard.
    """
    founded = FOUNDED + number / 1000
    guild_id, bot_role, moderators = (snowflakes.at(founded, n) for n in (0, 1, 3))
    roles = [
        Role(guild_id, "@everyone", int(MEMBER_DEFAULT), 0),
        Role(moderators, MODERATOR_ROLE, int(MODERATOR), 2),
    ]
    if bot is not None:
        roles.insert(1, Role(bot_role, "Bot", int(MEMBER_DEFAULT), 1, managed_by=bot.id))
        bot.role_ids.append(bot_role)
    name = _GUILD if number == 0 else f"{_GUILD} {number + 1}"
    channels = [
        Channel(
            snowflakes.at(founded, 100 + position),
            ChannelType.GUILD_TEXT,
            channel_name,
            guild_id,
            position=position,
            has_bot=bot is not None,
        )
        for position, channel_name in enumerate(_CHANNELS)
    ]
    return Guild(guild_id, name, owner.id, {role.id: role for role in roles}), channels


@dataclass
class AppEmoji:
    """An emoji of the application."""

    id: str
    name: str
    animated: bool
    content_type: str
    data: bytes


@dataclass
class OpenQuestions:
    """What Discord's documentation leaves open: each field is an answer that can be switched."""

    refuses_unsupported_commands: bool = True
    """Whether a command for an installation that the application does not allow is refused. If not,
    such an installation is left out of the command."""
    lets_bot_write_to_installers: bool = True
    """Whether the bot may write to people who share no guild with it but have installed it."""
    limits_tokens: bool = True
    """Whether requests by the token of an interaction are limited, five in two seconds."""


@dataclass
class AppCommand:
    """A registered application command; `definition` is what the bot sent, completed."""

    id: str
    name: str
    type: CommandType
    definition: Json


@dataclass
class SessionLimit:
    """The limit that Discord reports to a bot. The playground does not count: a test sets it."""

    total: int = 1000
    remaining: int = 999
    reset_after_ms: int = 14_400_000
    max_concurrency: int = 1

    def to_json(self) -> Json:
        return {
            "total": self.total,
            "remaining": self.remaining,
            "reset_after": self.reset_after_ms,
            "max_concurrency": self.max_concurrency,
        }
