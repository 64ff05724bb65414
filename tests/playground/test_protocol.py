"""Discord's numbers are those that discord.py knows, and component trees are as Discord's."""

from __future__ import annotations

import json
from enum import Enum, IntEnum
from typing import Any

import discord
import pytest
from discord.flags import BaseFlags
from discord.gateway import DiscordWebSocket

from playground.protocol import component_tree as tree
from playground.protocol.constants import (
    PRIVILEGED_INTENTS,
    ButtonStyle,
    ChannelType,
    CloseCode,
    CommandType,
    ComponentType,
    Intent,
    InteractionType,
    MessageFlag,
    MessageType,
    Opcode,
    OptionType,
)
from playground.protocol.permissions import ALL, MEMBER_DEFAULT, MODERATOR, Permission
from playground.validation.body_part import BodyErrors, BodyPart
from playground.websocket import encode

CALLED_OTHERWISE: dict[str, str] = {
    "ChannelType.GUILD_TEXT": "text",
    "ChannelType.DM": "private",
    "ChannelType.GROUP_DM": "group",
    "ChannelType.PUBLIC_THREAD": "public_thread",
    "MessageType.CHAT_INPUT_COMMAND": "chat_input_command",
    "MessageType.CONTEXT_MENU_COMMAND": "context_menu_command",
    "ComponentType.STRING_SELECT": "select",
    "OptionType.SUB_COMMAND": "subcommand",
    "OptionType.SUB_COMMAND_GROUP": "subcommand_group",
    "CommandType.CHAT_INPUT": "chat_input",
    "InteractionType.MESSAGE_COMPONENT": "component",
    "InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE": "autocomplete",
    "MessageFlag.IS_COMPONENTS_V2": "components_v2",
    "Intent.GUILD_MEMBERS": "members",
    "Intent.GUILD_PRESENCES": "presences",
    "Intent.GUILD_MESSAGE_REACTIONS": "guild_reactions",
    "Intent.DIRECT_MESSAGES": "dm_messages",
    "Intent.DIRECT_MESSAGE_REACTIONS": "dm_reactions",
    "MessageFlag.SUPPRESS_NOTIFICATIONS": "suppress_notifications",
    "Permission.USE_EXTERNAL_EMOJIS": "external_emojis",
    "Permission.VIEW_CHANNEL": "read_messages",
}
"""What discord.py calls otherwise than Discord's documentation."""


def their_name(ours: Enum) -> str:
    return CALLED_OTHERWISE.get(f"{type(ours).__name__}.{ours.name}", ours.name.lower())


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (ChannelType, discord.ChannelType),
        (MessageType, discord.MessageType),
        (ComponentType, discord.ComponentType),
        (ButtonStyle, discord.ButtonStyle),
        (CommandType, discord.AppCommandType),
        (OptionType, discord.AppCommandOptionType),
        (InteractionType, discord.InteractionType),
    ],
    ids=lambda kind: kind.__name__,
)
def test_numbers_are_those_of_discord(ours: type[IntEnum], theirs: Any) -> None:
    for name, each in ours.__members__.items():
        assert int(each) == getattr(theirs, their_name(each)).value, name


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (MessageFlag, discord.MessageFlags),
        (Intent, discord.Intents),
        (Permission, discord.Permissions),
    ],
    ids=lambda kind: kind.__name__,
)
def test_flags_are_those_of_discord(ours: Any, theirs: type[BaseFlags]) -> None:
    known = theirs.VALID_FLAGS
    for name, each in ours.__members__.items():
        assert int(each) == known[their_name(each)], name


def test_opcodes_of_the_gateway_are_those_that_the_client_sends_and_knows() -> None:
    theirs = {
        Opcode.DISPATCH: DiscordWebSocket.DISPATCH,
        Opcode.HEARTBEAT: DiscordWebSocket.HEARTBEAT,
        Opcode.IDENTIFY: DiscordWebSocket.IDENTIFY,
        Opcode.PRESENCE_UPDATE: DiscordWebSocket.PRESENCE,
        Opcode.VOICE_STATE_UPDATE: DiscordWebSocket.VOICE_STATE,
        Opcode.RESUME: DiscordWebSocket.RESUME,
        Opcode.RECONNECT: DiscordWebSocket.RECONNECT,
        Opcode.INVALID_SESSION: DiscordWebSocket.INVALIDATE_SESSION,
        Opcode.HELLO: DiscordWebSocket.HELLO,
        Opcode.HEARTBEAT_ACK: DiscordWebSocket.HEARTBEAT_ACK,
    }
    assert {code: int(code) for code in Opcode} == theirs


def test_a_closed_gateway_says_why_in_discords_codes() -> None:
    assert {code.name: int(code) for code in CloseCode} == {
        "UNKNOWN_ERROR": 4000,
        "UNKNOWN_OPCODE": 4001,
        "DECODE_ERROR": 4002,
        "NOT_AUTHENTICATED": 4003,
        "AUTHENTICATION_FAILED": 4004,
        "ALREADY_AUTHENTICATED": 4005,
        "INVALID_SHARD": 4010,
        "INVALID_INTENTS": 4013,
        "DISALLOWED_INTENTS": 4014,
    }


def test_three_intents_are_privileged() -> None:
    theirs = discord.Intents.all().value & ~discord.Intents.default().value
    assert theirs == PRIVILEGED_INTENTS


def test_who_moderates_may_what_members_may_not() -> None:
    members, moderators = discord.Permissions(MEMBER_DEFAULT), discord.Permissions(MODERATOR)
    assert members < moderators < discord.Permissions(ALL)
    assert members.send_messages
    assert members.create_public_threads
    assert not members.manage_messages
    assert moderators.manage_messages
    assert not moderators.administrator
    assert discord.Permissions(ALL).administrator


