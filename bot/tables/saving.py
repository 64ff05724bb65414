"""Loading a table in a transaction, and saving what has become of it."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine import Presence
from bot.store import deadline_queries, game_queries, message_queries
from bot.store.rows import MessageKind, Status

from .deadlines import plan
from .table import RECENT_ACTIONS, Table
from .timing import Timing


async def load(
    connection: AsyncConnection, game_id: str, now: datetime, *, lock: bool = False
) -> Table | None:
    """The table with this id; with `lock` nobody else changes it until the transaction ends."""
    game = await game_queries.find_game(connection, game_id, lock=lock)
    if game is None:
        return None
    return Table(
        game,
        await game_queries.seats_of(connection, game_id),
        await game_queries.last_actions(connection, game_id, RECENT_ACTIONS),
        await deadline_queries.deadlines_of(connection, game_id),
        await message_queries.messages_of(connection, game_id),
        now,
    )


async def save(connection: AsyncConnection, table: Table, timing: Timing) -> None:
    """Store what has changed, set the deadlines, and mark what Discord shows as stale."""
    seats_changed = tuple(table.seats) != table.loaded_seats
    if seats_changed:
        await game_queries.save_seats(connection, table.game.id, table.seats)
    if table.changed:
        await game_queries.save_game(connection, table.game)
        await game_queries.add_actions(connection, table.new_actions)
        for finished in table.finished:
            await game_queries.add_round(connection, finished)
        table.deadlines = plan(table, timing)
        await _mark_messages(connection, table)
    if table.game.status is Status.LIVE and (table.changed or seats_changed):
        await _want_board(connection, table)
        await _want_hands(connection, table)
    for seat in table.reminded:
        await message_queries.want_message(
            connection,
            table.game.id,
            MessageKind.REMINDER,
            table.game.version,
            channel_id=table.game.channel_id,
            seat=seat.number,
            user_id=seat.user_id,
        )
    if tuple(table.deadlines) != table.loaded_deadlines:
        await deadline_queries.save_deadlines(connection, table.game.id, table.deadlines)


async def _mark_messages(connection: AsyncConnection, table: Table) -> None:
    """Every message that shows this table is stale now, and those that are missing are wanted."""
    version = table.game.version
    stale = [
        message.id
        for message in table.messages
        if not message.retired and _is_concerned(table, message.kind, message.seat)
    ]
    await message_queries.mark_stale(connection, stale, version)
    if not table.is_waiting_as_before:
        for message in table.messages:
            if message.kind is MessageKind.REMINDER and not message.retired:
                await message_queries.retire(connection, message)


def _is_concerned(table: Table, kind: MessageKind, seat: int | None) -> bool:
    match kind:
        case MessageKind.LOBBY:
            return table.loaded_game.status is Status.LOBBY
        case MessageKind.BOARD:
            return True
        case MessageKind.HAND:
            assert seat is not None
            return table.presence(seat) is Presence.HERE or table.was_here(seat)
        case MessageKind.REMINDER:
            return False


async def _want_board(connection: AsyncConnection, table: Table) -> None:
    game = table.game
    if all(message.kind is not MessageKind.BOARD for message in table.messages):
        await message_queries.want_message(
            connection, game.id, MessageKind.BOARD, game.version, channel_id=game.channel_id
        )


async def _want_hands(connection: AsyncConnection, table: Table) -> None:
    """Every person has a message with the hand, but for those whose direct messages are closed."""
    hands = {m.seat: m for m in table.messages if m.kind is MessageKind.HAND}
    for seat in table.persons():
        message = hands.get(seat.number)
        if message is not None and seat.dms_closed:
            await message_queries.forget(connection, message.id)
        if message is None and not seat.dms_closed:
            await message_queries.want_message(
                connection,
                table.game.id,
                MessageKind.HAND,
                table.game.version,
                seat=seat.number,
                user_id=seat.user_id,
            )
