"""Answering a click or command once, in time, and in one request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, cast

import discord

from bot.render import Form, Page, PrivatePage, PublicPage, Text

from ._layout import (
    ExposedError,
    PrivateLayout,
    PublicLayout,
    modal,
    private_layout,
    public_layout,
)
from ._services import Services

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds before an answer is announced instead of given; Discord waits for three."""

_GONE = (10008, 10015, 10062, 40060)
"""The message, the webhook or the interaction is no more, or was answered by somebody else."""

NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Private:
    """An answer in a new message that only whoever asked can see."""

    page: Page


@dataclass(frozen=True, slots=True)
class OwnEdit:
    """An answer in the clicked message, which only whoever clicked can see.

    ``also`` is shown after it in a new message, privately.
    """

    page: Page
    also: PrivatePage | None = None


@dataclass(frozen=True, slots=True)
class PublicEdit:
    """An answer in the clicked message, which everybody can see."""

    page: PublicPage


@dataclass(frozen=True, slots=True)
class PublicPost:
    """An answer to a command in a new message that everybody can see.

    ``late`` is said in its place where it took long: what was announced is private.
    """

    page: PublicPage
    late: PrivatePage


@dataclass(frozen=True, slots=True)
class Window:
    """An answer in a window with fields to be filled in.

    ``late`` is said in its place where it took long: a window cannot be announced.
    """

    form: Form
    late: PrivatePage


Reply = Private | OwnEdit | PublicEdit | PublicPost | Window


def note(text: str) -> PrivatePage:
    """A sentence for one person."""
    return PrivatePage((Text(text),))


def said(text: str) -> Private:
    """A sentence for whoever asked."""
    return Private(note(text))


def clicked_own(interaction: discord.Interaction) -> bool:
    """Whether the clicked message is one that only whoever clicked can see."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


class OwnMessage:
    """A message that only one person can see, as long as its interaction lets it be edited."""

    def __init__(self, interaction: discord.Interaction) -> None:
        """The interaction's original message. Raises `ExposedError` for the clicked board."""
        kind = interaction.response.type
        clicked = (
            discord.InteractionResponseType.message_update,
            discord.InteractionResponseType.deferred_message_update,
        )
        if kind is None or (kind in clicked and not clicked_own(interaction)):
            raise ExposedError("the interaction's original message is not one person's own")
        self._interaction = interaction
        self.user_id = interaction.user.id
        self.locale = str(interaction.locale)

    async def edit(self, page: Page) -> None:
        """Show another page. Raises `discord.HTTPException` where it is gone."""
        view = private_layout(page)
        await self._interaction.edit_original_response(view=view, allowed_mentions=NOBODY)


@dataclass(frozen=True, slots=True)
class Given:
    """A reply that was given.

    ``message_id`` is that of a new message in time. ``edited``: the clicked message shows it.
    ``own`` shows it to one person and can be edited; None where everybody can see what an edit
    of the interaction's original message would change.
    """

    reply: Reply
    message_id: int | None = None
    edited: bool = False
    own: OwnMessage | None = None


async def answer(
    interaction: discord.Interaction, work: Coroutine[Any, Any, Reply], *, edits_clicked: bool
) -> Given | None:
    """Do the work and give its reply; None if it could not be given any more.

    Where the work takes long, Discord is told in time that the answer will come: in the clicked
    message, if the reply ``edits_clicked``, else in a private one. An exception of the work goes
    through.
    """
    task = asyncio.ensure_future(_knowing_who_asks(interaction, work))
    try:
        if not await _done_in_time(task):
            await _announce(interaction, edits_clicked=edits_clicked)
        given = await _deliver(interaction, await task)
    except discord.HTTPException as error:
        if error.code not in _GONE:
            raise
        log.info("answer came too late", extra={"code": error.code})
        return None
    return given


async def _knowing_who_asks(
    interaction: discord.Interaction, work: Coroutine[Any, Any, Reply]
) -> Reply:
    """Do the work, with what whoever asks has chosen in memory: their language."""
    services = cast(Services, interaction.client)
    try:
        await services.tables.settings.person(interaction.user.id)
    except BaseException:
        work.close()
        raise
    return await work


async def _done_in_time(task: asyncio.Task[Reply]) -> bool:
    done, _ = await asyncio.wait([task], timeout=PATIENCE)
    return bool(done)


async def _announce(interaction: discord.Interaction, *, edits_clicked: bool) -> None:
    if edits_clicked:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def _deliver(interaction: discord.Interaction, reply: Reply) -> Given:
    if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        return await _deliver_announced(interaction, reply)
    match reply:
        case OwnEdit():
            if not clicked_own(interaction):
                raise ExposedError("not one person's own message was clicked")
            await _edit(interaction, private_layout(reply.page))
            await _add(interaction, reply.also)
            return Given(reply, edited=True, own=OwnMessage(interaction))
        case PublicEdit():
            await _edit(interaction, public_layout(reply.page))
            return Given(reply, edited=True)
        case Private():
            return await _whisper(interaction, reply)
        case PublicPost():
            view = public_layout(reply.page)
            sent = await interaction.response.send_message(view=view, allowed_mentions=NOBODY)
            return Given(reply, sent.message_id)
        case Window():
            await interaction.response.send_modal(modal(reply.form))
            return Given(reply)


async def _deliver_announced(interaction: discord.Interaction, reply: Reply) -> Given:
    """Put the answer where Discord shows, to whoever asked alone, that the bot is thinking."""
    own = OwnMessage(interaction)
    await own.edit(reply.late if isinstance(reply, PublicPost | Window) else reply.page)
    await _add(interaction, reply.also if isinstance(reply, OwnEdit) else None)
    return Given(reply, own=own)


async def _whisper(interaction: discord.Interaction, reply: Private) -> Given:
    view = private_layout(reply.page)
    if interaction.response.is_done():
        # A click that was to change its message is answered beside it: that message stays as it is.
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
        return Given(reply)
    sent = await interaction.response.send_message(
        view=view, ephemeral=True, allowed_mentions=NOBODY
    )
    return Given(reply, sent.message_id, own=OwnMessage(interaction))


async def _edit(interaction: discord.Interaction, view: PublicLayout | PrivateLayout) -> None:
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, allowed_mentions=NOBODY)
    else:
        await interaction.response.edit_message(view=view, allowed_mentions=NOBODY)


async def _add(interaction: discord.Interaction, page: PrivatePage | None) -> None:
    if page is not None:
        view = private_layout(page)
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
