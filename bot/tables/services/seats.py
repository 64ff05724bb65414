"""Seats that people take, and the preferences that they bring to them."""

from __future__ import annotations

from msgspec import structs

from bot.bounded import Bounded
from bot.setting_values import PersonSettings
from bot.store.database import Database
from bot.store.leaderboard_queries import has_played
from bot.views.table_values import Status

from ..messages.delivery import Delivery
from ..outcome import Outcome
from ..person import Person
from ..playing import play
from ..seating import free_seats
from ..storage.repository import Repository
from ..storage.stored_settings import StoredSettings
from .games import Games

_MOST_KEPT = 20_000
"""Languages of people kept in memory."""


class PersonChoices:
    """The saved preferences of players, as they are applied to the seats that they play from."""

    def __init__(self, settings: StoredSettings, games: Games, messages: Delivery) -> None:
        self._settings = settings
        self._games = games
        self._messages = messages
        self._locales: Bounded[int, str] = Bounded(_MOST_KEPT)

    async def keep(self, settings: PersonSettings, locale: str | None) -> None:
        """Save a person's preferences, and apply them to games in progress and evenings.

        `locale` is the language of the person's Discord.
        """
        await self._settings.save_person(settings)
        if locale is not None:
            self._locales[settings.user_id] = locale
        games = await self._games.of_person(settings.user_id)
        evenings = await self._games.of_evenings(settings.user_id)
        for game_id in dict.fromkeys((*games, *evenings)):
            await self._messages.set_choices(game_id, settings, locale)

    def note_locale(self, user_id: int, locale: str) -> bool:
        """Note the language of a person's Discord, and return whether it is another than before."""
        is_new = self._locales.get(user_id) != locale
        self._locales[user_id] = locale
        return is_new

    async def follow_locale(self, user_id: int, locale: str, game_id: str | None = None) -> None:
        """Apply the language of a person's Discord to their games, unless they have chosen one.

        `game_id` is the game in which they have clicked, which they may follow without a seat.
        """
        if self._locales.get(user_id) != locale:
            return  # the person has deleted their data since it was noted
        if (await self._settings.person(user_id)).choices.language is None:
            games = await self._games.of_person(user_id)
            for each in dict.fromkeys((*games, *(() if game_id is None else (game_id,)))):
                await self._messages.set_locale(each, user_id, locale)

    def forget_person(self, user_id: int) -> None:
        """Forget the language of a person who has deleted their data."""
        self._locales.pop(user_id, None)


class Seats:
    """The seats that people take, with what they bring to them."""

    def __init__(
        self, database: Database, settings: StoredSettings, games: Games, repository: Repository
    ) -> None:
        self._database = database
        self._settings = settings
        self._games = games
        self._repository = repository

    async def mark_newcomer(self, person: Person) -> Person:
        """Return the person with ``newcomer`` set to whether they have never played."""
        async with self._database.read() as connection:
            return structs.replace(
                person, newcomer=not await has_played(connection, person.user_id)
            )

    async def join(self, game_id: str, person: Person) -> Outcome:
        """Seat a person in a lobby, or in a match between rounds (L2)."""
        choices = (await self._settings.person(person.user_id)).choices
        person = await self.mark_newcomer(person)
        return await self._games.submit(game_id, person.user_id, play.join, person, choices)

    async def note_press(self, game_id: str, user_id: int) -> None:
        """Note a press on a message for everybody, if the person has no seat in the match."""
        stored = await self._repository.find(game_id)
        if stored is None or stored.game.has_onlookers or stored.game.status is not Status.LIVE:
            return
        if all(seat.user_id != user_id for seat in stored.seats):
            await self._repository.change(game_id, free_seats.note_onlooker)