TREE: list[dict[str, Any]] = [
    {"type": 17, "components": [{"type": 10, "id": 2}, {"type": 9, "accessory": {"type": 11}}]},
    {"type": 18, "component": {"type": 4, "custom_id": "name"}},
]


def test_a_tree_is_walked_parents_first_with_the_way_to_each() -> None:
    assert [(path[1:], each["type"]) for path, each in tree.walk(TREE)] == [
        ((0,), 17),
        ((0, "components", 0), 10),
        ((0, "components", 1), 9),
        ((0, "components", 1, "accessory"), 11),
        ((1,), 18),
        ((1, "component"), 4),
    ]
    assert tree.find(TREE, "name") == {"type": 4, "custom_id": "name"}
    assert tree.find(TREE, "nobody") is None


def test_every_component_gets_an_id_that_none_has() -> None:
    numbered = tree.with_ids(TREE)
    assert [each["id"] for _, each in tree.walk(numbered)] == [1, 2, 3, 4, 5, 6]
    assert "id" not in TREE[0], "the one that was sent stays as it is"


def test_files_are_asked_for_by_their_name_wherever_they_stand() -> None:
    components = [
        {"type": 11, "media": {"url": "attachment://a.png"}},
        {"type": 13, "file": {"url": "attachment://b.txt"}},
        {"type": 12, "items": [{"media": {"url": "attachment://c.png"}}]},
        {"type": 12, "items": [{"media": {"url": "https://example.org/d.png"}}]},
        {"type": 10, "media": {"url": "attachment://none.png"}},
    ]
    assert tree.attachment_names(components) == {"a.png", "b.txt", "c.png"}


def test_pictures_are_completed_and_ids_become_texts() -> None:
    components = [
        {"type": 11, "media": {"url": "attachment://a.png"}},
        {"type": 11, "media": {"url": "https://example.org/b.png"}},
        {"type": 2, "emoji": {"id": 77, "name": "x"}},
        {"type": 3, "options": [{"emoji": {"id": 78}}], "default_values": [{"id": 79}]},
    ]
    shown = tree.resolved(components, {"a.png": {"url": "cdn/a.png", "width": 5}}.get)
    assert shown[0]["media"] == {"url": "cdn/a.png", "width": 5}
    elsewhere = "https://example.org/b.png"
    assert shown[1]["media"] == {
        "url": elsewhere,
        "proxy_url": elsewhere,
        "width": None,
        "height": None,
    }
    assert shown[2]["emoji"]["id"] == "77"
    assert shown[3] == {
        "type": 3,
        "options": [{"emoji": {"id": "78"}}],
        "default_values": [{"id": "79"}],
    }
    assert components[2]["emoji"] == {"id": 77, "name": "x"}


@pytest.mark.parametrize(
    ("read", "value", "code", "words"),
    [
        ("text", 5, "BASE_TYPE_BAD_TYPE", "Must be of type string."),
        ("integer", "5", "BASE_TYPE_BAD_TYPE", "Must be of type integer."),
        ("integer", True, "BASE_TYPE_BAD_TYPE", "Must be of type integer."),
        ("number", "5", "BASE_TYPE_BAD_TYPE", "Must be of type number."),
        ("number", False, "BASE_TYPE_BAD_TYPE", "Must be of type number."),
        ("fields", [], "BASE_TYPE_BAD_TYPE", "Must be of type object."),
        ("parts", {}, "BASE_TYPE_BAD_TYPE", "Must be of type array."),
        ("snowflake", "five", "NUMBER_TYPE_COERCE", "Value is not snowflake."),
        ("snowflake", True, "NUMBER_TYPE_COERCE", "Value is not snowflake."),
        ("snowflake", "٣", "NUMBER_TYPE_COERCE", "Value is not snowflake."),
        ("required", "", "BASE_TYPE_REQUIRED", "This field is required"),
        ("required", None, "BASE_TYPE_REQUIRED", "This field is required"),
    ],
)
def test_a_value_of_the_wrong_kind_reads_as_empty(
    read: str, value: object, code: str, words: str
) -> None:
    errors = BodyErrors()
    found = getattr(BodyPart(errors, value, ("it",)), read)()
    assert errors.tree() == {"it": {"_errors": [{"code": code, "message": words}]}}
    assert found in ("", 0, None, {}, []) or not found.given


@pytest.mark.parametrize("read", ["text", "integer", "number", "fields", "parts", "snowflake"])
def test_what_is_absent_reads_as_empty_without_complaint(read: str) -> None:
    errors = BodyErrors()
    assert not getattr(BodyPart(errors, None), read)()
    assert not errors


def test_what_is_right_is_read_as_it_is() -> None:
    errors = BodyErrors()
    body = BodyPart(errors, {"a": "text", "b": 5, "c": [1, 2], "d": 17, "e": 0.5})
    assert (body.at("a").text(), body.at("b").integer(), body.at("d").snowflake()) == (
        *("text", 5, "17"),
    )
    assert [part.value for part in body.at("c").parts()] == [1, 2]
    assert [part.path for part in body.at("c").parts()] == [("c", 0), ("c", 1)]
    body.at("e").number()
    assert body.at("f").integer(default=3) == 3
    assert body.over({"a": "other", "g": 1}).fields()["g"] == 1
    assert body.over({"a": "other"}).at("a").text() == "text"
    assert not errors


def test_frames_are_compact_and_readable() -> None:
    frame = {"op": 0, "d": ["ü", None]}
    assert encode(frame) == '{"op":0,"d":["ü",null]}'
    assert json.loads(encode(frame)) == frame
