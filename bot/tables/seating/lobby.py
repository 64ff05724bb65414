"""Lobbies: how a game is created, who sits down or leaves, and how its match is started."""

from __future__ import annotations

import secrets
from collections.abc import Generator
from contextlib import contextmanager
from datetime import datetime

from msgspec import structs

from bot import engine
from bot.engine import Options, SetupRefusedError, has_room_for
from bot.place import Place, home_of, kind_of
from bot.players import LEVELS
from bot.rule_gate import are_enough
from bot.setting_values import Choices
from bot.store.rows import GameRow, MessageKind
from bot.views.table_values import Ending, FriendScores, SeatRow, Status

from ...views.table_parts import seat_key
from ..outcome import DeniedError, Reason
from ..person import Person, seat_for
from ..rounds.friend_scores import FriendSums, choose_friend_scores
from ..table import Table
from ..table_notice import require_new_games
from . import given_words
from .admission import admitted

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""The letters and digits of a game id, without any that look alike."""

_LENGTH = 8

LEVEL_ADDED = "medium"
"""The level of computer players that are added without a choice of their level."""


def new_lobby(
    place: Place,
    host: Person,
    options: Options,
    now: datetime,
    *,
    locale: str | None,
    turn_seconds: int | None,
    may_call: bool,
    round_posters: bool = True,
) -> GameRow:
    """Return the lobby of a new game, where nobody sits yet.

    Raise `DeniedError` if its rules are not played here. `may_call`: its host may call people.
    `round_posters`: the result of each round stays posted.
    """
    return GameRow(
        id=new_game_id(),
        place_kind=kind_of(place),
        home_id=home_of(place),
        channel_id=place.channel_id,
        host_id=host.user_id,
        status=Status.LOBBY,
        **admitted(options),
        version=0,
        created_at=now,
        updated_at=now,
        locale=locale,
        turn_seconds=turn_seconds,
        may_call=may_call,
        round_posters=round_posters,
        last_secret=given_words.new_secret(),
        word_seal=given_words.new_seal(),
    )


def require_room(options: Options, seats: int) -> None:
    """Raise `DeniedError`, with the clause that forbids it, unless there is room for `seats`."""
    if not has_room_for(options, seats):
        with denied_by_setup():
            engine.check_seats(options, seats)


def require_lobby(table: Table) -> None:
    """Raise `DeniedError` unless the game is a lobby."""
    match table.game.status:
        case Status.OVER:
            raise DeniedError(Reason.GAME_OVER)
        case Status.LIVE:
            raise DeniedError(Reason.ALREADY_STARTED)
        case Status.LOBBY:
            pass


@contextmanager
def denied_by_setup() -> Generator[None]:
    """Turn a `SetupRefusedError` of the engine into a `DeniedError`."""
    try:
        yield
    except SetupRefusedError as refused:
        raise DeniedError(Reason.SETUP, refused.clause, refused.names) from None


def join(table: Table, person: Person, choices: Choices) -> None:
    """Seat a person at a new last seat."""
    require_lobby(table)
    if table.seat_of(person.user_id) is not None:
        raise DeniedError(Reason.ALREADY_AT_TABLE)
    seat_down(table, seat_for(person, choices, table.game.id, len(table.seats)))


def add_computer(table: Table, user_id: int, level: str) -> None:
    """Seat a computer player, with the first of its names that nobody has at this table.

    Anybody at the table may do so.
    """
    require_lobby(table)
    table.require_seat(user_id)
    if level not in LEVELS:
        raise DeniedError(Reason.STALE)
    names = table.supplies.computer_names(table.game.locale)
    taken = {seat.name for seat in table.seats}
    name = next((name for name in names if name not in taken), names[-1])
    seat_down(table, SeatRow(table.game.id, len(table.seats), name, level=level))


def remove_computer(table: Table, user_id: int) -> None:
    """Remove the computer player that was added last. Anybody at the table may do so."""
    require_lobby(table)
    table.require_seat(user_id)
    computers = [seat for seat in table.seats if seat.user_id is None]
    if not computers:
        raise DeniedError(Reason.NO_COMPUTER_PLAYER)
    stand_up(table, computers[-1].number)


def leave(table: Table, user_id: int) -> None:
    """Give up a person's seat, and close the lobby if no person is left."""
    require_lobby(table)
    stand_up(table, table.require_seat(user_id))
    table.hand_over_host()
    if not table.persons():
        table.end(Ending.CLOSED)


