"""The recap of a match, or of what was played on a server lately."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import pairwise

from bot.players.deal_odds import PLAYED_BY
from bot.statistics import MatchWin, Recap, RecapResult, RecapRound, Stretch, recap_of
from bot.store import recap_queries, tally_queries
from bot.store.database import Database
from bot.store.recap_queries import MOST_ROUNDS, RecapResultRow, RecapRoundRow
from bot.store.rows import MatchWinRow

from ..ports import Clock
from .deal_judge import decoded_odds
from .rounds_with_facts import decoded_to_tell
from .tally import Tally

_BREAK = timedelta(hours=3)
"""After that it was another evening."""
_LONG = {Stretch.WEEK: timedelta(days=7), Stretch.MONTH: timedelta(days=30)}

VARIANTS = 3
"""So many ways there are of saying it."""


class Recaps:
    """Looks up what was played, and makes the recap of it."""

    def __init__(self, database: Database, clock: Clock, tally: Tally) -> None:
        self._database = database
        self._clock = clock
        self._tally = tally

    async def of_match(self, game_id: str) -> Recap | None:
        """The recap of this match so far, None where no round was played to its end."""
        await self._tally.keep_up()
        async with self._database.read() as connection:
            rows = await recap_queries.rounds_of_game(connection, game_id)
            wins = await tally_queries.wins_of_game(connection, game_id)
        return await asyncio.to_thread(_recap, Stretch.MATCH, rows, wins)

    async def of_server(self, guild_id: int, stretch: Stretch) -> Recap | None:
        """The recap of a server's last evening, or of the last seven or thirty days."""
        await self._tally.keep_up()
        async with self._database.read() as connection:
            if stretch in _LONG:
                since = self._clock.now() - _LONG[stretch]
            else:
                ends = await recap_queries.last_ends(connection, guild_id)
                if not ends:
                    return None
                since = _evening(ends)
            rows = await recap_queries.rounds_since(connection, guild_id, since)
            wins = await tally_queries.wins_since(connection, guild_id, since)
        return await asyncio.to_thread(_recap, stretch, rows, wins)


def _evening(ends: Sequence[datetime]) -> datetime:
    """When the first of the rounds ended that were played one after the other; latest first."""
    for later, earlier in pairwise(ends):
        if later - earlier > _BREAK:
            return later
    return ends[-1]


def _recap(
    stretch: Stretch, rows: Sequence[RecapRoundRow], wins: Sequence[MatchWinRow]
) -> Recap | None:
    is_cut, rows = len(rows) > MOST_ROUNDS, rows[-MOST_ROUNDS:]
    if not rows:
        return None
    rounds = [_round(row) for row in rows]
    won = [
        MatchWin(_who(win), win.name, is_person=win.user_id is not None)
        for win in wins
        if win.ended_at >= rows[0].ended_at
    ]
    seed = zlib.crc32(f"{rows[-1].key}{len(rows)}".encode())
    return recap_of(stretch, rounds, seed % VARIANTS, won, is_cut=is_cut)


def _who(row: RecapResultRow | MatchWinRow) -> str:
    """Return what tells a person, or a computer player, from all others in a recap."""
    return f"level {row.level} {row.name}" if row.user_id is None else str(row.user_id)


def _round(row: RecapRoundRow) -> RecapRound:
    known = row.odds is not None and row.odds_by == PLAYED_BY
    odds = decoded_odds(row.odds) if known and row.odds is not None else None
    return RecapRound(
        tuple(
            _result(result, None if odds is None else (odds.wins[result.seat], odds.playouts))
            for result in row.results
        ),
        None if row.facts is None else decoded_to_tell(row.facts),
    )


def _result(row: RecapResultRow, odds: tuple[int, int] | None) -> RecapResult:
    return RecapResult(
        row.seat,
        _who(row),
        row.name,
        row.place,
        row.won,
        row.match_won,
        row.points,
        is_person=row.user_id is not None,
        odds=odds,
    )
