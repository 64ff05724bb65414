"""Interactions: what a person did with the bot, and how the bot answered.

An interaction must be acknowledged within 3 seconds; its token then works for 15 minutes.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from playground.changes import InteractionSettled, InteractionStarted
from playground.clock import Timer
from playground.constants import CallbackType, InteractionType
from playground.errors import ApiError, Code
from playground.feed import GUARD_SECONDS
from playground.model import Json, Message
from playground.world import World

ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


class Progress(StrEnum):
    """Where an interaction stands."""

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
    progress: Progress = Progress.PENDING
    callback_type: CallbackType | None = None
    response: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    _settled: asyncio.Event = field(default_factory=asyncio.Event)
    _timer: Timer | None = None

    @property
    def acknowledged(self) -> bool:
        return self.callback_type is not None

    @property
    def failed(self) -> bool:
        return self.progress is Progress.FAILED

    @property
    def original(self) -> Message | None:
        """What `@original` stands for: the response, or the message that was updated."""
        if self.callback_type in (
            CallbackType.UPDATE_MESSAGE,
            CallbackType.DEFERRED_UPDATE_MESSAGE,
        ):
            return self.source
        return self.response

    async def settled(self, guard: float = GUARD_SECONDS) -> Interaction:
        """Wait until it is answered or has failed. `guard`: real seconds, then TimeoutError."""
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


class Interactions:
    """All interactions of a world, by id and by token."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.deliver: Callable[[Interaction], bool] = lambda _: False
        """Hands an interaction to the bot; False if no bot is there to take it."""

    def start(
        self,
        kind: InteractionType,
        *,
        user_id: str,
        channel_id: str,
        data: Json,
        nonce: str = "",
        source: Message | None = None,
        opened_by: Interaction | None = None,
    ) -> Interaction:
        """Begin an interaction and hand it to the bot; with no bot there it fails at once."""
        world = self._world
        interaction = Interaction(
            id=world.ids.next(),
            token=secrets.token_urlsafe(60),
            type=kind,
            user_id=user_id,
            channel_id=channel_id,
            guild_id=world.channels[channel_id].guild_id,
            data=data,
            created_at=world.clock.now(),
            nonce=nonce,
            source=source,
            opened_by=opened_by,
        )
        self._forget_expired()
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        world.feed.publish(InteractionStarted(interaction))
        due = interaction.created_at + ANSWER_SECONDS
        interaction.expire_with(world.clock.call_at(due, lambda: self._give_up(interaction)))
        if not self.deliver(interaction):
            self._give_up(interaction)
        return interaction

    def _give_up(self, interaction: Interaction) -> None:
        if interaction.progress is Progress.PENDING:
            interaction.settle(Progress.FAILED)
            self._world.feed.publish(InteractionSettled(interaction))

    def _forget_expired(self) -> None:
        oldest = self._world.clock.now() - 2 * TOKEN_SECONDS
        for interaction in list(self._by_id.values()):
            if interaction.created_at >= oldest:
                break
            del self._by_id[interaction.id]
            del self._by_token[interaction.token]

    def to_answer(self, interaction_id: str, token: str) -> Interaction:
        """The interaction that a callback may answer now.

        ApiError 10062 if it is unknown or older than 3 seconds, 40060 if it was answered.
        """
        interaction = self._by_id.get(interaction_id)
        if interaction is None or not secrets.compare_digest(interaction.token, token):
            raise ApiError(Code.UNKNOWN_INTERACTION)
        if interaction.acknowledged:
            raise ApiError(Code.ALREADY_ACKNOWLEDGED)
        age = self._world.clock.now() - interaction.created_at
        if interaction.failed or age > ANSWER_SECONDS:
            raise ApiError(Code.UNKNOWN_INTERACTION)
        return interaction

    def by_token(self, application_id: str, token: str) -> Interaction:
        """The answered interaction behind a webhook token.

        ApiError 10015 if there is none or it is not answered yet, 50027 after 15 minutes.
        """
        interaction = self._by_token.get(token)
        if interaction is None or application_id != self._world.bot.id:
            raise ApiError(Code.UNKNOWN_WEBHOOK)
        if self._world.clock.now() - interaction.created_at > TOKEN_SECONDS:
            raise ApiError(Code.INVALID_WEBHOOK_TOKEN)
        if not interaction.acknowledged:
            raise ApiError(Code.UNKNOWN_WEBHOOK)
        return interaction

    def opened_modal(self, interaction_id: str) -> Interaction | None:
        """The interaction that was answered with a modal and waits for its submission."""
        interaction = self._by_id.get(interaction_id)
        return interaction if interaction is not None and interaction.modal else None

    def acknowledge(self, interaction: Interaction, callback_type: CallbackType) -> None:
        """Note the answer, after what it brings has been put into the world."""
        interaction.callback_type = callback_type
        interaction.settle(Progress.DONE)
        self._world.feed.publish(InteractionSettled(interaction))
