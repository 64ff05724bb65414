"""People who are away: missed turns, the computer playing on for them, and coming back.

The seat stays its person's for the match, unless they are thrown out of the place where it is
played (L1).
"""

from __future__ import annotations

from bot import engine
from bot.views.table_values import ActedFor, Status

from ..outcome import DeniedError, Reason
from ..table import Table


def miss_turn(table: Table, seat: int) -> None:
    """Do the least harmful for who lets a turn go by; after some of them they are away."""
    play_harmlessly(table, seat, ActedFor.TIME_UP)
    while table.game.status is Status.LIVE and engine.is_in_turn(table.require_live(), seat):
        play_harmlessly(table, seat, ActedFor.TIME_UP)
    missed = table.seats[seat].missed_turns + 1
    table.set_seat(
        seat, missed_turns=missed, autopilot=missed >= table.supplies.timing.missed_turns
    )


def play_harmlessly(table: Table, seat: int, why: ActedFor | None) -> None:
    """Do for who is waited for what needs the least will of one's own."""
    table.carry_out(engine.harmless_action(table.require_live(), seat), why)


def come_back(table: Table, user_id: int) -> None:
    """Let a person play again for whom the computer has played; a paused table goes on."""
    bring_back(table, table.require_seat(user_id))


def bring_back(table: Table, seat: int) -> None:
    """Let the person of this seat play again, who keeps the seat."""
    table.require_live()
    if table.seats[seat].missed_turns or table.seats[seat].autopilot:
        here = table.seats[seat]
        offered = here.offered and not here.autopilot
        table.set_seat(seat, missed_turns=0, autopilot=False, offered=offered)
        table.new_version()


def throw_out(table: Table, seat: int) -> None:
    """Let the computer play on for a person to the end of the round, after which they leave (L1).

    They are no longer part of the place where the game is played. Between rounds they leave with
    this change (`let_thrown_out_leave`).
    """
    table.require_live()
    if table.is_person(seat) and not table.seats[seat].thrown_out:
        table.set_seat(seat, thrown_out=True, autopilot=True, offered=False)
        table.hand_over_host()
        table.new_version()


def require_missing(table: Table, seat: int) -> None:
    """Raise `DeniedError` unless the person of this seat has missed their last turn."""
    if not 0 <= seat < len(table.seats):
        raise DeniedError(Reason.NOBODY_THERE)
    if not table.is_person(seat) or not table.seats[seat].is_missing:
        raise DeniedError(Reason.NOT_MISSING)
