"""Messages that Discord has and no row knows, because their ids could not be saved.

Their process was killed after it had posted them, or the database was silent. Where the row knows
an older board, that one goes on. The orphan below it would keep its buttons and show the same
version for ever, so after a start or a silence each is given a link to the board in their place.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import timedelta

import discord
from discord.ext import commands
from msgspec import structs

from bot.place import has_own_route, server_of
from bot.render import Verb, outdated_board_page
from bot.store.rows import MessageRow
from bot.tables.messages.delivery import Delivery

from .._services import BotServices
from ..connecting.processes import Errands, has_server, is_alone
from ..showing.components import clicks_on
from ..showing.pages import context_of, table_texts
from .budget import Budget, Budgets, Rate
from .discord_refusals import DISCORD_ERRORS, DiscordRefusal, refused_by
from .message import BOARD, LOBBY, address_of, kind_of, row_at
from .message_requests import MessageRequests
from .schedule import WriteSchedule
from .timers import PlannedCall, Timers, wait

log = logging.getLogger(__name__)

_LOOKS = Rate(4, 1.0)
"""Channels that are looked at in a second, so that a start has room for everything else."""

_PAUSES = (30.0, 120.0, 600.0, 1800.0)
"""Seconds after which channels are looked at again that could not be read."""

_LATER = 60.0
"""Seconds by which these requests are due after all others."""

SAVED_WITHIN = timedelta(minutes=1)
"""By then another process has saved the id of a message that it has posted."""


class LostPosts:
    """Finds messages of which no row knows, by the buttons on them."""

    def __init__(self, bot: discord.Client, messages: Delivery, requests: MessageRequests) -> None:
        self._bot = bot
        self._messages = messages
        self._requests = requests

    async def of(self, message: MessageRow) -> int | None:
        """Return the id of the newest message that fits this row without an id, or None.

        Raise `discord.Forbidden` if the bot may not read the channel.
        """
        return next((posted.id for posted in await self.unknown(message)), None)

    async def unknown(self, message: MessageRow) -> list[discord.Message]:
        """Return the messages of the kind of this row that no row knows, the newest first.

        Raise `discord.Forbidden` if the bot may not read the channel.
        """
        kind = kind_of(message)
        if not kind.buttons or message.channel_id is None:
            return []
        newest = await self._requests.newest(message.channel_id)
        found = await self._messages.of_game(message.game_id)
        known = [] if found is None else [row.message_id for row in found.messages]
        return [
            posted
            for posted in newest
            if posted.id not in known and kind.is_on(self._verbs(posted, message.game_id))
        ]

    def _verbs(self, posted: discord.Message, game_id: str) -> set[Verb]:
        """Return what the buttons of this game do on a message, none for one that is not ours."""
        if self._bot.user is None or posted.author.id != self._bot.user.id:
            return set()
        return {click.verb for click in clicks_on(posted) if click.game == game_id}


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
        errands: Errands,
        lost_posts: LostPosts,
    ) -> None:
        self._bot = bot
        self._games = services.tables.games
        self._repository = services.tables.repository
        self._messages = services.tables.messages
        self._texts = services.texts
        self._requests = requests
        self._budgets = budgets
        self._schedule = schedule
        self._timers = timers
        self._errands = errands
        self._looks = Budget(_LOOKS, timers)
        self._lost_posts = lost_posts
        self._left: dict[str, None] = {}
        self._again: PlannedCall | None = None

    async def disarm_all(self) -> None:
        """Look at the channels of all unfinished games, those that were played last first.

        Where Discord does not let the bot look, it looks again later.
        """
        for found in reversed(await self._games.places()):
            is_ours = has_server(self._bot, server_of(found.place))
            if is_ours and has_own_route(found.place):
                self._left[found.game_id] = None
        await self._disarm_left(_PAUSES)

    async def _disarm_left(self, pauses: Sequence[float]) -> None:
        for game_id in list(self._left):
            is_disarmed = await self._repository.attempt(game_id, self._is_disarmed(game_id))
            if is_disarmed is not False:
                self._left.pop(game_id, None)
        self.close()
        if self._left and pauses:
            pause, *later = pauses
            self._again = self._timers.call_later(
                pause, lambda: self._errands.run(self._disarm_left(later))
            )
        else:
            self._left.clear()

    def close(self) -> None:
        """Do not look again."""
        if self._again is not None:
            self._again.cancel()

    async def _is_disarmed(self, game_id: str) -> bool:
        try:
            await self._disarm_of(game_id)
        except DISCORD_ERRORS as error:
            why = refused_by(error).refusal.name
            log.info("no look for boards yet", extra={"game": game_id, "why": why})
            return False
        return True

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
        if found is None:
            return None
        return row_at(BOARD.at(game_id), found) or row_at(LOBBY.at(game_id), found)

    async def _until_saved(self, board: MessageRow, posted: discord.Message) -> None:
        """Wait until the id of the message is saved, if whoever posted it is still there."""
        if not is_alone(self._bot):
            left = posted.created_at + SAVED_WITHIN - discord.utils.utcnow()
            await wait(max(0.0, min(left, SAVED_WITHIN).total_seconds()), self._timers)
        async with self._schedule.alone(address_of(board)):
            pass  # the write that was under way has ended, and saved what it has posted

    async def _is_unknown(self, game_id: str, message_id: int) -> bool:
        found = await self._messages.of_game(game_id)
        return found is not None and all(row.message_id != message_id for row in found.messages)

    async def _disarm(self, board: MessageRow, message_id: int) -> None:
        """Put a link to the board in place of the message, or delete it if it may not be edited."""
        view = await self._messages.view(board)
        if view is None:
            return
        log.info("a board that nobody knew of", extra={"game": view.game.id, "seat": None})
        orphan = structs.replace(board, message_id=message_id)
        t = table_texts(self._bot, self._texts, view)
        page = outdated_board_page(context_of(self._bot, view), t)
        channel_id, due = view.game.channel_id, self._timers.now() + _LATER
        try:
            async with self._budgets.edit(channel_id, due):
                await self._requests.edit(orphan, page)
        except DISCORD_ERRORS as error:
            if refused_by(error).refusal is not DiscordRefusal.TOO_OLD:
                raise
            async with self._budgets.delete(channel_id, due):
                await self._requests.delete(orphan)
