"""Which page a message shows: contexts, languages, lobby, board and hand, and refusals in words."""

from __future__ import annotations

import discord
from msgspec import structs

from bot.engine.events import Challenged
from bot.i18n import Texts, Translator
from bot.place import Place, server_of
from bot.players import LEVELS
from bot.render import (
    Page,
    Poster,
    PrivatePage,
    PublicPage,
    board_page,
    challenge_refusal,
    closed_page,
    farewell,
    hand_page,
    lobby_page,
    membership,
    no_new_games,
    operator_lines,
    prohibited_text,
    refusal,
    revealed_text,
    setup_refusal,
    started_page,
    table_page,
)
from bot.store.rows import MessageKind
from bot.tables import Reason, Rejected, TableView
from bot.views.names import called, escaped
from bot.views.table_values import Status

from .._services import services_of

_LEVELS = tuple(LEVELS)

_NO_SERVER = "@me"
"""In the links of Discord, where the id of a server would be."""


def context_of(client: discord.Client, view: TableView) -> TableView:
    """Return the view with where it is shown. Servers are named if this process knows them."""
    board = view.board.message_id
    return structs.replace(
        view,
        place=_place(client, view),
        board_link=None if board is None else message_link(view.game.place, board),
        tiles=services_of(client).card_emoji.of(view.options.mode),
        levels=_LEVELS,
    )


def result_context_of(client: discord.Client, view: TableView, t: Translator) -> TableView:
    """Return the same for a page that may show a finished match, where people can be forgotten.

    A person who has deleted their data has a placeholder for a name on it.
    """
    if view.game.status is not Status.OVER:
        return context_of(client, view)
    seats = tuple(structs.replace(seat, name=called(seat.name, t)) for seat in view.seats)
    return context_of(client, structs.replace(view, seats=seats))


def table_texts(client: discord.Client, texts: Texts, view: TableView) -> Translator:
    """Return the texts for a message that answers nobody: the seat's, else the server's."""
    return server_texts(client, texts, server_of(view.game.place), view.locale)


def server_texts(
    client: discord.Client, texts: Texts, server_id: int | None, chosen: str | None
) -> Translator:
    """Return the texts for what a server reads: in the `chosen` language, else in its own."""
    guild = None if server_id is None else client.get_guild(server_id)
    return texts.get(chosen or (None if guild is None else str(guild.preferred_locale)))


def _place(client: discord.Client, view: TableView) -> str:
    """Return the server and channel. A chat without a server shows everything where it belongs."""
    server_id = server_of(view.game.place)
    if view.game.what_if or server_id is None:
        return ""
    name = server_name(client, server_id)
    if name is None:
        return f"<#{view.game.channel_id}>"
    return f"{escaped(name)} › <#{view.game.channel_id}>"


def server_name(client: discord.Client, guild_id: int) -> str | None:
    """Return the name of the server, or None before Discord has sent it, or if it is not ours."""
    guild = client.get_guild(guild_id)
    # A server that is still to come, or not available, has no name yet.
    return None if guild is None else guild.name or None


def message_link(place: Place, message_id: int) -> str:
    """Return the link that opens this message."""
    where = server_of(place) or _NO_SERVER
    return f"https://discord.com/channels/{where}/{place.channel_id}/{message_id}"


def public_page(
    client: discord.Client,
    texts: Texts,
    kind: MessageKind,
    view: TableView,
    poster: Poster | None = None,
) -> PublicPage:
    """Return the newest page of a lobby or board from the public view.

    A result shows its `poster`, once that is drawn. Raise ValueError for the view of one player.
    """
    t = table_texts(client, texts, view)
    context = result_context_of(client, view, t)
    if kind is MessageKind.BOARD:
        return board_page(context, t, poster)
    return _lobby(context, t)


def own_hand(
    context: TableView,
    t: Translator,
    note: str | None = None,
    page: int = 0,
    poster: Poster | None = None,
) -> Page:
    """Return the viewer's hand at this page, or a farewell if they have none any more.

    A hand that shows a result, as a board does, shows its `poster`, once that is drawn.
    """
    if context.observation is None:
        if context.game.status is Status.OVER:
            return _closed_lobby(context, t)
        return closed_page(t.format("reason-not-started"))
    if context.seat is None and not context.result_is_hand:
        return closed_page(farewell(context, t))
    return hand_page(context, t, page=page, note=note, poster=poster)


def no_hand(context: TableView, t: Translator) -> PrivatePage:
    """Return to a viewer without a seat how they can get a hand in this game."""
    if context.observation is None:
        return table_page(context, t.format("reason-not-started"), t)
    key = "note-no-hand-yet" if context.can_join_next_round else "note-no-hand"
    return table_page(context, t.format(key), t)


def revealed_to(client: discord.Client, view: TableView, t: Translator) -> str | None:
    """Return the accused's hand after a challenge, for the challenger alone (C12), or None."""
    for event in view.newest_events:
        if isinstance(event, Challenged) and event.seat == view.seat and event.hand:
            name = escaped(view.seats[event.accused].name)
            tiles = context_of(client, view).card_tiles
            return revealed_text(name, event.hand, event.foul, t, tiles)
    return None


def _lobby(context: TableView, t: Translator) -> PublicPage:
    if context.game.status is Status.LOBBY:
        return lobby_page(context, t)
    if context.observation is not None:
        return started_page(context, t)
    return _closed_lobby(context, t)


def _closed_lobby(context: TableView, t: Translator) -> PublicPage:
    nobody = t.format("lobby-closed", member=membership(context.game.place))
    return closed_page("\n".join(operator_lines(context, t)) or nobody)


def refusal_text(
    client: discord.Client,
    rejected: Rejected,
    t: Translator,
    place: Place | None = None,
    *,
    challenged: bool = False,
) -> str:
    """Return one sentence: what went wrong, and what can be done now.

    ``place`` is where the person asks; if it is not given, it is where the game is played.
    ``challenged``: a challenge was refused.
    """
    if rejected.reason is Reason.NOT_ALLOWED and rejected.clause is not None:
        context = None if rejected.view is None else context_of(client, rejected.view)
        return (challenge_refusal if challenged else refusal)(rejected.clause, context, t)
    if rejected.reason is Reason.SETUP and rejected.clause is not None:
        return setup_refusal(rejected.clause, rejected.names, t)
    if rejected.notice is not None:
        return no_new_games(rejected.notice, t)
    if place is None and rejected.view is not None:
        place = rejected.view.game.place
    is_member = "yes" if place is None else membership(place)
    rules = prohibited_text(rejected.names, t) if rejected.reason is Reason.PROHIBITED else ""
    return t.format(f"reason-{rejected.reason}", member=is_member, rules=rules)
