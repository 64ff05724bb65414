"""`/leaderboard`: the best players of this server, and one's own place."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n import Translator
from bot.render import LeaderboardLine, best_players, leaderboard_page
from bot.store.leaderboard_queries import Order, Standing, Wanted
from bot.store.rows import EVERY_GAME
from bot.tables import Period, Tables

from ._command_texts import localized
from ._services import Services, personal_texts, services_of
from .answering.pictures import leaderboard_as_picture
from .answering.replies import Private, Reply, answer, said

_SHOWN = 10
_OFFERED = (Order.WINS, Order.POINTS)
_ORDERS = [
    app_commands.Choice(name=localized(f"choice-{order}"), value=order.value) for order in _OFFERED
]


class Leaderboard(commands.Cog):
    """The server's leaderboard, from the rounds that are stored."""

    def __init__(self, bot: commands.Bot) -> None:
        self._services: Services = services_of(bot)

    @app_commands.command(name="leaderboard", description=localized("command-leaderboard"))
    @app_commands.describe(order=localized("command-param-order"))
    @app_commands.choices(order=_ORDERS)
    @app_commands.guild_install()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def leaderboard(
        self, interaction: discord.Interaction, order: str = Order.WINS.value
    ) -> None:
        """Show the best, to whoever asks."""
        await answer(interaction, self._best(interaction, Order(order)), edits_clicked=False)

    async def _best(self, interaction: discord.Interaction, order: Order) -> Reply:
        t = personal_texts(self._services, interaction)
        if interaction.guild_id is None:
            return said(t.format("answer-not-here"))
        return await best_of(
            self._services.tables, interaction.guild_id, interaction.user.id, order, t
        )


async def best_of(
    tables: Tables, guild_id: int, user_id: int, order: Order, t: Translator
) -> Private:
    """The best of the server, for who asks."""
    best, mine = await _lines(tables, guild_id, user_id, order)
    return Private(leaderboard_page(best, mine, order, t))


async def pictured_best(
    tables: Tables, interaction: discord.Interaction, order: str, t: Translator
) -> Private:
    """The best of the server as a picture, for who clicks for it."""
    if interaction.guild_id is None or order not in _OFFERED:
        return said(t.format("note-not-there"))
    best, mine = await _lines(tables, interaction.guild_id, interaction.user.id, Order(order))
    if not best:
        return said(t.format("leaderboard-empty"))
    return await leaderboard_as_picture(best_players(best, mine, order, t), t)


async def _lines(
    tables: Tables, guild_id: int, user_id: int, order: Order
) -> tuple[list[LeaderboardLine], LeaderboardLine | None]:
    """The best, and the line of who asks."""
    wanted = Wanted(guild_id, Period.EVER.value, EVERY_GAME, order)
    board = await tables.leaderboard(wanted, user_id, _SHOWN)
    best = [_line(standing, user_id) for standing in board.shown]
    return best, None if board.own is None else _line(board.own, user_id)


def _line(standing: Standing, me: int) -> LeaderboardLine:
    row = standing.row
    return LeaderboardLine(
        standing.place,
        row.name,
        row.wins,
        row.rounds,
        row.points,
        row.matches,
        me=row.user_id == me,
    )


async def setup(bot: commands.Bot) -> None:
    """Load the extension."""
    await bot.add_cog(Leaderboard(bot))
