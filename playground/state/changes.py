"""Everything that can change in the playground, as the feed tells it."""

from __future__ import annotations

from dataclasses import dataclass

from playground.protocol.emoji import EmojiRef
from playground.state.guild import Channel, Guild, User
from playground.state.interactions import Interaction
from playground.state.messages import Message


@dataclass(frozen=True)
class MessageCreated:
    message: Message


@dataclass(frozen=True)
class MessageEdited:
    message: Message


@dataclass(frozen=True)
class MessagesDeleted:
    """One message, or several of one channel at once."""

    channel: Channel
    messages: tuple[Message, ...]
    bulk: bool = False


@dataclass(frozen=True)
class ReactionAdded:
    message: Message
    user: User
    emoji: EmojiRef


@dataclass(frozen=True)
class ReactionRemoved:
    message: Message
    user: User
    emoji: EmojiRef


@dataclass(frozen=True)
class ReactionsCleared:
    """All reactions of a message are gone, or all with one emoji."""

    message: Message
    emoji: EmojiRef | None


@dataclass(frozen=True)
class PinsChanged:
    channel: Channel


@dataclass(frozen=True)
class ChannelOpened:
    channel: Channel


@dataclass(frozen=True)
class ChannelChanged:
    channel: Channel


@dataclass(frozen=True)
class ChannelDeleted:
    channel: Channel


@dataclass(frozen=True)
class ThreadMembersChanged:
    """People have joined a thread or left it."""

    thread: Channel
    joined: tuple[str, ...] = ()
    left: tuple[str, ...] = ()


@dataclass(frozen=True)
class GuildChanged:
    guild: Guild


@dataclass(frozen=True)
class TypingStarted:
    channel: Channel
    user: User


@dataclass(frozen=True)
class MemberJoined:
    user: User


@dataclass(frozen=True)
class MemberChanged:
    """Somebody's roles are others."""

    user: User


@dataclass(frozen=True)
class UserChanged:
    user: User


@dataclass(frozen=True)
class CommandsChanged:
    pass


@dataclass(frozen=True)
class EmojisChanged:
    pass


@dataclass(frozen=True)
class OnlineChanged:
    online: bool


@dataclass(frozen=True)
class InteractionStarted:
    interaction: Interaction


@dataclass(frozen=True)
class InteractionSettled:
    """The bot answered an interaction, or the time to answer ran out."""

    interaction: Interaction


Change = (
    MessageCreated
    | MessageEdited
    | MessagesDeleted
    | ReactionAdded
    | ReactionRemoved
    | ReactionsCleared
    | PinsChanged
    | ChannelOpened
    | ChannelChanged
    | ChannelDeleted
    | ThreadMembersChanged
    | GuildChanged
    | TypingStarted
    | MemberJoined
    | MemberChanged
    | UserChanged
    | CommandsChanged
    | EmojisChanged
    | OnlineChanged
    | InteractionStarted
    | InteractionSettled
)
