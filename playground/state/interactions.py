"""An interaction: what a person did with the bot, and how the bot answered."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import StrEnum

from playground.clock import GUARD_SECONDS, Timer
from playground.protocol.constants import CallbackType, InteractionType
from playground.protocol.json_types import Json
from playground.state.messages import Message

GUILD_INSTALL, USER_INSTALL = "0", "1"
"""The kinds of installation, as interactions name them."""


class Progress(StrEnum):
    """The state of an interaction."""

    PENDING = "pending"
    DONE = "done"
    FAILED = "failed"


@dataclass(eq=False)
class Interaction:
    """One interaction. `source` is the message whose component was used (also for its modals)."""

    id: str
    token: str = field(repr=False)
    type: InteractionType
    user_id: str
    channel_id: str
    guild_id: str | None
    data: Json
    created_at: float
    nonce: str
    source: Message | None = None
    opened_by: Interaction | None = None
    owners: Json = field(default_factory=dict)
    """Who has installed the application that is used here, by the kind of installation."""
    progress: Progress = Progress.PENDING
    callback_type: CallbackType | None = None
    response: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    _settled: asyncio.Event = field(default_factory=asyncio.Event)
    _timer: Timer | None = None

    @property
    def is_of_guest(self) -> bool:
        """Whether only a person's own installation stands behind it."""
        return GUILD_INSTALL not in self.owners

    @property
    def acknowledged(self) -> bool:
        return self.callback_type is not None

    @property
    def failed(self) -> bool:
        return self.progress is Progress.FAILED

    @property
    def original(self) -> Message | None:
        """The message named `@original`: the response, or the message that was updated."""
        if self.callback_type in (
            CallbackType.UPDATE_MESSAGE,
            CallbackType.DEFERRED_UPDATE_MESSAGE,
        ):
            return self.source
        return self.response

    async def settled(self, guard: float = GUARD_SECONDS) -> Interaction:
        """Wait until it is answered or has failed. `guard`: real seconds until TimeoutError is
        raised."""
        async with asyncio.timeout(guard):
            await self._settled.wait()
        return self

    def settle(self, progress: Progress) -> None:
        self.progress = progress
        if self._timer is not None:
            self._timer.cancel()
        self._settled.set()

    def expire_with(self, timer: Timer) -> None:
        self._timer = timer
