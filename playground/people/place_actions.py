"""What a person can do with places and installations, as the tester of the page decides it."""

from __future__ import annotations

from collections.abc import Callable

from playground.people.client_checks import NotAllowedError
from playground.protocol.permissions import Permission
from playground.state import guest_places, threads
from playground.state.guild import Channel, Thread, User
from playground.state.world import World


class PlaceActions:
    """Opening places without the bot, and deciding who may use it there."""

    def __init__(self, world: World) -> None:
        self._world = world

    def found_server(self, user: User) -> Channel:
        """Found a server without the bot, and return its first channel."""
        guild = guest_places.found_guest_guild(self._world, user)
        return self._world.guild_channels(guild)[0]

    def open_group(self, user: User) -> Channel:
        """Open the direct messages of a group of everybody; a person has one of them at most."""
        return self._messages_of([user, *self._others(user)], is_group=True)

    def open_pair(self, user: User, other_id: str) -> Channel:
        """Open the direct messages of two people."""
        other = next((each for each in self._others(user) if each.id == other_id), None)
        if other is None:
            raise NotAllowedError("There is no such person.")
        return self._messages_of([user, other], is_group=False)

    def install(self, user: User, installed: bool) -> None:
        """Install the application for a person, or remove it."""
        if installed and not self._world.allows_user_install:
            raise NotAllowedError("People cannot install this application.")
        guest_places.install(self._world, user, installed)

    def allow_user_install(self, allows: bool) -> None:
        guest_places.allow_user_install(self._world, allows)

    def set_external_apps(self, guild_id: str, allowed: bool) -> None:
        """Grant the use of outside applications in a server, or take it."""
        guild = (self._world.guilds | self._world.guest_guilds).get(guild_id)
        if guild is None:
            raise NotAllowedError("There is no such server.")
        guest_places.set_external_apps(self._world, guild, allowed)

    def restart_client(self, user: User) -> None:
        guest_places.restart_client(self._world, user)

    def _others(self, user: User) -> list[User]:
        return [each for each in self._world.people if each is not user]

    def _messages_of(self, people: list[User], *, is_group: bool) -> Channel:
        """Return the messages of just these people, opened at the first call."""
        wanted = {user.id for user in people}
        for channel in self._world.channels.values():
            if channel.member_ids and set(channel.member_ids) == wanted:
                return channel
        return guest_places.open_direct_messages(self._world, people, is_group=is_group)


class ThreadActions:
    """Actions of people with threads. Each raises NotAllowedError, with a text for the person.

    `channel` returns what a person sees, by its id.
    """

    def __init__(
        self,
        world: World,
        channel: Callable[[User, str], Channel],
    ) -> None:
        self._world = world
        self._channel = channel

    def start(self, user: User, channel_id: str, name: str) -> Channel:
        """Start a thread of a channel, and return it."""
        parent = self._channel(user, channel_id)
        if parent.is_dm or parent.is_thread:
            raise NotAllowedError("Threads begin in a channel of the server.")
        if not self._world.permissions(user, parent) & Permission.CREATE_PUBLIC_THREADS:
            raise NotAllowedError("You do not have permission to start threads here.")
        if not 1 <= len(name.strip()) <= threads.MAX_NAME:
            raise NotAllowedError(f"The name of a thread has 1 to {threads.MAX_NAME} characters.")
        return threads.start(self._world, parent, user, name.strip())

    def set_archived(self, user: User, thread_id: str, archived: bool) -> None:
        """Archive a thread, or open it again."""
        thread, facts = self._thread(user, thread_id)
        manages = threads.manages(self._world, user, thread)
        if facts.locked and not manages:
            raise NotAllowedError("This thread is locked.")
        if archived and user.id != facts.owner_id and not manages:
            raise NotAllowedError("Only who began the thread or manages threads can archive it.")
        threads.set_archived(self._world, thread, archived)

    def set_locked(self, user: User, thread_id: str, locked: bool) -> None:
        """Lock a thread, so that only those who manage threads may write, or unlock it."""
        thread, _ = self._thread(user, thread_id)
        if not threads.manages(self._world, user, thread):
            raise NotAllowedError("You do not have permission to lock threads.")
        threads.set_locked(self._world, thread, locked)

    def delete(self, user: User, thread_id: str) -> None:
        thread, _ = self._thread(user, thread_id)
        if not threads.manages(self._world, user, thread):
            raise NotAllowedError("You do not have permission to delete threads.")
        self._world.delete_channel(thread)

    def check_writing(self, user: User, channel: Channel) -> None:
        """Raise NotAllowedError if this person may not write."""
        granted = self._world.permissions(user, channel)
        if not channel.is_dm and not granted & channel.meant(Permission.SEND_MESSAGES):
            raise NotAllowedError("You do not have permission to send messages in this channel.")
        if threads.obstacle_to_writing(self._world, user, channel) is not None:
            raise NotAllowedError("This thread is locked.")

    def _thread(self, user: User, thread_id: str) -> tuple[Channel, Thread]:
        channel = self._channel(user, thread_id)
        if channel.thread is None:
            raise NotAllowedError("This is not a thread.")
        return channel, channel.thread
