"""The sums of very many rounds at once: what a recount gives, without reading them again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from itertools import islice

from sqlalchemy import text

from bot.leaderboard_choice import Period
from bot.store.database import Database
from bot.store.rows import EVERY_GAME, EVERYWHERE, ResultRow, RoundRow, StandingRow
from bot.store.tally_queries import STANDINGS
from bot.tables.tallying.periods import kept_at, name_of
from bot.tables.tallying.sure_share import share_to_sort_by

_AT_ONCE = 20_000

_RIVALRIES = text(
    """
    INSERT INTO rivalries (user_id, rival_id, rounds, ahead, behind)
    SELECT a.user_id, b.user_id, count(*),
           sum(CASE WHEN a.place < b.place THEN 1 ELSE 0 END),
           sum(CASE WHEN a.place > b.place THEN 1 ELSE 0 END)
    FROM round_results a
    JOIN round_results b ON b.game_id = a.game_id AND b.number = a.number AND b.seat <> a.seat
    GROUP BY a.user_id, b.user_id
    """
)

_ROUNDS, _WINS, _MATCHES, _POINTS = range(4)


class QuickSums:
    """Sums as rounds are made: standings but for ratings and catches, and rivalries."""

    def __init__(self, now: datetime) -> None:
        self._kept = kept_at(now)
        self._names: dict[int, str] = {}
        self._sums: dict[tuple[int, int, str, str], list[int]] = {}

    def add(self, row: RoundRow, result: ResultRow) -> None:
        """A person's result of a round that was played to its end."""
        assert result.user_id is not None
        self._names[result.user_id] = result.name
        for period in self._periods(row.ended_at):
            key = result.user_id, row.guild_id, period, row.mode
            sums = self._sums.setdefault(key, [0, 0, 0, 0])
            sums[_ROUNDS] += 1
            sums[_WINS] += result.won
            sums[_MATCHES] += result.match_won
            sums[_POINTS] += result.points if row.scoring == "winner" else 0

    def _periods(self, at: datetime) -> Iterator[str]:
        yield Period.EVER.value
        yield from {name_of(Period.MONTH, at), name_of(Period.WEEK, at)} & self._kept

    async def write(self, database: Database, report: Callable[[int], None]) -> None:
        """Store them in the empty tables of a database; `report` hears how many by then."""
        rows, done = self._rows(), 0
        while some := list(islice(rows, _AT_ONCE)):
            async with database.write() as connection:
                await STANDINGS.save(connection, some)
            done += len(some)
            report(done)
        async with database.write() as connection:
            await connection.execute(_RIVALRIES)

    def _rows(self) -> Iterator[StandingRow]:
        for (user_id, period), places in self._by_person().items():
            for (guild_id, mode), sums in places.items():
                yield StandingRow(
                    user_id,
                    guild_id,
                    period,
                    mode,
                    name=self._names[user_id],
                    rounds=sums[_ROUNDS],
                    wins=sums[_WINS],
                    matches=sums[_MATCHES],
                    points=sums[_POINTS],
                    share=share_to_sort_by(sums[_WINS], sums[_ROUNDS]),
                )

    def _by_person(self) -> dict[tuple[int, str], dict[tuple[int, str], list[int]]]:
        """Each person's sums in a period: here and everywhere, of a game and of all."""
        people: dict[tuple[int, str], dict[tuple[int, str], list[int]]] = {}
        for (user_id, guild, period, game), sums in self._sums.items():
            places = people.setdefault((user_id, period), {})
            for guild_id in (guild, EVERYWHERE):
                for mode in (EVERY_GAME, game):
                    before = places.get((guild_id, mode), [0, 0, 0, 0])
                    added = [a + b for a, b in zip(before, sums, strict=True)]
                    places[guild_id, mode] = added
        return people
