"""The pages of leaderboards, and the seasons of servers."""

from __future__ import annotations

from msgspec import Struct

from bot import leaderboard_choice
from bot.leaderboard_choice import LeaderboardChoice, Order, Period, Where
from bot.store import tally_queries
from bot.store.database import Database
from bot.store.leaderboard_queries import Leaderboard, LeaderboardKey, Places, leaderboard
from bot.store.sum_rows import EVERY_GAME, EVERYWHERE
from bot.store.tally_queries import SeasonRow
from bot.views.visibility import Viewer

from ..ports import Clock
from .standings import period_name
from .tally import Tally

SHOWN = 10
"""Rows on a page."""

_GAME_RATED_FIRST = "classic"
"""The game whose ratings are shown where none is named: every game has ratings of its own."""


class LeaderboardPage(Struct, frozen=True):
    """A page of a leaderboard.

    ``choice`` is what it shows, which may differ from what was requested. ``season`` is the number
    of the server's present season; the first is 1.
    """

    choice: LeaderboardChoice
    board: Leaderboard
    season: int


class Leaderboards:
    """The leaderboards of all servers."""

    def __init__(self, database: Database, clock: Clock, tally: Tally) -> None:
        self._database = database
        self._clock = clock
        self._tally = tally
        self._places: Places = Places(clock.now)

    async def show(self, home_id: int, user_id: int, wanted: LeaderboardChoice) -> LeaderboardPage:
        """Return the page that a person in this place wants to see, with their own rank.

        Seasons exist only in a place and ratings only for one game; other choices are adjusted.
        """
        await self._tally.keep_up()
        async with self._database.read() as connection:
            seasons = (await tally_queries.seasons_of(connection, [home_id])).get(home_id, [])
            present = seasons[-1].number if seasons else 1
            choice = _adjusted(wanted, present)
            query = self._query(home_id, choice, present, has_seasons=bool(seasons))
            offset, viewer = choice.page * SHOWN, Viewer(user_id, home_id)
            board = await leaderboard(connection, query, viewer, SHOWN, offset, places=self._places)
        return LeaderboardPage(choice, board, present)

    def _query(
        self, home_id: int, choice: LeaderboardChoice, present: int, *, has_seasons: bool
    ) -> LeaderboardKey:
        period = choice.period
        if period is Period.SEASON and not has_seasons:
            # The first season is all that was ever played: it is not stored twice.
            period = Period.EVER
        return LeaderboardKey(
            EVERYWHERE if choice.where is Where.EVERYWHERE else home_id,
            period_name(period, self._clock.now(), choice.season or present),
            EVERY_GAME if choice.mode == leaderboard_choice.EVERY_GAME else choice.mode,
            choice.order,
        )

    async def begin_season(self, home_id: int, user_id: int, *, after: int) -> int | None:
        """Begin the season that follows season `after` of this place, and return its number.

        `user_id` is the person who wants it. Return None if it has been begun already.
        """
        async with self._database.write() as connection:
            await tally_queries.take_turn(connection)
            seasons = (await tally_queries.seasons_of(connection, [home_id])).get(home_id, [])
            present = seasons[-1].number if seasons else 1
            if present != after:
                return None
            if not seasons:
                first = period_name(Period.SEASON, self._clock.now(), 1)
                await tally_queries.copy_period(connection, home_id, Period.EVER.value, first)
            season = SeasonRow(home_id, after + 1, self._clock.now(), user_id)
            await tally_queries.begin_season(connection, season)
        return after + 1


def _adjusted(wanted: LeaderboardChoice, present: int) -> LeaderboardChoice:
    season, where, mode = wanted.season, wanted.where, wanted.mode
    if wanted.period is Period.SEASON:
        where = Where.HERE
        season = None if season is None or not 1 <= season < present else season
    else:
        season = None
    if wanted.order is Order.RATING and mode == leaderboard_choice.EVERY_GAME:
        mode = _GAME_RATED_FIRST
    return LeaderboardChoice(wanted.period, where, mode, wanted.order, season, wanted.page)
