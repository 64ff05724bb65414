"""Posting, editing and deleting the messages of rows, and storing what has become of them."""

from __future__ import annotations

import discord

from bot.store.rows import MessageKind, MessageRow
from bot.tables import TableView
from bot.tables.messages.delivery import Delivery
from bot.views.table_values import Status

from ..connecting.processes import Errands
from ..showing.components import require_public
from ..tokens.interaction_tokens import InteractionToken
from .budget import Budgets
from .follow_ups import follow_up_publicly, follow_up_with_call
from .game_channels import GameChannels
from .lost_posts import LostPosts
from .message import LOBBY
from .message_pages import MessagePages
from .message_requests import DmChannelId, MessageRequests, name_of_post, require_hand
from .schedule import WriteSchedule
from .token_keeper import TokenKeeper
from .ways import WayKind, WriteWay


class PostedMessages:
    """Posts, edits and deletes the messages of rows, and stores the result."""

    def __init__(
        self,
        bot: discord.Client,
        messages: Delivery,
        requests: MessageRequests,
        tokens: TokenKeeper,
        budgets: Budgets,
        *,
        pages: MessagePages,
        lost_posts: LostPosts,
        schedule: WriteSchedule,
        channels: GameChannels,
        errands: Errands,
    ) -> None:
        self._bot = bot
        self._messages = messages
        self._requests = requests
        self._tokens = tokens
        self._budgets = budgets
        self._pages = pages
        self._lost_posts = lost_posts
        self._schedule = schedule
        self._channels = channels
        self._errands = errands

    async def find_lost(self, row: MessageRow, due: float) -> bool:
        """Search the channel for a message without an id; return whether it was found."""
        async with self._budgets.anything(due):
            message_id = await self._lost_posts.of(row)
        if message_id is None:
            return False
        assert row.channel_id is not None
        await self._messages.shown(row, 0, row.channel_id, message_id)
        if row.kind is MessageKind.BOARD and row.wanted_version is None:
            self._note_board(row.game_id, row.channel_id, message_id, reactions=True)
        return True

    async def write(
        self, row: MessageRow, view: TableView, way: WriteWay, *, whole: bool = True
    ) -> None:
        """Write the message by this way and store the result. `view` is its newest view.

        If it is not `whole`, its picture follows later.
        """
        match way.kind:
            case WayKind.DELETE:
                await self._requests.delete(row, way.by)
                await self._messages.removed(row)
            case WayKind.EDIT:
                await self._edit(row, view, way, whole)
            case WayKind.POST:
                await self._post(row, view, way, whole)
            case WayKind.NONE | WayKind.REST:
                raise ValueError("nothing can be written this way")

    def post_no_more(self, row: MessageRow) -> None:
        """Take no further messages of the game to the message's channel by a token."""
        if row.channel_id is not None:
            self._tokens.post_no_more(row.game_id, row.channel_id)

    async def _edit(self, row: MessageRow, view: TableView, way: WriteWay, whole: bool) -> None:
        assert row.channel_id is not None
        assert row.message_id is not None
        says_so = self._pages.notes.rests(row.message_id)
        shown = await self._requests.edit(row, self._pages.for_edit(row, view), way.by)
        self._pages.sent_pictures.note(row.message_id, shown)
        if says_so:  # it may rest only since the page was made
            self._pages.notes.written(row.message_id)
        ids = row.channel_id, row.message_id
        await self._messages.shown(row, view.game.version, *ids, whole=whole)

    async def _post(self, row: MessageRow, view: TableView, way: WriteWay, whole: bool) -> None:
        if way.channel_id is None:
            raise ValueError("the channel is to be opened first")
        if way.by is not None:
            posted = await self._follow_up(row, view, way.by.token)
        elif way.dm is not None:
            posted = await self._post_directly(row, view, way.dm)
        else:
            posted = await self._post_publicly(row, view, way.channel_id)
        if row.message_id is not None:
            self._tokens.forget(row.game_id, row.message_id)
        await self._messages.shown(row, view.game.version, way.channel_id, posted, whole=whole)
        if row.kind is MessageKind.BOARD and view.game.status is Status.LIVE:
            reactions = _in_first_round(view)
            self._note_board(row.game_id, way.channel_id, posted, reactions=reactions)
        elif row.kind is MessageKind.LOBBY:
            self._schedule.wake(row.game_id)  # calls wait for the lobby

    def _note_board(
        self, game_id: str, channel_id: int, message_id: int, *, reactions: bool
    ) -> None:
        """Look for messages that waited for the new board, and put `reactions` below it."""
        self._schedule.wake(game_id)
        if reactions:
            # A lobby that is over links to the board.
            self._schedule.redraw(LOBBY.at(game_id))
            self._errands.run(self._channels.offer_reactions(game_id, channel_id, message_id))

    async def _follow_up(self, row: MessageRow, view: TableView, token: InteractionToken) -> int:
        if row.is_sentence:
            sentence = await self._pages.sentence(row, view)
            posted = await follow_up_with_call(self._bot, token, sentence)
        else:
            page = require_public(self._pages.page(row, view))
            posted = await follow_up_publicly(self._bot, token, page)
        self._tokens.remember_follow_up(token, row.game_id, posted.id)
        if token.is_rationed:
            self._tokens.remember_channel(token, row.game_id)
        return posted.id

    async def _post_publicly(self, row: MessageRow, view: TableView, channel_id: int) -> int:
        once = _name_of(row)
        if row.is_sentence:
            sentence = await self._pages.sentence(row, view)
            return await self._requests.say(channel_id, sentence, once)
        page = require_public(self._pages.page(row, view))
        return await self._requests.post(channel_id, page, once)

    async def _post_directly(self, row: MessageRow, view: TableView, dm: DmChannelId) -> int:
        once = _name_of(row)
        if row.is_sentence:
            return await self._requests.say(dm, await self._pages.sentence(row, view), once)
        page = self._pages.page(row, view)
        require_hand(row, page)
        return await self._requests.write_to(dm, page, once)


def _in_first_round(view: TableView) -> bool:
    """Return whether the board is the first of its match.

    Reactions below each board would cost two more requests, and its buttons do the same. A reaction
    that a player adds is understood on every board.
    """
    return view.observation is not None and view.observation.number == 1


def _name_of(row: MessageRow) -> str:
    """Return a name that is the same for every attempt to replace the same older message."""
    return name_of_post(row.id, row.message_id, row.deletions)
