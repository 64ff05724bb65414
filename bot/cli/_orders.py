"""Orders: how a command acts on the running bot, through the database alone.

The command gives an order, which every process of the bot carries out within two seconds, and ends
once each has answered. Where no bot runs it carries the order out itself, by the same code.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from datetime import timedelta
from typing import TYPE_CHECKING

from bot.cli._database import claimed_alone, opened, tables_on
from bot.config import Settings
from bot.errors import InUseError, OperatorError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from bot.store.database import Database
    from bot.store.orders import Answer, Order
    from bot.store.shared_database import ProcessRow
    from bot.tables import Clock

_PAUSE = timedelta(seconds=0.1)
"""The time between two looks for answers."""


Rows = Callable[["AsyncConnection"], Awaitable[None]]
"""Writes what an order is about, in the transaction that gives it."""


async def carry_out(
    settings: Settings, order: Order, *, rows: Rows | None = None, clock: Clock | None = None
) -> list[Answer]:
    """Have an order carried out, and return the answer of each process of the bot.

    `rows` are written first, which lets the processes read them. Raise `OperatorError` if a process
    has not answered in time; what `rows` has written stays.
    """
    from bot.store import order_queries
    from bot.store.orders import ForgetPerson
    from bot.tables import SystemClock

    clock = clock or SystemClock()
    async with opened(settings) as database:
        with suppress(InUseError):
            return [await _by_itself(settings, database, order, rows)]
        async with database.write() as connection:
            if rows is not None:
                await rows(connection)
            number = await order_queries.give(connection, order, clock.now())
        try:
            return await _answers(settings, database, order, number, clock)
        finally:
            # Any other stays: a process that hangs carries it out if it is back within a minute.
            if isinstance(order, ForgetPerson):
                async with database.erase() as connection:
                    await order_queries.withdraw(connection, number)
                await database.empty_log()  # which has the person's id in the order


async def _by_itself(
    settings: Settings, database: Database, order: Order, rows: Rows | None = None
) -> Answer:
    """Carry the order out here. Raise `InUseError` where a bot runs, which has to do it."""
    with claimed_alone(settings):
        if await _running(settings, database):
            raise InUseError
        if rows is not None:
            async with database.write() as connection:
                await rows(connection)
        async with tables_on(settings, database) as tables:
            return await tables.orders.carry_out(order)


async def _running(settings: Settings, database: Database) -> set[str]:
    """Return the names of the processes at a shared database; a file has a claim instead."""
    if not database.is_shared:
        return set()
    async with database.read() as connection:
        return {row.name for row in await running_processes(settings, connection)}


async def running_processes(settings: Settings, connection: AsyncConnection) -> list[ProcessRow]:
    """Return the processes of the bot that run, at a file the one that has claimed it."""
    from bot.store.own_file import file_at, is_claimed
    from bot.store.shared_database import living
    from bot.tables.process_presence import DEAD_AFTER

    url = settings.database_url
    if file_at(url) is not None and not is_claimed(url):
        return []
    return await living(connection, DEAD_AFTER)


async def _answers(
    settings: Settings, database: Database, order: Order, number: int, clock: Clock
) -> list[Answer]:
    """Wait until all processes that run have answered, or until none runs any more."""
    from bot.store import order_queries
    from bot.store.orders import Failed

    until = clock.now() + order_queries.STANDS_FOR
    silent = set[str]()
    while clock.now() < until:
        silent = await _running(settings, database)
        async with database.read() as connection:
            answers = await order_queries.receipts(connection, number)
        if failed := {name for name, answer in answers.items() if answer == Failed()}:
            raise OperatorError(f"Not done everywhere: see the log of {_named(failed)}.")
        silent -= answers.keys()
        if answers and not silent:
            await _tell_of_lost(database, answers.keys())
            return list(answers.values())
        if not answers:
            with suppress(InUseError):
                return [await _by_itself(settings, database, order)]
        await clock.sleep_until(clock.now() + _PAUSE)
    raise _not_answered(silent)


async def _tell_of_lost(database: Database, answered: Collection[str]) -> None:
    """Say which processes have not been waited for, as they were seen lately, but not just now."""
    from bot.store.shared_database import RUNS_FOR, living

    async with database.read() as connection:
        lost = {row.name for row in await living(connection, RUNS_FOR)}.difference(answered)
    if lost and database.is_shared:
        print(f"Not waited for, as it hangs or was killed: {_named(lost)}.", file=sys.stderr)


def _named(processes: Collection[str]) -> str:
    return ", ".join(f"process {name}" for name in sorted(processes))


def _not_answered(silent: set[str]) -> OperatorError:
    return OperatorError(
        f"Not done everywhere: {_named(silent) or 'The bot'} has not answered for a minute.\n"
        "See its log, or stop it, and give the same command again."
    )
