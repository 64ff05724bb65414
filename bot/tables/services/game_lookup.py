"""Which games there are, and what somebody sees of one."""

from __future__ import annotations

from bot.store import game_queries
from bot.store.database import Database
from bot.store.rows import GamePlace

from ...views.table_view import TableView
from ..ports import Clock
from ..rounds.earned_achievements import with_earned
from ..rounds.worth_of_results import with_worth
from ..storage.repository import Repository
from ..view_builder import view_of


class GameLookup:
    """Looks games up that are not over, and any game by its id."""

    def __init__(self, database: Database, repository: Repository, clock: Clock) -> None:
        self._database = database
        self._repository = repository
        self._clock = clock

    async def view(self, game_id: str, user_id: int | None = None) -> TableView | None:
        """The table as this person may see it; None: as everybody in the channel may."""
        stored = await self._repository.find(game_id)
        if stored is None:
            return None
        view = view_of(stored, user_id, self._clock.now())
        if not view.shows_result:
            return view
        return await with_worth(self._database, await with_earned(self._database, view))

    async def in_channel(self, channel_id: int) -> str | None:
        """The id of the game in this channel that is not over."""
        async with self._database.read() as connection:
            return await game_queries.game_in_channel(connection, channel_id)

    async def in_guild(self, guild_id: int) -> list[str]:
        """The ids of the games of this server that are not over."""
        async with self._database.read() as connection:
            return await game_queries.games_in_guild(connection, guild_id)

    async def places(self) -> list[GamePlace]:
        """Where each game is played that is not over."""
        async with self._database.read() as connection:
            return await game_queries.places(connection)

    async def of_person(self, user_id: int, guild_id: int | None = None) -> list[str]:
        """The ids of this person's games that are not over, the latest active first."""
        async with self._database.read() as connection:
            return await game_queries.games_of(connection, user_id, guild_id)
