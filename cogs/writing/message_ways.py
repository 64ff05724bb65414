"""The ways to write a message, and which of them is the cheapest now.

A message is edited by the token of a click on it or by the bot's own route, posted anew, or
deleted. The first board of a round is posted by the token of a click, which can then edit it. The
way is chosen here, and the writer waits here for room for such a request.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass

from bot.place import Place, has_own_route
from bot.store.rows import MessageKind, MessageRow

from ..tokens.interaction_tokens import InteractionToken, TokenMessage
from .board_reposting import BoardReposting
from .direct_messages import DmChannels
from .message_requests import DmChannelId
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
class DmPost:
    """A new direct message in a person's channel with the bot, which is open."""

    channel_id: DmChannelId


@dataclass(frozen=True, slots=True)
class MessageDeletion:
    """The deletion of a message that is no longer needed."""

    channel_id: int


@dataclass(frozen=True, slots=True)
class TokenDeletion:
    """The deletion of a follow-up by its token."""

    target: TokenMessage

    @property
    def token(self) -> InteractionToken:
        """The token by which the message is deleted."""
        return self.target.token


@dataclass(frozen=True, slots=True)
class NoWay:
    """Nothing leads to the message before the next press on a message of its game."""


@dataclass(frozen=True, slots=True)
class RestingToken:
    """The only way to the message is a token whose limit is reached for a moment."""


PostWay = NewPost | FollowUpPost | NewDmPost | DmPost
Way = TokenEdit | RouteEdit | PostWay | MessageDeletion | TokenDeletion
"""The ways by which a message can be written now."""

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

    async def to(
        self, message: MessageRow, place: Place, *, anew: bool, is_settled: bool = False
    ) -> Way | NoWay | RestingToken:
        """Return the cheapest way to a message of a game in this place.

        `anew` asks for a new message although the old one exists. `is_settled`: all that counts is
        shown, and no new message would be worth it.
        """
        if not (has_own_route(place) or message.is_direct):
            return await self._by_token(message, anew=anew, is_settled=is_settled)
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

    async def _by_token(
        self, message: MessageRow, *, anew: bool, is_settled: bool
    ) -> Way | NoWay | RestingToken:
        """Return the way where the bot has no route of its own.

        A message to which no token leads any more is posted anew, if it shows the game as it is, or
        is to show its result.
        """
        target = None if message.message_id is None else self._tokens.to(message.message_id)
        if target is None and self._look_up is not None:
            target = await self._look_up(message)
        if target is not None and not anew:
            if target.token.limit.is_reached:
                return RestingToken()
            if not message.retired:
                return TokenEdit(target)
            # What a press has answered by an edit stands there as somebody else's message.
            return NoWay() if target.follow_up_id is None else TokenDeletion(target)
        is_needed = message.message_id is None or _shows_game(message, is_settled)
        if message.channel_id is None or message.retired or not is_needed:
            return NoWay()
        new = self._tokens.into(message.game_id, message.channel_id, restored=True)
        if new is None:
            return NoWay()
        return RestingToken() if new.limit.is_reached else FollowUpPost(message.channel_id, new)

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
                yield DmPost(channel_id)
        else:
            async with self._room(way, due):
                yield way

    def _room(
        self,
        way: TokenEdit
        | TokenDeletion
        | FollowUpPost
        | RouteEdit
        | NewPost
        | DmPost
        | MessageDeletion,
        due: float,
    ) -> AbstractAsyncContextManager[None]:
        match way:
            case TokenEdit() | TokenDeletion() | FollowUpPost():
                return nullcontext()
            case RouteEdit(channel_id=channel_id):
                return self._budgets.edit(channel_id, due)
            case MessageDeletion(channel_id=channel_id):
                return self._budgets.delete(channel_id, due)
            case NewPost(channel_id=channel_id) | DmPost(channel_id=channel_id):
                return self._budgets.post(channel_id, due)


def _shows_game(message: MessageRow, is_settled: bool) -> bool:
    """Return whether the message shows the game as it is, or is to show its result."""
    if message.kind is MessageKind.BOARD:
        return message.wanted_version is None or (message.has_more_to_show and not is_settled)
    return message.kind is MessageKind.LOBBY and message.wanted_version is None


def _new_post(message: MessageRow) -> NewPost | NewDmPost:
    if message.is_direct and message.user_id is not None:
        return NewDmPost(message.user_id)
    assert message.channel_id is not None
    return NewPost(message.channel_id)
