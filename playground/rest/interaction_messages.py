"""Messages that answer interactions: responses, follow-ups and the `thinking` placeholder."""

from __future__ import annotations

from playground.protocol.constants import (
    NESTING_OPTION_TYPES,
    CommandType,
    InteractionType,
    MessageFlag,
    MessageType,
)
from playground.protocol.json_types import Json
from playground.protocol.permissions import Permission
from playground.rest.call import ApiCall
from playground.rest.message_composer import MessageDraft
from playground.state.interactions import Interaction
from playground.state.messages import Message


def _metadata(call: ApiCall, interaction: Interaction) -> Json:
    user = call.world.users[interaction.user_id]
    metadata: Json = {
        "id": interaction.id,
        "type": int(interaction.type),
        "user": call.payloads.user(user),
        "authorizing_integration_owners": interaction.owners,
    }
    if interaction.type is InteractionType.APPLICATION_COMMAND:
        metadata["name"] = " ".join(_command_path(interaction.data))
        metadata["command_type"] = interaction.data["type"]
        metadata |= _target(call, interaction.data)
    elif interaction.opened_by is not None:
        metadata["triggering_interaction_metadata"] = _metadata(call, interaction.opened_by)
    elif interaction.source is not None:
        metadata["interacted_message_id"] = interaction.source.id
    return metadata


def _target(call: ApiCall, data: Json) -> Json:
    """Return the target of a command of the Apps menu."""
    match data["type"]:
        case CommandType.USER:
            return {"target_user": call.payloads.user(call.world.users[data["target_id"]])}
        case CommandType.MESSAGE:
            return {"target_message_id": data["target_id"]}
        case _:
            return {}


def _command_path(data: Json) -> list[str]:
    """Return the words of a command: its name and that of the sub-command used."""
    inner = [
        option for option in data.get("options") or [] if option["type"] in NESTING_OPTION_TYPES
    ]
    return [data["name"], *(_command_path(inner[0]) if inner else [])]


def _is_forced_private(call: ApiCall, interaction: Interaction) -> bool:
    """Return whether the answers of guest applications are private in this guild."""
    channel, user = call.world.channels[interaction.channel_id], interaction.user_id
    if channel.is_dm or not interaction.is_of_guest:
        return False
    granted = call.world.permissions(call.world.users[user], channel)
    return not granted & Permission.USE_EXTERNAL_APPS


def _mark(call: ApiCall, interaction: Interaction, message: Message, ephemeral: bool) -> Message:
    ephemeral = ephemeral or _is_forced_private(call, interaction)
    message.by_interaction = True
    message.interaction_metadata = _metadata(call, interaction)
    if ephemeral:
        message.flags |= MessageFlag.EPHEMERAL
        message.visible_to = interaction.user_id
    if interaction.type is InteractionType.APPLICATION_COMMAND:
        by_slash = interaction.data["type"] == CommandType.CHAT_INPUT
        message.type = (
            MessageType.CHAT_INPUT_COMMAND if by_slash else MessageType.CONTEXT_MENU_COMMAND
        )
    elif interaction.source is not None and not interaction.source.deleted:
        message.type = MessageType.REPLY
        message.reference_id = interaction.source.id
    return message


def response_message(call: ApiCall, interaction: Interaction, draft: MessageDraft) -> Message:
    """Return a new message that answers an interaction, not yet in the world."""
    channel = call.world.channels[interaction.channel_id]
    message = call.services.composer.compose(channel, call.world.bot, draft)
    return _mark(call, interaction, message, draft.ephemeral)


def thinking_message(call: ApiCall, interaction: Interaction, ephemeral: bool) -> Message:
    """Return the placeholder of a deferred answer."""
    message = Message(
        id=call.world.ids.next(),
        channel_id=interaction.channel_id,
        author_id=call.world.bot.id,
        created_at=call.world.clock.now(),
        flags=int(MessageFlag.LOADING),
    )
    return _mark(call, interaction, message, ephemeral)


def follow_up_message(call: ApiCall, interaction: Interaction, draft: MessageDraft) -> Message:
    """Return a further message after the answer, as a reply to it if it still exists."""
    message = response_message(call, interaction, draft)
    original = interaction.original
    if original is not None and not original.deleted:
        message.type = MessageType.REPLY
        message.reference_id = original.id
    return message
