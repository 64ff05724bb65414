"""The single requests that post, edit, delete and find messages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine
from hashlib import sha256
from typing import Any, NewType, TypeVar

import discord
from discord.ext import commands
from discord.http import handle_message_parameters
from msgspec import Struct

from bot.render import Button, Page, PublicPage
from bot.store.rows import MessageKind, MessageRow
from bot.tables import CallRecipients

from .._services import services_of
from ..showing.components import (
    PageLayout,
    attached,
    button_below,
    clicks_in,
    files_of,
    in_some_form,
    require_public,
)
from ..tokens.interaction_tokens import TokenMessage
from .request_timeouts import within

Answered = TypeVar("Answered")

DmChannelId = NewType("DmChannelId", int)
"""The direct messages of one person with the bot: no other channel may show a page for one person.
"""

SECONDS_TO_EDIT = 4.0
"""An edit can be repeated, so it is given up early."""

SECONDS_TO_POST = 15.0
"""A post that is given up too early may appear twice."""

_NEWEST = 100
"""The number of messages that Discord returns at once."""

_NAME_LENGTH = 24
"""Discord takes a nonce of at most 25 characters."""

NOBODY = discord.AllowedMentions.none()


class Sentence(Struct, frozen=True):
    """A text that may mention these people, perhaps with a button below it."""

    text: str
    called: CallRecipients
    button: Button | None = None


def name_of_post(*what: object) -> str:
    """Return the name that every attempt at the same post has, which follows from `what` it is."""
    return sha256(":".join(map(str, what)).encode()).hexdigest()[:_NAME_LENGTH]


class MessageRequests:
    """Requests about messages, by ids: nothing has to be in discord.py's cache.

    Each raises `discord.HTTPException` if Discord refuses, and `TroubleError` without an answer.
    """

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot

    async def post(self, channel_id: int, page: PublicPage, once: str | None = None) -> int:
        """Post a public page and return the id of its message.

        Several attempts with one name (`once`, at most 25 characters) lead to one message, also if
        the first answer is lost or another process makes the second attempt.
        """
        return await self._send(channel_id, require_public(page), once)

    async def write_to(
        self, dm_channel_id: DmChannelId, page: Page, once: str | None = None
    ) -> int:
        """Send a page by direct message, as `post` does, and return the id of its message."""
        return await self._send(dm_channel_id, page, once)

    async def _send(self, channel_id: int, page: Page, once: str | None) -> int:
        channel = self._bot.get_partial_messageable(channel_id)
        name: dict[str, Any] = {} if once is None else {"nonce": once}

        async def send(layout: PageLayout) -> int:
            files = files_of(layout.page)
            more: dict[str, Any] = name | ({"files": files} if files else {})
            sent = await _posted(channel.send(view=layout, allowed_mentions=NOBODY, **more))
            stands = discord.ui.LayoutView.from_message(sent).to_components()
            if once is not None and clicks_in(stands) != clicks_in(layout.to_components()):
                # Discord has returned the message of this name, which shows an older page.
                editing = sent.edit(view=layout, allowed_mentions=NOBODY, **attached(layout.page))
                await within(SECONDS_TO_EDIT, editing)
            return sent.id

        return await in_some_form(self._bot, page, send)

    async def say(self, channel_id: int, sentence: Sentence, once: str) -> int:
        """Post a sentence that may mention people, as `post` does; return the message's id."""
        more: dict[str, Any] = {"allowed_mentions": calling(sentence.called), "nonce": once}
        if sentence.button is not None:
            more["view"] = button_below(sentence.button)
        channel = self._bot.get_partial_messageable(channel_id)
        return (await _posted(channel.send(sentence.text, **more))).id

    async def edit(self, message: MessageRow, page: Page, by: TokenMessage | None = None) -> Page:
        """Edit a posted message `by` the token that leads to it, or by the bot's own route.

        Return the form of the page that Discord has accepted. Raise `ExposedError` for a page for
        one person in any message but a hand.
        """
        require_hand(message, page)
        if by is not None:
            return await edit_target(self._bot, by, page, attached)
        assert message.channel_id is not None
        assert message.message_id is not None
        return await self._edit(message.channel_id, message.message_id, page)

    async def edit_post(self, channel_id: int, message_id: int, page: PublicPage) -> None:
        """Edit a public page that belongs to no game."""
        await self._edit(channel_id, message_id, require_public(page))

    async def _edit(self, channel_id: int, message_id: int, page: Page) -> Page:
        async def send(layout: PageLayout) -> Page:
            files = attached(layout.page)
            with handle_message_parameters(view=layout, allowed_mentions=NOBODY, **files) as params:
                # discord.py's message objects would be made from the answer for nobody.
                edit = self._bot.http.edit_message(channel_id, message_id, params=params)
                await within(SECONDS_TO_EDIT, edit)
            return layout.page

        return await in_some_form(self._bot, page, send)

    async def delete(self, message: MessageRow, by: TokenMessage | None = None) -> None:
        """Delete a posted message, or a follow-up `by` the token that leads to it."""
        if by is not None:
            by.token.limit.count()
            deletion = services_of(self._bot).token_requests.delete(by)
        else:
            assert message.channel_id is not None
            assert message.message_id is not None
            channel = self._bot.get_partial_messageable(message.channel_id)
            deletion = channel.get_partial_message(message.message_id).delete()
        await within(SECONDS_TO_EDIT, deletion)

    async def react(self, channel_id: int, message_id: int, emoji: str) -> None:
        """Add a reaction that players can click."""
        channel = self._bot.get_partial_messageable(channel_id)
        await _posted(channel.get_partial_message(message_id).add_reaction(emoji))

    async def open_dm(self, user_id: int) -> DmChannelId:
        """Open the direct-message channel of a user and return its id."""
        # Not from the cache: the channel in it may be the one that is gone.
        channel = await _posted(self._bot.http.start_private_message(user_id))
        return DmChannelId(int(channel["id"]))

    async def look_up(self, channel_id: int) -> None:
        """Ask whether this channel or thread exists."""
        await _posted(self._bot.http.get_channel(channel_id))

    async def newest(self, channel_id: int) -> list[discord.Message]:
        """Return the last hundred messages of a channel, newest first, or none if unreadable."""
        history = self._bot.get_partial_messageable(channel_id).history(limit=_NEWEST)
        return await within(SECONDS_TO_EDIT, _listed(history))

    async def archive(self, thread_id: int) -> None:
        """Put a thread into the archive."""
        await _posted(self._bot.http.edit_channel(thread_id, archived=True))

    async def unarchive(self, thread_id: int) -> None:
        """Take a thread out of the archive."""
        await _posted(self._bot.http.edit_channel(thread_id, archived=False))


