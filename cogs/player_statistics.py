"""Statistics of people: `/uno stats`, the entry in a person's Apps menu, and their pages."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from bot.engine import Mode
from bot.i18n import Translator
from bot.render import achievements_page, statistics_page
from bot.statistics import PersonStatistics
from bot.tables import Tables
from bot.views.names import escaped
from bot.views.visibility import Viewer

from ._command_texts import localized
from ._server_menus import leave_to_servers
from ._services import BotServices, personal_texts, services_of
from .answering.click_context import ClickContext
from .answering.interaction_data import sent_id, viewer_of
from .answering.replies import EditReply, PrivateReply, Reply, answer, said
from .showing.pictures import statistics_drawn


class StatisticsMenu(commands.Cog):
    """The entry in a person's Apps menu."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._services: BotServices = services_of(bot)
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
        await show_statistics(self._services, interaction, member)


async def show_statistics(
    services: BotServices, interaction: discord.Interaction, member: discord.User | discord.Member
) -> None:
    """Answer the command."""
    await answer(interaction, _shown(services, interaction, member))


async def _shown(
    services: BotServices, interaction: discord.Interaction, member: discord.User | discord.Member
) -> Reply:
    t = personal_texts(services, interaction)
    asked = StatisticsRequest(member.id, viewer_of(interaction), member.display_name)
    found = await _found(services.tables, asked, t)
    return (
        found if isinstance(found, PrivateReply) else await _page(services, asked, found, None, t)
    )


class StatisticsRequest(Struct, frozen=True):
    """Whose statistics are wanted, and by whom; ``name`` is Discord's, if it is known."""

    user_id: int
    by: Viewer
    name: str | None = None


async def turn_statistics(taken: ClickContext) -> Reply:
    """Show the rating of another game, or return from the achievements."""
    user, _, mode = taken.arg.partition(".")
    user_id = sent_id(user)
    if user_id is None:
        return taken.not_there
    asked = StatisticsRequest(user_id, viewer_of(taken.interaction))
    found = await _found(taken.tables, asked, taken.t)
    if isinstance(found, PrivateReply):
        return found
    shown = mode if mode in tuple(Mode) else None
    return await _page(taken.services, asked, found, shown, taken.t)


async def show_achievements(taken: ClickContext) -> Reply:
    """Show a person's achievements."""
    user, _, part = taken.arg.partition(".")
    user_id, number = sent_id(user), sent_id(part)
    if user_id is None or number is None:
        return taken.not_there
    found = await _found(
        taken.tables, StatisticsRequest(user_id, viewer_of(taken.interaction)), taken.t
    )
    if isinstance(found, PrivateReply):
        return found
    mine = user_id == taken.user_id
    page = achievements_page(found, taken.t, part=number, mine=mine)
    return EditReply(page) if taken.in_own else PrivateReply(page)


async def _found(
    tables: Tables, asked: StatisticsRequest, t: Translator
) -> PersonStatistics | PrivateReply:
    """Return the statistics, or a reply that says why there are none."""
    found = await tables.statistics.of(asked.user_id, asked.by)
    if found is not None:
        return found
    if asked.user_id == asked.by.user_id:
        return said(t.format("statistics-none-you"))
    name = f"<@{asked.user_id}>" if asked.name is None else escaped(asked.name)
    return said(t.format("statistics-none", player=name))


async def _page(
    services: BotServices,
    asked: StatisticsRequest,
    person: PersonStatistics,
    mode: str | None,
    t: Translator,
) -> PrivateReply:
    """Return a new message each time, because each has its own picture."""
    png = await statistics_drawn(services, asked.by.user_id, person, mode, t)
    return PrivateReply(statistics_page(person, mode, png, t))


async def setup(bot: commands.Bot) -> None:
    """Load the extension."""
    await bot.add_cog(StatisticsMenu(bot))
