"""Answering a click or command: once, within Discord's three seconds, and in one request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from typing import Any, TypeVar

import discord
from aiohttp import ClientError

from bot.render import Form, Page, PrivatePage, PublicPage, Text
from bot.worker import NotDoneError

from .._services import personal_texts, services_of
from ..audience import SeenByOne, SeenByPlace, clicked_audience
from ..connecting.other_database import AT_ONCE
from ..showing.components import (
    ExposedError,
    PageLayout,
    attached,
    files_of,
    in_some_form,
    modal,
    require_public,
)
from ..writing.discord_refusals import (
    DISCORD_ERRORS,
    DiscordRefusal,
    meaning_of,
    refused_by,
    wait_after,
)
from ..writing.follow_ups import follow_up_privately
from ..writing.message import AnswerWrite
from ..writing.message_requests import NOBODY, SECONDS_TO_EDIT
from ..writing.own_messages import OwnMessage, own_answer
from ..writing.presses import BoardPress
from ..writing.request_timeouts import TroubleError, within
from .apologies import unless_stopped

log = logging.getLogger(__name__)

Accepted = TypeVar("Accepted")

PATIENCE = 1.5
"""Seconds before an answer is announced instead of given; Discord waits for three."""

_SECONDS_TO_ANSWER = 3.0
"""Discord accepts no answer after this time; until then nobody else writes the message."""

SECONDS_OF_INSISTING = 120.0
"""After this time nobody waits for an answer any longer."""

_TOO_LATE = (
    DiscordRefusal.CHANNEL_IS_GONE,
    DiscordRefusal.MESSAGE_IS_GONE,
    DiscordRefusal.TOKEN_HAS_ENDED,
    DiscordRefusal.ALREADY_ANSWERED,
)
"""Nobody can be answered any more, or somebody else has answered."""


@dataclass(frozen=True, slots=True)
class PrivateReply:
    """An answer in a new message that only the person who asked can see.

    ``opened`` is called with that message, if it can be edited later. ``newer`` makes the reply
    anew if its table has gone on since, and returns None otherwise.
    """

    page: Page
    opened: Callable[[OwnMessage], object] | None = None
    newer: Newer | None = None


@dataclass(frozen=True, slots=True)
class EditReply:
    """An answer in the clicked message. A message that others can see takes a `PublicPage` alone.

    ``also`` is shown after it in a new private message. ``version`` is the version of the table on
    the page; ``newer`` makes the reply anew if the table has gone on since, and returns None
    otherwise.
    """

    page: Page
    also: PrivatePage | None = None
    version: int | None = None
    newer: Newer | None = None


@dataclass(frozen=True, slots=True)
class PublicReply:
    """An answer to a command in a new message that everybody can see.

    ``late`` is shown instead if the work took long, because an announced answer is private.
    ``posted`` is called with the message's id, or with None if Discord did not answer and the
    message may exist. ``write`` is the turn of this answer among the writes of its message.
    ``unseen`` is called instead if Discord shows the answer to the person who asked alone, and
    returns what they are told.
    """

    page: PublicPage
    late: PrivatePage
    posted: Callable[[int | None], Awaitable[None]] | None = None
    write: AnswerWrite | None = None
    unseen: Callable[[], Awaitable[PrivatePage]] | None = None


@dataclass(frozen=True, slots=True)
class FormReply:
    """An answer in a window with fields to fill in.

    ``late`` is shown instead if the work took long, because a window cannot be announced.
    """

    form: Form
    late: PrivatePage


_Sent = discord.InteractionCallbackResponse[discord.Client]

Reply = PrivateReply | EditReply | PublicReply | FormReply

Newer = Callable[[], Awaitable[Reply | None]]
"""Makes a reply anew if its table has gone on since it was made."""

PageReply = TypeVar("PageReply", PrivateReply, EditReply)

Claim = Callable[[], Awaitable[AnswerWrite | None]]
"""Makes the answer the next write of the clicked message."""


def note(text: str) -> PrivatePage:
    """Return a page with one sentence for one person."""
    return PrivatePage((Text(text),))


def said(text: str) -> PrivateReply:
    """Return a reply with one sentence for the person who asked."""
    return PrivateReply(note(text))


async def answer(
    interaction: discord.Interaction,
    work: Coroutine[Any, Any, Reply],
    claim: Claim | None = None,
    press: BoardPress | None = None,
) -> None:
    """Do the work and give its reply, unless Discord no longer accepts one.

    `claim` is given if the reply may edit the clicked message. If the work takes long, or another
    write of that message is under way, Discord is told in time that the answer will come: in the
    clicked message if there is a `claim`, else in a private one. A private reply to a `press` on a
    board may bring the board a token. Exceptions of the work are raised unless the bot has stopped.
    """
    other_database = services_of(interaction.client).other_database
    answering = _Answer(interaction, work, claim, press)
    clock = asyncio.get_running_loop().time
    begun_at = clock()
    try:
        with unless_stopped(interaction):
            await answering.give()
            other_database.answered(interaction.id)
    except discord.HTTPException as error:
        if meaning_of(error) not in _TOO_LATE and error.status < HTTPStatus.INTERNAL_SERVER_ERROR:
            raise
        log.info("answer came too late", extra={"code": error.code})
        is_answered = meaning_of(error) is DiscordRefusal.ALREADY_ANSWERED
        if is_answered and clock() - begun_at < AT_ONCE:
            other_database.answered_already(interaction.id)
        await answering.lose()
    except (TroubleError, ClientError) as error:
        log.info("answer not given", extra={"why": type(error).__name__})
        await answering.lose()
    finally:
        await answering.end()


class _Answer:
    """One answer on its way to Discord."""

    def __init__(
        self,
        interaction: discord.Interaction,
        work: Coroutine[Any, Any, Reply],
        claim: Claim | None,
        press: BoardPress | None,
    ) -> None:
        self._interaction = interaction
        self._work = work
        self._claim = claim
        self._press = press
        self._write: AnswerWrite | None = None
        self._write_of_post: AnswerWrite | None = None
        self._ready = asyncio.ensure_future(self._make_ready())

    async def give(self) -> None:
        """Announce the answer if it takes long, and give it."""
        done, _ = await asyncio.wait([self._ready], timeout=PATIENCE)
        if not done:
            await self._announce()
        reply = await self._ready
        if self._is_announced_apart:
            await self._give_announced(reply)
            return
        match reply:
            case EditReply():
                await self._edit_clicked(reply)
            case PrivateReply():
                await self._post_privately(reply)
            case PublicReply():
                await self._post_publicly(reply)
            case FormReply():
                await self._interaction.response.send_modal(modal(reply.form))

    async def lose(self) -> None:
        """Report a public reply that may exist although Discord did not say so."""
        await asyncio.wait([self._ready])
        reply = None if self._ready.cancelled() or self._ready.exception() else self._ready.result()
        if isinstance(reply, PublicReply) and reply.posted is not None:
            await reply.posted(None)

    async def end(self) -> None:
        """Wait until the work is done, even if nobody sees its reply."""
        await asyncio.wait([self._ready])
        for write in (self._write, self._write_of_post):
            if write is not None:
                write.end()

    async def _make_ready(self) -> Reply:
        """Return the reply once it can be given."""
        try:
            self._write = None if self._claim is None else await self._claim()
            # Load the person's settings: their language is in memory from here on.
            services = services_of(self._interaction.client)
            await services.tables.settings.person(self._interaction.user.id)
        except BaseException:
            self._work.close()
            raise
        reply = await self._worked()
        if isinstance(reply, PublicReply):
            # The claim of the clicked message, if there is one, ends with the answer, too.
            self._write_of_post = reply.write
        if self._write is not None and isinstance(reply, EditReply):
            await self._write.begin()
        return reply

    async def _worked(self) -> Reply:
        """Return the reply, or a sentence that says why long work for it was not done."""
        try:
            return await self._work
        except NotDoneError as error:
            log.info("long work was not done", extra={"why": error.why})
            t = personal_texts(services_of(self._interaction.client), self._interaction)
            return said(t.format(f"work-{error.why}"))

    async def _announce(self) -> None:
        if self._claim is None:
            await self._interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await self._interaction.response.defer()

    @property
    def _is_announced_apart(self) -> bool:
        """Whether Discord shows, to the person who asked alone, that the bot is thinking."""
        apart = discord.InteractionResponseType.deferred_channel_message
        return self._interaction.response.type is apart

    async def _edit_clicked(self, reply: EditReply) -> None:
        reply = await _newest(reply)
        page = self._fitting_clicked(reply.page)
        shown = await in_some_form(self._interaction.client, page, self._send_edit)
        if self._write is not None and reply.version is not None:
            await self._write.written(self._interaction, reply.version, shown)
        if reply.also is not None:
            await follow_up_privately(self._interaction, reply.also)

    def _fitting_clicked(self, page: Page) -> Page:
        """Return the page if the clicked message's audience may see it, or raise `ExposedError`."""
        match clicked_audience(self._interaction):
            case SeenByOne() as audience:
                return audience.fitting(page)
            case SeenByPlace() as audience if self._claim is not None:
                return audience.fitting(require_public(page))
            case _:
                raise ExposedError("this click is answered to one person")

    async def _send_edit(self, layout: PageLayout) -> Page:
        interaction, files = self._interaction, attached(layout.page)
        if interaction.response.is_done():
            edit = interaction.edit_original_response(view=layout, allowed_mentions=NOBODY, **files)
            await within(SECONDS_TO_EDIT, edit)
        else:
            reply = interaction.response.edit_message(view=layout, allowed_mentions=NOBODY, **files)
            await within(_SECONDS_TO_ANSWER, reply, insists=True)
        return layout.page

    async def _post_privately(self, reply: PrivateReply) -> None:
        response, press = self._interaction.response, self._press
        if press is not None and not response.is_done() and await press.should_bring_token():
            await within(_SECONDS_TO_ANSWER, response.defer(), insists=True)
        if not response.is_done():
            reply = await _newest(reply)
            await self._post(reply.page, ephemeral=True)
            own = own_answer(self._interaction)
        else:
            # The click was acknowledged as an edit of its message, which stays as it is.
            if press is not None:
                press.acknowledged()
            send = partial(follow_up_privately, self._interaction)
            reply, own = await _until_accepted(reply, send)
        if reply.opened is not None:
            reply.opened(own)

    async def _post_publicly(self, reply: PublicReply) -> None:
        sent = await self._post(require_public(reply.page))
        if sent.is_ephemeral() and reply.unseen is not None:
            own = own_answer(self._interaction)
            await own.edit(self._interaction.client, await reply.unseen())
        elif reply.posted is not None and sent.message_id is not None:
            await reply.posted(sent.message_id)

    async def _post(self, page: Page, **more: Any) -> _Sent:
        """Answer with a new message, and return what Discord tells of it."""

        async def send(layout: PageLayout) -> _Sent:
            return await self._interaction.response.send_message(
                view=layout, files=files_of(layout.page), allowed_mentions=NOBODY, **more
            )

        return await in_some_form(self._interaction.client, page, send)

    async def _give_announced(self, reply: Reply) -> None:
        """Put the answer where Discord shows that the bot is thinking."""
        own = own_answer(self._interaction)
        show = partial(own.edit, self._interaction.client)
        match reply:
            case EditReply():
                shown, _ = await _until_accepted(reply, show)
                if shown.also is not None:
                    await follow_up_privately(self._interaction, shown.also)
            case PrivateReply():
                shown, _ = await _until_accepted(reply, show)
                if shown.opened is not None:
                    shown.opened(own)
            case PublicReply() | FormReply():
                await _until_accepted(PrivateReply(reply.late), show)


