"""All changes in the playground, and the feed that announces them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from playground.clock import GUARD_SECONDS
from playground.protocol.emoji import EmojiRef
from playground.state.guild import Channel, Guild, User
from playground.state.interactions import Interaction
from playground.state.messages import Message


@dataclass(frozen=True)
class MessageCreated:
    message: Message


@dataclass(frozen=True)
class MessageEdited:
    message: Message


@dataclass(frozen=True)
class MessagesDeleted:
    """Messages of one channel were deleted."""

    channel: Channel
    messages: tuple[Message, ...]


@dataclass(frozen=True)
class ReactionAdded:
    message: Message
    user: User
    emoji: EmojiRef


@dataclass(frozen=True)
class ReactionRemoved:
    message: Message
    user: User
    emoji: EmojiRef


@dataclass(frozen=True)
class ChannelOpened:
    channel: Channel


@dataclass(frozen=True)
class ChannelChanged:
    channel: Channel


@dataclass(frozen=True)
class ChannelDeleted:
    channel: Channel


@dataclass(frozen=True)
class ThreadMembersChanged:
    """People have joined a thread."""

    thread: Channel
    joined: tuple[str, ...]


@dataclass(frozen=True)
class GuildChanged:
    guild: Guild


@dataclass(frozen=True)
class MemberJoined:
    user: User


@dataclass(frozen=True)
class MemberChanged:
    """A member's roles have changed."""

    user: User


@dataclass(frozen=True)
class UserChanged:
    user: User


@dataclass(frozen=True)
class ClientRestarted:
    """A person's client has started anew and has forgotten these messages."""

    user: User
    messages: tuple[Message, ...]


@dataclass(frozen=True)
class ApplicationChanged:
    """The application allows other kinds of installation."""


@dataclass(frozen=True)
class CommandsChanged:
    pass


@dataclass(frozen=True)
class EmojisChanged:
    pass


@dataclass(frozen=True)
class OnlineChanged:
    online: bool


@dataclass(frozen=True)
class InteractionStarted:
    interaction: Interaction


@dataclass(frozen=True)
class InteractionSettled:
    """The bot answered an interaction, or the time to answer ran out."""

    interaction: Interaction


Change = (
    MessageCreated
    | MessageEdited
    | MessagesDeleted
    | ReactionAdded
    | ReactionRemoved
    | ApplicationChanged
    | ClientRestarted
    | ChannelOpened
    | ChannelChanged
    | ChannelDeleted
    | ThreadMembersChanged
    | GuildChanged
    | MemberJoined
    | MemberChanged
    | UserChanged
    | CommandsChanged
    | EmojisChanged
    | OnlineChanged
    | InteractionStarted
    | InteractionSettled
)


T = TypeVar("T")


class Feed:
    """Passes every change to all listeners, at once and in the order of subscription."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Change], None]] = []
        self._waiters: set[asyncio.Future[None]] = set()

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Add a listener. Call the return value to remove it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def publish(self, change: Change) -> None:
        for listener in list(self._listeners):
            listener(change)
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def until(self, probe: Callable[[], T | None], guard: float = GUARD_SECONDS) -> T:
        """Wait until `probe` returns something true, calling it again after every change.

        `guard` is a limit in real seconds against hanging; TimeoutError is raised after it.
        """
        async with asyncio.timeout(guard):
            while not (found := probe()):
                waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiters.add(waiter)
                try:
                    await waiter
                finally:
                    self._waiters.discard(waiter)
            return found
