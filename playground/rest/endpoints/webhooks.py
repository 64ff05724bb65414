"""What an interaction's token allows for 15 minutes: follow-ups, and editing the answer."""

from __future__ import annotations

from typing import Any

from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.rest.call import ApiCall, Routes
from playground.rest.interaction_messages import follow_up_message
from playground.state import threads
from playground.state.interactions import Interaction
from playground.state.messages import Message

routes = Routes()

_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
_MOST_OF_GUESTS = 5
"""Follow-ups of an interaction behind which only a person's own installation stands."""
_ORIGINAL = _HOOK + "/messages/@original"
_MESSAGE = _HOOK + "/messages/{message_id}"


def _interaction(call: ApiCall) -> Interaction:
    return call.services.interactions.by_token(call.path["webhook_id"], call.path["webhook_token"])


def _message(call: ApiCall) -> Message:
    """Return the message in the address. Raise ApiError 10008 if this interaction may not touch
    it."""
    interaction = _interaction(call)
    original = interaction.original
    named = call.path.get("message_id", "@original")
    if named == "@original" or (original is not None and named == original.id):
        found = original
    else:
        found = next((m for m in interaction.followups if m.id == named), None)
    if found is None or found.deleted:
        raise ApiError(Code.UNKNOWN_MESSAGE)
    return found


@routes.add("POST", _HOOK, public=True)
async def follow_up(call: ApiCall) -> Any:
    interaction = _interaction(call)
    composer = call.services.composer
    channel = call.world.channels.get(interaction.channel_id)
    if channel is None:
        raise ApiError(Code.UNKNOWN_CHANNEL)
    draft = call.read(lambda body: composer.read(body, call.uploads, channel))
    original = interaction.original
    if original is not None and original.is_loading and not original.deleted:
        # The first follow-up replaces "thinking" and keeps its visibility.
        composer.fill(original, draft)
        return call.payloads.message(original)
    if interaction.is_of_guest and len(interaction.followups) >= _MOST_OF_GUESTS:
        raise ApiError(Code.TOO_MANY_FOLLOW_UPS)
    message = follow_up_message(call, interaction, draft)
    interaction.followups.append(message)
    call.world.add_message(message)
    return call.payloads.message(message)


@routes.add("PATCH", _ORIGINAL, public=True)
@routes.add("PATCH", _MESSAGE, public=True)
async def edit_message(call: ApiCall) -> Json:
    message = _message(call)
    channel = call.world.channels[message.channel_id]
    refused = threads.obstacle_to_changing(channel)
    if refused is not None and not message.ephemeral:
        raise ApiError(refused)
    composer = call.services.composer
    draft = call.read(lambda body: composer.read(body, call.uploads, channel, message))
    change = composer.fill if message.is_loading else composer.edit
    change(message, draft)
    return call.payloads.message(message)


@routes.add("DELETE", _ORIGINAL, public=True)
@routes.add("DELETE", _MESSAGE, public=True)
async def delete_message(call: ApiCall) -> None:
    call.world.delete_messages([_message(call)])
