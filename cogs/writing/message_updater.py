"""Bringing one message up to date: what is newest is looked up when its turn has come."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta

import discord
from discord.ext import commands

from bot.store.rows import MessageRow
from bot.tables import TableView
from bot.tables.messages.delivery import TableMessages

from .._services import Services
from .addresses import Address, OpenedHand, Posted, address_of
from .channel_access import is_forbidden
from .healing.recovery import Next, Recovery
from .mailbox import Mailbox
from .message_pages import MessagePages
from .message_ways import Anew, ByRoute, MessageWays, Way
from .opened_hands import Opened, OpenedHands
from .posted_messages import PostedMessages
from .requests.discord_refusals import DISCORD_ERRORS, Refusal, Refused, refused_by
from .timers import Timers
from .write_schedule import Outcome, Written

log = logging.getLogger(__name__)

_MOST_TRIES = 3
"""Ways that are tried one right after the other."""


class MessageUpdater:
    """Writes the newest version of a message, if it is stale."""

    def __init__(
        self,
        bot: commands.Bot,
        services: Services,
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

    async def bring(self, address: Address, mailbox: Mailbox) -> Outcome:
        """Bring the message at this address up to date."""
        if isinstance(address, OpenedHand):
            return await self._bring_opened(address, mailbox)
        for _ in range(_MOST_TRIES):
            outcome = await self._bring_posted(address, mailbox)
            if outcome is not None:
                return outcome
        return Refused(Refusal.TROUBLE)

    async def _bring_posted(self, address: Posted, mailbox: Mailbox) -> Outcome | None:
        """None: it is to be tried again at once."""
        message = await self._to_be_written(address, mailbox)
        if message is None:
            return Written()
        way: Way | None = None
        try:
            if message.message_id is None and await self._is_found(message, mailbox):
                return None
            way = await self._ways.to(message, anew=mailbox.anew)
            # Where it is not known whether it was posted, it is posted by the same name again.
            mailbox.anew = isinstance(way, Anew) and message.message_id is not None
            if self._is_known_to_be_refused(way):
                return await self._refused(message, way, mailbox, Refused(Refusal.FORBIDDEN))
            waits_since = self._timers.now()
            async with self._ways.room_for(way, mailbox.due) as way:
                self._tell_wait(waits_since)
                if mailbox.is_answered:
                    return Written()
                async with mailbox.writing():
                    return await self._write(address, message, way, mailbox)
        except DISCORD_ERRORS as error:
            refused = refused_by(error)
            mailbox.unsure = mailbox.unsure or refused.may_arrive
            return await self._refused(message, way, mailbox, refused)

    async def _is_found(self, message: MessageRow, mailbox: Mailbox) -> bool:
        """Whether it stands there; where it may not be looked, it is posted if it can be."""
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
    ) -> Outcome | None:
        newest = await self._to_be_written(address, mailbox)
        if newest is None:
            return Written()
        if (newest.message_id, newest.channel_id) != (message.message_id, message.channel_id):
            return None
        view = await self._tables.messages.view(newest)
        if view is None:
            return Written()
        await self._pages.prepare(newest, view)
        lacks_poster = self._pages.lacks_poster(newest, view)
        await self._posted.write(newest, view, way, whole=not lacks_poster)
        if lacks_poster:
            self._draw_poster(newest, view)
        mailbox.anew = mailbox.redraw = mailbox.may_stand = False
        self._recovery.succeeded(newest)
        return Written()

    async def _to_be_written(self, address: Posted, mailbox: Mailbox) -> MessageRow | None:
        found = await self._tables.messages.of_game(address.game)
        if found is None:
            return None
        message = row_at(address, found)
        if message is None:
            return None
        is_said = message.is_sentence and message.message_id is not None
        forced = (mailbox.anew or mailbox.redraw) and not is_said
        return message if forced or message.is_stale(found.version) else None

    def _is_known_to_be_refused(self, way: Way) -> bool:
        match way:
            case ByRoute(channel_id=channel_id):
                return is_forbidden(self._bot, channel_id, posting=False)
            case Anew(channel_id=channel_id):
                return is_forbidden(self._bot, channel_id, posting=True)
            case _:
                return False

    async def _refused(
        self,
        message: MessageRow,
        way: Way | None,
        mailbox: Mailbox,
        refused: Refused,
    ) -> Outcome | None:
        match await self._recovery.after(message, way, refused):
            case Next.DONE:
                mailbox.anew = mailbox.redraw = False
                return Written()
            case Next.AGAIN:
                return None
            case Next.ANEW:
                mailbox.anew = True
                return None
            case Next.LATER:
                return refused

    async def _bring_opened(self, address: OpenedHand, mailbox: Mailbox) -> Outcome:
        opened = self._opened.at(address)
        view = await self._tables.games.view(address.game, address.user)
        if opened is None or view is None:
            return Written()
        is_fresh = view.version <= opened.version and not mailbox.redraw
        is_last = opened.is_ending
        if mailbox.is_answered or (is_fresh and not is_last):
            return Written()
        await self._tables.settings.person(address.user)  # the page asks for their language
        page = self._pages.opened(address, view, opened.message.locale, is_last=is_last)
        try:
            async with mailbox.writing():
                await opened.message.edit(page)
        except DISCORD_ERRORS as error:
            return self._opened_refused(address, opened, refused_by(error))
        mailbox.redraw = False
        opened.version = max(opened.version, view.version)
        if is_last:
            self._opened.forget(address, opened)
        return Written()

    def _opened_refused(self, address: OpenedHand, opened: Opened, refused: Refused) -> Outcome:
        if refused.refusal is Refusal.TROUBLE:
            return refused
        log.info("an open hand is no longer there", extra={"game": address.game})
        self._opened.forget(address, opened)
        return Written()


def row_at(address: Posted, found: TableMessages) -> MessageRow | None:
    """The row of the message at this address."""
    return next((row for row in found.messages if address_of(row) == address), None)
