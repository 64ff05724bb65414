"""The journal, which writes all changes of games: many games in one transaction, one flush to disk.

A caller waits until its change is committed. Changes that wait at the same time are written
together; a conflict or fault of one game undoes no other game's change.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.exc import IntegrityError

from bot.errors import NoAnswerError
from bot.place import server_of
from bot.views.table_values import SeatRow

from . import game_queries, message_queries, round_queries, tally_queries
from .database import Database, Transaction
from .rows import ActionRow, GameRow, MatchWinRow, MessageRow, RoundRow
from .shared_database import NO_SERVER, Announcements

MOST_AT_ONCE = 64
"""Changes in one transaction: more would let the first of them wait for the last."""


_UNIQUE_VIOLATION = "23505"
"""PostgreSQL's code for a second row with the same unique value."""

_NOT_KNOWN_YET = {"facts": None, "odds": None, "odds_by": None}
"""The columns of a record that are unknown when its round has just ended."""


class ConflictError(Exception):
    """Raised if the game has changed since the version that a change was made from."""


class OfGame(Struct, frozen=True):
    """Something that belongs to a game."""

    game: GameRow


class Change(OfGame, frozen=True, kw_only=True):
    """A change of one game, of which all or nothing is written.

    ``game`` is stored if its row is still at version ``since`` and falls due at ``due_before``;
    with ``since`` None it is not stored. ``new_seats`` None leaves all seats as they are. Messages
    are changed and removed if their rows still have the Discord message id in ``known_as``, which
    is by the id of the row.
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

    @property
    def writes_something(self) -> bool:
        """Whether the database lacks a part of this change."""
        return self.since is not None or self.new_seats is not None or any(self._additions)

    @property
    def _additions(self) -> tuple[tuple[object, ...], ...]:
        messages = self.new_messages, self.changed_messages, self.removed_messages
        return self.actions, self.rounds, self.match_wins, *messages


class _Waiting(Struct, frozen=True, eq=False):
    change: Change
    written: asyncio.Future[None]


class Journal:
    """A writer of changes that runs while there are any to write."""

    def __init__(self, database: Database, announcements: Announcements) -> None:
        self._database = database
        self._announcements = announcements
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def commit(self, change: Change) -> None:
        """Write `change`; it is on disk afterwards.

        Raise `ConflictError` if its game has a newer version, or the database's own error. Nothing
        is written in either case. After a `NoAnswerError` only the rows say whether it is written.
        """
        written = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(change, written))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        # A caller that gives up waiting must not cancel the write that others wait for.
        await asyncio.shield(written)

    async def add(self, change: Change) -> bool:
        """Write a change whose game is new.

        Return False, and write nothing, if there is a game that is not over in its place: in its
        channel, or, for a what-if, of its host.
        """
        try:
            async with self._database.write() as connection:
                await game_queries.add_game(connection, change.game)
                for statement, values in _statements(change):
                    await connection.execute(statement, values)
        except IntegrityError:
            if await self._is_taken(change.game):
                return False
            raise
        return True

    async def _is_taken(self, game: GameRow) -> bool:
        async with self._database.read() as connection:
            if game.what_if:
                return bool(await game_queries.what_ifs_of(connection, game.host_id))
            return await game_queries.game_in_channel(connection, game.channel_id) is not None

    async def close(self) -> None:
        """Wait until all changes are written."""
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
            conflicts = await self._database.transact(partial(self._write_all_of, batch))
        except NoAnswerError as error:
            # Each may be written already, and whoever waits has waited long enough.
            for waiting in batch:
                _settle(waiting, error)
            return
        except Exception as error:
            await self._write_one_by_one(batch, error)
            return
        for waiting in batch:
            _settle(waiting, ConflictError() if waiting in conflicts else None)

    async def _write_one_by_one(self, batch: list[_Waiting], error: Exception) -> None:
        """After an error write each change alone, so that it is raised for its own change."""
        if len(batch) == 1:
            _settle(batch[0], ConflictError() if _is_of_two_rows(error) else error)
            return
        for waiting in batch:
            await self._write_together([waiting])

    async def _write_all_of(
        self, batch: list[_Waiting], transaction: Transaction
    ) -> list[_Waiting]:
        """Write the changes and return those whose games have a newer version."""
        conflicts: list[_Waiting] = []
        for waiting in batch:
            if not await _write(transaction, waiting.change):
                conflicts.append(waiting)
        written = [waiting.change.game for waiting in batch if waiting not in conflicts]
        servers = {game.id: server_of(game.place) or NO_SERVER for game in written}
        await self._announcements.tell(transaction, servers)
        return conflicts


def _settle(waiting: _Waiting, error: Exception | None) -> None:
    if waiting.written.done():
        return
    if error is None:
        waiting.written.set_result(None)
    else:
        waiting.written.set_exception(error)
        waiting.written.exception()  # a caller that has given up does not fetch it


def _is_of_two_rows(error: Exception) -> bool:
    """Return whether another process was first to write a row that can exist once: a message."""
    is_in_postgres = getattr(error, "sqlstate", None) == _UNIQUE_VIOLATION
    return is_in_postgres or isinstance(error, sqlite3.IntegrityError)


async def _write(transaction: Transaction, change: Change) -> bool:
    """Write the change; return False if its game has a newer version, and write nothing.

    Raise `ConflictError` if its messages have changed; then some of it is written.
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
        yield from _statements_of_round(finished)
    for win in change.match_wins:
        yield tally_queries.ADD_MATCH_WIN, tally_queries.match_win_values(win)
    for message in change.new_messages:
        yield message_queries.ADD_MESSAGE, message_queries.message_values(message)


def _statements_of_round(finished: RoundRow) -> Iterator[tuple[Any, dict[str, Any]]]:
    values = asdict(finished)
    results, record = values.pop("results"), values.pop("record")
    leavers = values.pop("leavers")
    yield game_queries.ADD_ROUND, values
    key = {"game_id": finished.game_id, "number": finished.number}
    for result in results:
        yield game_queries.ADD_RESULT, key | asdict(result)
    for leaver in leavers:
        yield round_queries.ADD_LEAVER, key | asdict(leaver)
    if record is not None:
        yield (
            round_queries.ADD_RECORD,
            key | _NOT_KNOWN_YET | {"record": record},
        )


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
