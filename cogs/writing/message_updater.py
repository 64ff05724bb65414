"""Bringing one message up to date: finding its newest view, writing it, noting the result."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta
from hashlib import sha256
from typing import Protocol

import discord
from discord.ext import commands

from bot.place import Place, has_own_route
from bot.store.rows import MessageKind, MessageRow
from bot.tables import TableView
from bot.tables.messages.delivery import Delivery
from bot.views.table_values import Status

from .._services import BotServices
from ..permissions import is_forbidden
from ..showing.components import require_public
from ..tokens.interaction_tokens import InteractionToken
from .addresses import Address, OpenedHand, Posted
from .discord_refusals import DISCORD_ERRORS, DiscordRefusal, RefusedRequest, refused_by
from .follow_ups import HiddenPostError, follow_up_publicly, follow_up_with_call
from .message_pages import MessagePages
from .message_requests import DmChannelId, LostPosts, MessageRequests, require_hand
from .message_tokens import MessageTokens
from .message_ways import (
    DmPost,
    FollowUpPost,
    MessageDeletion,
    MessageWays,
    NewDmPost,
    NewPost,
    NoWay,
    PostWay,
    RestingToken,
    RouteEdit,
    TokenDeletion,
    TokenEdit,
    Way,
)
from .opened_hands import FreshHand, OpenedHands
from .recovery import NextStep, Recovery
from .request_limits import Budgets
from .stale_rows import to_be_written
from .write_schedule import Mailbox, Timers, WriteDone, WriteOutcome

_NAME_LENGTH = 24
"""Discord takes a nonce of at most 25 characters."""


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
        bot: commands.Bot,
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
                page = self._pages.page(message, view)
                await self._requests.edit_by_token(target, message, page)
                await self._note_edited(message, view, whole)
            case RouteEdit():
                await self._requests.edit(message, self._pages.page(message, view))
                await self._note_edited(message, view, whole)
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

    async def _note_edited(self, message: MessageRow, view: TableView, whole: bool) -> None:
        assert message.channel_id is not None
        assert message.message_id is not None
        ids = message.channel_id, message.message_id
        await self._messages.shown(message, view.version, *ids, whole=whole)

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
        await self._messages.shown(message, view.version, channel_id, posted, whole=whole)
        if message.kind is MessageKind.BOARD and view.status is Status.LIVE:
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
        page, once = self._pages.page(message, view), _name_of_post(message)
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


log = logging.getLogger(__name__)

_REST = 2.0
"""Seconds after which a token whose limit was reached takes requests again."""

_MOST_TRIES = 3
"""Ways that are tried one right after the other."""


class MessageUpdater:
    """Writes the newest version of a message, if it is stale."""

    def __init__(
        self,
        bot: commands.Bot,
        services: BotServices,
        ways: MessageWays,
        posted: PostedMessages,
        opened: OpenedHands,
        recovery: Recovery,
        pages: MessagePages,
        timers: Timers,
        draw_poster: Callable[[MessageRow, TableView], None],
    ) -> None:
        """`draw_poster` is called with each result that was shown without its poster."""
        self._bot = bot
        self._tables = services.tables
        self._observer = services.writer_observer
        self._ways = ways
        self._posted = posted
        self._opened = opened
        self._recovery = recovery
        self._pages = pages
        self._timers = timers
        self._draw_poster = draw_poster

    async def bring(self, address: Address, mailbox: Mailbox) -> WriteOutcome:
        """Bring the message at this address up to date."""
        if isinstance(address, OpenedHand):
            return await self._bring_opened(address, mailbox)
        for _ in range(_MOST_TRIES):
            outcome = await self._bring_posted(address, mailbox)
            if outcome is not None:
                return outcome
        return RefusedRequest(DiscordRefusal.TROUBLE)

    async def _bring_posted(self, address: Posted, mailbox: Mailbox) -> WriteOutcome | None:
        """Write a message of a row. Return None if it has to be tried again at once."""
        found = await self._tables.messages.of_game(address.game)
        message = None if found is None else to_be_written(found, address, mailbox)
        if found is None or message is None:
            return WriteDone()
        way: Way | None = None
        try:
            if await self._is_found(message, found.place, mailbox):
                return None
            chosen = await self._ways.to(message, found.place, anew=mailbox.anew)
            if isinstance(chosen, RestingToken):
                return RefusedRequest(DiscordRefusal.TROUBLE, _REST)
            if isinstance(chosen, NoWay):
                if message.retired:
                    await self._tables.messages.removed(message)
                return WriteDone()
            way = chosen
            # If a post may have arrived, it is repeated with the same name.
            is_new = isinstance(way, PostWay)
            mailbox.anew = is_new and message.message_id is not None
            if self._is_known_to_be_refused(way):
                return await self._refused(
                    message, way, mailbox, RefusedRequest(DiscordRefusal.KNOWN_TO_BE_FORBIDDEN)
                )
            waits_since = self._timers.now()
            async with self._ways.room_for(way, mailbox.due) as way:
                self._tell_wait(waits_since)
                if mailbox.is_answered:
                    return WriteDone()
                async with mailbox.one_request:
                    return await self._write(address, message, way, mailbox)
        except HiddenPostError:
            assert isinstance(way, FollowUpPost)
            self._posted.post_no_more(message, way)
            return None
        except DISCORD_ERRORS as error:
            refused = refused_by(error)
            mailbox.unsure = mailbox.unsure or refused.may_arrive
            # Discord makes one message of several posts only by the bot's own route.
            is_follow_up = isinstance(way, FollowUpPost)
            mailbox.may_stand = mailbox.may_stand or (is_follow_up and refused.may_arrive)
            return await self._refused(message, way, mailbox, refused)

    async def _is_found(self, message: MessageRow, place: Place, mailbox: Mailbox) -> bool:
        """Return whether the message exists already. If the bot may not look, it does not."""
        if message.message_id is not None or not mailbox.may_stand or not has_own_route(place):
            return False
        try:
            is_found = await self._posted.find_lost(message, mailbox.due)
        except discord.Forbidden:
            return False
        mailbox.may_stand = False
        return is_found

    def _tell_wait(self, since: float) -> None:
        waited = self._timers.now() - since
        if waited > 0:
            self._observer.waited("budget", timedelta(seconds=waited))

    async def _write(
        self, address: Posted, message: MessageRow, way: Way, mailbox: Mailbox
    ) -> WriteOutcome | None:
        found = await self._tables.messages.of_game(address.game)
        newest = None if found is None else to_be_written(found, address, mailbox)
        if newest is None:
            return WriteDone()
        if (newest.message_id, newest.channel_id) != (message.message_id, message.channel_id):
            return None
        view = await self._tables.messages.view(newest)
        if view is None:
            return WriteDone()
        await self._pages.prepare(newest, view)
        lacks_poster = self._pages.lacks_poster(newest, view)
        await self._posted.write(newest, view, way, whole=not lacks_poster)
        if lacks_poster:
            self._draw_poster(newest, view)
        mailbox.anew = mailbox.redraw = mailbox.may_stand = False
        self._recovery.succeeded(newest)
        return WriteDone()

    def _is_known_to_be_refused(self, way: Way) -> bool:
        match way:
            case RouteEdit(channel_id=channel_id):
                return is_forbidden(self._bot, channel_id, posting=False)
            case NewPost(channel_id=channel_id) | FollowUpPost(channel_id=channel_id):
                return is_forbidden(self._bot, channel_id, posting=True)
            case _:
                return False

    async def _refused(
        self,
        message: MessageRow,
        way: Way | None,
        mailbox: Mailbox,
        refused: RefusedRequest,
    ) -> WriteOutcome | None:
        match await self._recovery.after(message, way, refused):
            case NextStep.DONE:
                mailbox.anew = mailbox.redraw = False
                return WriteDone()
            case NextStep.AGAIN:
                return None
            case NextStep.ANEW:
                mailbox.anew = True
                return None
            case NextStep.LATER:
                return refused

    async def _bring_opened(self, address: OpenedHand, mailbox: Mailbox) -> WriteOutcome:
        opened = self._opened.at(address)
        view = await self._tables.games.view(address.game, address.user)
        if opened is None or view is None:
            return WriteDone()
        is_fresh = view.version <= opened.version and not mailbox.redraw
        is_last = opened.is_ending
        if mailbox.is_answered or (is_fresh and not is_last):
            return WriteDone()
        await self._tables.settings.person(address.user)  # the page asks for their language
        page = self._pages.opened(address, view, opened.message.locale, is_last=is_last)
        try:
            async with mailbox.one_request:
                await opened.message.edit(self._bot, page)
        except DISCORD_ERRORS as error:
            return self._opened_refused(address, opened, refused_by(error))
        mailbox.redraw = False
        opened.version = max(opened.version, view.version)
        if is_last:
            self._opened.forget(address, opened)
        return WriteDone()

    def _opened_refused(
        self, address: OpenedHand, opened: FreshHand, refused: RefusedRequest
    ) -> WriteOutcome:
        if refused.consequence.passes:
            return refused
        log.info("an open hand is no longer there", extra={"game": address.game})
        self._opened.forget(address, opened)
        return WriteDone()
