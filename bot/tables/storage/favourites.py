"""Favourites: sets of rules that people have saved under a name."""

from __future__ import annotations

from bot import engine
from bot.engine import Options
from bot.rule_gate import rule_gate
from bot.store import setting_queries
from bot.store.database import Database
from bot.store.setting_queries import FavouriteRow

MOST_FAVOURITES = 11
"""As many as fit into a select menu beside the built-in presets."""


class TooManyFavouritesError(Exception):
    """Raised when a person has saved as many sets of rules as can be shown."""


class Favourites:
    """The saved sets of rules of all people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def names(self, user_id: int) -> list[str]:
        """Return the names of a person's sets of rules."""
        return [favourite.name for favourite in await self._of(user_id)]

    async def offered(self, user_id: int) -> list[str]:
        """Return the names of those that are played here."""
        of_person = await self._of(user_id)
        return [each.name for each in of_person if not rule_gate().refused(_rules_of(each))]

    async def find(self, user_id: int, name: str) -> Options | None:
        """Return the rules with this name, or None if there are none."""
        found = [favourite for favourite in await self._of(user_id) if favourite.name == name]
        return _rules_of(found[0]) if found else None

    async def save(self, user_id: int, name: str, options: Options) -> None:
        """Save rules under a name, in place of any that had it.

        Raise `TooManyFavouritesError` if there is no room for another name.
        """
        written = tuple(engine.written_options(options))
        favourite = FavouriteRow(user_id, name, options.mode.value, written)
        async with self._database.write() as connection:
            await setting_queries.take_turn(connection, user_id)
            saved = await setting_queries.favourites_of(connection, user_id)
            others = [each for each in saved if each.name != name]
            if len(others) >= MOST_FAVOURITES:
                raise TooManyFavouritesError
            await setting_queries.save_favourite(connection, favourite)

    async def forget(self, user_id: int, name: str) -> None:
        """Delete the rules with this name."""
        async with self._database.write() as connection:
            await setting_queries.remove_favourite(connection, user_id, name)

    async def _of(self, user_id: int) -> list[FavouriteRow]:
        async with self._database.read() as connection:
            return await setting_queries.favourites_of(connection, user_id)


def _rules_of(favourite: FavouriteRow) -> Options:
    return engine.build_options(engine.Mode(favourite.mode), favourite.options)
