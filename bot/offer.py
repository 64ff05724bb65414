"""What the operator of this bot offers besides the rules: features, and the places to play in."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.place import BotDm, Place, has_own_route, server_of


class Feature(StrEnum):
    """What an operator can switch off, by the word in the setting OFF."""

    PICTURES = "pictures"
    """Pictures and films drawn by the bot. Boards keep the emoji of their cards."""
    GUESTS = "guests"
    """Tables where the bot is no member: servers without it, and chats of people."""
    ALONE = "alone"
    """Tables of one person with computer players, and the direct messages with the bot."""


class Closure(StrEnum):
    """Why no table is opened in a place."""

    OTHER_SERVER = "other-server"
    NO_GUESTS = "no-guests"
    NOT_ALONE = "not-alone"


class Offer(Struct, frozen=True):
    """What is switched off, and the servers where the bot plays; None means everywhere."""

    off: frozenset[Feature] = frozenset()
    servers: frozenset[int] | None = None

    def has(self, feature: Feature) -> bool:
        """Return whether a feature is offered."""
        return feature not in self.off

    def closure(self, place: Place) -> Closure | None:
        """Return why no table is opened in this place, or None if one can be."""
        if isinstance(place, BotDm):
            return None if self.has(Feature.ALONE) else Closure.NOT_ALONE
        if self.servers is not None and server_of(place) not in self.servers:
            return Closure.OTHER_SERVER
        is_open = has_own_route(place) or self.has(Feature.GUESTS)
        return None if is_open else Closure.NO_GUESTS
