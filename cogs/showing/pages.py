"""Which page a message of ours shows, by its kind and the state of its table."""

from __future__ import annotations

import discord

from bot.engine.events import Challenged, Event
from bot.i18n import Texts, Translator
from bot.render import (
    Page,
    PageContext,
    Poster,
    PublicPage,
    board_page,
    closed_page,
    hand_page,
    lobby_page,
    revealed_text,
    started_page,
)
from bot.render.names import escaped
from bot.store.rows import MessageKind
from bot.tables import TableView
from bot.views.table_values import Status

from .page_contexts import context_of, result_context_of, table_texts


def public_page(
    client: discord.Client,
    texts: Texts,
    kind: MessageKind,
    view: TableView,
    poster: Poster | None = None,
) -> PublicPage:
    """The newest page of a lobby or board, from the view that everybody has.

    A result shows its `poster`, once that is there.

    Raises ValueError for a view of one player's.
    """
    t = table_texts(client, texts, view)
    context = result_context_of(client, view, t)
    if kind is MessageKind.BOARD:
        return board_page(context, t, poster)
    return _lobby(context, view, t)


def own_hand(
    context: PageContext, view: TableView, t: Translator, note: str | None = None, page: int = 0
) -> Page:
    """The viewer's hand at this page, or a farewell where there is none any more."""
    if context.observation is None:
        return closed_page(t.format("reason-not-started"))
    if context.seat is None:
        return closed_page(t.format("hand-over"))
    return hand_page(context, t, page=page, note=note)


def revealed_to(
    client: discord.Client, view: TableView, events: tuple[Event, ...], t: Translator
) -> str | None:
    """The accused's hand after a challenge, for the challenger alone (C12)."""
    for event in events:
        if isinstance(event, Challenged) and event.seat == view.seat and event.hand:
            name = escaped(view.seats[event.accused].name)
            tiles = context_of(client, view).card_tiles
            return revealed_text(name, event.hand, event.foul, t, tiles)
    return None


def _lobby(context: PageContext, view: TableView, t: Translator) -> PublicPage:
    if view.status is Status.LOBBY:
        return lobby_page(context, t)
    if context.observation is not None:
        return started_page(context, t)
    return closed_page(t.format("lobby-closed"))
