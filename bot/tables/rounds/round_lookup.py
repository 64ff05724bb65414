"""Rounds that are over, as they are kept."""

from __future__ import annotations

import asyncio

from bot.engine import RoundHistory
from bot.facts import RoundRecord
from bot.store import tally_queries
from bot.store.database import Database
from bot.views.cards_worth import CardsWorth
from bot.views.judged_move import JudgedMove, NotJudged

from ..ports import Judge, nobody_judges
from ..tallying.rounds_with_facts import RoundWithFacts, records_of, with_facts
from .judged_moves import judged_move
from .replayed_rounds import Asker, ReplayedRound, replayed, replayed_last
from .round_record import history_of, stored_match
from .verified_rounds import VerifiedRound, verified_round
from .worth_of_results import worth_of_round


class RoundLookup:
    """Looks up how rounds went."""

    def __init__(self, database: Database, judge: Judge = nobody_judges) -> None:
        self._database = database
        self._judge = judge

    async def last(self, game_id: str) -> RoundHistory | None:
        """How the last round of this game went; None where nobody knows any more."""
        async with self._database.read() as connection:
            found = await stored_match(connection, game_id)
        return None if found is None else await asyncio.to_thread(history_of, *found)

    async def told(self, game_id: str) -> list[RoundWithFacts]:
        """The rounds of this game that are over, in their order, each with its facts."""
        async with self._database.read() as connection:
            rounds = await tally_queries.rounds_of_game(connection, game_id)
            records = await records_of(connection, rounds)
        return await asyncio.to_thread(with_facts, rounds, records)

    async def worth(self, game_id: str, number: int) -> CardsWorth | None:
        """What the cards of a round were worth; None until its deal is played out."""
        async with self._database.read() as connection:
            return await worth_of_round(connection, game_id, number)

    async def verified(self, guild_id: int, back: int) -> VerifiedRound | None:
        """A round of this server dealt again from its seed; see :func:`verified_round`."""
        return await verified_round(self._database, guild_id, back)

    async def replayed_last(self, guild_id: int, back: int) -> ReplayedRound | None:
        """A round of this server, position by position; see :func:`replayed_last`."""
        return await replayed_last(self._database, guild_id, back)

    async def replayed(self, game_id: str, number: int, asker: Asker) -> ReplayedRound | None:
        """A round that is over, for who may look at it; see :func:`replayed`."""
        return await replayed(self._database, game_id, number, asker)

    async def judged(self, record: RoundRecord, number: int) -> JudgedMove | NotJudged:
        """A move of a round compared with the best one; see :func:`judged_move`."""
        return await judged_move(self._judge, record, number)
