"""Bringing one message up to date: finding its newest view, writing it, noting the result."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta

import discord

from bot.place import Place, has_own_route
from bot.store.rows import MessageRow
from bot.tables import TableView

from .._services import BotServices
from ..connecting.processes import WrittenMessages
from ..permissions import is_forbidden
from .addresses import Address, OpenedHand, Posted
from .delayed_saving import DelayedSaving
from .discord_refusals import DISCORD_ERRORS, DiscordRefusal, RefusedRequest, refused_by
from .follow_ups import HiddenPostError
from .message_pages import MessagePages
from .message_ways import (
    FollowUpPost,
    MessageWays,
    NewPost,
    NoWay,
    PostWay,
    RestingToken,
    RouteEdit,
    Way,
)
from .opened_hands import FreshHand, OpenedHands
from .posted_messages import PostedMessages
from .recovery import NextStep, Recovery
from .stale_rows import to_be_written
from .write_schedule import Mailbox, Timers, WriteDone, WriteOutcome

log = logging.getLogger(__name__)

_REST = 2.0
"""Seconds after which a token whose limit was reached takes requests again."""

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
        found = await self._tables.messages.of_game(address.game)
        message = None if found is None else to_be_written(found, address, mailbox)
        if found is None or message is None:
            return WriteDone()
        way: Way | None = None
        try:
            if await self._is_found(message, found.place, mailbox):
                return None
            chosen = await self._ways.to(
                message, found.place, anew=mailbox.anew, is_settled=found.is_settled
            )
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
        return None if found is None else to_be_written(found, address, mailbox)

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
        await self._tables.settings.person(address.user)  # the page asks for their language
        if mailbox.is_answered:
            return WriteDone()
        async with mailbox.one_request:
            return await self._write_opened(address, mailbox)

    async def _write_opened(self, address: OpenedHand, mailbox: Mailbox) -> WriteOutcome:
        opened = self._opened.at(address)
        view = await self._tables.games.view(address.game, address.user)
        if opened is None or view is None or mailbox.is_answered:
            return WriteDone()
        is_last = opened.is_ending
        if view.game.version <= opened.version and not mailbox.redraw and not is_last:
            return WriteDone()
        page = self._pages.opened(address, view, opened.message.locale, is_last=is_last)
        try:
            await opened.message.edit(self._bot, page)
        except DISCORD_ERRORS as error:
            return self._opened_refused(address, opened, refused_by(error))
        mailbox.redraw = False
        opened.version = max(opened.version, view.game.version)
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
