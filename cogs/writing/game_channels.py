"""What happens to a game when its channel is deleted, and to its thread when it is over.

Discord reports a deletion once. It does not reach a bot that is offline, nor one whose session has
ended, so each new session looks for the channels of all games.
"""

from __future__ import annotations

import asyncio
import logging

from discord.ext import commands

from bot.place import has_own_route, settings_of
from bot.render import CHALLENGE_REACTION, CONTRA_REACTION, PrivatePage, Text
from bot.store.game_queries import GamePlace
from bot.store.rows import ThreadRow
from bot.tables import TableView
from bot.views.names import escaped

from .._services import BotServices
from ..connecting.processes import has_server
from ..showing.pages import server_texts
from .budget import Budgets
from .direct_messages import Notices
from .discord_refusals import DISCORD_ERRORS, DiscordRefusal, refused_by
from .message_requests import MessageRequests
from .timers import Timers

log = logging.getLogger(__name__)

_DONE_ALREADY = (DiscordRefusal.ARCHIVED, DiscordRefusal.CHANNEL_IS_GONE)


class GameChannels:
    """Puts reactions below boards, ends games whose channel is gone, and archives threads."""

    def __init__(
        self,
        bot: commands.Bot,
        services: BotServices,
        requests: MessageRequests,
        budgets: Budgets,
        notices: Notices,
        timers: Timers,
    ) -> None:
        self._bot = bot
        self._tables = services.tables
        self._texts = services.texts
        self._requests = requests
        self._budgets = budgets
        self._notices = notices
        self._timers = timers

    async def end_game(self, game_id: str) -> None:
        """End this game, and tell its players by direct message that its channel is gone."""
        view = await self._tables.games.view(game_id)
        if view is None or not await self._tables.games.abandon(game_id):
            return
        log.warning("a game ended without its channel", extra={"game": game_id})
        await asyncio.gather(
            *(
                self._notices.tell(user_id, PrivatePage((Text(self._farewell(locale)),)))
                for user_id, locale in _people(view)
            )
        )

    def _farewell(self, locale: str | None) -> str:
        return self._texts.get(locale).format("channel-gone")

    async def channel_is_gone(self, channel_id: int) -> None:
        """End the game of this channel, if there is one."""
        game_id = await self._tables.games.in_channel(channel_id)
        if game_id is not None:
            await self.end_game(game_id)
        await self.end_weekly(channel_id)

    async def end_weekly(self, channel_id: int) -> None:
        """Ask nobody any more in a channel that is gone, and tell the person who wanted it."""
        row = await self._tables.weeklies.end(channel_id)
        await self._tables.subscriptions.remove_channel(channel_id)
        if row is not None:
            server = await self._tables.settings.server(row.guild_id)
            t = server_texts(self._bot, self._texts, row.guild_id, server.language)
            text = t.format("weekly-channel-gone", name=escaped(row.name))
            await self._notices.tell(row.set_by, PrivatePage((Text(text),)))

    async def server_is_gone(self, guild_id: int) -> None:
        """End all games of this server."""
        games = await self._tables.games.in_guild(guild_id)
        attempt = self._tables.repository.attempt
        await asyncio.gather(*(attempt(game_id, self.end_game(game_id)) for game_id in games))

    async def end_those_without_channel(self) -> None:
        """End all games whose channel was deleted, or whose server has removed the bot, while the
        bot could not notice.

        Discord is asked only about channels that the gateway has not reported.
        """
        for found in await self._tables.games.places():
            is_unknown, channel_id = self._is_unknown(found), found.place.channel_id
            if self._has_left(found) or (is_unknown and await self._is_gone(channel_id)):
                ending = self.end_game(found.game_id)
                await self._tables.repository.attempt(found.game_id, ending)

    def _has_left(self, found: GamePlace) -> bool:
        """Return whether the server has removed the bot.

        A session names all servers of its shard at once, also those that are unavailable.
        """
        server_id = settings_of(found.place)
        if server_id is None or not has_server(self._bot, server_id):
            return False
        return self._bot.get_guild(server_id) is None

    def _is_unknown(self, found: GamePlace) -> bool:
        """Return whether the gateway should know the channel but does not.

        It does not report archived threads. Servers that are unavailable, or belong to another
        process, count as known, and so does every place without the bot.
        """
        server_id = settings_of(found.place)
        guild = None if server_id is None else self._bot.get_guild(server_id)
        if guild is None or guild.unavailable:
            return False
        return guild.get_channel_or_thread(found.place.channel_id) is None

    async def _is_gone(self, channel_id: int) -> bool:
        try:
            async with self._budgets.anything(self._timers.now()):
                await self._requests.look_up(channel_id)
        except DISCORD_ERRORS as error:
            return refused_by(error).refusal is DiscordRefusal.CHANNEL_IS_GONE
        return False

    async def offer_reactions(self, game_id: str, channel_id: int, message_id: int) -> None:
        """Put the reactions below the board with which players can call, if the bot may."""
        found = await self._tables.messages.of_game(game_id)
        if found is None or not has_own_route(found.place):
            return
        emojis = (CONTRA_REACTION, CHALLENGE_REACTION) if found.challenges else (CONTRA_REACTION,)
        await self._notices.offer_reactions(channel_id, message_id, *emojis)

    async def archive_thread(self, thread: ThreadRow) -> bool:
        """Archive a thread; a later message there opens it again.

        Return whether nothing is left to be done, which is so if Discord does not allow it.
        """
        if not has_server(self._bot, thread.guild_id):
            return False
        try:
            async with self._budgets.anything(self._timers.now()):
                await self._requests.archive(thread.channel_id)
        except DISCORD_ERRORS as error:
            refused = refused_by(error)
            if refused.consequence.passes:
                return False
            if refused.refusal not in _DONE_ALREADY:
                ids = {"game": thread.game_id, "guild": thread.guild_id}
                log.warning("a thread is left open", extra={**ids, "why": refused.refusal.name})
        return True


def _people(view: TableView) -> list[tuple[int, str | None]]:
    """Return the ids and languages of the players who can be told by direct message."""
    return [
        (seat.user_id, seat.locale)
        for seat in view.seats
        if seat.user_id is not None and not seat.is_computer and not seat.dms_closed
    ]
