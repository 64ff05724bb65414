"""More than one server: the bot and everybody are in each, and each is on a shard of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import aiohttp
import discord
import pytest

from playground import ManualClock, NotAllowedError, Playground
from playground.state.guild import Channel, Guild
from tests.playground.conftest import Bot, Connect, soon
from tests.playground.test_gateway import Sharded
from tests.playground.test_page import open_tab

SERVERS = 3


@pytest.fixture
async def playground(clock: ManualClock) -> AsyncIterator[Playground]:
    async with Playground(clock=clock, servers=SERVERS) as playground:
        yield playground


def third(playground: Playground) -> tuple[Guild, Channel]:
    """The last server, and its #uno."""
    guild = list(playground.world.guilds.values())[-1]
    return guild, playground.world.guild_channels(guild)[0]


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
        members = await guild.query_members(user_ids=[int(p.id) for p in playground.people])
        assert [member.name for member in members] == ["anna", "ben", "cem", "dana"]
    assert len({channel.id for guild in bot.guilds for channel in guild.channels}) == 6
    assert [guild.id async for guild in bot.fetch_guilds()] == [guild.id for guild in bot.guilds]
    with pytest.raises(discord.NotFound, match="10004"):
        await bot.fetch_guild(1)


async def test_a_command_says_on_which_server_it_was_used(
    playground: Playground, connect: Connect
) -> None:
    guild, uno = third(playground)
    playground.world.set_guild_locale("de", guild)
    bot, told = Bot(), list[tuple[int | None, str]]()

    @bot.tree.command(description="Where")
    async def where(interaction: discord.Interaction) -> None:
        told.append((interaction.guild_id, str(interaction.guild_locale)))
        assert isinstance(interaction.user, discord.Member)
        assert interaction.user.guild.id == interaction.guild_id
        await interaction.response.send_message("here")

    await connect(bot)
    for channel in (uno, "uno"):
        await playground.people.ben.slash("where", channel)
    assert told == [(int(guild.id), "de"), (int(playground.world.guild.id), "en-US")]
    assert len(playground.people.ben.messages(uno)) == 1


async def test_who_moderates_does_so_on_every_server(
    playground: Playground, connect: Connect
) -> None:
    guild, uno = third(playground)
    bot, granted = Bot(), list[bool]()

    @bot.tree.command(description="May")
    async def may(interaction: discord.Interaction) -> None:
        granted.append(interaction.permissions.manage_guild)
        await interaction.response.send_message("so")

    await connect(bot)
    ben = playground.people.ben
    for moderates in (False, True, False):
        ben.moderate(moderates)
        await ben.slash("may", uno)
        assert playground.world.moderates(ben.user) is moderates
    assert granted == [False, True, False]
    first_moderators = next(r for r in playground.world.guild.roles.values() if r.position == 2)
    with pytest.raises(NotAllowedError):
        playground.actions.set_guild_locale("de", "1")
    assert first_moderators.id not in guild.roles, "each server has roles of its own"


async def test_each_server_is_on_the_next_shard_and_is_told_of_its_own(
    playground: Playground, aim: Callable[[Playground], None]
) -> None:
    aim(playground)
    intents = discord.Intents.default()
    async with Sharded(shard_count=3, intents=intents, guild_ready_timeout=0.01) as bot:
        ready = bot.wait_for("ready")
        running = asyncio.create_task(bot.start("a-token"))
        await soon(ready)
        guilds = list(playground.world.guilds.values())
        shards = {str(guild.id): guild.shard_id for guild in bot.guilds}
        assert sorted(shards.values()) == [0, 1, 2]
        sessions = {session.shard_id: session for session in playground.gateway.sessions}
        for guild in guilds:
            before = {shard: session.sequence for shard, session in sessions.items()}
            playground.people.anna.send("to one of them", playground.world.guild_channels(guild)[0])
            grown = [
                shard for shard, session in sessions.items() if session.sequence > before[shard]
            ]
            assert grown == [shards[guild.id]]
        running.cancel()


async def test_the_page_hears_of_all_of_them(playground: Playground) -> None:
    guild, uno = third(playground)
    async with aiohttp.ClientSession() as session:
        tab = await open_tab(session, playground)
        assert [each["name"] for each in tab.hello["guilds"]] == [
            "Playground",
            "Playground 2",
            "Playground 3",
        ]
        where = [(each["guild_id"], each["name"]) for each in tab.hello["channels"]]
        assert len(where) == len(set(where)) == 2 * SERVERS
        anna = playground.people.anna.id
        await tab.send("send", user=anna, channel_id=uno.id, content="hello")
        message = await tab.next("message")
        assert message["channel_id"] == uno.id
        await tab.send("guild_locale", user=anna, locale="de", guild_id=guild.id)
        changed = await tab.next("guild")
        assert (changed["id"], changed["locale"]) == (guild.id, "de")
        assert playground.world.guild.locale == "en-US"
