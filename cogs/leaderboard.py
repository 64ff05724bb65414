"""`/leaderboard`: the best players, of when, where and what somebody wants, and one's own place."""

from __future__ import annotations

import logging

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import Mode
from bot.i18n import Translator
from bot.leaderboard_choice import EVERY_GAME, LeaderboardChoice, Order, Period, Where
from bot.render import (
    LeaderboardLine,
    LeaderboardView,
    best_players,
    leaderboard_page,
    sure_season_page,
)
from bot.render.clicks.click_id import NO_GAME
from bot.store.leaderboard_queries import Standing
from bot.tables import Tables

from ._command_texts import localized
from ._services import Services, personal_texts, services_of
from .answering.interaction_data import may_manage
from .answering.replies import Private, Reply, answer, said
from .showing.pictures import leaderboard_as_picture

log = logging.getLogger(__name__)

_PERIODS, _PLACES, _ORDERS = (
    [
        app_commands.Choice(name=localized(f"choice-{choice}"), value=choice.value)
        for choice in choices
    ]
    for choices in (Period, Where, Order)
)
_GAMES = [
    app_commands.Choice(name=localized(f"mode-{mode.value}"), value=mode.value) for mode in Mode
]


class Leaderboard(commands.Cog):
    """Leaderboards, from the standings that are kept."""

    def __init__(self, bot: commands.Bot) -> None:
        self._services: Services = services_of(bot)

    @app_commands.command(name="leaderboard", description=localized("command-leaderboard"))
    @app_commands.describe(
        period=localized("command-param-period"),
        where=localized("command-param-where"),
        mode=localized("command-param-mode"),
        order=localized("command-param-order"),
    )
    @app_commands.choices(period=_PERIODS, where=_PLACES, mode=_GAMES, order=_ORDERS)
    @app_commands.guild_install()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        period: str = Period.MONTH.value,
        where: str = Where.HERE.value,
        mode: str = EVERY_GAME,
        order: str = Order.WINS.value,
    ) -> None:
        """Show the best, to whoever asks."""
        choice = LeaderboardChoice(Period(period), Where(where), mode, Order(order))
        t = personal_texts(self._services, interaction)
        shown = best_of(self._services.tables, interaction, choice, t)
        await answer(interaction, shown, edits_clicked=False)


async def best_of(
    tables: Tables,
    interaction: discord.Interaction,
    choice: LeaderboardChoice,
    t: Translator,
    game: str = NO_GAME,
) -> Reply:
    """A page of a leaderboard, for who asks: of where they ask, else of where this was played."""
    view = await _view(tables, interaction, choice, game)
    return said(t.format("answer-not-here")) if view is None else Private(leaderboard_page(view, t))


async def pictured_best(
    tables: Tables,
    interaction: discord.Interaction,
    choice: LeaderboardChoice,
    t: Translator,
    game: str = NO_GAME,
) -> Private:
    """The same as a picture."""
    view = await _view(tables, interaction, choice, game)
    if view is None:
        return said(t.format("note-not-there"))
    if not view.best:
        return said(t.format("leaderboard-empty"))
    return Private(await leaderboard_as_picture(best_players(view, t), t))


async def next_season(
    tables: Tables, interaction: discord.Interaction, t: Translator, *, is_sure: bool
) -> Private:
    """Begin a season of this server, once it was asked whether that is meant."""
    guild_id = interaction.guild_id
    if guild_id is None or not may_manage(interaction):
        return said(t.format("settings-only-managers"))
    if not is_sure:
        choice = LeaderboardChoice(Period.SEASON)
        shown = await tables.leaderboards.show(guild_id, interaction.user.id, choice)
        return Private(sure_season_page(shown.season, t))
    season = await tables.leaderboards.begin_season(guild_id, interaction.user.id)
    log.info("season", extra={"guild": guild_id, "season": season})
    return said(t.format("leaderboard-season-begun", season=season))


async def _view(
    tables: Tables,
    interaction: discord.Interaction,
    choice: LeaderboardChoice,
    game: str,
) -> LeaderboardView | None:
    """What is shown to who asks; None where nobody knows of which server."""
    guild_id = interaction.guild_id
    if guild_id is None and game != NO_GAME:
        table = await tables.games.view(game)
        guild_id = None if table is None else table.guild_id
    if guild_id is None:
        return None
    me = interaction.user.id
    shown = await tables.leaderboards.show(guild_id, me, choice)
    board, order = shown.board, shown.choice.order
    return LeaderboardView(
        shown.choice,
        [_line(standing, order, me) for standing in board.shown],
        None if board.own is None else _line(board.own, order, me),
        board.more,
        discord.utils.utcnow(),
        shown.season,
        may_manage(interaction),
        game,
    )


def _line(standing: Standing, order: Order, me: int) -> LeaderboardLine:
    row = standing.row
    return LeaderboardLine(
        standing.place,
        row.name,
        row.wins,
        row.rounds,
        row.points,
        row.matches,
        row.catches,
        row.shown_rating,
        row.is_sure_by(order),
        me=row.user_id == me,
    )


async def setup(bot: commands.Bot) -> None:
    """Load the extension."""
    await bot.add_cog(Leaderboard(bot))
