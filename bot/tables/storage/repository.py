"""The tables that live in memory: loaded once, changed one after the other, written before use."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Iterable, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import engine
from bot.bounded import Bounded
from bot.engine import Event
from bot.errors import NoAnswerError
from bot.store import game_queries, message_queries
from bot.store.database import Database
from bot.store.journal import Change, ConflictError, Journal
from bot.store.rows import ActionRow, GameRow, MessageKind, MessageRow
from bot.store.shared_database import Announcements, Changed
from bot.views.table_values import Status

from ..planning.deadlines import plan
from ..planning.wanted_messages import messages_after
from ..playing.play import let_thrown_out_leave
from ..playing.votes import standing
from ..ports import Clock, Observer, Supplies
from ..seating.evening_table import evening_after
from ..seating.free_seats import followers_after
from ..seating.given_words import settle_words
from ..seating.next_words import settle_next_words
from ..step import Step
from ..table import RECENT_STEPS, Stored, Table
from ..table_notice import notice_after
from .kept_round import encoded_record

log = logging.getLogger(__name__)

Result = TypeVar("Result")

_AT_ONCE = 32
"""Tables that are changed at once."""

MOST_TABLES = 4096
"""Tables kept in memory: some ten to twenty kilobytes each. Who has not been asked for longest
goes first."""

MOST_OVER = 256
"""Tables kept in memory whose game is over, of those: its result is looked at for a few minutes."""

_MOST_CONFLICTS = 10
"""Other processes that are quicker, one after the other, before a change is given up."""


class Repository:
    """Loads tables, lets them be changed, and keeps what is committed in memory.

    Several processes may have the same table in memory. None of them asks the others: a change
    that was made from a version that has moved on is refused by the database, and is made again
    from the newer one.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        supplies: Supplies,
        committed: Callable[[Table, Stored], None],
        observer: Observer,
    ) -> None:
        """`committed` hears of each change once it is on disk: how it was made, and what is now."""
        self._database = database
        self.announcements = Announcements(database)
        self.person_forgotten: Callable[[int], None] = _nobody_asks
        self._journal = Journal(database, self.announcements)
        self._clock = clock
        self.supplies = supplies
        self._committed = committed
        self._observer = observer
        self._kept: Bounded[str, Stored] = Bounded(MOST_TABLES)
        self._over: Bounded[str, Stored] = Bounded(MOST_OVER)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        # The games that are being read or written. What changes elsewhere meanwhile is taken out:
        # nobody knows whether what is read or written here is older or newer.
        self._under_way: set[str] = set()
        self._unreadable: Bounded[str, None] = Bounded(MOST_TABLES)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may work at the same tables."""
        return self._database.is_shared

    @property
    def in_memory(self) -> int:
        """How many tables are kept in memory."""
        return len(self._kept) + len(self._over)

    async def find(self, game_id: str) -> Stored | None:
        """The table of this game, None if there is none."""
        kept = self._in_memory(game_id)
        if kept is not None:
            return kept
        async with self._alone(game_id):
            return await self._load(game_id)

    async def add(self, game: GameRow, operation: Callable[[Table], None]) -> Stored | None:
        """A new table on which `operation` is done; None if a game has its place already."""
        table = Table(Stored(game), self._clock.now(), self.supplies)
        operation(table)
        stored = stored_after(table)
        if not await self._journal.add(stored):
            return None
        self._keep(stored)
        self._committed(table, stored)
        return stored

    async def change(self, game_id: str, operation: Callable[[Table], None]) -> Stored | None:
        """Let `operation` change the table, and return it as committed; None: no such game.

        If it raises, nothing has changed. It may be called more than once, each time with the table
        as another process has left it.
        """
        async with self._alone(game_id):
            for _ in range(_MOST_CONFLICTS):
                stored = await self._load(game_id)
                if stored is None:
                    return None
                table = Table(stored, self._clock.now(), self.supplies)
                operation(table)
                try:
                    return await self._commit(table)
                except ConflictError:
                    log.info("a table had moved on", extra={"game": game_id})
                    self._observer.reloaded()
        raise TimeoutError(f"game {game_id} is changed all the time")

    async def change_all(self, games: Iterable[str], operation: Callable[[Table], None]) -> None:
        """Let `operation` change these tables, each by itself: see `attempt`."""
        waiting = list(dict.fromkeys(games))
        for start in range(0, len(waiting), _AT_ONCE):
            lot = waiting[start : start + _AT_ONCE]
            await asyncio.gather(
                *(self.attempt(each, self.change(each, operation)) for each in lot)
            )

    async def attempt(self, game_id: str, work: Awaitable[Result]) -> Result | None:
        """Return the result of some work on one of many games, None if it fails.

        The log names a game that cannot be read once, so that the others are looked after. Raise
        `NoAnswerError` if the database is silent.
        """
        try:
            return await work
        except NoAnswerError:
            raise
        except Exception:
            if game_id not in self._unreadable:
                self._unreadable[game_id] = None
                log.exception("a game is left alone that cannot be read", extra={"game": game_id})
            return None

    async def hear_others(self, changed: Changed, missed: Callable[[], None]) -> None:
        """Forget what other processes have changed, and tell `changed` of it, until cancelled.

        `missed` is called where they may have changed anything.
        """

        def heard(game_id: str, guild_id: int | None) -> None:
            self.forget(game_id)
            changed(game_id, guild_id)

        def missed_some() -> None:
            self._forget_all()
            missed()

        await self.announcements.listen(heard, missed_some, self._forgotten)

    def _forgotten(self, user_id: int) -> None:
        self.person_forgotten(user_id)

    async def close(self) -> None:
        """Return once everything that was handed in is written."""
        await self._journal.close()

    def forget(self, game_id: str) -> None:
        """The table in memory is no longer to be trusted, nor what is being read of it."""
        self._kept.pop(game_id, None)
        self._over.pop(game_id, None)
        self._under_way.discard(game_id)

    def _forget_all(self) -> None:
        self._kept.clear()
        self._over.clear()
        self._under_way.clear()

    @asynccontextmanager
    async def _alone(self, game_id: str) -> AsyncGenerator[None]:
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            yield

    def _in_memory(self, game_id: str) -> Stored | None:
        for tables in (self._kept, self._over):
            if game_id in tables:
                tables.move_to_end(game_id)
                return tables[game_id]
        return None

    def _keep(self, stored: Stored) -> None:
        is_over = stored.game.status is Status.OVER
        here, elsewhere = (self._over, self._kept) if is_over else (self._kept, self._over)
        elsewhere.pop(stored.game.id, None)
        here[stored.game.id] = stored

    async def _load(self, game_id: str) -> Stored | None:
        kept = self._in_memory(game_id)
        if kept is None:
            kept = await self._read(game_id)
            if kept is not None:
                self._keep(kept)
        return kept

    async def _read(self, game_id: str) -> Stored | None:
        while True:
            with self._watching(game_id) as is_newest:
                async with self._database.read() as connection:
                    found = await load(connection, game_id)
                if is_newest():
                    return found

    @contextmanager
    def _watching(self, game_id: str) -> Generator[Callable[[], bool]]:
        """While the game is read or written: whether nobody else has changed it since."""
        self._under_way.add(game_id)
        try:
            yield lambda: game_id in self._under_way
        finally:
            self._under_way.discard(game_id)

    async def _commit(self, table: Table) -> Stored:
        if table.finished:
            await self._keep_record(table)
        stored = stored_after(table)
        if not stored.writes_something:
            return table.stored
        with self._watching(table.game.id) as is_newest:
            await self._write(stored)
            if is_newest():
                self._keep(stored)
        self._committed(table, stored)
        return stored

    async def _keep_record(self, table: Table) -> None:
        """Let the round that has ended be stored with its record."""
        try:
            async with self._database.read() as connection:
                record = await encoded_record(connection, table)
        except LookupError:
            log.error("a round without a record", extra={"game": table.game.id})
            return
        table.finished = [structs.replace(row, record=record) for row in table.finished]

    async def _write(self, change: Change) -> None:
        try:
            await self._journal.commit(change)
        except BaseException:
            # Whether it was written after all is for the database to say.
            self.forget(change.game.id)
            raise


def _nobody_asks(_user_id: int) -> None:
    pass


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
    events = tuple([engine.decode_event(bytes(event)) for event in _several.decode(row.events)])
    return Step(row.version, row.seat, action, events, row.at, row.acted_for)


def stored_after(table: Table) -> Stored:
    """Return the table as it is once committed, and what is to be written so that it is.

    Its deadlines are planned, and its messages concerned.
    """
    before, game = table.stored, _game(table)
    seats, messages = tuple(table.seats), messages_after(table)
    own = {message.id: message for message in before.messages}
    kept = {message.id for message in messages}
    changed = tuple([m for m in messages if m != own.get(m.id, m)])
    removed = tuple([m for m in before.messages if m.id not in kept])
    return Stored(
        game,
        seats,
        table.state,
        table.recent,
        messages,
        since=None if game == before.game else before.game.version,
        due_before=before.game.due_at,
        actions=tuple([_row(game, step) for step in table.steps]),
        new_seats=None if seats == before.seats else seats,
        rounds=tuple(table.finished),
        match_wins=tuple(table.match_wins),
        new_messages=tuple([m for m in messages if m.id not in own]),
        changed_messages=changed,
        removed_messages=removed,
        known_as={m.id: own[m.id].message_id for m in (*changed, *removed)},
    )


def _game(table: Table) -> GameRow:
    if table.changed:
        let_thrown_out_leave(table)
        settle_words(table)
        table.set(
            votes=tuple(standing(table)) if table.game.votes else (),
            followers=followers_after(table) if table.game.followers else (),
            evening=evening_after(table),
        )
        settle_next_words(table)
        table.deadlines = plan(table)
        table.set(notice=notice_after(table))
    game = structs.replace(table.game, deadlines=tuple(table.deadlines))
    if table.state is None or table.state is table.stored.state:
        return game
    snapshot = engine.encode_state(table.state)
    return structs.replace(game, snapshot=snapshot, longest_hands=table.longest_hands)


def _row(game: GameRow, step: Step) -> ActionRow:
    action = None if step.action is None else engine.encode_action(step.action)
    events = _encoded(step.events)
    return ActionRow(game.id, step.version, step.seat, action, events, step.at, step.acted_for)


def _encoded(events: Sequence[Event]) -> bytes:
    """A JSON list of events in the engine's encoding."""
    return b"[" + b",".join([engine.encode_event(event) for event in events]) + b"]"
