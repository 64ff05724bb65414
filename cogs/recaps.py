"""`/uno recap` and the button below a finished match: showing a recap, and posting it."""

from __future__ import annotations

import discord

from bot.i18n import Translator
from bot.render import posted_recap, recap_page
from bot.render.clicks.click_id import NO_GAME, Click, Verb
from bot.statistics import Recap, Stretch

from ._services import BotServices, personal_texts
from .answering.click_context import ClickContext
from .answering.replies import PrivateReply, PublicReply, Reply, answer, note, said
from .permissions import person_can_write
from .showing.pictures import recap_drawn

_POST = "post"


async def show_recap(
    services: BotServices, interaction: discord.Interaction, stretch: Stretch
) -> None:
    """Answer the command."""
    await answer(interaction, _shown(services, interaction, stretch))


async def _shown(
    services: BotServices, interaction: discord.Interaction, stretch: Stretch
) -> Reply:
    t = personal_texts(services, interaction)
    if interaction.guild_id is None:
        return said(t.format("answer-not-here"))
    recap = await services.tables.recaps.of_server(interaction.guild_id, stretch)
    post = Click(NO_GAME, 0, Verb.RECAP, f"{stretch}.{_POST}")
    return await _told(services, interaction.user.id, recap, post, t)


async def answer_click(taken: ClickContext) -> Reply:
    """Show the recap to the clicking person, or post the one they look at."""
    stretch, _, how = taken.arg.partition(".")
    game = taken.game
    if game != NO_GAME:
        recap = await taken.tables.recaps.of_match(game)
    elif taken.interaction.guild_id is not None and stretch in tuple(Stretch):
        recap = await taken.tables.recaps.of_server(taken.interaction.guild_id, Stretch(stretch))
    else:
        return taken.not_there
    if how == _POST:
        return await _posted(taken, recap)
    post = Click(game, 0, Verb.RECAP, f"{Stretch.MATCH}.{_POST}")
    return await _told(taken.services, taken.user_id, recap, post, taken.t)


async def _told(
    services: BotServices, user_id: int, recap: Recap | None, post: Click, t: Translator
) -> PrivateReply:
    if recap is None:
        return said(t.format("recap-nothing"))
    png = await recap_drawn(services, user_id, recap, t)
    return PrivateReply(recap_page(recap, png, str(post), t))


async def _posted(taken: ClickContext, recap: Recap | None) -> Reply:
    """Post the recap in the language of the server."""
    t = await taken.texts_of_place()
    if recap is None:
        return said(taken.t.format("recap-nothing"))
    if not person_can_write(taken.interaction):
        return said(taken.t.format("recap-may-not-post"))
    page = posted_recap(recap, await recap_drawn(taken.services, taken.user_id, recap, t), t)
    return PublicReply(page, late=note(taken.t.format("note-again")))
