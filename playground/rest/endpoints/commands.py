"""Registering application commands, global and for the guild."""

from __future__ import annotations

import copy
from typing import Any

from playground.protocol.constants import CommandType
from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.rest.call import ApiCall, Handler, Reply, Routes
from playground.state.guild import AppCommand
from playground.state.world import World
from playground.validation.body_part import one_complaint
from playground.validation.commands import read_command, read_commands

routes = Routes()


def _scope(call: ApiCall) -> str | None:
    call.application()
    return call.guild().id if "guild_id" in call.path else None


def _named(call: ApiCall) -> AppCommand:
    return _find(call.world, _scope(call), call.path["command_id"])


def _for_both_scopes(method: str, ending: str) -> Any:
    def register(handler: Handler) -> Handler:
        everywhere = "/applications/{application_id}/commands"
        guild = "/applications/{application_id}/guilds/{guild_id}/commands"
        for scope in (everywhere, guild):
            routes.add(method, scope + ending)(handler)
        return handler

    return register


@_for_both_scopes("GET", "")
async def list_commands(call: ApiCall) -> list[Json]:
    scope = _scope(call)
    shown = call.flag("with_localizations")
    return [call.payloads.command(c, localizations=shown) for c in call.world.commands_of(scope)]


@_for_both_scopes("PUT", "")
async def overwrite_commands(call: ApiCall) -> list[Json]:
    scope = _scope(call)
    new = _overwrite_all(call.world, scope, call.read(read_commands))
    return [call.payloads.command(command) for command in new]


@_for_both_scopes("POST", "")
async def create_command(call: ApiCall) -> Reply:
    scope = _scope(call)
    command, is_new = register_command(call.world, scope, call.read(read_command))
    return Reply(201 if is_new else 200, call.payloads.command(command))


@_for_both_scopes("GET", "/{command_id}")
async def get_command(call: ApiCall) -> Json:
    return call.payloads.command(_named(call))


@_for_both_scopes("PATCH", "/{command_id}")
async def edit_command(call: ApiCall) -> Json:
    command = _named(call)
    wanted = call.read(lambda body: read_command(body.over(_kept(command))))
    return call.payloads.command(_replace(call.world, command, wanted))


def _kept(command: AppCommand) -> Json:
    """Return a command's definition, from which an edit takes the fields that it does not name."""
    return {**command.definition, "type": int(command.type)}


@_for_both_scopes("DELETE", "/{command_id}")
async def delete_command(call: ApiCall) -> None:
    command = _named(call)
    call.world.replace_commands([command], [])


@routes.add("GET", "/applications/{application_id}/guilds/{guild_id}/commands/permissions")
async def all_command_permissions(call: ApiCall) -> list[Json]:
    _scope(call)
    return []


@routes.add(
    "GET", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}/permissions"
)
async def command_permissions(call: ApiCall) -> Json:
    _scope(call)
    # Discord answers this way for a command without permissions of its own, as all are here.
    raise ApiError(Code.UNKNOWN_COMMAND, message="Unknown application command permissions")


# What Discord completes and keeps

_MAX_COMMANDS = 100


def _command_kind(definition: Json) -> CommandType:
    """Return a definition's type, by default a slash command."""
    return CommandType(definition.get("type") or CommandType.CHAT_INPUT)


def _overwrite_all(world: World, guild_id: str | None, definitions: list[Json]) -> list[AppCommand]:
    """Replace all commands of a guild, or the global ones; known names keep their ids."""
    if len(definitions) > _MAX_COMMANDS:
        raise ApiError(Code.MAX_COMMANDS)
    new = [_build(world, guild_id, definition) for definition in definitions]
    world.replace_commands(world.commands_of(guild_id), new)
    return new


def register_command(
    world: World, guild_id: str | None, definition: Json
) -> tuple[AppCommand, bool]:
    """Create a command or replace the one with that name. Return whether it is new."""
    known = world.find_command(guild_id, definition["name"], _command_kind(definition))
    if known is None and len(world.commands_of(guild_id)) >= _MAX_COMMANDS:
        raise ApiError(Code.MAX_COMMANDS)
    command = _build(world, guild_id, definition)
    world.replace_commands([known] if known else [], [command])
    return command, known is None


def _replace(world: World, command: AppCommand, definition: Json) -> AppCommand:
    """Replace a command's definition, except its type."""
    definition = {**definition, "type": int(command.type)}
    edited = _build(world, command.guild_id, definition, command_id=command.id)
    world.replace_commands([command], [edited])
    return edited


def _find(world: World, guild_id: str | None, command_id: str) -> AppCommand:
    """Return a command by id. Raise ApiError 10063 if it does not exist."""
    command = world.commands.get(command_id)
    if command is None or command.guild_id != guild_id:
        raise ApiError(Code.UNKNOWN_COMMAND)
    return command


def _build(
    world: World, guild_id: str | None, definition: Json, command_id: str | None = None
) -> AppCommand:
    kind = _command_kind(definition)
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
        "integration_types": _installations(world, definition),
        "name_localizations": definition.get("name_localizations"),
        "description_localizations": definition.get("description_localizations"),
        "nsfw": bool(definition.get("nsfw")),
    }
    if guild_id is not None:
        complete["guild_id"] = guild_id
    return AppCommand(identity, definition["name"], kind, guild_id, complete)


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
