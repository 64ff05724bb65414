"""InteractionRegistry: every way to answer them, and every way to get that wrong."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import app_commands

from playground import ManualClock, NotAllowedError, Playground
from playground.people.person import texts
from tests.playground.conftest import Api, Bot, Connect, bot_with, soon


@pytest.mark.parametrize("acknowledged", [False, True])
async def test_in_a_channel_that_is_gone_nothing_can_be_answered(
    playground: Playground, connect: Connect, acknowledged: bool
) -> None:
    answered: asyncio.Future[discord.NotFound] = asyncio.get_running_loop().create_future()

    async def answer(interaction: discord.Interaction) -> None:
        if acknowledged:
            await interaction.response.defer()
        playground.world.delete_channel(playground.world.channels[str(interaction.channel_id)])
        say = interaction.followup.send if acknowledged else interaction.response.send_message
        with pytest.raises(discord.NotFound) as refused:
            await say("Here")
        answered.set_result(refused.value)

    await connect(bot_with(answer))
    asking = asyncio.create_task(playground.people.anna.slash("go"))
    assert (await soon(answered)).code == 10003
    asking.cancel()


async def test_with_no_bot_in_reach_an_interaction_fails_at_once(
    playground: Playground, connect: Connect, clock: ManualClock
) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("never")

    bot = await connect(bot_with(answer))
    await bot.close()
    await playground.until(lambda: not playground.online)
    clock.advance(5 * 60)
    interaction = await playground.people.anna.slash("go")
    assert interaction.failed


async def test_a_token_cannot_be_used_before_the_answer(
    playground: Playground, connect: Connect, api: Api
) -> None:
    answered = asyncio.Event()
    refused: list[int] = []

    async def answer(interaction: discord.Interaction) -> None:
        try:
            await interaction.followup.send("too soon")
        except discord.NotFound as error:
            refused.append(error.code)
        await interaction.response.send_message("now")
        answered.set()

    await connect(bot_with(answer))
    await playground.people.anna.slash("go")
    await soon(answered.wait())
    assert refused == [10015]


async def test_a_select_brings_its_values(playground: Playground, connect: Connect) -> None:
    got: list[list[str]] = []

    class Colours(discord.ui.View):
        @discord.ui.select(
            custom_id="colour",
            max_values=2,
            options=[discord.SelectOption(label=c) for c in ("red", "green", "blue")],
        )
        async def chosen(
            self, interaction: discord.Interaction, select: discord.ui.Select[Colours]
        ) -> None:
            got.append(select.values)
            await interaction.response.defer()
            await interaction.edit_original_response(content=", ".join(select.values), view=None)

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Which?", view=Colours())

    await connect(bot_with(answer))
    anna = playground.people.anna
    message = (await anna.slash("go")).response
    assert message is not None
    with pytest.raises(NotAllowedError, match="not offered"):
        await anna.select(message, "yellow")
    with pytest.raises(NotAllowedError, match="1 to 2"):
        await anna.select(message, ["red", "green", "blue"])
    await anna.select(message, ["red", "blue"])
    await playground.until(lambda: texts(message) == "red, blue")
    assert got == [["red", "blue"]]
    with pytest.raises(NotAllowedError, match="no such button or select"):
        await anna.select(message, "red", "colour")


async def test_autocompletion_offers_choices(playground: Playground, connect: Connect) -> None:
    bot = Bot()
    colours = ["red", "green", "blue"]

    async def matching(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=c.title(), value=c) for c in colours if typed in c]

    @bot.tree.command(description="Paint")
    @app_commands.autocomplete(colour=matching)
    async def paint(interaction: discord.Interaction, colour: str) -> None:
        await interaction.response.send_message(f"{colour} it is")

    await connect(bot)
    anna = playground.people.anna
    assert await anna.autocomplete("paint", "colour", colour="re") == [
        {"name": "Red", "value": "red"},
        {"name": "Green", "value": "green"},
    ]
    interaction = await anna.slash("paint", colour="red")
    assert interaction.response is not None
    assert texts(interaction.response) == "red it is"


async def test_people_cannot_use_what_they_cannot_see(
    playground: Playground, connect: Connect
) -> None:
    class Nothing(discord.ui.View):
        @discord.ui.button(label="Off", custom_id="off", disabled=True)
        async def off(
            self, interaction: discord.Interaction, _: discord.ui.Button[Nothing]
        ) -> None:
            raise AssertionError

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("secret", view=Nothing(), ephemeral=True)

    await connect(bot_with(answer))
    people = playground.people
    message = (await people.anna.slash("go")).response
    assert message is not None
    with pytest.raises(NotAllowedError, match="gone"):
        await people.ben.click(message, "off")
    with pytest.raises(NotAllowedError, match="switched off"):
        await people.anna.click(message, "off")
    with pytest.raises(NotAllowedError, match="no command stop"):
        await people.anna.slash("stop")
