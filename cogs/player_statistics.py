"""Statistics of people: `/uno stats`, the entry in a person's Apps menu, and their pages."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import Mode
from bot.offer import Feature
from bot.render import achievements_page, person_card, statistics_page
from bot.rule_gate import offer
from bot.statistics import PersonStatistics
from bot.views.names import escaped

from ._command_texts import localized
from ._server_menus import leave_to_servers
from .answering.click_context import ClickContext
from .answering.interaction_data import sent_id, viewer_of
from .answering.replies import EditReply, PrivateReply, Reply, said
from .answering.request import Request, answer_command
from .kept_pictures import PERSON


class StatisticsMenu(commands.Cog):
    """The entry in a person's Apps menu."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._menu = app_commands.ContextMenu(
            name=localized("menu-statistics"), callback=self._of_member
        )

    async def cog_load(self) -> None:
        """Add the entry to the menu of each person."""
        leave_to_servers(self._menu)
        self._bot.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        """Remove the entry."""
        self._bot.tree.remove_command(self._menu.name, type=self._menu.type)

    async def _of_member(self, interaction: discord.Interaction, member: discord.Member) -> None:
        await answer_command(interaction, show_statistics, member)


async def show_statistics(asked: Request, member: discord.User | discord.Member) -> Reply:
    """Answer the command."""
    found = await _found(asked, member.id, member.display_name)
    return found if isinstance(found, PrivateReply) else await _page(asked, found, None)


async def turn_statistics(taken: ClickContext) -> Reply:
    """Show the rating of another game, or return from the achievements."""
    user, _, mode = taken.arg.partition(".")
    user_id = sent_id(user)
    if user_id is None:
        return taken.not_there
    found = await _found(taken, user_id)
    if isinstance(found, PrivateReply):
        return found
    shown = mode if mode in tuple(Mode) else None
    return await _page(taken, found, shown)


async def show_achievements(taken: ClickContext) -> Reply:
    """Show a person's achievements."""
    user, _, part = taken.arg.partition(".")
    user_id, number = sent_id(user), sent_id(part)
    if user_id is None or number is None:
        return taken.not_there
    found = await _found(taken, user_id)
    if isinstance(found, PrivateReply):
        return found
    mine = user_id == taken.user_id
    page = achievements_page(found, taken.t, part=number, mine=mine)
    return EditReply(page) if taken.in_own else PrivateReply(page)


async def _found(
    asked: Request, user_id: int, name: str | None = None
) -> PersonStatistics | PrivateReply:
    """Return the person's statistics, or a reply that says why there are none.

    `name` is that of their Discord, if it is known.
    """
    found, t = await asked.tables.statistics.of(user_id, viewer_of(asked.interaction)), asked.t
    if found is not None:
        return found
    if user_id == asked.user_id:
        return said(t.format("statistics-none-you"))
    shown = f"<@{user_id}>" if name is None else escaped(name)
    return said(t.format("statistics-none", player=shown))


async def _page(asked: Request, person: PersonStatistics, mode: str | None) -> PrivateReply:
    """Return a new message each time, because each has its own picture."""
    t, png = asked.t, None
    if offer().has(Feature.PICTURES):
        card = person_card(person, mode, t)
        png = await asked.services.pictures.draw(PERSON, asked.user_id, card)
    return PrivateReply(statistics_page(person, mode, png, t))


async def setup(bot: commands.Bot) -> None:
    """Load the extension."""
    await bot.add_cog(StatisticsMenu(bot))
