"""Every click on a button of ours, on whichever message and however old."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.render import Click, Verb

from .._services import Services, personal_texts, services_of
from ..answering.replies import Given, PublicEdit, Reply, answer
from ..answering.taken_click import TakenClick
from ..messages import writer_of
from ..showing.layout import ExposedError
from ..writing.answer_write import AnswerWrite
from ..writing.opened_hands import clicked_own
from . import verb_table
from .click_gate import let_in
from .verb_row import Answered, VerbRow


class Clicks(commands.Cog):
    """Understands a click by what its button carries, and answers it."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._services: Services = services_of(bot)
        self._writer = writer_of(bot)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Take the clicks on our own buttons."""
        await let_in(self._services, interaction, self._take)

    async def _take(self, interaction: discord.Interaction, custom_id: str) -> None:
        click = Click.parse(custom_id)
        row = None if click is None else verb_table.VERB_TABLE.get(click.verb)
        if click is None or row is None:
            t = personal_texts(self._services, interaction)
            await interaction.response.send_message(t.format("note-not-there"), ephemeral=True)
            return
        taken = TakenClick(self._bot, self._services, self._writer, interaction, click)
        edits_clicked = row.edits_clicked(own=taken.in_own)

        async def claim() -> AnswerWrite | None:
            """Keep others from writing the message that the answer is going to change."""
            if not edits_clicked:
                return None
            return await self._writer.answering_click(interaction, click.game)

        given = await answer(
            interaction, _reply(row, taken), edits_clicked=edits_clicked, claim=claim
        )
        if given is not None:
            self._note_opened(taken, given)
        if interaction.message is not None and not clicked_own(interaction):
            self._writer.clicked(interaction.message, click.game)

    def _note_opened(self, taken: TakenClick, given: Given) -> None:
        """What was opened in the channel is kept fresh from now on: a hand, or the backs."""
        if given.own is None or taken.opened_version is None:
            return
        backs = taken.click.verb is Verb.BACKS
        keep = self._writer.opened_backs if backs else self._writer.opened_hand
        keep(taken.click.game, given.own, taken.opened_version)


async def _reply(row: VerbRow, taken: TakenClick) -> Reply:
    reply = await row.handler(taken)
    if isinstance(reply, PublicEdit) and row.answered is not Answered.FOR_ALL:
        raise ExposedError(f"{taken.click.verb} is answered to one person")
    return reply


async def setup(bot: commands.Bot) -> None:
    """Load the extension."""
    await bot.add_cog(Clicks(bot))
