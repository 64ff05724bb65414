"""Processes that share a PostgreSQL database: which there are, and what they announce.

An announcement is sent with the commit and only wakes others: the rows are the truth, and a process
that has missed one reads them. With SQLite there is one process, and nothing to announce.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import NoAnswerError

from .database import Database, Transaction, take_lock
from .revisions import newest_revision, revision_of
from .rows import to_values
from .schema import processes as _processes

log = logging.getLogger(__name__)

CHANNEL = "contra_uno_games"

_PERSON = "person:"
"""Precedes the id of a person who has deleted their data; ids of games contain no colon."""
_SERVER = "server:"
"""Precedes the id of the server of the games that follow."""
NO_SERVER = 0
"""The server id announced for games of places without a server. They belong to shard 0."""
_MOST_AT_ONCE = 500
"""Games in one announcement, which is limited to 8,000 characters."""
_NOTIFY = text("SELECT pg_notify(:channel, :told)")

_TRY_AGAIN = 2.0
"""Seconds until listening is tried again after the connection was lost."""


Changed = Callable[[str, int | None], None]
"""Takes the id of a game, and that of its server if it is known."""


class Announcements:
    """The announcements that this process sends to others and receives from them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._own_name = secrets.token_hex(4)

    async def tell(self, transaction: Transaction, games: Mapping[str, int]) -> None:
        """Announce that these games of these servers are changed, when the transaction is
        committed."""
        if self._database.is_shared:
            words = (f"{_SERVER}{guild_id} {game_id}" for game_id, guild_id in games.items())
            await transaction.notify(CHANNEL, self._told(words))

    async def tell_of_games(self, connection: AsyncConnection, game_ids: Sequence[str]) -> None:
        """Announce that these games are changed, when the transaction is committed."""
        for at in range(0, len(game_ids), _MOST_AT_ONCE):
            await self._notify(connection, game_ids[at : at + _MOST_AT_ONCE])

    async def tell_of_forgotten(self, connection: AsyncConnection, user_id: int) -> None:
        """Announce a person whose data is deleted, when the transaction is committed."""
        await self._notify(connection, [f"{_PERSON}{user_id}"])

    async def _notify(self, connection: AsyncConnection, what: Sequence[str]) -> None:
        if self._database.is_shared:
            told = self._told(what)
            await connection.execute(_NOTIFY, {"channel": CHANNEL, "told": told})

    def _told(self, what: Iterable[str]) -> str:
        return " ".join([self._own_name, *what])

    async def listen(
        self,
        changed: Changed,
        missed: Callable[[], None],
        forgotten: Callable[[int], None],
    ) -> None:
        """Listen to other processes until cancelled.

        Call `changed` with each game that another process has changed, and `forgotten` with each
        person who has deleted their data. Call `missed` when announcements may have been missed:
        when the connection is lost, and when it is there again.
        """
        if not self._database.is_shared:
            return
        while True:
            try:
                await self._listen_until_lost(changed, missed, forgotten)
            except NoAnswerError:
                pass  # The silence of the database is in the log already.
            except Exception as error:
                log.warning("other processes are not heard", extra={"why": type(error).__name__})
            missed()
            await asyncio.sleep(_TRY_AGAIN)

    async def _listen_until_lost(
        self,
        changed: Changed,
        missed: Callable[[], None],
        forgotten: Callable[[int], None],
    ) -> None:
        gone = asyncio.Event()

        def heard(_connection: object, _process: int, _channel: str, told: object) -> None:
            teller, *what = str(told).split()
            if teller == self._own_name:
                return
            guild_id: int | None = None
            for name in what:
                if name.startswith(_PERSON):
                    forgotten(int(name.removeprefix(_PERSON)))
                elif name.startswith(_SERVER):
                    guild_id = int(name.removeprefix(_SERVER))
                else:
                    changed(name, guild_id)

        async with self._database.listening(CHANNEL, heard, gone):
            missed()
            await gone.wait()


