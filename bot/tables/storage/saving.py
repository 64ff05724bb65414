"""What has become of a table -> what is to be written of it, and what is kept in memory."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from bot import engine
from bot.engine import Event
from bot.store.journal import Change
from bot.store.rows import ActionRow, GameRow

from ..planning.deadlines import plan
from ..planning.wanted_messages import messages_after
from ..playing.votes import standing
from ..seating.free_seats import followers_after
from ..step import Step
from ..table import Stored, Table
from ..timing import Timing


def after(table: Table, timing: Timing) -> Stored:
    """The table as it is from now on: with its deadlines planned and its messages concerned."""
    return Stored(
        _game(table, timing),
        tuple(table.seats),
        table.state,
        table.recent,
        messages_after(table),
    )


def _game(table: Table, timing: Timing) -> GameRow:
    if table.changed:
        table.set(votes=tuple(standing(table)), followers=followers_after(table, timing))
        table.deadlines = plan(table, timing)
    game = structs.replace(table.game, deadlines=tuple(table.deadlines))
    if table.state is None or table.state is table.stored.state:
        return game
    snapshot = engine.encode_state(table.state)
    return structs.replace(game, snapshot=snapshot, longest_hands=table.longest_hands)


def change_of(table: Table, stored: Stored) -> Change | None:
    """What is to be written so that the database holds `stored`, None if it does."""
    before, game = table.stored, stored.game
    own = {message.id: message for message in before.messages}
    kept = {message.id for message in stored.messages}
    changed = tuple([m for m in stored.messages if m != own.get(m.id, m)])
    removed = tuple([m for m in before.messages if m.id not in kept])
    change = Change(
        game=game,
        since=None if game == before.game else before.game.version,
        due_before=before.game.due_at,
        actions=tuple([_row(game, step) for step in table.steps]),
        seats=None if stored.seats == before.seats else stored.seats,
        rounds=tuple(table.finished),
        match_wins=tuple(table.match_wins),
        new_messages=tuple([m for m in stored.messages if m.id not in own]),
        changed_messages=changed,
        removed_messages=removed,
        known_as={m.id: own[m.id].message_id for m in (*changed, *removed)},
        odds=tuple(table.odds),
    )
    return None if change == Change(game, None, due_before=change.due_before) else change


def _row(game: GameRow, step: Step) -> ActionRow:
    action = None if step.action is None else engine.encode_action(step.action)
    events = _encoded(step.events)
    return ActionRow(game.id, step.version, step.seat, action, events, step.at, step.acted_for)


def _encoded(events: Sequence[Event]) -> bytes:
    """A JSON list of events in the engine's encoding."""
    return b"[" + b",".join([engine.encode_event(event) for event in events]) + b"]"
