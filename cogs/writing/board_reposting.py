"""When a board, or a hand, is posted anew at the bottom of its channel although it exists."""

from __future__ import annotations

from collections import OrderedDict
from datetime import datetime, timedelta

import discord

from bot.bounded import Bounded
from bot.store.rows import MessageKind, MessageRow

from .message_requests import SECONDS_TO_EDIT
from .request_limits import Budget, Budgets, Rate
from .request_timeouts import TroubleError, within
from .write_schedule import Timers

_OLDEST_EDITED = timedelta(minutes=50)
"""Discord limits edits of a message that is older than an hour (30046)."""

FAR_AWAY = 8
"""The number of messages below a board that put it out of sight."""

LOOKED_EVERY = timedelta(seconds=30)

_PLAYED_ON = timedelta(minutes=2)
"""A board that has not changed for this time does not count as one that is played on."""

LOOKS = Rate(4, 1.0)
"""Looks at channels a second. With more than 120 active boards, each is looked at less often, so
that looking costs at most a twelfth of the bot's requests.
"""

_MOST_BOARDS = 20_000


class BoardReposting:
    """Knows which messages are too old or out of sight, and looks at a board only now and then."""

    def __init__(self, bot: discord.Client, budgets: Budgets, timers: Timers) -> None:
        self._bot = bot
        self._budgets = budgets
        self._timers = timers
        self._looks = Budget(LOOKS, timers)
        self._played_on: OrderedDict[int, datetime] = OrderedDict()
        self._looked_at: Bounded[int, datetime] = Bounded(_MOST_BOARDS)

    async def is_due(self, message: MessageRow) -> bool:
        """Return whether a message will soon be too old for edits, or a board is out of sight.

        Only messages that follow their game are posted anew, not those written for the last time.
        """
        if message.wanted_version is not None or message.posted_at is None:
            return False
        if message.kind not in (MessageKind.BOARD, MessageKind.HAND):
            return False
        if discord.utils.utcnow() - message.posted_at > _OLDEST_EDITED:
            return True
        return message.kind is MessageKind.BOARD and await self._is_out_of_sight(message)

    async def _is_out_of_sight(self, board: MessageRow) -> bool:
        if board.message_id is None or board.channel_id is None:
            return False
        now = discord.utils.utcnow()
        looked = self._looked_at.setdefault(board.message_id, now)
        if now - looked < self._every(board.message_id, now) or not self._looks.has_room:
            return False
        self._looked_at[board.message_id] = now
        try:
            due = self._timers.now()
            async with self._looks.room(due), self._budgets.anything(due):
                below = self._messages_below(board.channel_id, board.message_id)
                return await within(SECONDS_TO_EDIT, below) >= FAR_AWAY
        except (discord.HTTPException, TroubleError):
            return False  # it is looked at again in a while

    def _every(self, message_id: int, now: datetime) -> timedelta:
        """Return the time between two looks at a board: the more boards, the longer."""
        self._played_on[message_id] = now
        self._played_on.move_to_end(message_id)
        while now - next(iter(self._played_on.values())) > _PLAYED_ON:
            self._played_on.popitem(last=False)
        return max(LOOKED_EVERY, timedelta(seconds=len(self._played_on) / LOOKS.requests))

    async def _messages_below(self, channel_id: int, message_id: int) -> int:
        channel = self._bot.get_partial_messageable(channel_id)
        board = discord.Object(message_id)
        return len([m async for m in channel.history(after=board, limit=FAR_AWAY)])
