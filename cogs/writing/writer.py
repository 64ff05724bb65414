"""The writer of all messages: finds what is stale, schedules it, and takes answers into account.

The store's rows say which messages are stale; `Writer.wake` only says in which game to look. Each
message has a mailbox, which allows one request at a time. The answer to a click is one of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta
from functools import partial

import discord
from discord.ext import commands

from bot.place import joins_board_and_hand
from bot.render import Page, PublicPage
from bot.store.rows import MessageKind, MessageRow
from bot.tables import TableView
from bot.tables.messages.table_messages import ActingPlayers, TableMessages

from .._services import BotServices
from ..connecting.processes import Errands, WrittenMessages, end_within
from ..places import place_of
from .addresses import (
    Address,
    Board,
    Lobby,
    OpenedBacks,
    OpenedHand,
    address_of,
    addresses_from_now,
)
from .asked_messages import AskedMessages
from .board_presses import BoardPress
from .board_reposting import BoardReposting
from .delayed_saving import DelayedSaving
from .direct_messages import ClosedDms, DmChannels, Notices
from .game_channels import GameChannels
from .guest_presses import GuestPresses
from .late_posters import LatePosters
from .message_pages import HandNotes, MessagePages
from .message_requests import LostPosts, MessageRequests
from .message_updater import MessageUpdater
from .message_ways import MessageWays
from .new_dms import NewDms
from .orphaned_boards import OrphanedBoards
from .own_messages import OwnMessage, own_answer
from .posted_messages import PostedMessages
from .priorities import (
    AfterLoad,
    Load,
    SharedMoments,
    is_shown_together,
    pause,
    pause_together,
    rank,
)
from .recovery import Recovery
from .redrawing import Redrawing
from .refusal_log import RefusalLog
from .request_limits import Budgets
from .stale_rows import row_at
from .token_keeper import TokenKeeper
from .write_schedule import AnswerWrite, LoopTimers, Mailbox, Timers, WriteOutcome, WriteSchedule

log = logging.getLogger(__name__)

_WRITTEN_DOWN_AFTER = timedelta(minutes=1)
"""By then the id of a posted message is stored, or will never be."""

_SECONDS_UNTIL_NEXT_LOOK = 1.0
SECONDS_TO_FINISH = 1.5
"""Seconds that work under way has when the bot stops: first errands, then messages."""

_LOOKS_AT_ONCE = 32


class Writer:
    """Owns all writes to Discord's messages."""

    def __init__(
        self, bot: commands.Bot, services: BotServices, timers: Timers | None = None
    ) -> None:
        self._bot = bot
        self._tables = services.tables
        self._messages = services.tables.messages
        self._timers = timers or LoopTimers()
        self._load = Load(self._timers)
        self._after_load = AfterLoad(self._load, self._timers, self.wake)
        self._errands = Errands()
        self._own = WrittenMessages(bot, services.tables.presence, self._timers.now)
        self.keeper = TokenKeeper(
            *(services, self._timers, self._errands),
            writes=self._own.includes,
            say_farewell=lambda address: self._schedule.want(address),
        )
        self.opened, self._tokens = self.keeper.opened, self.keeper.tokens
        self.board_press = partial(BoardPress, self._messages, self._tokens)
        budgets, requests = Budgets(self._timers), MessageRequests(bot)
        services.tables.presence.share(budgets.all)
        find_dm = self._messages.dm_channel
        self.dm_channels = DmChannels(requests, budgets, find_dm, NewDms(self._timers))
        services.bot_wide_pauses.listen(budgets.all_wait)
        self.notes = HandNotes(self._timers.now)
        self.pages = MessagePages(bot, services, self.notes)
        self.notices = Notices(requests, budgets, self.dm_channels, self._timers)
        self.channels = GameChannels(bot, services, requests, budgets, self.notices, self._timers)
        recovery = Recovery(
            self._messages,
            services.tables.deleted_messages,
            requests,
            self._tokens,
            budgets,
            self.dm_channels,
            self.notes,
            ClosedDms(services.tables, self.pages, self.notices, self.dm_channels),
            RefusalLog(self._timers),
            end_game=lambda game_id: self._errands.run(self.channels.end_game(game_id)),
            redraw_hands=lambda game_id: self._redrawing.redraw_hands(game_id),
        )
        reposting, look_up = BoardReposting(bot, budgets, self._timers), self.keeper.look_up
        ways = MessageWays(self._tokens, budgets, self.dm_channels, reposting, look_up)
        posted = PostedMessages(
            bot,
            self._messages,
            requests,
            self._tokens,
            budgets,
            self.pages,
            LostPosts(bot, self._messages, requests),
            self._board_posted,
        )
        self._shown_versions = DelayedSaving(self._messages, self._timers, self._errands)
        self._updater = MessageUpdater(
            services,
            ways,
            posted,
            self.opened,
            recovery,
            self.pages,
            self._timers,
            self._own,
            self._shown_versions,
            lambda row, view: self.late_posters.draw(address_of(row), view),
        )
        self._schedule = WriteSchedule(
            self._timers, services.writer_observer, self._bring, self.wake
        )
        self.write_refused = self._schedule.write_refused
        self.orphans = OrphanedBoards(
            bot, services, requests, budgets, self._schedule, self._timers, self._errands
        )
        self._moments = SharedMoments(self._timers)
        self._shown_by_answer: set[str] = set()
        self._woken: set[str] = set()
        self._looks: dict[str, asyncio.Task[None]] = {}
        self._looking = asyncio.Semaphore(_LOOKS_AT_ONCE)
        self._posted_unheard: set[str] = set()
        self.run_errand = self._errands.run
        self._redrawing = Redrawing(
            bot, self._messages, self.pages, self.opened, self._schedule, self._errands
        )
        guests = services.tables, self.keeper, self.notes, self._redrawing, self._timers
        self.guest_presses = GuestPresses(*guests, self.wake, self.run_errand)
        self.asked = AskedMessages(services.tables, self._timers, self._errands, self.wake)
        self.complete_pages = self._redrawing.complete_pages
        self.late_posters = LatePosters(self.pages, self._schedule, self._errands)
        self._is_closed = False

    def held(self) -> dict[str, int]:
        """Return how many objects of each kind are in memory or under way."""
        return {
            "mailboxes": self._schedule.held,
            **self.keeper.held(),
            "looks": len(self._looks),
            "errands": self._errands.held,
        }

    def changed(self, game_id: str) -> None:
        """Note that a game has changed, and look for its stale messages."""
        self._load.note()
        self.wake(game_id)

    def heard(self, game_id: str, guild_id: int | None) -> None:
        """Note a change by another process, and look if something here may have to show it."""
        self._load.note()
        is_waited_for = self.opened.of(game_id) or self.asked.is_waited_for(game_id)
        if guild_id is None or is_waited_for or self._own.may_include(game_id, guild_id):
            self.wake(game_id)

    @property
    def is_busy(self) -> bool:
        """Whether the load is so high that optional messages are left out."""
        return self._load.is_high

    def wake(self, game_id: str) -> None:
        """Look for stale messages of this game."""
        self._woken.add(game_id)
        if game_id not in self._looks and not self._is_closed:
            self._looks[game_id] = asyncio.create_task(self._look(game_id))

    def posted_unheard(self, game_id: str) -> None:
        """Search the channel before posting this game's messages: they may exist already."""
        self._posted_unheard.add(game_id)

    def take_over(self, message: MessageRow) -> None:
        """Write this message for another process, which seems to have stopped."""
        self._own.take_over(message)
        self.posted_unheard(message.game_id)
        self._errands.run(self.keeper.restore(message.game_id, then=self.wake))

    def forget_person(self, user_id: int) -> None:
        """Forget everything about this person, and all texts that may name them."""
        self.dm_channels.forget_person(user_id)
        self.notes.forget()
        self.keeper.forget_person(user_id)
        self.pages.turned.forget_person(user_id)
        self.pages.posters.forget()

    def clicked(self, message: discord.Message, game_id: str) -> None:
        """Delete this public message if no row knows it. A new one may not be stored yet."""
        if discord.utils.utcnow() - message.created_at > _WRITTEN_DOWN_AFTER:
            where = message.channel.id, message.id
            self._errands.run(self._messages.retire_unknown(game_id, *where))

    async def answering_click(
        self, interaction: discord.Interaction, game_id: str
    ) -> AnswerWrite | None:
        """Make the click's answer the next write of the clicked message, until it ends.

        Return None if the message does not belong to the game (any more).
        """
        message = interaction.message
        if message is None:
            return None
        if message.flags.ephemeral:
            whose = game_id, interaction.user.id
            return self.answering(OpenedHand(*whose), OpenedBacks(*whose))
        row = await self._messages.at(game_id, message.id)
        if row is None:
            return None
        view = None
        if row.kind is MessageKind.LOBBY and joins_board_and_hand(place_of(interaction)):
            view = await self._tables.games.view(game_id, interaction.user.id)
        return self.answering(*addresses_from_now(row, None if view is None else view.seat))

    def answering(self, address: Address, *later: Address) -> AnswerWrite:
        """Make an answer the next write of this message, until it ends.

        ``later`` are addresses that the message may have by the time it is answered.
        """
        addresses = (address, *later)
        mailboxes = [self._schedule.at(each) for each in addresses]
        return AnswerWrite(
            mailboxes,
            written=partial(self._note_answer, address),
            ended=partial(self._answered, addresses),
        )

    async def lobby_posted(
        self, interaction: discord.Interaction, view: TableView, message_id: int | None
    ) -> None:
        """Note the message with which a command was answered as the lobby.

        Without an id, Discord has not answered, and the message may exist.
        """
        if message_id is None:
            self.posted_unheard(view.game.id)
            return
        self._tokens.remember_original(interaction, view.game.id, message_id)
        found = await self._messages.of_game(view.game.id)
        row = None if found is None else row_at(Lobby(view.game.id), found)
        if row is not None:
            await self._messages.shown(row, view.game.version, view.game.channel_id, message_id)

    def keep_fresh(self, address: OpenedHand, message: OwnMessage, version: int) -> None:
        """Update this private message from now on as its game goes on."""
        self.keeper.keep_fresh(address, message, version)
        self.wake(address.game)  # the game may have gone on while the message was sent

    async def draw_for_everybody(self, message: MessageRow, view: TableView) -> PublicPage:
        """Return the newest page of a lobby, board or poster, for an answer."""
        page = await self.pages.for_everybody(message, view)
        if self.pages.lacks_poster(message, view):
            self.late_posters.draw(address_of(message), view)
        return page

    async def close(self) -> None:
        """Begin nothing more, let what is under way end, and save which versions are shown."""
        self._is_closed = True
        self.orphans.close()
        self._shown_versions.close()
        await end_within(SECONDS_TO_FINISH, [*self._looks.values(), *self._errands.tasks])
        await self._schedule.close(SECONDS_TO_FINISH)
        await self._shown_versions.save_all()
        await self.keeper.save_all()

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
        self.asked.note(game_id, found)
        self._redrawing.follow_board(game_id, found)
        rows: dict[Address, MessageRow] = {
            address_of(row): row for row in found.stale if self._own.includes(row)
        }
        unposted = {address for address, row in rows.items() if row.message_id is None}
        board = Board(game_id)
        if board in unposted and not self._schedule.has_failed(board):
            # The hands link to the board, so it is posted first.
            rows = {
                address: row for address, row in rows.items() if row.kind is not MessageKind.HAND
            }
            unposted &= rows.keys()
        if game_id in self._posted_unheard:
            self._posted_unheard.discard(game_id)
            for address in unposted:
                self._schedule.at(address).may_stand = True
        stale = [*rows, *self.opened.older_than(game_id, found.version)]
        await self._schedule_all(stale, unposted, game_id, found)

    async def _schedule_all(
        self, stale: list[Address], unposted: set[Address], game_id: str, found: TableMessages
    ) -> None:
        changes_a_second = self._load.changes_a_second
        needed = await self._messages.needed(game_id) if self.is_busy else ActingPlayers()
        # A person who has clicked sees the newest hand, and expects the same of the board.
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

    async def _bring(self, address: Address, mailbox: Mailbox) -> WriteOutcome:
        outcome = await self._updater.bring(address, mailbox)
        await self.asked.written(address.game)
        self._shown_versions.save_soon(address.game)
        return outcome

    async def _note_answer(
        self, address: Address, interaction: discord.Interaction, version: int, shown: Page
    ) -> None:
        if isinstance(address, OpenedHand):
            self.keep_fresh(address, own_answer(interaction), version)
        message = interaction.message
        if message is None:
            return
        if isinstance(address, OpenedHand):
            self.opened.replace_backs(address, message)
            return
        self._tokens.remember(interaction, address.game)
        self.pages.sent_pictures.note(message.id, shown)
        row = await self._messages.at(address.game, message.id)
        if row is not None:
            whole = not self.late_posters.is_under_way(address)
            await self._messages.shown(row, version, message.channel.id, message.id, whole=whole)
            self._shown_versions.save_soon(address.game)

    def _answered(self, addresses: Sequence[Address]) -> None:
        for address in addresses:
            self._schedule.answered(address)
        game_id = addresses[0].game
        self._shown_by_answer.add(game_id)
        self.wake(game_id)

    def _board_posted(
        self, game_id: str, channel_id: int, message_id: int, *, reactions: bool
    ) -> None:
        self.wake(game_id)
        if reactions:
            # A lobby that is over links to the board.
            self._schedule.redraw(Lobby(game_id))
            self._errands.run(self.channels.offer_reactions(game_id, channel_id, message_id))
