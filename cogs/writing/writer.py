"""The writer: what others ask for, and which messages are stale.

The store's rows say what is stale; `Writer.wake` only says where to look. Each message has a
mailbox: one request at a time, the newest version next, the answer to a click among them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from datetime import timedelta
from functools import partial
from typing import Any

import discord
from discord.ext import commands

from bot.bounded import Bounded
from bot.i18n import Translator
from bot.render import CHALLENGE_REACTION, CONTRA_REACTION, Page, PublicPage
from bot.store.rows import MessageKind, MessageRow, ThreadRow
from bot.tables import TableView
from bot.tables.messages.delivery import Needed

from .._services import Services
from ..connecting.processes import end_within, is_ours
from .addresses import (
    Address,
    Board,
    Hand,
    Lobby,
    OpenedBacks,
    OpenedHand,
    Posted,
    address_of,
    addresses_from_now,
)
from .board_reposting import BoardReposting
from .direct_messages import ClosedDms, DmChannels, Notices
from .game_channels import GameEndings, MissedDeletions, ThreadArchiving
from .interaction_tokens import InteractionTokens
from .message_pages import HandNotes, MessagePages
from .message_requests import LostPosts, MessageRequests
from .message_updater import MessageUpdater, PostedMessages, row_at
from .message_ways import MessageWays
from .opened_hands import OpenedHands, OwnMessage
from .priorities import is_shown_together, pause, pause_together, rank
from .recovery import Recovery
from .request_limits import Budgets
from .write_schedule import (
    AfterLoad,
    AnswerWrite,
    Load,
    LoopTimers,
    Mailbox,
    Outcome,
    Place,
    SharedMoments,
    Timers,
    WriteSchedule,
)

log = logging.getLogger(__name__)

SECONDS_TO_WRITE_DOWN = 8.0
"""Seconds until it is written what an edited message shows: several edits are one change then."""

_WRITTEN_DOWN_AFTER = timedelta(minutes=1)
"""After this it is written down which message was posted, or never will be."""

_SECONDS_UNTIL_NEXT_LOOK = 1.0
SECONDS_TO_FINISH = 1.5
"""Seconds for what is under way when the bot stops, for errands and then for messages."""

_LOOKS_AT_ONCE = 32

SECONDS_TAKEN_OVER = 60.0
_MOST_TAKEN_OVER = 10_000


class Writer:
    """Owns all writes to Discord's messages."""

    def __init__(self, bot: commands.Bot, services: Services, timers: Timers | None = None) -> None:
        self._bot = bot
        self._tables = services.tables
        self._messages = services.tables.messages
        self._timers = timers or LoopTimers()
        self._load = Load(self._timers)
        self._after_load = AfterLoad(self._load, self._timers, self.wake)
        self._opened = OpenedHands()
        self._words = HandNotes(self._timers.now)
        self._tokens = InteractionTokens()
        budgets, requests = Budgets(self._timers), MessageRequests(bot)
        services.tables.presence.share(budgets.all)
        dm_channels = DmChannels(requests, budgets, self._messages.dm_channel)
        self._dm_channels = dm_channels
        services.bot_wide_pauses.listen(budgets.all_wait)
        self._pages = MessagePages(bot, services, self._words)
        self._notices = Notices(requests, budgets, dm_channels, self._timers)
        self._endings = GameEndings(services, self._notices)
        self._archiving = ThreadArchiving(bot, requests, budgets, self._timers)
        self._missed_deletions = MissedDeletions(
            bot, services, requests, budgets, self._endings, self._timers
        )
        recovery = Recovery(
            self._messages,
            requests,
            self._tokens,
            budgets,
            dm_channels,
            self._words,
            ClosedDms(self._messages, self._pages, self._notices.say),
            end_game=lambda game_id: self._run(self._endings.channel_is_gone(game_id)),
            redraw_hands=self._redraw_hands,
        )
        reposting = BoardReposting(bot, budgets, self._timers)
        ways = MessageWays(self._tokens, budgets, dm_channels, reposting)
        posted = PostedMessages(
            self._messages,
            requests,
            self._tokens,
            budgets,
            self._pages,
            LostPosts(bot, self._messages, requests),
            self._board_posted,
        )
        self._updater = MessageUpdater(
            bot,
            services,
            ways,
            posted,
            self._opened,
            recovery,
            self._pages,
            self._timers,
            self._draw_poster,
        )
        self._schedule = WriteSchedule(
            self._timers, services.writer_observer, self._bring, self.wake
        )
        self._moments = SharedMoments(self._timers)
        self._shown_by_answer: set[str] = set()
        self._woken: set[str] = set()
        self._looks: dict[str, asyncio.Task[None]] = {}
        self._looking = asyncio.Semaphore(_LOOKS_AT_ONCE)
        self._posted_unheard: set[str] = set()
        self._taken_over: Bounded[Posted, float] = Bounded(_MOST_TAKEN_OVER)
        self._errands: set[asyncio.Task[None]] = set()
        self._posters_under_way: set[Address] = set()
        self._to_be_written_down: set[str] = set()
        self._is_closed = False

    def held(self) -> dict[str, int]:
        """How much of each kind is kept in memory or under way."""
        return {
            "mailboxes": self._schedule.held,
            "opened_hands": self._opened.held,
            "edit_tokens": self._tokens.held,
            "looks": len(self._looks),
            "errands": len(self._errands),
        }

    def changed(self, game_id: str) -> None:
        """A game has changed."""
        self._load.note()
        self.wake(game_id)

    @property
    def is_busy(self) -> bool:
        """Whether there is so much to be shown that what can be left out is."""
        return self._load.is_high

    def wake(self, game_id: str) -> None:
        """Messages of this game are stale."""
        self._woken.add(game_id)
        if game_id not in self._looks and not self._is_closed:
            self._looks[game_id] = asyncio.create_task(self._look(game_id))

    def posted_unheard(self, game_id: str) -> None:
        """What this game's rows tell of as not posted may stand there: it is looked for first."""
        self._posted_unheard.add(game_id)

    def take_over(self, message: MessageRow) -> None:
        """Bring this one up to date, though another process should: it seems to be gone.

        For a while only: two that write the same message might overwrite what is newer.
        """
        self._taken_over[address_of(message)] = self._timers.now() + SECONDS_TAKEN_OVER
        self.posted_unheard(message.game_id)
        self.wake(message.game_id)

    def say_on_hand(self, game_id: str, user_id: int, text: str) -> None:
        """Say this on the player's own hand when it is written next, which costs nothing."""
        self._words.say(game_id, user_id, text)

    def keep_on_hand(self, game_id: str, user_id: int, text: str) -> None:
        """Say this on every page of the player's own hand, until they act."""
        self._words.keep(game_id, user_id, text)

    def drop_kept(self, game_id: str, user_id: int) -> None:
        """The player has acted: what was kept for them to read goes."""
        self._words.drop_kept(game_id, user_id)

    def forget_person(self, user_id: int) -> None:
        """Nothing is to be known of this person any more."""
        self._dm_channels.forget_person(user_id)
        self._words.forget()
        self._tokens.forget_all()
        self._opened.forget_person(user_id)
        self._pages.turned.forget_person(user_id)
        self._pages.posters.forget()

    async def tell(self, user_id: int, page: Page) -> None:
        """Show a page to one person by direct message, unless those are closed."""
        await self._notices.tell(user_id, page)

    def clicked(self, message: discord.Message, game_id: str) -> None:
        """Somebody has clicked this message of everybody's: it is deleted if nobody knows of it.

        Not what is so new that it may still be written down.
        """
        if discord.utils.utcnow() - message.created_at > _WRITTEN_DOWN_AFTER:
            where = message.channel.id, message.id
            self._run(self._messages.retire_unknown(game_id, *where))

    async def answering_click(
        self, interaction: discord.Interaction, game_id: str
    ) -> AnswerWrite | None:
        """The click's answer is the next write of the clicked message, until it ends.

        None for a message that is none of the game's (any more).
        """
        message = interaction.message
        if message is None:
            return None
        if message.flags.ephemeral:
            return self.answering(OpenedHand(game_id, interaction.user.id))
        row = await self._messages.at(game_id, message.id)
        return None if row is None else self.answering(*addresses_from_now(row))

    def answering(self, address: Address, *later: Address) -> AnswerWrite:
        """An answer is the next write of this message, until it ends.

        ``later`` are addresses that the message may have when it is answered.
        """
        addresses = (address, *later)
        place = Place(partial(self._version, address), partial(self._note_answer, address))
        mailboxes = [self._schedule.at(each) for each in addresses]
        return AnswerWrite(mailboxes, place, partial(self._answered, addresses))

    async def posted_lobby(self, view: TableView, message_id: int) -> None:
        """The answer to a command is the lobby's message."""
        found = await self._messages.of_game(view.game_id)
        row = None if found is None else row_at(Lobby(view.game_id), found)
        if row is not None:
            await self._messages.shown(row, view.version, view.channel_id, message_id)

    def opened_hand(self, game_id: str, message: OwnMessage, version: int) -> None:
        """This message shows its owner's hand in the channel: it is kept fresh from now on."""
        self._keep_fresh(OpenedHand(game_id, message.user_id), message, version)

    def opened_backs(self, game_id: str, message: OwnMessage, version: int) -> None:
        """This message shows the other sides of the cards: it follows the game from now on."""
        self._keep_fresh(OpenedBacks(game_id, message.user_id), message, version)

    def _keep_fresh(self, address: OpenedHand, message: OwnMessage, version: int) -> None:
        opened = self._opened.remember(address, message, version)
        opened.farewell = self._timers.call_later(
            opened.seconds_to_farewell, lambda: self._schedule.want(address)
        )

    def draw_hand(
        self, hand: Hand | OpenedHand, view: TableView, t: Translator, note: str | None = None
    ) -> Page:
        """The viewer's hand for an answer, with `note` or else what there is to say to them."""
        return self._pages.hand(hand, view, t, note)

    async def draw_for_everybody(self, message: MessageRow, view: TableView) -> PublicPage:
        """A lobby, board or poster for an answer."""
        page = await self._pages.for_everybody(message, view)
        if self._pages.lacks_poster(message, view):
            self._draw_poster(message, view)
        return page

    def turn_page(self, hand: Hand | OpenedHand, page: int) -> None:
        """The reader has turned this hand to a page, from 0: it stays there while others play."""
        self._pages.turned.turn(hand, page)

    def look_for_channels(self) -> None:
        """End the games whose channel was deleted while nobody listened."""
        self._run(self._missed_deletions.look())

    async def channel_is_gone(self, channel_id: int) -> None:
        """End the game of this channel, if there is one."""
        game_id = await self._tables.games.in_channel(channel_id)
        if game_id is not None:
            await self._endings.channel_is_gone(game_id)

    async def server_is_gone(self, guild_id: int) -> None:
        """End all games of this server."""
        await self._endings.server_is_gone(guild_id)

    async def archive_thread(self, thread: ThreadRow) -> bool:
        """Put a thread of games into the archive; whether nothing is left to be done about it."""
        return await self._archiving.archive(thread)

    async def close(self) -> None:
        """Begin nothing more, let end what is under way, and write down what is shown."""
        self._is_closed = True
        await end_within(SECONDS_TO_FINISH, [*self._looks.values(), *self._errands])
        await self._schedule.close(SECONDS_TO_FINISH)
        await asyncio.gather(*map(self._write_down, self._messages.not_written))

    async def _look(self, game_id: str) -> None:
        try:
            while game_id in self._woken:
                self._woken.discard(game_id)
                async with self._looking:
                    await self._want_stale(game_id)
        except Exception:
            log.exception("not known what is stale", extra={"game": game_id})
            self._timers.call_later(_SECONDS_UNTIL_NEXT_LOOK, lambda: self.wake(game_id))
        finally:
            del self._looks[game_id]
            if game_id in self._woken:
                self.wake(game_id)

    async def _want_stale(self, game_id: str) -> None:
        found = await self._messages.of_game(game_id)
        if found is None:
            return
        rows = [row for row in found.stale if self._is_to_write(row)]
        if self._is_first_to_be_posted(Board(game_id), rows):
            # The hands show the way to the board.
            rows = [row for row in rows if row.kind is not MessageKind.HAND]
        stale: list[Address] = [address_of(row) for row in rows]
        for address in self._opened.of(game_id):
            opened = self._opened.at(address)
            if opened is not None and opened.version < found.version:
                stale.append(address)
        unposted = {address_of(row) for row in rows if row.message_id is None}
        if game_id in self._posted_unheard:
            self._posted_unheard.discard(game_id)
            for address in unposted:
                self._schedule.at(address).may_stand = True
        changes_a_second = self._load.changes_a_second
        needed = await self._messages.needed(game_id) if self.is_busy else Needed()
        # Who has clicked sees the newest, and looks at the board with that in mind.
        behind = 0.0 if game_id in self._shown_by_answer else pause_together(found)
        self._shown_by_answer.discard(game_id)
        moment = self._moments.seconds_until(game_id, behind)
        for address in stale:
            seconds = pause(address, found, changes_a_second, needed)
            together = moment if is_shown_together(address) else 0.0
            if address in unposted:
                seconds = together = 0.0
            if seconds > 0:
                self._after_load.expect(game_id)
            self._schedule.want(address, seconds, rank(address, found), together=together)

    def _is_first_to_be_posted(self, board: Board, rows: list[MessageRow]) -> bool:
        unposted = any(address_of(row) == board and row.message_id is None for row in rows)
        return unposted and not self._schedule.has_failed(board)

    def _is_to_write(self, row: MessageRow) -> bool:
        until = self._taken_over.get(address_of(row), 0.0)
        return is_ours(self._bot, row) or self._timers.now() < until

    async def _bring(self, address: Address, mailbox: Mailbox) -> Outcome:
        outcome = await self._updater.bring(address, mailbox)
        self._write_down_soon(address.game)
        return outcome

    async def _version(self, address: Address) -> int:
        """What the message at this address shows."""
        if isinstance(address, OpenedHand):
            opened = self._opened.at(address)
            return 0 if opened is None else opened.version
        found = await self._messages.of_game(address.game)
        row = None if found is None else row_at(address, found)
        return 0 if row is None else row.shown_version

    async def _note_answer(
        self, address: Address, interaction: discord.Interaction, version: int
    ) -> None:
        if isinstance(address, OpenedHand):
            self.opened_hand(address.game, OwnMessage(interaction), version)
            return
        message = interaction.message
        if message is None:
            return
        self._tokens.remember(interaction)
        row = await self._messages.at(address.game, message.id)
        if row is not None:
            whole = address not in self._posters_under_way
            ids = message.channel.id, message.id
            await self._messages.shown(row, version, *ids, whole=whole)
            self._write_down_soon(address.game)

    def _answered(self, addresses: Sequence[Address]) -> None:
        for address in addresses:
            self._schedule.answered(address)
        game_id = addresses[0].game
        self._shown_by_answer.add(game_id)
        self.wake(game_id)

    def _redraw_hands(self, game_id: str) -> None:
        self._run(self._redraw_all_hands(game_id))

    async def _redraw_all_hands(self, game_id: str) -> None:
        found = await self._messages.of_game(game_id)
        hands: list[Address] = [*self._opened.of(game_id)]
        for row in () if found is None else found.messages:
            if row.kind is MessageKind.HAND and not row.retired and row.message_id is not None:
                hands.append(address_of(row))
        for address in hands:
            self._schedule.at(address).redraw = True
            self._schedule.want(address)

    def _draw_poster(self, board: MessageRow, view: TableView) -> None:
        """A result is shown without its poster: it follows once it is there."""
        self._posters_under_way.add(address_of(board))
        self._run(self._put_in_poster(board, view))

    async def _put_in_poster(self, board: MessageRow, view: TableView) -> None:
        address = address_of(board)
        await self._pages.posters.of_view(view, self._pages.texts(view))
        self._posters_under_way.discard(address)
        self._schedule.at(address).redraw = True
        self._schedule.want(address)

    def _board_posted(
        self, game_id: str, channel_id: int, message_id: int, *, reactions: bool
    ) -> None:
        self.wake(game_id)
        if reactions:
            self._run(self._offer_reactions(game_id, channel_id, message_id))

    async def _offer_reactions(self, game_id: str, channel_id: int, message_id: int) -> None:
        """What can be called with a reaction below the board."""
        found = await self._messages.of_game(game_id)
        challenges = found is None or found.challenges
        emojis = (CONTRA_REACTION, CHALLENGE_REACTION) if challenges else (CONTRA_REACTION,)
        await self._notices.offer_reactions(channel_id, message_id, *emojis)

    def _write_down_soon(self, game_id: str) -> None:
        if game_id in self._to_be_written_down or self._is_closed:
            return
        self._to_be_written_down.add(game_id)

        def write_down() -> None:
            self._to_be_written_down.discard(game_id)
            if not self._is_closed:
                self._run(self._write_down(game_id))

        self._timers.call_later(SECONDS_TO_WRITE_DOWN, write_down)

    async def _write_down(self, game_id: str) -> None:
        try:
            await self._messages.write_down(game_id)
        except Exception:
            # Who starts next edits once more than needed.
            log.exception("not written what is shown", extra={"game": game_id})

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._forget)

    def _forget(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("an errand failed", exc_info=error)
