"""More than one server: the bot and everybody are in each, and each is on a shard of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest

from playground import ManualClock, Playground
from tests.playground.conftest import Bot, Connect

SERVERS = 3


@pytest.fixture
async def playground(clock: ManualClock) -> AsyncIterator[Playground]:
    async with Playground(clock=clock, servers=SERVERS) as playground:
        yield playground


def test_they_are_one_unless_more_are_asked_for(clock: ManualClock) -> None:
    assert [guild.name for guild in Playground(clock=clock).world.guilds.values()] == ["Playground"]


async def test_a_bot_is_in_all_of_them_with_everybody(
    playground: Playground, connect: Connect
) -> None:
    bot = await connect(Bot())
    assert [guild.name for guild in bot.guilds] == ["Playground", "Playground 2", "Playground 3"]
    for guild in bot.guilds:
        assert [channel.name for channel in guild.text_channels] == ["uno", "lounge"]
        assert [role.name for role in guild.me.roles] == ["@everyone", "Bot"]
        assert guild.me.guild_permissions.send_messages
        people = [await guild.fetch_member(int(person.id)) for person in playground.people]
        assert [member.name for member in people] == ["anna", "ben", "cem", "dana"]
    assert len({channel.id for guild in bot.guilds for channel in guild.channels}) == 6
    with pytest.raises(discord.NotFound, match="10004"):
        await bot.fetch_guild(1)
