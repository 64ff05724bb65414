"""The listener for all clicks on the bot's buttons, on any message however old.

Each click counts towards its owner's allowance. A click beyond it is acknowledged without work, and
a click that fails is answered with an apology.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands

from bot.render import Click, Verb

from .._services import Services, personal_texts, services_of
from ..answering.replies import Given, PublicEdit, Reply, acknowledge, answer, apologize
from ..answering.taken_click import TakenClick
from ..clicks import verb_table
from ..messages import writer_of
from ..showing.components import ExposedError
from ..writing.opened_hands import clicked_own
from ..writing.write_schedule import AnswerWrite
from .verb_table import Answered, VerbRow

log = logging.getLogger(__name__)

_CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""Buttons and selects, and forms that are sent."""

Take = Callable[[discord.Interaction, str], Awaitable[None]]
"""Answers a click; the text is what the button carries."""


async def let_in(services: Services, interaction: discord.Interaction, take: Take) -> None:
    """Let `take` answer, if this is a click on a button of ours and not one too many."""
    if interaction.type not in _CLICKS:
        return
    custom_id = str((interaction.data or {}).get("custom_id", ""))
    if not Click.is_ours(custom_id):
        return
    services.under_way.note()
    if not services.allowance.spend(interaction.user.id):
        await acknowledge(interaction)
        return
    try:
        await take(interaction, custom_id)
    except Exception:
        log.exception("click failed", extra=_ids(custom_id))
        text = personal_texts(services, interaction).format("answer-error")
        await apologize(interaction, text)


def _ids(custom_id: str) -> dict[str, str]:
    """What may be logged of a click: not what was clicked for, which may name a hidden card."""
    click = Click.parse(custom_id)
    return {} if click is None else {"game": click.game, "do": click.verb.value}


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
