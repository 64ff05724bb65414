"""Registering application commands: what Discord completes and keeps."""

from __future__ import annotations

import copy

from playground.protocol.constants import CommandType
from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.state.application import Command
from playground.state.world import World

_MAX_COMMANDS = 100


def command_kind(definition: Json) -> CommandType:
    """A definition's type; a slash command where it does not say."""
    return CommandType(definition.get("type") or CommandType.CHAT_INPUT)


def overwrite_all(world: World, guild_id: str | None, definitions: list[Json]) -> list[Command]:
    """Replace all commands of a guild (or the global ones); known names keep their ids."""
    if len(definitions) > _MAX_COMMANDS:
        raise ApiError(Code.MAX_COMMANDS)
    new = [_build(world, guild_id, definition) for definition in definitions]
    world.replace_commands(world.commands_of(guild_id), new)
    return new


def upsert(world: World, guild_id: str | None, definition: Json) -> tuple[Command, bool]:
    """Create one command or replace the one of that name; True if it is a new one."""
    known = world.find_command(guild_id, definition["name"], command_kind(definition))
    if known is None and len(world.commands_of(guild_id)) >= _MAX_COMMANDS:
        raise ApiError(Code.MAX_COMMANDS)
    command = _build(world, guild_id, definition)
    world.replace_commands([known] if known else [], [command])
    return command, known is None


def replace(world: World, command: Command, definition: Json) -> Command:
    """Put a new definition in the place of a command's own; its type stays."""
    definition = {**definition, "type": int(command.type)}
    edited = _build(world, command.guild_id, definition, command_id=command.id)
    world.replace_commands([command], [edited])
    return edited


def find(world: World, guild_id: str | None, command_id: str) -> Command:
    """A command by id; ApiError 10063 if there is none."""
    command = world.commands.get(command_id)
    if command is None or command.guild_id != guild_id:
        raise ApiError(Code.UNKNOWN_COMMAND)
    return command


def _build(
    world: World, guild_id: str | None, definition: Json, command_id: str | None = None
) -> Command:
    kind = command_kind(definition)
    known = world.find_command(guild_id, definition["name"], kind)
    identity = command_id or (known.id if known is not None else world.ids.next())
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
        "integration_types": definition.get("integration_types") or [0],
        "name_localizations": definition.get("name_localizations"),
        "description_localizations": definition.get("description_localizations"),
        "nsfw": bool(definition.get("nsfw")),
    }
    if guild_id is not None:
        complete["guild_id"] = guild_id
    return Command(identity, definition["name"], kind, guild_id, complete)
