"""Subscriptions: people who are called when a table opens in a channel."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from enum import StrEnum

from bot.place import Place, is_open_to_members, settings_of
from bot.store import setting_queries, subscription_queries
from bot.store.database import Database, take_lock
from bot.store.privacy.visibility_queries import hidden_among
from bot.views.table_view import TableView

from ..person import CallRecipients
from ..ports import Clock

MOST_SUBSCRIBERS = 20
"""The people who can be called to the tables of one channel."""

_CALLED_EVERY = timedelta(days=1)
"""How often a person is called to the tables of a channel at most."""


class SubscriptionOutcome(StrEnum):
    """The result of asking to be called, or to be called no more."""

    SUBSCRIBED = "begun"
    ENDED = "ended"
    NOT_HERE = "not-here"
    """Nobody else opens tables there, or the bot could not write by itself."""
    HIDDEN = "hidden"
    """The person hides; a call would name them."""
    FULL = "full"
    """As many people are called already as can be."""


class Subscriptions:
    """The people who are called when a table opens in a channel or one of its threads."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def includes(self, channel_id: int, user_id: int) -> bool:
        """Return whether the person is called to new tables of this channel."""
        async with self._database.read() as connection:
            return user_id in await subscription_queries.subscribers(connection, channel_id)

    async def add(self, place: Place, user_id: int) -> SubscriptionOutcome:
        """Call the person to new tables of this channel from now on."""
        guild_id, channel_id = settings_of(place), place.channel_id
        if guild_id is None or not is_open_to_members(place):
            return SubscriptionOutcome.NOT_HERE
        async with self._database.write() as connection:
            await take_lock(connection, channel_id)
            people = await subscription_queries.subscribers(connection, channel_id)
            if user_id in people:
                return SubscriptionOutcome.SUBSCRIBED
            if await hidden_among(connection, [user_id]):
                return SubscriptionOutcome.HIDDEN
            if len(people) >= MOST_SUBSCRIBERS:
                return SubscriptionOutcome.FULL
            await setting_queries.note_server(connection, guild_id)
            now = self._clock.now()
            await subscription_queries.add(connection, guild_id, channel_id, user_id, now)
        return SubscriptionOutcome.SUBSCRIBED

    async def remove(self, channel_id: int, user_id: int) -> SubscriptionOutcome:
        """Call the person no more."""
        async with self._database.write() as connection:
            await subscription_queries.remove(connection, channel_id, user_id)
        return SubscriptionOutcome.ENDED

    async def remove_channel(self, channel_id: int) -> None:
        """Call nobody to tables of a channel that is gone."""
        async with self._database.write() as connection:
            await subscription_queries.remove(connection, channel_id)

    async def claim(self, channel_id: int, game_id: str, seated: Collection[int]) -> bool:
        """Note that people are called to this new table; return whether there are any.

        It is noted before the table exists: a kill between the two calls nobody, and never twice.
        """
        async with self._database.read() as connection:
            if not await subscription_queries.subscribers(connection, channel_id):
                return False
        now = self._clock.now()
        async with self._database.write() as connection:
            claimed = await subscription_queries.claim(
                connection, channel_id, game_id, now, before=now - _CALLED_EVERY, seated=seated
            )
        return claimed > 0

    async def release(self, game_id: str) -> None:
        """Note that nobody was called to this table, because it was not opened."""
        async with self._database.write() as connection:
            await subscription_queries.release(connection, game_id)

    async def called_to(self, view: TableView) -> CallRecipients:
        """Return the people who are called to this table, except those who sit there by now."""
        async with self._database.read() as connection:
            called = await subscription_queries.called_to(connection, view.game.id)
        here = {seat.user_id for seat in view.seats}
        return CallRecipients(tuple(user_id for user_id in called if user_id not in here))
