"""The clicks by which somebody looks something up: scores, backs, charts, the leaderboard."""

from __future__ import annotations

from collections.abc import Callable

from bot.i18n import Translator
from bot.leaderboard_choice import LeaderboardChoice
from bot.render import PageContext, PrivatePage, backs_page, more_page, proof_page, scores_page
from bot.render.clicks.click_id import SURE

from ..answering.interaction_data import may_manage
from ..answering.replies import Private, Reply, said
from ..answering.taken_click import TakenClick
from ..leaderboard import best_of, next_season, pictured_best
from ..showing.pages import context_of, result_context_of
from ..showing.pictures import chart


async def show_more(taken: TakenClick) -> Reply:
    """All that can be looked up, and what can be done beside playing."""
    view = await taken.own_view()
    if view is None or view.observation is None:
        return taken.no_such_game
    follows = view.follower(taken.user_id) is not None
    manages = may_manage(taken.interaction)
    context = context_of(taken.client, view)
    return taken.looked_up(view, more_page(context, taken.t, follows=follows, manages=manages))


async def show_scores(taken: TakenClick) -> Reply:
    """How the match stands."""
    return await _looked_up(taken, scores_page)


async def show_backs(taken: TakenClick) -> Reply:
    """The other sides of everybody's cards (F8), kept fresh from now on where they are alone."""
    return await _looked_up(taken, backs_page, keep_fresh=True)


async def show_proof(taken: TakenClick) -> Reply:
    """By what the round was shuffled."""
    view = await taken.own_view()
    if view is not None and view.commitment is None:
        return said(taken.t.format("note-not-there"))
    return await _looked_up(taken, proof_page)


async def _looked_up(
    taken: TakenClick,
    page: Callable[[PageContext, Translator], PrivatePage],
    *,
    keep_fresh: bool = False,
) -> Reply:
    """A page of the clicked hand, or one of its own beside the board."""
    view = await taken.own_view()
    if view is None or view.observation is None:
        return taken.no_such_game
    if keep_fresh:
        taken.opened_version = view.version
    return taken.looked_up(view, page(result_context_of(taken.client, view, taken.t), taken.t))


async def show_chart(taken: TakenClick) -> Reply:
    """How the round went, as a picture."""
    page = await chart(taken.client, taken.tables, await taken.own_view(), taken.t)
    return said(taken.t.format("note-no-chart")) if page is None else Private(page)


async def show_leaderboard(taken: TakenClick) -> Reply:
    """The best of the server where this table is."""
    if await taken.tables.games.view(taken.click.game) is None:
        return taken.no_such_game
    choice, game = LeaderboardChoice(), taken.click.game
    return await best_of(taken.tables, taken.interaction, choice, taken.t, game)


async def turn_leaderboard(taken: TakenClick) -> Reply:
    """Another page, or another season."""
    choice = LeaderboardChoice.parse(taken.click.arg)
    if choice is None:
        return taken.not_there
    return await best_of(taken.tables, taken.interaction, choice, taken.t, taken.click.game)


async def show_leaderboard_picture(taken: TakenClick) -> Reply:
    """The leaderboard that is shown, as a picture."""
    choice = LeaderboardChoice.parse(taken.click.arg)
    if choice is None:
        return taken.not_there
    return await pictured_best(taken.tables, taken.interaction, choice, taken.t, taken.click.game)


async def begin_season(taken: TakenClick) -> Reply:
    """Begin a season of this server, once it was asked whether that is meant."""
    is_sure = taken.click.arg == SURE
    return await next_season(taken.tables, taken.interaction, taken.t, is_sure=is_sure)
