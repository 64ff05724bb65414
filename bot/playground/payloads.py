"""The world as Discord's JSON objects, the way the bot receives them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from bot.playground import components
from bot.playground.clock import iso_timestamp
from bot.playground.constants import ChannelType, MessageType
from bot.playground.interactions import Interaction
from bot.playground.model import (
    AppEmoji,
    Attachment,
    Channel,
    Command,
    EmojiRef,
    Guild,
    Json,
    Message,
    Role,
    User,
)
from bot.playground.permissions import ALL
from bot.playground.world import World

# What a bot without the message content intent does not get to read.
_CONTENT_FIELDS: dict[str, Any] = {"content": "", "embeds": [], "attachments": [], "components": []}

_ATTACHMENT_SIZE_LIMIT = 10 * 1024 * 1024


class Payloads:
    """Builds JSON from one world. What `base_url` returns is put before addresses of files."""

    def __init__(self, world: World, base_url: Callable[[], str] = str) -> None:
        self._world = world
        self._base_url = base_url

    # People

    def user(self, user: User) -> Json:
        return {
            "id": user.id,
            "username": user.username,
            "discriminator": "0" if not user.bot else "0001",
            "global_name": user.global_name,
            "avatar": None,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "primary_guild": None,
            "clan": None,
            "bot": user.bot,
            "public_flags": 0,
            "flags": 0,
        }

    def own_user(self) -> Json:
        """The bot's user as the bot itself sees it."""
        return {
            **self.user(self._world.bot),
            "verified": True,
            "email": None,
            "mfa_enabled": False,
            "locale": "en-US",
            "premium_type": 0,
            "bio": "",
        }

    def member(self, user: User, *, with_user: bool = True) -> Json:
        member: Json = {
            "roles": list(user.role_ids),
            "nick": None,
            "avatar": None,
            "banner": None,
            "joined_at": iso_timestamp(user.joined_at),
            "premium_since": None,
            "communication_disabled_until": None,
            "pending": False,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }
        return {"user": self.user(user), **member} if with_user else member

    def application(self) -> Json:
        bot, owner = self._world.bot, self._world.users[self._world.guild.owner_id]
        return {
            "id": bot.id,
            "name": bot.username,
            "icon": None,
            "description": "",
            "summary": "",
            "type": None,
            "bot": self.user(bot),
            "bot_public": True,
            "bot_require_code_grant": False,
            "integration_types_config": {"0": {}},
            "verify_key": "0" * 64,
            "flags": 0,
            "hook": True,
            "owner": self.user(owner),
            "team": None,
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "approximate_guild_count": 1,
            "approximate_user_install_count": 0,
        }

    # The guild

    def role(self, role: Role) -> Json:
        payload: Json = {
            "id": role.id,
            "name": role.name,
            "description": None,
            "permissions": str(role.permissions),
            "position": role.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": role.managed_by is not None,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
        if role.managed_by is not None:
            payload["tags"] = {"bot_id": role.managed_by}
        return payload

    def channel(self, channel: Channel) -> Json:
        if channel.is_dm:
            recipient = self._world.users[channel.recipient_id or ""]
            return {
                "id": channel.id,
                "type": int(ChannelType.DM),
                "last_message_id": channel.last_message_id,
                "flags": 0,
                "recipients": [self.user(recipient)],
            }
        return {
            "id": channel.id,
            "type": int(channel.type),
            "guild_id": channel.guild_id,
            "name": channel.name,
            "topic": None,
            "nsfw": False,
            "position": channel.position,
            "parent_id": None,
            "rate_limit_per_user": 0,
            "last_message_id": channel.last_message_id,
            "last_pin_timestamp": None,
            "flags": 0,
            "permission_overwrites": [
                {
                    "id": target,
                    "type": 0 if target in self._world.guild.roles else 1,
                    "allow": str(overwrite.allow),
                    "deny": str(overwrite.deny),
                }
                for target, overwrite in channel.overwrites.items()
            ],
        }

    def guild(self, guild: Guild) -> Json:
        return {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "description": None,
            "banner": None,
            "owner_id": guild.owner_id,
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "roles": [self.role(role) for role in guild.roles.values()],
            "emojis": [],
            "stickers": [],
            "features": [],
            "mfa_level": 0,
            "application_id": None,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "safety_alerts_channel_id": None,
            "max_presences": None,
            "max_members": 500_000,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "preferred_locale": guild.locale,
            "nsfw_level": 0,
            "nsfw": False,
            "hub_type": None,
        }

    def guild_create(self, *, all_members: bool) -> Json:
        """The guild as it comes after READY; only the bot as a member unless allowed more."""
        world = self._world
        members = list(world.users.values()) if all_members else [world.bot]
        return {
            **self.guild(world.guild),
            "joined_at": iso_timestamp(world.bot.joined_at),
            "large": False,
            "unavailable": False,
            "member_count": len(world.users),
            "members": [self.member(user) for user in members],
            "channels": [self.channel(channel) for channel in world.guild_channels()],
            "threads": [],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    # Emojis and commands

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

    def command(self, command: Command, *, localizations: bool = True) -> Json:
        payload = copy.deepcopy(command.definition)
        if not localizations:
            payload.pop("name_localizations", None)
            payload.pop("description_localizations", None)
        return payload

    # Messages

    def attachment(self, attachment: Attachment) -> Json:
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
        """A whole message object; `viewer_id` (default the bot) decides `me` in reactions."""
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

        in_embeds = components.attachment_names([], message.embeds)
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
            "tts": message.tts,
            "mention_everyone": False,
            "mentions": [self.user(world.users[user_id]) for user_id in message.mention_ids],
            "mention_roles": [],
            "attachments": [
                self.attachment(a) for a in message.attachments if a.filename not in in_embeds
            ],
            "embeds": [_embed(embed, medium) for embed in message.embeds],
            "components": components.resolved(message.components, medium),
            "pinned": message.pinned_at is not None,
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
        self._add_reference(payload, message, viewer)
        return payload

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
            if original is not None:
                shown = self.message(original, viewer_id=viewer)
                shown.pop("referenced_message", None)
            payload["referenced_message"] = shown

    def gateway_message(self, message: Message, *, content_intent: bool) -> Json:
        """A message as a gateway event carries it: with the author's member in a guild."""
        payload = self.message(message)
        channel = self._world.channels[message.channel_id]
        payload["channel_type"] = int(channel.type)
        if channel.guild_id is not None:
            payload["guild_id"] = channel.guild_id
            author = self._world.users[message.author_id]
            payload["member"] = self.member(author, with_user=False)
            for mention in payload["mentions"]:
                user = self._world.users[mention["id"]]
                mention["member"] = self.member(user, with_user=False)
        return payload if content_intent else self.without_content(payload, message)

    def without_content(self, payload: Json, message: Message) -> Json:
        """Blank what the message content intent protects, where it protects it."""
        bot_id = self._world.bot.id
        readable = (
            self._world.channels[message.channel_id].is_dm
            or message.author_id == bot_id
            or bot_id in message.mention_ids
        )
        return payload if readable else {**payload, **copy.deepcopy(_CONTENT_FIELDS)}

    # Interactions

    def interaction(self, interaction: Interaction) -> Json:
        """INTERACTION_CREATE."""
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
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": _ATTACHMENT_SIZE_LIMIT,
        }
        if channel.guild_id is not None:
            payload |= {
                "context": 0,
                "authorizing_integration_owners": {"0": channel.guild_id},
                "guild_id": channel.guild_id,
                "guild_locale": world.guild.locale,
                "guild": {
                    "id": world.guild.id,
                    "locale": world.guild.locale,
                    "features": [],
                },
                "member": {
                    **self.member(user),
                    "permissions": str(world.permissions(user, channel)),
                },
                "app_permissions": str(world.permissions(world.bot, channel)),
            }
            payload["channel"]["permissions"] = payload["member"]["permissions"]
        else:
            payload |= {
                "context": 1,
                "authorizing_integration_owners": {"0": "0"},
                "user": self.user(user),
                "app_permissions": str(ALL),
            }
        if interaction.source is not None:
            payload["message"] = self.message(interaction.source)
        return payload

    def resolved_user(self, user: User, *, in_guild: bool) -> tuple[Json, Json | None]:
        """A user and member as they stand in an interaction's `resolved` data."""
        if not in_guild:
            return self.user(user), None
        member = self.member(user, with_user=False)
        member["permissions"] = str(self._world.permissions(user))
        return self.user(user), member


def _embed(embed: Json, medium: Any) -> Json:
    shown = copy.deepcopy(embed)
    shown.setdefault("type", "rich")
    for slot in components.embed_media(shown):
        url = slot.get("url") or ""
        if url.startswith("attachment://"):
            found = medium(url.removeprefix("attachment://")) or {}
            found.pop("attachment_id", None)
            slot.update(found)
    for key in ("footer", "author"):
        icon = (shown.get(key) or {}).get("icon_url") or ""
        if icon.startswith("attachment://"):
            found = medium(icon.removeprefix("attachment://"))
            if found is not None:
                shown[key]["icon_url"] = found["url"]
    return shown
