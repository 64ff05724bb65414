"""The playground's world: guilds, people and the bot, all in memory. No HTTP here.

Every mutation goes through a method of `World`, which publishes what changed on `feed`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from playground.clock import WorldClock
from playground.protocol import snowflakes
from playground.protocol.constants import ChannelType, CommandType
from playground.protocol.emoji import EmojiRef
from playground.protocol.errors import Code
from playground.protocol.permissions import Overwrite, Permission, combine
from playground.protocol.snowflakes import SnowflakeFactory
from playground.state.changes import (
    ChannelChanged,
    ChannelDeleted,
    ChannelOpened,
    CommandsChanged,
    EmojisChanged,
    Feed,
    GuildChanged,
    MemberChanged,
    MemberJoined,
    MessageCreated,
    MessageEdited,
    MessagesDeleted,
    ReactionAdded,
    ReactionRemoved,
    UserChanged,
)
from playground.state.guild import (
    FOUNDED,
    MODERATOR_ROLE,
    AppCommand,
    AppEmoji,
    Channel,
    Guild,
    OpenQuestions,
    SessionLimit,
    User,
    found_guild,
)
from playground.state.messages import Message, MessageAttachment, Reaction

_PEOPLE = (("Anna", "#e0663c"), ("Ben", "#3c8ee0"), ("Cem", "#3cae6b"), ("Dana", "#a45ee0"))
_MORE_COLORS = ("#c9a227", "#2aa6a6", "#d1477b", "#6b7f3a", "#7a6ff0", "#b0632a")


class World:
    """All that the playground remembers. Identifiers are decimal strings throughout.

    guilds: how many there are; everybody and the bot are in all of them.
    """

    def __init__(self, clock: WorldClock, guilds: int = 1) -> None:
        self.clock = clock
        self.session_limit = SessionLimit()
        self.feed = Feed()
        self.ids = SnowflakeFactory(clock)
        self.bot = User(
            id=snowflakes.at(FOUNDED, 2),
            username="Contra Uno",
            global_name=None,
            avatar_color="#5865f2",
            bot=True,
            joined_at=FOUNDED,
        )
        self.users: dict[str, User] = {self.bot.id: self.bot}
        for number, (name, color) in enumerate(_PEOPLE):
            self._add_user(name, color, snowflakes.at(FOUNDED, 10 + number), FOUNDED)
        self.guilds: dict[str, Guild] = {}
        self.guest_guilds: dict[str, Guild] = {}  # without the bot
        self.allows_user_install = False
        self.open_questions = OpenQuestions()
        self.channels: dict[str, Channel] = {}
        self._dms: dict[str, Channel] = {}
        for number in range(guilds):
            self._found_guild(number)
        self.messages: dict[str, Message] = {}
        self._by_channel: dict[str, dict[str, Message]] = {}
        self.attachments: dict[str, MessageAttachment] = {}
        self.emojis: dict[str, AppEmoji] = {}
        self.commands: dict[str, AppCommand] = {}

    # Guilds

    def _found_guild(self, number: int) -> None:
        owner = self.user_named(_PEOPLE[0][0])
        guild, channels = found_guild(number, owner, self.bot)
        self.guilds[guild.id] = guild
        self.channels.update({channel.id: channel for channel in channels})

    @property
    def guild(self) -> Guild:
        """The first guild."""
        return next(iter(self.guilds.values()))

    def guild_of(self, channel: Channel) -> Guild | None:
        """Return the guild of a channel or thread, or None for direct messages."""
        return (self.guilds | self.guest_guilds).get(channel.guild_id or "")

    # People

    def _add_user(self, name: str, color: str, user_id: str, joined_at: float) -> User:
        user = User(user_id, name.lower(), name, color, joined_at=joined_at)
        self.users[user.id] = user
        return user

    @property
    def people(self) -> list[User]:
        return [user for user in self.users.values() if not user.bot]

    def user_named(self, name: str) -> User:
        """Return the user with this username or display name, ignoring case. Raise KeyError if
        none."""
        wanted = name.lower()
        for user in self.users.values():
            if wanted in (user.username, (user.global_name or "").lower()):
                return user
        raise KeyError(f"nobody in the playground is called {name!r}")

    def add_person(self, name: str) -> User:
        """Add a person, who joins every guild."""
        color = _MORE_COLORS[len(self.users) % len(_MORE_COLORS)]
        user = self._add_user(name, color, self.ids.next(), self.clock.now())
        self.feed.publish(MemberJoined(user))
        return user

    def set_locale(self, user: User, locale: str) -> None:
        """Set the language of a person's client, such as `de`."""
        user.locale = locale
        self.feed.publish(UserChanged(user))

    def set_moderator(self, user: User, moderates: bool) -> None:
        """Give a user the roles to manage every guild, or take them away."""
        others = [role for role in user.role_ids if role not in self._moderators()]
        user.role_ids = [*others, *self._moderators()] if moderates else others
        self.feed.publish(MemberChanged(user))

    def moderates(self, user: User) -> bool:
        """Return whether a user has the roles to manage every guild."""
        return any(role in user.role_ids for role in self._moderators())

    def _moderators(self) -> list[str]:
        return [
            role.id
            for guild in (self.guilds | self.guest_guilds).values()
            for role in guild.roles.values()
            if role.name == MODERATOR_ROLE
        ]

    def set_guild_locale(self, locale: str, guild: Guild | None = None) -> None:
        """Set the language of a guild, such as `de`; of the first one unless named."""
        guild = guild or self.guild
        guild.locale = locale
        self.feed.publish(GuildChanged(guild))

    def set_dms(self, user: User, closed: Code | None, *, refuses_new: bool = False) -> None:
        """Close a person's DMs with the error that a sending bot gets, or open them (None)."""
        user.closed_dms = closed
        user.refuses_new_dm = refuses_new
        self.feed.publish(UserChanged(user))

    # Channels and permissions

    def dm_with(self, user: User) -> Channel | None:
        return self._dms.get(user.id)

    def open_dm(self, user: User) -> Channel:
        """Return the DM channel of the bot and a person, created at the first call."""
        channel = self.dm_with(user)
        if channel is None:
            channel = Channel(self.ids.next(), ChannelType.DM, recipient_id=user.id)
            self._dms[user.id] = channel
            self.open_channel(channel)
        return channel

    def take_over_channels(self, channels: Iterable[Channel]) -> None:
        """Replace all channels by those of an earlier run."""
        self.channels = {channel.id: channel for channel in channels}
        self._dms = {c.recipient_id: c for c in self.channels.values() if c.recipient_id}

    def channel_named(self, name: str) -> Channel:
        for channel in self.channels.values():
            if channel.name == name.removeprefix("#"):
                return channel
        raise KeyError(f"there is no channel #{name}")

    def guild_channels(self, guild: Guild | None = None) -> list[Channel]:
        """Return the text channels of one guild or of all, without their threads."""
        return [
            channel
            for channel in self.channels.values()
            if not (channel.is_dm or channel.is_thread)
            and (guild is None or channel.guild_id == guild.id)
        ]

    def threads(self, parent: Channel | None = None, *, archived: bool = False) -> list[Channel]:
        """Return the threads that are open (or archived), of one channel or of all."""
        return [
            channel
            for channel in self.channels.values()
            if channel.thread is not None
            and channel.thread.archived == archived
            and (parent is None or channel.thread.parent_id == parent.id)
        ]

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """Add a text channel to a guild, to the first one unless named, and return it."""
        guild = guild or self.guild
        channel = Channel(
            self.ids.next(),
            ChannelType.GUILD_TEXT,
            name,
            guild.id,
            position=len(self.guild_channels(guild)),
            has_bot=guild.id in self.guilds,
        )
        self.open_channel(channel)
        return channel

    def open_channel(self, channel: Channel) -> None:
        """Put a new channel or thread into the world."""
        self.channels[channel.id] = channel
        self.feed.publish(ChannelOpened(channel))

    def channel_changed(self, channel: Channel) -> None:
        """Announce a change of a channel of this world."""
        self.feed.publish(ChannelChanged(channel))

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel of a guild, with its threads and messages."""
        for archived in (False, True):
            for thread in self.threads(channel, archived=archived):
                self.delete_channel(thread)
        del self.channels[channel.id]
        self._dms.pop(channel.recipient_id or "", None)
        for message in self._by_channel.pop(channel.id, {}).values():
            message.deleted = True
            del self.messages[message.id]
        self.feed.publish(ChannelDeleted(channel))

    def set_overwrite(
        self, channel: Channel, target_id: str, allow: int = 0, deny: int = 0
    ) -> None:
        """Grant or take permissions of a role or member in one channel."""
        channel.overwrites[target_id] = Overwrite(allow, deny)
        self.feed.publish(ChannelChanged(channel))

    def permissions(self, user: User, channel: Channel | None = None) -> int:
        """Return a member's permission bits, in a channel or thread, or in the first guild as a
        whole."""
        if channel is not None and channel.thread is not None:
            channel = self.channels[channel.thread.parent_id]
        guild = (None if channel is None else self.guild_of(channel)) or self.guild
        role_ids = guild.role_ids_of(user)
        return combine(
            everyone=guild.roles[guild.id].permissions,
            roles=[guild.roles[role].permissions for role in role_ids],
            overwrites=channel.overwrites if channel is not None else {},
            everyone_id=guild.id,
            role_ids=role_ids,
            member_id=user.id,
            owner=user.id == guild.owner_id,
        )

    def can_see(self, user: User, channel: Channel) -> bool:
        if channel.is_dm:
            return user.id in (channel.member_ids or (channel.recipient_id, self.bot.id))
        if channel.has_bot and not user.is_in_guilds:
            return False
        granted = self.permissions(user, channel)
        return bool(granted & Permission.VIEW_CHANNEL)

    # Messages

    def history(self, channel_id: str) -> Iterator[Message]:
        """Yield the messages of a channel, oldest first, ephemeral ones included."""
        return iter(self._by_channel.get(channel_id, {}).values())

    def add_message(self, message: Message) -> Message:
        """Put a new message into its channel."""
        self.take_over(message)
        if not message.ephemeral:
            self.channels[message.channel_id].last_message_id = message.id
        self.feed.publish(MessageCreated(message))
        return message

    def take_over(self, message: Message) -> None:
        """Put a message of an earlier run into its channel without announcing it."""
        self.messages[message.id] = message
        self._by_channel.setdefault(message.channel_id, {})[message.id] = message
        self._keep_files(message)

    def message_changed(self, message: Message) -> None:
        """Announce an edit of a message of this world."""
        self._keep_files(message)
        self.feed.publish(MessageEdited(message))

    def _keep_files(self, message: Message) -> None:
        for attachment in message.attachments:
            self.attachments[attachment.id] = attachment

    def delete_messages(self, messages: Iterable[Message]) -> None:
        """Delete messages of one channel."""
        gone = tuple(messages)
        if not gone:
            return
        for message in gone:
            message.deleted = True
            del self.messages[message.id]
            del self._by_channel[message.channel_id][message.id]
            for attachment in message.attachments:
                self.attachments.pop(attachment.id, None)
        self.feed.publish(MessagesDeleted(self.channels[gone[0].channel_id], gone))

    # Reactions

    def react(self, message: Message, user: User, emoji: EmojiRef) -> bool:
        """Add a reaction. Return False if this user had added it already."""
        reaction = message.reaction(emoji)
        if reaction is None:
            reaction = Reaction(emoji)
            message.reactions.append(reaction)
        if user.id in reaction.user_ids:
            return False
        reaction.user_ids.append(user.id)
        self.feed.publish(ReactionAdded(message, user, emoji))
        return True

    def unreact(self, message: Message, user: User, emoji: EmojiRef) -> bool:
        """Remove a reaction. Return False if there was none."""
        reaction = message.reaction(emoji)
        if reaction is None or user.id not in reaction.user_ids:
            return False
        reaction.user_ids.remove(user.id)
        if not reaction.user_ids:
            message.reactions.remove(reaction)
        self.feed.publish(ReactionRemoved(message, user, emoji))
        return True

    # The application's emojis and commands

    def add_emoji(self, name: str, animated: bool, content_type: str, data: bytes) -> AppEmoji:
        emoji = AppEmoji(self.ids.next(), name, animated, content_type, data)
        self.emojis[emoji.id] = emoji
        self.feed.publish(EmojisChanged())
        return emoji

    def remove_emoji(self, emoji: AppEmoji) -> None:
        del self.emojis[emoji.id]
        self.feed.publish(EmojisChanged())

    def find_command(self, name: str, kind: CommandType) -> AppCommand | None:
        found = (c for c in self.commands.values() if c.name == name and c.type is kind)
        return next(found, None)

    def replace_commands(self, commands: Iterable[AppCommand]) -> None:
        """Register these commands instead of all before."""
        self.commands = {command.id: command for command in commands}
        self.feed.publish(CommandsChanged())
