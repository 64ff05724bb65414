"""What the host arranges before the deal, and partners among themselves (V9)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, structs

from bot import engine
from bot.engine import Options
from bot.players import LEVELS
from bot.setting_values import LONGEST_GESTURE, OWN_GESTURE, TableGesture
from bot.views.table_values import Pace, SeatRow

from ...views.table_view import seat_key
from ..outcome import Reason
from ..table import DeniedError, Table
from .lobby import add_computer, denied_by_setup, require_lobby, require_room, stand_up


class ChooseRules(Struct, frozen=True):
    """Play by what ``revised`` makes of the options as they are."""

    revised: Callable[[Options], Options]


class ChooseTurnTime(Struct, frozen=True):
    """Give so many seconds for a turn, None: as long as it takes."""

    seconds: int | None


class ChooseHints(Struct, frozen=True):
    """Let who is to act ask what would be best, or not; such a table is not rated."""

    on: bool


class ChoosePace(Struct, frozen=True):
    """Let the computer players take so long for their moves."""

    pace: Pace


class ChooseGesture(Struct, frozen=True):
    """Do this at a gesture (V11): one of ours, or a word of their own behind OWN_GESTURE."""

    gesture: str


class AddComputer(Struct, frozen=True):
    """Seat a computer player of this level."""

    level: str


class SetLevel(Struct, frozen=True):
    """Let the computer player with this key play at another level."""

    key: str
    level: str


class Remove(Struct, frozen=True):
    """Take whoever has this key from the table."""

    key: str


class MakeHost(Struct, frozen=True):
    """Let the person with this key be host."""

    key: str


class TeamUp(Struct, frozen=True):
    """Let these two sit opposite each other."""

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
    | Remove
    | MakeHost
    | TeamUp
)


def arrange(  # noqa: C901 - a case an arrangement
    table: Table, user_id: int, wanted: Arrangement
) -> None:
    """Do what the host wants; whoever sits at the table may choose their own partner."""
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
        case Remove():
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
    """Nothing of ours offers what is not possible: whoever asks for it is out of date."""
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
    require_room(options, len(table.seats))
    table.set(mode=options.mode.value, options=tuple(engine.written_options(options)))


def _team_up(table: Table, seat: SeatRow, mate: SeatRow) -> None:
    """Let the mate change places with whoever sits opposite the seat."""
    seats = len(table.seats)
    with denied_by_setup():
        engine.check_seats(table.options, seats)
    place = engine.partner_of(table.options, seats, seat.number)
    if place is None or seat == mate:
        raise DeniedError(Reason.STALE)
    opposite = table.seats[place]
    table.seats[opposite.number] = structs.replace(mate, number=opposite.number)
    table.seats[mate.number] = structs.replace(opposite, number=mate.number)
