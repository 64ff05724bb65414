"""Who is called to a lobby: whom the server lets its host call, and who played the match before."""

from __future__ import annotations

from collections.abc import Collection

from bot.setting_values import LobbyCall
from bot.store import game_queries
from bot.store.database import Database
from bot.store.rows import GameRow

from ...views.table_view import TableView
from ..outcome import Outcome
from ..person import Called
from ..seating import lobby
from ..storage.repository import Repository
from ..storage.stored_settings import StoredSettings
from .changes import Changes


class PeopleCalled:
    """Says whom a lobby calls, and notes that it has."""

    def __init__(
        self,
        changes: Changes,
        database: Database,
        repository: Repository,
        settings: StoredSettings,
    ) -> None:
        self._changes = changes
        self._database = database
        self._repository = repository
        self._settings = settings

    async def of_match_before(self, game: GameRow, here: Collection[int | None]) -> tuple[int, ...]:
        """Who played the match before, is not there yet and wants to be rung when it matters."""
        missing = [former.user_id for former in game.invited if former.user_id not in here]
        people = [await self._settings.person(user) for user in missing if user is not None]
        return tuple(person.user_id for person in people if person.ring_after is not None)

    async def to_rematch(self, view: TableView) -> Called | None:
        """Who is called to this lobby because it follows their match; None if it follows none.

        Once the host has called people, it is those whom the server means.
        """
        stored = await self._repository.find(view.game_id)
        server = await self._settings.server(view.guild_id)
        host_calls = server.lobby_call is not LobbyCall.NOBODY
        if stored is None or not stored.game.invited or (host_calls and not view.may_call):
            return None
        here = {seat.user_id for seat in view.seats}
        return Called(await self.of_match_before(stored.game, here))

    async def by_host(self, view: TableView) -> Called:
        """Whom the server lets the host of this lobby call; who sits there is not meant."""
        server = await self._settings.server(view.guild_id)
        match server.lobby_call:
            case LobbyCall.NOBODY:
                return Called()
            case LobbyCall.ROLE:
                return Called(role_id=server.called_role)
            case LobbyCall.LAST_PLAYERS:
                async with self._database.read() as connection:
                    people = await game_queries.last_players(connection, view.channel_id)
                here = {seat.user_id for seat in view.seats}
                return Called(tuple(user_id for user_id in people if user_id not in here))

    async def note(self, game_id: str, user_id: int) -> Outcome:
        """Note that people are called to the lobby; the host may do so once."""
        return await self._changes.make(game_id, user_id, lambda table: lobby.call(table, user_id))
