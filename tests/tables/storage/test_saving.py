"""A changed table is saved: what has changed, and nothing else."""

from __future__ import annotations

from msgspec import structs

from bot.engine import Draw, Mode, build_options
from bot.place import ServerChannel
from bot.store.journal import Change
from bot.tables.seating.lobby import new_lobby
from bot.tables.storage.repository import stored_after
from bot.tables.table import Stored, Table
from bot.views.table_values import SeatRow
from tests.positions import dealt, plain
from tests.tables.world import ANNA, BEN, SECOND, START

GAME = new_lobby(
    ServerChannel(7, 70),
    ANNA,
    build_options(Mode.CLASSIC),
    START,
    locale=None,
    turn_seconds=90,
    may_call=False,
)
SEATS = tuple(
    SeatRow(GAME.id, number, person.name, person.user_id)
    for number, person in enumerate((ANNA, BEN))
)


def table(stored: Stored) -> Table:
    return Table(stored, START + SECOND)


def lobby() -> Stored:
    """Return a stored lobby with its message."""
    opened = table(Stored(GAME, SEATS))
    opened.new_version()
    return stored_after(opened)


def written(changed: Table) -> Change | None:
    stored = stored_after(changed)
    fields = {name: getattr(stored, name) for name in Change.__struct_fields__}
    return Change(**fields) if stored.writes_something else None


def test_where_nothing_has_changed_nothing_is_written() -> None:
    assert written(table(lobby())) is None


def test_of_a_seat_that_has_changed_no_version_is_made() -> None:
    before = lobby()
    changed = table(before)
    changed.set_seat(1, dms_closed=True)
    assert written(changed) == Change(
        before.game,
        new_seats=(SEATS[0], structs.replace(SEATS[1], dms_closed=True)),
        due_before=before.game.due_at,
    )


def test_of_messages_those_are_written_that_came_changed_or_went() -> None:
    before = lobby()
    (message,) = before.messages
    nothing_else = Change(before.game, since=None, due_before=before.game.due_at)
    changed = table(before)
    posted = structs.replace(message, message_id=55)
    changed.messages = [posted]
    as_known = {message.id: message.message_id}
    assert written(changed) == structs.replace(
        nothing_else, changed_messages=(posted,), known_as=as_known
    )
    changed.messages = []
    change = written(changed)
    assert change is not None
    (anew,) = change.new_messages
    assert anew.id != message.id
    assert change == structs.replace(
        nothing_else, new_messages=(anew,), removed_messages=(message,), known_as=as_known
    )


def test_an_action_is_written_with_the_table_that_it_makes() -> None:
    live = table(lobby())
    with dealt(plain):
        live.deal(b"seed")
    before = stored_after(live)
    changed = table(before)
    changed.carry_out(Draw(0))
    change = written(changed)
    assert change is not None
    assert (change.since, change.game.version) == (before.game.version, before.game.version + 1)
    assert change.due_before == before.game.due_at
    (action,) = change.actions
    assert (action.game_id, action.version, action.seat) == (GAME.id, change.game.version, 0)
    assert (action.at, action.acted_for) == (START + SECOND, None)
    assert change.game.snapshot not in (None, before.game.snapshot)
    assert (change.new_seats, change.rounds, change.changed_messages) == (None, (), ())
