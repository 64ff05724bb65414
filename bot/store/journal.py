"""Everything that changes a game is written here: many games in one transaction, one flush to disk.

Whoever has something to write waits until it is committed. What waits at the same moment goes
together; a conflict or fault of one game undoes no other's change.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from itertools import groupby
from operator import itemgetter
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.exc import IntegrityError

from bot.views.table_values import SeatRow

from . import game_queries, match_win_queries, message_queries, odds_queries, record_queries
from .announcements import Announcements
from .database import Database, Transaction
from .odds_queries import KeptOdds
from .rows import ActionRow, GameRow, MatchWinRow, MessageRow, RoundRow

MOST_AT_ONCE = 64
"""Changes in one transaction: more would let the first of them wait for the last."""


_UNIQUE_VIOLATION = "23505"
"""What PostgreSQL calls it."""

_NOT_KNOWN_YET = {"facts": None, "odds": None, "odds_by": None}
"""Of a round that has just ended."""


class ConflictError(Exception):
    """Somebody else has changed the game since the version that a change was made from."""


class OfGame(Struct, frozen=True):
    """Something that belongs to a game."""

    game: GameRow


class Change(OfGame, frozen=True, kw_only=True):
    """What is to be written of one game: all of it, or nothing.

    ``game`` is stored if its row still is at version ``since`` and falls due at ``due_before``;
    ``since`` None leaves it as it is. ``new_seats`` None leaves all seats as they are. Messages are
    changed and removed if their rows still have the message of Discord's of which ``known_as``
    tells, by the id of the row.
    """

    since: int | None = None
    actions: tuple[ActionRow, ...] = ()
    new_seats: tuple[SeatRow, ...] | None = None
    due_before: datetime | None = None
    rounds: tuple[RoundRow, ...] = ()
    match_wins: tuple[MatchWinRow, ...] = ()
    new_messages: tuple[MessageRow, ...] = ()
    changed_messages: tuple[MessageRow, ...] = ()
    removed_messages: tuple[MessageRow, ...] = ()
    known_as: dict[int, int | None] = {}
    odds: tuple[KeptOdds, ...] = ()

    @property
    def writes_something(self) -> bool:
        """Whether the database does not hold all of it already."""
        return self.since is not None or self.new_seats is not None or any(self._additions)

    @property
    def _additions(self) -> tuple[tuple[object, ...], ...]:
        messages = self.new_messages, self.changed_messages, self.removed_messages
        return self.actions, self.rounds, self.match_wins, self.odds, *messages


class _Waiting(Struct, frozen=True, eq=False):
    change: Change
    written: asyncio.Future[None]


class Journal:
    """Writes changes, for as long as anybody hands some in."""

    def __init__(self, database: Database, announcements: Announcements) -> None:
        self._database = database
        self._announcements = announcements
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def commit(self, change: Change) -> None:
        """Return once `change` is on disk.

        Raises `ConflictError` if its game has moved on, and what the database raised if it could
        not be written; in both cases nothing of it was.
        """
        written = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(change, written))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        # Whoever gives up waiting does not undo what others wait for, too.
        await asyncio.shield(written)

    async def add(self, change: Change) -> bool:
        """Write a change whose game is new; False if its channel has a game that is not over."""
        try:
            async with self._database.write() as connection:
                await game_queries.add_game(connection, change.game)
                for statement, values in _statements(change):
                    await connection.execute(statement, values)
        except IntegrityError:
            if await self._is_busy(change.game.channel_id):
                return False
            raise
        return True

    async def _is_busy(self, channel_id: int) -> bool:
        async with self._database.read() as connection:
            return await game_queries.game_in_channel(connection, channel_id) is not None

    async def close(self) -> None:
        """Return once everything that was handed in is written."""
        while self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._write_together(batch)
        finally:
            self._writer = None

    async def _write_together(self, batch: list[_Waiting]) -> None:
        # In one order in all processes, so that two of them never wait for each other's rows.
        batch = sorted(batch, key=lambda waiting: waiting.change.game.id)
        try:
            conflicts = await self._transaction(batch)
        except Exception as error:
            await self._write_one_by_one(batch, error)
            return
        for waiting in batch:
            _settle(waiting, ConflictError() if waiting in conflicts else None)

    async def _write_one_by_one(self, batch: list[_Waiting], error: Exception) -> None:
        """After a fault: whose it was is found by writing each alone."""
        if len(batch) == 1:
            _settle(batch[0], ConflictError() if _is_of_two_rows(error) else error)
            return
        for waiting in batch:
            await self._write_together([waiting])

    async def _transaction(self, batch: list[_Waiting]) -> list[_Waiting]:
        conflicts: list[_Waiting] = []
        async with self._database.transaction() as transaction:
            for waiting in batch:
                if not await _write(transaction, waiting.change):
                    conflicts.append(waiting)
            written = {waiting.change.game.id for waiting in batch if waiting not in conflicts}
            await self._announcements.tell(transaction, written)
        return conflicts


def _settle(waiting: _Waiting, error: Exception | None) -> None:
    if waiting.written.done():
        return
    if error is None:
        waiting.written.set_result(None)
    else:
        waiting.written.set_exception(error)


def _is_of_two_rows(error: Exception) -> bool:
    """Whether another process has written first of what there can be one row for: a message."""
    is_in_postgres = getattr(error, "sqlstate", None) == _UNIQUE_VIOLATION
    return is_in_postgres or isinstance(error, sqlite3.IntegrityError)


async def _write(transaction: Transaction, change: Change) -> bool:
    """Write the change; False if its game has moved on, and nothing is written.

    Raises `ConflictError` if its messages have, and something is.
    """
    if change.since is not None:
        values = game_queries.game_values(change.game)
        values |= {
            "game_id": change.game.id,
            "since": change.since,
            "due_before": change.due_before,
        }
        if await transaction.run(game_queries.SAVE_GAME, values) != 1:
            return False
    for statement, values in _of_known_messages(change):
        if await transaction.run(statement, values) != 1:
            raise ConflictError
    for statement, together in groupby(_statements(change), key=itemgetter(0)):
        await transaction.run_each(statement, [values for _, values in together])
    return True


def _statements(change: Change) -> Iterator[tuple[Any, dict[str, Any]]]:
    for action in change.actions:
        yield game_queries.ADD_ACTION, asdict(action)
    if change.new_seats is not None:
        yield game_queries.REMOVE_SEATS, {"of_game": change.game.id}
        for seat in change.new_seats:
            yield game_queries.ADD_SEAT, asdict(seat)
    for finished in change.rounds:
        values = asdict(finished)
        results, record = values.pop("results"), values.pop("record")
        yield game_queries.ADD_ROUND, values
        key = {"game_id": finished.game_id, "number": finished.number}
        for result in results:
            yield game_queries.ADD_RESULT, key | asdict(result)
        if record is not None:
            yield (
                record_queries.ADD_RECORD,
                key | _NOT_KNOWN_YET | {"record": record},
            )
    for win in change.match_wins:
        yield match_win_queries.ADD_MATCH_WIN, match_win_queries.match_win_values(win)
    for kept in change.odds:
        yield odds_queries.KEEP_ODDS, asdict(kept)
    for message in change.new_messages:
        yield message_queries.ADD_MESSAGE, message_queries.message_values(message)


def _of_known_messages(change: Change) -> Iterator[tuple[Any, dict[str, Any]]]:
    # In one order in all processes: a change of messages alone locks no game's row.
    for message in sorted((*change.removed_messages, *change.changed_messages), key=_id):
        known = {"own_id": message.id, "known_as": change.known_as.get(message.id)}
        if message in change.removed_messages:
            yield message_queries.REMOVE_MESSAGE, known
        else:
            yield message_queries.SAVE_MESSAGE, message_queries.message_values(message) | known


def _id(message: MessageRow) -> int:
    return message.id
