"""The two calls by reaction on the board: 🚨 for Contra Uno, ⚖️ for a challenge.

Removing a reaction counts as well: a player who has reacted before can call again that way, and
the bot needs no permission to clear reactions.
"""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.engine import Challenge
from bot.render import CHALLENGE_REACTION, CONTRA_REACTION
from bot.store.rows import MessageKind
from bot.tables import Rejected, TableView
from bot.tables.playing import play

from ._services import BotServices, services_of
from .answering.replies import note
from .messages import writer_of
from .showing.pages import refusal_text, revealed_to, table_texts

_PRESENTATION = "\ufe0f"
"""Asks for a coloured emoji; some clients leave it out."""


def plain_emoji(emoji: str) -> str:
    """Return the emoji as some clients send it."""
    return emoji.removesuffix(_PRESENTATION)


def reacted_with(payload: discord.RawReactionActionEvent) -> str:
    """Return the emoji as `plain_emoji` does; a server's own emoji has its name."""
    return plain_emoji(payload.emoji.name or "")


class Reactions(commands.Cog):
    """Turns reactions on a board into calls."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._services: BotServices = services_of(bot)
        self._writer = writer_of(bot)

    @commands.Cog.listener()
    async def on_raw_reaction_add(self, payload: discord.RawReactionActionEvent) -> None:
        """Take a new reaction below a message as a call."""
        await self._called(payload)

    @commands.Cog.listener()
    async def on_raw_reaction_remove(self, payload: discord.RawReactionActionEvent) -> None:
        """Take a removed reaction as a call."""
        await self._called(payload)

    async def _called(self, payload: discord.RawReactionActionEvent) -> None:
        if self._bot.user is not None and payload.user_id == self._bot.user.id:
            return
        emoji = reacted_with(payload)
        if emoji not in (CONTRA_REACTION, plain_emoji(CHALLENGE_REACTION)):
            return
        tables = self._services.tables
        message = await tables.messages.find(payload.message_id)
        if message is None or message.kind is not MessageKind.BOARD:
            return
        if emoji == CONTRA_REACTION:
            outcome = await tables.submit(message.game_id, payload.user_id, play.contra)
        else:
            outcome = await tables.submit(message.game_id, payload.user_id, play.act, Challenge(0))
        if isinstance(outcome, Rejected):
            challenged = emoji != CONTRA_REACTION
            self._say_kindly(outcome, challenged=challenged)
            return
        await self._reveal(payload.user_id, outcome)

    async def _reveal(self, user_id: int, view: TableView) -> None:
        """Send the accused's hand to the challenger by direct message (C12).

        If their DMs are closed, the line above the challenger's hand says it, too.
        """
        t = table_texts(self._bot, self._services.texts, view)
        text = revealed_to(self._bot, view, t)
        if text is not None:
            self._writer.tell(user_id, note(text))

    def _say_kindly(self, rejected: Rejected, *, challenged: bool) -> None:
        """Say on the player's hand why it was refused: a reaction has no private answer."""
        if rejected.view is not None and rejected.view.seat is not None:
            t = table_texts(self._bot, self._services.texts, rejected.view)
            text = refusal_text(self._bot, rejected, t, challenged=challenged)
            self._writer.note_on_hand(rejected.view, text)


async def setup(bot: commands.Bot) -> None:
    """Load the extension."""
    await bot.add_cog(Reactions(bot))
