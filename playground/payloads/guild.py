"""People, the application, guilds and their channels as Discord's JSON objects."""

from __future__ import annotations

from collections.abc import Callable

from playground.clock import iso_timestamp
from playground.protocol.json_types import Json
from playground.state.guild import Channel, Guild, Role, Thread, User
from playground.state.world import World


class GuildPayloads:
    """Builds the objects of one world. The result of `base_url` is put before the addresses of
    files."""

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
        """Return the bot's user as the bot sees it."""
        return {
            **self.user(self._world.bot),
            "verified": True,
            "email": None,
            "mfa_enabled": False,
            "locale": "en-US",
            "premium_type": 0,
            "bio": "",
        }

    def member(self, user: User, guild: Guild, *, with_user: bool = True) -> Json:
        """Return a user as a member of a guild."""
        member: Json = {
            "roles": guild.role_ids_of(user),
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
            "integration_types_config": self._installation_kinds(),
            "verify_key": "0" * 64,
            "flags": 0,
            "hook": True,
            "owner": self.user(owner),
            "team": None,
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "approximate_guild_count": len(self._world.guilds),
            "approximate_user_install_count": 0,
        }

    def _installation_kinds(self) -> Json:
        return {"0": {}, "1": {}} if self._world.allows_user_install else {"0": {}}

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
            direct: Json = {
                "id": channel.id,
                "type": int(channel.type),
                "last_message_id": channel.last_message_id,
                "flags": 0,
            }
            if channel.recipient_id is not None:
                direct["recipients"] = [self.user(self._world.users[channel.recipient_id])]
            return direct
        if channel.thread is not None:
            return self._thread(channel, channel.thread)
        guild = self._world.guild_of(channel)
        roles = {} if guild is None else guild.roles
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
                    "type": 0 if target in roles else 1,
                    "allow": str(overwrite.allow),
                    "deny": str(overwrite.deny),
                }
                for target, overwrite in channel.overwrites.items()
            ],
        }

    def _thread(self, channel: Channel, facts: Thread) -> Json:
        messages = sum(not message.ephemeral for message in self._world.history(channel.id))
        metadata: Json = {
            "archived": facts.archived,
            "archive_timestamp": iso_timestamp(facts.archive_changed_at),
            "auto_archive_duration": facts.auto_archive_minutes,
            "locked": facts.locked,
            "create_timestamp": iso_timestamp(facts.created_at),
        }
        payload: Json = {
            "id": channel.id,
            "type": int(channel.type),
            "guild_id": channel.guild_id,
            "name": channel.name,
            "parent_id": facts.parent_id,
            "owner_id": facts.owner_id,
            "rate_limit_per_user": 0,
            "last_message_id": channel.last_message_id,
            "message_count": messages,
            "total_message_sent": messages,
            "member_count": len(facts.joined_at),
            "thread_metadata": metadata,
            "flags": 0,
        }
        if self._world.bot.id in facts.joined_at:
            payload["member"] = self.thread_member(channel, self._world.bot.id)
        return payload

    def thread_member(self, channel: Channel, user_id: str) -> Json:
        """Return a user who has joined a thread."""
        joined_at = channel.thread.joined_at[user_id] if channel.thread is not None else 0.0
        return {
            "id": channel.id,
            "user_id": user_id,
            "join_timestamp": iso_timestamp(joined_at),
            "flags": 0,
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

    def guild_create(self, guild: Guild, *, all_members: bool) -> Json:
        """Return a guild as it is sent after READY.

        The bot is the only member listed, unless the intents allow more.
        """
        world = self._world
        everybody = [user for user in world.users.values() if user.is_in_guilds]
        members = everybody if all_members else [world.bot]
        return {
            **self.guild(guild),
            "joined_at": iso_timestamp(world.bot.joined_at),
            "large": False,
            "unavailable": False,
            "member_count": len(everybody),
            "members": [self.member(user, guild) for user in members],
            "channels": [self.channel(channel) for channel in world.guild_channels(guild)],
            "threads": [
                self.channel(thread) for thread in world.threads() if thread.guild_id == guild.id
            ],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }
