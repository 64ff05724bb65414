"""Bringing one message up to date: finding its newest view, writing it, noting the result."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta

import discord

from bot.errors import NoAnswerError
from bot.place import Place, has_own_route
from bot.store.rows import MessageRow
from bot.views.table_values import Status

from .._services import BotServices
from ..connecting.processes import WrittenMessages
from ..permissions import is_forbidden
from .asked_messages import AskedMessages
from .discord_refusals import DISCORD_ERRORS, DiscordRefusal, RefusedRequest, refused_by
from .follow_ups import HiddenPostError
from .message import POSTER, QUESTION, Address, PendingMessage
from .message_pages import MessagePages
from .opened_hands import FreshHand, OpenedHands, Use
from .own_messages import OwnMessage
from .posted_messages import PostedMessages
from .recovery import NextStep, Recovery
from .redrawing import Redrawing
from .schedule import WriteDone, WriteOutcome
from .timers import DelayedErrands, Timers
from .ways import MessageWays, WayKind, WriteWay
from .weekly_questions import WeeklyQuestions

log = logging.getLogger(__name__)

_REST = 2.0
"""Seconds after which a token whose limit was reached takes requests again."""

_MOST_TRIES = 3
"""Ways that are tried one right after the other."""

SECONDS_UNTIL_SAVED = 8.0
"""Seconds until it is saved which versions messages show: several edits become one save."""


class MessageUpdater:
    """Writes the newest version of a message, if it is stale."""

    def __init__(
        self,
        services: BotServices,
        own: WrittenMessages,
        timers: Timers,
        delayed: DelayedErrands,
        *,
        ways: MessageWays,
        posted: PostedMessages,
        opened: OpenedHands,
        recovery: Recovery,
        pages: MessagePages,
        redrawing: Redrawing,
        asked: AskedMessages,
        questions: WeeklyQuestions,
    ) -> None:
        self._tables = services.tables
        self._observer = services.writer_observer
        self._own = own
        self._timers = timers
        self._delayed = delayed
        self._ways = ways
        self._posted = posted
        self._opened = opened
        self._recovery = recovery
        self._pages = pages
        self._redrawing = redrawing
        self._asked = asked
        self._questions = questions

    async def write(self, message: PendingMessage) -> WriteOutcome:
        """Bring this message up to date."""
        address = message.address
        if address.kind is QUESTION:
            return await self._questions.write(message)
        if address.kind.is_opened:
            outcome = await self._bring_opened(message)
        else:
            outcome = await self._bring_posted(message)
        await self._asked.written(address.game)
        self.save_soon(address.game)
        return outcome

    def save_soon(self, game_id: str) -> None:
        """Save which versions this game's messages show in `SECONDS_UNTIL_SAVED`."""
        key = "shown", game_id
        self._delayed.run_in(SECONDS_UNTIL_SAVED, key, lambda: self._save(game_id))

    async def _save(self, game_id: str) -> None:
        try:
            await self._tables.messages.write_down(game_id)
        except NoAnswerError:
            self.save_soon(game_id)
        except Exception:
            # After the next start some messages are edited once more than needed.
            log.exception("not written what is shown", extra={"game": game_id})

    async def save_all(self) -> None:
        """Save what is not saved yet of which versions messages show."""
        await asyncio.gather(*map(self._save, self._tables.messages.not_written))

    async def _bring_posted(self, message: PendingMessage) -> WriteOutcome:
        for _ in range(_MOST_TRIES):
            outcome = await self._try_posted(message)
            if outcome is not None:
                return outcome
        return RefusedRequest(DiscordRefusal.TROUBLE)

    async def _try_posted(self, message: PendingMessage) -> WriteOutcome | None:
        """Write a message of a row. Return None if it has to be tried again at once."""
        found = await self._tables.messages.of_game(message.address.game)
        row = None if found is None else message.stale_row(found)
        if found is None or row is None:
            return WriteDone()
        way: WriteWay | None = None
        try:
            may_stand = message.may_stand and row.message_id is None
            if may_stand and await self._is_found(row, found.place, message):
                return None
            way = await self._ways.to(row, found, anew=message.anew)
            if way.kind is WayKind.REST:
                return RefusedRequest(DiscordRefusal.TROUBLE, _REST)
            if way.kind is WayKind.NONE:
                if row.retired:
                    await self._tables.messages.removed(row)
                return WriteDone()
            # If a post may have arrived, it is repeated with the same name.
            message.anew = way.kind is WayKind.POST and row.message_id is not None
            if way.kind is not WayKind.DELETE and self._is_known_to_be_refused(way):
                known = RefusedRequest(DiscordRefusal.KNOWN_TO_BE_FORBIDDEN)
                return await self._refused(row, way, message, known)
            return await self._write_by(way, row, message)
        except HiddenPostError:
            self._posted.post_no_more(row)
            return None
        except DISCORD_ERRORS as error:
            refused = refused_by(error)
            message.unsure = message.unsure or refused.may_arrive
            # Discord makes one message of several posts only by the bot's own route.
            is_follow_up = way is not None and way.is_follow_up
            message.may_stand = message.may_stand or (is_follow_up and refused.may_arrive)
            return await self._refused(row, way, message, refused)
        except Exception:
            # The database may not have answered once the message was posted.
            is_posted = way is not None and way.kind is WayKind.POST
            message.may_stand = message.may_stand or is_posted
            raise

    async def _is_found(self, row: MessageRow, place: Place, message: PendingMessage) -> bool:
        """Return whether the message exists already. If the bot may not look, it does not."""
        if not has_own_route(place):
            return False
        try:
            is_found = await self._posted.find_lost(row, message.due)
        except discord.Forbidden:
            return False
        message.may_stand = False
        return is_found

    async def _write_by(
        self, way: WriteWay, row: MessageRow, message: PendingMessage
    ) -> WriteOutcome | None:
        """Write the newest page once there is room for the request, unless a click is answered."""
        waits_since = None if way.by is not None else self._timers.now()
        async with self._ways.room_for(way, message.due) as way:
            if waits_since is not None:
                self._tell_wait(waits_since)
            if message.answers:
                return WriteDone()
            async with message.one_request:
                return await self._write(row, way, message)

    def _tell_wait(self, since: float) -> None:
        waited = self._timers.now() - since
        if waited > 0:
            self._observer.waited("budget", timedelta(seconds=waited))

    async def _write(
        self, row: MessageRow, way: WriteWay, message: PendingMessage
    ) -> WriteOutcome | None:
        newest = await self._stale_row(message)
        if newest is None:
            return WriteDone()
        if (newest.message_id, newest.channel_id) != (row.message_id, row.channel_id):
            return None
        view = await self._tables.messages.view(newest)
        if view is None:
            return WriteDone()
        lacks_poster = False
        if view.shows_result or message.address.kind is POSTER:
            await self._pages.prepare(newest, view)
            if view.shows_result and not await self._is_still_stale(newest, message):
                return WriteDone()
            lacks_poster = self._pages.lacks_poster(newest, view)
        await self._posted.write(newest, view, way, whole=not lacks_poster)
        if not self._own.is_ours(newest):
            # The process for which it was written reads from the database what the message shows.
            await self._save(newest.game_id)
        if lacks_poster:
            self._redrawing.draw_poster(message.address, view)
        message.anew = message.redraw = message.may_stand = False
        self._recovery.succeeded(newest)
        return WriteDone()

    async def _is_still_stale(self, row: MessageRow, message: PendingMessage) -> bool:
        """Return whether no other process has written the message while its page was drawn."""
        return await self._stale_row(message) is not None and self._own.includes(row)

    async def _stale_row(self, message: PendingMessage) -> MessageRow | None:
        found = await self._tables.messages.of_game(message.address.game)
        return None if found is None else message.stale_row(found)

    def _is_known_to_be_refused(self, way: WriteWay) -> bool:
        is_posted = way.kind is WayKind.POST
        if way.channel_id is None or not (is_posted or way.by is None):
            return False
        return is_forbidden(self._own.bot, way.channel_id, posting=is_posted)

    async def _refused(
        self,
        row: MessageRow,
        way: WriteWay | None,
        message: PendingMessage,
        refused: RefusedRequest,
    ) -> WriteOutcome | None:
        is_alike = refused.refusal is message.last_refusal
        failures = message.alike + 1 if is_alike else 1
        match await self._recovery.after(row, way, refused, failures):
            case NextStep.DONE:
                message.anew = message.redraw = False
                return WriteDone()
            case NextStep.AGAIN:
                return None
            case NextStep.ANEW:
                message.anew = True
                return None
            case NextStep.LATER:
                return refused

    async def _bring_opened(self, message: PendingMessage) -> WriteOutcome:
        # The page asks for the person's language.
        await self._tables.settings.person(message.address.number)
        if message.answers:
            return WriteDone()
        async with message.one_request:
            return await self._write_opened(message)

    async def close_former(self, former: OwnMessage) -> None:
        """Say on an opened hand that its person has opened another one: its buttons go."""
        with suppress(*DISCORD_ERRORS):
            await former.edit(self._own.bot, self._pages.former_hand(former))

    async def _write_opened(self, message: PendingMessage) -> WriteOutcome:
        address = message.address
        opened = self._opened.at(address)
        view = await self._tables.games.view(address.game, address.number)
        if opened is None or view is None or message.answers:
            return WriteDone()
        if opened.use is Use.RESTS and view.game.status is Status.OVER:
            opened.use = Use.PLAYED
        if opened.use is Use.RESTS:
            if opened.farewell_is_due:
                self._opened.forget(address, opened)
            return WriteDone()
        last_word = opened.last_word
        if view.game.version <= opened.version and not message.redraw and last_word is None:
            return WriteDone()
        page = self._pages.opened(address, view, opened.message.locale, last_word)
        try:
            await opened.message.edit(self._own.bot, page)
        except DISCORD_ERRORS as error:
            return self._opened_refused(address, opened, refused_by(error))
        message.redraw = False
        opened.version = max(opened.version, view.game.version)
        if opened.use is Use.LEFT and last_word is not None:
            opened.use = Use.RESTS
        elif last_word is not None:
            self._opened.forget(address, opened)
        return WriteDone()

    def _opened_refused(
        self, address: Address, opened: FreshHand, refused: RefusedRequest
    ) -> WriteOutcome:
        if refused.consequence.passes:
            return refused
        log.info("an open hand is no longer there", extra={"game": address.game})
        self._recovery.note_token(opened.message.target, refused)
        self._opened.forget(address, opened)
        return WriteDone()
