"""The statistics of one person, for whoever may see them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from bot.facts import PersonTotals, sum_totals
from bot.players.deal_odds import PLAYED_BY
from bot.ratings import Rating, is_provisional, shown
from bot.setting_values import PersonSettings
from bot.statistics import GameStatistics, Luck, PersonStatistics, luck_of
from bot.store import round_queries, statistics_queries
from bot.store.database import Database
from bot.store.rows import EVERY_GAME, RatingRow, RatingStepRow, StandingRow
from bot.store.statistics_queries import PersonRows

from .deal_judge import decoded_odds
from .tally import Tally

_totals = msgspec.json.Decoder(PersonTotals)


class KeptToThemselves(msgspec.Struct, frozen=True):
    """The person does not want theirs to be seen by others."""


class Statistics:
    """Looks up what was added up of people, and holds to what they want shown of it."""

    def __init__(
        self,
        database: Database,
        settings_of: Callable[[int], Awaitable[PersonSettings]],
        tally: Tally,
    ) -> None:
        self._database = database
        self._settings_of = settings_of
        self._tally = tally

    async def of(self, user_id: int, asked_by: int) -> PersonStatistics | KeptToThemselves | None:
        """What this person has done; None for who has not played a round to its end yet."""
        if user_id != asked_by and (await self._settings_of(user_id)).statistics_hidden:
            return KeptToThemselves()
        await self._tally.keep_up()
        async with self._database.read() as connection:
            rows = await statistics_queries.person_rows(connection, user_id)
            deals = await round_queries.odds_of_person(connection, user_id, PLAYED_BY)
        return _statistics(user_id, rows, _luck(deals))


def _statistics(user_id: int, rows: PersonRows, luck: Luck | None) -> PersonStatistics | None:
    standings = {row.mode: row for row in rows.standings}
    whole = standings.pop(EVERY_GAME, None)
    if whole is None:
        return None
    by_rounds = sorted(standings.values(), key=lambda row: (-row.rounds, row.mode))
    return PersonStatistics(
        user_id=user_id,
        name=whole.name,
        rounds=whole.rounds,
        wins=whole.wins,
        matches=whole.matches,
        totals=sum_totals(_totals.decode(row.totals) for row in rows.totals),
        games=tuple(_game(row, rows) for row in by_rounds),
        nemesis=rows.nemesis,
        victim=rows.victim,
        achievements=tuple(row.name for row in rows.achievements),
        luck=luck,
    )


def _game(standing: StandingRow, rows: PersonRows) -> GameStatistics:
    of_game = [row for row in rows.ratings if row.mode == standing.mode]
    own = next((row for row in of_game if row.user_id == standing.user_id), None)
    marks = {row.level: _rating(row) for row in of_game if row.user_id != standing.user_id}
    return GameStatistics(
        standing.mode,
        standing.rounds,
        standing.wins,
        None if own is None else _rating(own),
        tuple(map(_rating_then, rows.steps.get(standing.mode, ()))),
        {level: shown(mark) for level, mark in marks.items() if not is_provisional(mark)},
    )


def _rating(row: RatingRow) -> Rating:
    return Rating(row.mean, row.uncertainty, row.rounds)


def _rating_then(row: RatingStepRow) -> Rating:
    return Rating(row.mean, row.uncertainty, row.nth)


def _luck(deals: Sequence[tuple[int, bool, bytes]]) -> Luck | None:
    known = ((seat, won, decoded_odds(kept)) for seat, won, kept in deals)
    return luck_of((won, odds.wins[seat], odds.playouts) for seat, won, odds in known)
