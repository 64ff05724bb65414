"""Registering application commands: what Discord checks, completes and keeps."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable

from playground.protocol.constants import CommandType, OptionType
from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json, Path
from playground.state.application import Command
from playground.state.world import World
from playground.validation.form_errors import FormErrors

_SLASH_NAME = re.compile(r"^[-_'\w]{1,32}$")
_MAX_COMMANDS = 100
_MAX_OPTIONS = 25
_MAX_CHOICES = 25
_MAX_TOTAL = 8000
_NESTING = frozenset({OptionType.SUB_COMMAND, OptionType.SUB_COMMAND_GROUP})


def command_kind(definition: Json) -> CommandType:
    """A definition's type; a slash command where it does not say."""
    return CommandType(definition.get("type") or CommandType.CHAT_INPUT)


def overwrite_all(world: World, guild_id: str | None, definitions: list[Json]) -> list[Command]:
    """Replace all commands of a guild (or the global ones); known names keep their ids."""
    if len(definitions) > _MAX_COMMANDS:
        raise ApiError(Code.MAX_COMMANDS)
    errors = FormErrors()
    for index, definition in enumerate(definitions):
        _check(errors, (index,), definition)
    _check_unique(errors, definitions)
    errors.raise_if_any()
    new = [_build(world, guild_id, definition) for definition in definitions]
    world.replace_commands(world.commands_of(guild_id), new)
    return new


def upsert(world: World, guild_id: str | None, definition: Json) -> tuple[Command, bool]:
    """Create one command or replace the one of that name; True if it is a new one."""
    errors = FormErrors()
    _check(errors, (), definition)
    errors.raise_if_any()
    known = world.find_command(guild_id, definition["name"], command_kind(definition))
    if known is None and len(world.commands_of(guild_id)) >= _MAX_COMMANDS:
        raise ApiError(Code.MAX_COMMANDS)
    command = _build(world, guild_id, definition)
    world.replace_commands([known] if known else [], [command])
    return command, known is None


def edit(world: World, command: Command, changes: Json) -> Command:
    """Change some fields of a command."""
    definition = {**command.definition, **changes, "type": int(command.type)}
    errors = FormErrors()
    _check(errors, (), definition)
    errors.raise_if_any()
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


def _check_unique(errors: FormErrors, definitions: list[Json]) -> None:
    seen: set[tuple[str, CommandType]] = set()
    for index, definition in enumerate(definitions):
        key = (str(definition.get("name")), command_kind(definition))
        if key in seen:
            errors.add(
                (index, "name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(key)


def _check(errors: FormErrors, path: Path, definition: Json) -> None:
    kind = command_kind(definition)
    name = definition.get("name") or ""
    errors.check_length((*path, "name"), name, 1, 32)
    if kind is CommandType.CHAT_INPUT:
        _check_name(errors, path, name)
        errors.check_length((*path, "description"), definition.get("description") or "", 1, 100)
        _check_options(errors, path, definition.get("options") or [])
        if _text_size(definition) > _MAX_TOTAL:
            errors.add(
                path,
                "APPLICATION_COMMAND_TOO_LARGE",
                f"Command exceeds maximum size ({_MAX_TOTAL})",
            )
    elif definition.get("description") or definition.get("options"):
        errors.add(
            (*path, "description"),
            "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
            "Context menu commands cannot have a description or options",
        )


def _check_name(errors: FormErrors, path: Path, name: str) -> None:
    if not _SLASH_NAME.match(name) or name != name.lower():
        errors.add(
            (*path, "name"),
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid",
        )


def _check_options(errors: FormErrors, path: Path, options: list[Json]) -> None:
    errors.check_length((*path, "options"), options, 0, _MAX_OPTIONS)
    names: set[str] = set()
    optional_seen = False
    for index, option in enumerate(options):
        here: Path = (*path, "options", index)
        name = option.get("name") or ""
        _check_name(errors, here, name)
        if name in names:
            errors.add(
                (*here, "name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                "Option name already exists",
            )
        names.add(name)
        errors.check_length((*here, "description"), option.get("description") or "", 1, 100)
        if option.get("type") in _NESTING:
            _check_options(errors, here, option.get("options") or [])
            continue
        if option.get("required") and optional_seen:
            errors.add(
                (*here, "required"),
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")
        _check_choices(errors, here, option)


def _check_choices(errors: FormErrors, path: Path, option: Json) -> None:
    choices = option.get("choices") or []
    errors.check_length((*path, "choices"), choices, 0, _MAX_CHOICES)
    if choices and option.get("autocomplete"):
        errors.add(
            (*path, "autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE",
            "Autocomplete cannot be used together with choices",
        )
    for index, choice in enumerate(choices):
        errors.check_length((*path, "choices", index, "name"), choice.get("name") or "", 1, 100)


def _longest(text: str | None, localized: Json | None) -> int:
    return max(len(value) for value in [text or "", *(localized or {}).values()])


def _text_size(node: Json) -> int:
    """Characters of names, descriptions and values, each in its longest translation."""
    size = _longest(node.get("name"), node.get("name_localizations"))
    size += _longest(node.get("description"), node.get("description_localizations"))
    choices: Iterable[Json] = node.get("choices") or []
    for choice in choices:
        size += _longest(choice.get("name"), choice.get("name_localizations"))
        size += len(str(choice.get("value", "")))
    return size + sum(_text_size(option) for option in node.get("options") or [])
