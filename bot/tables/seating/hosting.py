"""What the host arranges in a lobby, and how partners choose each other (V9)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, structs

from bot import engine
from bot.engine import Options
from bot.players import LEVELS
from bot.rule_gate import rule_gate
from bot.setting_values import LONGEST_GESTURE, OWN_GESTURE, TableGesture
from bot.views.table_values import Pace, SeatRow

from ...views.table_parts import seat_key
from ..outcome import DeniedError, Reason
from ..table import Table
from .admission import admitted
from .lobby import add_computer, denied_by_setup, require_lobby, require_room, stand_up


class ChooseRules(Struct, frozen=True):
    """A change of the rules: ``revised`` returns the new options, given the present ones."""

    revised: Callable[[Options], Options]


class ChooseTurnTime(Struct, frozen=True):
    """A change of the time for a turn; None means no limit."""

    seconds: int | None


class ChooseHints(Struct, frozen=True):
    """A choice whether players may ask for hints. A table with hints is not rated."""

    on: bool


class ChoosePace(Struct, frozen=True):
    """A choice of how long the computer players take for their moves."""

    pace: Pace


class ChooseGesture(Struct, frozen=True):
    """A choice of the gesture (V11): a built-in one, or OWN_GESTURE followed by a word."""

    gesture: str


class AddComputer(Struct, frozen=True):
    """A new computer player of this level."""

    level: str


class SetLevel(Struct, frozen=True):
    """A change of the level of the computer player with this key."""

    key: str
    level: str


class RemovePlayer(Struct, frozen=True):
    """The removal of the player with this key."""

    key: str


class MakeHost(Struct, frozen=True):
    """A change of the host to the person with this key."""

    key: str


class TeamUp(Struct, frozen=True):
    """Two players who are to be partners, and so to sit opposite each other."""

    key: str
    mate: str


Arrangement = (
    ChooseRules
    | ChooseTurnTime
    | ChooseGesture
    | ChooseHints
    | ChoosePace
    | AddComputer
    | SetLevel
    | RemovePlayer
    | MakeHost
    | TeamUp
)


def arrange(  # noqa: C901 - a case an arrangement
    table: Table, user_id: int, wanted: Arrangement
) -> None:
    """Carry out what the host wants. Any other player may only choose their own partner.

    If the function of `ChooseRules` raises, that is raised here.
    """
    require_lobby(table)
    table.require_seat(user_id)
    if not (isinstance(wanted, TeamUp) and wanted.key == str(user_id)):
        table.require_host(user_id)
    match wanted:
        case ChooseRules():
            _choose_rules(table, wanted.revised(table.options))
        case ChooseTurnTime():
            _require(wanted.seconds is None or wanted.seconds > 0)
            table.set(turn_seconds=wanted.seconds)
        case ChooseHints():
            table.set(hints=wanted.on)
        case ChoosePace():
            table.set(pace=wanted.pace)
        case ChooseGesture():
            _require(_is_gesture(wanted.gesture))
            table.set(gesture=wanted.gesture)
        case AddComputer():
            add_computer(table, user_id, wanted.level)
        case SetLevel():
            seat = _found(table, wanted.key)
            _require(seat.user_id is None and wanted.level in LEVELS)
            table.set_seat(seat.number, level=wanted.level)
        case RemovePlayer():
            seat = _found(table, wanted.key)
            _require(seat.user_id != user_id)
            stand_up(table, seat.number)
        case MakeHost():
            seat = _found(table, wanted.key)
            _require(seat.user_id is not None)
            table.set(host_id=seat.user_id)
        case TeamUp():
            _team_up(table, _found(table, wanted.key), _found(table, wanted.mate))
    if not table.changed:
        table.new_version()


def _require(possible: bool) -> None:
    """Raise `DeniedError` unless `possible`. No menu offers it, so the request must be outdated."""
    if not possible:
        raise DeniedError(Reason.STALE)


def _is_gesture(gesture: str) -> bool:
    own = gesture.removeprefix(OWN_GESTURE)
    if own == gesture:
        return gesture in tuple(TableGesture)
    return 0 < len(own) <= LONGEST_GESTURE


def _found(table: Table, key: str) -> SeatRow:
    found = next((seat for seat in table.seats if seat_key(seat.user_id, seat.name) == key), None)
    if found is None:
        raise DeniedError(Reason.NOBODY_THERE)
    return found


def _choose_rules(table: Table, options: Options) -> None:
    if rule_gate().refused(table.options):
        options = rule_gate().nearest(options)
    require_room(options, len(table.seats))
    table.set(**admitted(options))


def _team_up(table: Table, seat: SeatRow, mate: SeatRow) -> None:
    """Swap the mate with the player opposite the seat."""
    seats = len(table.seats)
    with denied_by_setup():
        engine.check_seats(table.options, seats)
    partner = engine.partner_of(table.options, seats, seat.number)
    if partner is None or seat == mate:
        raise DeniedError(Reason.STALE)
    opposite = table.seats[partner]
    table.seats[opposite.number] = structs.replace(mate, number=opposite.number)
    table.seats[mate.number] = structs.replace(opposite, number=mate.number)
