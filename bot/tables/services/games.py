"""Games: the one door by which people change them, looking them up, and ending lost ones."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import Concatenate, ParamSpec

from bot.place import Place, home_of, is_seen_by_one
from bot.store import game_queries
from bot.store.database import Database
from bot.store.game_queries import GamePlace
from bot.store.privacy import personal_data
from bot.views.leaving_cost import LeavingCost
from bot.views.table_values import Status

from ...views.table_view import TableView
from ..outcome import DeniedError, Outcome, Reason, Rejected
from ..people_seen import PeopleSeen, take_back_name
from ..playing import motions, play, recess
from ..playing.cost_of_leaving import cost_of_leaving
from ..ports import Clock
from ..rounds.result_details import add_result_details
from ..seating import lobby
from ..seating.evening_table import following_id
from ..standing_clocks import is_standing
from ..storage.repository import Repository
from ..table import Table
from ..view_builder import view_of

_More = ParamSpec("_More")

Deed = Callable[Concatenate[Table, int, _More], None]
"""What a person can do at a table: a function of the table, the person's id and what else it needs.

It raises `DeniedError` if the person may not do that.
"""


_IN_A_RECESS = (recess.go_on, play.leave, motions.stop, motions.answer)
"""What people can do at a table that has a break; of its votes they answer that on ending it."""


def is_never_blocked(_user_id: int, _place: Place) -> bool:
    """Return False: nobody has said who is blocked."""
    return False


class Games:
    """The games that are not over, and any game by its id.

    `is_blocked` says whether a person may not play in a place.
    """

    def __init__(
        self, database: Database, repository: Repository, clock: Clock, people: PeopleSeen
    ) -> None:
        self._database = database
        self._repository = repository
        self._clock = clock
        self._people = people
        self.is_blocked: Callable[[int, Place], bool] = is_never_blocked

    async def submit(
        self,
        game_id: str,
        user_id: int,
        deed: Deed[_More],
        *more: _More.args,
        **named: _More.kwargs,
    ) -> Outcome:
        """Let a person do something at a table, commit that, and return the outcome.

        If the deed raises `DeniedError`, nothing is changed and the request is rejected; any other
        exception is raised. The view in the outcome is that of `user_id`. A new name of theirs is
        taken over with a change that everybody sees; by itself it is none.
        """

        def by_person(table: Table) -> None:
            if self.is_blocked(user_id, table.game.place):
                raise DeniedError(Reason.BLOCKED)
            if table.game.recess is not None and deed not in _IN_A_RECESS:
                raise DeniedError(Reason.IN_RECESS)
            had = self._people.rename(table, user_id)
            deed(table, user_id, *more, **named)
            if not table.changed:
                take_back_name(table, user_id, had)

        try:
            stored = await self._repository.change(game_id, by_person)
        except DeniedError as denied:
            view = await self.view(game_id, user_id)
            return Rejected(denied.reason, view, denied.clause, denied.names, denied.notice)
        if stored is None:
            return Rejected(Reason.NO_SUCH_GAME)
        return view_of(stored, user_id, self._clock.now())

    async def view(self, game_id: str, user_id: int | None = None) -> TableView | None:
        """Return the table as a person may see it, or as everybody may if `user_id` is None.

        Return None if there is no such game.
        """
        stored = await self._repository.find(game_id)
        if stored is None:
            return None
        view = view_of(stored, user_id, self._clock.now())
        return await add_result_details(self._database, view) if view.shows_result else view

    async def _table(self, game_id: str) -> Table | None:
        """Return the table for looking something up, or None if there is no such game."""
        stored = await self._repository.find(game_id)
        return None if stored is None else Table(stored, self._clock.now())

    async def leaving_cost(self, game_id: str, user_id: int) -> LeavingCost | None:
        """Return what it costs a player to leave now, or None if they play in no such match."""
        table = await self._table(game_id)
        if table is not None:
            with suppress(DeniedError):
                return cost_of_leaving(table, table.require_seat(user_id))
        return None

    async def may_end(self, game_id: str, user_id: int, *, may_manage: bool) -> bool:
        """Return whether this person may end the game, or ask the table to."""
        table = await self._table(game_id)
        if table is not None:
            with suppress(DeniedError):
                motions.require_right(table, user_id, may_manage)
                return True
        return False

    async def is_reached_from(self, game_id: str, user_id: int, place: Place) -> bool:
        """Return whether this person's press in this place is a press at the table of the game.

        It is one in the channel of the game. Players and followers have pages of it elsewhere, too:
        in their direct messages with the bot, and where they look their hand up in the same home.
        A game that does not exist is out of nobody's reach: each answer says that there is none.
        """
        stored = await self._repository.find(game_id)
        if stored is None or stored.game.channel_id == place.channel_id:
            return True
        people = (*stored.seats, *stored.game.followers)
        is_near = is_seen_by_one(place) or home_of(place) == stored.game.home_id
        return is_near and any(each.user_id == user_id for each in people)

    async def dealt_at(self, game_id: str) -> datetime | None:
        """Return when the present round was dealt, or None if none was."""
        async with self._database.read() as connection:
            return await game_queries.dealt_at(connection, game_id)

    async def following(self, game_id: str) -> str | None:
        """Return the id that the next match of this game's evening has, while it is waited for."""
        stored = await self._repository.find(game_id)
        evening = None if stored is None else stored.game.evening
        if stored is None or evening is None or not evening.waits:
            return None
        return following_id(stored.game)

    async def version(self, game_id: str) -> int | None:
        """Return the version of the table, or None if there is no such game."""
        stored = await self._repository.find(game_id)
        return None if stored is None else stored.game.version

    async def in_channel(self, channel_id: int) -> str | None:
        """Return the id of the unfinished game in this channel, or None if there is none."""
        async with self._database.read() as connection:
            return await game_queries.game_in_channel(connection, channel_id)

    async def in_guild(self, guild_id: int) -> list[str]:
        """Return the ids of the unfinished games of this server."""
        async with self._database.read() as connection:
            return await game_queries.games_in_guild(connection, guild_id)

    async def places(self) -> list[GamePlace]:
        """Return where each unfinished game is played."""
        async with self._database.read() as connection:
            return await game_queries.places(connection)

    async def of_person(self, user_id: int, home_id: int | None = None) -> list[str]:
        """Return the ids of a person's unfinished games, the most recently active first."""
        async with self._database.read() as connection:
            return await game_queries.games_of(connection, user_id, home_id)

    async def of_evenings(self, user_id: int) -> list[str]:
        """Return the ids of the games with the evenings of this person that can go on."""
        async with self._database.read() as connection:
            return await personal_data.evenings_naming(connection, user_id)

    async def resume_clock(self, game_id: str, channel_id: int) -> bool:
        """Let the clock of a table in this channel go on, and return whether it stood still.

        In a break it goes on once the break has lasted long enough.
        """
        stored = await self._repository.find(game_id)
        if stored is None or stored.game.channel_id != channel_id:
            return False
        rest = stored.game.recess
        if rest is not None and rest.ends_at > self._clock.now():
            return False
        if not is_standing(stored.game.deadlines):
            return False
        await self._repository.change(game_id, recess.go_on_with_press)
        return True

    async def abandon(self, game_id: str) -> bool:
        """End a game whose channel is gone, and return whether it was not over yet.

        Only players with a hand by direct message see that.
        """
        goes_on = False

        def operation(table: Table) -> None:
            nonlocal goes_on
            goes_on = table.game.status is not Status.OVER
            table.messages = [message for message in table.messages if message.is_direct]
            if table.game.status is Status.LOBBY:
                lobby.close(table)
            elif table.game.status is Status.LIVE:
                play.abandon(table)

        await self._repository.change(game_id, operation)
        return goes_on
