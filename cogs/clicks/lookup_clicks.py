"""The clicks that look something up: more, scores, legend, backs, details and chart."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.i18n import Translator
from bot.render import (
    PrivatePage,
    backs_page,
    details_page,
    legend_page,
    lobby_more_page,
    more_page,
    outdated_board_page,
    scores_page,
)
from bot.views.table_values import Status
from bot.views.table_view import TableView

from ..answering.click_context import ClickContext
from ..answering.replies import EditReply, PrivateReply, Reply, said
from ..permissions import person_can_end_game
from ..showing.pages import context_of, result_context_of, table_texts
from ..showing.pictures import chart
from ..subscribing import is_subscribed
from ..writing.message import OPENED_BACKS, Address


async def show_more(taken: ClickContext) -> Reply:
    """Show what can be looked up, and what can be done besides playing."""
    view = await taken.own_view()
    if view is not None and view.game.status is Status.LOBBY:
        return taken.placed(
            view, lobby_more_page(context_of(taken.client, view), taken.t), stays=True
        )
    if view is None or view.observation is None:
        return taken.no_such_game
    follows = view.follower(taken.user_id) is not None
    at_once = person_can_end_game(taken.interaction)
    manages = await taken.tables.games.may_end(taken.game, taken.user_id, may_manage=at_once)
    page = more_page(
        context_of(taken.client, view),
        taken.t,
        follows=follows,
        manages=manages,
        subscribed=await is_subscribed(taken),
    )
    return taken.placed(view, page, stays=True)


async def point_to_board(taken: ClickContext) -> Reply:
    """Put a link to the board in place of an older one beside it."""
    view = await taken.tables.games.view(taken.game)
    if view is None:
        return taken.no_such_game
    t = table_texts(taken.client, taken.services.texts, view)
    return EditReply(outdated_board_page(context_of(taken.client, view), t))


async def show_scores(taken: ClickContext) -> Reply:
    """Show the scores of the match."""
    return await _looked_up(taken, scores_page)


async def show_legend(taken: ClickContext) -> Reply:
    """Show what the signs on the cards of the game mean."""
    return await _looked_up(taken, legend_page)


async def show_backs(taken: ClickContext) -> Reply:
    """Show the other sides of everybody's cards (F8); a new message is kept fresh from now on."""
    return await _looked_up(taken, backs_page, OPENED_BACKS.at(taken.game, taken.user_id))


async def show_details(taken: ClickContext) -> Reply:
    """Show the hash of the seed with which the running round was shuffled."""
    view = await taken.own_view()
    if view is not None and view.hashes.commitment is None:
        return said(taken.t.format("note-not-there"))
    return await _looked_up(taken, details_page)


async def show_chart(taken: ClickContext) -> Reply:
    """Show the course of the finished round as a picture."""
    view = await taken.own_view()
    page = await chart(taken.client, taken.services, view, taken.user_id, taken.t)
    return said(taken.t.format("note-no-chart")) if page is None else PrivateReply(page)


async def _looked_up(
    taken: ClickContext,
    page: Callable[[TableView, Translator], PrivatePage],
    fresh: Address | None = None,
) -> Reply:
    """Show a page in the clicked hand, or in a message of its own beside the board."""
    view = await taken.own_view()
    if view is None or view.observation is None:
        return taken.no_such_game
    shown = page(result_context_of(taken.client, view, taken.t), taken.t)
    return taken.placed(view, shown, fresh, partial(_looked_up, taken, page, fresh), stays=True)
