"""Boards that Discord has and no row knows: their process was killed before it saved their ids.

Where the row knows an older board, that one goes on. The orphan below it would keep its buttons and
show the same version for ever, so after a start each is given a link to the board in their place.
"""

from __future__ import annotations

import logging
from datetime import timedelta

import discord
from discord.ext import commands
from msgspec import structs

from bot.render import outdated_board_page
from bot.store.rows import MessageKind, MessageRow

from .._services import BotServices
from ..connecting.processes import has_server, is_alone
from ..showing.pages import context_of, table_texts
from .addresses import address_of
from .discord_refusals import DISCORD_ERRORS, DiscordRefusal, refused_by
from .message_requests import LostPosts, MessageRequests
from .request_limits import Budget, Budgets, Rate
from .write_schedule import Timers, WriteSchedule, wait

log = logging.getLogger(__name__)

_LOOKS = Rate(4, 1.0)
"""Channels that are looked at in a second, so that a start has room for everything else."""

_LATER = 60.0
"""Seconds by which these requests are due after all others."""

SAVED_WITHIN = timedelta(minutes=1)
"""By then another process has saved the id of a message that it has posted."""


class OrphanedBoards:
    """Finds the boards and lobbies that no row knows, and takes their buttons away."""

    def __init__(
        self,
        bot: commands.Bot,
        services: BotServices,
        requests: MessageRequests,
        budgets: Budgets,
        schedule: WriteSchedule,
        timers: Timers,
    ) -> None:
        self._bot = bot
        self._games = services.tables.games
        self._messages = services.tables.messages
        self._texts = services.texts
        self._requests = requests
        self._budgets = budgets
        self._schedule = schedule
        self._timers = timers
        self._looks = Budget(_LOOKS, timers)
        self._lost_posts = LostPosts(bot, self._messages, requests)

    async def disarm_all(self) -> None:
        """Look at the channels of all unfinished games, those that were played last first."""
        for place in reversed(await self._games.places()):
            if has_server(self._bot, place.guild_id):
                try:
                    await self._disarm_of(place.game_id)
                except DISCORD_ERRORS as error:
                    why = refused_by(error).refusal.name
                    log.info("no look for boards", extra={"game": place.game_id, "why": why})

    async def _disarm_of(self, game_id: str) -> None:
        board = await self._board(game_id)
        # A row without an id adopts such a message instead.
        if board is None or board.message_id is None:
            return
        due = self._timers.now() + _LATER
        async with self._looks.room(due), self._budgets.anything(due):
            unknown = await self._lost_posts.unknown(board)
        for posted in unknown:
            await self._until_saved(board, posted)
            if await self._is_unknown(game_id, posted.id):
                await self._disarm(board, posted.id)

    async def _board(self, game_id: str) -> MessageRow | None:
        """Return the row of the board, or of the lobby before there is one."""
        found = await self._messages.of_game(game_id)
        rows = {row.kind: row for row in (found.messages if found else ()) if not row.retired}
        return rows.get(MessageKind.BOARD) or rows.get(MessageKind.LOBBY)

    async def _until_saved(self, board: MessageRow, posted: discord.Message) -> None:
        """Wait until the id of the message is saved, if whoever posted it is still there."""
        if not is_alone(self._bot):
            left = posted.created_at + SAVED_WITHIN - discord.utils.utcnow()
            await wait(max(0.0, left.total_seconds()), self._timers)
        async with self._schedule.at(address_of(board)).one_request:
            pass  # the write that was under way has ended, and saved what it has posted

    async def _is_unknown(self, game_id: str, message_id: int) -> bool:
        found = await self._messages.of_game(game_id)
        return found is not None and all(row.message_id != message_id for row in found.messages)

    async def _disarm(self, board: MessageRow, message_id: int) -> None:
        """Put a link to the board in place of the message, or delete it if it may not be edited."""
        view = await self._messages.view(board)
        if view is None:
            return
        log.info("a board that nobody knew of", extra={"game": view.game_id, "seat": None})
        orphan = structs.replace(board, message_id=message_id)
        t = table_texts(self._bot, self._texts, view)
        page = outdated_board_page(context_of(self._bot, view), t)
        channel_id, due = view.channel_id, self._timers.now() + _LATER
        try:
            async with self._budgets.edit(channel_id, due):
                await self._requests.edit(orphan, page)
        except DISCORD_ERRORS as error:
            if refused_by(error).refusal is not DiscordRefusal.TOO_OLD:
                raise
            async with self._budgets.delete(channel_id, due):
                await self._requests.delete(orphan)
