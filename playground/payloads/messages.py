"""Messages, files and emojis, commands and interactions as Discord's JSON objects."""

from __future__ import annotations

import copy
from typing import Any

from playground.clock import iso_timestamp
from playground.payloads.guild import GuildPayloads
from playground.protocol import component_tree as tree
from playground.protocol.constants import InteractionContext, MessageType
from playground.protocol.emoji import EmojiRef
from playground.protocol.json_types import Json
from playground.protocol.permissions import ALL, OF_GUEST_APPS
from playground.state.guild import AppCommand, AppEmoji, Channel, Guild, User
from playground.state.interactions import Interaction
from playground.state.messages import Message, MessageAttachment

# The fields that a bot without the message content intent cannot read.
_CONTENT_FIELDS: dict[str, Any] = {"content": "", "embeds": [], "attachments": [], "components": []}


_ATTACHMENT_SIZE_LIMIT = 10 * 1024 * 1024


class Payloads(GuildPayloads):
    """Builds all objects that a bot receives."""

    def emoji_ref(self, emoji: EmojiRef) -> Json:
        payload: Json = {"id": emoji.id, "name": emoji.name}
        if emoji.animated:
            payload["animated"] = True
        return payload

    def app_emoji(self, emoji: AppEmoji) -> Json:
        return {
            "id": emoji.id,
            "name": emoji.name,
            "roles": [],
            "user": self.user(self._world.bot),
            "require_colons": True,
            "managed": False,
            "animated": emoji.animated,
            "available": True,
        }

    def attachment(self, attachment: MessageAttachment) -> Json:
        url = self._base_url() + attachment.path
        payload: Json = {
            "id": attachment.id,
            "filename": attachment.filename,
            "size": len(attachment.data),
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
            "flags": 0,
        }
        if attachment.description:
            payload["description"] = attachment.description
        if attachment.width is not None:
            payload["width"], payload["height"] = attachment.width, attachment.height
        return payload

    def message(self, message: Message, *, viewer_id: str | None = None) -> Json:
        """Return a whole message object; `viewer_id` (default the bot) decides `me` in
        reactions."""
        world = self._world
        viewer = viewer_id or world.bot.id
        files = {attachment.filename: attachment for attachment in message.attachments}

        def medium(name: str) -> Json | None:
            attachment = files.get(name)
            if attachment is None:
                return None
            url = self._base_url() + attachment.path
            return {
                "url": url,
                "proxy_url": url,
                "width": attachment.width,
                "height": attachment.height,
                "content_type": attachment.content_type,
                "attachment_id": attachment.id,
            }

        payload: Json = {
            "id": message.id,
            "channel_id": message.channel_id,
            "type": int(message.type),
            "author": self.user(world.users[message.author_id]),
            "content": message.content,
            "timestamp": iso_timestamp(message.created_at),
            "edited_timestamp": None
            if message.edited_at is None
            else iso_timestamp(message.edited_at),
            "tts": False,
            "mention_everyone": False,
            "mentions": [self.user(world.users[user_id]) for user_id in message.mention_ids],
            "mention_roles": [],
            "attachments": [self.attachment(a) for a in message.attachments],
            "embeds": [],
            "components": tree.resolved(message.components, medium),
            "pinned": False,
            "flags": message.flags,
        }
        if message.reactions:
            payload["reactions"] = [
                {
                    "emoji": self.emoji_ref(reaction.emoji),
                    "count": len(reaction.user_ids),
                    "count_details": {"burst": 0, "normal": len(reaction.user_ids)},
                    "burst_colors": [],
                    "me": viewer in reaction.user_ids,
                    "me_burst": False,
                }
                for reaction in message.reactions
            ]
        if message.nonce is not None:
            payload["nonce"] = message.nonce
        if message.by_interaction:
            payload["webhook_id"] = payload["application_id"] = world.bot.id
        if message.interaction_metadata is not None:
            payload["interaction_metadata"] = message.interaction_metadata
        self._add_thread(payload, message)
        self._add_reference(payload, message, viewer)
        return payload

    def _add_thread(self, payload: Json, message: Message) -> None:
        if message.type is MessageType.THREAD_CREATED:
            payload["message_reference"] = {
                "type": 0,
                "channel_id": message.thread_id,
                "guild_id": self._world.channels[message.channel_id].guild_id,
            }

    def _add_reference(self, payload: Json, message: Message, viewer: str) -> None:
        if message.reference_id is None:
            return
        channel = self._world.channels[message.channel_id]
        payload["message_reference"] = {
            "type": 0,
            "channel_id": message.channel_id,
            "message_id": message.reference_id,
        }
        if channel.guild_id:
            payload["message_reference"]["guild_id"] = channel.guild_id
        if message.type is MessageType.REPLY:
            original = self._world.messages.get(message.reference_id)
            shown = None
            if original is not None and original.visible_to in (None, message.visible_to):
                shown = self.message(original, viewer_id=viewer)
                shown.pop("referenced_message", None)
            payload["referenced_message"] = shown

    def gateway_message(self, message: Message, *, content_intent: bool) -> Json:
        """Return a message as in a gateway event: in a guild, with the author's member."""
        payload = self.message(message)
        channel = self._world.channels[message.channel_id]
        payload["channel_type"] = int(channel.type)
        guild = self._world.guild_of(channel)
        if guild is not None:
            payload["guild_id"] = guild.id
            author = self._world.users[message.author_id]
            payload["member"] = self.member(author, guild, with_user=False)
            for mention in payload["mentions"]:
                user = self._world.users[mention["id"]]
                mention["member"] = self.member(user, guild, with_user=False)
        return payload if content_intent else self.without_content(payload, message)

    def without_content(self, payload: Json, message: Message) -> Json:
        """Blank the fields that the message content intent protects, where the bot has no right to
        them."""
        bot_id = self._world.bot.id
        readable = (
            self._world.channels[message.channel_id].is_dm
            or message.author_id == bot_id
            or bot_id in message.mention_ids
        )
        return payload if readable else {**payload, **copy.deepcopy(_CONTENT_FIELDS)}

    def command(self, command: AppCommand) -> Json:
        return copy.deepcopy(command.definition)

    def interaction(self, interaction: Interaction) -> Json:
        """Return the payload of INTERACTION_CREATE."""
        world = self._world
        user = world.users[interaction.user_id]
        channel = world.channels[interaction.channel_id]
        payload: Json = {
            "id": interaction.id,
            "application_id": world.bot.id,
            "type": int(interaction.type),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": channel.id,
            "channel": self.channel(channel),
            "locale": user.locale,
            "authorizing_integration_owners": interaction.owners,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": _ATTACHMENT_SIZE_LIMIT,
        }
        guild, context = world.guild_of(channel), context_of(channel)
        if guild is not None:
            payload |= {
                "context": int(context),
                "guild_id": guild.id,
                "guild_locale": guild.locale,
                "guild": {
                    "id": guild.id,
                    "locale": guild.locale,
                    "features": [],
                },
                "member": {
                    **self.member(user, guild),
                    "permissions": str(world.permissions(user, channel)),
                },
                "app_permissions": str(world.permissions(world.bot, channel)),
            }
            payload["channel"]["permissions"] = payload["member"]["permissions"]
        else:
            payload |= {
                "context": int(context),
                "user": self.user(user),
                "app_permissions": str(ALL if channel.has_bot else int(OF_GUEST_APPS)),
            }
        if interaction.source is not None:
            payload["message"] = self.message(interaction.source)
        return payload

    def resolved_user(self, user: User, guild: Guild | None) -> tuple[Json, Json | None]:
        """Return a user and member as they are written in an interaction's `resolved` data."""
        if guild is None:
            return self.user(user), None
        member = self.member(user, guild, with_user=False)
        member["permissions"] = str(self._world.permissions(user))
        return self.user(user), member


def context_of(channel: Channel) -> InteractionContext:
    """Return the kind of place where a command is used."""
    if not channel.is_dm:
        return InteractionContext.GUILD
    return InteractionContext.BOT_DM if channel.has_bot else InteractionContext.PRIVATE_CHANNEL
