"""Which messages a game can have, each by an address that stays while its Discord id changes."""

from __future__ import annotations

from msgspec import Struct

from bot.store.rows import MessageKind, MessageRow


class Lobby(Struct, frozen=True):
    """The message on which people sit down."""

    game: str


class Board(Struct, frozen=True):
    """What everybody sees of a match."""

    game: str


class RoundPoster(Struct, frozen=True):
    """The result of a round that is over; `row` tells one from the next."""

    game: str
    row: int


class Hand(Struct, frozen=True):
    """A seat's hand, in the direct messages of whoever plays it."""

    game: str
    seat: int


class OpenedHand(Struct, frozen=True):
    """The last hand that somebody opened in the channel, for themselves alone."""

    game: str
    user: int


class OpenedBacks(OpenedHand, frozen=True):
    """The other sides of everybody's cards (F8), opened in the channel by one person."""


class TurnReminder(Struct, frozen=True):
    """The word to the person whom everybody waits for; `row` tells one from the next."""

    game: str
    row: int


class LobbyInvitation(Struct, frozen=True):
    """The word to those whom the host calls to the lobby; `row` tells one from the next."""

    game: str
    row: int


class ToFollower(Struct, frozen=True):
    """An offer or a result for somebody who follows the match; `row` tells one from the next."""

    game: str
    row: int


class Leftover(Struct, frozen=True):
    """A message that nobody needs any more, and that is to be deleted."""

    game: str
    row: int


Posted = Lobby | Board | RoundPoster | Hand | TurnReminder | LobbyInvitation | ToFollower | Leftover
"""What the store knows of, by a row."""

Address = Posted | OpenedHand


def address_of(row: MessageRow) -> Posted:
    """The address of this row's message."""
    if row.retired:
        return Leftover(row.game_id, row.id)
    match row.kind:
        case MessageKind.LOBBY:
            return Lobby(row.game_id)
        case MessageKind.BOARD:
            return Board(row.game_id)
        case MessageKind.POSTER:
            return RoundPoster(row.game_id, row.id)
        case MessageKind.HAND:
            assert row.seat is not None
            return Hand(row.game_id, row.seat)
        case MessageKind.REMINDER:
            return TurnReminder(row.game_id, row.id)
        case MessageKind.CALL:
            return LobbyInvitation(row.game_id, row.id)
        case MessageKind.OFFER | MessageKind.OFFER_IN_CHANNEL | MessageKind.RESULT:
            return ToFollower(row.game_id, row.id)


def addresses_from_now(row: MessageRow) -> tuple[Posted, ...]:
    """The address of this row's message, and what it becomes when the next round is dealt."""
    address = address_of(row)
    if isinstance(address, Board):
        return address, RoundPoster(row.game_id, row.id)
    return (address,)
