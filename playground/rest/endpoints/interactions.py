"""Answering interactions: POST /interactions/{id}/{token}/callback."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playground.protocol.constants import CallbackType, InteractionType, MessageFlag
from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.rest.call import ApiCall, Routes
from playground.rest.interaction_messages import response_message, thinking_message
from playground.rest.message_composer import MessageDraft, is_ephemeral
from playground.state.interactions import Interaction
from playground.state.messages import Message
from playground.validation import BodyPart
from playground.validation.commands import read_choices
from playground.validation.components import read_modal

routes = Routes()

_FOR: dict[InteractionType, frozenset[CallbackType]] = {
    InteractionType.APPLICATION_COMMAND: frozenset(
        {
            CallbackType.CHANNEL_MESSAGE_WITH_SOURCE,
            CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE,
            CallbackType.MODAL,
        }
    ),
    InteractionType.MESSAGE_COMPONENT: frozenset(
        {
            CallbackType.CHANNEL_MESSAGE_WITH_SOURCE,
            CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE,
            CallbackType.DEFERRED_UPDATE_MESSAGE,
            CallbackType.UPDATE_MESSAGE,
            CallbackType.MODAL,
        }
    ),
    InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE: frozenset(
        {CallbackType.APPLICATION_COMMAND_AUTOCOMPLETE_RESULT}
    ),
    InteractionType.MODAL_SUBMIT: frozenset(
        {
            CallbackType.CHANNEL_MESSAGE_WITH_SOURCE,
            CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE,
        }
    ),
}
_UPDATES = frozenset({CallbackType.DEFERRED_UPDATE_MESSAGE, CallbackType.UPDATE_MESSAGE})


@routes.add("POST", "/interactions/{interaction_id}/{interaction_token}/callback", public=True)
async def callback(call: ApiCall) -> Any:
    interactions = call.services.interactions
    interaction = interactions.to_answer(
        call.path["interaction_id"], call.path["interaction_token"]
    )
    kind, carry_out = call.read(lambda body: _read_answer(call, interaction, body))
    shown = carry_out()
    interactions.acknowledge(interaction, kind)
    if call.flag("with_response"):
        return _callback_response(call, interaction, kind, shown)
    return None


CarryOut = Callable[[], Message | None]
"""Carries out an answer; returns the message that is then the answer, if any."""


def _read_answer(
    call: ApiCall, interaction: Interaction, body: BodyPart
) -> tuple[CallbackType, CarryOut]:
    kind, data = _read_type(interaction, body.at("type")), body.at("data")
    composer = call.services.composer
    channel = call.world.channels.get(interaction.channel_id)
    if channel is None:
        raise ApiError(Code.UNKNOWN_CHANNEL)
    match kind:
        case CallbackType.CHANNEL_MESSAGE_WITH_SOURCE:
            draft = composer.read(data, call.uploads, channel)
            return kind, lambda: _respond(call, interaction, draft)
        case CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE:
            ephemeral = is_ephemeral(data)
            return kind, lambda: _think(call, interaction, ephemeral)
        case CallbackType.UPDATE_MESSAGE:
            update = composer.read(data, call.uploads, channel, interaction.source)
            return kind, lambda: _update(call, interaction, update)
        case CallbackType.DEFERRED_UPDATE_MESSAGE:
            return kind, lambda: interaction.source
        case CallbackType.APPLICATION_COMMAND_AUTOCOMPLETE_RESULT:
            choices = read_choices(data.at("choices"))
            return kind, lambda: _suggest(interaction, choices)
        case CallbackType.MODAL:
            modal = read_modal(data)
            return kind, lambda: _open(interaction, modal)


def _read_type(interaction: Interaction, part: BodyPart) -> CallbackType:
    allowed = _FOR[interaction.type]
    if interaction.type is InteractionType.MODAL_SUBMIT and interaction.source is not None:
        allowed |= _UPDATES
    number = part.integer()
    if number not in allowed:
        part.complain_of_choices("BASE_TYPE_CHOICES", allowed)
        return min(allowed)
    return CallbackType(number)


def _respond(call: ApiCall, interaction: Interaction, draft: MessageDraft) -> Message:
    message = call.world.add_message(response_message(call, interaction, draft))
    interaction.response = message
    return message


def _think(call: ApiCall, interaction: Interaction, ephemeral: bool) -> Message:
    message = call.world.add_message(thinking_message(call, interaction, ephemeral))
    interaction.response = message
    return message


def _update(call: ApiCall, interaction: Interaction, draft: MessageDraft) -> Message | None:
    source = interaction.source
    if source is not None and not source.deleted:
        call.services.composer.edit(source, draft)
    return source


def _suggest(interaction: Interaction, choices: list[Json]) -> None:
    interaction.choices = choices


def _open(interaction: Interaction, modal: Json) -> None:
    interaction.modal = modal


def _callback_response(
    call: ApiCall, interaction: Interaction, kind: CallbackType, shown: Message | None
) -> Json:
    about: Json = {
        "id": interaction.id,
        "type": int(interaction.type),
        "channel_id": interaction.channel_id,
    }
    if interaction.guild_id is not None:
        about["guild_id"] = interaction.guild_id
    result: Json = {"interaction": about}
    if shown is not None:
        about["response_message_id"] = shown.id
        about["response_message_loading"] = bool(shown.flags & MessageFlag.LOADING)
        about["response_message_ephemeral"] = shown.ephemeral
    if kind is not CallbackType.DEFERRED_UPDATE_MESSAGE:
        resource: Json = {"type": int(kind)}
        if shown is not None:
            resource["message"] = call.payloads.message(shown)
        result["resource"] = resource
    return result
