"""Leaderboards as people ask for them, and the seasons of servers."""

from __future__ import annotations

from msgspec import Struct

from bot import leaderboard_choice
from bot.leaderboard_choice import LeaderboardChoice, Order, Period, Where
from bot.store import tally_queries
from bot.store.database import Database
from bot.store.leaderboard_queries import Leaderboard, LeaderboardKey, Places, leaderboard
from bot.store.rows import EVERY_GAME, EVERYWHERE, SeasonRow

from ..ports import Clock
from .periods import name_of
from .tally import Tally

SHOWN = 10
"""Places on a page."""

_GAME_RATED_FIRST = "classic"
"""Ratings are for one game; this one, where none is named."""


class Shown(Struct, frozen=True):
    """A page of a leaderboard: ``choice`` is what is shown of what was asked for.

    ``season`` is the number of the server's present season, the first is 1.
    """

    choice: LeaderboardChoice
    board: Leaderboard
    season: int


class Leaderboards:
    """Shows them, and lets a server begin a season."""

    def __init__(self, database: Database, clock: Clock, tally: Tally) -> None:
        self._database = database
        self._clock = clock
        self._tally = tally
        self._places: Places = Places(clock.now)

    async def show(self, guild_id: int, user_id: int, asked: LeaderboardChoice) -> Shown:
        """The page that somebody on this server asks for, and their own place.

        A season is a server's own, and a rating one game's: what is asked for is mended so.
        """
        await self._tally.keep_up()
        async with self._database.read() as connection:
            seasons = (await tally_queries.seasons_of(connection, [guild_id])).get(guild_id, [])
            present = seasons[-1].number if seasons else 1
            choice = _mended(asked, present)
            wanted = self._wanted(guild_id, choice, present, has_seasons=bool(seasons))
            offset = choice.page * SHOWN
            board = await leaderboard(
                connection, wanted, user_id, SHOWN, offset, places=self._places
            )
        return Shown(choice, board, present)

    def _wanted(
        self, guild_id: int, choice: LeaderboardChoice, present: int, *, has_seasons: bool
    ) -> LeaderboardKey:
        period = choice.period
        if period is Period.SEASON and not has_seasons:
            # All that was ever played is the first season: it is kept once.
            period = Period.EVER
        return LeaderboardKey(
            EVERYWHERE if choice.where is Where.EVERYWHERE else guild_id,
            name_of(period, self._clock.now(), choice.season or present),
            EVERY_GAME if choice.mode == leaderboard_choice.EVERY_GAME else choice.mode,
            choice.order,
        )

    async def begin_season(self, guild_id: int, user_id: int) -> int:
        """Begin the next season of this server, as this person wants; its number."""
        async with self._database.write() as connection:
            await tally_queries.take_turn(connection)
            seasons = (await tally_queries.seasons_of(connection, [guild_id])).get(guild_id, [])
            if not seasons:
                first = name_of(Period.SEASON, self._clock.now(), 1)
                await tally_queries.copy_period(connection, guild_id, Period.EVER.value, first)
            number = seasons[-1].number + 1 if seasons else 2
            season = SeasonRow(guild_id, number, self._clock.now(), user_id)
            await tally_queries.begin_season(connection, season)
        return number


def _mended(asked: LeaderboardChoice, present: int) -> LeaderboardChoice:
    season, where, mode = asked.season, asked.where, asked.mode
    if asked.period is Period.SEASON:
        where = Where.HERE
        season = None if season is None or not 1 <= season < present else season
    else:
        season = None
    if asked.order is Order.RATING and mode == leaderboard_choice.EVERY_GAME:
        mode = _GAME_RATED_FIRST
    return LeaderboardChoice(asked.period, where, mode, asked.order, season, asked.page)
