"""Stores what deals were worth, and has the result of a match shown anew that says it."""

from __future__ import annotations

from bot.store import round_queries
from bot.store.database import Database
from bot.store.round_queries import OddsRow

from ..seating.rematch import tell_anew
from ..storage.repository import Repository
from ..table import Table


class ToldWorths:
    """Keeps what came of deals that were played out, whichever process has done it.

    The result of a match says it of all its rounds, by one edit, while another match can still
    follow: the last deal is stored in the transaction that wants that edit, so that nobody who is
    killed leaves the one without the other. The result of a round says it when it is written the
    next time: at the latest as the next one is dealt.
    """

    def __init__(self, database: Database, repository: Repository) -> None:
        self._database = database
        self._repository = repository

    async def keep(self, kept: OddsRow) -> None:
        """Store it, and show the result anew that lacked nothing else."""
        if await self.is_last_of_a_result(kept):

            def keep_and_tell(table: Table) -> None:
                table.odds.append(kept)
                tell_anew(table)

            if await self._repository.change(kept.of_game, keep_and_tell) is not None:
                return
        async with self._database.write() as connection:
            await round_queries.keep_odds(connection, kept)
        # Meanwhile another process may have stored what was the last but this.
        if await self.is_last_of_a_result(kept):
            await self._repository.change(kept.of_game, tell_anew)

    async def is_last_of_a_result(self, kept: OddsRow) -> bool:
        """Whether each other deal of a match that still has its offer is played out."""
        if kept.as_odds is None:
            return False
        async with self._database.read() as connection:
            if not await round_queries.is_offered_again(connection, kept.of_game):
                return False
            dealt = await round_queries.dealt_in(connection, kept.of_game)
        return bool(dealt) and all(
            row.number == kept.of_number or (row.odds is not None and row.odds_by == kept.played_by)
            for row in dealt
        )
