"""Games whose channel is gone: they are over, and their players hear it by direct message."""

from __future__ import annotations

import asyncio
import logging

from bot.render import PrivatePage, Text
from bot.tables import TableView

from ..._services import Services
from ..notices import Notices

log = logging.getLogger(__name__)


class GameEndings:
    """Ends games that nobody can see any more."""

    def __init__(self, services: Services, notices: Notices) -> None:
        self._services = services
        self._notices = notices

    async def channel_is_gone(self, game_id: str) -> None:
        """End this game, and tell everybody who plays in it."""
        tables = self._services.tables
        view = await tables.games.view(game_id)
        if view is None or not await tables.endings.abandon(game_id):
            return
        log.warning("a game ended without its channel", extra={"game": game_id})
        told = [
            self._notices.tell(user_id, PrivatePage((Text(self._words(locale)),)))
            for user_id, locale in _people(view)
        ]
        await asyncio.gather(*told)

    async def server_is_gone(self, guild_id: int) -> None:
        """End all games of this server."""
        games = await self._services.tables.games.in_guild(guild_id)
        await asyncio.gather(*map(self.channel_is_gone, games))

    def _words(self, locale: str | None) -> str:
        return self._services.texts.get(locale).format("channel-gone")


def _people(view: TableView) -> list[tuple[int, str | None]]:
    return [
        (seat.user_id, seat.locale)
        for seat in view.seats
        if seat.user_id is not None and not seat.is_computer and not seat.dms_closed
    ]
