"""The world as one file, so that a playground continues where the last one stopped.

Ephemeral messages are not stored, as Discord's own client forgets them, nor are interactions.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import DecodeError, Struct, msgpack

from playground.clock import Timer
from playground.state.changes import Change
from playground.state.guild import AppCommand, AppEmoji, Channel, Guild, User
from playground.state.messages import Message
from playground.state.world import World

log = logging.getLogger(__name__)

_KEPT_MESSAGES = 300
"""The number of newest messages that are stored of each channel."""


_FOR_ITS_OWNER_ALONE = 0o600

OpenNewFile = Callable[[Path], int]
"""Makes a file that only its owner may read, and returns its descriptor; raises OSError."""


def open_new_file(file: Path) -> int:
    """Make a file of this user, as `OpenNewFile` does."""
    return os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _FOR_ITS_OWNER_ALONE)


class UnreadableSnapshotError(Exception):
    """The file is damaged, or of another version of the playground."""


class Snapshot(Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of a world that are stored."""

    bot_id: str
    guild: Guild
    """The first guild, the only one in files of older versions."""
    users: list[User]
    channels: list[Channel]
    messages: list[Message]
    emojis: list[AppEmoji]
    commands: list[AppCommand]
    last_id: str
    more_guilds: list[Guild] = []
    guest_guilds: list[Guild] = []
    allows_user_install: bool | None = None


def write_snapshot(world: World, file: Path, open_new: OpenNewFile = open_new_file) -> None:
    """Write the world to a file. Raise OSError if that fails; an older file then stays."""
    first, *others = world.guilds.values()
    snapshot = Snapshot(
        bot_id=world.bot.id,
        guild=first,
        more_guilds=others,
        guest_guilds=list(world.guest_guilds.values()),
        allows_user_install=world.allows_user_install,
        users=list(world.users.values()),
        channels=list(world.channels.values()),
        messages=list(_kept_messages(world)),
        emojis=list(world.emojis.values()),
        commands=list(world.commands.values()),
        last_id=world.ids.next(),
    )
    unfinished = file.with_name(file.name + ".new")
    # The file contains hands, as direct messages do, so only its owner may read it.
    unfinished.unlink(missing_ok=True)
    with os.fdopen(open_new(unfinished), "wb") as opened:
        opened.write(msgpack.encode(snapshot))
    unfinished.replace(file)


def _kept_messages(world: World) -> Iterator[Message]:
    for channel_id in world.channels:
        shown = [m for m in world.history(channel_id) if not (m.ephemeral or m.is_loading)]
        yield from shown[-_KEPT_MESSAGES:]


def read_snapshot(world: World, file: Path) -> None:
    """Replace a new world by the one in a file. Raise OSError or `UnreadableSnapshotError`."""
    try:
        kept = msgpack.decode(file.read_bytes(), type=Snapshot)
    except DecodeError as error:
        raise UnreadableSnapshotError(str(error)) from error
    world.users = {user.id: user for user in kept.users}
    world.bot = world.users[kept.bot_id]
    guilds = [kept.guild, *kept.more_guilds]
    # The file may lack something founded since: a role, or a whole guild with its channels.
    for guild in guilds:
        founded = world.guilds.pop(guild.id, guild)
        guild.roles = {**founded.roles, **guild.roles}
    new = [c for c in world.channels.values() if c.guild_id in world.guilds]
    world.guilds = {guild.id: guild for guild in guilds} | world.guilds
    world.guest_guilds = {guild.id: guild for guild in kept.guest_guilds}
    world.bot.role_ids = [
        role.id
        for guild in world.guilds.values()
        for role in guild.roles.values()
        if role.managed_by == world.bot.id
    ]
    if kept.allows_user_install is not None:
        world.allows_user_install = kept.allows_user_install
    world.take_over_channels([*kept.channels, *new])
    world.emojis = {emoji.id: emoji for emoji in kept.emojis}
    world.commands = {command.id: command for command in kept.commands}
    world.ids.continue_after(kept.last_id)
    for message in kept.messages:
        world.take_over(message)


_WRITE_AFTER = 2.0
"""Seconds from the first unsaved change until the file is written."""


class KeptWorld:
    """A world and its file. Subscribe `on_change` to the world's feed.

    Problems with the file are logged and never stop the playground.
    """

    def __init__(self, world: World, file: Path, open_new: OpenNewFile = open_new_file) -> None:
        self._world = world
        self._file = file
        self._open_new = open_new
        self._is_locked = False
        """Whether the file could not be read, and so is not replaced."""
        self._due: Timer | None = None

    def read(self) -> None:
        """Load the world from the file, if it exists. One that may not be read stays as it is."""
        try:
            read_snapshot(self._world, self._file)
        except FileNotFoundError:
            return
        except OSError as error:
            self._is_locked = True
            log.warning(
                "The playground begins anew, since %s cannot be read, and leaves that file as it "
                "is; the next start will not know of this: %s",
                self._file,
                error,
            )
        except UnreadableSnapshotError as error:
            log.warning(
                "The playground begins anew, since %s cannot be read, and replaces that file: %s",
                self._file,
                error,
            )

    def on_change(self, _: Change) -> None:
        if self._due is None and not self._is_locked:
            clock = self._world.clock
            self._due = clock.call_at(clock.now() + _WRITE_AFTER, self.write)

    def write(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None
        if self._is_locked:
            return
        try:
            write_snapshot(self._world, self._file, self._open_new)
        except OSError as error:
            log.warning(
                "The next start of the playground will not know of this, since %s "
                "cannot be written: %s",
                self._file,
                error,
            )
