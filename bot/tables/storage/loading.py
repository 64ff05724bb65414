"""Loads a table from the rows of its game."""

from __future__ import annotations

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import engine
from bot.engine import Event
from bot.store import game_queries, message_queries
from bot.store.rows import ActionRow, MessageKind, MessageRow

from ..step import Step
from ..table import RECENT_STEPS, Stored

_KINDS = tuple(MessageKind)
_several = msgspec.json.Decoder(list[msgspec.Raw])


async def load(connection: AsyncConnection, game_id: str) -> Stored | None:
    """Return the table of this game, or None if there is none."""
    game = await game_queries.find_game(connection, game_id)
    if game is None:
        return None
    recent = await game_queries.last_actions(connection, game_id, RECENT_STEPS)
    return Stored(
        game,
        tuple(await game_queries.seats_of(connection, game_id)),
        None if game.snapshot is None else engine.decode_state(game.snapshot),
        tuple(_step(row) for row in recent),
        tuple(sorted(await message_queries.messages_of(connection, game_id), key=_message_order)),
    )


def _message_order(message: MessageRow) -> tuple[int, int]:
    """Return the sort key by which a table holds its messages."""
    return _KINDS.index(message.kind), message.seat or 0


def _step(row: ActionRow) -> Step:
    action = None if row.action is None else engine.decode_action(row.action)
    events = decode_events(row.events)
    return Step(row.version, row.seat, action, events, row.at, row.acted_for)


def decode_events(encoded: bytes) -> tuple[Event, ...]:
    """Decode the stored events of one action."""
    return tuple([engine.decode_event(bytes(event)) for event in _several.decode(encoded)])
