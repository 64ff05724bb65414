"""Registering the application's commands."""

from __future__ import annotations

import copy

from playground.protocol.constants import CommandType
from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.rest.call import ApiCall, Routes
from playground.state.guild import AppCommand
from playground.state.world import World
from playground.validation.body_part import one_complaint
from playground.validation.commands import read_commands

routes = Routes()

_MAX_COMMANDS = 100


@routes.add("PUT", "/applications/{application_id}/commands")
async def overwrite_commands(call: ApiCall) -> list[Json]:
    """Replace all commands; those whose name and type are known keep their ids."""
    call.application()
    definitions = call.read(read_commands)
    if len(definitions) > _MAX_COMMANDS:
        raise ApiError(Code.MAX_COMMANDS)
    new = [completed(call.world, definition) for definition in definitions]
    call.world.replace_commands(new)
    return [call.payloads.command(command) for command in new]


def _command_kind(definition: Json) -> CommandType:
    """Return a definition's type, by default a slash command."""
    return CommandType(definition.get("type") or CommandType.CHAT_INPUT)


def completed(world: World, definition: Json) -> AppCommand:
    """Return a command with what Discord completes."""
    kind = _command_kind(definition)
    known = world.find_command(definition["name"], kind)
    identity = known.id if known is not None else world.ids.next()
    permissions = definition.get("default_member_permissions")
    complete: Json = {
        **copy.deepcopy(definition),
        "id": identity,
        "application_id": world.bot.id,
        "version": world.ids.next(),
        "type": int(kind),
        "description": definition.get("description") or "",
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": definition.get("dm_permission", True),
        "contexts": definition.get("contexts"),
        "integration_types": _installations(world, definition),
        "name_localizations": definition.get("name_localizations"),
        "description_localizations": definition.get("description_localizations"),
        "nsfw": bool(definition.get("nsfw")),
    }
    return AppCommand(identity, definition["name"], kind, complete)


def _installations(world: World, definition: Json) -> list[int]:
    """Return the kinds of installation for which a command is, by default all that there are.

    Raise ApiError 50035 if the application does not allow a kind and such commands are refused.
    """
    allowed = [0, 1] if world.allows_user_install else [0]
    wanted: list[int] = definition.get("integration_types") or allowed
    if world.open_questions.refuses_unsupported_commands and not set(wanted) <= set(allowed):
        raise one_complaint(
            ("integration_types",), "BASE_TYPE_CHOICES", "The application does not allow this kind."
        )
    return [kind for kind in wanted if kind in allowed]
