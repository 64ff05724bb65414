"""All interactions by id and by token.

An interaction must be acknowledged within 3 seconds; its token then works for 15 minutes.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from playground.protocol.constants import CallbackType, InteractionType
from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.protocol.tokens import is_same_token
from playground.state.changes import InteractionSettled, InteractionStarted
from playground.state.interactions import GUILD_INSTALL, Interaction, Progress
from playground.state.messages import Message
from playground.state.world import World

ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


class InteractionRegistry:
    """All interactions of a world, by id and by token."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.deliver: Callable[[Interaction], bool] = lambda _: False
        """Sends an interaction to the bot; returns False if no bot is connected."""

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
        owners: Json | None = None,
    ) -> Interaction:
        """Begin an interaction and send it to the bot. Without a bot it fails at once."""
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
            owners=_owners(world, channel_id, source) if owners is None else owners,
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
        """Return the interaction that a callback may answer now.

        Raise ApiError 10062 if it is unknown or older than 3 seconds, 40060 if it was answered.
        """
        interaction = self._by_id.get(interaction_id)
        if interaction is None or not is_same_token(token, interaction.token):
            raise ApiError(Code.UNKNOWN_INTERACTION)
        if interaction.acknowledged:
            raise ApiError(Code.ALREADY_ACKNOWLEDGED)
        age = self._world.clock.now() - interaction.created_at
        if interaction.failed or age > ANSWER_SECONDS:
            raise ApiError(Code.UNKNOWN_INTERACTION)
        return interaction

    def by_token(self, application_id: str, token: str) -> Interaction:
        """Return the answered interaction with a webhook token.

        Raise ApiError 10015 if there is none or it is not answered yet, 50027 after 15 minutes.
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
        """Return the interaction that was answered with a modal which has not been submitted
        yet."""
        interaction = self._by_id.get(interaction_id)
        return interaction if interaction is not None and interaction.modal else None

    def acknowledge(self, interaction: Interaction, callback_type: CallbackType) -> None:
        """Record the answer, after its content has been put into the world."""
        interaction.callback_type = callback_type
        interaction.settle(Progress.DONE)
        self._world.feed.publish(InteractionSettled(interaction))


def _owners(world: World, channel_id: str, source: Message | None) -> Json:
    """Return who has installed the application: those behind a pressed message, also for others."""
    if source is not None and source.interaction_metadata is not None:
        return source.interaction_metadata["authorizing_integration_owners"]
    channel = world.channels[channel_id]
    return {GUILD_INSTALL: channel.guild_id or "0"} if channel.has_bot else {}
