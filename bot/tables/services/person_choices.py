"""What people have chosen, where they sit down and where they sit already."""

from __future__ import annotations

from msgspec import structs

from bot.setting_values import PersonSettings
from bot.store.database import Database
from bot.store.leaderboard_queries import has_played

from ..messages.delivery import Delivery
from ..person import Person, SeatChoices, choices_of
from ..storage.stored_settings import StoredSettings
from .game_lookup import GameLookup


class PersonChoices:
    """Takes people's choices over to their seats."""

    def __init__(
        self,
        database: Database,
        settings: StoredSettings,
        games: GameLookup,
        messages: Delivery,
    ) -> None:
        self._database = database
        self._settings = settings
        self._games = games
        self._messages = messages

    async def of_seat(self, person: Person) -> SeatChoices:
        """What a seat takes over of what the person has chosen."""
        return choices_of(await self._settings.person(person.user_id), person.locale)

    async def introduced(self, person: Person) -> Person:
        """The person, as somebody who has played before or not."""
        async with self._database.read() as connection:
            return structs.replace(
                person, newcomer=not await has_played(connection, person.user_id)
            )

    async def keep(self, settings: PersonSettings, locale: str | None) -> None:
        """Keep what a person has chosen; the games that they are in follow at once.

        `locale` is the language of the person's Discord.
        """
        await self._settings.save_person(settings)
        choices = choices_of(settings, locale)
        for game_id in await self._games.of_person(settings.user_id):
            await self._messages.set_choices(game_id, settings.user_id, choices)
