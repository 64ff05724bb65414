"""Posting, editing and deleting the messages of rows, and storing what has become of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import sha256
from typing import Protocol

import discord

from bot.render import Page
from bot.store.rows import MessageKind, MessageRow
from bot.tables import TableView
from bot.tables.messages.delivery import Delivery
from bot.views.table_values import Status

from ..showing.components import require_public
from ..tokens.interaction_tokens import InteractionToken
from .follow_ups import follow_up_publicly, follow_up_with_call
from .message_pages import MessagePages
from .message_requests import DmChannelId, LostPosts, MessageRequests, require_hand
from .message_tokens import MessageTokens
from .message_ways import (
    DmPost,
    FollowUpPost,
    MessageDeletion,
    NewDmPost,
    NewPost,
    RouteEdit,
    TokenDeletion,
    TokenEdit,
    Way,
)
from .request_limits import Budgets

_NAME_LENGTH = 24
"""Discord takes a nonce of at most 25 characters."""


_Edit = Callable[[MessageRow, Page], Awaitable[Page]]
"""Edits a message, and returns the form of the page that Discord has accepted."""


class BoardPosted(Protocol):
    """A function that is called with each new board."""

    def __call__(
        self, game_id: str, channel_id: int, message_id: int, /, *, reactions: bool
    ) -> None:
        """Note the new board, with or without ``reactions`` below it."""
        ...


class PostedMessages:
    """Posts, edits and deletes the messages of rows, and stores the result."""

    def __init__(
        self,
        bot: discord.Client,
        messages: Delivery,
        requests: MessageRequests,
        tokens: MessageTokens,
        budgets: Budgets,
        pages: MessagePages,
        lost_posts: LostPosts,
        board_posted: BoardPosted,
    ) -> None:
        """`board_posted` is called with each new board."""
        self._bot = bot
        self._messages = messages
        self._requests = requests
        self._tokens = tokens
        self._budgets = budgets
        self._pages = pages
        self._board_posted = board_posted
        self._lost_posts = lost_posts

    async def find_lost(self, message: MessageRow, due: float) -> bool:
        """Search the channel for a message without an id; return whether it was found."""
        async with self._budgets.anything(due):
            message_id = await self._lost_posts.of(message)
        if message_id is None:
            return False
        assert message.channel_id is not None
        await self._messages.shown(message, 0, message.channel_id, message_id)
        if message.kind is MessageKind.BOARD and message.wanted_version is None:
            ids = message.game_id, message.channel_id, message_id
            self._board_posted(*ids, reactions=True)
        return True

    async def write(
        self, message: MessageRow, view: TableView, way: Way, *, whole: bool = True
    ) -> None:
        """Write the message by this way and store the result. `view` is its newest view.

        If it is not `whole`, its picture follows later.
        """
        match way:
            case MessageDeletion():
                await self._requests.delete(message)
                await self._messages.removed(message)
            case TokenDeletion(target=target):
                await self._requests.delete_by_token(target)
                await self._messages.removed(message)
            case TokenEdit(target=target):
                edit = partial(self._requests.edit_by_token, target)
                await self._edit(message, view, edit, whole)
            case RouteEdit():
                await self._edit(message, view, self._requests.edit, whole)
            case NewPost(channel_id=channel_id):
                posted = await self._post(message, view, channel_id)
                await self._note_posted(message, view, channel_id, posted, whole=whole)
            case DmPost(channel_id=channel_id):
                posted = await self._post_directly(message, view, channel_id)
                await self._note_posted(message, view, channel_id, posted, whole=whole)
            case FollowUpPost(channel_id=channel_id, token=token):
                posted = await self._follow_up(message, view, token)
                await self._note_posted(message, view, channel_id, posted, whole=whole)
            case NewDmPost():
                raise ValueError("the channel is to be opened first")

    def post_no_more(self, message: MessageRow, way: FollowUpPost) -> None:
        """Take no further messages of the game to this channel by the token of that way."""
        self._tokens.post_no_more(message.game_id, way.channel_id)

    async def _edit(self, message: MessageRow, view: TableView, edit: _Edit, whole: bool) -> None:
        assert message.channel_id is not None
        assert message.message_id is not None
        shown = await edit(message, self._pages.for_edit(message, view))
        self._pages.sent_pictures.note(message.message_id, shown)
        ids = message.channel_id, message.message_id
        await self._messages.shown(message, view.game.version, *ids, whole=whole)

    async def _follow_up(
        self, message: MessageRow, view: TableView, token: InteractionToken
    ) -> int:
        if message.is_sentence:
            sentence = await self._pages.sentence(message, view)
            posted = await follow_up_with_call(self._bot, token, sentence)
        else:
            page = require_public(self._pages.page(message, view))
            posted = await follow_up_publicly(self._bot, token, page)
        self._tokens.remember_follow_up(token, message.game_id, posted.id)
        if token.is_rationed:
            self._tokens.remember_channel(token, message.game_id)
        return posted.id

    async def _post(self, message: MessageRow, view: TableView, channel_id: int) -> int:
        once = _name_of_post(message)
        if message.kind is MessageKind.REMINDER:
            assert message.seat is not None
            assert message.user_id is not None
            reminder = self._pages.reminder(message.seat, message.user_id, view)
            return await self._requests.remind(channel_id, reminder, message.user_id, once)
        if message.kind is MessageKind.OFFER_IN_CHANNEL:
            assert message.user_id is not None
            text = self._pages.offer_in_channel(message.user_id, view)
            return await self._requests.say(channel_id, text, message.user_id, once)
        if message.kind is MessageKind.CALL:
            text, called = await self._pages.lobby_call(view)
            return await self._requests.call(channel_id, text, called, once)
        return await self._post_page(message, view, channel_id, once)

    async def _note_posted(
        self, message: MessageRow, view: TableView, channel_id: int, posted: int, *, whole: bool
    ) -> None:
        if message.message_id is not None:
            self._tokens.forget(message.message_id)
        await self._messages.shown(message, view.game.version, channel_id, posted, whole=whole)
        if message.kind is MessageKind.BOARD and view.game.status is Status.LIVE:
            reactions = _in_first_round(view)
            self._board_posted(message.game_id, channel_id, posted, reactions=reactions)

    async def _post_page(
        self, message: MessageRow, view: TableView, channel_id: int, once: str
    ) -> int:
        page = require_public(self._pages.page(message, view))
        return await self._requests.post(channel_id, page, once)

    async def _post_directly(
        self, message: MessageRow, view: TableView, channel_id: DmChannelId
    ) -> int:
        once = _name_of_post(message)
        if message.kind is MessageKind.DIRECT_REMINDER:
            assert message.seat is not None
            assert message.user_id is not None
            reminder = self._pages.direct_reminder(message.seat, view)
            return await self._requests.remind(channel_id, reminder, message.user_id, once)
        page = self._pages.page(message, view)
        require_hand(message, page)
        return await self._requests.write_to(channel_id, page, once)


def _in_first_round(view: TableView) -> bool:
    """Return whether the board is the first of its match.

    Reactions below each board would cost two more requests, and its buttons do the same. A reaction
    that a player adds is understood on every board.
    """
    return view.observation is not None and view.observation.number == 1


def _name_of_post(message: MessageRow) -> str:
    """Return a name that is the same for every attempt to replace the same older message."""
    told = f"{message.id}:{message.message_id}:{message.deletions}".encode()
    return sha256(told).hexdigest()[:_NAME_LENGTH]
