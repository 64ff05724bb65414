"""Places without the bot, where people can use the application that they have installed.

They are guilds that never invited the bot, and the direct messages of groups or of two people.
"""

from __future__ import annotations

from collections.abc import Sequence

from playground.protocol.constants import ChannelType
from playground.protocol.errors import Code
from playground.protocol.permissions import Permission
from playground.state.changes import ApplicationChanged, ClientRestarted, GuildChanged, UserChanged
from playground.state.guild import Channel, Guild, User, found_guild
from playground.state.messages import NOBODY
from playground.state.world import World


def found_guest_guild(world: World, owner: User) -> Guild:
    """Found a guild without the bot; everybody else is in it."""
    number = len(world.guilds) + len(world.guest_guilds)
    guild, channels = found_guild(number, owner, None)
    world.guest_guilds[guild.id] = guild
    world.feed.publish(GuildChanged(guild))
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


def leave_guilds(world: World, user: User) -> None:
    """Let a person leave every guild with the bot."""
    user.is_in_guilds = False
    world.feed.publish(UserChanged(user))


def why_unreachable(world: World, user: User) -> Code | None:
    """Return the error with which Discord refuses a message of the bot to this person."""
    is_installed = user.has_installed and world.allows_user_install
    may_write = is_installed and world.open_questions.lets_bot_write_to_installers
    if not user.is_in_guilds and not may_write:
        return Code.NO_MUTUAL_GUILDS
    return user.closed_dms


def allow_user_install(world: World, allows: bool = True) -> None:
    """Let people install the application for themselves, or servers alone."""
    world.allows_user_install = allows
    world.feed.publish(ApplicationChanged())


def allows_external_apps(guild: Guild) -> bool:
    """Return whether members of a guild may use applications that only they have installed."""
    return bool(guild.roles[guild.id].permissions & Permission.USE_EXTERNAL_APPS)


def set_external_apps(world: World, guild: Guild, allowed: bool) -> None:
    """Grant everybody in a guild the use of such applications, or take it; owners keep it."""
    everyone, right = guild.roles[guild.id], int(Permission.USE_EXTERNAL_APPS)
    everyone.permissions = (
        everyone.permissions | right if allowed else everyone.permissions & ~right
    )
    world.feed.publish(GuildChanged(guild))


def restart_client(world: World, user: User) -> None:
    """Start a person's client anew: it forgets the messages that only this person saw."""
    gone = [message for message in world.messages.values() if message.visible_to == user.id]
    for message in gone:
        message.visible_to = NOBODY
    world.feed.publish(ClientRestarted(user, tuple(gone)))
