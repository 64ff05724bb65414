"""Games that are ended before their time."""

from __future__ import annotations

from bot.views.table_values import Status

from ..outcome import Outcome, Reason
from ..playing import play
from ..seating import lobby
from ..storage.repository import Repository
from ..table import DeniedError, Table
from .changes import Changes


class Endings:
    """Ends games, in whatever state they are."""

    def __init__(self, changes: Changes, repository: Repository) -> None:
        self._changes = changes
        self._repository = repository

    async def stop(self, game_id: str, user_id: int, may_manage: bool) -> Outcome:
        """Close the lobby or end the match; the host may, and who may manage the server."""

        def operation(table: Table) -> None:
            if table.game.status is Status.OVER:
                raise DeniedError(Reason.GAME_OVER)
            if not may_manage and user_id != table.game.host_id:
                raise DeniedError(Reason.NOT_MANAGER)
            if table.game.status is Status.LOBBY:
                lobby.close(table)
            else:
                play.stop(table)

        return await self._changes.make(game_id, user_id, operation)

    async def abandon(self, game_id: str) -> bool:
        """End the game whose channel is gone; only those with a hand by direct message see it.

        True if it was not over.
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