async def _newest(reply: PageReply) -> PageReply:
    """Return the reply, made anew if its table has gone on since.

    What is under a card's back when a page is made may be open when the page is sent (F7, F8).
    """
    newer = None if reply.newer is None else await reply.newer()
    return newer if isinstance(newer, type(reply)) else reply


async def _until_accepted(
    reply: PageReply, send: Callable[[Page], Awaitable[Accepted]]
) -> tuple[PageReply, Accepted]:
    """Send the newest page of the reply, and return both. Repeat the attempt during an outage.

    Otherwise Discord keeps showing a thinking bot.
    """

    async def attempt() -> tuple[PageReply, Accepted]:
        newest = await _newest(reply)
        return newest, await send(newest.page)

    return await insist(attempt)


async def insist(attempt: Callable[[], Awaitable[Accepted]]) -> Accepted:
    """Return what the attempt returns. Repeat it during an outage of Discord."""
    loop = asyncio.get_running_loop()
    until = loop.time() + SECONDS_OF_INSISTING
    failures = 0
    while True:
        try:
            return await attempt()
        except DISCORD_ERRORS as error:
            failures, refused = failures + 1, refused_by(error)
            if not refused.consequence.passes or loop.time() > until:
                raise
            await asyncio.sleep(wait_after(failures, refused))
