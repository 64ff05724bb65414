"""What a person can do with places and installations, as the tester of the page decides it."""

from __future__ import annotations

from playground.people.client_checks import NotAllowedError
from playground.state import guest_places
from playground.state.guild import Channel, User
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
