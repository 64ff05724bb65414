"""What a person or the bot may do in a channel: each right alone, and asked in one place."""

from __future__ import annotations

import ast
from pathlib import Path
from unittest.mock import Mock

import discord
import pytest

import cogs
from bot.place import BotDm, DmOfTwo, GroupDm, GuestChannel, Place, ServerChannel
from cogs import permissions
from cogs.permissions import can_write

THREAD, CHANNEL = Mock(spec=discord.Thread), Mock(spec=discord.TextChannel)
WRITING = ("view_channel", "send_messages", "send_messages_in_threads")


@pytest.mark.parametrize(
    ("channel", "needed"),
    [
        (CHANNEL, {"view_channel", "send_messages"}),
        (THREAD, {"view_channel", "send_messages_in_threads"}),
    ],
)
@pytest.mark.parametrize("denied", WRITING)
def test_each_right_is_needed_where_it_counts(channel: Mock, needed: set[str], denied: str) -> None:
    may = discord.Permissions(**{name: name != denied for name in WRITING})
    assert can_write(may, channel) == (denied not in needed)


@pytest.mark.parametrize(
    ("place", "may_write"),
    [
        (ServerChannel(1, 2), False),
        (GuestChannel(1, 2), False),
        (GroupDm(2), True),
        (DmOfTwo(2), True),
        (BotDm(2), True),
    ],
)
def test_rights_to_write_count_in_servers_alone(
    place: Place, may_write: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord names no right of people in direct messages."""
    monkeypatch.setattr(permissions, "place_of", lambda _: place)
    asking = Mock(spec=discord.Interaction, permissions=discord.Permissions(), channel=CHANNEL)
    assert permissions.person_can_write(asking) is may_write


RIGHTS = {*discord.Permissions.VALID_FLAGS} - {"administrator"}
SAYS_WHAT_IS_NEEDED = {"permissions.py", "chat_penalties.py"}
"""The one place that asks, and a command's own declaration."""


def test_nothing_else_asks_for_a_permission() -> None:
    asking = {
        file.name
        for file in Path(cogs.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in RIGHTS
    }
    assert asking <= SAYS_WHAT_IS_NEEDED
