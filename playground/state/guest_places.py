"""Places without the bot, where people can use the application that they have installed.

They are guilds that never invited the bot, and the direct messages of groups or of two people.
"""

from __future__ import annotations

from collections.abc import Sequence

from playground.protocol.constants import ChannelType
from playground.state.changes import UserChanged
from playground.state.guild import Channel, Guild, User, found_guild
from playground.state.world import World


def found_guest_guild(world: World, owner: User) -> Guild:
    """Found a guild without the bot; everybody else is in it."""
    number = len(world.guilds) + len(world.guest_guilds)
    guild, channels = found_guild(number, owner, None)
    world.guest_guilds[guild.id] = guild
    for channel in channels:
        world.open_channel(channel)
    return guild


def open_direct_messages(world: World, people: Sequence[User], *, is_group: bool) -> Channel:
    """Open the direct messages of a group, or of two people."""
    kind = ChannelType.GROUP_DM if is_group else ChannelType.DM
    members = [user.id for user in people]
    channel = Channel(world.ids.next(), kind, member_ids=members, has_bot=False)
    world.open_channel(channel)
    return channel


def install(world: World, user: User, installed: bool = True) -> None:
    """Let a person install the application for themselves, or remove it."""
    user.has_installed = installed
    world.feed.publish(UserChanged(user))
