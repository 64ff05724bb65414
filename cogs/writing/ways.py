"""The ways to write a message, and which of them is the cheapest now.

A message is edited by the token of a click on it or by the bot's own route, posted anew, or
deleted. The first board of a round is posted by the token of a click, which can then edit it. The
way is chosen here, and the writer waits here for room for such a request.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import Enum, auto

import discord

from bot.bounded import Bounded
from bot.place import has_own_route
from bot.store.rows import MessageRow
from bot.tables.messages.table_messages import TableMessages

from ..tokens.interaction_tokens import InteractionToken, TokenMessage
from .budget import Budget, Budgets, Rate
from .direct_messages import DmChannels
from .message import BOARD, LOBBY, kind_of
from .message_requests import SECONDS_TO_EDIT, DmChannelId
from .request_timeouts import TroubleError, within
from .timers import Timers
from .token_keeper import TokenKeeper


class WayKind(Enum):
    """What is done with a message now."""

    EDIT = auto()
    POST = auto()
    DELETE = auto()
    NONE = auto()
    """Nothing leads to the message before the next press on a message of its game."""
    REST = auto()
    """The only way to the message is a token whose limit is reached for a moment."""


@dataclass(frozen=True, slots=True)
class WriteWay:
    """A way by which a message can be written now.

    ``by`` leads to the message by a token, which Discord does not count; without it, the bot's own
    route is taken. A new message by a token is a follow-up of ``by``. A new direct message goes to
    the person ``user_id``, once their channel ``dm`` is open.
    """

    kind: WayKind
    channel_id: int | None = None
    by: TokenMessage | None = None
    user_id: int | None = None
    dm: DmChannelId | None = None

    @property
    def is_follow_up(self) -> bool:
        """Whether a new message is posted by a token."""
        return self.kind is WayKind.POST and self.by is not None


NO_WAY = WriteWay(WayKind.NONE)
REST = WriteWay(WayKind.REST)


class MessageWays:
    """Chooses the way to a message."""

    def __init__(
        self,
        bot: discord.Client,
        tokens: TokenKeeper,
        budgets: Budgets,
        dm_channels: DmChannels,
        timers: Timers,
    ) -> None:
        self._tokens = tokens
        self._budgets = budgets
        self._dm_channels = dm_channels
        self._reposting = Reposting(bot, budgets, timers)

    async def to(self, row: MessageRow, found: TableMessages, *, anew: bool) -> WriteWay:
        """Return the cheapest way to a message of a table.

        `anew` asks for a new message although the old one exists.
        """
        if not (has_own_route(found.place) or row.is_direct):
            return await self._by_token(row, anew=anew, is_settled=found.is_settled)
        if row.channel_id is None or row.message_id is None:
            return self._first_post(row)
        if row.retired:
            return WriteWay(WayKind.DELETE, row.channel_id)
        if anew or await self._reposting.is_due(row):
            return _new_post(row)
        target = await self._tokens.find(row)
        if target is not None and target.token.limit.is_reached:
            target = None
        return WriteWay(WayKind.EDIT, row.channel_id, target)

    async def _by_token(self, row: MessageRow, *, anew: bool, is_settled: bool) -> WriteWay:
        """Return the way where the bot has no route of its own.

        A message to which no token leads any more is posted anew, if it shows the game as it is, or
        is to show its result.
        """
        target = await self._tokens.find(row)
        if target is not None and not anew:
            if target.token.limit.is_reached:
                return REST
            if not row.retired:
                return WriteWay(WayKind.EDIT, row.channel_id, target)
            # What a press has answered by an edit stands there as somebody else's message.
            is_own = target.follow_up_id is not None
            return WriteWay(WayKind.DELETE, row.channel_id, target) if is_own else NO_WAY
        is_needed = row.message_id is None or _shows_game(row, is_settled)
        if row.channel_id is None or row.retired or not is_needed:
            return NO_WAY
        new = self._tokens.into(row.game_id, row.channel_id, restored=True)
        if new is None:
            return NO_WAY
        return REST if new.limit.is_reached else _follow_up(row.channel_id, new)

    def _first_post(self, row: MessageRow) -> WriteWay:
        """Return the way to a message that was never posted: a board by the last click on its game.

        Later attempts take the bot's own route, which makes one message of several attempts.
        """
        if kind_of(row) is BOARD and row.channel_id is not None:
            token = self._tokens.into(row.game_id, row.channel_id)
            if token is not None:
                return _follow_up(row.channel_id, token)
        return _new_post(row)

    @asynccontextmanager
    async def room_for(self, way: WriteWay, due: float) -> AsyncGenerator[WriteWay]:
        """Wait for room for the request, and open a missing channel. Yield the way to take."""
        if way.by is not None:
            yield way
        elif way.user_id is None:
            async with self._room(way, due):
                yield way
        else:
            async with self._dm_channels.new_message(way.user_id, due) as dm:
                yield replace(way, channel_id=dm, dm=dm)

    def _room(self, way: WriteWay, due: float) -> AbstractAsyncContextManager[None]:
        assert way.channel_id is not None
        match way.kind:
            case WayKind.EDIT:
                return self._budgets.edit(way.channel_id, due)
            case WayKind.DELETE:
                return self._budgets.delete(way.channel_id, due)
            case WayKind.POST:
                return self._budgets.post(way.channel_id, due)
            case WayKind.NONE | WayKind.REST:
                raise ValueError("nothing can be written this way")


def _follow_up(channel_id: int, token: InteractionToken) -> WriteWay:
    return WriteWay(WayKind.POST, channel_id, TokenMessage(token))


def _new_post(row: MessageRow) -> WriteWay:
    if row.is_direct and row.user_id is not None:
        return WriteWay(WayKind.POST, user_id=row.user_id)
    assert row.channel_id is not None
    return WriteWay(WayKind.POST, row.channel_id)


def _shows_game(row: MessageRow, is_settled: bool) -> bool:
    """Return whether the message shows the game as it is, or is to show its result."""
    kind = kind_of(row)
    if kind is BOARD:
        return row.wanted_version is None or (row.has_more_to_show and not is_settled)
    return kind is LOBBY and row.wanted_version is None


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


class Reposting:
    """Knows which messages are posted anew at the bottom of their channel although they exist."""

    def __init__(self, bot: discord.Client, budgets: Budgets, timers: Timers) -> None:
        self._bot = bot
        self._budgets = budgets
        self._timers = timers
        self._looks = Budget(LOOKS, timers)
        self._played_on: OrderedDict[int, datetime] = OrderedDict()
        self._looked_at: Bounded[int, datetime] = Bounded(_MOST_BOARDS)

    async def is_due(self, row: MessageRow) -> bool:
        """Return whether a message will soon be too old for edits, or a board is out of sight.

        Only messages that follow their game are posted anew, not those written for the last time.
        """
        kind = kind_of(row)
        if not kind.stays_in_reach or row.wanted_version is not None or row.posted_at is None:
            return False
        if discord.utils.utcnow() - row.posted_at > _OLDEST_EDITED:
            return True
        return kind.stays_in_sight and await self._is_out_of_sight(row)

    async def _is_out_of_sight(self, board: MessageRow) -> bool:
        """Return whether enough messages stand below the board; look at it only now and then."""
        if board.message_id is None or board.channel_id is None:
            return False
        now = discord.utils.utcnow()
        looked = self._looked_at.setdefault(board.message_id, now)
        if abs(now - looked) < self._every(board.message_id, now) or not self._looks.has_room:
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
        while abs(now - next(iter(self._played_on.values()))) > _PLAYED_ON:
            self._played_on.popitem(last=False)
        return max(LOOKED_EVERY, timedelta(seconds=len(self._played_on) / LOOKS.requests))

    async def _messages_below(self, channel_id: int, message_id: int) -> int:
        channel = self._bot.get_partial_messageable(channel_id)
        board = discord.Object(message_id)
        return len([m async for m in channel.history(after=board, limit=FAR_AWAY)])
