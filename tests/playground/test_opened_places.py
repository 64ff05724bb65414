"""Places that the tester opens on the page, and who may use the application there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from playground import ManualClock, NotAllowedError, Playground
from playground.people.place_actions import PlaceActions
from playground.state import snapshot
from playground.state.guest_places import (
    allows_external_apps,
    found_guest_guild,
    restart_client,
    set_external_apps,
)
from tests.playground.conftest import Connect, bot_with, soon
from tests.playground.test_page import Tab, open_tab


@pytest.fixture
async def tab(playground: Playground) -> AsyncIterator[Tab]:
    async with aiohttp.ClientSession() as session:
        yield await open_tab(session, playground)


async def opened(tab: Tab, op: str, user: str, **fields: Any) -> str:
    """Open a place on the page, and return the id of its channel."""
    await tab.send(op, user=user, **fields)
    place = await tab.next("place")
    assert place["user"] == user
    return place["channel_id"]


async def test_a_group_is_opened_once(playground: Playground, tab: Tab) -> None:
    anna, world = playground.people.anna.id, playground.world
    group = await opened(tab, "open_group", anna)
    assert set(world.channels[group].member_ids) == {user.id for user in world.people}
    assert await opened(tab, "open_group", playground.people.ben.id) == group


async def test_messages_of_two_are_opened_once(playground: Playground, tab: Tab) -> None:
    anna, ben = playground.people.anna.id, playground.people.ben.id
    pair = await opened(tab, "open_pair", anna, other=ben)
    assert playground.world.channels[pair].member_ids == [anna, ben]
    assert await opened(tab, "open_pair", ben, other=anna) == pair
    for nobody in (anna, playground.world.bot.id, "12"):
        await tab.send("open_pair", user=anna, other=nobody)
        assert (await tab.next("error"))["message"] == "There is no such person."


async def test_a_server_without_the_bot(playground: Playground, tab: Tab) -> None:
    await tab.send("found_server", user=playground.people.ben.id)
    guild = await tab.next("guild")
    assert (guild["has_bot"], guild["external_apps"]) == (False, True)
    channel = await tab.next("channel")
    assert (channel["has_bot"], channel["guild_id"]) == (False, guild["id"])
    assert (await tab.next("place"))["channel_id"] == channel["id"]
    await tab.send(
        "external_apps", user=playground.people.anna.id, guild_id=guild["id"], allowed=False
    )
    assert (await tab.next("guild"))["external_apps"] is False
    assert not allows_external_apps(playground.world.guest_guilds[guild["id"]])


async def test_external_apps_of_no_server(playground: Playground, tab: Tab) -> None:
    user = playground.people.anna.id
    await tab.send("external_apps", user=user, guild_id="1", allowed=False)
    assert (await tab.next("error"))["message"] == "There is no such server."


async def test_only_what_is_offered_can_be_installed(playground: Playground, tab: Tab) -> None:
    anna = playground.people.anna
    assert tab.hello["application"] == {"user_install": False}
    await tab.send("install", user=anna.id, installed=True)
    assert "cannot install" in (await tab.next("error"))["message"]
    await tab.send("user_install", user=anna.id, allows=True)
    assert await tab.next("application") == {"user_install": True}
    for _ in playground.world.people:
        assert (await tab.next("user"))["has_installed"] is False
    await tab.send("install", user=anna.id, installed=True)
    assert (await tab.next("user"))["has_installed"] is True
    await tab.send("user_install", user=anna.id, allows=False)
    assert (await tab.next("user"))["has_installed"] is False  # it is worth nothing now


async def test_a_client_that_starts_anew_forgets_what_only_its_person_saw(
    playground: Playground, connect: Connect, tab: Tab
) -> None:
    tokens: list[discord.Interaction] = []

    async def answer(interaction: discord.Interaction) -> None:
        tokens.append(interaction)
        await interaction.response.send_message("psst", ephemeral=True)

    await connect(bot_with(answer))
    anna, ben = playground.people.anna, playground.people.ben
    ben.send("Hello")
    await soon(anna.slash("go"))
    await soon(ben.slash("go"))
    secret = anna.last()
    assert secret.content == "psst"
    await tab.send("restart_client", user=anna.id)
    gone = await tab.next("message_delete")
    assert gone == {"id": secret.id, "channel_id": secret.channel_id}
    assert anna.last().content == "Hello"
    assert ben.last().content == "psst"
    with pytest.raises(NotAllowedError):
        await anna.click(secret, "any")
    # For the bot nothing has changed: it can write the message, and nobody sees it.
    await tokens[0].edit_original_response(content="still here")
    assert anna.last().content == "Hello"


def test_a_restart_with_nothing_private_forgets_nothing(playground: Playground) -> None:
    playground.people.ben.send("Hello")
    restart_client(playground.world, playground.people.ben.user)
    assert playground.people.ben.last().content == "Hello"


def test_external_apps_can_be_granted_again(playground: Playground) -> None:
    world = playground.world
    guild = found_guest_guild(world, world.people[0])
    before = guild.roles[guild.id].permissions
    set_external_apps(world, guild, False)
    assert not allows_external_apps(guild)
    set_external_apps(world, guild, True)
    assert guild.roles[guild.id].permissions == before


@pytest.mark.parametrize("allows", [True, False])
def test_all_of_it_is_there_after_a_restart(
    clock: ManualClock, tmp_path: Path, allows: bool
) -> None:
    file = tmp_path / "contra.playground"
    first = Playground(clock=clock, user_install=True)
    places, anna = PlaceActions(first.world), first.people.anna.user
    channel = places.found_server(anna)
    group = places.open_group(anna)
    places.install(anna, True)
    places.allow_user_install(allows)
    snapshot.write_snapshot(first.world, file)
    again = Playground(clock=clock, user_install=not allows, file=file)
    assert again.world.allows_user_install is allows
    assert again.people.anna.user.has_installed
    assert {channel.id, group.id} <= set(again.world.channels)
    assert set(again.world.guest_guilds) == {channel.guild_id}
