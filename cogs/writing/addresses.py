"""The messages of a game, each with an address that stays while its Discord id changes."""

from __future__ import annotations

from msgspec import Struct

from bot.store.rows import MessageKind, MessageRow


class Lobby(Struct, frozen=True):
    """The message on which players sit down."""

    game: str


class Board(Struct, frozen=True):
    """The public message of a match."""

    game: str


class RoundPoster(Struct, frozen=True):
    """The result of a finished round. `row` is the id of its row in the store."""

    game: str
    row: int


class Hand(Struct, frozen=True):
    """A seat's hand, in its player's direct messages."""

    game: str
    seat: int


class OpenedHand(Struct, frozen=True):
    """The last hand that a person opened in the channel, visible to them alone."""

    game: str
    user: int


class OpenedBacks(OpenedHand, frozen=True):
    """The other sides of everybody's cards (F8), opened in the channel by one person."""


class TurnReminder(Struct, frozen=True):
    """A reminder to the player whose turn it is. `row` is the id of its row in the store."""

    game: str
    row: int


class LobbyInvitation(Struct, frozen=True):
    """A message that calls people to the lobby. `row` is the id of its row in the store."""

    game: str
    row: int


class ToFollower(Struct, frozen=True):
    """An offer of a seat, or a result, for a follower. `row` is the id of its row in the store."""

    game: str
    row: int


class Leftover(Struct, frozen=True):
    """A message that is no longer needed and has to be deleted."""

    game: str
    row: int


Posted = Lobby | Board | RoundPoster | Hand | TurnReminder | LobbyInvitation | ToFollower | Leftover
"""The messages that the store knows by a row."""

Address = Posted | OpenedHand


def address_of(row: MessageRow) -> Posted:
    """Return the address of this row's message."""
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
        case MessageKind.REMINDER | MessageKind.DIRECT_REMINDER:
            return TurnReminder(row.game_id, row.id)
        case MessageKind.CALL:
            return LobbyInvitation(row.game_id, row.id)
        case MessageKind.OFFER | MessageKind.OFFER_IN_CHANNEL | MessageKind.RESULT:
            return ToFollower(row.game_id, row.id)


def addresses_from_now(row: MessageRow, only_seat: int | None = None) -> tuple[Posted, ...]:
    """Return the address of this row's message, and those that it may have after the next deal.

    A lobby has that of the board, too: a board is posted once the click on *Start* is answered.
    Where one person plays alone at `only_seat`, the lobby becomes their hand.
    """
    address = address_of(row)
    match address:
        case Lobby() if only_seat is not None:
            return address, Hand(row.game_id, only_seat)
        case Lobby():
            return address, Board(row.game_id)
        case Board():
            return address, RoundPoster(row.game_id, row.id)
        case _:
            return (address,)
