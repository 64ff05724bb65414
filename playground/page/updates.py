"""The messages to the page: the world when it opens, then every change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playground.payloads import Payloads
from playground.payloads.messages import context_of
from playground.protocol.constants import InteractionType
from playground.protocol.json_types import Json
from playground.state.changes import (
    ApplicationChanged,
    Change,
    ChannelChanged,
    ChannelDeleted,
    ChannelOpened,
    ClientRestarted,
    CommandsChanged,
    EmojisChanged,
    GuildChanged,
    InteractionSettled,
    InteractionStarted,
    MemberChanged,
    MemberJoined,
    MessageCreated,
    MessageEdited,
    MessagesDeleted,
    OnlineChanged,
    ReactionAdded,
    ReactionRemoved,
    ThreadMembersChanged,
    UserChanged,
)
from playground.state.guest_places import allows_external_apps
from playground.state.guild import Channel, Guild, User
from playground.state.interactions import Interaction, Progress
from playground.state.messages import Message
from playground.state.world import World

_SHOWN_MESSAGES = 200
_NO_ANSWER = "The application did not respond"


class PageUpdates:
    """Turns the world and its changes into messages for the page."""

    def __init__(self, world: World, online: Callable[[], bool]) -> None:
        self._world = world
        self._online = online
        # Addresses of files stay relative: the page may be open under another host name.
        self._payloads = Payloads(world)

    def hello(self) -> Json:
        world = self._world
        messages = [
            self.message(message)
            for channel in world.channels.values()
            for message in list(world.history(channel.id))[-_SHOWN_MESSAGES:]
        ]
        return {
            "guilds": [
                self.guild(guild)
                for guild in (*world.guilds.values(), *world.guest_guilds.values())
            ],
            "channels": [self.channel(channel) for channel in world.channels.values()],
            "users": [self.user(user) for user in world.users.values()],
            "bot_id": world.bot.id,
            "online": self._online(),
            "commands": self.commands(),
            "emojis": self.emojis(),
            "application": self.application(),
            "messages": messages,
        }

    def guild(self, guild: Guild) -> Json:
        return {
            "id": guild.id,
            "name": guild.name,
            "locale": guild.locale,
            "has_bot": guild.id in self._world.guilds,
            "external_apps": allows_external_apps(guild),
            "roles": [self._payloads.role(role) for role in guild.roles.values()],
        }

    def channel(self, channel: Channel) -> Json:
        shown: Json = {
            "id": channel.id,
            "type": int(channel.type),
            "name": channel.name,
            "context": int(context_of(channel)),
            "has_bot": channel.has_bot,
        }
        if channel.guild_id is not None:
            shown["guild_id"] = channel.guild_id
        if channel.thread is not None:
            shown |= {
                "parent_id": channel.thread.parent_id,
                "owner_id": channel.thread.owner_id,
                "archived": channel.thread.archived,
                "locked": channel.thread.locked,
                "members": list(channel.thread.joined_at),
            }
        if channel.member_ids:
            shown["members"] = channel.member_ids
        if channel.recipient_id is not None:
            shown["recipient"] = channel.recipient_id
        return shown

    def user(self, user: User) -> Json:
        return {
            "id": user.id,
            "username": user.username,
            "global_name": user.global_name,
            "avatar_color": user.avatar_color,
            "bot": user.bot,
            "locale": user.locale,
            "dms_closed": user.closed_dms is not None,
            "owner": user.id == self._world.guild.owner_id,
            "moderates": self._world.moderates(user),
            "has_installed": user.has_installed and self._world.allows_user_install,
            "permissions": str(self._world.permissions(user)),
        }

    def application(self) -> Json:
        return {"user_install": self._world.allows_user_install}

    def commands(self) -> list[Json]:
        return [self._payloads.command(command) for command in self._world.commands.values()]

    def emojis(self) -> list[Json]:
        return [
            {"id": emoji.id, "name": emoji.name, "animated": emoji.animated}
            for emoji in self._world.emojis.values()
        ]

    def message(self, message: Message) -> Json:
        return {
            **self._payloads.message(message),
            "visible_to": message.visible_to,
            "reactions": [
                {
                    "emoji": self._payloads.emoji_ref(reaction.emoji),
                    "count": len(reaction.user_ids),
                    "users": list(reaction.user_ids),
                }
                for reaction in message.reactions
            ],
        }

    def of(self, change: Change) -> Iterator[tuple[str, Any]]:  # noqa: C901 - a case a change
        """Yield the (type, data) pairs that show a change on the page."""
        match change:
            case (
                MessageCreated(message)
                | MessageEdited(message)
                | ReactionAdded(message, _, _)
                | ReactionRemoved(message, _, _)
            ):
                if not message.deleted:
                    yield "message", self.message(message)
            case MessagesDeleted(_, messages) | ClientRestarted(_, messages):
                for message in messages:
                    yield "message_delete", {"id": message.id, "channel_id": message.channel_id}
            case ApplicationChanged():
                yield "application", self.application()
                yield from (("user", self.user(user)) for user in self._world.people)
            case ChannelOpened(channel) | ChannelChanged(channel):
                yield "channel", self.channel(channel)
            case ChannelDeleted(channel):
                yield "channel_delete", {"id": channel.id}
            case ThreadMembersChanged(thread):
                yield "channel", self.channel(thread)
            case GuildChanged(guild):
                yield "guild", self.guild(guild)
            case UserChanged(user) | MemberJoined(user) | MemberChanged(user):
                yield "user", self.user(user)
            case CommandsChanged():
                yield "commands", self.commands()
            case EmojisChanged():
                yield "emojis", self.emojis()
            case OnlineChanged(online):
                yield "online", {"online": online}
            case InteractionStarted(interaction) | InteractionSettled(interaction):
                yield from self._interaction(interaction)

    def _interaction(self, interaction: Interaction) -> Iterator[tuple[str, Any]]:
        if interaction.type is InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE:
            if interaction.progress is not Progress.PENDING:
                choices = interaction.choices or []
                yield "autocomplete", {"nonce": interaction.nonce, "choices": choices}
            return
        thinking: Json = {
            "token_id": interaction.nonce,
            "user": interaction.user_id,
            "channel_id": interaction.channel_id,
            "state": str(interaction.progress),
        }
        if interaction.failed:
            thinking["message"] = _NO_ANSWER
        yield "thinking", thinking
        if interaction.modal is not None:
            yield (
                "modal",
                {
                    "nonce": interaction.nonce,
                    "user": interaction.user_id,
                    "channel_id": interaction.channel_id,
                    "interaction_id": interaction.id,
                    "custom_id": interaction.modal.get("custom_id"),
                    "title": interaction.modal.get("title"),
                    "components": interaction.modal.get("components") or [],
                },
            )
