"""Registering application commands, global and for the guild."""

from __future__ import annotations

from typing import Any

from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.rest import command_registration
from playground.rest.call import Call, Handler, Reply, Routes
from playground.state.application import Command
from playground.validation.commands import read_command, read_commands

routes = Routes()


def _scope(call: Call) -> str | None:
    call.application()
    return call.guild().id if "guild_id" in call.path else None


def _named(call: Call) -> Command:
    return command_registration.find(call.world, _scope(call), call.path["command_id"])


def _for_both_scopes(method: str, ending: str) -> Any:
    def register(handler: Handler) -> Handler:
        everywhere = "/applications/{application_id}/commands"
        guild = "/applications/{application_id}/guilds/{guild_id}/commands"
        for scope in (everywhere, guild):
            routes.add(method, scope + ending)(handler)
        return handler

    return register


@_for_both_scopes("GET", "")
async def list_commands(call: Call) -> list[Json]:
    scope = _scope(call)
    shown = call.flag("with_localizations")
    return [call.payloads.command(c, localizations=shown) for c in call.world.commands_of(scope)]


@_for_both_scopes("PUT", "")
async def overwrite_commands(call: Call) -> list[Json]:
    scope = _scope(call)
    new = command_registration.overwrite_all(call.world, scope, call.read(read_commands))
    return [call.payloads.command(command) for command in new]


@_for_both_scopes("POST", "")
async def create_command(call: Call) -> Reply:
    scope = _scope(call)
    command, is_new = command_registration.upsert(call.world, scope, call.read(read_command))
    return Reply(201 if is_new else 200, call.payloads.command(command))


@_for_both_scopes("GET", "/{command_id}")
async def get_command(call: Call) -> Json:
    return call.payloads.command(_named(call))


@_for_both_scopes("PATCH", "/{command_id}")
async def edit_command(call: Call) -> Json:
    command = _named(call)
    wanted = call.read(lambda body: read_command(body.over(_kept(command))))
    return call.payloads.command(command_registration.replace(call.world, command, wanted))


def _kept(command: Command) -> Json:
    """What an edit does not name stays as it is."""
    return {**command.definition, "type": int(command.type)}


@_for_both_scopes("DELETE", "/{command_id}")
async def delete_command(call: Call) -> None:
    command = _named(call)
    call.world.replace_commands([command], [])


@routes.add("GET", "/applications/{application_id}/guilds/{guild_id}/commands/permissions")
async def all_command_permissions(call: Call) -> list[Json]:
    _scope(call)
    return []


@routes.add(
    "GET", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}/permissions"
)
async def command_permissions(call: Call) -> Json:
    _scope(call)
    # No command has permissions of its own here, which Discord answers this way.
    raise ApiError(Code.UNKNOWN_COMMAND, message="Unknown application command permissions")
