"""Commands of the Apps menu, of a message and of a person; languages and the moderators' role."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from playground import NotAllowedError, Playground
from playground.protocol.constants import MessageType
from tests.playground.conftest import Bot, Connect, bot_with


async def test_a_message_has_an_apps_menu(playground: Playground, connect: Connect) -> None:
    bot = Bot()

    @bot.tree.context_menu(name="Silly question")
    async def silly(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"{message.author.mention}: {message.content}")

    await connect(bot)
    anna, ben = playground.people.anna, playground.people.ben
    asked = ben.send("Whose turn is it?")
    interaction = await anna.use_on(asked, "Silly question")
    answer = interaction.response
    assert answer is not None
    assert answer.content == f"{ben.mention}: Whose turn is it?"
    assert answer.type is MessageType.CONTEXT_MENU_COMMAND
    assert answer.interaction_metadata is not None
    assert answer.interaction_metadata["target_message_id"] == asked.id
    with pytest.raises(NotAllowedError, match="no command"):
        await anna.use_on(ben, "Silly question")
    with pytest.raises(NotAllowedError, match="no command"):
        await anna.slash("Silly question")


async def test_an_ephemeral_message_has_none(playground: Playground, connect: Connect) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("psst", ephemeral=True)

    bot = bot_with(answer)

    @bot.tree.context_menu(name="Look")
    async def look(interaction: discord.Interaction, message: discord.Message) -> None: ...

    await connect(bot)
    seen = (await playground.people.anna.slash("go")).response
    assert seen is not None
    with pytest.raises(NotAllowedError, match="no Apps menu"):
        await playground.people.anna.use_on(seen, "Look")


async def test_a_person_has_an_apps_menu(playground: Playground, connect: Connect) -> None:
    bot = Bot()

    @bot.tree.context_menu(name="Wave")
    @app_commands.guild_only()
    async def wave(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"👋 {member.display_name}")

    await connect(bot)
    cem, dana = playground.people.cem, playground.people.dana
    answer = (await cem.use_on(dana, "Wave")).response
    assert answer is not None
    assert answer.content == "👋 Dana"
    assert answer.interaction_metadata is not None
    assert answer.interaction_metadata["target_user"]["id"] == dana.id
    with pytest.raises(NotAllowedError, match="no command"):
        await cem.use_on(dana, "Wave", cem.dm)
