"""Answering a click or command once, in time, and in one request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from http import HTTPStatus
from itertools import count
from typing import Any, Generic, TypeVar, cast

import discord
from aiohttp import ClientError

from bot.render import Form, Page, PrivatePage, PublicPage, Text

from .._services import services_of
from ..showing.components import (
    ExposedError,
    PrivateLayout,
    PublicLayout,
    attached,
    files_of,
    modal,
)
from ..showing.refused_parts import in_some_form
from ..writing.discord_refusals import DISCORD_ERRORS, Refusal, refused_by, wait_after
from ..writing.message_requests import NOBODY, SECONDS_TO_EDIT
from ..writing.opened_hands import OwnMessage, clicked_own
from ..writing.request_timeouts import TroubleError, within
from ..writing.write_schedule import AnswerWrite

log = logging.getLogger(__name__)

PATIENCE = 1.5
"""Seconds before an answer is announced instead of given; Discord waits for three."""

_SECONDS_TO_ANSWER = 3.0
"""After that Discord takes no answer any more; meanwhile nobody else writes the message."""

SECONDS_OF_INSISTING = 120.0
"""After that nobody waits for an answer any more."""

_NOT_TAKEN = (discord.HTTPException, ClientError)
"""Discord does not take the answer, or cannot be reached."""

_GONE = (10003, 10008, 10015, 10062, 40060)
"""The channel, the message, the webhook or the interaction is no more, or has its answer."""


P = TypeVar("P", bound=Page)


@dataclass(frozen=True, slots=True)
class Private:
    """An answer in a new message that only whoever asked can see."""

    page: Page


@dataclass(frozen=True, slots=True)
class Drawn(Generic[P]):
    """A page of a table at this version."""

    page: P
    version: int


@dataclass(frozen=True, slots=True)
class OwnEdit:
    """An answer in the clicked message, which only whoever clicked can see.

    ``also`` is shown after it in a new message, privately. A page of a table has its ``version``;
    ``newer`` draws it anew where the message shows more by now.
    """

    page: Page
    also: PrivatePage | None = None
    version: int | None = None
    newer: Callable[[], Awaitable[Drawn[Page] | None]] | None = None


@dataclass(frozen=True, slots=True)
class PublicEdit:
    """An answer in the clicked message, which everybody can see; ``newer`` as in `OwnEdit`."""

    page: PublicPage
    version: int
    newer: Callable[[], Awaitable[Drawn[PublicPage] | None]]


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
_Edit = OwnEdit | PublicEdit

Claim = Callable[[], Awaitable[AnswerWrite | None]]
"""Makes the answer the next write of the clicked message."""


def note(text: str) -> PrivatePage:
    """A sentence for one person."""
    return PrivatePage((Text(text),))


def said(text: str) -> Private:
    """A sentence for whoever asked."""
    return Private(note(text))


@dataclass(frozen=True, slots=True)
class Given:
    """A reply that was given.

    ``message_id`` is that of a new message in time. ``own`` is a new message that shows the reply
    to one person and can be edited.
    """

    reply: Reply
    message_id: int | None = None
    own: OwnMessage | None = None


async def answer(
    interaction: discord.Interaction,
    work: Coroutine[Any, Any, Reply],
    *,
    edits_clicked: bool,
    claim: Claim | None = None,
) -> Given | None:
    """Do the work and give its reply; None if it could not be given any more.

    Where the work takes long, or something else is on its way to the clicked message, Discord is
    told in time that the answer will come: in the clicked message, if the reply ``edits_clicked``,
    else in a private one. An exception of the work goes through.
    """
    answering = _Answer(interaction, work, claim)
    try:
        return await answering.give(edits_clicked=edits_clicked)
    except discord.HTTPException as error:
        if error.code not in _GONE and error.status < HTTPStatus.INTERNAL_SERVER_ERROR:
            raise
        log.info("answer came too late", extra={"code": error.code})
        return None
    except (TroubleError, ClientError) as error:
        log.info("answer not given", extra={"why": type(error).__name__})
        return None
    finally:
        await answering.end()


class _Answer:
    """One answer on its way."""

    def __init__(
        self,
        interaction: discord.Interaction,
        work: Coroutine[Any, Any, Reply],
        claim: Claim | None,
    ) -> None:
        self._interaction = interaction
        self._work = work
        self._claim = claim
        self._place: AnswerWrite | None = None
        self._ready = asyncio.ensure_future(self._reply())

    async def give(self, *, edits_clicked: bool) -> Given:
        done, _ = await asyncio.wait([self._ready], timeout=PATIENCE)
        if not done:
            await _announce(self._interaction, edits_clicked=edits_clicked)
        reply = await self._ready
        if _is_announced_apart(self._interaction):
            return await _deliver_announced(self._interaction, reply)
        if isinstance(reply, _Edit):
            return await self._give_in_place(reply)
        return await _deliver(self._interaction, reply)

    async def end(self) -> None:
        """What was asked for is done, even where nobody hears of it any more."""
        await asyncio.wait([self._ready])
        if self._place is not None:
            self._place.end()

    async def _reply(self) -> Reply:
        """The reply, once it can be given."""
        try:
            # What whoever asks has chosen is in memory from here on: their language.
            services = services_of(self._interaction.client)
            self._place = None if self._claim is None else await self._claim()
            await services.tables.settings.person(self._interaction.user.id)
        except BaseException:
            self._work.close()
            raise
        reply = await self._work
        if self._place is not None and isinstance(reply, _Edit):
            await self._place.begin()
        return reply

    async def _give_in_place(self, reply: _Edit) -> Given:
        page, version = await self._newest(reply)
        if isinstance(reply, PublicEdit):
            await _edit(self._interaction, PublicLayout(cast(PublicPage, page)))
        elif clicked_own(self._interaction):
            await _edit(self._interaction, PrivateLayout(page))
        else:
            raise ExposedError("not one person's own message was clicked")
        if self._place is not None and version is not None:
            await self._place.written(self._interaction, version)
        if isinstance(reply, OwnEdit):
            await _add(self._interaction, reply.also)
        return Given(reply)

    async def _newest(self, reply: _Edit) -> tuple[Page, int | None]:
        """The reply's page, drawn anew where the message shows a newer version by now."""
        if self._place is None or reply.version is None or reply.newer is None:
            return reply.page, reply.version
        if await self._place.shown_version() > reply.version:
            drawn = await reply.newer()
            if drawn is not None:
                return drawn.page, drawn.version
        return reply.page, reply.version