class ProcessRow(Struct, frozen=True):
    """A process among several at one database, as it was at ``seen_at``.

    ``shards`` are those of the ``shard_count`` that it has connected to Discord, each with the time
    since when. It may make ``requests`` requests a second and would make ``wanted``. ``version`` is
    that of the bot.
    """

    name: str
    shard_count: int
    shards: tuple[tuple[int, datetime], ...]
    requests: int
    wanted: int
    seen_at: datetime
    version: str | None = None


_NOW = text("SELECT clock_timestamp()")

_PROCESSES = 0x70726F63
"""The key of PostgreSQL's advisory lock ("proc" in ASCII)."""

FORGOTTEN_AFTER = timedelta(minutes=10)


async def take_turn(connection: AsyncConnection) -> datetime:
    """Wait until no other process is in here, and return the database's time.

    No other gets in until this transaction ends. The database's clock counts, since those of the
    machines may differ.
    """
    if connection.dialect.name == "postgresql":
        await take_lock(connection, _PROCESSES)
        return (await connection.execute(_NOW)).scalar_one()
    raise NotImplementedError("SQLite is for one process")


async def all_processes(connection: AsyncConnection) -> list[ProcessRow]:
    """Return all known processes, including those that have not been seen for a while."""
    query = select(_processes).order_by(_processes.c.name)
    return to_values(await connection.execute(query), ProcessRow)


async def living(connection: AsyncConnection, silent: timedelta) -> list[ProcessRow]:
    """Return the processes that have been seen within this time, by the database's clock.

    On SQLite it is the bot that has started last: whether it still runs, its claim says.
    """
    rows = await all_processes(connection)
    if connection.dialect.name != "postgresql":
        return rows
    now = (await connection.execute(_NOW)).scalar_one()
    return [row for row in rows if now - row.seen_at <= silent]


async def save_only_process(connection: AsyncConnection, row: ProcessRow) -> None:
    """Store the only process, of a database that is not shared."""
    await connection.execute(delete(_processes))
    await connection.execute(insert(_processes).values(asdict(row)))


async def save_process(connection: AsyncConnection, row: ProcessRow) -> None:
    """Store this process, and remove those that have not been seen for long."""
    gone = _processes.c.seen_at < row.seen_at - FORGOTTEN_AFTER
    await connection.execute(delete(_processes).where((_processes.c.name == row.name) | gone))
    await connection.execute(insert(_processes).values(asdict(row)))


RUNS_FOR = timedelta(seconds=30)
"""How long a process counts as running after its last row: one may hang, or have been killed."""


def describe_running(connection: Connection) -> str:
    """Return which processes work with this database, or an empty text.

    The tables may be those of an older version: these columns have always been there.
    """
    if connection.dialect.name != "postgresql":
        return ""  # A SQLite file is claimed.
    now = connection.execute(_NOW).scalar_one()
    columns = _processes.c.name, _processes.c.shards, _processes.c.seen_at
    seen = connection.execute(
        select(*columns).where(_processes.c.seen_at > now - RUNS_FOR).order_by(_processes.c.name)
    )
    return ", ".join(
        f"process {name} with the shards {[shard for shard, _ in shards]} "
        f"since {min((since for _, since in shards), default=seen_at):%Y-%m-%d %H:%M:%S} UTC, "
        f"seen {max(0.0, (now - seen_at).total_seconds()):.0f} s ago"
        for name, shards, seen_at in seen
    )


async def are_tables_newer(connection: AsyncConnection) -> bool:
    """Return whether a newer version of the bot has changed the tables since the start."""
    revision = await connection.run_sync(revision_of)
    return revision is not None and revision > newest_revision()


async def remove_process(connection: AsyncConnection, name: str) -> None:
    """Remove a process that ends, so that no other has to wait until it counts as dead."""
    await connection.execute(delete(_processes).where(_processes.c.name == name))
