"""Writing the questions of weekly evenings: one message a week, kept fresh."""

from __future__ import annotations

import logging

from discord.ext import commands

from bot.render import weekly_question_page
from bot.views.weekly_question import WeeklyQuestion, WeeklyRow

from .._services import BotServices
from ..connecting.processes import Errands, has_server
from ..showing.pages import server_texts
from .budget import Budgets
from .discord_refusals import DISCORD_ERRORS, DiscordRefusal, RefusedRequest, refused_by
from .game_channels import GameChannels
from .message import QUESTION, PendingMessage
from .message_requests import MessageRequests, name_of_post
from .schedule import WriteDone, WriteOutcome, WriteSchedule

log = logging.getLogger(__name__)


class WeeklyQuestions:
    """Posts and edits the questions of the servers that this process has."""

    def __init__(
        self,
        bot: commands.Bot,
        services: BotServices,
        requests: MessageRequests,
        budgets: Budgets,
        *,
        schedule: WriteSchedule,
        channels: GameChannels,
        errands: Errands,
    ) -> None:
        self._bot = bot
        self._texts = services.texts
        self._weeklies = services.tables.weeklies
        self._requests = requests
        self._budgets = budgets
        self._schedule = schedule
        self._channels = channels
        self._errands = errands
        self._stale_before: set[tuple[int, int]] = set()

    def changed(self, channel_id: int, guild_id: int) -> None:
        """Write the question of this channel, unless another process has its server."""
        if has_server(self._bot, guild_id):
            self._schedule.want(QUESTION.at(str(channel_id)))

    def redraw_soon(self) -> None:
        """Write all questions again: somebody hides, or has deleted their data."""
        self._errands.run(self._redraw())

    async def _redraw(self) -> None:
        for row in await self._weeklies.asked():
            if has_server(self._bot, row.guild_id):
                self._schedule.redraw(QUESTION.at(str(row.channel_id)))

    async def look(self) -> None:
        """Write what is stale. What was stale before may belong to a process that has stopped."""
        stale = await self._weeklies.stale()
        for row in stale:
            if has_server(self._bot, row.guild_id) or _stage(row) in self._stale_before:
                self._schedule.want(QUESTION.at(str(row.channel_id)))
        self._stale_before = {_stage(row) for row in stale}

    async def write(self, message: PendingMessage) -> WriteOutcome:
        """Bring the question up to date."""
        if message.answers:
            return WriteDone()
        async with message.one_request:
            question = await self._weeklies.question(int(message.address.game))
            if question is None or not (question.row.is_stale or message.redraw):
                return WriteDone()
            try:
                message_id = await self._send(question, message.due)
            except DISCORD_ERRORS as error:
                return await self._refused(question.row, refused_by(error))
            message.redraw = False
            row = question.row
            await self._weeklies.shown(row.channel_id, message_id, row.version)
            return WriteDone()

    async def _send(self, question: WeeklyQuestion, due: float) -> int:
        row, week = question.row, question.row.weekly
        t = server_texts(self._bot, self._texts, row.guild_id, question.locale)
        page = weekly_question_page(question, t)
        if row.message_id is None:
            once = name_of_post("weekly", row.channel_id, week.phase, week.next_at)
            async with self._budgets.post(row.channel_id, due):
                return await self._requests.post(row.channel_id, page, once)
        async with self._budgets.edit(row.channel_id, due):
            await self._requests.edit_post(row.channel_id, row.message_id, page)
        return row.message_id

    async def _refused(self, row: WeeklyRow, refused: RefusedRequest) -> WriteOutcome:
        """Do what a refusal requires: without its channel, the weekly evening ends."""
        if refused.refusal is DiscordRefusal.CHANNEL_IS_GONE:
            await self._channels.end_weekly(row.channel_id)
            return WriteDone()
        if refused.refusal is DiscordRefusal.MESSAGE_IS_GONE:
            # Somebody has deleted it: it comes back with the next change.
            await self._weeklies.shown(row.channel_id, None, row.version)
            return WriteDone()
        if not refused.consequence.passes:
            ids = {"guild": row.guild_id, "why": refused.refusal.name}
            log.warning("a weekly question cannot be written", extra=ids)
        return refused


def _stage(row: WeeklyRow) -> tuple[int, int]:
    return row.channel_id, row.version
