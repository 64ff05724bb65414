"""The unmodified discord.py client against the playground, over real sockets."""

from __future__ import annotations

import discord
from discord import app_commands

from playground import Playground
from tests.playground.conftest import Bot, Connect


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
