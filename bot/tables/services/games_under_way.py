"""The games that are under way, as an operator sees them: who plays where, and since when."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import engine
from bot.place import server_of
from bot.store.game_queries import seated_games_going_on
from bot.store.shared_database import ProcessRow
from bot.views.table_values import Status

from ..process_presence import shard_of
from ..table import Stored, Table
from .operator_orders import goes_on


class GameUnderWay(Struct, frozen=True):
    """A game that is not over, or whose evening waits for its next match.

    ``state`` is lobby, live or evening, ``place`` a kind of place. Ids of Discord are texts: many
    readers of JSON round such numbers. ``server_id`` is None without a server, ``round`` before the
    first deal. ``process`` writes the messages of the game, by the bot of this ``version``; both
    are None if no process does.
    """

    id: str
    state: str
    place: str
    server_id: str | None
    channel_id: str
    people: int
    computers: int
    mode: str
    round: int | None
    since: datetime
    last_action: datetime
    process: str | None
    version: str | None


async def games_under_way(
    connection: AsyncConnection, processes: Sequence[ProcessRow], now: datetime
) -> list[GameUnderWay]:
    """Return the games that are under way; those without an action for longest come first."""
    found = await seated_games_going_on(connection)
    tables = (
        Table(
            Stored(
                game,
                tuple(seats),
                None if game.snapshot is None else engine.decode_state(game.snapshot),
            ),
            now,
        )
        for game, seats in found
    )
    return [_summary(table, processes) for table in tables if goes_on(table)]


def _summary(table: Table, processes: Sequence[ProcessRow]) -> GameUnderWay:
    game = table.game
    server_id = server_of(game.place)
    writer = next((row for row in processes if _writes_for(row, server_id)), None)
    return GameUnderWay(
        game.id,
        "evening" if game.status is Status.OVER else game.status.value,
        game.place_kind.value,
        None if server_id is None else str(server_id),
        str(game.channel_id),
        people=len(table.persons()),
        computers=sum(table.level(seat.number) is not None for seat in table.seats),
        mode=game.mode,
        round=None if table.state is None else table.state.number,
        since=game.created_at,
        last_action=game.updated_at,
        process=None if writer is None else writer.name,
        version=None if writer is None else writer.version,
    )


def _writes_for(process: ProcessRow, server_id: int | None) -> bool:
    """Return whether the process has the shard of this server; the only one at a file has all."""
    shards = [shard for shard, _ in process.shards]
    return not shards or shard_of(server_id, process.shard_count) in shards
