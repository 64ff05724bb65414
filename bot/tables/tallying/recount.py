"""Everything that is made from rounds is made from them again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.errors import OperatorError
from bot.store import pruning_queries, tally_queries
from bot.store.database import Database

from .counting import count
from .rounds_with_facts import Counted, records_of, row_of, with_facts

_AT_ONCE = 2000


async def recount(database: Database, now: datetime, report: Callable[[int], None]) -> int:
    """Count rounds and match wins in the order of before; return the number of rounds.

    All of it or nothing; `report` hears now and then how many it is by then. Rounds that were never
    tallied are left to whoever runs the bot. Raises `OperatorError` where rounds were removed.
    """
    done = last = 0
    async with database.write() as connection:
        await tally_queries.take_turn(connection)
        if await pruning_queries.is_anything_removed(connection):
            raise OperatorError(
                "Rounds or their records were removed, as KEEP_RESULTS_DAYS and KEEP_RECORDS_DAYS "
                "say.\nWhat was counted of them is in the leaderboards, ratings and totals, and "
                "would be lost: these stay as they are."
            )
        await tally_queries.remove_all(connection)
        is_all = False
        while not is_all:
            rounds = await tally_queries.tallied_after(connection, last, _AT_ONCE)
            is_all = len(rounds) < _AT_ONCE
            until = None if is_all else rounds[-1].tallied
            wins = await tally_queries.wins_tallied(connection, last, until)
            found = with_facts(rounds, await records_of(connection, rounds))
            await count(connection, sorted([*found, *wins], key=_place), now)
            last = until or last
            done += len(rounds)
            report(done)
    return done


def _place(counted: Counted) -> int:
    return row_of(counted).tallied or 0
