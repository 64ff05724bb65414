"""The unmodified discord.py client against the playground, over real sockets."""

from __future__ import annotations

import discord
from discord import app_commands

from playground import Playground
from playground.people.person import texts
from tests.playground.conftest import Bot, Connect


async def test_a_client_logs_in_and_finds_the_guild(
    playground: Playground, connect: Connect
) -> None:
    bot = await connect(Bot())
    assert bot.user is not None
    assert str(bot.user.id) == playground.world.bot.id
    (guild,) = bot.guilds
    assert [channel.name for channel in guild.text_channels] == ["uno", "lounge"]
    assert guild.me.id == bot.user.id
    assert playground.online


async def test_a_slash_command_gets_an_ephemeral_answer(
    playground: Playground, connect: Connect
) -> None:
    bot = Bot()

    @bot.tree.command(description="Say hello")
    async def hello(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Hello {interaction.user.name}", ephemeral=True)

    await connect(bot)
    interaction = await playground.people.anna.slash("hello")
    assert interaction.response is not None
    assert texts(interaction.response) == "Hello anna"
    assert playground.people.anna.last() is interaction.response
    assert playground.people.ben.messages() == []


async def test_subcommands_and_options_reach_the_bot(
    playground: Playground, connect: Connect
) -> None:
    bot = Bot()
    group = app_commands.Group(name="uno", description="A game")
    got: list[object] = []

    @group.command(description="Start")
    async def start(
        interaction: discord.Interaction, rounds: int, guest: discord.Member, quick: bool = False
    ) -> None:
        got.extend([rounds, guest.id, quick])
        await interaction.response.send_message("ok")

    bot.tree.add_command(group)
    await connect(bot)
    people = playground.people
    await people.anna.slash("uno start", rounds=3, guest=people.ben, quick=True)
    assert got == [3, int(people.ben.id), True]


async def test_a_button_updates_its_message(playground: Playground, connect: Connect) -> None:
    bot = Bot()

    class Counter(discord.ui.View):
        count = 0

        @discord.ui.button(label="More", custom_id="more")
        async def more(
            self, interaction: discord.Interaction, _: discord.ui.Button[Counter]
        ) -> None:
            self.count += 1
            await interaction.response.edit_message(content=f"Count {self.count}", view=self)

    @bot.tree.command(description="Count")
    async def count(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Count 0", view=Counter())

    await connect(bot)
    anna, ben = playground.people.anna, playground.people.ben
    message = (await anna.slash("count")).response
    assert message is not None
    await ben.click(message, label="More")
    await anna.click(message, "more")
    assert message.content == "Count 2"
    assert message.edited_at is not None


async def test_direct_messages_go_both_ways(playground: Playground, connect: Connect) -> None:
    bot = await connect(Bot())
    cem = playground.people.cem
    user = await bot.fetch_user(int(cem.id))
    sent = await user.send("Psst")
    (received,) = cem.inbox()
    assert (received.id, received.content) == (str(sent.id), "Psst")
    cem.send("Yes?", cem.dm)
    (message,) = (
        await bot.event_of("message") if not bot.events("message") else bot.events("message")[-1]
    )
    assert isinstance(message, discord.Message)


async def test_reactions_of_people_reach_the_bot(playground: Playground, connect: Connect) -> None:
    bot = await connect(Bot())
    channel = bot.guilds[0].text_channels[0]
    message = await channel.send("React!")
    await message.add_reaction("\N{THUMBS UP SIGN}")
    dana = playground.people.dana
    dana.react(dana.last(), "\N{THUMBS UP SIGN}")
    await playground.until(lambda: dana.last().reactions[0].user_ids[1:])
    fresh = await channel.fetch_message(message.id)
    assert [(str(r.emoji), r.count, r.me) for r in fresh.reactions] == [("👍", 2, True)]