def close(table: Table) -> None:
    """Close the lobby, so that its match is never started."""
    require_lobby(table)
    table.new_version()
    table.end(Ending.CLOSED)


def start(
    table: Table, user_id: int, opponents: int = 0, friends: FriendSums | None = None
) -> None:
    """Deal the first round. The host may do so, with two seats or more.

    The board tells of `friends` what is worth a line.
    Where only the host sits, seat this number of computer players first. If that lets a word
    lapse, nothing is dealt yet: another word belongs to the new seats.
    """
    require_lobby(table)
    table.require_seat(user_id)
    table.require_host(user_id)
    if len(table.seats) + opponents > 1 and not are_enough(len(table.persons())):
        raise DeniedError(Reason.NOT_ALONE)
    require_new_games(table.game.notice)
    if len(table.seats) == 1:
        for _ in range(opponents):
            add_computer(table, user_id, LEVEL_ADDED)
        if opponents and given_words.has_words(table):
            return
    if len(table.seats) < 2:
        raise DeniedError(Reason.TOO_FEW_SEATS)
    admitted(table.options)
    with denied_by_setup():
        table.deal(table.supplies.new_seed())
    if friends is not None:
        note_scores(table, friends)


def note_scores(table: Table, friends: FriendSums) -> None:
    """Note what the board tells of `friends` at the first deal."""
    table.set(friend_scores=choose_friend_scores(friends, table.seats, FriendScores()))


def call_people(table: Table, user_id: int) -> None:
    """Note that people are called to the lobby. The host may do that once."""
    require_lobby(table)
    table.require_seat(user_id)
    table.require_host(user_id)
    if not table.game.may_call:
        raise DeniedError(Reason.CALLED_ALREADY)
    table.set(may_call=False)
    table.calls.append(MessageKind.CALL)
    table.new_version()


def give_word(table: Table, user_id: int, text: str) -> None:
    """Set the word that a player adds to the seed of the match; `''` takes it back."""
    require_lobby(table)
    given_words.set_word(table, table.require_seat(user_id), text)


def seat_down(table: Table, seat: SeatRow) -> None:
    """Add a seat: at the end, or where its player sat in the previous match."""
    if not has_room_for(table.options, len(table.seats) + 1):
        raise DeniedError(Reason.TABLE_FULL)
    place = _former_place(table, seat)
    behind = (at for at, other in enumerate(table.seats) if _former_place(table, other) > place)
    seats = list(table.seats)
    seats.insert(next(behind, len(seats)), seat)
    table.seats = _numbered(seats)
    table.new_version()


def _former_place(table: Table, seat: SeatRow) -> int:
    """Return the player's place in the previous match; new players come last."""
    keys = [seat_key(former.user_id, former.name) for former in table.game.invited]
    key = seat_key(seat.user_id, seat.name)
    return keys.index(key) if key in keys else len(keys)


def _numbered(seats: list[SeatRow]) -> list[SeatRow]:
    return [structs.replace(seat, number=place) for place, seat in enumerate(seats)]


def stand_up(table: Table, number: int) -> None:
    """Remove a seat; those behind it move up."""
    table.seats = _numbered([seat for seat in table.seats if seat.number != number])
    table.new_version()


def new_game_id() -> str:
    """Return a short random id that is safe in a URL and that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(_LENGTH))
