"""Answering interactions: POST /interactions/{id}/{token}/callback."""

from __future__ import annotations

from typing import Any

from playground.protocol.constants import CallbackType, InteractionType, MessageFlag
from playground.protocol.json_types import Json
from playground.rest.call import Call, Routes
from playground.rest.endpoints.messages import refuse_unbuilt
from playground.rest.interaction_messages import response_message, thinking_message
from playground.state.interactions import Interaction
from playground.state.messages import Message
from playground.validation import limits
from playground.validation.form_errors import FormErrors

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


def _fitting_type(call: Call, interaction: Interaction) -> CallbackType:
    allowed = _FOR[interaction.type]
    if interaction.type is InteractionType.MODAL_SUBMIT and interaction.source is not None:
        allowed = allowed | _UPDATES
    wanted = call.body.get("type")
    if wanted not in allowed:
        known = ", ".join(str(int(kind)) for kind in sorted(allowed))
        errors = FormErrors()
        errors.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({known}).")
        errors.raise_if_any()
    return CallbackType(wanted)


@routes.add("POST", "/interactions/{interaction_id}/{interaction_token}/callback", public=True)
async def callback(call: Call) -> Any:
    interactions = call.services.interactions
    interaction = interactions.to_answer(
        call.path["interaction_id"], call.path["interaction_token"]
    )
    kind = _fitting_type(call, interaction)
    data: Json = call.body.get("data") or {}
    shown = _answer(call, interaction, kind, data)
    interactions.acknowledge(interaction, kind)
    if call.flag("with_response"):
        return _callback_response(call, interaction, kind, shown)
    return None


def _answer(call: Call, interaction: Interaction, kind: CallbackType, data: Json) -> Message | None:
    refuse_unbuilt(data)
    match kind:
        case CallbackType.CHANNEL_MESSAGE_WITH_SOURCE:
            message = response_message(call, interaction, data, prefix=("data",))
            interaction.response = call.world.add_message(message)
            return message
        case CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE:
            message = thinking_message(call, interaction, data)
            interaction.response = call.world.add_message(message)
            return message
        case CallbackType.UPDATE_MESSAGE:
            return _update(call, interaction, data)
        case CallbackType.DEFERRED_UPDATE_MESSAGE:
            return interaction.source
        case CallbackType.APPLICATION_COMMAND_AUTOCOMPLETE_RESULT:
            interaction.choices = _checked_choices(data)
        case CallbackType.MODAL:
            interaction.modal = _checked_modal(data)
    return None


def _update(call: Call, interaction: Interaction, data: Json) -> Message | None:
    source = interaction.source
    if source is not None and not source.deleted:
        call.services.composer.edit(source, data, call.uploads, prefix=("data",))
    return source


def _checked_choices(data: Json) -> list[Json]:
    choices = data.get("choices") or []
    errors = FormErrors(("data",))
    limits.check_choices(errors, choices)
    errors.raise_if_any()
    return choices


def _checked_modal(data: Json) -> Json:
    errors = FormErrors(("data",))
    limits.check_modal(errors, data)
    errors.raise_if_any()
    return data


def _callback_response(
    call: Call, interaction: Interaction, kind: CallbackType, shown: Message | None
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
