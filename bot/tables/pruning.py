"""Removes games that ended long ago, so that the database does not grow for ever.

A game is removed with its seats, actions and messages. Its rounds stay with their results and
records, from which statistics are made later, unless the operator has limited how long. Standings,
ratings and totals stay in any case.
"""

from __future__ import annotations

import logging
from datetime import timedelta

from msgspec import Struct

from bot.store import (
    block_queries,
    order_queries,
    pruning_queries,
    setting_queries,
    subscription_queries,
    tally_queries,
    token_queries,
)
from bot.store.database import Database
from bot.store.pruning_queries import RoundRemoval
from bot.views.block import KEPT_AFTER_END

from .ports import Clock, repeat
from .tallying.standings import kept_periods

log = logging.getLogger(__name__)

KEPT = timedelta(days=30)
"""How long a game is stored after its end."""

SETTINGS_KEPT = timedelta(days=30)
"""How long the settings of a server are stored after it has removed the bot."""

SUBSCRIPTIONS_KEPT = timedelta(days=90)
"""How long people are called to tables of a server in which they have not played."""

ORDERS_KEPT = timedelta(days=1)
"""How long an operator's order is stored whose command was killed."""

_EVERY = timedelta(hours=1)

_GAMES_AT_ONCE = 10
"""Games in one transaction. A click that comes meanwhile waits for some thousand rows at most."""

_STANDINGS_AT_ONCE = 500
_ROUNDS_AT_ONCE = 50


class RetentionPeriods(Struct, frozen=True):
    """How long games and rounds are stored after their end; None means permanently.

    ``records`` are the recorded moves of rounds. ``results`` are rounds with everything that
    belongs to them, which are stored at least as long as their games.
    """

    games: timedelta = KEPT
    records: timedelta | None = None
    results: timedelta | None = None


DEFAULT = RetentionPeriods()


class Pruning:
    """The background task that removes old games every hour. Several processes may run it."""

    def __init__(self, database: Database, clock: Clock, kept: RetentionPeriods) -> None:
        self._database = database.patient
        self._clock = clock
        self._kept = kept

    async def run(self) -> None:
        """Prune every hour, until cancelled."""
        failed = "old games cannot be removed; trying again in an hour"
        await repeat(self._clock, _EVERY, self.prune, failed)

    async def prune(self) -> int:
        """Remove everything that is old enough, and return the number of games removed."""
        before = self._clock.now() - self._kept.games
        pruned = 0
        await self._prune_standings()
        await self._prune_servers()
        await self._prune_tokens_and_orders()
        while True:
            async with self._database.write() as connection:
                old = await pruning_queries.games_to_prune(connection, before, _GAMES_AT_ONCE)
                await pruning_queries.remove_games(connection, old)
            if not old:
                break
            pruned += len(old)
            log.info("old games removed", extra={"games": len(old)})
        await self._prune_rounds(RoundRemoval.RECORDS, self._kept.records)
        await self._prune_rounds(RoundRemoval.RESULTS, self._kept.results)
        return pruned

    async def _prune_rounds(self, what: RoundRemoval, kept: timedelta | None) -> None:
        """Remove records or results older than `kept`, which are part of the sums already."""
        if kept is None:
            return
        before = self._clock.now() - kept
        removed = _ROUNDS_AT_ONCE
        while removed == _ROUNDS_AT_ONCE:
            async with self._database.write() as connection:
                # No tally may number rounds, and no recount read them, while rounds are removed.
                await tally_queries.take_turn(connection)
                removed = await pruning_queries.remove_of_rounds(
                    connection, what, before, _ROUNDS_AT_ONCE
                )
            if removed:
                log.info("old rounds removed", extra={"what": str(what), "rounds": removed})

    async def _prune_servers(self) -> None:
        """Remove what belongs to servers that removed the bot long ago, old blocks and the like."""
        now = self._clock.now()
        async with self._database.write() as connection:
            await block_queries.remove_ended(connection, now - KEPT_AFTER_END)
            await block_queries.remove_of_servers_left(connection, now - SETTINGS_KEPT)
            removed = await setting_queries.remove_servers_left(connection, now - SETTINGS_KEPT)
            await subscription_queries.remove_idle(connection, now - SUBSCRIPTIONS_KEPT)
        if removed:
            log.info("settings of servers removed that are gone", extra={"servers": removed})

    async def _prune_tokens_and_orders(self) -> None:
        """Remove the tokens of interactions that Discord no longer takes, and old orders."""
        now = self._clock.now()
        async with self._database.write() as connection:
            await token_queries.remove_ended(connection, now)
            await order_queries.remove_old(connection, now - ORDERS_KEPT)

    async def _prune_standings(self) -> None:
        """Remove the standings of weeks and months that no leaderboard shows any more."""
        kept = kept_periods(self._clock.now())
        removed = _STANDINGS_AT_ONCE
        while removed == _STANDINGS_AT_ONCE:
            async with self._database.write() as connection:
                removed = await tally_queries.remove_but(connection, kept, _STANDINGS_AT_ONCE)
