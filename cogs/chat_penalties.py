"""Penalties for what is said in the chat (P2, P3): from a message's own menu, or by reaction.

The bot reads no messages for it: the menu carries the message, and a reaction its author.
"""

from __future__ import annotations

import logging
from datetime import datetime

import discord
from discord import app_commands
from discord.ext import commands

from bot.render import emoji, table_page
from bot.tables import Outcome, Rejected
from bot.tables.playing import accusations
from bot.views.table_values import VoteKind

from ._command_texts import localized
from ._server_menus import leave_to_servers
from ._services import BotServices, services_of
from .answering.replies import PrivateReply, Reply, said
from .answering.request import Request, answer_command
from .reactions import reacted_with
from .showing.pages import context_of, message_link, refusal_text

log = logging.getLogger(__name__)

_BY_REACTION = {emoji.QUESTION: VoteKind.QUESTION, emoji.ADVICE: VoteKind.ADVICE}


class ChatPenalties(commands.Cog):
    """Turns what people point at into accusations that the table votes on."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._services: BotServices = services_of(bot)
        self._menus = [
            app_commands.ContextMenu(
                name=localized("menu-question"), callback=self._is_a_silly_question
            ),
            app_commands.ContextMenu(name=localized("menu-advice"), callback=self._is_advice),
        ]

    async def cog_load(self) -> None:
        """Add the entries to the menu of each message."""
        for menu in self._menus:
            leave_to_servers(menu)
            self._bot.tree.add_command(menu)

    async def cog_unload(self) -> None:
        """Remove the entries."""
        for menu in self._menus:
            self._bot.tree.remove_command(menu.name, type=menu.type)

    async def _is_a_silly_question(
        self, interaction: discord.Interaction, message: discord.Message
    ) -> None:
        await answer_command(interaction, self._accuse, message, VoteKind.QUESTION)

    async def _is_advice(self, interaction: discord.Interaction, message: discord.Message) -> None:
        await answer_command(interaction, self._accuse, message, VoteKind.ADVICE)

    async def _accuse(self, asked: Request, message: discord.Message, kind: VoteKind) -> Reply:
        t = asked.t
        if not asked.services.allowance.spend(asked.user_id):
            return said(t.format("answer-too-fast"))
        outcome = await self._accused(
            message.channel.id, message.id, message.author.id, asked.user_id, kind
        )
        if outcome is None:
            return said(t.format("answer-no-game"))
        if isinstance(outcome, Rejected):
            return said(refusal_text(asked.client, outcome, t))
        context = context_of(asked.client, outcome)
        return PrivateReply(table_page(context, t.format("answer-accused"), t))

    @commands.Cog.listener()
    async def on_raw_reaction_add(self, payload: discord.RawReactionActionEvent) -> None:
        """Take a question mark or a light bulb below a message as an accusation."""
        kind = _BY_REACTION.get(reacted_with(payload))
        author_id = payload.message_author_id
        if kind is None or author_id is None or payload.guild_id is None:
            return
        if not self._services.allowance.spend(payload.user_id):
            return
        outcome = await self._accused(
            payload.channel_id, payload.message_id, author_id, payload.user_id, kind
        )
        if isinstance(outcome, Rejected):
            # A reaction has no private answer, and a public one would be unkind.
            log.debug("accusation refused", extra={"channel": payload.channel_id})

    async def _accused(
        self, channel_id: int, message_id: int, author_id: int, by: int, kind: VoteKind
    ) -> Outcome | None:
        """Accuse the author in the game of this channel; return None if there is no game."""
        tables = self._services.tables
        game_id = await tables.games.in_channel(channel_id)
        view = None if game_id is None else await tables.games.view(game_id)
        if game_id is None or view is None:
            return None
        link = message_link(view.game.place, message_id)
        said_at: datetime = discord.utils.snowflake_time(message_id)
        dealt_at = await tables.games.dealt_at(game_id)
        return await tables.submit(
            game_id, by, accusations.accuse, author_id, kind, said_at, dealt_at, link
        )


async def setup(bot: commands.Bot) -> None:
    """Load the extension."""
    await bot.add_cog(ChatPenalties(bot))
