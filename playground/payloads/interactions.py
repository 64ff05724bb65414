"""Commands and interactions as Discord's JSON objects."""

from __future__ import annotations

import copy

from playground.payloads.messages import MessagePayloads
from playground.protocol.constants import InteractionContext
from playground.protocol.json_types import Json
from playground.protocol.permissions import ALL, OF_GUEST_APPS
from playground.state.guild import AppCommand, Channel, Guild, User
from playground.state.interactions import Interaction

_ATTACHMENT_SIZE_LIMIT = 10 * 1024 * 1024


def context_of(channel: Channel) -> InteractionContext:
    """Return the kind of place where a command is used."""
    if not channel.is_dm:
        return InteractionContext.GUILD
    return InteractionContext.BOT_DM if channel.has_bot else InteractionContext.PRIVATE_CHANNEL


class Payloads(MessagePayloads):
    """Builds all objects that a bot receives: those of messages and guilds, commands and
    interactions."""

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
