"""The ways to write a message, and which of them is the cheapest now.

A message is edited by the token of a click on it or by the bot's own route, posted anew, or
deleted. The first board of a round is posted by the token of a click, which can then edit it. The
way is chosen here, and the writer waits here for room for such a request.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass

from bot.store.rows import MessageKind, MessageRow

from ..tokens.interaction_tokens import InteractionToken, TokenMessage
from .board_reposting import BoardReposting
from .direct_messages import DmChannels
from .message_tokens import MessageTokens
from .request_limits import Budgets


@dataclass(frozen=True, slots=True)
class TokenEdit:
    """An edit by the token that leads to this message, which Discord does not count."""

    target: TokenMessage

    @property
    def token(self) -> InteractionToken:
        """The token by which the message is edited."""
        return self.target.token


@dataclass(frozen=True, slots=True)
class RouteEdit:
    """An edit by the bot's own route."""

    channel_id: int


@dataclass(frozen=True, slots=True)
class NewPost:
    """A new message."""

    channel_id: int


@dataclass(frozen=True, slots=True)
class FollowUpPost:
    """A new message by the token of a click in this channel, which Discord does not count."""

    channel_id: int
    token: InteractionToken


@dataclass(frozen=True, slots=True)
class NewDmPost:
    """A new direct message; the person's channel is opened first if it is not known."""

    user_id: int


@dataclass(frozen=True, slots=True)
class MessageDeletion:
    """The deletion of a message that is no longer needed."""

    channel_id: int


PostWay = NewPost | FollowUpPost | NewDmPost
Way = TokenEdit | RouteEdit | PostWay | MessageDeletion

LookUp = Callable[[MessageRow], Awaitable[TokenMessage | None]]


class MessageWays:
    """Chooses the way to a message."""

    def __init__(
        self,
        tokens: MessageTokens,
        budgets: Budgets,
        dm_channels: DmChannels,
        reposting: BoardReposting,
        look_up: LookUp | None = None,
    ) -> None:
        """`look_up` finds the tokens of other processes; None where this one has all of them."""
        self._look_up = look_up
        self._tokens = tokens
        self._budgets = budgets
        self._dm_channels = dm_channels
        self._reposting = reposting

    async def to(self, message: MessageRow, *, anew: bool) -> Way:
        """Return the cheapest way; `anew` asks for a new message although the old one exists."""
        if message.channel_id is None or message.message_id is None:
            return self._follow_up(message) or _new_post(message)
        if message.retired:
            return MessageDeletion(message.channel_id)
        if anew or await self._reposting.is_due(message):
            return _new_post(message)
        target = self._tokens.to(message.message_id)
        if target is None and self._look_up is not None:
            target = await self._look_up(message)
        if target is None or target.token.limit.is_reached:
            return RouteEdit(message.channel_id)
        return TokenEdit(target)

    def _follow_up(self, message: MessageRow) -> FollowUpPost | None:
        """Return the way to a board that was never posted, by the last click on its game.

        Later attempts take the bot's own route, which makes one message of several attempts.
        """
        if message.kind is not MessageKind.BOARD or message.channel_id is None:
            return None
        token = self._tokens.into(message.game_id, message.channel_id)
        return None if token is None else FollowUpPost(message.channel_id, token)

    @asynccontextmanager
    async def room_for(self, way: Way, due: float) -> AsyncGenerator[Way]:
        """Wait for room for the request, and open a missing channel. Yield the way to take."""
        if isinstance(way, NewDmPost):
            async with self._dm_channels.new_message(way.user_id, due) as channel_id:
                yield NewPost(channel_id)
        else:
            async with self._room(way, due):
                yield way

    def _room(
        self, way: TokenEdit | FollowUpPost | RouteEdit | NewPost | MessageDeletion, due: float
    ) -> AbstractAsyncContextManager[None]:
        match way:
            case TokenEdit() | FollowUpPost():
                return nullcontext()
            case RouteEdit(channel_id=channel_id):
                return self._budgets.edit(channel_id, due)
            case MessageDeletion(channel_id=channel_id):
                return self._budgets.delete(channel_id, due)
            case NewPost(channel_id=channel_id):
                return self._budgets.post(channel_id, due)


def _new_post(message: MessageRow) -> NewPost | NewDmPost:
    if message.is_direct and message.user_id is not None:
        return NewDmPost(message.user_id)
    assert message.channel_id is not None
    return NewPost(message.channel_id)
