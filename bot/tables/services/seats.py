"""Seats: who takes one, gives it up, follows the match until one is free, or makes room."""

from __future__ import annotations

from bot.views.table_values import Status

from ..outcome import Outcome
from ..person import Person
from ..playing import play
from ..seating import following, free_seats, lobby
from ..table import Table
from .changes import Changes
from .person_choices import PersonChoices


class Seats:
    """Gives seats out and takes them back, in lobbies and in matches."""

    def __init__(self, changes: Changes, choices: PersonChoices) -> None:
        self._changes = changes
        self._choices = choices

    async def join(self, game_id: str, person: Person) -> Outcome:
        """Sit down: in a lobby, or in a match between rounds (L2)."""
        choices = await self._choices.of_seat(person)
        person = await self._choices.introduced(person)

        def operation(table: Table) -> None:
            if table.game.status is Status.LIVE:
                play.join(table, person, choices)
            else:
                lobby.join(table, person, choices)

        return await self._changes.make(game_id, person.user_id, operation)

    async def leave(self, game_id: str, user_id: int) -> Outcome:
        """Give up the seat, also in a round (L1); who is host hands that over."""

        def operation(table: Table) -> None:
            if table.game.status is Status.LIVE:
                play.leave(table, table.require_seat(user_id))
            else:
                lobby.leave(table, user_id)

        return await self._changes.make(game_id, user_id, operation)

    async def follow(self, game_id: str, person: Person) -> Outcome:
        """Tell this person of free seats between rounds (L2), and of the result."""
        return await self._changes.make(
            game_id, person.user_id, lambda table: following.follow(table, person)
        )

    async def unfollow(self, game_id: str, user_id: int) -> Outcome:
        """Tell this person nothing any more."""
        return await self._changes.make(
            game_id, user_id, lambda table: following.unfollow(table, user_id)
        )

    async def decline(self, game_id: str, user_id: int) -> Outcome:
        """Offer the seat that this person does not want to the next one who follows."""
        return await self._changes.make(
            game_id, user_id, lambda table: following.decline(table, user_id)
        )

    async def offer_seat(self, game_id: str, user_id: int) -> Outcome:
        """Let somebody else have this person's place, between rounds."""
        return await self._changes.make(
            game_id, user_id, lambda table: free_seats.offer(table, table.require_seat(user_id))
        )

    async def keep_seat(self, game_id: str, user_id: int) -> Outcome:
        """Stay after all, unless somebody has come already."""
        return await self._changes.make(
            game_id, user_id, lambda table: free_seats.keep(table, table.require_seat(user_id))
        )
