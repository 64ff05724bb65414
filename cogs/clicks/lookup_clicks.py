"""The clicks by which somebody looks something up: scores, backs, charts, the leaderboard."""

from __future__ import annotations

from bot.render import backs_page, scores_page
from bot.store.leaderboard_queries import Order

from ..answering.pictures import chart
from ..answering.replies import Private, Reply
from ..answering.taken_click import TakenClick
from ..leaderboard import best_of, pictured_best
from ..showing.page_contexts import context_of


async def show_scores(taken: TakenClick) -> Reply:
    """How the match stands."""
    view = await taken.own_view()
    if view is None or view.observation is None:
        return taken.no_such_game
    return Private(scores_page(context_of(taken.client, view), taken.t))


async def show_backs(taken: TakenClick) -> Reply:
    """The other sides of everybody's cards (F8), kept fresh from now on."""
    view = await taken.own_view()
    if view is None or view.observation is None:
        return taken.no_such_game
    taken.opened_version = view.version
    return Private(backs_page(context_of(taken.client, view), taken.t))


async def show_chart(taken: TakenClick) -> Reply:
    """How the round went, as a picture."""
    return await chart(taken.client, taken.tables, await taken.own_view(), taken.t)


async def show_leaderboard(taken: TakenClick) -> Reply:
    """The best of the server where this table is."""
    view = await taken.tables.view(taken.click.game)
    if view is None:
        return taken.no_such_game
    return await best_of(taken.tables, view.guild_id, taken.user_id, Order.WINS, taken.t)


async def show_leaderboard_picture(taken: TakenClick) -> Reply:
    """The best of this server as a picture."""
    return await pictured_best(taken.tables, taken.interaction, taken.click.arg, taken.t)
