"""The single requests that post, edit, delete and find messages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine
from secrets import token_hex
from typing import Any, NewType, TypeVar

import discord
from discord.ext import commands
from discord.http import handle_message_parameters

from bot.render import Page, PublicPage, Reminder, Verb
from bot.store.rows import MessageKind, MessageRow
from bot.tables import CallRecipients
from bot.tables.messages.delivery import Delivery

from .._services import services_of
from ..showing.components import (
    PageLayout,
    attached,
    button_below,
    clicks_in,
    clicks_on,
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

NOBODY = discord.AllowedMentions.none()


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

    async def say(self, channel_id: int, text: str, user_id: int, once: str | None = None) -> int:
        """Post a sentence that may mention this person, as `post` does; return the message's id."""
        return await self.call(channel_id, text, CallRecipients((user_id,)), once)

    async def call(
        self, channel_id: int, text: str, called: CallRecipients, once: str | None = None
    ) -> int:
        """Post a sentence that may mention these people or this role, as `post` does."""
        return await self._call(channel_id, text, called, once or token_hex(8))

    async def remind(self, channel_id: int, reminder: Reminder, user_id: int, once: str) -> int:
        """Remind this person, with a button to stop it, as `post` does; return the message's id."""
        view = button_below(reminder.quiet)
        return await self._call(
            channel_id, reminder.text, CallRecipients((user_id,)), once, view=view
        )

    async def _call(
        self, channel_id: int, text: str, called: CallRecipients, once: str, **more: Any
    ) -> int:
        channel = self._bot.get_partial_messageable(channel_id)
        sending = channel.send(text, allowed_mentions=calling(called), nonce=once, **more)
        return (await _posted(sending)).id

    async def edit(self, message: MessageRow, page: Page) -> Page:
        """Edit a posted message by the bot's own route.

        Return the form of the page that Discord has accepted. Raise `ExposedError` for a page for
        one person in any message but a hand.
        """
        require_hand(message, page)
        assert message.channel_id is not None
        assert message.message_id is not None
        where = message.channel_id, message.message_id

        async def send(layout: PageLayout) -> Page:
            files = attached(layout.page)
            with handle_message_parameters(view=layout, allowed_mentions=NOBODY, **files) as params:
                # discord.py's message objects would be made from the answer for nobody.
                edit = self._bot.http.edit_message(*where, params=params)
                await within(SECONDS_TO_EDIT, edit)
            return layout.page

        return await in_some_form(self._bot, page, send)

    async def edit_by_token(self, target: TokenMessage, message: MessageRow, page: Page) -> Page:
        """Edit a posted message by the token that leads to it.

        Return the form of the page that Discord has accepted. Raise `ExposedError` for a page for
        one person in any message but a hand.
        """
        require_hand(message, page)
        return await edit_target(self._bot, target, page, attached)

    async def delete_by_token(self, target: TokenMessage) -> None:
        """Delete a follow-up by the token that leads to it."""
        target.token.limit.count()
        await within(SECONDS_TO_EDIT, services_of(self._bot).token_requests.delete(target))

    async def delete(self, message: MessageRow) -> None:
        """Delete a posted message."""
        assert message.channel_id is not None
        assert message.message_id is not None
        channel = self._bot.get_partial_messageable(message.channel_id)
        await within(SECONDS_TO_EDIT, channel.get_partial_message(message.message_id).delete())

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


_ON_EACH = {
    MessageKind.LOBBY: frozenset({Verb.OPTIONS}),
    MessageKind.BOARD: frozenset({Verb.MORE, Verb.HAND}),
}
"""Buttons of which each public message of this kind has at least one."""

_ON_NONE = {MessageKind.BOARD: frozenset({Verb.OPTIONS})}
"""Buttons that no message of this kind has: *More* is on lobbies, too."""


class LostPosts:
    """Finds messages of which no row knows, by the buttons on them."""

    def __init__(self, bot: discord.Client, messages: Delivery, requests: MessageRequests) -> None:
        self._bot = bot
        self._messages = messages
        self._requests = requests

    async def of(self, message: MessageRow) -> int | None:
        """Return the id of the newest message that fits this row without an id, or None.

        Raise `discord.Forbidden` if the bot may not read the channel.
        """
        return next((posted.id for posted in await self.unknown(message)), None)

    async def unknown(self, message: MessageRow) -> list[discord.Message]:
        """Return the messages of the kind of this row that no row knows, the newest first.

        Raise `discord.Forbidden` if the bot may not read the channel.
        """
        verbs = _ON_EACH.get(message.kind)
        if verbs is None or message.channel_id is None:
            return []
        newest = await self._requests.newest(message.channel_id)
        found = await self._messages.of_game(message.game_id)
        known = [] if found is None else [row.message_id for row in found.messages]
        excluded = _ON_NONE.get(message.kind, frozenset())
        return [
            posted
            for posted in newest
            if posted.id not in known
            and (shown := self._verbs(posted, message.game_id)) & verbs
            and not shown & excluded
        ]

    def _verbs(self, posted: discord.Message, game_id: str) -> set[Verb]:
        """Return what the buttons of this game do on a message, none for one that is not ours."""
        if self._bot.user is None or posted.author.id != self._bot.user.id:
            return set()
        return {click.verb for click in clicks_on(posted) if click.game == game_id}
