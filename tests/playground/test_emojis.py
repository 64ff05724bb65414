"""The application's emojis: made by the bot, used in buttons and reactions, served as files."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from playground import Playground
from tests.playground.conftest import Api, Bot, Connect
from tests.playground.test_messages import PNG


async def test_emojis_are_made_listed_and_removed(playground: Playground, connect: Connect) -> None:
    bot = await connect(Bot())
    emoji = await bot.create_application_emoji(name="red_5", image=PNG)
    assert [e.name for e in await bot.fetch_application_emojis()] == ["red_5"]
    with pytest.raises(discord.HTTPException) as refused:
        await bot.create_application_emoji(name="red_5", image=PNG)
    assert refused.value.code == 50035
    playground.violations.clear()
    url = f"{playground.url}/cdn/emojis/{emoji.id}.png"
    async with aiohttp.ClientSession() as session, session.get(url) as served:
        assert (served.content_type, await served.read()) == ("image/png", PNG)
    await emoji.delete()
    assert playground.world.emojis == {}


async def test_emojis_stand_on_buttons_and_in_reactions(
    playground: Playground, connect: Connect, api: Api
) -> None:
    bot = await connect(Bot())
    emoji = await bot.create_application_emoji(name="red_5", image=PNG)
    view = discord.ui.View()
    view.add_item(discord.ui.Button(emoji=emoji, custom_id="x"))
    message = await bot.guilds[0].text_channels[0].send("Play", view=view)
    # The page reads ids as JSON, in which a number of their size is rounded.
    path = f"/channels/{message.channel.id}/messages"
    ((row,),) = [shown["components"] for shown in (await api("GET", path)).body]
    assert [button["emoji"]["id"] for button in row["components"]] == [str(emoji.id)]
    await message.add_reaction(emoji)
    anna = playground.people.anna
    anna.react(anna.last(), "red_5")
    (fresh,) = [shown async for shown in message.channel.history()]
    assert [(r.count, str(r.emoji)) for r in fresh.reactions] == [(2, str(emoji))]
    view.add_item(discord.ui.Button(emoji="<:nothing:123456789012345678>", custom_id="y"))
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(view=view)
    assert refused.value.code == 50035
    playground.violations.clear()
