"""The listener for all clicks on the bot's buttons, on any message however old.

Each click counts towards its owner's allowance. A click beyond it is acknowledged without work, and
a click that fails is answered with an apology.
"""

from __future__ import annotations

import logging
from functools import partial

import discord
from discord.ext import commands

from bot.errors import NoAnswerError
from bot.render import Click
from bot.render.clicks.click_id import NO_GAME

from .._services import BotServices, personal_texts, services_of
from ..answering.apologies import acknowledge, apologize
from ..answering.click_context import ClickContext
from ..answering.interaction_data import person_of
from ..answering.replies import Reply, answer, said
from ..gate import turn_away
from ..messages import writer_of
from ..places import place_of
from . import verb_table
from .lookup_clicks import point_to_board

log = logging.getLogger(__name__)

_CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""Buttons and selects, and forms that are sent."""


class Clicks(commands.Cog):
    """Understands a click by what its button carries, and answers it."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._services: BotServices = services_of(bot)
        self._writer = writer_of(bot)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a click on one of the bot's buttons, unless it exceeds the person's allowance.

        The language of a person's Discord is that of their games from a click or command on.
        """
        if interaction.type is discord.InteractionType.application_command:
            if self._note_locale(interaction):
                await self._follow_locale(interaction, None)
            return
        if interaction.type not in _CLICKS:
            return
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        if not Click.is_ours(custom_id):
            return
        self._services.under_way.note()
        if not self._services.allowance.spend(interaction.user.id):
            await acknowledge(interaction)
            return
        taken = ClickContext.parse(
            custom_id,
            client=self._bot,
            services=self._services,
            writer=self._writer,
            interaction=interaction,
        )
        is_new_locale = False
        try:
            if await turn_away(interaction):
                return
            self._services.tables.people_seen.note(person_of(interaction), place_of(interaction))
            is_new_locale = self._note_locale(interaction)
            await self._answer(interaction, taken)
        except NoAnswerError as error:
            t = personal_texts(self._services, interaction)
            await apologize(interaction, t.format(error.text_key))
        except Exception:
            # The click's argument is not logged: it may name a hidden card.
            ids = {} if taken is None else {"game": taken.game, "do": taken.verb.value}
            log.exception("click failed", extra=ids)
            t = personal_texts(self._services, interaction)
            await apologize(interaction, t.format("answer-error"))
        if is_new_locale:
            await self._follow_locale(interaction, None if taken is None else taken.game)

    def _note_locale(self, interaction: discord.Interaction) -> bool:
        # Before the answer, as a deletion forgets it with all else.
        choices = self._services.tables.choices
        return choices.note_locale(interaction.user.id, str(interaction.locale))

    async def _follow_locale(self, interaction: discord.Interaction, game_id: str | None) -> None:
        user_id, locale = interaction.user.id, str(interaction.locale)
        choices = self._services.tables.choices
        try:
            self._writer.translate(user_id, locale)
            await choices.follow_locale(user_id, locale, game_id)
        except Exception:
            choices.forget_person(user_id)
            log.exception("language not followed; trying again at the next click")

    async def _answer(self, interaction: discord.Interaction, taken: ClickContext | None) -> None:
        row = None if taken is None else verb_table.VERB_TABLE.get(taken.verb)
        if taken is None or row is None:
            t = personal_texts(self._services, interaction)
            await interaction.response.send_message(t.format("note-not-there"), ephemeral=True)
            return
        # The claim keeps others from writing the message that the answer changes.
        claim = partial(self._writer.answering_click, interaction, taken.game)
        edits, handler = row.edits_clicked(own=taken.in_own), row.handler
        if await self._writer.is_outdated(interaction, taken):
            edits, handler = True, point_to_board

        is_at_table = True

        async def work() -> Reply:
            nonlocal is_at_table
            is_at_table = await _is_at_table(taken)
            if not (is_at_table or row.anywhere):
                return said(taken.t.format("answer-table-elsewhere"))
            if is_at_table:
                await self._writer.let_clock_go_on(interaction, taken.game)
                if not taken.in_own:
                    await taken.tables.seats.note_press(taken.game, interaction.user.id)
            return await handler(taken)

        press = None if taken.in_own else self._writer.board_press(interaction, taken.game)
        await answer(interaction, work(), claim if edits else None, press)
        # The token of a press at no table, or another one, leads to no message of this one.
        pressed = taken if is_at_table else None
        await self._writer.answered(interaction, pressed, in_own=taken.in_own)


async def _is_at_table(taken: ClickContext) -> bool:
    """Return whether the click comes from where the pages of its game are, or names no game.

    The custom id alone proves nothing: anybody can send any.
    """
    if taken.game == NO_GAME:
        return True
    return await taken.tables.games.is_reached_from(taken.game, taken.user_id, taken.place)


async def setup(bot: commands.Bot) -> None:
    """Load the extension."""
    await bot.add_cog(Clicks(bot))
