"""The extension that owns the writer of messages and reports changes to it."""

from __future__ import annotations

import asyncio
import logging
from itertools import chain, repeat
from typing import cast

import discord
from discord.ext import commands

from bot.store.rows import MessageRow

from ._services import BotServices, services_of
from .writing.parts import make_parts
from .writing.writer import Writer

log = logging.getLogger(__name__)

_WAITS = (1.0, 2.0, 4.0)
"""Seconds until a database that did not answer is queried again."""

_LOOK_AGAIN = 15.0
"""Seconds between two looks for stale messages of other processes."""


class Messages(commands.Cog):
    """The one writer of messages, and the events that wake it."""

    def __init__(self, bot: commands.Bot) -> None:
        self._services: BotServices = services_of(bot)
        self._parts = make_parts(bot, self._services)
        self.channels = self._parts.channels
        self.writer = Writer(self._parts)
        self.questions = self._parts.questions

    async def cog_load(self) -> None:
        """Get ready. An earlier process may have posted messages without storing ids."""
        await self._parts.tokens.restore()
        for game_id in await self._stale_games():
            self.writer.posted_unheard(game_id)
        self._services.card_emoji.on_known.append(self._parts.redrawing.complete_pages)
        self._services.tables.privacy.on_forgotten.append(self.writer.forget_person)
        self._services.tables.weeklies.changed = self._parts.questions.changed

    async def cog_unload(self) -> None:
        """Stop listening, and let what is being sent end."""
        self._services.notifier.listen(None)
        self._services.card_emoji.on_known.remove(self._parts.redrawing.complete_pages)
        self._services.tables.privacy.on_forgotten.remove(self.writer.forget_person)
        await self.writer.close()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look for channels that were deleted before this session began."""
        self._parts.errands.run(self.channels.end_those_without_channel())
        self._parts.redrawing.complete_pages()

    @commands.Cog.listener()
    async def on_guild_available(self, _guild: discord.Guild) -> None:
        """Write the pages again that lacked this server's name."""
        self._parts.redrawing.complete_pages()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End the games of a server that is gone or has removed the bot."""
        await self.channels.server_is_gone(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the game of a deleted channel."""
        await self.channels.channel_is_gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """End the game of a deleted thread."""
        await self.channels.channel_is_gone(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Write again what was refused if the permissions in a channel have changed."""
        if before.overwrites != after.overwrites:
            await self._write_what_was_refused(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Write again what was refused if the permissions of a role have changed."""
        if before.permissions != after.permissions:
            await self._write_what_was_refused(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Write again what was refused if the bot itself has other roles."""
        if after == after.guild.me:
            await self._write_what_was_refused(after.guild)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Write again what was refused if a thread is no longer locked."""
        if before.locked and not after.locked:
            await self._write_what_was_refused(after.guild)

    async def _write_what_was_refused(self, guild: discord.Guild) -> None:
        for game_id in await self._services.tables.games.in_guild(guild.id):
            self._parts.schedule.write_refused(game_id)

    async def keep_looking(self) -> None:
        """Begin to listen, and update everything that was stale when the bot last stopped.

        Not before the servers are known: a page is to be complete when it is written.
        If other processes serve the same tables, look again and again. A message that nobody has
        updated since the last look is taken over, because its process may have stopped.
        """
        self._services.notifier.listen(self.writer)
        stale = await self.look()
        seen: set[tuple[int, int]] = set()
        while self._services.tables.repository.is_shared:
            rows = [row for game_id in stale for row in await self._stale(game_id)]
            for row in rows:
                if _stage(row) in seen:
                    self.writer.take_over(row)
            seen = {_stage(row) for row in rows}
            await asyncio.sleep(_LOOK_AGAIN)
            stale = await self._stale_games()
            await self._look_at_questions()

    async def look(self) -> list[str]:
        """Update this process's stale messages, and return all games with stale messages.

        Boards that were posted without storing their ids lose their buttons.
        """
        stale = await self._stale_games()
        for game_id in stale:
            self.writer.wake(game_id)
        self._parts.errands.run(self._parts.orphans.disarm_all())
        await self._look_at_questions()
        return stale

    async def _look_at_questions(self) -> None:
        try:
            await self._parts.questions.look()
        except Exception:
            log.exception("stale weekly questions not found; trying again soon")

    async def _stale_games(self) -> list[str]:
        """Return the games with stale messages; repeat the query until the database answers."""
        waits = chain(_WAITS, repeat(_WAITS[-1]))
        while True:
            try:
                return await self._services.tables.messages.stale_games()
            except Exception:
                log.exception("stale messages not found; trying again soon")
                await asyncio.sleep(next(waits))

    async def _stale(self, game_id: str) -> list[MessageRow]:
        try:
            return await self._services.tables.messages.stale(game_id)
        except Exception:
            log.exception("stale messages not found", extra={"game": game_id})
            return []


def _stage(row: MessageRow) -> tuple[int, int]:
    """Return a message and its version: the same at two looks if nobody writes it."""
    return row.id, row.shown_version


def writer_of(client: discord.Client) -> Writer:
    """Return the writer, for extensions that are loaded after this one.

    discord.py passes the bot of a command as a client.
    """
    cog = cast(commands.Bot, client).get_cog("Messages")
    assert cog is not None
    # discord.py imports an extension anew for each bot, so its class is another one then.
    return cast(Messages, cog).writer


async def setup(bot: commands.Bot) -> None:
    """Load the extension."""
    await bot.add_cog(Messages(bot))
