"""A table view -> the context that messages are made from: with names of places, and links."""

from __future__ import annotations

import discord
from msgspec import structs

from bot.i18n import Texts, Translator
from bot.players import LEVELS
from bot.render import PageContext
from bot.render.names import called, escaped
from bot.tables import TableView
from bot.views.table_values import Status

from .._services import services_of


def context_of(client: discord.Client, view: TableView) -> PageContext:
    """The context of a view; places are named as far as this process knows them."""
    return PageContext(
        **structs.asdict(view),
        place=_place(client, view),
        board_link=_link(view),
        tiles=services_of(client).card_emoji.of(view.options.mode),
        levels=tuple(LEVELS),
    )


def result_context_of(client: discord.Client, view: TableView, t: Translator) -> PageContext:
    """The same for a page in this language on which a match that is over may stand.

    Who is forgotten since is somebody on it; nobody is before it is over.
    """
    if view.status is not Status.OVER:
        return context_of(client, view)
    seats = tuple(structs.replace(seat, name=called(seat.name, t)) for seat in view.seats)
    return context_of(client, structs.replace(view, seats=seats))


def table_texts(client: discord.Client, texts: Texts, view: TableView) -> Translator:
    """The language of a message that is nobody's answer: the seat's, else the server's."""
    if view.locale is not None:
        return texts.get(view.locale)
    guild = client.get_guild(view.guild_id)
    return texts.get(None if guild is None else str(guild.preferred_locale))


def _place(client: discord.Client, view: TableView) -> str:
    if view.what_if:
        return ""
    guild = client.get_guild(view.guild_id)
    if guild is None:
        return f"<#{view.channel_id}>"
    return f"{escaped(guild.name)} › <#{view.channel_id}>"


def _link(view: TableView) -> str | None:
    if view.board_id is None:
        return None
    return message_link(view.guild_id, view.channel_id, view.board_id)


def message_link(guild_id: int, channel_id: int, message_id: int) -> str:
    """Where a click leads to this message."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"
