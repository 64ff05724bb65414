"""How the bot can be installed at Discord: in a server, or by people for themselves."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

_FOR_PEOPLE = "1"
"""The key of user installation in Discord's description of an application; "0" are servers."""

SWITCH_ON = (
    "People cannot install the bot for themselves, so it plays only in servers that have invited "
    "it: switch on Installation > User Install in Discord's developer portal, and restart the bot."
)
"""The sentence for operators whose application does not allow user installation."""


class Installation(Struct, frozen=True):
    """The ways in which an application can be installed. Servers can always invite the bot."""

    application_id: int | None = None
    """None before the login."""
    for_people: bool = False
    """Whether people can install it for themselves, and use it wherever they are."""


def allows_people(application: Mapping[str, object]) -> bool:
    """Return whether people can install this application for themselves.

    `application` is Discord's answer to `GET /applications/@me`.
    """
    kinds = application.get("integration_types_config")
    return isinstance(kinds, Mapping) and _FOR_PEOPLE in kinds
