"""The kinds of place where a game can be played, and what is possible in each.

Code that differs from place to place asks the functions here. A new kind of place is a class here,
and the type checker names every `match` that does not know it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct


class PlaceKind(StrEnum):
    """The word by which a kind of place is stored."""

    SERVER = "server"
    GUEST_SERVER = "guest"
    GROUP_DM = "group"
    DM_OF_TWO = "pair"
    BOT_DM = "bot"


class ServerChannel(Struct, frozen=True):
    """A channel or thread of a server that has the bot."""

    server_id: int
    channel_id: int


class GuestChannel(Struct, frozen=True):
    """A channel or thread of a server without the bot, where somebody has installed it."""

    server_id: int
    channel_id: int


class GroupDm(Struct, frozen=True):
    """The direct messages of a group, of which the bot is no member."""

    channel_id: int


class DmOfTwo(Struct, frozen=True):
    """The direct messages of two people, neither of whom is the bot."""

    channel_id: int


class BotDm(Struct, frozen=True):
    """The direct messages of one person with the bot."""

    channel_id: int


Place = ServerChannel | GuestChannel | GroupDm | DmOfTwo | BotDm


def has_own_route(place: Place) -> bool:
    """Return whether the bot can post, edit and read there by its own route.

    Elsewhere it is no member: it has the tokens of people's interactions alone, and Discord tells
    it nothing of messages, reactions and deletions.
    """
    match place:
        case ServerChannel() | BotDm():
            return True
        case GuestChannel() | GroupDm() | DmOfTwo():
            return False


sends_hands = has_own_route
"""Return whether players get their hands by direct message, if they want that.

Where the bot has no own route they may never have met it, so they open their hands there.
"""


def is_seen_by_one(place: Place) -> bool:
    """Return whether only one person sees the messages there."""
    match place:
        case BotDm():
            return True
        case ServerChannel() | GuestChannel() | GroupDm() | DmOfTwo():
            return False


joins_board_and_hand = is_seen_by_one
"""Return whether one message there is both a table's board and its only person's hand.

Where one person sees everything and the others are computer players, nobody else needs a board,
waits for a turn, or can sit down.
"""


def is_open_to_members(place: Place) -> bool:
    """Return whether the bot can write there by itself to people who play at no table.

    It needs a route of its own, and somebody besides the one who opens a table.
    """
    return has_own_route(place) and not is_seen_by_one(place)


def server_of(place: Place) -> int | None:
    """Return the id of the server, or None if the place belongs to none.

    Its roles say what people may do there. Where there is no server, the host of a game decides.
    """
    match place:
        case ServerChannel(server_id=server_id) | GuestChannel(server_id=server_id):
            return server_id
        case GroupDm() | DmOfTwo() | BotDm():
            return None


def home_of(place: Place) -> int:
    """Return the id by which the place's rounds, standings and seasons are stored.

    That is the server's, or the channel's if there is no server. Discord gives no channel of direct
    messages the id of a server.
    """
    server_id = server_of(place)
    return place.channel_id if server_id is None else server_id


def settings_of(place: Place) -> int | None:
    """Return the id of the server whose settings apply, or None where there are none."""
    return place.server_id if isinstance(place, ServerChannel) else None


def hands_out_penalties(place: Place) -> bool:
    """Return whether penalties for what is said can be handed out there.

    The menus and reactions by which people report it exist where the bot is a member of the server.
    """
    return isinstance(place, ServerChannel)


def kind_of(place: Place) -> PlaceKind:
    """Return the word by which this kind of place is stored."""
    match place:
        case ServerChannel():
            return PlaceKind.SERVER
        case GuestChannel():
            return PlaceKind.GUEST_SERVER
        case GroupDm():
            return PlaceKind.GROUP_DM
        case DmOfTwo():
            return PlaceKind.DM_OF_TWO
        case BotDm():
            return PlaceKind.BOT_DM


def stored_place(kind: PlaceKind, home_id: int, channel_id: int) -> Place:
    """Return the place that is stored by these three."""
    match kind:
        case PlaceKind.SERVER:
            return ServerChannel(home_id, channel_id)
        case PlaceKind.GUEST_SERVER:
            return GuestChannel(home_id, channel_id)
        case PlaceKind.GROUP_DM:
            return GroupDm(channel_id)
        case PlaceKind.DM_OF_TWO:
            return DmOfTwo(channel_id)
        case PlaceKind.BOT_DM:
            return BotDm(channel_id)


def _kinds(which: Callable[[Place], bool]) -> tuple[PlaceKind, ...]:
    return tuple(kind for kind in PlaceKind if which(stored_place(kind, 0, 0)))


IN_SERVERS = _kinds(lambda place: server_of(place) is not None)
"""The kinds of places that belong to a server."""

WITHOUT_OWN_ROUTE = _kinds(lambda place: not has_own_route(place))
"""The kinds of places where the bot is no member."""
