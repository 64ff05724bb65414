"""Many games at once: one is played for a while, the others are copies of it.

To open them all would take as long as Discord takes to let a bot open so many direct messages.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from secrets import randbits
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from bot.views.table_values import Deadline
from playground import Message
from workbench.bench import bot_process
from workbench.bench.bot_process import BotProcess, used_playground
from workbench.bench.crowd import Crowd, Seating, next_click, open_table
from workbench.bench.source_tree import HERE, SourceTree
from workbench.bench.watched_table import WatchedTable

_PLAYED_BEFORE = 8
_FAR = timedelta(hours=1)


@dataclass(frozen=True)
class ManyGames:
    """Games in the middle of a round, with no deadline for an hour and no bot running."""

    crowd: Crowd
    file: Path
    tables: list[WatchedTable]
    tree: SourceTree = HERE

    @asynccontextmanager
    async def bot(self, *, limits: bool = True, **settings: str) -> AsyncGenerator[BotProcess]:
        """Run the bot and open the context when it is connected."""
        playground, folder = self.crowd.playground, self.file.parent
        playground.rate_limits.enforced = limits
        running = bot_process.running(bot_process.OURS, playground, folder, self.tree, **settings)
        async with running as process:
            yield process


@asynccontextmanager
async def many_games(
    count: int, seed: int, report_progress: Callable[[str], None], tree: SourceTree = HERE
) -> AsyncGenerator[ManyGames]:
    """Make many games of four people by direct message, each with people of its own."""
    with TemporaryDirectory(prefix="contra-bench-") as folder:
        file = Path(folder) / bot_process.DATABASE
        async with used_playground() as playground:
            crowd = Crowd(playground, Random(seed))
            report_progress("playing a game")
            async with bot_process.running(bot_process.OURS, playground, file.parent, tree):
                table = await open_table(crowd, Seating.BY_DM)
                for _ in range(_PLAYED_BEFORE):
                    await next_click(crowd, table)
            report_progress(f"copying it {count - 1} times")
            tables = copy_game(crowd, file, count - 1)
            due = datetime.now(UTC) + _FAR
            set_due(file, {table.game: due for table in tables})
            yield ManyGames(crowd, file, tables, tree)


_KEEPS_ITS_VALUES = ("home_id", "version")
_deadlines = msgspec.json.Decoder(tuple[Deadline, ...])

Ids = dict[Any, Any]
"""Maps an id of the copied game to that of the copy."""


def copy_game(crowd: Crowd, file: Path, count: int) -> list[WatchedTable]:
    """Copy the only game for other people in other channels, and return all games."""
    (original,) = crowd.tables
    game = original.game
    copies: list[WatchedTable] = []
    rows = _Rows(file, game)
    for number in range(count):
        table = crowd.new_table(len(original.people))
        ids = _ids(original, table, f"copy{number}")
        for message in _messages(crowd, original):
            ids[int(message.id)] = int(_copy_message(crowd, message, ids, game).id)
        rows.add(ids)
        crowd.watch(ids[game], table)
        copies.append(table)
    rows.write()
    return [original, *copies]


def _ids(original: WatchedTable, table: WatchedTable, game: str) -> Ids:
    ids: Ids = {original.game: game, int(original.channel.id): int(table.channel.id)}
    for old, new in zip(original.people, table.people, strict=True):
        ids[int(old.id)] = int(new.id)
        ids[int(old.dm.id)] = int(new.dm.id)
    return ids


def _messages(crowd: Crowd, table: WatchedTable) -> list[Message]:
    places = [table.channel, *(person.dm for person in table.people)]
    return [message for place in places for message in crowd.playground.world.history(place.id)]


def _copy_message(crowd: Crowd, message: Message, ids: Ids, game: str) -> Message:
    world = crowd.playground.world
    components = json.dumps(message.components).replace(game, ids[game])
    copy = replace(
        message,
        id=world.ids.next(),
        channel_id=str(ids[int(message.channel_id)]),
        components=json.loads(components),
    )
    return world.add_message(copy)


class _Rows:
    """All rows of one game, by table."""

    def __init__(self, file: Path, game: str) -> None:
        self._file = file
        self._columns: dict[str, list[str]] = {}
        self._kept: dict[str, list[tuple[Any, ...]]] = {}
        self._copies: dict[str, list[tuple[Any, ...]]] = {}
        with closing(sqlite3.connect(file)) as connection:
            for table, key in _tables(connection):
                cursor = connection.execute(f"SELECT * FROM {table} WHERE {key} = ?", (game,))
                self._columns[table] = [column[0] for column in cursor.description]
                self._kept[table] = cursor.fetchall()
                self._copies[table] = []

    def add(self, ids: Ids) -> None:
        """Add a copy of the game with other ids."""
        for table, rows in self._kept.items():
            columns = self._columns[table]
            for row in rows:
                named = zip(columns, row, strict=True)
                self._copies[table].append(tuple(_copied(c, value, ids) for c, value in named))

    def write(self) -> None:
        """Write all copies to the database."""
        with closing(sqlite3.connect(self._file)) as connection, connection:
            for table, copies in self._copies.items():
                places = ", ".join("?" * len(self._columns[table]))
                connection.executemany(f"INSERT INTO {table} VALUES ({places})", copies)


def _tables(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """Return the tables with rows of games, `games` first, and the column of the game's id."""
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    with_games = [
        (name, "game_id")
        for (name,) in names
        if any(c[1] == "game_id" for c in connection.execute(f"PRAGMA table_info({name})"))
    ]
    return [("games", "id"), *with_games]


def _copied(column: str, value: Any, ids: Ids) -> Any:
    if column in _KEEPS_ITS_VALUES:
        return value
    if column == "id" and isinstance(value, int):
        return randbits(62)
    return ids.get(value, value)


def set_due(file: Path, due: dict[str, datetime]) -> None:
    """Set the first deadline of each game to a moment, and the others as much later as before."""
    with closing(sqlite3.connect(file)) as connection, connection:
        rows = connection.execute("SELECT id, deadlines FROM games").fetchall()
        for game, encoded in rows:
            if game in due:
                deadlines = _deadlines.decode(encoded)
                moved = _moved(deadlines, due[game])
                values = (msgspec.json.encode(moved), f"{due[game]:%Y-%m-%d %H:%M:%S.%f}", game)
                connection.execute(
                    "UPDATE games SET deadlines = ?, due_at = ? WHERE id = ?", values
                )


def _moved(deadlines: tuple[Deadline, ...], first: datetime) -> list[Deadline]:
    by: timedelta = first - min(deadline.due_at for deadline in deadlines)
    return [Deadline(d.kind, d.seat, d.due_at + by) for d in deadlines]
