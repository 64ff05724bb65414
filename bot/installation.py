"""How the bot can be installed at Discord: in a server, or by people for themselves."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

_FOR_PEOPLE = "1"
"""The key of user installation in Discord's description of an application; "0" are servers."""

_AUTHORIZE = "https://discord.com/oauth2/authorize"

_RIGHTS = {
    "Add Reactions": 1 << 6,
    "View Channels": 1 << 10,
    "Send Messages": 1 << 11,
    "Embed Links": 1 << 14,
    "Attach Files": 1 << 15,
    "Read Message History": 1 << 16,
    "Create Public Threads": 1 << 35,
    "Send Messages in Threads": 1 << 38,
}
"""The rights that the bot asks of a server, by Discord's names."""

SWITCH_ON = (
    "People cannot install the bot for themselves, so it plays only in servers that have invited "
    "it: switch on Installation > User Install in Discord's developer portal, and restart the bot."
)
"""The sentence for operators whose application does not allow user installation."""


class InstallLinks(Struct, frozen=True):
    """The addresses where the bot is invited to a server, and where people install it."""

    server: str
    person: str


class Installation(Struct, frozen=True):
    """The ways in which an application can be installed. Servers can always invite the bot."""

    application_id: int | None = None
    """None before the login."""
    for_people: bool = False
    """Whether people can install it for themselves, and use it wherever they are."""
    is_public: bool = True
    """Whether others than its owner can install it."""

    @property
    def links(self) -> InstallLinks | None:
        """The links that players are shown, or None if only the operator can use them."""
        if self.application_id is None or not (self.for_people and self.is_public):
            return None
        return InstallLinks(server_link(self.application_id), person_link(self.application_id))


def allows_people(application: Mapping[str, object]) -> bool:
    """Return whether people can install this application for themselves.

    `application` is Discord's answer to `GET /applications/@me`.
    """
    kinds = application.get("integration_types_config")
    return isinstance(kinds, Mapping) and _FOR_PEOPLE in kinds


def server_link(application_id: int | str) -> str:
    """Return the address where somebody who manages a server invites the bot."""
    rights = sum(_RIGHTS.values())
    asked = f"&scope=bot+applications.commands&permissions={rights}"
    return f"{_AUTHORIZE}?client_id={application_id}&integration_type=0{asked}"


def person_link(application_id: int | str) -> str:
    """Return the address where people install the bot for themselves."""
    return f"{_AUTHORIZE}?client_id={application_id}&integration_type=1&scope=applications.commands"
