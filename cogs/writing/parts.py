"""The parts of which the writing of messages consists: each is made here, from those before it."""

from __future__ import annotations

from dataclasses import dataclass

from discord.ext import commands

from bot.tables import Tables

from .._services import BotServices
from ..connecting.processes import Errands, WrittenMessages
from .asked_messages import AskedMessages
from .budget import Budgets
from .closed_dms import ClosedDms
from .direct_messages import DmChannels, NewDms, Notices
from .game_channels import GameChannels
from .hand_notes import HandNotes
from .hands_in_use import HandsInUse
from .lost_posts import LostPosts, OrphanedBoards
from .message_pages import MessagePages
from .message_requests import MessageRequests
from .opened_hands import OpenedHands
from .posted_messages import PostedMessages
from .presses import GuestPresses
from .priorities import AfterLoad, Load, SharedMoments
from .recovery import Recovery, RefusalLog
from .redrawing import Redrawing
from .schedule import WriteSchedule
from .timers import DelayedErrands, LoopTimers, Timers
from .token_keeper import TokenKeeper
from .updater import MessageUpdater
from .ways import MessageWays
from .weekly_questions import WeeklyQuestions


@dataclass(frozen=True, slots=True, kw_only=True)
class WritingParts:
    """The parts that the writer, and the extension that owns it, ask for something."""

    tables: Tables
    schedule: WriteSchedule
    own: WrittenMessages
    errands: Errands
    delayed: DelayedErrands
    load: Load
    after_load: AfterLoad
    moments: SharedMoments
    opened: OpenedHands
    in_use: HandsInUse
    tokens: TokenKeeper
    dm_channels: DmChannels
    notes: HandNotes
    pages: MessagePages
    notices: Notices
    channels: GameChannels
    redrawing: Redrawing
    asked: AskedMessages
    updater: MessageUpdater
    orphans: OrphanedBoards
    presses: GuestPresses
    questions: WeeklyQuestions


def make_parts(
    bot: commands.Bot, services: BotServices, timers: Timers | None = None
) -> WritingParts:
    """Make all parts. Only the schedule is made before what it asks for: the writer serves it."""
    tables, messages = services.tables, services.tables.messages
    timers = timers or LoopTimers()
    errands = Errands()
    delayed = DelayedErrands(timers, errands)
    schedule = WriteSchedule(timers, services.writer_observer)
    own = WrittenMessages(bot, tables.presence, timers.now)
    load = Load(timers)

    budgets, requests = Budgets(timers), MessageRequests(bot)
    tables.presence.share(budgets.all)
    services.bot_wide_pauses.listen(budgets.all_wait)
    dm_channels = DmChannels(requests, budgets, messages.dm_channel, NewDms(timers))
    notices = Notices(requests, budgets, dm_channels, timers)
    channels = GameChannels(bot, services, requests, budgets, notices, timers)

    opened, notes = OpenedHands(), HandNotes(timers.now)
    tokens = TokenKeeper(services, opened, own, schedule, timers, delayed)
    pages = MessagePages(bot, services, notes)
    redrawing = Redrawing(bot, messages, pages, opened, schedule, errands)
    asked = AskedMessages(tables, schedule, timers, errands)
    lost_posts = LostPosts(bot, messages, requests)
    questions = WeeklyQuestions(
        *(bot, services, requests, budgets), schedule=schedule, channels=channels, errands=errands
    )
    updater = MessageUpdater(
        *(services, own, timers, delayed),
        ways=MessageWays(bot, tokens, budgets, dm_channels, timers),
        posted=PostedMessages(
            *(bot, messages, requests, tokens, budgets),
            pages=pages,
            lost_posts=lost_posts,
            schedule=schedule,
            channels=channels,
            errands=errands,
        ),
        opened=opened,
        recovery=Recovery(
            *(tables, requests, tokens, budgets),
            dm_channels=dm_channels,
            closed_dms=ClosedDms(tables, pages, notices, dm_channels),
            notes=notes,
            redrawing=redrawing,
            channels=channels,
            refusal_log=RefusalLog(timers),
            errands=errands,
        ),
        pages=pages,
        redrawing=redrawing,
        asked=asked,
        questions=questions,
    )
    return WritingParts(
        tables=tables,
        schedule=schedule,
        own=own,
        errands=errands,
        delayed=delayed,
        load=load,
        after_load=AfterLoad(load, timers, schedule),
        moments=SharedMoments(timers),
        opened=opened,
        in_use=HandsInUse(messages, tokens, opened, notes, schedule, errands),
        tokens=tokens,
        dm_channels=dm_channels,
        notes=notes,
        pages=pages,
        notices=notices,
        channels=channels,
        redrawing=redrawing,
        asked=asked,
        updater=updater,
        orphans=OrphanedBoards(
            bot, services, requests, budgets, schedule, timers, errands, lost_posts
        ),
        presses=GuestPresses(tables, tokens, notes, redrawing, schedule, delayed),
        questions=questions,
    )
