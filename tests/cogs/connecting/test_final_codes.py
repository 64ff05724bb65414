"""Codes with which Discord closes the gateway and which no waiting mends."""

from __future__ import annotations

from unittest.mock import Mock

import discord
import pytest

from bot.client.running import final_fault
from bot.errors import MisuseError

NEVER_RECONNECTED = (4004, 4010, 4011, 4012, 4013, 4014)
"""Codes after which discord.py does not connect again."""


@pytest.mark.parametrize("code", NEVER_RECONNECTED)
def test_a_final_code_ends_with_status_2_and_a_sentence_that_helps(code: int) -> None:
    closed = discord.ConnectionClosed(Mock(), shard_id=0, code=code)
    assert isinstance(final_fault(closed), MisuseError)


def test_errors_without_a_code_are_final_as_well() -> None:
    assert "DISCORD_TOKEN" in str(final_fault(discord.LoginFailure("wrong")))
    assert "intent" in str(final_fault(discord.PrivilegedIntentsRequired(0)))


def test_another_code_may_go_away() -> None:
    assert final_fault(discord.ConnectionClosed(Mock(), shard_id=0, code=4000)) is None
