"""An operator's orders: given on the command line, and carried out by every process of the bot."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta

from bot.errors import NoAnswerError
from bot.store import order_queries
from bot.store.database import Database
from bot.store.orders import (
    Answer,
    BlocksChanged,
    Done,
    Failed,
    ForgetPerson,
    Forgotten,
    GivenOrder,
    ListServers,
    NoSuchGame,
    NoticeChanged,
    Order,
    OverBefore,
    SeenServer,
    Servers,
    StillPlaying,
    StopGame,
)
from bot.views.table_values import Status

from ..playing import play
from ..ports import Clock, repeat
from ..privacy import ErasureRefusal, Privacy
from ..seating import evening_table, lobby
from ..storage.repository import Repository
from ..table import Table
from .operator_notices import OperatorNotices

log = logging.getLogger(__name__)

_EVERY = timedelta(seconds=1)
"""How often a process looks for orders."""


class Orders:
    """The background task that carries out orders, and writes a receipt for each.

    `servers` returns the servers that this process is connected to.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        process: str,
        repository: Repository,
        privacy: Privacy,
        notices: OperatorNotices,
        look_at_blocks: Callable[[], Awaitable[None]],
    ) -> None:
        """`process` is the name by which this process gives receipts.

        `look_at_blocks` reads who is blocked, and enforces that.
        """
        self._database = database
        self._clock = clock
        self._process = process
        self._repository = repository
        self._privacy = privacy
        self._look_at_blocks = look_at_blocks
        self._notices = notices
        self.servers: Callable[[], Iterable[SeenServer]] = tuple

    async def run(self) -> None:
        """Look for orders every second, until cancelled."""
        failed = "orders cannot be read; trying again in a second"
        await repeat(self._clock, _EVERY, self.look, failed)

    async def look(self) -> None:
        """Carry out the orders that stand and that this process has given no receipt for."""
        async with self._database.read() as connection:
            now = self._clock.now()
            given = await order_queries.orders_for(connection, self._process, now)
        for each in given:
            answer = await self._answer(each)
            async with self._database.write() as connection:
                now = self._clock.now()
                await order_queries.save_receipt(connection, each.id, self._process, answer, now)

    async def _answer(self, given: GivenOrder) -> Answer:
        """Carry an order out. One that fails holds up no other; a silent database is waited for."""
        told = {"order": given.id, "what": type(given.order).__name__}
        if given.order is None:
            log.error("an order of a newer version of the bot is not known", extra=told)
            return Failed()
        try:
            answer = await self.carry_out(given.order)
        except NoAnswerError:
            raise
        except Exception:
            log.exception("an order could not be carried out", extra=told)
            return Failed()
        log.info("order", extra=told)
        return answer

    async def carry_out(self, order: Order) -> Answer:
        """Carry an order out, whether another process has done so or not."""
        match order:
            case StopGame(game_id, words):
                return await self._stop(game_id, words)
            case ForgetPerson(user_id):
                return await self._forget(user_id)
            case ListServers():
                return Servers(tuple(self.servers()))
            case BlocksChanged():
                await self._look_at_blocks()
                return Done()
            case NoticeChanged():
                await self._notices.look()
                return Done()

    async def _forget(self, user_id: int) -> Answer:
        done = await self._privacy.forget(user_id)
        if isinstance(done, ErasureRefusal):
            return StillPlaying(tuple(place.channel_id for place in done.places))
        return Forgotten(done.entries)

    async def _stop(self, game_id: str, words: str) -> Answer:
        stops = False

        def operation(table: Table) -> None:
            nonlocal stops
            stops = goes_on(table)
            if stops:
                stop(table, words)

        if await self._repository.change(game_id, operation) is None:
            return NoSuchGame()
        return Done() if stops else OverBefore()


def goes_on(table: Table) -> bool:
    """Return whether a game is not over, or its evening waits for the next match."""
    evening = table.game.evening
    return table.game.status is not Status.OVER or (evening is not None and evening.waits)


def stop(table: Table, words: str) -> None:
    """End a game that goes on, and its evening, and show the operator's words.

    A round that is under way counts for nobody, as if it had not been dealt (L3).
    """
    table.set(operator_words=words)
    if table.game.evening is not None and table.game.evening.is_on:
        evening_table.finish(table)
    match table.game.status:
        case Status.LOBBY:
            lobby.close(table)
        case Status.LIVE:
            play.stop(table)
        case Status.OVER:
            pass