async def apologize(interaction: discord.Interaction, text: str) -> None:
    """Say, to whoever asked alone, what became of it, whether or not there was an answer."""
    with _unless_stopped(interaction):
        if interaction.client.is_closed():
            log.info("nobody is apologized to any more: the bot has stopped")
            return
        try:
            if interaction.response.is_done():
                await interaction.followup.send(text, ephemeral=True)
            else:
                await interaction.response.send_message(text, ephemeral=True)
        except _NOT_TAKEN:
            log.info("could not even apologize")


async def acknowledge(interaction: discord.Interaction) -> None:
    """Let Discord show that the click has arrived, and nothing more."""
    with _unless_stopped(interaction):
        try:
            await interaction.response.defer()
        except _NOT_TAKEN as error:
            log.info("a click was not acknowledged", extra={"why": type(error).__name__})


@contextmanager
def _unless_stopped(interaction: discord.Interaction) -> Generator[None]:
    """Within this nothing is raised because the bot has stopped while it tried again."""
    try:
        yield
    except RuntimeError as error:  # aiohttp's word for a session that is closed
        if not interaction.client.is_closed():
            raise
        log.info("nobody is answered any more: the bot has stopped", extra={"why": str(error)})


async def _announce(interaction: discord.Interaction, *, edits_clicked: bool) -> None:
    if edits_clicked:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


def _is_announced_apart(interaction: discord.Interaction) -> bool:
    """Whether Discord shows, to whoever asked alone, that the bot is thinking."""
    return interaction.response.type is discord.InteractionResponseType.deferred_channel_message


async def _deliver(interaction: discord.Interaction, reply: Private | PublicPost | Window) -> Given:
    match reply:
        case Private():
            return await _whisper(interaction, reply)
        case PublicPost():

            async def post(form: PublicLayout) -> int | None:
                sent = await interaction.response.send_message(
                    view=form, files=files_of(form.page), allowed_mentions=NOBODY
                )
                return sent.message_id

            posted = await in_some_form(interaction.client, PublicLayout(reply.page), post)
            return Given(reply, posted)
        case Window():
            await interaction.response.send_modal(modal(reply.form))
            return Given(reply)


async def _deliver_announced(interaction: discord.Interaction, reply: Reply) -> Given:
    """Put the answer where Discord shows, to whoever asked alone, that the bot is thinking."""
    own = OwnMessage(interaction)
    page = reply.late if isinstance(reply, PublicPost | Window) else reply.page
    await _until_taken(lambda: own.edit(page))
    await _add(interaction, reply.also if isinstance(reply, OwnEdit) else None)
    return Given(reply, own=own)


async def _until_taken(attempt: Callable[[], Awaitable[None]]) -> None:
    """Insist for as long as an outage lasts: Discord would go on saying that the bot thinks."""
    loop = asyncio.get_running_loop()
    until = loop.time() + SECONDS_OF_INSISTING
    for failures in count(1):
        try:
            return await attempt()
        except DISCORD_ERRORS as error:
            refused = refused_by(error)
            if refused.refusal is not Refusal.TROUBLE or loop.time() > until:
                raise
            await asyncio.sleep(wait_after(failures, refused.refusal, refused.retry_after))


async def _whisper(interaction: discord.Interaction, reply: Private) -> Given:
    view = PrivateLayout(reply.page)
    if interaction.response.is_done():
        # A click that was to change its message is answered beside it: that message stays as it is.
        await _follow(interaction, view)
        return Given(reply)

    async def send(form: PrivateLayout) -> int | None:
        sent = await interaction.response.send_message(
            view=form, files=files_of(form.page), ephemeral=True, allowed_mentions=NOBODY
        )
        return sent.message_id

    sent = await in_some_form(interaction.client, view, send)
    return Given(reply, sent, own=OwnMessage(interaction))


async def _follow(interaction: discord.Interaction, view: PrivateLayout) -> None:
    async def send(form: PrivateLayout) -> None:
        await interaction.followup.send(
            view=form, files=files_of(form.page), ephemeral=True, allowed_mentions=NOBODY
        )

    await in_some_form(interaction.client, view, send)


async def _edit(interaction: discord.Interaction, view: PublicLayout | PrivateLayout) -> None:
    async def send(form: PublicLayout | PrivateLayout) -> None:
        if interaction.response.is_done():
            edit = interaction.edit_original_response(
                view=form, allowed_mentions=NOBODY, **attached(form)
            )
            await within(SECONDS_TO_EDIT, edit)
        else:
            reply = interaction.response.edit_message(
                view=form, allowed_mentions=NOBODY, **attached(form)
            )
            await within(_SECONDS_TO_ANSWER, reply, insists=True)

    await in_some_form(interaction.client, view, send)


async def _add(interaction: discord.Interaction, page: PrivatePage | None) -> None:
    if page is not None:
        await _follow(interaction, PrivateLayout(page))
