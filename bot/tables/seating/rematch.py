"""Playing again: a lobby with the seats and the rules of a match that is over."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec import structs

from bot.engine import Presence
from bot.players import LEVELS
from bot.store.rows import GameRow, InvitedPlayer
from bot.views.table_values import DeadlineKind, SeatRow

from ..outcome import Reason
from ..person import Person, SeatChoices, seat_for
from ..table import DeniedError, Table
from .lobby import new_lobby, seat_down

OFFER = timedelta(minutes=30)
"""So long after the end people are likely to be there still."""


def offered_until(table: Table) -> datetime | None:
    """Until when the match of this table can be followed by another one; None if it cannot."""
    offer = table.deadline(DeadlineKind.REMATCH_ENDS)
    return None if offer is None else offer.due_at


def end_offer(table: Table) -> None:
    """No other match follows this one any more, and its result says so."""
    table.deadlines = []
    # The match is as long over as before: `updated_at` stays.
    table.set(version=table.game.version + 1)


def tell_anew(table: Table) -> None:
    """Show the result once more while another match can follow, with what is known by now."""
    if offered_until(table) is not None:
        table.set(version=table.game.version + 1)


def require_offer(table: Table) -> None:
    """Raise `DeniedError` unless the match is over, and that is not long ago."""
    until = offered_until(table)
    if until is None or table.now > until:
        raise DeniedError(Reason.NO_REMATCH)


def require_player(table: Table, user_id: int) -> None:
    """Raise `DeniedError` unless this person sat at the table."""
    if all(seat.user_id != user_id for seat in table.seats):
        raise DeniedError(Reason.NOT_AT_TABLE)


def next_game(table: Table, host: Person, *, may_call: bool) -> GameRow:
    """The lobby of the match that follows: with the rules of the one before."""
    game = table.game
    lobby = new_lobby(
        game.guild_id,
        game.channel_id,
        host,
        table.options,
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
        invited=who_plays_again(table, host.user_id),
    )


def who_plays_again(table: Table, host_id: int) -> tuple[InvitedPlayer, ...]:
    """Who played this match and did not leave it, in seat order; the host in any case.

    Who is forgotten since is nobody's number any more.
    """
    known = (seat for seat in table.seats if seat.user_id is None or seat.user_id > 0)
    return tuple(
        InvitedPlayer(seat.user_id, seat.name)
        for seat in known
        if table.presence(seat.number) is not Presence.AWAY or seat.user_id == host_id
    )


def sit_down_again(new: Table, old: Table, host: Person, choices: SeatChoices) -> None:
    """Seat whoever wants to play again, with the computer players of the match before."""
    seat_down(new, seat_for(host, choices, new.game.id, 0))
    for seat in computers_again(new, old):
        seat_down(new, seat)


def computers_again(new: Table, old: Table) -> list[SeatRow]:
    """The computer players of the match before, at levels that there are still."""
    levels = {seat.name: seat.level for seat in old.seats if seat.user_id is None}
    names = [former.name for former in new.game.invited if former.user_id is None]
    return [
        SeatRow(new.game.id, len(new.seats), name, level=levels[name])
        for name in names
        if levels[name] in LEVELS
    ]
