"""The gateway events of a change, with their receivers and payloads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from playground.payloads import Payloads
from playground.protocol.constants import Intent
from playground.protocol.emoji import EmojiRef
from playground.protocol.json_types import Json
from playground.state.changes import (
    Change,
    ChannelChanged,
    ChannelDeleted,
    ChannelOpened,
    GuildChanged,
    MemberChanged,
    MemberJoined,
    MessageCreated,
    MessageEdited,
    MessagesDeleted,
    ReactionAdded,
    ReactionRemoved,
    ThreadMembersChanged,
)
from playground.state.guild import Channel, User
from playground.state.messages import Message
from playground.state.world import World


@dataclass(frozen=True)
class Dispatch:
    """One gateway event: its name, the intent it needs, its guild, and its payload by intents."""

    event: str
    intent: Intent
    guild_id: str | None
    build: Callable[[Intent], Json]


class Dispatches:
    """Turns the changes of a world into gateway events."""

    def __init__(self, world: World, payloads: Payloads) -> None:
        self._world = world
        self._payloads = payloads

    def of(self, change: Change) -> Iterator[Dispatch]:
        """Yield the events of one change; none for what bots do not see, such as ephemeral
        messages and places without the bot."""
        channel = self._channel_of(change)
        if channel is None or channel.has_bot:
            yield from self._of(change)

    def _channel_of(self, change: Change) -> Channel | None:
        match change:
            case ChannelOpened(channel) | ChannelChanged(channel) | ChannelDeleted(channel):
                return channel
            case MessagesDeleted(channel):
                return channel
            case MessageCreated(message) | MessageEdited(message):
                return self._world.channels[message.channel_id]
            case ReactionAdded(message) | ReactionRemoved(message):
                return self._world.channels[message.channel_id]
            case _:
                return None

    def _of(self, change: Change) -> Iterator[Dispatch]:  # noqa: C901 - a case a change
        match change:
            case MessageCreated(message):
                yield from self._message("MESSAGE_CREATE", message)
            case MessageEdited(message):
                yield from self._message("MESSAGE_UPDATE", message)
            case MessagesDeleted(channel, messages):
                yield from self._deleted(channel, [m for m in messages if not m.ephemeral])
            case ReactionAdded(message, user, emoji):
                yield self._reaction("MESSAGE_REACTION_ADD", message, user, emoji)
            case ReactionRemoved(message, user, emoji):
                yield self._reaction("MESSAGE_REACTION_REMOVE", message, user, emoji)
            case ChannelOpened(channel) if not channel.is_dm:
                yield self._of_channel("CREATE", channel)
            case ChannelChanged(channel):
                yield self._of_channel("UPDATE", channel)
            case ChannelDeleted(channel):
                yield self._of_channel("DELETE", channel)
            case ThreadMembersChanged(thread, joined):
                yield self._thread_members(thread, joined)
            case GuildChanged(guild) if guild.id in self._world.guilds:
                yield self._guild_wide("GUILD_UPDATE", guild.id, self._payloads.guild(guild))
            case MemberChanged(user):
                yield from self._member("GUILD_MEMBER_UPDATE", user)
            case MemberJoined(user):
                yield from self._member("GUILD_MEMBER_ADD", user)
            case _:
                return

    def _guild_wide(self, event: str, guild_id: str | None, payload: Json) -> Dispatch:
        return Dispatch(event, Intent.GUILDS, guild_id, lambda _: payload)

    def _member(self, event: str, user: User) -> Iterator[Dispatch]:
        for guild in self._world.guilds.values():
            payload = self._payloads.member(user, guild) | {"guild_id": guild.id}
            yield Dispatch(
                event, Intent.GUILD_MEMBERS, guild.id, lambda _, payload=payload: payload
            )

    def _of_channel(self, what: str, channel: Channel) -> Dispatch:
        payload = self._payloads.channel(channel)
        if not channel.is_thread:
            return self._guild_wide(f"CHANNEL_{what}", channel.guild_id, payload)
        if what == "CREATE":
            payload["newly_created"] = True
        return self._guild_wide(f"THREAD_{what}", channel.guild_id, payload)

    def _thread_members(self, thread: Channel, joined: tuple[str, ...]) -> Dispatch:
        """Return the event of new members; without the members intent it lists only the bot."""
        payload: Json = {
            "id": thread.id,
            "guild_id": thread.guild_id,
            "member_count": len(thread.thread.joined_at) if thread.thread is not None else 0,
            "added_members": [self._payloads.thread_member(thread, user) for user in joined],
            "removed_member_ids": [],
        }
        intent = Intent.GUILDS if self._world.bot.id in joined else Intent.GUILD_MEMBERS
        return Dispatch("THREAD_MEMBERS_UPDATE", intent, thread.guild_id, lambda _: payload)

    def _place(self, channel: Channel) -> Json:
        place: Json = {"channel_id": channel.id}
        if channel.guild_id is not None:
            place["guild_id"] = channel.guild_id
        return place

    def _message(self, event: str, message: Message) -> Iterator[Dispatch]:
        if message.ephemeral:
            return
        channel = self._world.channels[message.channel_id]
        intent = Intent.DIRECT_MESSAGES if channel.is_dm else Intent.GUILD_MESSAGES
        readable = partial(self._payloads.gateway_message, message)
        yield Dispatch(
            event,
            intent,
            channel.guild_id,
            lambda intents: readable(content_intent=bool(intents & Intent.MESSAGE_CONTENT)),
        )

    def _deleted(self, channel: Channel, messages: list[Message]) -> Iterator[Dispatch]:
        intent = Intent.DIRECT_MESSAGES if channel.is_dm else Intent.GUILD_MESSAGES
        for message in messages:
            payload: Json = {"id": message.id, **self._place(channel)}
            yield Dispatch(
                "MESSAGE_DELETE", intent, channel.guild_id, lambda _, payload=payload: payload
            )

    def _reaction(self, event: str, message: Message, user: User, emoji: EmojiRef) -> Dispatch:
        channel = self._world.channels[message.channel_id]
        payload: Json = {
            "user_id": user.id,
            "message_id": message.id,
            **self._place(channel),
            "emoji": self._payloads.emoji_ref(emoji),
            "burst": False,
            "type": 0,
        }
        if event == "MESSAGE_REACTION_ADD":
            payload["message_author_id"] = message.author_id
            guild = self._world.guild_of(channel)
            if guild is not None:
                payload["member"] = self._payloads.member(user, guild)
        direct, public = Intent.DIRECT_MESSAGE_REACTIONS, Intent.GUILD_MESSAGE_REACTIONS
        intent = direct if channel.is_dm else public
        return Dispatch(event, intent, channel.guild_id, lambda _: payload)
