"""Lobbies made from a finished match: its rematch, or another one like the channel's last match.

Nobody is seated without having pressed a button: the other people of the match are called.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

from msgspec import structs

from bot.engine import Presence, has_room_for
from bot.players import LEVELS
from bot.rule_gate import rule_gate
from bot.setting_values import Choices
from bot.store.rows import GameRow, InvitedPlayer, MessageKind
from bot.views.names import told_apart
from bot.views.table_values import SOMEBODY, DeadlineKind, SeatRow

from ..outcome import DeniedError, Reason
from ..person import Person, seat_for
from ..table import Table
from .admission import admitted
from .lobby import new_lobby, require_lobby, require_room, seat_down

OFFER = timedelta(minutes=30)
"""How long a rematch is offered: after that, people are likely to be gone."""


def offered_until(table: Table) -> datetime | None:
    """Return until when a rematch of this table is offered, or None if it is not offered."""
    offer = table.deadline(DeadlineKind.REMATCH_ENDS)
    return None if offer is None else offer.due_at


def end_offer(table: Table) -> None:
    """End the offer of a rematch, and show that in the result."""
    table.deadlines = []
    # `updated_at` stays: it says when the match has ended.
    table.set(version=table.game.version + 1)


def require_offer(table: Table) -> None:
    """Raise `DeniedError` unless a rematch is offered."""
    until = offered_until(table)
    if until is None or table.now > until:
        raise DeniedError(Reason.NO_REMATCH)


def require_player(table: Table, user_id: int) -> None:
    """Raise `DeniedError` unless this person has a seat at the table."""
    if all(seat.user_id != user_id for seat in table.seats):
        raise DeniedError(Reason.NOT_AT_TABLE)


def next_game(
    table: Table,
    host: Person,
    *,
    may_call: bool,
    hidden: Collection[int] = (),
    nearest: bool = False,
) -> GameRow:
    """Return a lobby for the rematch, with the rules of the match at `table`.

    `hidden` are the people who hide: they are not named until they sit down. `nearest`: with the
    most similar rules if those are not played here any more.
    """
    options = rule_gate().nearest(table.options) if nearest else table.options
    game = table.game
    lobby = new_lobby(
        game.place,
        host,
        options,
        table.now,
        locale=game.locale,
        turn_seconds=game.turn_seconds,
        may_call=may_call,
        round_posters=game.round_posters,
    )
    return structs.replace(
        lobby,
        gesture=game.gesture,
        hints=game.hints,
        pace=game.pace,
        invited=players_to_invite(table, host.user_id, hidden),
    )


def players_to_invite(
    table: Table, host_id: int, hidden: Collection[int] = ()
) -> tuple[InvitedPlayer, ...]:
    """Return the players who did not leave this match, in seat order, and the host in any case.

    A user who has deleted their data is left out, and one of the `hidden` has no name.
    """
    known = (seat for seat in told_apart(table.seats) if seat.user_id is None or seat.user_id > 0)
    return tuple(
        InvitedPlayer(seat.user_id, SOMEBODY if seat.user_id in hidden else seat.name)
        for seat in known
        if seat.user_id == host_id
        or not (seat.thrown_out or table.presence(seat.number) is Presence.AWAY)
    )


def sit_down_again(new: Table, old: Table, host: Person, choices: Choices) -> None:
    """Seat the person who wants a rematch, and the computer players of the `old` match."""
    seat_down(new, seat_for(host, choices, new.game.id, 0))
    for seat in computers_again(new, old):
        if has_room_for(new.options, len(new.seats) + 1):
            seat_down(new, seat)


def computers_again(new: Table, old: Table) -> list[SeatRow]:
    """Return the computer players of the `old` match whose levels still exist."""
    levels = {seat.name: seat.level for seat in old.seats if seat.user_id is None}
    names = [former.name for former in new.game.invited if former.user_id is None]
    return [
        SeatRow(new.game.id, len(new.seats), name, level=levels[name])
        for name in names
        if levels[name] in LEVELS
    ]


def repeat_last_match(
    table: Table,
    user_id: int,
    old: Table | None,
    *,
    calls: bool,
    hidden: Collection[int] = (),
) -> None:
    """Make the lobby like the `old` match of its channel; the host may do so once.

    The lobby gets its rules and its computer players, as far as there is room; the people who sit
    there stay. `old` is None if that match is no longer stored. `calls`: call the people of the
    old match who are missing. `hidden` are people who hide, as in `next_game`.
    """
    require_lobby(table)
    table.require_seat(user_id)
    table.require_host(user_id)
    if table.game.last_match is None:
        raise DeniedError(Reason.STALE)
    if old is None:
        raise DeniedError(Reason.NO_LAST_TIME)
    people = table.persons()
    require_room(old.options, len(people))
    before = old.game
    table.set(
        **admitted(old.options),
        turn_seconds=before.turn_seconds,
        gesture=before.gesture,
        hints=before.hints,
        pace=before.pace,
        invited=players_to_invite(old, user_id, hidden),
        last_match=None,
    )
    table.seats = list[SeatRow]()
    for seat in people:
        seat_down(table, seat)
    for seat in computers_again(table, old):
        if has_room_for(table.options, len(table.seats) + 1):
            seat_down(table, seat)
    if calls:
        table.calls.append(MessageKind.CALL)
