"""`/leaderboard` and its pages: the best players of a time, place and game, and one's own rank."""

from __future__ import annotations

import logging

import discord
from discord import app_commands
from discord.ext import commands

from bot.leaderboard_choice import EVERY_GAME, LeaderboardChoice, Order, Period, Where
from bot.place import Place, home_of, is_seen_by_one, server_of
from bot.render import (
    LeaderboardLine,
    LeaderboardView,
    best_players,
    best_players_page,
    leaderboard_page,
    sure_season_page,
)
from bot.render.clicks.click_id import NO_GAME, SURE
from bot.rule_gate import rule_gate
from bot.store.leaderboard_queries import Standing

from ._command_texts import localized
from .answering.click_context import ClickContext
from .answering.interaction_data import sent_id
from .answering.replies import PrivateReply, Reply, said
from .answering.request import Request, answer_command
from .kept_pictures import LEADERBOARD
from .permissions import managed_server, person_can_manage

log = logging.getLogger(__name__)

_PERIODS, _PLACES, _ORDERS = (
    [
        app_commands.Choice(name=localized(f"choice-{choice}"), value=choice.value)
        for choice in choices
    ]
    for choices in (Period, Where, Order)
)
_GAMES = [
    app_commands.Choice(name=localized(f"mode-{mode.value}"), value=mode.value)
    for mode in rule_gate().modes
]


class LeaderboardCommand(commands.Cog):
    """The command `/leaderboard`."""

    @app_commands.command(name="leaderboard", description=localized("command-leaderboard"))
    @app_commands.describe(
        period=localized("command-param-period"),
        where=localized("command-param-where"),
        mode=localized("command-param-mode"),
        order=localized("command-param-order"),
    )
    @app_commands.choices(period=_PERIODS, where=_PLACES, mode=_GAMES, order=_ORDERS)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=True)
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        period: str = Period.MONTH.value,
        where: str = Where.HERE.value,
        mode: str = EVERY_GAME,
        order: str = Order.WINS.value,
    ) -> None:
        """Show the best players to the person who asks."""
        choice = LeaderboardChoice(Period(period), Where(where), mode, Order(order))
        await answer_command(interaction, _page, choice)


async def show_leaderboard(taken: ClickContext) -> Reply:
    """Show the leaderboard of the table's server."""
    if await taken.tables.games.view(taken.game) is None:
        return taken.no_such_game
    return await _page(taken, LeaderboardChoice(), taken.game)


async def turn_leaderboard(taken: ClickContext) -> Reply:
    """Show another page, or another season."""
    choice = LeaderboardChoice.parse(taken.arg)
    if choice is None:
        return taken.not_there
    return await _page(taken, choice, taken.game)


async def show_leaderboard_picture(taken: ClickContext) -> Reply:
    """Show the same leaderboard as a picture."""
    choice, t = LeaderboardChoice.parse(taken.arg), taken.t
    if choice is None:
        return taken.not_there
    view = await _view(taken, choice, taken.game)
    if view is None:
        return taken.not_there
    if not view.best:
        return said(t.format("leaderboard-empty"))
    best = best_players(view, t)
    drawn = taken.services.pictures.draw(
        LEADERBOARD, taken.user_id, best.title, best.order, best.rows
    )
    return PrivateReply(best_players_page(best, await drawn, t))


async def begin_season(taken: ClickContext) -> Reply:
    """Begin a season of this server, after asking whether that is meant."""
    guild_id, t = managed_server(taken.interaction), taken.t
    if guild_id is None:
        return said(t.format("settings-only-managers"))
    sure, _, shown_season = taken.arg.partition(".")
    after = sent_id(shown_season)
    if sure != SURE or after is None:
        choice = LeaderboardChoice(Period.SEASON)
        shown = await taken.tables.leaderboards.show(guild_id, taken.user_id, choice)
        return PrivateReply(sure_season_page(shown.season, t))
    season = await taken.tables.leaderboards.begin_season(guild_id, taken.user_id, after=after)
    if season is None:
        return said(t.format("leaderboard-season-already"))
    log.info("season", extra={"guild": guild_id, "season": season})
    return said(t.format("leaderboard-season-begun", season=season))


async def _page(asked: Request, choice: LeaderboardChoice, game: str = NO_GAME) -> Reply:
    view, t = await _view(asked, choice, game), asked.t
    if view is None:
        return said(t.format("answer-not-here"))
    return PrivateReply(leaderboard_page(view, t))


async def _view(asked: Request, choice: LeaderboardChoice, game: str) -> LeaderboardView | None:
    """Return the leaderboard of this place, else that of the game at which the person sits.

    Return None if there is neither.
    """
    home_id = await _home_of_leaderboard(asked, game)
    if home_id is None:
        return None
    me = asked.user_id
    shown = await asked.tables.leaderboards.show(home_id, me, choice)
    board, order = shown.board, shown.choice.order
    return LeaderboardView(
        shown.choice,
        [_line(standing, order, me) for standing in board.shown],
        None if board.own is None else _line(board.own, order, me),
        board.more,
        discord.utils.utcnow(),
        shown.season,
        person_can_manage(asked.interaction),
        game,
        _is_of_server(asked.place),
    )


def _is_of_server(place: Place) -> bool:
    """Return whether the page shows a server's leaderboard, also where one person reads it."""
    return server_of(place) is not None or is_seen_by_one(place)


async def _home_of_leaderboard(asked: Request, game: str) -> int | None:
    if not is_seen_by_one(asked.place):
        return home_of(asked.place)
    table = None if game == NO_GAME else await asked.tables.games.view(game, asked.user_id)
    # Against computer players alone there are no ranks.
    if table is None or table.seat is None or table.game.board_is_hand:
        return None
    return home_of(table.game.place)


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
        is_below=standing.is_below,
    )


async def setup(bot: commands.Bot) -> None:
    """Load the extension."""
    await bot.add_cog(LeaderboardCommand())
