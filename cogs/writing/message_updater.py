"""Bringing one message up to date: finding its newest view, writing it, noting the result."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from hashlib import sha256
from typing import Protocol

import discord
from discord.ext import commands

from bot.render import Page
from bot.store.rows import MessageKind, MessageRow
from bot.tables import TableView
from bot.tables.messages.delivery import Delivery, TableMessages
from bot.views.table_values import Status

from .._services import BotServices
from ..connecting.processes import WrittenMessages
from ..permissions import is_forbidden
from ..showing.components import require_public
from ..tokens.interaction_tokens import InteractionToken
from .addresses import Address, Hand, OpenedHand, Posted, address_of
from .delayed_saving import DelayedSaving
from .discord_refusals import DISCORD_ERRORS, DiscordRefusal, RefusedRequest, refused_by
from .follow_ups import follow_up_publicly
from .message_pages import MessagePages
from .message_requests import LostPosts, MessageRequests
from .message_tokens import MessageTokens
from .message_ways import (
    FollowUpPost,
    MessageDeletion,
    MessageWays,
    NewDmPost,
    NewPost,
    PostWay,
    RouteEdit,
    TokenEdit,
    Way,
)
from .opened_hands import FreshHand, OpenedHands
from .recovery import NextStep, Recovery
from .request_limits import Budgets
from .write_schedule import Mailbox, Timers, WriteDone, WriteOutcome

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
            case TokenEdit(target=target):
                edit = partial(self._requests.edit_by_token, target)
                await self._edit(message, view, edit, whole)
            case RouteEdit():
                await self._edit(message, view, self._requests.edit, whole)
            case NewPost(channel_id=channel_id):
                posted = await self._post(message, view, channel_id)
                await self._note_posted(message, view, channel_id, posted, whole=whole)
            case FollowUpPost(channel_id=channel_id, token=token):
                posted = await self._follow_up(message, view, token)
                await self._note_posted(message, view, channel_id, posted, whole=whole)
            case NewDmPost():
                raise ValueError("the channel is to be opened first")

    async def _edit(self, message: MessageRow, view: TableView, edit: _Edit, whole: bool) -> None:
        assert message.channel_id is not None
        assert message.message_id is not None
        shown = await edit(message, self._pages.for_edit(message, view))
        self._pages.sent_pictures.note(message.message_id, shown)
        ids = message.channel_id, message.message_id
        await self._messages.shown(message, view.version, *ids, whole=whole)

    async def _follow_up(
        self, message: MessageRow, view: TableView, token: InteractionToken
    ) -> int:
        page = require_public(self._pages.page(message, view))
        posted = await follow_up_publicly(self._bot, token, page)
        self._tokens.remember_follow_up(token, message.game_id, posted.id)
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
        page = self._pages.page(message, view)
        if message.kind is MessageKind.HAND:
            return await self._requests.write_to(channel_id, page, once)
        return await self._requests.post(channel_id, require_public(page), once)


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

_MOST_TRIES = 3
"""Ways that are tried one right after the other."""


class MessageUpdater:
    """Writes the newest version of a message, if it is stale."""

    def __init__(
        self,
        services: BotServices,
        ways: MessageWays,
        posted: PostedMessages,
        opened: OpenedHands,
        recovery: Recovery,
        pages: MessagePages,
        timers: Timers,
        own: WrittenMessages,
        shown_versions: DelayedSaving,
        draw_poster: Callable[[MessageRow, TableView], None],
    ) -> None:
        """`draw_poster` is called with each result that was shown without its poster."""
        self._bot = own.bot
        self._tables = services.tables
        self._observer = services.writer_observer
        self._ways = ways
        self._posted = posted
        self._opened = opened
        self._recovery = recovery
        self._pages = pages
        self._timers = timers
        self._own = own
        self._shown_versions = shown_versions
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
        message = await self._to_be_written(address, mailbox)
        if message is None:
            return WriteDone()
        way: Way | None = None
        try:
            if message.message_id is None and await self._is_found(message, mailbox):
                return None
            way = await self._ways.to(message, anew=mailbox.anew)
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
        except DISCORD_ERRORS as error:
            refused = refused_by(error)
            mailbox.unsure = mailbox.unsure or refused.may_arrive
            # Discord makes one message of several posts only by the bot's own route.
            is_follow_up = isinstance(way, FollowUpPost)
            mailbox.may_stand = mailbox.may_stand or (is_follow_up and refused.may_arrive)
            return await self._refused(message, way, mailbox, refused)

    async def _is_found(self, message: MessageRow, mailbox: Mailbox) -> bool:
        """Return whether the message exists already. If the bot may not look, it does not."""
        if not mailbox.may_stand:
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
        newest = await self._to_be_written(address, mailbox)
        if newest is None:
            return WriteDone()
        if (newest.message_id, newest.channel_id) != (message.message_id, message.channel_id):
            return None
        view = await self._tables.messages.view(newest)
        if view is None:
            return WriteDone()
        await self._pages.prepare(newest, view)
        if view.shows_result and not await self._is_still_to_be_written(address, newest, mailbox):
            return WriteDone()
        lacks_poster = self._pages.lacks_poster(newest, view)
        await self._posted.write(newest, view, way, whole=not lacks_poster)
        if not self._own.is_ours(newest):
            # The process for which it was written reads from the database what the message shows.
            await self._shown_versions.save(address.game)
        if lacks_poster:
            self._draw_poster(newest, view)
        mailbox.anew = mailbox.redraw = mailbox.may_stand = False
        self._recovery.succeeded(newest)
        return WriteDone()

    async def _is_still_to_be_written(
        self, address: Posted, message: MessageRow, mailbox: Mailbox
    ) -> bool:
        """Return whether no other process has written the message while its page was drawn."""
        is_stale = await self._to_be_written(address, mailbox) is not None
        return is_stale and self._own.includes(message)

    async def _to_be_written(self, address: Posted, mailbox: Mailbox) -> MessageRow | None:
        found = await self._tables.messages.of_game(address.game)
        if found is None:
            return None
        message = row_at(address, found)
        if message is None:
            return None
        can_be_redrawn = message.message_id is not None and not message.is_sentence
        forced = (mailbox.anew or mailbox.redraw) and can_be_redrawn
        return message if forced or found.is_stale(message) else None

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


def row_at(address: Posted, found: TableMessages) -> MessageRow | None:
    """Return the row of the message at this address, or None if there is none."""
    seat = address.seat if isinstance(address, Hand) else None
    for row in found.messages:
        # Compare seats first, so that only one of many hands needs its address.
        if (seat is None or row.seat == seat) and address_of(row) == address:
            return row
    return None
