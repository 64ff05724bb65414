"""The sets of rules that people have given a name."""

from __future__ import annotations

from bot import engine
from bot.engine import Options
from bot.store import setting_queries
from bot.store.database import Database
from bot.store.setting_queries import FavouriteRow

MOST_FAVOURITES = 11
"""So many stand in a select beside the presets that came with the bot."""


class TooManyFavouritesError(Exception):
    """Somebody has saved as many sets of rules as can be shown."""


class Favourites:
    """Everybody's own sets of rules."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def names(self, user_id: int) -> list[str]:
        """What this person's sets of rules are called."""
        return [favourite.name for favourite in await self._of(user_id)]

    async def find(self, user_id: int, name: str) -> Options | None:
        """The rules that go by this name, None if there are none."""
        found = [favourite for favourite in await self._of(user_id) if favourite.name == name]
        if not found:
            return None
        return engine.build_options(engine.Mode(found[0].mode), found[0].options)

    async def save(self, user_id: int, name: str, options: Options) -> None:
        """Keep these rules by a name, in place of what went by it.

        Raises `TooManyFavouritesError`.
        """
        names = await self.names(user_id)
        if name not in names and len(names) >= MOST_FAVOURITES:
            raise TooManyFavouritesError
        written = tuple(engine.written_options(options))
        favourite = FavouriteRow(user_id, name, options.mode.value, written)
        async with self._database.write() as connection:
            await setting_queries.save_favourite(connection, favourite)

    async def forget(self, user_id: int, name: str) -> None:
        """Keep these rules no longer."""
        async with self._database.write() as connection:
            await setting_queries.remove_favourite(connection, user_id, name)

    async def _of(self, user_id: int) -> list[FavouriteRow]:
        async with self._database.read() as connection:
            return await setting_queries.favourites_of(connection, user_id)