async def edit_target(
    client: discord.Client,
    target: TokenMessage,
    page: Page,
    files: Callable[[Page], dict[str, Any]],
) -> Page:
    """Edit a message by its token, with the files that `files` returns as an argument.

    Return the form of the page that Discord has accepted. The caller knows who sees the message.
    """

    async def send(layout: PageLayout) -> Page:
        target.token.limit.count()
        edit = services_of(client).token_requests.edit(target, layout, **files(layout.page))
        await within(SECONDS_TO_EDIT, edit)
        return layout.page

    return await in_some_form(client, page, send)


def require_hand(message: MessageRow, page: Page) -> None:
    """Raise `ExposedError` for a page for one person in any message but a hand."""
    if message.kind is not MessageKind.HAND:
        require_public(page)


def calling(called: CallRecipients) -> discord.AllowedMentions:
    """Return a setting with which a message mentions these people and this role alone."""
    role_id = called.role_id
    return discord.AllowedMentions(
        everyone=False,
        roles=False if role_id is None else [discord.Object(role_id)],
        users=[discord.Object(user_id) for user_id in called.user_ids],
    )


async def _listed(messages: AsyncIterator[discord.Message]) -> list[discord.Message]:
    return [message async for message in messages]


async def _posted(request: Coroutine[Any, Any, Answered]) -> Answered:
    return await within(SECONDS_TO_POST, request)
