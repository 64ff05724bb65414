"""Places without the bot: who can use the application there, and what Discord lets it do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.place import BotDm, DmOfTwo, GroupDm, GuestChannel, Place, ServerChannel
from cogs.audience import SeenByOne, SeenByPlace, clicked_audience
from cogs.places import place_of
from playground import Channel, ManualClock, NotAllowedError, Playground, PlaygroundPerson
from playground.protocol.permissions import Overwrite, Permission
from playground.state.guest_places import found_guest_guild, install, open_direct_messages
from tests.playground.conftest import Api, Bot, Connect, soon

Answer = Callable[[discord.Interaction], Awaitable[None]]


async def game_bot(connect: Connect, playground: Playground, answer: Answer) -> Bot:
    """Connect a bot with a command for people who have installed it; Anna is one of them."""
    bot = Bot()

    @bot.tree.command(description="Go")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def go(interaction: discord.Interaction) -> None:
        await answer(interaction)

    playground.world.allows_user_install = True
    install(playground.world, playground.people.anna.user)
    return await connect(bot)


def channels(playground: Playground) -> dict[type[Place], Channel]:
    """Return a channel of each kind of place; Anna is in all of them."""
    world = playground.world
    anna, ben, cem = (world.user_named(name) for name in ("Anna", "Ben", "Cem"))
    guest = found_guest_guild(world, ben)
    return {
        ServerChannel: world.guild_channels()[0],
        GuestChannel: world.guild_channels(guest)[0],
        GroupDm: open_direct_messages(world, [anna, ben, cem], is_group=True),
        DmOfTwo: open_direct_messages(world, [anna, ben], is_group=False),
        BotDm: world.open_dm(anna),
    }


@pytest.mark.parametrize("kind", [ServerChannel, GuestChannel, GroupDm, DmOfTwo, BotDm])
@pytest.mark.parametrize("ephemeral", [False, True])
async def test_a_place_and_who_sees_it_are_known_from_what_discord_says(
    playground: Playground, connect: Connect, kind: type[Place], ephemeral: bool
) -> None:
    seen: list[Any] = []

    async def answer(interaction: discord.Interaction) -> None:
        seen.append(place_of(interaction))
        view = discord.ui.View()
        view.add_item(discord.ui.Button(label="Press", custom_id="press"))
        await interaction.response.send_message("Hello", view=view, ephemeral=ephemeral)

    bot = await game_bot(connect, playground, answer)

    async def on_interaction(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            seen.append(clicked_audience(interaction))
            await interaction.response.defer()

    bot.event(on_interaction)
    anna, channel = playground.people.anna, channels(playground)[kind]
    await soon(anna.slash("go", channel))
    await soon(anna.click(anna.last(channel), "press"))
    place, audience = seen
    assert (type(place), place.channel_id) == (kind, int(channel.id))
    sees_alone = ephemeral or kind is BotDm
    assert audience == (SeenByOne(int(anna.id)) if sees_alone else SeenByPlace(place))


async def nothing(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Hello")


async def test_only_people_who_have_installed_it_are_offered_its_commands(
    playground: Playground, connect: Connect
) -> None:
    await game_bot(connect, playground, nothing)
    found = channels(playground)
    ben = playground.people.ben
    for kind in (GuestChannel, GroupDm, DmOfTwo):
        with pytest.raises(NotAllowedError):
            await ben.slash("go", found[kind])
    await soon(ben.slash("go", found[ServerChannel]))


async def test_the_own_routes_lead_nowhere_there(
    playground: Playground, connect: Connect, api: Api
) -> None:
    await game_bot(connect, playground, nothing)
    for kind, channel in channels(playground).items():
        answer = await api("GET", f"/channels/{channel.id}/messages")
        expected = 200 if kind in (ServerChannel, BotDm) else 403
        assert answer.status == expected, kind
        if expected == 403:
            assert answer.code == 50001


async def test_the_bot_hears_of_no_message_there(playground: Playground, connect: Connect) -> None:
    bot = await game_bot(connect, playground, nothing)
    anna, found = playground.people.anna, channels(playground)
    for kind in (GroupDm, DmOfTwo, GuestChannel, ServerChannel):
        anna.send("Hello", found[kind])
    (message,) = await bot.event_of("message")
    assert message.channel.id == int(found[ServerChannel].id)


async def test_there_are_five_follow_ups(
    playground: Playground, connect: Connect, api: Api, clock: ManualClock
) -> None:
    tokens: list[str] = []

    async def answer(interaction: discord.Interaction) -> None:
        tokens.append(interaction.token)
        await interaction.response.send_message("Hello")

    await game_bot(connect, playground, answer)
    anna, found = playground.people.anna, channels(playground)
    for kind, expected in ((GroupDm, 40094), (ServerChannel, None)):
        await soon(anna.slash("go", found[kind]))
        hook = f"/webhooks/{playground.world.bot.id}/{tokens[-1]}"
        for number in range(5):
            clock.advance(5)
            assert (await api("POST", hook, {"content": str(number)})).status == 200
        clock.advance(5)
        refused = await api("POST", hook, {"content": "5"})
        assert (refused.code if refused.status == 400 else None) == expected
        assert (await api("PATCH", f"{hook}/messages/@original", {"content": "Hi"})).status == 200


def last_seen(person: PlaygroundPerson, channel: Channel) -> list[str]:
    return [message.content for message in person.messages(channel)]


async def test_where_external_apps_are_off_answers_are_private(
    playground: Playground, connect: Connect
) -> None:
    await game_bot(connect, playground, nothing)
    channel = channels(playground)[GuestChannel]
    assert channel.guild_id is not None
    channel.overwrites[channel.guild_id] = Overwrite(deny=Permission.USE_EXTERNAL_APPS)
    # Ben owns the guild and may do everything; Anna may not.
    anna, ben = playground.people.anna, playground.people.ben
    await soon(anna.slash("go", channel))
    assert last_seen(anna, channel) == ["Hello"]
    assert last_seen(ben, channel) == []


async def test_no_command_is_for_people_where_the_application_is_not(
    playground: Playground, connect: Connect, api: Api
) -> None:
    body = [{"name": "go", "description": "Go", "integration_types": [0, 1]}]
    path = f"/applications/{playground.world.bot.id}/commands"
    assert (await api("PUT", path, body)).code == 50035
    playground.violations.clear()
    playground.world.allows_user_install = True
    assert (await api("PUT", path, body)).status == 200
    application = await api("GET", "/applications/@me")
    assert set(application.body["integration_types_config"]) == {"0", "1"}


@pytest.mark.parametrize("refuses", [True, False])
async def test_what_becomes_of_a_command_of_a_kind_that_is_not_allowed_can_be_switched(
    playground: Playground, api: Api, refuses: bool
) -> None:
    playground.world.open_questions.refuses_unsupported_commands = refuses
    body = [{"name": "go", "description": "Go", "integration_types": [0, 1]}]
    path = f"/applications/{playground.world.bot.id}/commands"
    answer = await api("PUT", path, body)
    if refuses:
        assert answer.code == 50035
        playground.violations.clear()
    else:
        assert answer.body[0]["integration_types"] == [0]


@pytest.mark.parametrize("allows", [True, False])
async def test_a_command_that_names_no_kind_is_of_all_kinds_of_the_application(
    playground: Playground, api: Api, allows: bool
) -> None:
    playground.world.allows_user_install = allows
    path = f"/applications/{playground.world.bot.id}/commands"
    answer = await api("PUT", path, [{"name": "go", "description": "Go"}])
    assert answer.body[0]["integration_types"] == ([0, 1] if allows else [0])


async def test_what_people_have_installed_is_gone_with_the_kind(
    playground: Playground, connect: Connect
) -> None:
    await game_bot(connect, playground, nothing)
    group, anna = channels(playground)[GroupDm], playground.people.anna
    await soon(anna.slash("go", group))
    playground.world.allows_user_install = False
    with pytest.raises(NotAllowedError):
        await anna.slash("go", group)
