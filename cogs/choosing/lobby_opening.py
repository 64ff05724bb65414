"""Opening a lobby: whether a game is allowed here, and in which channel or thread it is played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import discord
from msgspec import structs

from bot.i18n import Translator
from bot.place import Place, is_seen_by_one, server_of, settings_of
from bot.render import PrivatePage, busy_channel_page, lobby_page, shortened
from bot.setting_values import ServerSettings, Starters
from bot.tables import Reason, Rejected
from bot.views.names import plain_name

from ..answering.interaction_data import person_of
from ..answering.replies import PrivateReply, PublicReply, Reply, note, said
from ..answering.request import Request
from ..permissions import bot_can_write, can_post_publicly, person_can_end_game, person_can_manage
from ..showing.pages import context_of, refusal_text, table_texts
from ..subscribing import parent_of
from ..writing.message import LOBBY
from .typed_rules import HouseRuleError, WantedRules, with_preset

_LONGEST_THREAD_NAME = 100
_A_DAY = 1440
"""Minutes without a message after which Discord archives the thread."""


class NotHereError(Exception):
    """Why no game is opened here, in words for the person who asked."""


@dataclass(frozen=True, slots=True)
class PlaceToPlay:
    """A channel or thread; ``own_thread``: the bot has opened it for games."""

    channel_id: int
    own_thread: bool = False


async def place_to_play(
    interaction: discord.Interaction, here: Place, server: ServerSettings, t: Translator
) -> PlaceToPlay:
    """Return this channel, or a new thread in it, as the server has chosen.

    Raise `NotHereError` if the server wants no game here, or none from this person.
    """
    if settings_of(here) is None:
        return PlaceToPlay(here.channel_id)
    channel, parent_id = interaction.channel, parent_of(interaction)
    channel_id = interaction.channel_id or 0
    if not (server.allows(channel_id) or (parent_id is not None and server.allows(parent_id))):
        named = ", ".join(f"<#{allowed}>" for allowed in server.channels)
        raise NotHereError(t.format("settings-not-this-channel", channels=named))
    if server.starters is Starters.MANAGERS and not person_can_manage(interaction):
        raise NotHereError(t.format("settings-only-managers-start"))
    if server.threads and isinstance(channel, discord.TextChannel):
        return PlaceToPlay(await _open_thread(interaction, channel, t), own_thread=True)
    bot = interaction.client.user
    own = isinstance(channel, discord.Thread) and bot is not None and channel.owner_id == bot.id
    return PlaceToPlay(channel_id, own)


def _locale_of(here: Place, interaction: discord.Interaction, t: Translator) -> str | None:
    """Return the language of a table's messages: the server's, else that of its host."""
    if server_of(here) is None:
        return t.language
    return str(interaction.guild_locale) if interaction.guild_locale else None


async def _open_thread(
    interaction: discord.Interaction, channel: discord.TextChannel, t: Translator
) -> int:
    name = t.format("thread-name", player=plain_name(interaction.user.display_name))
    try:
        thread = await channel.create_thread(
            name=shortened(name, _LONGEST_THREAD_NAME),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=_A_DAY,
        )
    except discord.Forbidden:
        raise NotHereError(t.format("settings-no-thread")) from None
    return thread.id


async def not_opened(asked: Request, rejected: Rejected) -> PrivateReply:
    """Say why no lobby was opened; beside another table, offer what can be done at that one."""
    t, view, user_id = asked.t, rejected.view, asked.user_id
    tables, writer = asked.tables, asked.writer
    if rejected.reason is not Reason.CHANNEL_BUSY or view is None:
        return said(refusal_text(asked.client, rejected, t))
    await writer.look_for(view.game.id)
    view = await tables.games.view(view.game.id, user_id) or view
    context, follows = context_of(asked.client, view), view.follower(user_id) is not None
    at_once = person_can_end_game(asked.interaction)
    manages = await tables.games.may_end(view.game.id, user_id, may_manage=at_once)
    return PrivateReply(busy_channel_page(context, t, follows=follows, manages=manages))


def _why_not_here(interaction: discord.Interaction, place: Place) -> str | None:
    """Return the key of why nobody can play here, or None if people can."""
    if not (is_seen_by_one(place) or bot_can_write(interaction)):
        return "answer-no-permission"
    return None if can_post_publicly(interaction) else "answer-only-you-see"


async def open_lobby(asked: Request, wanted: WantedRules) -> Reply:
    """Open a lobby for the person who asks, and reply with its message or with why not."""
    t, tables, here = asked.t, asked.tables, asked.place
    client, writer, interaction = asked.client, asked.writer, asked.interaction
    why_not = _why_not_here(interaction, here)
    if why_not is not None:
        return said(t.format(why_not))
    server = await tables.settings.of_place(here)
    try:
        if wanted.says_nothing:
            options = WantedRules.of_server(server).options_by_default(t)
        else:
            wanted = await with_preset(wanted, tables.favourites, asked.user_id, t)
            options = wanted.options(t)
        place = await place_to_play(interaction, here, server, t)
    except (HouseRuleError, NotHereError) as fault:
        return said(str(fault))
    outcome = await tables.lobbies.open(
        structs.replace(here, channel_id=place.channel_id),
        person_of(interaction),
        options,
        locale=_locale_of(here, interaction, t),
        own_thread=place.own_thread,
        parent_id=parent_of(interaction) or here.channel_id,
    )
    if isinstance(outcome, Rejected):
        return await not_opened(asked, outcome)
    if place.channel_id != interaction.channel_id:
        return said(t.format("settings-thread-opened", thread=f"<#{place.channel_id}>"))
    # At once, before any other task runs: otherwise the writer posts the lobby, too.
    write = writer.answering(LOBBY.at(outcome.game.id))
    view = None
    try:
        view = await tables.games.view(outcome.game.id)
    finally:
        if view is None:
            write.end()
    if view is None:
        return said(t.format("reason-no-such-game", member="yes"))
    page = lobby_page(context_of(client, view), table_texts(client, asked.services.texts, view))
    late, posted = (
        note(t.format("answer-lobby-open")),
        partial(writer.lobby_posted, interaction, view),
    )

    async def take_back() -> PrivatePage:
        await tables.games.abandon(outcome.game.id)
        return note(t.format("answer-only-you-see"))

    return PublicReply(page, late, posted, write, take_back)
