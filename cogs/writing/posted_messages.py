"""Writing one message that the store knows of, by a way that was chosen."""

from __future__ import annotations

from hashlib import sha256
from typing import Protocol

from bot.store.rows import MessageKind, MessageRow
from bot.tables import TableView
from bot.tables.messages.delivery import Delivery
from bot.views.table_values import Status

from ..showing.layout import PrivateLayout
from .limits.budget import Budgets
from .message_pages import MessagePages
from .message_ways import Anew, ByRoute, ByToken, Deletion, InNewChannel, Way
from .requests.interaction_tokens import InteractionTokens
from .requests.lost_posts import LostPosts
from .requests.message_requests import MessageRequests

_NAME_LENGTH = 24
"""Discord takes a nonce of at most 25 characters."""


class BoardPosted(Protocol):
    """Hears of new boards."""

    def __call__(
        self, game_id: str, channel_id: int, message_id: int, /, *, reactions: bool
    ) -> None:
        """This message is a board from now on; it has ``reactions`` below it or none."""
        ...


class PostedMessages:
    """Posts, edits and deletes the messages of rows, and notes it."""

    def __init__(
        self,
        messages: Delivery,
        requests: MessageRequests,
        tokens: InteractionTokens,
        budgets: Budgets,
        pages: MessagePages,
        lost_posts: LostPosts,
        board_posted: BoardPosted,
    ) -> None:
        """`board_posted` is called with each new board."""
        self._messages = messages
        self._requests = requests
        self._tokens = tokens
        self._budgets = budgets
        self._pages = pages
        self._board_posted = board_posted
        self._lost_posts = lost_posts

    async def find_lost(self, message: MessageRow, due: float) -> bool:
        """Whether the message stood there all the time; its row knows of it from now on."""
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
        """Do it and note it; `view` is the newest that the message may show.

        Not `whole`: its picture is to follow.
        """
        match way:
            case Deletion():
                await self._requests.delete(message)
                await self._messages.removed(message)
            case ByToken(token=token):
                await token.edit(message, self._pages.layout(message, view))
                await self._note_edited(message, view, whole)
            case ByRoute():
                await self._requests.edit(message, self._pages.layout(message, view))
                await self._note_edited(message, view, whole)
            case Anew(channel_id=channel_id):
                await self._post(message, view, channel_id, whole)
            case InNewChannel():
                raise ValueError("the channel is to be opened first")

    async def _note_edited(self, message: MessageRow, view: TableView, whole: bool) -> None:
        assert message.channel_id is not None
        assert message.message_id is not None
        ids = message.channel_id, message.message_id
        await self._messages.shown(message, view.version, *ids, whole=whole)

    async def _post(
        self, message: MessageRow, view: TableView, channel_id: int, whole: bool
    ) -> None:
        once = _name_of_post(message)
        if message.kind is MessageKind.REMINDER:
            assert message.seat is not None
            assert message.user_id is not None
            reminder = self._pages.reminder(message.seat, message.user_id, view)
            posted = await self._requests.remind(channel_id, reminder, message.user_id, once)
        elif message.kind is MessageKind.OFFER_IN_CHANNEL:
            assert message.user_id is not None
            text = self._pages.offer_in_channel(message.user_id, view)
            posted = await self._requests.say(channel_id, text, message.user_id, once)
        elif message.kind is MessageKind.CALL:
            text, called = await self._pages.lobby_call(view)
            posted = await self._requests.call(channel_id, text, called, once)
        else:
            posted = await self._post_page(message, view, channel_id, once)
        if message.message_id is not None:
            self._tokens.forget(message.message_id)
        await self._messages.shown(message, view.version, channel_id, posted, whole=whole)
        if message.kind is MessageKind.BOARD and view.status is Status.LIVE:
            reactions = _in_first_round(view)
            self._board_posted(message.game_id, channel_id, posted, reactions=reactions)

    async def _post_page(
        self, message: MessageRow, view: TableView, channel_id: int, once: str
    ) -> int:
        page = self._pages.layout(message, view)
        if isinstance(page, PrivateLayout):
            return await self._requests.write_to(channel_id, page, once)
        return await self._requests.post(channel_id, page, once)


def _in_first_round(view: TableView) -> bool:
    """Whether the board is the first of its match.

    Each later one would cost two requests more for what its buttons do as well; who reacts by
    themselves is understood on all of them.
    """
    return view.observation is not None and view.observation.number == 1


def _name_of_post(message: MessageRow) -> str:
    """The same for every attempt to post this message in place of the same older one."""
    told = f"{message.id}:{message.message_id}".encode()
    return sha256(told).hexdigest()[:_NAME_LENGTH]
